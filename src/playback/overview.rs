//! The whole search from above: its length, the share of each first queen, where solutions lie.

use crate::search::{Atlas, Cancelled, Progress, Search, Step};

/// Into how many parts the search is divided to show where its solutions lie.
pub const PARTS: usize = 256;

/// The length of a search, and how it divides.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Overview {
    /// The number of the last step, or `None` when nobody can count it.
    pub steps: Option<Step>,
    /// The last step below each choice of the first row that is not fixed.
    pub shares: Vec<Step>,
}

/// Counts the overview of `search`.
///
/// # Errors
/// It was called off.
pub fn overview(search: Search, progress: &mut Progress<'_>) -> Result<Overview, Cancelled> {
    let mut atlas = Atlas::new(search);
    Ok(Overview { steps: atlas.steps(progress)?, shares: atlas.shares(progress)? })
}

/// How many solutions lie in each of [`PARTS`] equal parts of the search, of which `last` is the
/// last step.
///
/// # Errors
/// It was called off.
pub fn density(
    search: Search,
    last: Step,
    progress: &mut Progress<'_>,
) -> Result<Vec<u64>, Cancelled> {
    let mut atlas = Atlas::new(search);
    let mut parts = Vec::with_capacity(PARTS);
    let mut passed = 0;
    for part in 1..=PARTS as Step {
        let end = last * part / PARTS as Step;
        let solutions = atlas.seek(end, progress)?.map_or(passed, |position| position.solutions());
        parts.push(solutions - passed);
        passed = solutions;
    }
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{BoardSize, Goal, Strategy};
    use std::ops::ControlFlow;

    #[test]
    fn shares_and_solutions_add_up() {
        let mut patient = |_| ControlFlow::Continue(());
        for (strategy, n, shares) in [
            (Strategy::Backtrack, 4, 4),
            (Strategy::Backtrack, 8, 8),
            (Strategy::Rows, 5, 5),
            (Strategy::Squares, 4, 13),
        ] {
            let search = Search::new(BoardSize::new(n).unwrap(), strategy, Goal::All);
            let overview = overview(search, &mut patient).unwrap();
            let last = overview.steps.unwrap();
            assert_eq!(overview.shares.len(), shares);
            assert_eq!(overview.shares.last(), Some(&last));
            assert!(overview.shares.is_sorted());
            let density = density(search, last, &mut patient).unwrap();
            let solutions = [0, 1, 0, 0, 2, 10, 4, 40, 92][usize::from(n)];
            assert_eq!(density.iter().sum::<u64>(), solutions);
        }
    }
}
