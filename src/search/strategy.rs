//! What is searched: the board, the strategy, the goal, and the queens fixed before the start.
//!
//! A strategy supplies four things, and stepping is written once for all of them: the first
//! choice at a depth, the end of the choices there, the square that a choice means, and whether
//! it tests a square before it places.

use super::board::{BoardSize, Line, MAX_SIZE, Square};

/// A choice at one depth: a column, or (for a strategy over all squares) a square's number.
pub type Choice = u16;

/// The queens of a full board, by depth.
pub(crate) type Choices = [Choice; MAX_SIZE as usize];

/// What is chosen at each depth, and when it is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Strategy {
    /// One queen a row, each square tested before a queen is placed (lecture notes 000 to 004).
    #[default]
    Backtrack,
    /// One queen a row, nothing tested until the board is full: nⁿ boards (notes 001, 004).
    Rows,
    /// Any n of the n² squares in row-major order, nothing tested until n are chosen: C(n², n)
    /// boards (note 001).
    Squares,
}

impl Strategy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Backtrack, Self::Rows, Self::Squares];

    /// The strategy with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strategy| strategy.name() == name)
    }

    /// The name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Backtrack => "backtrack",
            Self::Rows => "rows",
            Self::Squares => "squares",
        }
    }

    /// Whether a square is tested before a queen is placed on it.
    pub const fn tests_before_placing(self) -> bool {
        matches!(self, Self::Backtrack)
    }
}

/// When the search ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Goal {
    /// Every solution is wanted.
    #[default]
    All,
    /// The search stops at its first solution.
    First,
}

/// What is searched. Two equal searches have the same events.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Search {
    size: BoardSize,
    strategy: Strategy,
    goal: Goal,
    fixed: Choices,
    n_fixed: u8,
}

/// Why queens cannot be fixed where they were asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FixedError {
    /// More queens than the board has rows.
    #[error("{given} fixed queens on a board of {size} rows")]
    TooMany {
        /// The number of queens asked for.
        given: usize,
        /// The number of rows.
        size: u8,
    },
    /// A column that the board does not have.
    #[error("column {col} is not on a board of {size} columns (they count from 0)")]
    NoSuchColumn {
        /// The column asked for, from 0.
        col: u8,
        /// The number of columns.
        size: u8,
    },
    /// Two of the queens attack each other.
    #[error("the queens at ({},{}) and ({},{}) attack each other", .a.row, .a.col, .b.row, .b.col)]
    Attack {
        /// The upper queen.
        a: Square,
        /// The lower queen.
        b: Square,
        /// The line that they share.
        line: Line,
    },
}

impl Search {
    /// The search of a board of `size` rows, with no queen fixed.
    pub const fn new(size: BoardSize, strategy: Strategy, goal: Goal) -> Self {
        Self { size, strategy, goal, fixed: [0; MAX_SIZE as usize], n_fixed: 0 }
    }

    /// The same search below queens that stand at position 0 and are never lifted: the queen of
    /// row r in column `columns[r]`, both from 0.
    ///
    /// # Errors
    /// Too many queens, a column outside the board, or two queens that attack each other.
    pub fn with_fixed(mut self, columns: &[u8]) -> Result<Self, FixedError> {
        let size = self.size.get();
        if columns.len() > usize::from(size) {
            return Err(FixedError::TooMany { given: columns.len(), size });
        }
        if let Some(&col) = columns.iter().find(|&&col| col >= size) {
            return Err(FixedError::NoSuchColumn { col, size });
        }
        let queens: Vec<Square> =
            (0..).zip(columns).map(|(row, &col)| Square::new(row, col)).collect();
        for (i, &b) in queens.iter().enumerate() {
            for &a in queens.iter().take(i) {
                if let Some(line) = a.line_to(b) {
                    return Err(FixedError::Attack { a, b, line });
                }
            }
        }
        self.fixed = [0; MAX_SIZE as usize];
        self.n_fixed = 0;
        for queen in queens {
            self.fixed[usize::from(self.n_fixed)] = self.choice_of(queen);
            self.n_fixed += 1;
        }
        Ok(self)
    }

