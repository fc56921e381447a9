//! What is asked at a position, and where the answer stands.

use crate::search::{Event, Position, Square};

/// What one prefers to be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Kind {
    /// The next move of a queen: 12 questions up to the first solution of four queens.
    #[default]
    Row,
    /// Every step: 30 questions up to there.
    Square,
}

impl Kind {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Row => Self::Square,
            Self::Square => Self::Row,
        }
    }
}

/// A question on what comes next. A solution is never asked for: it follows from the queen that
/// completes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// Which column of the row takes the next queen, or none.
    Row(u8),
    /// Whether a queen can stand on the square, and who attacks it if not.
    Square(Square),
    /// Which queen is taken back.
    TakenBack(Failure),
}

/// Why a queen is to be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Failure {
    /// Every column of the row is attacked.
    DeadEnd(u8),
    /// Every column of the row has been tried.
    Tried(u8),
    /// A solution has been found, and more are wanted.
    Solved,
}

/// What a question is about, for the score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Columns of a row.
    Row,
    /// A square.
    Square,
    /// The queen taken back.
    TakenBack,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Row, Self::Square, Self::TakenBack];
}

impl Question {
    /// What is asked at `position`; `None` where a solution comes next, at the end of the search,
    /// and in a blind search, which tests nothing on the way.
    pub fn at(position: &Position, kind: Kind) -> Option<Self> {
        if !position.search().strategy().tests_before_placing() {
            return None;
        }
        match position.next_event()? {
            Event::Solution | Event::Discard => None,
            Event::Place(square) | Event::Reject(square) => Some(match kind {
                Kind::Row => Self::Row(square.row),
                Kind::Square => Self::Square(square),
            }),
            Event::Backtrack(queen) => Some(match position.previous_event() {
                Some(Event::Solution) => Self::TakenBack(Failure::Solved),
                // That the row has no column left is for the class to notice.
                Some(Event::Backtrack(lifted)) if kind == Kind::Row => Self::Row(lifted.row),
                _ if position.is_dead_end(queen.row + 1) => {
                    Self::TakenBack(Failure::DeadEnd(queen.row + 1))
                }
                _ => Self::TakenBack(Failure::Tried(queen.row + 1)),
            }),
        }
    }

    /// The nearest position strictly before `position` at which something is asked.
    pub fn before(position: &Position, kind: Kind) -> Option<Position> {
        let mut earlier = *position;
        loop {
            earlier.backward()?;
            if kind == Kind::Row {
                while matches!(earlier.previous_event(), Some(Event::Reject(_))) {
                    earlier.backward();
                }
            }
            if Self::at(&earlier, kind).is_some() {
                return Some(earlier);
            }
        }
    }

    /// The position at which the answer can be read off, where `position` is the one at which the
    /// question is asked.
    pub fn answered(self, position: &Position) -> Position {
        let mut after = *position;
        let mut event = after.forward();
        while let (Self::Row(_), Some(Event::Reject(_))) = (self, event) {
            event = after.forward();
        }
        after
    }

    /// What it is about.
    pub const fn topic(self) -> Topic {
        match self {
            Self::Row(_) => Topic::Row,
            Self::Square(_) => Topic::Square,
            Self::TakenBack(_) => Topic::TakenBack,
        }
    }
}
