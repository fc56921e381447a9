//! What was asked, right and missed.

use super::question::Topic;
use crate::search::Step;

/// What became of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It was answered rightly.
    Right,
    /// It was answered wrongly.
    Wrong,
    /// Its answer was shown, and nobody gave one.
    Shown,
}

/// The outcomes of the questions so far. The first outcome of a question counts: who goes back
/// and answers again has seen the answer.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Score {
    entries: Vec<Entry>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Entry {
    topic: Topic,
    step: Step,
    outcome: Outcome,
}

/// The outcomes of the questions on one topic, or on all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// How many were asked.
    pub asked: usize,
    /// How many were right.
    pub right: usize,
    /// How many were shown without an answer.
    pub shown: usize,
    /// The steps that were predicted wrongly, in the order in which they were asked for.
    pub missed: Vec<Step>,
}

impl Score {
    /// Takes down what became of the question on `topic` that `step` answers.
    pub fn record(&mut self, topic: Topic, step: Step, outcome: Outcome) {
        if !self.entries.iter().any(|entry| entry.topic == topic && entry.step == step) {
            self.entries.push(Entry { topic, step, outcome });
        }
    }

    /// The questions on `topic`.
    pub fn on(&self, topic: Topic) -> Tally {
        tally(self.entries.iter().filter(|entry| entry.topic == topic))
    }

    /// All questions.
    pub fn total(&self) -> Tally {
        tally(self.entries.iter())
    }
}

fn tally<'a>(entries: impl Iterator<Item = &'a Entry>) -> Tally {
    let mut tally = Tally::default();
    for entry in entries {
        tally.asked += 1;
        match entry.outcome {
            Outcome::Right => tally.right += 1,
            Outcome::Shown => tally.shown += 1,
            Outcome::Wrong => tally.missed.push(entry.step),
        }
    }
    tally
}
