//! An answer being given: digits typed, queens chosen on the board.

use std::collections::BTreeSet;

use super::Refusal;
use crate::practice::{Answer, Question};
use crate::search::{Position, Square};
use crate::tui::keymap::Reply;
use crate::wording::Base;

/// What an answer is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A column, or none.
    Column,
    /// Yes or no.
    YesNo,
    /// The queens that attack the square.
    Attackers(Square),
    /// A queen.
    Queen,
}

/// An answer that is not complete yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    form: Form,
    typed: String,
    cursor: Option<u8>,
    chosen: BTreeSet<u8>,
}

/// What a reply did to the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entered {
    /// It says nothing here.
    Unused,
    /// The answer goes on.
    Open,
    /// What was typed cannot be.
    Refused(Refusal),
    /// The answer is complete.
    Given(Answer),
}

/// Whether every label of a board of `n` rows is one digit, so that a digit is a whole answer.
pub fn has_short_labels(n: u8, base: Base) -> bool {
    base.label(n - 1) <= 9
}

impl Entry {
    /// An answer to `question`, nothing given yet.
    pub const fn new(question: Question) -> Self {
        let form = match question {
            Question::Row(_) => Form::Column,
            Question::Square(_) => Form::YesNo,
            Question::TakenBack(_) => Form::Queen,
        };
        Self::of(form)
    }

    const fn of(form: Form) -> Self {
        Self { form, typed: String::new(), cursor: None, chosen: BTreeSet::new() }
    }

    /// What the answer is made of.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// The digits typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The row of the queen under the cursor.
    pub const fn cursor(&self) -> Option<u8> {
        self.cursor
    }

    /// The rows of the queens chosen.
    pub const fn chosen(&self) -> &BTreeSet<u8> {
        &self.chosen
    }

    /// Gives up the attackers: whether one can stand there is open again. False when it was open.
    pub fn reopen(&mut self) -> bool {
        let is_second = matches!(self.form, Form::Attackers(_));
        if is_second {
            *self = Self::of(Form::YesNo);
        }
        is_second
    }

    /// Takes in a reply to the question asked at `position`.
    pub fn reply(&mut self, reply: Reply, position: &Position, base: Base) -> Entered {
        match (self.form, reply) {
            (Form::YesNo, _) => self.yes_or_no(reply, position),
            (_, Reply::Digit(digit)) => self.digit(digit, position, base),
            (_, Reply::Erase) if self.typed.pop().is_some() => Entered::Open,
            (Form::Column, Reply::Nothing | Reply::No) => Entered::Given(Answer::NoColumn),
            (_, Reply::Confirm) => self.confirm(position, base),
            (Form::Column, _) | (_, Reply::Erase | Reply::Left | Reply::Right) => Entered::Unused,
            (_, Reply::Up) => self.move_cursor(position, -1),
            (_, Reply::Down) => self.move_cursor(position, 1),
            (Form::Attackers(_), Reply::Mark) => self.mark(position, base),
            // Elsewhere these keys would move away from the question.
            (_, Reply::Mark | Reply::Yes | Reply::No | Reply::Nothing) => Entered::Open,
        }
    }

    fn yes_or_no(&mut self, reply: Reply, position: &Position) -> Entered {
        match (reply, position.next_square()) {
            (Reply::Yes, _) => Entered::Given(Answer::Free),
            (Reply::No | Reply::Nothing, Some(square)) if position.is_attacked(square) => {
                *self = Self::of(Form::Attackers(square));
                Entered::Open
            }
            (Reply::No | Reply::Nothing, _) => Entered::Given(Answer::AttackedBy(BTreeSet::new())),
            (Reply::Digit(_) | Reply::Confirm, _) => Entered::Open,
            _ => Entered::Unused,
        }
    }

    fn digit(&mut self, digit: u8, position: &Position, base: Base) -> Entered {
        if self.typed.len() == 2 {
            self.typed.clear();
        }
        self.typed.push(char::from(b'0' + digit));
        if !has_short_labels(position.search().n(), base) {
            return Entered::Open;
        }
        match self.form {
            Form::Attackers(_) => self.mark(position, base),
            _ => self.confirm(position, base),
        }
    }

    /// Chooses the queen that is typed or under the cursor, or no longer.
    fn mark(&mut self, position: &Position, base: Base) -> Entered {
        let row = match self.take_typed(position, base) {
            Some(Ok(row)) => Some(row),
            Some(Err(refusal)) => return Entered::Refused(refusal),
            None => self.cursor,
        };
        if let Some(row) = row
            && !self.chosen.remove(&row)
        {
            self.chosen.insert(row);
        }
        Entered::Open
    }

    fn confirm(&mut self, position: &Position, base: Base) -> Entered {
        let typed = match self.take_typed(position, base) {
            Some(Err(refusal)) => return Entered::Refused(refusal),
            Some(Ok(label)) => Some(label),
            None => None,
        };
        let answer = match self.form {
            Form::Column => typed.map(Answer::Column),
            Form::Queen => typed.or(self.cursor).map(Answer::TakenBack),
            Form::Attackers(_) => {
                self.chosen.extend(typed);
                // With one attacker, the cursor says enough.
                if self.chosen.is_empty() {
                    self.chosen.extend(self.cursor);
                }
                (!self.chosen.is_empty()).then(|| Answer::AttackedBy(self.chosen.clone()))
            }
            Form::YesNo => None,
        };
        answer.map_or(Entered::Open, Entered::Given)
    }

    /// The row or column that is typed, counted from 0, if anything is.
    fn take_typed(&mut self, position: &Position, base: Base) -> Option<Result<u8, Refusal>> {
        let label: u8 = std::mem::take(&mut self.typed).parse().ok()?;
        let (end, refusal) = match self.form {
            Form::Column => (position.search().n(), Refusal::NoSuchColumn),
            _ => (position.depth(), Refusal::NoSuchQueen),
        };
        let index = label.checked_sub(base.first()).filter(|&index| index < end);
        Some(index.ok_or(refusal))
    }

    /// To the next queen that way, from the edge at first.
    fn move_cursor(&mut self, position: &Position, way: i8) -> Entered {
        let last = position.depth().saturating_sub(1);
        self.cursor = Some(match self.cursor {
            Some(row) => row.saturating_add_signed(way).min(last),
            None if way < 0 => last,
            None => 0,
        });
        Entered::Open
    }
}
