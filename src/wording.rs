//! What is said about a step, in both languages: the two reason lines, and the line of the log.
//!
//! Everything is read off the position; no sentence is kept along.

mod log;
pub mod practice;
mod reason;
mod stack;

pub use log::{LogLine, log_line};
pub(crate) use reason::boards;
pub use reason::{Reason, reason};
pub use stack::stack_tuple;

use crate::i18n::Language;
use crate::search::Square;
use crate::tui::glyphs::Glyphs;

/// From which number rows and columns are counted on the screen.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(try_from = "i64", into = "i64")]
pub enum Base {
    /// From 0, as the lectures' code does: numbers are labels ("行 2").
    #[default]
    Zero,
    /// From 1, as the lectures' prose does: numbers are ordinals ("第 3 行").
    One,
}

impl TryFrom<i64> for Base {
    type Error = &'static str;

    fn try_from(first: i64) -> Result<Self, Self::Error> {
        match first {
            0 => Ok(Self::Zero),
            1 => Ok(Self::One),
            _ => Err("expected 0 or 1"),
        }
    }
}

impl From<Base> for i64 {
    fn from(base: Base) -> Self {
        base.first().into()
    }
}

impl Base {
    /// The number shown for the row or column `index`, which counts from 0.
    pub fn label(self, index: impl Into<u16>) -> u16 {
        index.into() + u16::from(self.first())
    }

    /// The label of the first row and column.
    pub const fn first(self) -> u8 {
        match self {
            Self::Zero => 0,
            Self::One => 1,
        }
    }

    /// How the locale files call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::One => "one",
        }
    }

    /// A square as the screen names it: (row,column).
    pub fn square(self, square: Square) -> String {
        format!("({},{})", self.label(square.row), self.label(square.col))
    }
}

/// How the program speaks: the language, where counting starts, and the symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Voice {
    /// The language.
    pub language: Language,
    /// Where rows and columns start.
    pub base: Base,
    /// The symbols for lines and keys.
    pub glyphs: &'static Glyphs,
}
