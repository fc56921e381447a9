//! What a square of the board shows; all of it follows from the position.

use super::board::Square;
use super::event::Event;
use super::position::Position;

/// The four marks of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A queen stands here.
    Queen,
    /// Tried and refused: a queen above attacks it.
    Attacked,
    /// Tried: a queen stood here and was taken back.
    Tried,
    /// Not tried yet in the row as it is now.
    Untried,
}

/// The mark of `square`, which must be on the board.
///
/// In a row that is still open, the columns left of its queen (or of the next column to try) are
/// settled: attacked, or tried and taken back.
pub fn mark(position: &Position, square: Square) -> Mark {
    if position.queens().any(|queen| queen == square) {
        return Mark::Queen;
    }
    let settled = position.queens().find(|queen| queen.row == square.row).map_or_else(
        || {
            let next = position.next_square();
            match next.filter(|next| next.row == square.row) {
                Some(next) => square.col < next.col,
                None => !position.is_full() && square.row == current_row(position),
            }
        },
        |queen| square.col < queen.col,
    );
    if settled { settled_mark(position, square) } else { Mark::Untried }
}

/// The row that is being filled; the last row when the board is full.
pub fn current_row(position: &Position) -> u8 {
    if let Some(square) = position.next_square() {
        return square.row;
    }
    match position.previous_event() {
        Some(event) if !position.is_full() => {
            event.square().map_or_else(|| position.search().n() - 1, |square| square.row)
        }
        _ => position.search().n() - 1,
    }
}

/// The row whose queens all failed, shown as ghosts for the one step that takes a queen back.
///
/// The position before the backtrack is what the ghosts are marks of.
pub fn failed_row(position: &Position) -> Option<(u8, Position)> {
    let Some(Event::Backtrack(lifted)) = position.previous_event() else { return None };
    let mut before = *position;
    before.backward();
    let row = lifted.row + 1;
    (!before.is_full() && row < position.search().n()).then_some((row, before))
}

fn settled_mark(position: &Position, square: Square) -> Mark {
    if position.search().strategy().tests_before_placing() && position.is_attacked(square) {
        Mark::Attacked
    } else {
        Mark::Tried
    }
}
