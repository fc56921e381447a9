//! The themes. Their colours are of the fixed part of the 256, which no terminal's palette changes.
//!
//! Queens are a bluish green and squares given up are red or vermillion, which people who confuse
//! red with green can tell apart too. `dark`, `light` and `contrast` paint the whole screen, so that
//! they look the same on every terminal.

use ratatui::style::{Color, Modifier, Style};

use super::Theme;

const PLAIN: Style = Style::new();
const BOLD: Style = PLAIN.add_modifier(Modifier::BOLD);
const REVERSED: Style = PLAIN.add_modifier(Modifier::REVERSED);
const BOLD_REVERSED: Style = BOLD.add_modifier(Modifier::REVERSED);
const BOLD_UNDERLINED: Style = BOLD.add_modifier(Modifier::UNDERLINED);
const DIM: Style = PLAIN.add_modifier(Modifier::DIM);

const fn ink(color: u8) -> Style {
    PLAIN.fg(Color::Indexed(color))
}

const fn bold(color: u8) -> Style {
    BOLD.fg(Color::Indexed(color))
}

const fn underlined(color: u8) -> Style {
    BOLD_UNDERLINED.fg(Color::Indexed(color))
}

const fn paint(color: u8) -> Style {
    PLAIN.bg(Color::Indexed(color))
}

const fn on(color: u8, ink: Style) -> Style {
    ink.bg(Color::Indexed(color))
}

/// Right on light and dark backgrounds without asking the terminal: text keeps the terminal's own
/// colours, and only the board is painted.
pub const AUTO: Theme = Theme {
    ground: PLAIN,
    text: PLAIN,
    quiet: DIM,
    strong: BOLD,
    current: BOLD,
    place: BOLD.fg(Color::Green),
    reject: BOLD_REVERSED,
    backtrack: BOLD.fg(Color::Red),
    notice: BOLD,
    squares: [paint(231), paint(253)],
    square_current: paint(227),
    square_attacker: paint(222),
    queen: bold(29),
    attacked: bold(16),
    tried: bold(124),
    untried: ink(242),
    attack_line: bold(124),
    free: bold(19),
    square_free: paint(153),
    index: ink(238),
    index_taken: underlined(16),
    code_lit: on(227, bold(16)),
    keyword: BOLD,
};

/// Light text on a dark screen, and a dark board.
pub const DARK: Theme = Theme {
    ground: on(234, ink(253)),
    quiet: ink(246),
    strong: bold(231),
    current: bold(231),
    place: bold(79),
    backtrack: bold(209),
    notice: bold(231),
    squares: [paint(239), paint(236)],
    square_current: paint(54),
    square_attacker: paint(58),
    queen: bold(79),
    attacked: bold(231),
    tried: bold(209),
    untried: ink(249),
    attack_line: bold(222),
    free: bold(231),
    square_free: paint(24),
    index: ink(252),
    index_taken: underlined(231),
    code_lit: on(222, bold(16)),
    ..AUTO
};

/// Dark text on a light screen.
pub const LIGHT: Theme = Theme {
    ground: on(255, ink(235)),
    quiet: ink(241),
    strong: bold(16),
    current: bold(16),
    place: bold(23),
    backtrack: bold(124),
    notice: bold(16),
    queen: bold(23),
    ..AUTO
};

/// Black on white, without a grey that a bright hall swallows.
pub const CONTRAST: Theme = Theme {
    ground: on(231, ink(16)),
    quiet: ink(16),
    strong: bold(16),
    current: bold(16),
    place: bold(23),
    backtrack: bold(88),
    notice: bold(16),
    squares: [paint(231), paint(252)],
    square_current: paint(226),
    square_attacker: paint(220),
    queen: bold(23),
    tried: bold(88),
    untried: ink(238),
    attack_line: bold(88),
    free: bold(18),
    square_free: paint(123),
    index: ink(16),
    code_lit: on(226, bold(16)),
    ..AUTO
};

/// No colours at all: the glyphs say what a square is, and modifiers what matters.
pub const MONO: Theme = Theme {
    place: BOLD,
    backtrack: BOLD_UNDERLINED,
    squares: [PLAIN, PLAIN],
    square_current: REVERSED,
    square_attacker: REVERSED,
    queen: BOLD,
    attacked: BOLD,
    tried: BOLD,
    untried: DIM,
    attack_line: BOLD,
    free: BOLD,
    square_free: PLAIN,
    index: DIM,
    index_taken: BOLD_UNDERLINED,
    code_lit: BOLD_REVERSED,
    ..AUTO
};
