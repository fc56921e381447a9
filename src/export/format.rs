//! The formats of files, and the endings of names that mean them.

use std::path::Path;

use clap::ValueEnum;

use super::still;

/// A format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ValueEnum)]
pub enum Format {
    /// The screen as text
    Txt,
    /// The screen as text with colours
    Ansi,
    /// The screen, the board or the tree as shapes
    Svg,
    /// The board or the tree as pixels
    Png,
    /// The board or the tree, step by step
    Gif,
    /// The screen, step by step, for players of terminal recordings
    Cast,
    /// A page to step through
    Html,
}

impl Format {
    /// Whether one file holds all frames of a range.
    pub const fn is_sequence(self) -> bool {
        self.still().is_none()
    }

    /// Whether a terminal cannot show it.
    pub const fn is_binary(self) -> bool {
        matches!(self, Self::Png | Self::Gif)
    }

    /// The format that the ending of `path` means.
    pub fn of(path: &Path) -> Option<Self> {
        Self::from_str(path.extension()?.to_str()?, true).ok()
    }

    /// The format of a single frame, if it is one.
    pub const fn still(self) -> Option<still::Format> {
        match self {
            Self::Txt => Some(still::Format::Plain),
            Self::Ansi => Some(still::Format::Coloured),
            Self::Svg => Some(still::Format::Svg),
            Self::Png => Some(still::Format::Png),
            Self::Gif | Self::Cast | Self::Html => None,
        }
    }
}
