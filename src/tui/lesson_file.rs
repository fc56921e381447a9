//! The lesson file on disk: read when it has changed, and written to by a key.
//!
//! Nothing watches the file: its time is looked at when a key is pressed, before the key acts, and
//! once a second while the picture moves by itself. So a paused screen sleeps.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::app::{App, LessonNotice};
use crate::i18n::{Language, text};
use crate::lesson::Lesson;
use crate::lesson::append::{self, AppendError, NewStop};
use crate::save::replace;

/// Where stops are appended when no lesson file is open: in the current directory.
pub const NEW_FILE: &str = "lesson.toml";

/// How often the file is looked at while the picture moves by itself.
const INTERVAL: Duration = Duration::from_secs(1);

/// A lesson file.
#[derive(Debug)]
pub struct LessonFile {
    path: PathBuf,
    purpose: Use,
    looked: Duration,
}

/// What the file is to the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Use {
    /// The lesson being given; it was read when the file was like this.
    Given(Option<Stamp>),
    /// Stops are appended to it.
    Kept,
}

/// What tells that a file was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stamp {
    modified: SystemTime,
    length: u64,
}

impl LessonFile {
    /// The file of the lesson being given, which has just been read.
    pub fn given(path: PathBuf) -> Self {
        let stamp = stamp(&path);
        Self { path, purpose: Use::Given(stamp), looked: Duration::ZERO }
    }

    /// A file that stops are appended to and that is not the lesson being given; it need not exist.
    pub const fn kept(path: PathBuf) -> Self {
        Self { path, purpose: Use::Kept, looked: Duration::ZERO }
    }

    /// Lets `app` have the lesson anew if its file has changed; gives what there is to say then.
    pub fn refresh(&mut self, app: &mut App) -> Option<LessonNotice> {
        let Use::Given(before) = self.purpose else { return None };
        let now = stamp(&self.path);
        // A file that is being replaced is gone for a moment.
        if now.is_none() || now == before {
            return None;
        }
        let text = fs::read_to_string(&self.path).ok()?;
        self.purpose = Use::Given(now);
        Some(app.reload(read(&text, &self.path, app.voice().language)))
    }

    /// The same, at most once a second.
    pub fn refresh_at(&mut self, app: &mut App, now: Duration) -> Option<LessonNotice> {
        if now.saturating_sub(self.looked) < INTERVAL {
            return None;
        }
        self.looked = now;
        self.refresh(app)
    }

    /// Appends the position of `app` as a stop, and tells it what became of that.
    pub fn append(&mut self, app: &mut App) {
        let stop = app.new_stop();
        let result = self.append_stop(&stop);
        self.refresh(app);
        app.say(Some(match result {
            Ok(file) => LessonNotice::Appended(file),
            Err(why) => LessonNotice::NotAppended(why),
        }));
    }

    fn append_stop(&self, stop: &NewStop) -> Result<String, String> {
        let name = self.path.display().to_string();
        let refused = |error| refusal(&error, &name, stop.language);
        let text = match fs::read_to_string(&self.path) {
            Ok(text) => append::appended(&text, stop).map_err(refused)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                append::new_file(stop).map_err(refused)?
            }
            Err(error) => return Err(format!("{name}: {error}")),
        };
        replace(&self.path, |out| out.write_all(text.as_bytes()))
            .map_err(|error| format!("{name}: {error}"))?;
        Ok(name)
    }
}

/// The lesson in `text`, read from the file at `path`, or its mistake and where it is.
///
/// # Errors
/// The mistake, with file and line.
pub fn read(text: &str, path: &Path, language: Language) -> Result<Lesson, String> {
    Lesson::parse(text).map_err(|mistake| mistake.located(&path.display().to_string(), language))
}

fn refusal(error: &AppendError, file: &str, language: Language) -> String {
    match error {
        AppendError::Mistake(mistake) => mistake.located(file, language),
        AppendError::FixedQueens => text!(language, "lesson-fixed-queens"),
        AppendError::TooFar => text!(language, "lesson-too-far"),
    }
}

fn stamp(path: &Path) -> Option<Stamp> {
    let metadata = fs::metadata(path).ok()?;
    Some(Stamp { modified: metadata.modified().ok()?, length: metadata.len() })
}
