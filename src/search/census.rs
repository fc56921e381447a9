//! Anywhere in the backtracking search at once: which position a step leads to, where the k-th
//! solution and the k-th dead end are, how much lies below a partial solution.
//!
//! The events below a partial solution follow from two counts, the rows visited V and the solutions
//! S ([`Subtree::steps`]), and bit masks count those a hundred times faster than the events can be
//! produced. A [`Census`] walks from the first row (or from a position) towards what is asked for
//! and passes over every subtree in which it does not lie: with the constants of the embedded
//! [`table`], with counts met before, or by counting now. Left-right mirror images share their
//! counts. Memory stays at a few megabytes.
//!
//! Every question takes a [`Progress`] to report to, so that it can be called off; a census stays
//! right and useful when that happens.
//!
//! ```
//! use std::ops::ControlFlow;
//! use nq_tui::search::{BoardSize, Census, Event, Goal, Search, Strategy};
//! let sixteen = BoardSize::new(16).expect("16 is in 1..=32");
//! let search = Search::new(sixteen, Strategy::Backtrack, Goal::All);
//! let mut census = Census::new(search).expect("the strategy is backtracking");
//! let mut patient = |_| ControlFlow::Continue(());
//! let total = census.total(&mut patient)?.expect("boards of up to 18 rows are counted");
//! assert_eq!(total.steps, 19_178_647_470);
//! let position = census.seek(10_000_000_000, &mut patient)?.expect("before the end");
//! assert_eq!(position.step(), 10_000_000_000);
//! # Ok::<(), nq_tui::search::Cancelled>(())
//! ```

mod bulk;
mod key;
mod known;
mod level;
mod limits;
mod memo;
pub mod table;
mod walk;

use std::ops::ControlFlow;

pub use bulk::{Subtree, few_below};

use self::bulk::Attacked;
use self::known::Known;
use self::limits::{End, Limits};
use self::walk::Walk;
use super::position::{Position, Step};
use super::strategy::{Choice, Goal, Search, Strategy};

/// Hears about every fraction of a millisecond how many steps have been passed, and says whether
/// to go on.
pub type Progress<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// The question was called off by its [`Progress`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("cancelled")]
pub struct Cancelled;

/// The whole of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Total {
    /// The number of its last step.
    pub steps: Step,
    /// The solutions it finds.
    pub solutions: u64,
}

/// Boards of up to this many rows are counted whole: the table makes it quick.
pub const MOST_ROWS: u8 = 18;

/// On larger boards, searches with at most this many rows left to fill are: it takes a second.
const MOST_ROWS_LEFT: u8 = 16;

/// Answers questions about one backtracking search, and remembers what it counted for them.
#[derive(Debug, Clone)]
pub struct Census {
    search: Search,
    fixed: Vec<u8>,
    known: Known,
    total: Option<Total>,
}

impl Census {
    /// A census of `search`, or `None` for a blind strategy ([`Blind`](super::Blind) answers for
    /// those).
    pub fn new(search: Search) -> Option<Self> {
        if search.strategy() != Strategy::Backtrack {
            return None;
        }
        let fixed = Position::start(search).queens().map(|queen| queen.col).collect();
        Some(Self { search, fixed, known: Known::new(search.n()), total: None })
    }

    /// What is counted.
    pub const fn search(&self) -> &Search {
        &self.search
    }

    /// Steps and solutions of the whole search, or `None` when nobody counted them: a board of more
    /// than 18 rows of which more than 16 are left to fill. (The first solution is looked for on any
    /// board, which can take long there if queens are fixed.)
    pub fn total(&mut self, progress: &mut Progress<'_>) -> Result<Option<Total>, Cancelled> {
        let n = self.search.n();
        let is_first = matches!(self.search.goal(), Goal::First);
        let is_small = n <= MOST_ROWS || n - self.search.n_fixed() <= MOST_ROWS_LEFT;
        if self.total.is_none() && (is_first || is_small) {
            let mut walk = self.walk(Limits::NONE, progress);
            walk.run()?;
            let total = Total { steps: walk.steps(), solutions: walk.counts().solutions };
            self.total = Some(total);
        }
        Ok(self.total)
    }

    /// The position that `step` steps lead to, or `None` beyond the end of the search. On a board
    /// that nobody counted it walks there from the start.
    pub fn seek(
        &mut self,
        step: Step,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        let mut walk = self.walk(Limits { steps: step, ..Limits::NONE }, progress);
        walk.run()?;
        Ok((walk.steps() == step).then(|| walk.position()))
    }

    /// The position just after the solution with number `k`, from 1, or `None` if there are fewer.
    pub fn solution(
        &mut self,
        k: u64,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        let Some(limits) = self.solution_limits(k) else { return Ok(None) };
        let mut walk = self.walk(limits, progress);
        Ok((walk.run()? == End::Limit).then(|| walk.position()))
    }

    /// The position just after the first solution after `position`, or `None` if there is none.
    pub fn solution_after(
        &mut self,
        position: &Position,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        let Some(limits) = self.solution_limits(position.solutions() + 1) else { return Ok(None) };
        let mut walk = Walk::from(position, limits, &mut self.known, progress);
        Ok((walk.run()? == End::Limit).then(|| walk.position()))
    }

