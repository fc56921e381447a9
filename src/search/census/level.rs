//! One row of the search, as bit masks.

use super::bulk::{self, Attacked, Counts};
use super::key::Path;

/// A row that the walk stands in or will come back to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Level {
    pub(super) attacked: Attacked,
    /// Safe columns not tried yet, a bit each.
    pub(super) untried: u32,
    /// The next column to try, `n` when none is left; on a full board 1 once it is announced.
    pub(super) next: u8,
    pub(super) path: Path,
    /// What was passed when the row was entered, if the walk has entered it and left nothing out.
    pub(super) entered: Option<Counts>,
}

impl Level {
    /// The first row of an empty board of `n` columns.
    pub(super) fn first(n: u8) -> Self {
        Self {
            attacked: Attacked::default(),
            untried: bulk::board(n),
            next: 0,
            path: Path::ROOT,
            entered: None,
        }
    }

    /// Whether every one of `n` columns is attacked.
    pub(super) const fn is_dead_end(&self, n: u8) -> bool {
        bulk::board(n) & !self.attacked.any() == 0
    }

    /// Leaves out the columns before `next`.
    pub(super) const fn try_from_column(&mut self, next: u8) {
        self.next = next;
        self.untried &= match u32::MAX.checked_shl(next as u32) {
            Some(columns) => columns,
            None => 0,
        };
    }
}

/// The leftmost of some columns, a bit each.
#[expect(clippy::cast_possible_truncation, reason = "a column is below 32")]
pub(super) const fn least_column(columns: u32) -> u8 {
    columns.trailing_zeros() as u8
}
