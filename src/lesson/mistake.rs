//! What is wrong with a lesson file, and where.

use crate::failure::visible;
use crate::i18n::{Language, text};
use crate::playback::jump::Miss;
use crate::search::Step;
use crate::tui::panes::footer::miss_text;

/// Something wrong in a lesson file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    /// The line on which it is, from 1.
    pub line: usize,
    /// What it is.
    pub what: What,
}

/// What can be wrong in a lesson file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// The file is no TOML, has a key that does not exist, or a value of another type; as the
    /// parser says it.
    Toml(String),
    /// The lesson has no title.
    NoTitle,
    /// The lesson does not say how large the board is.
    NoSize,
    /// The lesson has no stop.
    NoStop,
    /// A board of this size cannot be searched.
    Size(i64),
    /// Counting starts at 0 or 1, not at this.
    Base(i64),
    /// This is none of the names that can stand here.
    Name {
        /// What stands there.
        given: String,
        /// What could.
        expected: String,
    },
    /// The stop does not say where it is.
    NoTarget,
    /// This is no target.
    Target(String),
    /// The search has no such position.
    Miss(Miss),
    /// The position takes too long to find.
    TooFar,
    /// The stop has no note.
    NoNote,
    /// The note does not fit its rows.
    LongNote {
        /// The rows that it needs.
        rows: usize,
    },
    /// The stop lies before the one above it.
    Backwards {
        /// Its step.
        step: Step,
        /// The step of the stop above it.
        before: Step,
    },
    /// The question of the stop above has its answer only at this step.
    BeforeAnswer {
        /// The step.
        step: Step,
    },
    /// The strategy beside is the one searched with.
    BesideItself(&'static str),
    /// At this stop the question has no answer.
    Unanswerable(&'static str),
}

impl Mistake {
    /// The mistake in one line, without its place.
    pub fn text(&self, language: Language) -> String {
        let id = match &self.what {
            What::Toml(message) => return visible(message),
            What::NoTitle => "lesson-no-title",
            What::NoSize => "lesson-no-size",
            What::NoStop => "lesson-no-stop",
            What::Size(n) => return text!(language, "lesson-bad-size", n = n.to_string()),
            What::Base(base) => return text!(language, "lesson-bad-base", base = base.to_string()),
            What::Name { given, expected } => {
                let (given, expected) = (visible(given), expected.as_str());
                return text!(language, "lesson-bad-name", given = given, expected = expected);
            }
            What::NoTarget => "lesson-no-target",
            What::Target(given) => {
                return text!(language, "lesson-bad-target", given = visible(given));
            }
            What::Miss(miss) => {
                let why = miss_text(language, *miss);
                return text!(language, "lesson-beyond", why = why);
            }
            What::TooFar => "lesson-too-far",
            What::NoNote => "lesson-no-note",
            What::LongNote { rows } => {
                return text!(
                    language,
                    "lesson-long-note",
                    rows = *rows as u64,
                    most = super::NOTE_ROWS,
                    columns = super::NOTE_COLUMNS,
                );
            }
            What::Backwards { step, before } => {
                return text!(language, "lesson-backwards", step = *step, before = *before);
            }
            What::BeforeAnswer { step } => {
                return text!(language, "lesson-before-answer", step = *step);
            }
            What::BesideItself(name) => {
                return text!(language, "lesson-beside-itself", name = *name);
            }
            What::Unanswerable(name) => {
                return text!(language, "lesson-unanswerable", name = *name);
            }
        };
        language.text(id)
    }

    /// The mistake in one line, with its place: `file:line: what was expected`.
    pub fn located(&self, file: &str, language: Language) -> String {
        format!("{file}:{}: {}", self.line, self.text(language))
    }
}
