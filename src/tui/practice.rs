//! Practice on the screen: a question that waits for its answer, or the search carried out by
//! hand. What is asked and how it is judged is in [`crate::practice`].

pub mod entry;
pub mod hand;
pub mod predict;

use crate::practice::{Score, Turn};
use crate::search::Position;
use crate::tui::command::Command;
use crate::tui::keymap::Reply;
use crate::wording::Base;

pub use hand::Hand;
pub use predict::{Phase, Predict, Series};

/// What one practises.
#[derive(Debug, Clone)]
pub enum Practice {
    /// What comes next is predicted.
    Predict(Box<Predict>),
    /// The search is carried out by hand.
    Hand(Hand),
    /// It is over: what came of it, until the next key.
    Over(Report),
}

/// What came of practising.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// The questions, and what was missed.
    Predicted(Score),
    /// The moves.
    Carried(Turn),
}

/// What is to be done after a key.
#[derive(Debug, Clone)]
pub enum Reaction {
    /// What the key does elsewhere: it means nothing here.
    Elsewhere,
    /// The screen shows the position that is practised at.
    Done,
    /// Nothing, and this is why.
    Refused(Refusal),
    /// Practice ends, with a report if there is something to tell.
    End(Option<Report>),
    /// Practice ended before the key, which does what it does elsewhere.
    EndedBefore,
}

/// Why a key is of no use while one practises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// A blind search cannot be predicted.
    Blind,
    /// What lies ahead stays hidden.
    Future,
    /// It does not play.
    Play,
    /// The moves are the student's.
    Moves,
    /// The board has no such column.
    NoSuchColumn,
    /// No queen stands in that row.
    NoSuchQueen,
    /// No move is left to undo.
    NothingToUndo,
    /// There is no question before this one.
    AtStart,
    /// The search is over.
    AtEnd,
}

impl Practice {
    /// What `reply` does, where labels count from `base`.
    pub fn reply(&mut self, reply: Reply, base: Base) -> Reaction {
        match self {
            Self::Predict(predict) => predict.reply(reply, base),
            Self::Hand(hand) => hand.reply(reply),
            Self::Over(_) => Reaction::EndedBefore,
        }
    }

    /// What `command` does; its key is no reply here.
    pub fn command(&mut self, command: Command) -> Reaction {
        match command {
            // Playing would answer the questions one after the other.
            Command::Play(_) if self.goes_on() => Reaction::Refused(Refusal::Play),
            Command::ToggleFuture if self.goes_on() => Reaction::Refused(Refusal::Future),
            _ => match self {
                Self::Predict(predict) => predict.command(command),
                Self::Hand(hand) => hand.command(command),
                Self::Over(_) => Reaction::EndedBefore,
            },
        }
    }

    /// Whether there is something left to do.
    fn goes_on(&self) -> bool {
        match self {
            Self::Predict(predict) => !predict.is_done(),
            Self::Hand(hand) => !hand.at().is_end(),
            Self::Over(_) => false,
        }
    }

    /// Follows a move that came from elsewhere: a jump, a return, another search.
    pub fn follow(&mut self, position: &Position) -> Reaction {
        let is_blind = !position.search().strategy().tests_before_placing();
        match self {
            Self::Over(_) => Reaction::Done,
            Self::Predict(predict) if predict.at() == position => Reaction::Done,
            Self::Hand(hand) if hand.at() == position => Reaction::Done,
            // A single question is about the position at which it was asked.
            Self::Predict(predict) if predict.series() == Series::One => Reaction::End(None),
            _ if is_blind => Reaction::Refused(Refusal::Blind),
            Self::Predict(predict) => {
                predict.ask_at(position);
                Reaction::Done
            }
            Self::Hand(hand) => {
                *hand = Hand::begin(position);
                Reaction::Done
            }
        }
    }

    /// The position that is practised at; none once it is over.
    pub const fn at(&self) -> Option<&Position> {
        match self {
            Self::Predict(predict) => Some(predict.at()),
            Self::Hand(hand) => Some(hand.at()),
            Self::Over(_) => None,
        }
    }

    /// Whether what lies ahead is hidden.
    pub const fn hides_future(&self) -> bool {
        self.at().is_some()
    }

    /// Whether a question is open, whose answer nothing on the screen may give away.
    pub const fn is_asking(&self) -> bool {
        matches!(self, Self::Predict(predict) if matches!(predict.phase(), Phase::Asking(..)))
    }
}
