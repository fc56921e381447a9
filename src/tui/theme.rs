//! Every colour of the screen, by role.

mod palettes;

use ratatui::style::Style;

pub use palettes::{AUTO, CONTRAST, DARK, LIGHT, MONO};

/// The styles of the screen, named by what they mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    /// The colours of whatever has none of its own; without them, the terminal's.
    pub ground: Style,
    /// Ordinary text.
    pub text: Style,
    /// Text that may be overlooked: steps already seen, the footer's words.
    pub quiet: Style,
    /// Titles and the keys in the footer.
    pub strong: Style,
    /// The current line of the log and the pointer of the current row.
    pub current: Style,
    /// The verdict word of a place or a solution.
    pub place: Style,
    /// The verdict word of a reject.
    pub reject: Style,
    /// The verdict word of a backtrack, and the arrow of one.
    pub backtrack: Style,
    /// A message in the footer's place.
    pub notice: Style,
    /// The paint of the light and dark squares, of which the board is checkered.
    pub squares: [Style; 2],
    /// The paint of the square that the last event is about.
    pub square_current: Style,
    /// The paint of the squares of attacking queens.
    pub square_attacker: Style,
    /// A queen, on a painted square.
    pub queen: Style,
    /// An attacked square.
    pub attacked: Style,
    /// A square tried and given up.
    pub tried: Style,
    /// A square not tried yet.
    pub untried: Style,
    /// The line from an attacking queen to the square, and the brackets.
    pub attack_line: Style,
    /// A square that a queen may still take, in an overlay.
    pub free: Style,
    /// The paint of such a square.
    pub square_free: Style,
    /// An index written into a square.
    pub index: Style,
    /// An index that a queen on the board holds too.
    pub index_taken: Style,
    /// The line of code of the last event.
    pub code_lit: Style,
    /// A keyword of a listing.
    pub keyword: Style,
}

/// Which theme is used.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    clap::ValueEnum,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeName {
    /// The terminal's own colours, and a painted board: right on any background
    #[default]
    Auto,
    /// Light text on a dark screen
    Dark,
    /// Dark text on a light screen
    Light,
    /// Black on white, for a projector in a bright hall
    Contrast,
    /// No colours: bold, underlined and reversed only
    Mono,
}

impl ThemeName {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Auto, Self::Dark, Self::Light, Self::Contrast, Self::Mono];

    /// The styles.
    pub const fn theme(self) -> &'static Theme {
        match self {
            Self::Auto => &AUTO,
            Self::Dark => &DARK,
            Self::Light => &LIGHT,
            Self::Contrast => &CONTRAST,
            Self::Mono => &MONO,
        }
    }

    /// The message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Auto => "theme-auto",
            Self::Dark => "theme-dark",
            Self::Light => "theme-light",
            Self::Contrast => "theme-contrast",
            Self::Mono => "theme-mono",
        }
    }
}
