//! How much lies below a finished node.

use super::reach::{depth, is_safe, squares};
use crate::search::blind;
use crate::search::census;
use crate::search::position::Step;
use crate::search::strategy::{Choice, Search, Strategy};

/// What was met below a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Size {
    /// The steps from just after its queen is placed to just before that queen is lifted.
    pub steps: Step,
    /// The solutions.
    pub solutions: u64,
}

/// What lies below the finished node `path`, or `None` when counting it could hold up a frame:
/// with at most ten rows left it takes tens of microseconds.
pub fn size_below(search: &Search, path: &[Choice]) -> Option<Size> {
    let in_rows = (0..).zip(squares(search, path)).all(|(row, queen): (u8, _)| queen.row == row);
    let solutions = if in_rows && is_safe(search, path) {
        let columns: Vec<u8> = squares(search, path).map(|queen| queen.col).collect();
        let below = census::few_below(search.n(), &columns)?;
        if search.strategy() == Strategy::Backtrack {
            return Some(Size { steps: below.steps(search.n()), solutions: below.solutions });
        }
        below.solutions
    } else {
        0
    };
    let first = match search.strategy() {
        Strategy::Squares => path.last().map_or(0, |choice| choice + 1),
        Strategy::Backtrack | Strategy::Rows => 0,
    };
    let steps = blind::steps_below(search, depth(path), first)?;
    Some(Size { steps, solutions })
}
