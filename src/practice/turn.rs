//! The search carried out by hand: each move is checked against the procedure.

use super::answer::Mistake;
use crate::search::{Event, Position, Square};

/// What the algorithm is said to do next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// Put a queen on the square.
    Place(Square),
    /// Find the square attacked.
    Reject(Square),
    /// Take back the queen on the square.
    TakeBack(Square),
}

/// How carrying out a search by hand goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Turn {
    moves: u64,
    mistakes: u64,
}

impl Turn {
    /// The right moves made and not undone.
    pub const fn moves(&self) -> u64 {
        self.moves
    }

    /// The wrong moves.
    pub const fn mistakes(&self) -> u64 {
        self.mistakes
    }

    /// Makes a move at `position` and gives the position after it. A solution is noted down
    /// without a move: the board shows it.
    ///
    /// # Errors
    /// The move is wrong; the position stays.
    pub fn make(&mut self, position: &Position, choice: Move) -> Result<Position, Mistake> {
        if let Some(mistake) = mistake(position, choice) {
            self.mistakes += 1;
            return Err(mistake);
        }
        self.moves += 1;
        let mut after = *position;
        after.forward();
        Ok(noted(&after))
    }

    /// Undoes the last move before `position` and gives the position before it; `None` when none
    /// was made.
    pub fn undo(&mut self, position: &Position) -> Option<Position> {
        self.moves = self.moves.checked_sub(1)?;
        let mut before = *position;
        if before.backward() == Some(Event::Solution) {
            before.backward();
        }
        Some(before)
    }
}

/// `position`, or the one after it where a solution comes next: it is noted down without a move.
#[must_use]
pub fn noted(position: &Position) -> Position {
    let mut after = *position;
    if after.next_event() == Some(Event::Solution) {
        after.forward();
    }
    after
}

/// What is wrong with `choice` at `position`, if anything is.
fn mistake(position: &Position, choice: Move) -> Option<Mistake> {
    let event = position.next_event()?;
    match (choice, event) {
        (Move::Place(square), Event::Place(next)) if square == next => None,
        (Move::Reject(square), Event::Reject(next)) if square == next => None,
        (Move::Place(square), Event::Reject(next)) if square == next => {
            Some(Mistake::Attacked(square))
        }
        (Move::Reject(square), Event::Place(next)) if square == next => Some(Mistake::Free(square)),
        (Move::TakeBack(queen), Event::Backtrack(last)) => {
            (queen != last).then_some(Mistake::NotLast(last))
        }
        (Move::TakeBack(_), Event::Place(next) | Event::Reject(next)) => {
            Some(Mistake::ColumnsLeft(next))
        }
        (Move::Place(square) | Move::Reject(square), _) => Some(out_of_order(position, square)),
        (Move::TakeBack(_), Event::Solution | Event::Discard) => None,
    }
}

/// Why `square` is not what is tested next.
fn out_of_order(position: &Position, square: Square) -> Mistake {
    if position.queens().any(|queen| queen == square) {
        return Mistake::Occupied(square);
    }
    match position.next_square() {
        Some(next) if square.row == next.row && square.col < next.col => Mistake::Tried(square),
        Some(next) => Mistake::NotYet(next),
        None if position.is_full() => Mistake::Full,
        None => Mistake::UsedUp(position.depth()),
    }
}
