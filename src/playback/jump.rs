//! Finding the position that a target means: by stepping when it is near, by counts when it is not.

use super::Direction;
use super::target::{Landmark, Target, WHOLE};
use super::visit;
use crate::search::census::MOST_ROWS;
use crate::search::strategy::Choice;
use crate::search::{Atlas, Cancelled, Event, Position, Progress, Square, Step, Strategy};

/// This many steps are walked before counts are asked: they take a fraction of a millisecond, and
/// most targets are nearer.
const NEAR: Step = 1 << 16;

/// The same on boards without a table, where counts can take long: a few milliseconds.
const NEAR_WITHOUT_TABLE: Step = 1 << 20;

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
    let has_table = from.search().n() <= MOST_ROWS;
    let near = if has_table { NEAR } else { NEAR_WITHOUT_TABLE };
    find_within(near, target, from, atlas, progress)
}

/// [`find`], where `near` says how many steps are walked before counts are asked. The answer is the
/// same for every `near`.
///
/// # Errors
/// It was called off.
pub fn find_within(
    near: Step,
    target: Target,
    from: &Position,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Landing, Cancelled> {
    let mut finder = Finder { near, from, atlas, progress };
    match target {
        Target::Start => Ok(Ok(finder.start())),
        Target::End => finder.part(WHOLE),
        Target::Percent(part) => finder.part(part),
        Target::Step(step) => finder.step(step),
        Target::Nth(landmark, number) => finder.nth(landmark, number),
        Target::Nearest(direction, landmark) => finder.nearest(direction, landmark),
        Target::Over(direction) => finder.over(direction),
        Target::Out(direction) => finder.out(direction),
        Target::Visit(square) => {
            let start = finder.start();
            Finder { from: &start, ..finder }.visit(Direction::Forward, square)
        }
        Target::NearestVisit(direction, square) => finder.visit(direction, square),
        Target::Stack(stack) => {
            let found = finder.atlas.position_of(stack.chosen(), stack.next(), finder.progress)?;
            Ok(found.ok_or(Miss::Unknown))
        }
    }
}

/// One question: where it is asked, and what it is answered with.
struct Finder<'a, 'p> {
    near: Step,
    from: &'a Position,
    atlas: &'a mut Atlas,
    progress: &'a mut Progress<'p>,
}

impl Finder<'_, '_> {
    fn start(&self) -> Position {
        Position::start(*self.from.search())
    }

    fn part(&mut self, part: u32) -> Result<Landing, Cancelled> {
        let Some(last) = self.atlas.steps(self.progress)? else { return Ok(Err(Miss::Unknown)) };
        let (part, whole) = (Step::from(part), Step::from(WHOLE));
        // Split so that a last step near the largest number does not overflow.
        let step = last / whole * part + last % whole * part / whole;
        Ok(self.atlas.seek(step, self.progress)?.ok_or(Miss::Unknown))
    }

    fn step(&mut self, step: Step) -> Result<Landing, Cancelled> {
        let here = self.from.step();
        if step == here {
            return Ok(Ok(*self.from));
        }
        if step.abs_diff(here) <= self.near {
            let direction = if step < here { Direction::Backward } else { Direction::Forward };
            let is_there = |position: &Position, _| position.step() == step;
            let found = scan(*self.from, direction, self.near, self.progress, is_there)?;
            if let Scan::Found(position) = found {
                return Ok(Ok(position));
            }
        }
        if let Some(position) = self.atlas.seek(step, self.progress)? {
            return Ok(Ok(position));
        }
        let last = self.atlas.steps(self.progress)?;
        Ok(Err(last.map_or(Miss::Unknown, |last| Miss::BeyondEnd { last })))
    }

    fn nth(&mut self, landmark: Landmark, number: u64) -> Result<Landing, Cancelled> {
        let found = match landmark {
            Landmark::Solution => self.atlas.solution(number, self.progress)?,
            Landmark::DeadEnd => self.atlas.dead_end(number, self.progress)?,
            Landmark::Backtrack => {
                let mut count = 0;
                let backtrack = |_: &Position, event| {
                    let is_one = matches!(event, Event::Backtrack(_));
                    count += u64::from(is_one);
                    is_one && count == number
                };
                scan(self.start(), Direction::Forward, Step::MAX, self.progress, backtrack)?.found()
            }
        };
        Ok(found.ok_or(Miss::NoSuch(landmark)))
    }

    fn nearest(&mut self, direction: Direction, landmark: Landmark) -> Result<Landing, Cancelled> {
        let from = self.from;
        let is_blind = !from.search().strategy().tests_before_placing();
        let found = match (landmark, direction) {
            (Landmark::Solution, Direction::Forward) => {
                self.atlas.solution_after(from, self.progress)?
            }
            (Landmark::Solution, Direction::Backward) => {
                // The solution that one stands at is not before itself.
                let here = u64::from(from.previous_event() == Some(Event::Solution));
                match from.solutions() - here {
                    0 => None,
                    number => self.atlas.solution(number, self.progress)?,
                }
            }
            // What is never tested is never found to be a dead end.
            (Landmark::DeadEnd, _) if is_blind => None,
            (Landmark::DeadEnd | Landmark::Backtrack, _) => {
                let is_landmark =
                    |position: &Position, event| at_landmark(landmark, direction, position, event);
                scan(*from, direction, Step::MAX, self.progress, is_landmark)?.found()
            }
        };
        Ok(found.ok_or(Miss::NoFurther(direction, landmark)))
    }

    fn over(&mut self, direction: Direction) -> Result<Landing, Cancelled> {
        let from = self.from;
        let mut one_further = *from;
        let (event, next) = match direction {
            Direction::Forward => (one_further.forward(), from.next_choice() + 1),
            Direction::Backward => (one_further.backward(), from.next_choice().saturating_sub(1)),
        };
        match (direction, event) {
            (_, None) => Ok(Err(Miss::AtLimit(direction))),
            (Direction::Forward, Some(Event::Place(_)))
            | (Direction::Backward, Some(Event::Backtrack(_))) => {
                self.stack(direction, from.chosen(), next)
            }
            _ => Ok(Ok(one_further)),
        }
    }

    fn out(&mut self, direction: Direction) -> Result<Landing, Cancelled> {
        let fixed = usize::from(self.from.search().n_fixed());
        let split = self.from.chosen().split_last().filter(|(_, rest)| rest.len() >= fixed);
        let Some((&last, stack)) = split else { return Ok(Err(Miss::NothingToLeave)) };
        let next = match direction {
            Direction::Forward => last + 1,
            Direction::Backward => last,
        };
        self.stack(direction, stack, next)
    }

    /// Goes to where the choices `stack` are on the stack and `next` is to be tried.
    fn stack(
        &mut self,
        direction: Direction,
        stack: &[Choice],
        next: Choice,
    ) -> Result<Landing, Cancelled> {
        let is_there =
            |position: &Position, _| position.next_choice() == next && position.chosen() == stack;
        let found = match scan(*self.from, direction, self.near, self.progress, is_there)? {
            Scan::TooFar => self.atlas.position_of(stack, next, self.progress)?,
            scan => scan.found(),
        };
        Ok(found.ok_or(Miss::NeverTakenBack))
    }

    fn visit(&mut self, direction: Direction, square: Square) -> Result<Landing, Cancelled> {
        let search = self.from.search();
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
        let limit = if is_tested { self.near } else { Step::MAX };
        let found = match scan(*self.from, direction, limit, self.progress, is_visit)? {
            Scan::TooFar => visit::find(direction, square, self.from, self.atlas, self.progress)?,
            scan => scan.found(),
        };
        Ok(found.ok_or(Miss::NoVisit(direction)))
    }
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
