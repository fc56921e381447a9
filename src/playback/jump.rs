//! Finding the position that a target means: by stepping when it is near, by counts when it is not.

use super::Direction;
use super::target::{Landmark, Target, WHOLE};
use super::visit;
use crate::search::strategy::Choice;
use crate::search::{Atlas, Cancelled, Event, Position, Progress, Square, Step, Strategy};

/// This many steps are walked before counts are asked: they take a few milliseconds, and most
/// targets are nearer.
const NEAR: Step = 1 << 20;

/// How many steps pass between two looks at the progress.
const STEPS_BETWEEN_LOOKS: Step = 1 << 16;

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
    /// There is none of these further that way.
    NoFurther(Direction, Landmark),
    /// There is no step further that way.
    AtLimit(Direction),
    /// No queen is on the board that the search will take back.
    NothingToLeave,
    /// The search ends before it takes the queen back.
    NeverTakenBack,
    /// The square is not tested (again) that way.
    NoVisit(Direction),
    /// The square is not on the board.
    OffBoard,
    /// Nobody knows how long the search is.
    Unknown,
}

/// The answer of a jump.
pub type Landing = Result<Position, Miss>;

/// Finds the position that `target` means, seen from `from`.
///
/// # Errors
/// It was called off.
pub fn find(
    target: Target,
    from: &Position,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Landing, Cancelled> {
    match target {
        Target::Start => Ok(Ok(Position::start(*from.search()))),
        Target::End => to_part(WHOLE, atlas, progress),
        Target::Percent(part) => to_part(part, atlas, progress),
        Target::Step(step) => to_step(step, from, atlas, progress),
        Target::Nth(landmark, number) => to_nth(landmark, number, from, atlas, progress),
        Target::Nearest(direction, landmark) => {
            to_nearest(direction, landmark, from, atlas, progress)
        }
        Target::Over(direction) => over(direction, from, atlas, progress),
        Target::Out(direction) => out(direction, from, atlas, progress),
        Target::Visit(square) => {
            let start = Position::start(*from.search());
            to_visit(Direction::Forward, square, &start, atlas, progress)
        }
        Target::NearestVisit(direction, square) => {
            to_visit(direction, square, from, atlas, progress)
        }
    }
}

fn to_part(
    part: u32,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Landing, Cancelled> {
    let Some(last) = atlas.steps(progress)? else { return Ok(Err(Miss::Unknown)) };
    let (part, whole) = (Step::from(part), Step::from(WHOLE));
    // Split so that a last step near the largest number does not overflow.
    let step = last / whole * part + last % whole * part / whole;
    Ok(atlas.seek(step, progress)?.ok_or(Miss::Unknown))
}

fn to_step(
    step: Step,
    from: &Position,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Landing, Cancelled> {
    if step.abs_diff(from.step()) <= NEAR {
        let direction = if step < from.step() { Direction::Backward } else { Direction::Forward };
        if step == from.step() {
            return Ok(Ok(*from));
        }
        let found = scan(*from, direction, NEAR, progress, |position, _| position.step() == step)?;
        if let Scan::Found(position) = found {
            return Ok(Ok(position));
        }
    }
    if let Some(position) = atlas.seek(step, progress)? {
        return Ok(Ok(position));
    }
    Ok(Err(atlas.steps(progress)?.map_or(Miss::Unknown, |last| Miss::BeyondEnd { last })))
}

fn to_nth(
    landmark: Landmark,
    number: u64,
    from: &Position,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Landing, Cancelled> {
    let found = match landmark {
        Landmark::Solution => atlas.solution(number, progress)?,
        Landmark::DeadEnd => atlas.dead_end(number, progress)?,
        Landmark::Backtrack => {
            let start = Position::start(*from.search());
            let mut left = number;
            let backtrack = |_: &Position, event| {
                left -= u64::from(matches!(event, Event::Backtrack(_)));
                left == 0
            };
            scan(start, Direction::Forward, Step::MAX, progress, backtrack)?.found()
        }
    };
    Ok(found.ok_or(Miss::NoSuch(landmark)))
}

fn to_nearest(
    direction: Direction,
    landmark: Landmark,
    from: &Position,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Landing, Cancelled> {
    let is_blind = !from.search().strategy().tests_before_placing();
    let found = match (landmark, direction) {
        (Landmark::Solution, Direction::Forward) => atlas.solution_after(from, progress)?,
        (Landmark::Solution, Direction::Backward) => {
            // The solution that one stands at is not before itself.
            let here = u64::from(from.previous_event() == Some(Event::Solution));
            match from.solutions() - here {
                0 => None,
                number => atlas.solution(number, progress)?,
            }
        }
        // What is never tested is never found to be a dead end.
        (Landmark::DeadEnd, _) if is_blind => None,
        (Landmark::DeadEnd | Landmark::Backtrack, _) => {
            let is_landmark =
                |position: &Position, event| at_landmark(landmark, direction, position, event);
            scan(*from, direction, Step::MAX, progress, is_landmark)?.found()
        }
    };
    Ok(found.ok_or(Miss::NoFurther(direction, landmark)))
}

/// Whether `position` is just after a landmark; `event` led to it forwards, or was undone to get
/// to it backwards.
fn at_landmark(
    landmark: Landmark,
    direction: Direction,
    position: &Position,
    event: Event,
) -> bool {
    let event = match direction {
        Direction::Forward => Some(event),
        Direction::Backward => position.previous_event(),
    };
    match (landmark, event) {
        (Landmark::Solution, Some(Event::Solution))
        | (Landmark::Backtrack, Some(Event::Backtrack(_))) => true,
        (Landmark::DeadEnd, Some(Event::Reject(square))) => {
            square.col + 1 == position.search().n() && position.is_dead_end(square.row)
        }
        _ => false,
    }
}

fn over(
    direction: Direction,
    from: &Position,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Landing, Cancelled> {
    let mut one_further = *from;
    let (event, next) = match direction {
        Direction::Forward => (one_further.forward(), from.next_choice() + 1),
        Direction::Backward => (one_further.backward(), from.next_choice().saturating_sub(1)),
    };
    match (direction, event) {
        (_, None) => Ok(Err(Miss::AtLimit(direction))),
        (Direction::Forward, Some(Event::Place(_)))
        | (Direction::Backward, Some(Event::Backtrack(_))) => {
            let stack = from.chosen();
            Ok(to_stack(direction, from, stack, next, atlas, progress)?.ok_or(Miss::NeverTakenBack))
        }
        _ => Ok(Ok(one_further)),
    }
}

fn out(
    direction: Direction,
    from: &Position,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Landing, Cancelled> {
    let fixed = usize::from(from.search().n_fixed());
    let Some((&last, stack)) = from.chosen().split_last().filter(|(_, rest)| rest.len() >= fixed)
    else {
        return Ok(Err(Miss::NothingToLeave));
    };
    let next = match direction {
        Direction::Forward => last + 1,
        Direction::Backward => last,
    };
    Ok(to_stack(direction, from, stack, next, atlas, progress)?.ok_or(Miss::NeverTakenBack))
}

/// Goes to where the choices `stack` are on the stack and `next` is to be tried.
fn to_stack(
    direction: Direction,
    from: &Position,
    stack: &[Choice],
    next: Choice,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Option<Position>, Cancelled> {
    let is_there =
        |position: &Position, _| position.next_choice() == next && position.chosen() == stack;
    match scan(*from, direction, NEAR, progress, is_there)? {
        Scan::Found(position) => Ok(Some(position)),
        Scan::Ended => Ok(None),
        Scan::TooFar => atlas.position_of(stack, next, progress),
    }
}

fn to_visit(
    direction: Direction,
    square: Square,
    from: &Position,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Landing, Cancelled> {
    let search = from.search();
    if square.row.max(square.col) >= search.n() {
        return Ok(Err(Miss::OffBoard));
    }
    let is_visit = |position: &Position, event| {
        let event = match direction {
            Direction::Forward => Some(event),
            Direction::Backward => position.previous_event(),
        };
        matches!(event, Some(Event::Place(s) | Event::Reject(s)) if s == square)
    };
    let is_tested = search.strategy() == Strategy::Backtrack;
    let limit = if is_tested { NEAR } else { Step::MAX };
    let found = match scan(*from, direction, limit, progress, is_visit)? {
        Scan::TooFar => visit::find(direction, square, from, atlas, progress)?,
        scan => scan.found(),
    };
    Ok(found.ok_or(Miss::NoVisit(direction)))
}

enum Scan {
    Found(Position),
    Ended,
    TooFar,
}

impl Scan {
    const fn found(self) -> Option<Position> {
        match self {
            Self::Found(position) => Some(position),
            Self::Ended | Self::TooFar => None,
        }
    }
}

/// Steps up to `limit` steps in `direction` until `stop` says so of the position arrived at and
/// the event taken (or undone) to get there.
fn scan(
    mut position: Position,
    direction: Direction,
    limit: Step,
    progress: &mut Progress<'_>,
    mut stop: impl FnMut(&Position, Event) -> bool,
) -> Result<Scan, Cancelled> {
    let mut taken = 0;
    while taken < limit {
        let event = match direction {
            Direction::Forward => position.forward(),
            Direction::Backward => position.backward(),
        };
        let Some(event) = event else { return Ok(Scan::Ended) };
        if stop(&position, event) {
            return Ok(Scan::Found(position));
        }
        taken += 1;
        if taken.is_multiple_of(STEPS_BETWEEN_LOOKS) && progress(position.step()).is_break() {
            return Err(Cancelled);
        }
    }
    Ok(Scan::TooFar)
}
