//! One question after the other: open, answered, open again.

use super::entry::{Entered, Entry};
use super::{Reaction, Refusal, Report};
use crate::playback::Direction;
use crate::practice::{Answer, Kind, Mistake, Outcome, Question, Score};
use crate::search::Position;
use crate::tui::command::Command;
use crate::tui::keymap::Reply;
use crate::wording::Base;

/// How many questions are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Series {
    /// One after the other.
    Many,
    /// One, as in a lesson.
    One,
}

/// Prediction: the question that is open, or the answer that is shown.
#[derive(Debug, Clone)]
pub struct Predict {
    kind: Kind,
    series: Series,
    at: Position,
    phase: Phase,
    score: Score,
}

/// Where one is between question and answer.
#[derive(Debug, Clone)]
pub enum Phase {
    /// The question is open.
    Asking(Question, Entry),
    /// Its answer is shown.
    Answered(Answered),
    /// Nothing is asked here: a solution is shown, or the end.
    Showing,
}

/// A question whose answer is shown.
#[derive(Debug, Clone)]
pub struct Answered {
    /// The question.
    pub question: Question,
    /// Where it was asked.
    pub asked_at: Position,
    /// What was answered and what is wrong with it; `None` when it was shown without an answer.
    pub given: Option<(Answer, Result<(), Mistake>)>,
}

impl Predict {
    /// Begins at `position`.
    ///
    /// # Errors
    /// Nothing can be predicted there: the search is blind, or over.
    pub fn begin(position: &Position, kind: Kind, series: Series) -> Result<Self, Refusal> {
        if !position.search().strategy().tests_before_placing() {
            return Err(Refusal::Blind);
        }
        let mut predict =
            Self { kind, series, at: *position, phase: Phase::Showing, score: Score::default() };
        predict.ask_at(position);
        if position.is_end() { Err(Refusal::AtEnd) } else { Ok(predict) }
    }

    /// The position that the question or the answer is about.
    pub const fn at(&self) -> &Position {
        &self.at
    }

    /// Where one is between question and answer.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// What was asked so far.
    pub const fn score(&self) -> &Score {
        &self.score
    }

    /// How many questions are asked.
    pub const fn series(&self) -> Series {
        self.series
    }

    /// What one prefers to be asked.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether a single question has its answer.
    pub const fn is_done(&self) -> bool {
        matches!((self.series, &self.phase), (Series::One, Phase::Answered(_)))
    }

    /// Asks what there is to ask at `position`.
    pub fn ask_at(&mut self, position: &Position) {
        self.at = *position;
        self.phase = match Question::at(position, self.kind) {
            Some(question) => Phase::Asking(question, Entry::new(question)),
            None => Phase::Showing,
        };
    }

    pub(super) fn reply(&mut self, reply: Reply, base: Base) -> Reaction {
        if self.is_done() {
            return Reaction::EndedBefore;
        }
        match &mut self.phase {
            Phase::Asking(_, entry) => match entry.reply(reply, &self.at, base) {
                Entered::Unused => Reaction::Elsewhere,
                Entered::Open => Reaction::Done,
                Entered::Refused(refusal) => Reaction::Refused(refusal),
                Entered::Given(answer) => self.answer(answer),
            },
            Phase::Answered(_) | Phase::Showing => match reply {
                Reply::Confirm => self.advance(),
                // An answer to the next question, which everybody sees coming.
                Reply::Digit(_) | Reply::Nothing | Reply::Yes | Reply::No => {
                    let advanced = self.advance();
                    if matches!(self.phase, Phase::Asking(..)) {
                        return self.reply(reply, base);
                    }
                    advanced
                }
                _ => Reaction::Elsewhere,
            },
        }
    }

    pub(super) fn command(&mut self, command: Command) -> Reaction {
        match command {
            Command::Predict | Command::YourTurn | Command::Close => self.end(),
            _ if self.is_done() => Reaction::EndedBefore,
            // The remote goes back in the lesson that asked.
            Command::Remote(Direction::Backward) if self.series == Series::One => {
                Reaction::EndedBefore
            }
            Command::Step(Direction::Forward, _) | Command::Remote(Direction::Forward) => {
                self.advance()
            }
            Command::Step(Direction::Backward, _) | Command::Remote(Direction::Backward) => {
                self.back()
            }
            Command::QuestionKind => {
                self.kind = self.kind.other();
                let at = self.at;
                self.ask_at(&at);
                Reaction::Done
            }
            _ => Reaction::Elsewhere,
        }
    }

    fn answer(&mut self, answer: Answer) -> Reaction {
        let Phase::Asking(question, _) = self.phase else { return Reaction::Done };
        let Some(verdict) = question.judge(&self.at, &answer) else { return Reaction::Done };
        self.show(question, Some((answer, verdict)))
    }

    /// Shows the answer, which is in the position that it leads to.
    fn show(
        &mut self,
        question: Question,
        given: Option<(Answer, Result<(), Mistake>)>,
    ) -> Reaction {
        let asked_at = self.at;
        self.at = question.answered(&asked_at);
        let outcome = match given {
            Some((_, Ok(()))) => Outcome::Right,
            Some((_, Err(_))) => Outcome::Wrong,
            None => Outcome::Shown,
        };
        self.score.record(question.topic(), self.at.step(), outcome);
        self.phase = Phase::Answered(Answered { question, asked_at, given });
        Reaction::Done
    }

    /// From the question to its answer, from the answer to the next question.
    fn advance(&mut self) -> Reaction {
        if let Phase::Asking(question, _) = self.phase {
            return self.show(question, None);
        }
        if self.at.is_end() {
            return self.end();
        }
        let mut at = self.at;
        if Question::at(&at, self.kind).is_some() {
            self.ask_at(&at);
            return Reaction::Done;
        }
        at.forward();
        self.at = at;
        self.phase = Phase::Showing;
        Reaction::Done
    }

    /// From the answer to its question, from a question to the one before.
    fn back(&mut self) -> Reaction {
        if let Phase::Asking(_, entry) = &mut self.phase
            && entry.reopen()
        {
            return Reaction::Done;
        }
        let earlier = match &self.phase {
            Phase::Answered(answered) => Some(answered.asked_at),
            Phase::Asking(..) | Phase::Showing => Question::before(&self.at, self.kind),
        };
        match earlier {
            Some(earlier) => {
                self.ask_at(&earlier);
                Reaction::Done
            }
            None => Reaction::Refused(Refusal::AtStart),
        }
    }

    fn end(&self) -> Reaction {
        let has_asked = self.series == Series::Many && self.score.total().asked > 0;
        Reaction::End(has_asked.then(|| Report::Predicted(self.score.clone())))
    }
}
