//! Every colour of the screen, by role.

use ratatui::style::{Color, Modifier, Style};

/// The styles of the screen, named by what they mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
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
    /// The painted light and dark squares, of which the board is checkered.
    pub squares: [Color; 2],
    /// The square that the last event is about.
    pub square_current: Color,
    /// The squares of attacking queens.
    pub square_attacker: Color,
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
    pub square_free: Color,
    /// An index written into a square.
    pub index: Style,
    /// An index that a queen on the board holds too.
    pub index_taken: Style,
    /// The line of code of the last event.
    pub code_lit: Style,
    /// A keyword of a listing.
    pub keyword: Style,
}

/// Right on light and dark backgrounds without asking the terminal: text keeps the terminal's own
/// colours, and the board is painted from the fixed part of the 256 colours, which no terminal's
/// palette changes.
pub const AUTO: Theme = Theme {
    text: Style::new(),
    quiet: Style::new().add_modifier(Modifier::DIM),
    strong: Style::new().add_modifier(Modifier::BOLD),
    current: Style::new().add_modifier(Modifier::BOLD),
    place: Style::new().fg(Color::Green).add_modifier(Modifier::BOLD),
    reject: Style::new().add_modifier(Modifier::BOLD.union(Modifier::REVERSED)),
    backtrack: Style::new().fg(Color::Red).add_modifier(Modifier::BOLD),
    notice: Style::new().add_modifier(Modifier::BOLD),
    squares: [Color::Indexed(255), Color::Indexed(250)],
    square_current: Color::Indexed(229),
    square_attacker: Color::Indexed(223),
    queen: Style::new().fg(Color::Indexed(22)).add_modifier(Modifier::BOLD),
    attacked: Style::new().fg(Color::Indexed(16)).add_modifier(Modifier::BOLD),
    tried: Style::new().fg(Color::Indexed(124)).add_modifier(Modifier::BOLD),
    untried: Style::new().fg(Color::Indexed(242)),
    attack_line: Style::new().fg(Color::Indexed(124)).add_modifier(Modifier::BOLD),
    free: Style::new().fg(Color::Indexed(19)).add_modifier(Modifier::BOLD),
    square_free: Color::Indexed(153),
    index: Style::new().fg(Color::Indexed(238)),
    index_taken: Style::new()
        .fg(Color::Indexed(16))
        .add_modifier(Modifier::BOLD.union(Modifier::UNDERLINED)),
    code_lit: Style::new()
        .fg(Color::Indexed(16))
        .bg(Color::Indexed(229))
        .add_modifier(Modifier::BOLD),
    keyword: Style::new().add_modifier(Modifier::BOLD),
};
