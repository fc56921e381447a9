//! What can be answered, and the judgement of it.

use std::collections::BTreeSet;

use super::question::Question;
use crate::search::{Attack, Event, Position, Square};

/// An answer to a [`Question`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// This column takes the next queen.
    Column(u8),
    /// No column does.
    NoColumn,
    /// A queen can stand there.
    Free,
    /// None can: the queens of these rows attack the square.
    AttackedBy(BTreeSet<u8>),
    /// The queen of this row is taken back.
    TakenBack(u8),
}

/// Why an answer or a move is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mistake {
    /// The square is attacked.
    Attacked(Square),
    /// Nothing attacks the square.
    Free(Square),
    /// A queen stands on the square.
    Occupied(Square),
    /// The square was tried before.
    Tried(Square),
    /// This square is tested before.
    NotYet(Square),
    /// A square to the left is as free, and comes before.
    LeftFirst(Square),
    /// The row goes on with this square; no queen is taken back yet.
    ColumnsLeft(Square),
    /// This row has no column left.
    UsedUp(u8),
    /// All queens are on the board.
    Full,
    /// This queen, which was placed last, is taken back first.
    NotLast(Square),
    /// The queen attacks the square too.
    Missed(Attack),
    /// The queen does not attack the square.
    NoAttacker(Square),
}

impl Question {
    /// Judges an answer to this question, asked at `position`. `None` when it is no answer to this
    /// question.
    pub fn judge(self, position: &Position, answer: &Answer) -> Option<Result<(), Mistake>> {
        let event = self.answered(position).previous_event();
        match (self, answer) {
            (Self::Row(row), Answer::Column(col)) => {
                Some(judge_column(position, Square::new(row, *col), event))
            }
            (Self::Row(_), Answer::NoColumn) => Some(match event {
                Some(Event::Place(queen)) => Err(Mistake::Free(queen)),
                _ => Ok(()),
            }),
            (Self::Square(square), Answer::Free) => {
                Some(right_unless(position.is_attacked(square), Mistake::Attacked(square)))
            }
            (Self::Square(square), Answer::AttackedBy(rows)) => {
                Some(judge_attackers(position, square, rows))
            }
            (Self::TakenBack(_), Answer::TakenBack(row)) => {
                let queen = event.and_then(Event::square)?;
                Some(right_unless(queen.row != *row, Mistake::NotLast(queen)))
            }
            _ => None,
        }
    }
}

const fn right_unless(is_wrong: bool, mistake: Mistake) -> Result<(), Mistake> {
    if is_wrong { Err(mistake) } else { Ok(()) }
}

/// Whether the next queen is put on `square`, where `event` is what happens in its row.
fn judge_column(position: &Position, square: Square, event: Option<Event>) -> Result<(), Mistake> {
    match event {
        Some(Event::Place(queen)) if queen == square => Ok(()),
        _ if u16::from(square.col) < position.next_choice() => Err(Mistake::Tried(square)),
        Some(Event::Place(queen)) if !position.is_attacked(square) => {
            Err(Mistake::LeftFirst(queen))
        }
        _ => Err(Mistake::Attacked(square)),
    }
}

fn judge_attackers(
    position: &Position,
    square: Square,
    rows: &BTreeSet<u8>,
) -> Result<(), Mistake> {
    let attacks: Vec<Attack> = position.attacks_on(square).collect();
    if attacks.is_empty() {
        return Err(Mistake::Free(square));
    }
    let attacks_from = |row: u8| attacks.iter().any(|attack| attack.queen.row == row);
    if let Some(queen) =
        position.queens().find(|queen| rows.contains(&queen.row) && !attacks_from(queen.row))
    {
        return Err(Mistake::NoAttacker(queen));
    }
    match attacks.into_iter().find(|attack| !rows.contains(&attack.queen.row)) {
        Some(missed) => Err(Mistake::Missed(missed)),
        None => Ok(()),
    }
}
