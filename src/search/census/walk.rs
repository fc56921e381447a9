//! Walking the search from any position to a limit, over whole subtrees wherever none lies within.

use std::ops::ControlFlow;

use super::bulk::{self, Counts};
use super::known::Known;
use super::level::{Level, least_column};
use super::limits::{End, Limits};
use super::{Cancelled, Progress};
use crate::search::board::MAX_SIZE;
use crate::search::position::{Position, Step};
use crate::search::strategy::{Choice, Search};

/// Subtrees of at most this many rows are counted in bulk, well within a millisecond; the walk
/// enters higher ones.
const BULK_ROWS: u8 = 11;

/// Subtrees of fewer rows are counted again faster than they are looked up.
const LEAST_ROWS_KEPT: u8 = 7;

/// Below this the walk is as fast as bulk counting.
const LEAST_BULK_ROWS: u8 = 3;

/// Progress is reported after so many rows: a fraction of a millisecond.
const ROWS_A_REPORT: u64 = 1 << 15;

/// The search on its way to a limit.
pub(super) struct Walk<'a> {
    known: &'a mut Known,
    progress: &'a mut Progress<'a>,
    search: Search,
    n: u8,
    limits: Limits,
    base: u8,
    depth: u8,
    columns: [u8; MAX_SIZE as usize],
    levels: [Level; MAX_SIZE as usize + 1],
    steps: Step,
    counts: Counts,
    unreported: u64,
}

impl<'a> Walk<'a> {
    /// A walk through everything below `columns`, which must be a partial solution.
    pub(super) fn below(
        search: Search,
        columns: &[u8],
        limits: Limits,
        known: &'a mut Known,
        progress: &'a mut Progress<'a>,
    ) -> Self {
        let n = search.n();
        let level = Level::first(n);
        let mut walk = Self {
            known,
            progress,
            search,
            n,
            limits,
            base: 0,
            depth: 0,
            columns: [0; MAX_SIZE as usize],
            levels: [level; MAX_SIZE as usize + 1],
            steps: 0,
            counts: Counts::default(),
            unreported: 0,
        };
        for &col in columns {
            walk.put(col);
        }
        walk.base = walk.depth;
        walk.counts = Counts::default();
        walk.enter();
        walk
    }

