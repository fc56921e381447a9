//! Finding the position that a target means.

use super::jobs::Watch;
use super::target::{Landmark, Target, WHOLE};
use crate::search::{Event, Position, Search, Step};

/// How many steps pass between two looks at the watch: a few milliseconds of stepping.
const STEPS_BETWEEN_LOOKS: Step = 1 << 20;

/// Why a target leads nowhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Miss {
    /// The search has fewer steps.
    BeyondEnd {
        /// The number of its last step.
        last: Step,
    },
    /// The search has fewer of these.
    NoSuch(Landmark),
    /// The square is never tested.
    NeverVisited,
}

/// The answer of a jump.
pub type Landing = Result<Position, Miss>;

/// Finds the position that `target` means, starting from `from`; `None` when the watch stops it.
pub fn find(target: Target, from: &Position, watch: Watch<'_>) -> Option<Landing> {
    let search = *from.search();
    match target {
        Target::Start => Some(Ok(Position::start(search))),
        Target::End => run(*from, watch, |_, _| false).map(|end| Ok(end.0)),
        Target::Step(step) => to_step(step, from, watch),
        Target::Percent(percent) => {
            let last = total(&search, watch)?;
            let step = last * Step::from(percent) / Step::from(WHOLE);
            to_step(step, from, watch)
        }
        Target::Nth(landmark, number) => {
            let mut left = number;
            let found = run(Position::start(search), watch, |position, event| {
                left -= u64::from(is_landmark(landmark, position, event));
                left == 0
            })?;
            Some(found.1.then_some(found.0).ok_or(Miss::NoSuch(landmark)))
        }
        Target::Visit(square) => {
            let found = run(
                Position::start(search),
                watch,
                |_, event| matches!(event, Event::Place(s) | Event::Reject(s) if s == square),
            )?;
            Some(found.1.then_some(found.0).ok_or(Miss::NeverVisited))
        }
    }
}

/// The number of steps of the whole search.
pub fn total(search: &Search, watch: Watch<'_>) -> Option<Step> {
    run(Position::start(*search), watch, |_, _| false).map(|end| end.0.step())
}

fn to_step(step: Step, from: &Position, watch: Watch<'_>) -> Option<Landing> {
    let mut position = if step < from.step() / 2 { Position::start(*from.search()) } else { *from };
    while position.step() > step {
        position.backward();
        if position.step().is_multiple_of(STEPS_BETWEEN_LOOKS) && watch(position.step()).is_break()
        {
            return None;
        }
    }
    if position.step() == step {
        return Some(Ok(position));
    }
    let (position, arrived) = run(position, watch, |position, _| position.step() == step)?;
    Some(if arrived { Ok(position) } else { Err(Miss::BeyondEnd { last: position.step() }) })
}

/// Steps forward until `stop` says so, or to the end; says whether `stop` did.
fn run(
    mut position: Position,
    watch: Watch<'_>,
    mut stop: impl FnMut(&Position, Event) -> bool,
) -> Option<(Position, bool)> {
    while let Some(event) = position.forward() {
        if stop(&position, event) {
            return Some((position, true));
        }
        if position.step().is_multiple_of(STEPS_BETWEEN_LOOKS) && watch(position.step()).is_break()
        {
            return None;
        }
    }
    Some((position, false))
}

fn is_landmark(landmark: Landmark, position: &Position, event: Event) -> bool {
    match (landmark, event) {
        (Landmark::Solution, Event::Solution) => true,
        (Landmark::DeadEnd, Event::Reject(square)) => {
            square.col + 1 == position.search().n() && position.is_dead_end(square.row)
        }
        _ => false,
    }
}
