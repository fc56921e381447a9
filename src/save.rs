//! Files that are written whole or not at all.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::i18n::{Language, text};

/// What happens to a file that is there already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Existing {
    /// It is kept, and saving fails.
    Keep,
    /// The new one takes its place.
    Replace,
}

/// Why a file was not saved; what was there before is untouched.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// There is a file of that name already.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// It could not be written.
    #[error("cannot write {0}: {1}")]
    Write(PathBuf, #[source] io::Error),
}

impl SaveError {
    /// The reason in `language`, in one line.
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Exists(path) => {
                text!(language, "export-exists", path = path.display().to_string())
            }
            Self::Write(path, error) => {
                let (path, error) = (path.display().to_string(), error.to_string());
                text!(language, "export-cannot-write", path = path, error = error)
            }
        }
    }
}

/// Writes a file beside `path` by `write`, and gives it the name when it is whole.
///
/// # Errors
/// There is such a file and it is to be kept, or it could not be written.
pub fn save(
    path: &Path,
    existing: Existing,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), SaveError> {
    let saved = match existing {
        Existing::Keep if path.symlink_metadata().is_ok() => {
            return Err(SaveError::Exists(path.to_owned()));
        }
        Existing::Keep => create(path, write),
        Existing::Replace => replace(path, write),
    };
    saved.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => SaveError::Exists(path.to_owned()),
        _ => SaveError::Write(path.to_owned(), error),
    })
}

fn create(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    written_beside(path, write)?.persist_noclobber(path)?;
    Ok(())
}

/// Writes what takes the place of the file at `path`, if there is one, when it is whole. Where the
/// path is a link it stays one, and the file may still be used by whom it could be used before.
///
/// # Errors
/// It could not be written; what was there is untouched.
pub fn replace(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let Ok(found) = fs::metadata(path) else {
        written_beside(path, write)?.persist(path)?;
        return Ok(());
    };
    if !found.is_file() {
        // A pipe or a device has nothing to lose, and must not become a file.
        return write_buffered(&mut fs::OpenOptions::new().write(true).open(path)?, write);
    }
    let path = fs::canonicalize(path)?;
    let file = written_beside(&path, write)?;
    fs::set_permissions(file.path(), found.permissions())?;
    file.persist(path)?;
    Ok(())
}

/// A file with what `write` writes, in the folder of `path`, that is gone unless it gets a name.
fn written_beside(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    let folder = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let mut builder = Builder::new();
    builder.prefix(".nq-tui-");
    // A temporary file is private; a hand-out is as public as the user's other files.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    write_buffered(file.as_file_mut(), write)?;
    Ok(file)
}

fn write_buffered(
    file: &mut fs::File,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut out = BufWriter::new(file);
    write(&mut out)?;
    out.flush()
}

/// `path` with the number of a step before its extension: `board.svg` → `board-0017.svg`.
pub fn numbered(path: &Path, number: u128, digits: usize) -> PathBuf {
    let stem = path.file_stem().and_then(OsStr::to_str).unwrap_or("frame");
    let mut name = format!("{stem}-{number:0digits$}");
    if let Some(extension) = path.extension().and_then(OsStr::to_str) {
        name.push('.');
        name.push_str(extension);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_kept_unless_it_may_be_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        save(&path, Existing::Keep, |out| out.write_all(b"first")).unwrap();
        let again = save(&path, Existing::Keep, |out| out.write_all(b"second"));
        assert!(matches!(again, Err(SaveError::Exists(_))));
        assert_eq!(fs::read_to_string(&path).unwrap(), "first");
        save(&path, Existing::Replace, |out| out.write_all(b"third")).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "third");
    }

    #[test]
    fn a_file_that_breaks_off_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        let broken = save(&path, Existing::Replace, |out| {
            out.write_all(b"half")?;
            Err(io::Error::other("disk full"))
        });
        assert_eq!(
            broken.unwrap_err().to_string(),
            format!("cannot write {}: disk full", path.display())
        );
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_one_and_so_do_the_permissions() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("a.txt"), folder.path().join("link.txt"));
        fs::write(&path, "first").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&path, &link).unwrap();
        save(&link, Existing::Replace, |out| out.write_all(b"second")).unwrap();
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&path).unwrap(), "second");
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_stays_one() {
        use std::os::unix::fs::FileTypeExt;
        save(Path::new("/dev/null"), Existing::Replace, |out| out.write_all(b"gone")).unwrap();
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    }

    #[test]
    fn a_folder_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let refused = save(folder.path(), Existing::Replace, |out| out.write_all(b"text"));
        assert!(matches!(refused, Err(SaveError::Write(..))));
        assert!(folder.path().is_dir());
    }

    #[test]
    fn numbers_stand_before_the_extension() {
        let numbered = |path: &str| numbered(Path::new(path), 17, 4);
        assert_eq!(numbered("a/board.svg"), Path::new("a/board-0017.svg"));
        assert_eq!(numbered("board"), Path::new("board-0017"));
    }
}