    /// A walk on from `position`. Dead ends count from there, steps and solutions from the start.
    pub(super) fn from(
        position: &Position,
        limits: Limits,
        known: &'a mut Known,
        progress: &'a mut Progress<'a>,
    ) -> Self {
        let search = *position.search();
        let mut walk = Self::below(search, &[], limits, known, progress);
        for queen in position.queens() {
            walk.level().try_from_column(queen.col + 1);
            walk.put(queen.col);
            walk.enter();
        }
        walk.base = search.n_fixed();
        for level in walk.levels.iter_mut().take(usize::from(walk.depth) + 1) {
            level.entered = None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a column, or n, or 1")]
        let next = position.next_choice() as u8;
        walk.level().try_from_column(next);
        walk.steps = position.step();
        walk.counts = Counts { solutions: position.solutions(), ..Counts::default() };
        walk
    }

    /// Walks until a limit is reached or nothing is left.
    pub(super) fn run(&mut self) -> Result<End, Cancelled> {
        if self.is_at_limit() {
            return Ok(End::Limit);
        }
        if self.level().entered.is_some() {
            self.pass_over()?;
        }
        loop {
            if self.depth == self.n {
                self.announce();
            } else {
                self.reject();
            }
            if self.is_at_limit() {
                return Ok(End::Limit);
            }
            let untried = self.level().untried;
            if untried != 0 {
                self.place(untried);
                if self.is_at_limit() {
                    return Ok(End::Limit);
                }
                self.pass_over()?;
            } else {
                self.keep();
                if self.depth == self.base {
                    return Ok(End::Exhausted);
                }
                self.backtrack();
                if self.is_at_limit() {
                    return Ok(End::Limit);
                }
            }
        }
    }

    pub(super) const fn steps(&self) -> Step {
        self.steps
    }

    pub(super) const fn counts(&self) -> Counts {
        self.counts
    }

    /// Where the walk stands; it must have started at a position or below the fixed queens.
    pub(super) fn position(&self) -> Position {
        let depth = usize::from(self.depth);
        let choices = self.columns.map(Choice::from);
        let next = Choice::from(self.levels[depth].next);
        let solutions = self.counts.solutions;
        Position::restored(self.search, &choices[..depth], next, solutions, self.steps)
    }

    fn is_at_limit(&self) -> bool {
        self.limits.are_reached(self.steps, self.counts)
    }

    const fn level(&mut self) -> &mut Level {
        &mut self.levels[self.depth as usize]
    }

    /// Rejects up to the next safe column, or to the end of the row.
    fn reject(&mut self) {
        let n = self.n;
        let left = self.limits.steps - self.steps;
        let level = self.level();
        let stop = if level.untried == 0 { n } else { least_column(level.untried) };
        let rejects = stop - level.next;
        if Step::from(rejects) > left {
            // `left` is less than a row.
            level.next += u8::try_from(left).unwrap_or(0);
            self.steps = self.limits.steps;
            return;
        }
        level.next = stop;
        let is_dead_end = rejects > 0 && stop == n && level.is_dead_end(n);
        self.steps += Step::from(rejects);
        self.counts.dead_ends += u64::from(is_dead_end);
    }

    const fn announce(&mut self) {
        if self.level().next == 0 {
            self.level().next = 1;
            self.steps += 1;
            self.counts.solutions += 1;
        }
    }

    /// Places a queen in the first of the `untried` columns.
    fn place(&mut self, untried: u32) {
        let level = self.level();
        level.untried &= level.untried - 1;
        self.put(least_column(untried));
        self.enter();
        self.steps += 1;
        self.unreported += 1;
    }

    /// Puts a queen down; what the next row is, [`enter`](Self::enter) says.
    const fn put(&mut self, col: u8) {
        let Level { attacked, path, .. } = self.levels[self.depth as usize];
        self.columns[self.depth as usize] = col;
        self.depth += 1;
        let n = self.n;
        let level = self.level();
        level.attacked = attacked.below(1 << col);
        level.path = path.child(n, col);
    }

    fn enter(&mut self) {
        let counts = self.counts;
        let is_full = self.depth == self.n;
        let board = bulk::board(self.n);
        let level = self.level();
        level.entered = Some(counts);
        level.next = 0;
        level.untried = if is_full { 0 } else { board & !level.attacked.any() };
        self.counts.rows += u64::from(!is_full);
    }

    fn backtrack(&mut self) {
        self.depth -= 1;
        self.steps += 1;
        let next = self.columns[usize::from(self.depth)] + 1;
        self.level().next = next;
    }

    /// Goes to the end of the row just entered, over all that lies below it, if that can be
    /// counted and no limit lies within.
    fn pass_over(&mut self) -> Result<(), Cancelled> {
        self.report()?;
        let Some(before) = self.level().entered else { return Ok(()) };
        let Some(counts) = self.counts_below() else { return Ok(()) };
        let steps = self.steps + counts.subtree().steps(self.n);
        let after = before.plus(counts);
        if self.limits.are_reached(steps, after) {
            return Ok(());
        }
        let n = self.n;
        self.steps = steps;
        self.counts = after;
        let level = self.level();
        level.entered = None;
        level.untried = 0;
        level.next = n;
        Ok(())
    }

    /// The counts below the row just entered, known or counted now, unless that takes long.
    fn counts_below(&mut self) -> Option<Counts> {
        let rows_left = self.n - self.depth;
        let Level { attacked, path, .. } = *self.level();
        if rows_left >= LEAST_ROWS_KEPT {
            let known = match self.limits.dead_ends {
                None => self.known.without_dead_ends(path),
                Some(_) => self.known.with_dead_ends(path),
            };
            if known.is_some() {
                return known;
            }
        }
        if !(LEAST_BULK_ROWS..=BULK_ROWS).contains(&rows_left) {
            return None;
        }
        let counts = bulk::count(bulk::board(self.n), attacked, rows_left);
        self.unreported += counts.rows;
        if rows_left >= LEAST_ROWS_KEPT {
            self.known.keep(path, counts);
        }
        Some(counts)
    }

    /// Keeps the counts of the row that was just left behind, if all of it was counted.
    fn keep(&mut self) {
        let counts = self.counts;
        let Level { path, entered, .. } = *self.level();
        let is_whole = self.limits.dead_ends.is_some() || !self.known.has_table_for(path);
        if let Some(before) = entered
            && is_whole
            && self.n - self.depth >= LEAST_ROWS_KEPT
        {
            self.known.keep(path, counts.minus(before));
        }
    }

    fn report(&mut self) -> Result<(), Cancelled> {
        if self.unreported < ROWS_A_REPORT {
            return Ok(());
        }
        self.unreported = 0;
        match (self.progress)(self.steps) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Cancelled),
        }
    }
}
