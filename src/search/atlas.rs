//! Anywhere in a search of any strategy: one face for [`Census`] and [`Blind`].

use super::blind::Blind;
use super::census::{Cancelled, Census, Progress};
use super::position::{Position, Step};
use super::strategy::{Choice, Search};

/// Answers questions about one search, and remembers what it counted for them.
#[derive(Debug, Clone)]
pub struct Atlas {
    search: Search,
    kind: Kind,
}

#[derive(Debug, Clone)]
enum Kind {
    Tested(Census),
    Blind(Blind),
}

impl Atlas {
    /// An atlas of `search`.
    ///
    /// # Panics
    /// Never: a strategy either tests before it places or is blind.
    #[expect(clippy::expect_used, reason = "every strategy is one of the two kinds")]
    pub fn new(search: Search) -> Self {
        let kind = Census::new(search).map_or_else(
            || Kind::Blind(Blind::new(search).expect("a strategy that does not test is blind")),
            Kind::Tested,
        );
        Self { search, kind }
    }

    /// What is searched.
    pub const fn search(&self) -> &Search {
        &self.search
    }

    /// The number of the last step, or `None` when nobody can count it.
    pub fn steps(&mut self, progress: &mut Progress<'_>) -> Result<Option<Step>, Cancelled> {
        match &mut self.kind {
            Kind::Tested(census) => Ok(census.total(progress)?.map(|total| total.steps)),
            Kind::Blind(blind) => blind.steps(progress),
        }
    }

    /// The position that `step` steps lead to, or `None` beyond the end.
    pub fn seek(
        &mut self,
        step: Step,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        match &mut self.kind {
            Kind::Tested(census) => census.seek(step, progress),
            Kind::Blind(blind) => blind.seek(step, progress),
        }
    }

    /// The position just after the k-th solution, from 1, or `None` if there are fewer.
    pub fn solution(
        &mut self,
        k: u64,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        match &mut self.kind {
            Kind::Tested(census) => census.solution(k, progress),
            Kind::Blind(blind) => blind.solution(k, progress),
        }
    }

    /// The position just after the first solution after `position`, or `None` if there is none.
    pub fn solution_after(
        &mut self,
        position: &Position,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        match &mut self.kind {
            Kind::Tested(census) => census.solution_after(position, progress),
            Kind::Blind(blind) => blind.solution(position.solutions() + 1, progress),
        }
    }

    /// The position just after the k-th dead end, from 1, or `None` if there are fewer: a blind
    /// strategy, which tests no row, has none.
    pub fn dead_end(
        &mut self,
        k: u64,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        match &mut self.kind {
            Kind::Tested(census) => census.dead_end(k, progress),
            Kind::Blind(_) => Ok(None),
        }
    }

    /// The position with the choices `chosen` (fixed ones included) on the stack and `next` to be
    /// tried, or `None` when the search never stands there.
    pub fn position_of(
        &mut self,
        chosen: &[Choice],
        next: Choice,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        match &mut self.kind {
            Kind::Tested(census) => {
                let columns: Vec<u8> =
                    chosen.iter().filter_map(|&col| u8::try_from(col).ok()).collect();
                census.position_of(&columns, next, progress)
            }
            Kind::Blind(blind) => blind.position_of(chosen, next, progress),
        }
    }

    /// For each choice at the first depth that is not fixed: the last step of its part of the
    /// search. Empty when nobody can count them, or when all queens are fixed.
    pub fn shares(&mut self, progress: &mut Progress<'_>) -> Result<Vec<Step>, Cancelled> {
        let search = self.search;
        let depth = search.n_fixed();
        let Some(last) = self.steps(progress)? else { return Ok(Vec::new()) };
        if depth == search.n() {
            return Ok(Vec::new());
        }
        let fixed = search.fixed()[..usize::from(depth)].to_vec();
        let first = search.first_choice(search.fixed(), depth);
        let mut ends = Vec::new();
        for next in first + 1..search.end_of_choices(depth) {
            let end = match &self.kind {
                Kind::Tested(_) => {
                    self.position_of(&fixed, next, progress)?.map(|position| position.step())
                }
                Kind::Blind(blind) => blind.step_of(&fixed, next).filter(|&end| end <= last),
            };
            match end {
                Some(end) => ends.push(end),
                None => break,
            }
        }
        ends.push(last);
        Ok(ends)
    }
}
