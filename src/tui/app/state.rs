//! What lies over the panes, and the switches of the screen.

use crate::playback::Direction;
use crate::playback::jump::Miss;
use crate::playback::target::TargetError;
use crate::search::Step;
use crate::tui::practice::Refusal;
use crate::tui::prompt::Prompt;

/// Whether the log shows steps that have not been reached yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Future {
    /// Nothing beyond the furthest step shown.
    #[default]
    Hidden,
    /// What comes next as well.
    Shown,
}

impl Future {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Hidden => Self::Shown,
            Self::Shown => Self::Hidden,
        }
    }
}

/// Whether the picture is shown at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Picture {
    /// It is.
    #[default]
    Shown,
    /// The screen is blank, so that the class looks at the lecturer.
    Blank,
}

impl Picture {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Shown => Self::Blank,
            Self::Blank => Self::Shown,
        }
    }
}

/// For whom the screen is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Audience {
    /// Those who sit near it: everything that fits.
    #[default]
    Near,
    /// The whole hall: little, and large.
    Hall,
}

/// What lies over the panes or in the footer's place.
#[derive(Debug, Clone)]
pub enum Popup {
    /// The keys and terms, from this entry on.
    Help(usize),
    /// The settings, this one chosen.
    Settings(usize),
    /// A question, and the answer being typed.
    Ask(Question, Prompt),
}

/// What a prompt asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// A target.
    GoTo,
    /// The square whose tests to visit, that way.
    Square(Direction),
    /// A board size, a strategy, a goal.
    Change,
    /// The name of a file for the frame.
    Save,
    /// Whether that file may be replaced.
    Replace,
}

/// A message in the footer's place, until the next key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// There is nothing further that way.
    AtLimit(Direction),
    /// A jump arrived.
    Jumped(Step, Step),
    /// A jump found nothing.
    Missed(Miss),
    /// What was typed is no target.
    BadTarget(TargetError),
    /// What was typed is no square of the board.
    BadSquare,
    /// What was typed is no search.
    BadChange,
    /// There is no jump to return from.
    NothingToReturn,
    /// A job broke off.
    Failed(String),
    /// An input method turns keys into characters.
    InputMethod,
    /// The speed is now this.
    Speed,
    /// The program cannot stop: nobody would continue it.
    NobodyContinues,
    /// The key is of no use while one practises.
    Practice(Refusal),
    /// The settings were kept in this file.
    Kept(String),
    /// The settings were not kept, for this reason.
    NotKept(String),
    /// The frame was saved under this name.
    Saved(String),
    /// The frame could not be saved, and why.
    NotSaved(String),
    /// What was typed is the name of no format.
    BadName,
    /// The file that was there is left alone.
    Untouched,
    /// The board was sent to the clipboard.
    Copied,
    /// Something about the lesson.
    Lesson(LessonNotice),
}

/// A message about the lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LessonNotice {
    /// The lesson begins.
    Opened,
    /// There is no stop further that way.
    NoStop(Direction),
    /// No lesson is given.
    None,
    /// The position was appended to this file.
    Appended(String),
    /// The position could not be appended, and why.
    NotAppended(String),
    /// The lesson was read anew.
    Reloaded,
    /// The lesson was changed and now has this mistake; the old one stays.
    Mistaken(String),
}
