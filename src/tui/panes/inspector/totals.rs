//! The comparisons of all tests up to a position.

use std::cell::Cell;

use crate::search::conflict::{Comparisons, comparisons_over};
use crate::search::{Position, Step};

/// Further from the start than this nothing is counted; all of eight queens lies within.
const FURTHEST: Step = 20_000;

thread_local! {
    /// The last answer: the next question is mostly about the step beside it.
    static LAST: Cell<Option<(Position, Comparisons)>> = const { Cell::new(None) };
}

/// The comparisons from the start to `position`, or `None` when that is too far to count.
pub(super) fn on_the_way_to(position: &Position) -> Option<Comparisons> {
    if position.step() > FURTHEST {
        return None;
    }
    let last = LAST.get().filter(|(at, _)| at.search() == position.search());
    let near = last.filter(|(at, _)| at.step().abs_diff(position.step()) < position.step());
    let (mut at, mut total) =
        near.unwrap_or_else(|| (Position::start(*position.search()), Comparisons::default()));
    let ahead = position.step().saturating_sub(at.step());
    let (more, reached) = comparisons_over(at, ahead);
    total.add(more);
    at = reached;
    while at.step() > position.step() {
        let after = at;
        let Some(event) = at.backward() else { break };
        total.subtract(Comparisons::of(event, &after));
    }
    LAST.set(Some((at, total)));
    Some(total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{BoardSize, Goal, Search, Strategy};

    #[test]
    fn the_total_is_the_same_wherever_one_comes_from() {
        let size = BoardSize::new(6).unwrap();
        let start = Position::start(Search::new(size, Strategy::Backtrack, Goal::All));
        for steps in [0, 500, 501, 1_050, 1_049, 40, 39, 0, 700] {
            let (expected, position) = comparisons_over(start, steps);
            assert_eq!(on_the_way_to(&position), Some(expected), "{steps}");
        }
    }

    #[test]
    fn too_far_is_not_counted() {
        let size = BoardSize::new(9).unwrap();
        let start = Position::start(Search::new(size, Strategy::Backtrack, Goal::All));
        let (_, far) = comparisons_over(start, FURTHEST + 1);
        assert_eq!(on_the_way_to(&far), None);
    }
}
