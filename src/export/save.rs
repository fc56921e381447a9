//! Files that are written whole or not at all.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

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
    let failed = |error| SaveError::Write(path.to_owned(), error);
    if existing == Existing::Keep && path.symlink_metadata().is_ok() {
        return Err(SaveError::Exists(path.to_owned()));
    }
    let folder = match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    };
    let mut file = NamedTempFile::with_prefix_in(".nq-tui-", folder).map_err(failed)?;
    {
        let mut out = BufWriter::new(file.as_file_mut());
        write(&mut out).and_then(|()| out.flush()).map_err(failed)?;
    }
    allow_reading(file.path()).map_err(failed)?;
    let persisted = match existing {
        Existing::Keep => file.persist_noclobber(path),
        Existing::Replace => file.persist(path),
    };
    match persisted {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
            Err(SaveError::Exists(path.to_owned()))
        }
        Err(error) => Err(failed(error.error)),
    }
}

/// A temporary file is private; a hand-out is not.
fn allow_reading(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(path, fs::Permissions::from_mode(0o644))?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
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

    #[test]
    fn numbers_stand_before_the_extension() {
        let numbered = |path: &str| numbered(Path::new(path), 17, 4);
        assert_eq!(numbered("a/board.svg"), Path::new("a/board-0017.svg"));
        assert_eq!(numbered("board"), Path::new("board-0017"));
    }
}
