//! What is known of a subtree without counting: the table's constants, and counts met before.

use super::bulk::Counts;
use super::key::Path;
use super::memo::Memo;
use super::table::Table;

/// Counts by partial solution, of one size of board.
#[derive(Debug, Clone)]
pub(super) struct Known {
    table: Option<Table>,
    memo: Memo,
}

impl Known {
    pub(super) fn new(n: u8) -> Self {
        Self { table: Table::embedded(n), memo: Memo::new() }
    }

    /// The counts below the path, of which `dead_ends` may be wrong.
    pub(super) fn without_dead_ends(&self, path: Path) -> Option<Counts> {
        let key = path.key()?;
        let from_table = || {
            let subtree = self.table.as_ref()?.get(path.depth(), key)?;
            Some(Counts { rows: subtree.rows, solutions: subtree.solutions, dead_ends: 0 })
        };
        from_table().or_else(|| self.memo.get(key))
    }

    /// The counts below the path, dead ends included; the table does not have those.
    pub(super) fn with_dead_ends(&self, path: Path) -> Option<Counts> {
        self.memo.get(path.key()?)
    }

    /// Keeps counts for later, as long as there is room.
    pub(super) fn keep(&mut self, path: Path, counts: Counts) {
        if let Some(key) = path.key() {
            self.memo.insert(key, counts);
        }
    }

    /// Whether counts below the path may come from the table.
    pub(super) fn has_table_for(&self, path: Path) -> bool {
        self.table.as_ref().is_some_and(|table| path.depth() <= table.depth())
    }
}