    /// The position just after the last reject of the dead end with number `k`, from 1, or `None` if
    /// there are fewer. The table does not have dead ends: a far one is counted up to.
    pub fn dead_end(
        &mut self,
        k: u64,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        if k == 0 {
            return Ok(None);
        }
        let mut walk = self.walk(Limits { dead_ends: Some(k), ..Limits::NONE }, progress);
        walk.run()?;
        Ok((walk.counts().dead_ends == k).then(|| walk.position()))
    }

    /// The position just after the last reject of the first dead end after `position`, or `None` if
    /// there is none.
    pub fn dead_end_after(
        &mut self,
        position: &Position,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        if position.is_end() {
            return Ok(None);
        }
        let limits = self.capped(Limits { dead_ends: Some(1), ..Limits::NONE });
        let mut walk = Walk::from(position, limits, &mut self.known, progress);
        walk.run()?;
        Ok((walk.counts().dead_ends == 1).then(|| walk.position()))
    }

    /// How many dead ends the search has met on its way to `position`.
    pub fn dead_ends_at(
        &mut self,
        position: &Position,
        progress: &mut Progress<'_>,
    ) -> Result<u64, Cancelled> {
        let limits = Limits { steps: position.step(), dead_ends: Some(u64::MAX), ..Limits::NONE };
        let mut walk = self.walk(limits, progress);
        walk.run()?;
        Ok(walk.counts().dead_ends)
    }

    /// The position with queens in `columns` of the top rows (fixed ones included) and `next` as the
    /// next column to try: its [`step`](Position::step) says when it comes. On a full board `next` is
    /// 0 before the solution is announced and 1 after it.
    ///
    /// `None` when the search never stands there.
    pub fn position_of(
        &mut self,
        columns: &[u8],
        next: Choice,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        let search = self.search;
        let Some(depth) = self.depth_of(columns) else { return Ok(None) };
        if next > search.end_of_choices(depth) {
            return Ok(None);
        }
        let mut steps = 0;
        let mut solutions = 0;
        for row in usize::from(search.n_fixed())..=columns.len() {
            let (queens, right) = columns.split_at(row);
            let stop = right.first().map_or(next, |&col| col.into());
            if queens.len() == usize::from(search.n()) {
                steps += Step::from(next);
                solutions += u64::from(next);
                break;
            }
            let passed = self.left_of(stop, queens, &mut |within| progress(steps + within))?;
            steps += passed.steps + Step::from(!right.is_empty());
            solutions += passed.solutions;
        }
        let goes_on = match search.goal() {
            Goal::All => true,
            Goal::First => self.total(progress)?.is_none_or(|total| steps <= total.steps),
        };
        let choices: Vec<Choice> = columns.iter().map(|&col| col.into()).collect();
        Ok(goes_on.then(|| Position::restored(search, &choices, next, solutions, steps)))
    }

    /// Rows and solutions below queens in `columns` of the top rows (fixed ones included), as if all
    /// solutions were wanted; or `None` when they are no partial solution of this search.
    ///
    /// On a board that nobody counted this can take for ever: see [`total`](Self::total).
    pub fn below(
        &mut self,
        columns: &[u8],
        progress: &mut Progress<'_>,
    ) -> Result<Option<Subtree>, Cancelled> {
        if self.depth_of(columns).is_none() {
            return Ok(None);
        }
        let mut walk = Walk::below(self.search, columns, Limits::NONE, &mut self.known, progress);
        walk.run()?;
        Ok(Some(walk.counts().subtree()))
    }

    /// The steps and solutions of a row below `queens` before it comes to the column `stop`.
    fn left_of(
        &mut self,
        stop: Choice,
        queens: &[u8],
        progress: &mut Progress<'_>,
    ) -> Result<Total, Cancelled> {
        let mut passed = Total { steps: 0, solutions: 0 };
        let mut columns = queens.to_vec();
        for col in (0..self.search.n()).take(stop.into()) {
            columns.push(col);
            let before = passed.steps;
            passed.steps += 1;
            if let Some(subtree) = self.below(&columns, &mut |within| progress(before + within))? {
                passed.steps += subtree.steps(self.search.n()) + 1;
                passed.solutions += subtree.solutions;
            }
            columns.pop();
        }
        Ok(passed)
    }

    /// The number of queens in `columns`, if the search can place them so.
    fn depth_of(&self, columns: &[u8]) -> Option<u8> {
        let n = self.search.n();
        let depth = u8::try_from(columns.len()).ok()?;
        let fits = depth <= n
            && columns.iter().all(|&col| col < n)
            && columns.starts_with(&self.fixed)
            && Attacked::by(columns).is_some();
        fits.then_some(depth)
    }

    fn walk<'a>(&'a mut self, limits: Limits, progress: &'a mut Progress<'a>) -> Walk<'a> {
        let limits = self.capped(limits);
        Walk::below(self.search, &self.fixed, limits, &mut self.known, progress)
    }

    /// A search for the first solution ends there, whatever else is looked for.
    const fn capped(&self, limits: Limits) -> Limits {
        match self.search.goal() {
            Goal::First if limits.solutions > 1 => Limits { solutions: 1, ..limits },
            _ => limits,
        }
    }

    /// Up to solution `k`, if there may be one.
    const fn solution_limits(&self, k: u64) -> Option<Limits> {
        if k == 0 || (k > 1 && matches!(self.search.goal(), Goal::First)) {
            return None;
        }
        Some(Limits { solutions: k, ..Limits::NONE })
    }
}
