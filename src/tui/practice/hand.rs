//! Your turn: a cursor on the board, and what the algorithm is said to do there.

use super::{Reaction, Refusal, Report};
use crate::playback::Direction;
use crate::practice::turn::noted;
use crate::practice::{Mistake, Move, Turn};
use crate::search::{Event, Position, Square};
use crate::tui::command::Command;
use crate::tui::keymap::Reply;

/// A search carried out by hand.
#[derive(Debug, Clone)]
pub struct Hand {
    turn: Turn,
    at: Position,
    cursor: Square,
    mistake: Option<Mistake>,
}

impl Hand {
    /// One that begins at `position`, or after the solution that comes next.
    pub fn begin(position: &Position) -> Self {
        let at = noted(position);
        Self { turn: Turn::default(), at, cursor: proposed(&at), mistake: None }
    }

    /// The position that the next move is made at.
    pub const fn at(&self) -> &Position {
        &self.at
    }

    /// How it goes.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// The square that is placed on or rejected next, or whose queen is taken back.
    pub const fn cursor(&self) -> Square {
        self.cursor
    }

    /// What is wrong with the last move, if it was wrong.
    pub const fn mistake(&self) -> Option<Mistake> {
        self.mistake
    }

    pub(super) fn reply(&mut self, reply: Reply) -> Reaction {
        if self.at.is_end() {
            return Reaction::Elsewhere;
        }
        let last = self.at.search().n() - 1;
        let Square { row, col } = self.cursor;
        match reply {
            Reply::Yes | Reply::Confirm => return self.make(Move::Place(self.cursor)),
            Reply::No => return self.make(Move::Reject(self.cursor)),
            Reply::Nothing | Reply::Erase => return self.take_back(),
            Reply::Up => self.cursor.row = row.saturating_sub(1),
            Reply::Down => self.cursor.row = (row + 1).min(last),
            Reply::Left => self.cursor.col = col.saturating_sub(1),
            Reply::Right => self.cursor.col = (col + 1).min(last),
            Reply::Digit(_) => {}
            Reply::Mark => return Reaction::Elsewhere,
        }
        Reaction::Done
    }

    pub(super) fn command(&mut self, command: Command) -> Reaction {
        match command {
            Command::Predict | Command::YourTurn | Command::Close => self.end(),
            Command::Step(Direction::Backward, _)
            | Command::Remote(Direction::Backward)
            | Command::Return(Direction::Backward) => self.undo(),
            _ if self.at.is_end() => Reaction::EndedBefore,
            Command::Step(Direction::Forward, _)
            | Command::Remote(Direction::Forward)
            | Command::Return(Direction::Forward)
            | Command::Jump(_)
            | Command::Visit(_)
            | Command::GoTo
            | Command::QuestionKind => Reaction::Refused(Refusal::Moves),
            _ => Reaction::Elsewhere,
        }
    }

    fn make(&mut self, choice: Move) -> Reaction {
        match self.turn.make(&self.at, choice) {
            Err(mistake) => {
                self.mistake = Some(mistake);
                Reaction::Done
            }
            Ok(after) => {
                self.stand_at(after);
                Reaction::Done
            }
        }
    }

    /// Takes back the queen under the cursor, or else the last one.
    fn take_back(&mut self) -> Reaction {
        let mut queens = self.at.queens();
        let queen = queens.find(|queen| *queen == self.cursor).or_else(|| self.at.queens().last());
        // On an empty board any square is as wrong.
        self.make(Move::TakeBack(queen.unwrap_or(self.cursor)))
    }

    fn undo(&mut self) -> Reaction {
        match self.turn.undo(&self.at) {
            Some(before) => {
                self.stand_at(before);
                Reaction::Done
            }
            None => Reaction::Refused(Refusal::NothingToUndo),
        }
    }

    fn stand_at(&mut self, position: Position) {
        self.at = position;
        self.cursor = proposed(&position);
        self.mistake = None;
    }

    fn end(&self) -> Reaction {
        let has_moved = self.turn.moves() > 0 || self.turn.mistakes() > 0;
        // At the end of the search the report stands there already.
        let is_told = !has_moved || self.at.is_end();
        Reaction::End((!is_told).then_some(Report::Carried(self.turn)))
    }
}

/// Where the cursor waits: on the next square, or where the last thing happened if the row has
/// none left.
fn proposed(position: &Position) -> Square {
    let last = || position.previous_event().and_then(Event::square);
    let queen = || position.queens().last();
    position.next_square().or_else(last).or_else(queen).unwrap_or(Square::new(0, 0))
}