    /// The same board, goal and fixed queens by another strategy.
    #[must_use]
    pub fn with(&self, strategy: Strategy) -> Self {
        let mut other = Self { strategy, ..*self };
        for depth in 0..self.n_fixed {
            let queen = self.square_of(depth, self.fixed[usize::from(depth)]);
            other.fixed[usize::from(depth)] = other.choice_of(queen);
        }
        other
    }

    /// This search with what `text` names changed: a number of queens, a strategy, `first` or
    /// `all`, in any order. Fixed queens are given up. `None` when a word is none of these.
    pub fn changed(&self, text: &str) -> Option<Self> {
        let mut changed = Self::new(self.size, self.strategy, self.goal);
        for word in text.split_whitespace() {
            if let Some(strategy) = Strategy::named(word) {
                changed.strategy = strategy;
            } else if word == "first" {
                changed.goal = Goal::First;
            } else if word == "all" {
                changed.goal = Goal::All;
            } else {
                changed.size = BoardSize::new(word.parse().ok()?)?;
            }
        }
        Some(changed)
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The number of rows of the board.
    pub const fn n(&self) -> u8 {
        self.size.get()
    }

    /// What is chosen, and when it is checked.
    pub const fn strategy(&self) -> Strategy {
        self.strategy
    }

    /// When the search ends.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The number of queens that stand at position 0 and are never lifted.
    pub const fn n_fixed(&self) -> u8 {
        self.n_fixed
    }

    pub(crate) const fn fixed(&self) -> &Choices {
        &self.fixed
    }

    /// The first choice at `depth`, where `chosen` holds the choices made so far.
    #[inline]
    pub(crate) const fn first_choice(&self, chosen: &Choices, depth: u8) -> Choice {
        if depth == self.n() {
            return 0;
        }
        match self.strategy {
            Strategy::Squares if depth > 0 => chosen[depth as usize - 1] + 1,
            Strategy::Backtrack | Strategy::Rows | Strategy::Squares => 0,
        }
    }

    /// One past the last choice at `depth`. A full board has one choice: to announce it.
    #[inline]
    pub(crate) const fn end_of_choices(&self, depth: u8) -> Choice {
        if depth == self.n() {
            return 1;
        }
        let n = self.n() as Choice;
        match self.strategy {
            Strategy::Backtrack | Strategy::Rows => n,
            // A square is tried only while enough are left after it.
            Strategy::Squares => n * n - n + depth as Choice + 1,
        }
    }

    /// The square that `choice` means at `depth`.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "rows and columns are below 32")]
    pub(crate) const fn square_of(&self, depth: u8, choice: Choice) -> Square {
        match self.strategy {
            Strategy::Backtrack | Strategy::Rows => Square::new(depth, choice as u8),
            Strategy::Squares => {
                let n = self.n() as Choice;
                Square::new((choice / n) as u8, (choice % n) as u8)
            }
        }
    }

    /// The choice that means `square`.
    #[inline]
    pub(crate) const fn choice_of(&self, square: Square) -> Choice {
        match self.strategy {
            Strategy::Backtrack | Strategy::Rows => square.col as Choice,
            Strategy::Squares => square.row as Choice * self.n() as Choice + square.col as Choice,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn search() -> Search {
        Search::new(BoardSize::new(4).unwrap(), Strategy::Backtrack, Goal::All)
    }

    #[test]
    fn fixed_queens_must_be_on_the_board_and_safe() {
        assert_eq!(search().with_fixed(&[1, 3]).unwrap().n_fixed(), 2);
        assert_eq!(search().with_fixed(&[0, 4]), Err(FixedError::NoSuchColumn { col: 4, size: 4 }));
        assert_eq!(
            search().with_fixed(&[0, 2, 0, 0, 0]),
            Err(FixedError::TooMany { given: 5, size: 4 })
        );
        assert_eq!(
            search().with_fixed(&[0, 2, 3]),
            Err(FixedError::Attack {
                a: Square::new(1, 2),
                b: Square::new(2, 3),
                line: Line::Diagonal
            })
        );
    }

    #[test]
    fn a_search_is_changed_by_words() {
        let changed = search().changed("8 rows first").unwrap();
        assert_eq!(
            (changed.n(), changed.strategy(), changed.goal()),
            (8, Strategy::Rows, Goal::First)
        );
        assert_eq!(changed.changed("backtrack all 4"), Some(search()));
        assert_eq!(search().changed("33"), None);
        assert_eq!(search().changed("fast"), None);
    }
}
