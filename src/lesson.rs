//! Lessons: a search with stops on the way, each with a note, as read from a TOML file.
//!
//! The format is described in `docs/lessons.md`. Nothing here reads a file or draws; a lesson that
//! was read has been checked, and the position of every stop is known.

pub mod append;
pub mod builtin;
mod check;
mod file;
pub mod mistake;

use crate::i18n::Language;
use crate::listing::Program;
use crate::practice::{Failure, Kind, Question};
use crate::search::conflict::Method;
use crate::search::{Position, Strategy};
use crate::tui::settings::Overlay;
use crate::tui::view::View;
use crate::wording::Base;

pub use mistake::Mistake;

/// The columns of a note on the smallest screen that lessons are made for, 60 columns wide.
pub const NOTE_COLUMNS: u16 = 50;

/// The rows of a note.
pub const NOTE_ROWS: u16 = 2;

/// A lesson whose stops have been found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// What it is about.
    pub title: Words,
    /// At least one, in the order in which they are given.
    pub stops: Vec<Stop>,
}

/// A text in one language or both.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Words {
    /// In English.
    pub en: Option<String>,
    /// In Chinese.
    pub zh: Option<String>,
}

impl Words {
    /// The text in `language`, else in the other one; empty if there is none.
    pub fn in_language(&self, language: Language) -> &str {
        let (first, second) = match language {
            Language::English => (&self.en, &self.zh),
            Language::Chinese => (&self.zh, &self.en),
        };
        let texts = [first, second].into_iter().flatten();
        texts.map(String::as_str).find(|text| !text.is_empty()).unwrap_or_default()
    }
}

/// A place in the search at which the lecturer says something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// The line of the file on which it begins, from 1.
    pub line: usize,
    /// Where it is.
    pub position: Position,
    /// What is said there; empty when it has not been written yet.
    pub note: Words,
    /// How one goes on from it.
    pub by: By,
    /// What is asked there.
    pub ask: Option<Ask>,
    /// What it changes of the screen.
    pub show: Show,
    /// Stops with the same number lie in one search, none before the one above it.
    pub leg: usize,
}

/// How one goes from a stop to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum By {
    /// A step at a time.
    #[default]
    Step,
    /// From one queen move to the next.
    Move,
    /// At once.
    Jump,
}

impl By {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Step, Self::Move, Self::Jump];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Move => "move",
            Self::Jump => "jump",
        }
    }
}

/// A question that is put when a stop is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// Which column takes the next queen.
    Row,
    /// Whether a queen can stand on the next square.
    Square,
    /// Which queen is taken back.
    DeadEnd,
}

impl Ask {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Row, Self::Square, Self::DeadEnd];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Square => "square",
            Self::DeadEnd => "dead end",
        }
    }

    /// How it is asked.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Row | Self::DeadEnd => Kind::Row,
            Self::Square => Kind::Square,
        }
    }

    /// What is asked at `position`, if there is an answer to it there.
    pub fn question(self, position: &Position) -> Option<Question> {
        Question::at(position, self.kind()).filter(|question| {
            matches!(
                (self, question),
                (Self::Row, Question::Row(_))
                    | (Self::Square, Question::Square(_))
                    | (Self::DeadEnd, Question::TakenBack(Failure::DeadEnd(_)))
            )
        })
    }
}

/// What a stop changes of the screen; `None` leaves it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Show {
    /// What stands beside the board.
    pub view: Option<View>,
    /// What is written over the board.
    pub overlay: Option<Overlay>,
    /// The strategy beside this one, or none.
    pub beside: Option<Option<Strategy>>,
    /// How rows and columns are counted.
    pub base: Option<Base>,
    /// The conflict test in the inspector.
    pub method: Option<Method>,
    /// The program in the code pane.
    pub program: Option<Program>,
}

impl Show {
    /// What both change; where they differ, what `later` says.
    #[must_use]
    pub fn with(self, later: Self) -> Self {
        Self {
            view: later.view.or(self.view),
            overlay: later.overlay.or(self.overlay),
            beside: later.beside.or(self.beside),
            base: later.base.or(self.base),
            method: later.method.or(self.method),
            program: later.program.or(self.program),
        }
    }
}

/// The part of the screen that a lesson directs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Scene {
    /// What stands beside the board.
    pub view: View,
    /// What is written over the board.
    pub overlay: Overlay,
    /// The strategy beside this one, or none.
    pub beside: Option<Strategy>,
    /// How rows and columns are counted.
    pub base: Base,
    /// The conflict test in the inspector.
    pub method: Method,
    /// The program in the code pane.
    pub program: Program,
}

impl Scene {
    /// This scene with what `show` changes.
    #[must_use]
    pub fn with(self, show: Show) -> Self {
        Self {
            view: show.view.unwrap_or(self.view),
            overlay: show.overlay.unwrap_or(self.overlay),
            beside: show.beside.unwrap_or(self.beside),
            base: show.base.unwrap_or(self.base),
            method: show.method.unwrap_or(self.method),
            program: show.program.unwrap_or(self.program),
        }
    }

    /// What makes this scene of `other`.
    pub fn difference(self, other: Self) -> Show {
        fn change<T: PartialEq + Copy>(to: T, from: T) -> Option<T> {
            (to != from).then_some(to)
        }
        Show {
            view: change(self.view, other.view),
            overlay: change(self.overlay, other.overlay),
            beside: change(self.beside, other.beside),
            base: change(self.base, other.base),
            method: change(self.method, other.method),
            program: change(self.program, other.program),
        }
    }
}

impl Lesson {
    /// Reads and checks the text of a lesson file.
    ///
    /// # Errors
    /// The first mistake in it.
    pub fn parse(text: &str) -> Result<Self, Mistake> {
        check::checked(text)
    }

    /// What the screen shows at a stop, from 0, if `opening` was shown before the first.
    pub fn scene(&self, stop: usize, opening: Scene) -> Scene {
        self.stops.iter().take(stop + 1).fold(opening, |scene, stop| scene.with(stop.show))
    }
}
