//! Every symbol of the screen, in one place.

use crate::search::{Line, Mark};

/// The symbols that the panes draw with. All of them are one column wide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glyphs {
    /// A queen.
    pub queen: &'static str,
    /// An attacked square.
    pub attacked: &'static str,
    /// A square tried and given up.
    pub tried: &'static str,
    /// A square not tried yet.
    pub untried: &'static str,
    /// The same four, three rows high, for squares with room; a queen is a block there.
    pub large_attacked: [&'static str; 3],
    /// See [`large_attacked`](Self::large_attacked).
    pub large_tried: [&'static str; 3],
    /// See [`large_attacked`](Self::large_attacked).
    pub large_untried: [&'static str; 3],
    /// The full, upper and lower half blocks that a large queen is made of.
    pub block: [&'static str; 3],
    /// Around the square that the last event is about.
    pub brackets: [&'static str; 2],
    /// Around the marks of the row that failed.
    pub ghosts: [&'static str; 2],
    /// Points at the current row, the log's current line, and play.
    pub pointer: &'static str,
    /// Play backwards.
    pub rewind: &'static str,
    /// The head and the shaft of the arrow of a backtrack.
    pub up: [&'static str; 2],
    /// Arrows from a queen to the square it attacks: column, diagonal, antidiagonal, row.
    pub arrows: [&'static str; 4],
    /// The names of the lines in a log: column, diagonal, antidiagonal, row.
    pub lines: [&'static str; 4],
    /// The strokes of a line across the board: column, diagonal, antidiagonal, row.
    pub strokes: [&'static str; 4],
    /// A solution in the log.
    pub star: &'static str,
    /// Between the parts of the title.
    pub dot: &'static str,
    /// A text goes on beyond the edge.
    pub ellipsis: &'static str,
    /// The left end, line, thumb and right end of the timeline.
    pub timeline: [&'static str; 4],
    /// Between the parts of two first queens on the timeline.
    pub share: &'static str,
    /// Few, some and many solutions on the timeline.
    pub shades: [&'static str; 3],
    /// Between the board and the pane beside it.
    pub divider: &'static str,
    /// The arrow keys: left, right, up, down.
    pub keys: [&'static str; 4],
    /// A square not tried yet that no queen attacks.
    pub free: &'static str,
    /// See [`large_attacked`](Self::large_attacked).
    pub large_free: [&'static str; 3],
    /// Minus, and unequal, in formulas.
    pub minus: &'static str,
    /// See [`minus`](Self::minus).
    pub unequal: &'static str,
    /// The root of the tree.
    pub root: &'static str,
    /// Edges that meet in a cell, by the weight (0 none, 1 light, 2 heavy) of the arm up, plus 3 ×
    /// right, 9 × down and 27 × left.
    pub edges: [&'static str; 81],
}

/// The symbols of the lecture notes, for terminals that draw Unicode.
pub const UNICODE: Glyphs = Glyphs {
    queen: "■",
    attacked: "×",
    tried: "○",
    untried: "□",
    large_attacked: ["╲ ╱", " ╳ ", "╱ ╲"],
    large_tried: ["╭─╮", "│ │", "╰─╯"],
    large_untried: ["┌─┐", "│ │", "└─┘"],
    block: ["█", "▀", "▄"],
    brackets: ["[", "]"],
    ghosts: ["(", ")"],
    pointer: "▶",
    rewind: "◀",
    up: ["↑", "│"],
    arrows: ["↓", "↘", "↙", "→"],
    lines: ["│", "↘", "↙", "─"],
    strokes: ["│", "╲", "╱", "─"],
    star: "★",
    dot: "·",
    ellipsis: "…",
    timeline: ["├", "─", "●", "┤"],
    share: "┼",
    shades: ["░", "▒", "▓"],
    divider: "│",
    keys: ["←", "→", "↑", "↓"],
    free: "✓",
    large_free: ["  ╱", "╲╱ ", "   "],
    minus: "−",
    unequal: "≠",
    root: "●",
    edges: EDGES,
};

const EDGES: [&str; 81] = [
    " ", "╵", "╹", "╶", "└", "┖", "╺", "┕", "┗", "╷", "│", "╿", "┌", "├", "┞", "┍", "┝", "┡", "╻",
    "╽", "┃", "┎", "┟", "┠", "┏", "┢", "┣", "╴", "┘", "┚", "─", "┴", "┸", "╼", "┶", "┺", "┐", "┤",
    "┦", "┬", "┼", "╀", "┮", "┾", "╄", "┒", "┧", "┨", "┰", "╁", "╂", "┲", "╆", "╊", "╸", "┙", "┛",
    "╾", "┵", "┹", "━", "┷", "┻", "┑", "┥", "┩", "┭", "┽", "╃", "┯", "┿", "╇", "┓", "┪", "┫", "┱",
    "╅", "╉", "┳", "╈", "╋",
];

impl Glyphs {
    /// The glyph of a mark.
    pub const fn mark(&self, mark: Mark) -> &'static str {
        match mark {
            Mark::Queen => self.queen,
            Mark::Attacked => self.attacked,
            Mark::Tried => self.tried,
            Mark::Untried => self.untried,
        }
    }

    /// The name of a line, from the queen to the attacked square.
    pub const fn line(&self, line: Line) -> &'static str {
        self.lines[index(line)]
    }

    /// The head of the arrow that a queen's attack is drawn as.
    pub const fn arrow(&self, line: Line) -> &'static str {
        self.arrows[index(line)]
    }

    /// The symbol where edges of the tree meet, by the weights of the arms up, right, down, left.
    pub fn edge(&self, [up, right, down, left]: [u8; 4]) -> &'static str {
        self.edges[usize::from(up + 3 * right + 9 * down + 27 * left).min(80)]
    }

    /// The stroke of which a queen's attack is drawn.
    pub const fn stroke(&self, line: Line) -> &'static str {
        self.strokes[index(line)]
    }
}

const fn index(line: Line) -> usize {
    match line {
        Line::Column => 0,
        Line::Diagonal => 1,
        Line::Antidiagonal => 2,
        Line::Row => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn every_symbol_is_one_column_wide() {
        let glyphs = UNICODE;
        let single = [
            &[glyphs.queen, glyphs.attacked, glyphs.tried, glyphs.untried][..],
            &[glyphs.pointer, glyphs.rewind, glyphs.star, glyphs.dot, glyphs.ellipsis],
            &[glyphs.divider, glyphs.share, glyphs.free, glyphs.minus, glyphs.unequal],
            &glyphs.shades,
            &glyphs.block,
            &glyphs.brackets,
            &glyphs.ghosts,
            &glyphs.up,
            &glyphs.arrows,
            &glyphs.lines,
            &glyphs.strokes,
            &glyphs.timeline,
            &glyphs.keys,
            &[glyphs.root],
            &glyphs.edges,
        ];
        for symbol in single.into_iter().flatten() {
            assert_eq!(symbol.width(), 1, "{symbol}");
        }
        let large = [glyphs.large_attacked, glyphs.large_tried, glyphs.large_untried];
        for row in large.into_iter().chain([glyphs.large_free]).flatten() {
            assert_eq!(row.width(), 3, "{row}");
        }
    }
}
