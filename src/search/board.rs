//! Squares, lines, and who attacks what.

use std::fmt;

/// The widest board that the program shows: masks of its columns fit a `u32`.
pub const MAX_SIZE: u8 = 32;

/// The number of rows and columns of the board, 1 to [`MAX_SIZE`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardSize(u8);

impl BoardSize {
    /// A board of `size` rows and columns, or `None` outside 1..=[`MAX_SIZE`].
    pub const fn new(size: u8) -> Option<Self> {
        if size == 0 || size > MAX_SIZE { None } else { Some(Self(size)) }
    }

    /// The number of rows, which is the number of columns and of queens.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A square of the board; row and column count from 0, row 0 on top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// The row, from 0 on top.
    pub row: u8,
    /// The column, from 0 on the left.
    pub col: u8,
}

impl Square {
    /// The square in `row` and `col`, both from 0.
    pub const fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }

    /// The line on which a queen here attacks `other`, if there is one.
    ///
    /// ```
    /// use nq_tui::search::{Line, Square};
    /// assert_eq!(Square::new(0, 0).line_to(Square::new(2, 2)), Some(Line::Diagonal));
    /// assert_eq!(Square::new(0, 0).line_to(Square::new(1, 2)), None);
    /// ```
    pub const fn line_to(self, other: Self) -> Option<Line> {
        if self.row == other.row {
            Some(Line::Row)
        } else if self.col == other.col {
            Some(Line::Column)
        } else if self.row + other.col == other.row + self.col {
            Some(Line::Diagonal)
        } else if self.row + self.col == other.row + other.col {
            Some(Line::Antidiagonal)
        } else {
            None
        }
    }
}

/// What two squares share when queens on them attack each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Line {
    /// The same column.
    Column,
    /// row − col is equal: ↘ seen from the upper square.
    Diagonal,
    /// row + col is equal: ↙ seen from the upper square.
    Antidiagonal,
    /// The same row; only a blind strategy that fills rows twice meets it.
    Row,
}

/// A queen that attacks a square, and the line that they share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Attack {
    /// Where the attacking queen stands.
    pub queen: Square,
    /// The line from the queen to the attacked square.
    pub line: Line,
}

/// The occupied columns, diagonals and antidiagonals: the conflict test in three machine words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Lines {
    columns: u32,
    diagonals: u64,
    antidiagonals: u64,
}

impl Lines {
    /// Whether a queen on one of the occupied lines attacks `square`.
    pub(crate) const fn attack(self, square: Square) -> bool {
        let column = (self.columns >> square.col) as u64;
        let diagonal = self.diagonals >> diagonal_index(square);
        let antidiagonal = self.antidiagonals >> (square.row + square.col);
        (column | diagonal | antidiagonal) & 1 != 0
    }

    /// Puts a queen on `square`, or lifts it: each is the other's inverse.
    pub(crate) const fn toggle(&mut self, square: Square) {
        self.columns ^= 1 << square.col;
        self.diagonals ^= 1 << diagonal_index(square);
        self.antidiagonals ^= 1 << (square.row + square.col);
    }
}

/// row − col moved up to count from 0.
const fn diagonal_index(square: Square) -> u8 {
    square.row + (MAX_SIZE - 1) - square.col
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_1_to_32_rows() {
        assert_eq!(BoardSize::new(0), None);
        assert_eq!(BoardSize::new(1).map(BoardSize::get), Some(1));
        assert_eq!(BoardSize::new(32).map(BoardSize::get), Some(32));
        assert_eq!(BoardSize::new(33), None);
    }

    #[test]
    fn three_words_answer_like_the_geometry() {
        let squares = || (0..9).flat_map(|row| (0..9).map(move |col| Square::new(row, col)));
        for queen in squares() {
            let mut lines = Lines::default();
            lines.toggle(queen);
            for square in squares() {
                let shared = queen.line_to(square);
                let attacked =
                    matches!(shared, Some(Line::Column | Line::Diagonal | Line::Antidiagonal))
                        || queen == square;
                assert_eq!(lines.attack(square), attacked, "{queen:?} {square:?}");
            }
            lines.toggle(queen);
            assert_eq!(lines, Lines::default());
        }
    }

    #[test]
    fn corners_of_the_largest_board_have_lines_of_their_own() {
        let last = MAX_SIZE - 1;
        let mut lines = Lines::default();
        lines.toggle(Square::new(last, 0));
        assert!(lines.attack(Square::new(0, last)));
        assert!(!lines.attack(Square::new(0, last - 1)));
    }
}
