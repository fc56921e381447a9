//! What is chosen with F2: which code, which test, which way to draw, and how the screen speaks.

use crate::i18n::{Language, text};
use crate::listing::{self, Program};
use crate::search::conflict::Method;
use crate::tui::glyphs::{GlyphChoice, GlyphSet};
use crate::tui::terminal::Mouse;
use crate::tui::theme::ThemeName;
use crate::wording::Voice;

/// What the panes show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Settings {
    /// The program in the code pane.
    pub program: Program,
    /// The language of that program.
    pub code_language: listing::Language,
    /// The conflict test in the inspector.
    pub method: Method,
    /// How the stack is drawn.
    pub stack_view: StackView,
    /// What is written over the board.
    pub overlay: Overlay,
    /// The colours.
    pub theme: ThemeName,
    /// The symbols asked for.
    pub glyphs: GlyphChoice,
    /// The symbols that fit the terminal.
    pub fitting: GlyphSet,
    /// Whether the mouse is used.
    pub mouse: Mouse,
}

/// How the stack is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum StackView {
    /// The frames and the array, beside each other or below.
    #[default]
    Both,
    /// The frames of the recursive program.
    Recursive,
    /// The array of the iterative program.
    Iterative,
}

impl StackView {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Both, Self::Recursive, Self::Iterative];

    pub(super) const fn message(self) -> &'static str {
        match self {
            Self::Both => "stack-both",
            Self::Recursive => "stack-recursive",
            Self::Iterative => "stack-iterative",
        }
    }
}

/// What is written over the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Overlay {
    /// Nothing: the four marks alone.
    #[default]
    None,
    /// The squares not tried yet that no queen above attacks.
    Free,
    /// The index of each square's ↘ diagonal.
    Diagonals,
    /// The index of each square's ↙ diagonal.
    Antidiagonals,
}

impl Overlay {
    /// All of them, in the order in which a key goes through them.
    pub const ALL: [Self; 4] = [Self::None, Self::Free, Self::Diagonals, Self::Antidiagonals];

    /// How files and the command line call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Free => "free",
            Self::Diagonals => "diagonals",
            Self::Antidiagonals => "antidiagonals",
        }
    }

    /// The overlay of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|overlay| overlay.name() == name)
    }

    /// The overlay after this one; after the last, none.
    #[must_use]
    pub fn next(self) -> Self {
        turned(&Self::ALL, self, Turn::Next)
    }

    pub(super) const fn message(self) -> &'static str {
        match self {
            Self::None => "overlay-none",
            Self::Free => "overlay-free",
            Self::Diagonals => "overlay-diagonals",
            Self::Antidiagonals => "overlay-antidiagonals",
        }
    }
}

/// Which way a setting is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// To the value after it; after the last comes the first.
    Next,
    /// To the value before it.
    Previous,
}

/// The name of a program in `language`.
pub fn program_name(program: Program, language: Language) -> String {
    language.text(&format!("program-{}", program.name()))
}

/// The name of a programming language in `language`.
pub fn code_language_name(code: listing::Language, language: Language) -> String {
    language.text(&format!("code-language-{}", code.name()))
}

/// The name of a conflict test in `language`.
pub fn method_name(method: Method, language: Language) -> String {
    language.text(&format!("method-{}", method.name()))
}

/// What an overlay shows.
pub fn overlay_name(overlay: Overlay, voice: &Voice) -> String {
    let [_, diagonal, antidiagonal, _] = voice.glyphs.lines;
    let arrow = if overlay == Overlay::Antidiagonals { antidiagonal } else { diagonal };
    text!(voice.language, overlay.message(), arrow = arrow, minus = voice.glyphs.minus)
}

pub(super) const fn language_message(language: Language) -> &'static str {
    match language {
        Language::English => "language-english",
        Language::Chinese => "language-chinese",
    }
}

/// The value beside `value` among `all`, around the end.
pub(super) fn turned<T: Copy + PartialEq>(all: &[T], value: T, turn: Turn) -> T {
    let at = all.iter().position(|it| *it == value).unwrap_or(0);
    let step = match turn {
        Turn::Next => 1,
        Turn::Previous => all.len() - 1,
    };
    all.get((at + step) % all.len()).copied().unwrap_or(value)
}
