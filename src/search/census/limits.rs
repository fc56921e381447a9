//! What a walk is looking for.

use super::bulk::Counts;
use crate::search::position::Step;

/// Where a walk stops: at the first of these to be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Limits {
    pub(super) steps: Step,
    pub(super) solutions: u64,
    /// `None`: dead ends need not be counted, and counts without them serve.
    pub(super) dead_ends: Option<u64>,
}

impl Limits {
    pub(super) const NONE: Self = Self { steps: Step::MAX, solutions: u64::MAX, dead_ends: None };

    pub(super) fn are_reached(&self, steps: Step, counts: Counts) -> bool {
        steps >= self.steps
            || counts.solutions >= self.solutions
            || self.dead_ends.is_some_and(|dead_ends| counts.dead_ends >= dead_ends)
    }
}

/// Why a walk stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// A limit was reached.
    Limit,
    /// No column is left in the row where the walk started, or in the first row of the search.
    Exhausted,
}
