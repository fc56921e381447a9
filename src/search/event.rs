//! One step of the search, documented like a file format.
//!
//! Rows and columns count from 0, steps from 1. Position 0 is the board before the first event;
//! the event with number k leads from position k − 1 to position k.
//!
//! | event | when it comes | what it does | how it is undone |
//! |---|---|---|---|
//! | `Place(s)` | a choice is left and no queen above attacks `s` (a blind strategy does not ask) | puts a queen on `s`; the next depth starts at its first choice | lift the queen, stand at its choice |
//! | `Reject(s)` | a queen above attacks `s` | moves on to the next choice | stand at `s` again |
//! | `Solution` | the board is full and no queen attacks another | counts a solution; nothing is left at this depth | uncount it |
//! | `Discard` | the board is full and some queens attack each other (blind strategies only) | nothing is left at this depth | — |
//! | `Backtrack(s)` | no choice is left at this depth | lifts the queen from `s`; its depth goes on with the choice after `s` | put it back, with no choice left below |
//!
//! Four queens begin: `Place(0,0)`, `Reject(1,0)`, `Reject(1,1)`, `Place(1,2)`, `Reject(2,0)`,
//! `Reject(2,1)`, `Reject(2,2)`, `Reject(2,3)`, `Backtrack(1,2)`, `Place(1,3)`.
//!
//! An event is `Copy` and three bytes, so that a channel carries a hundred million a second. What
//! else one wants to know (who attacks, which solution, the queens) is read off the position after
//! the event.

use super::board::Square;

/// One step of the search; see the [module](self) for when each comes and what it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A queen is put on the square.
    Place(Square),
    /// The square is attacked by a queen above: no queen is put there.
    Reject(Square),
    /// The queen on the square is lifted again.
    Backtrack(Square),
    /// The full board is a solution.
    Solution,
    /// The full board is none: two of its queens attack each other.
    Discard,
}

impl Event {
    /// The square that the event is about; a full board has none.
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Place(square) | Self::Reject(square) | Self::Backtrack(square) => Some(square),
            Self::Solution | Self::Discard => None,
        }
    }

    /// Whether the event moves a queen or completes a board: the coarse step.
    pub const fn is_queen_move(self) -> bool {
        !matches!(self, Self::Reject(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_fits_four_bytes() {
        assert!(size_of::<Event>() <= 4);
        assert!(size_of::<Option<Event>>() <= 4);
    }
}
