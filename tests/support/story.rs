//! A whole search, stored, and jumps that look through it: the reference for those that do not.

use nq_tui::playback::jump::Miss;
use nq_tui::playback::target::{Landmark, WHOLE};
use nq_tui::playback::{Direction, Target};
use nq_tui::search::{Event, Position, Search, Square, Step};

/// Every position of a search in order, and the events between them: event i leads from position i
/// to position i + 1.
pub(crate) struct Story {
    pub(crate) positions: Vec<Position>,
    pub(crate) events: Vec<Event>,
}

impl Story {
    pub(crate) fn of(search: Search) -> Self {
        let mut position = Position::start(search);
        let mut story = Self { positions: vec![position], events: Vec::new() };
        while let Some(event) = position.forward() {
            story.events.push(event);
            story.positions.push(position);
        }
        story
    }

    /// The number of the last step, as an index.
    pub(crate) const fn last(&self) -> usize {
        self.events.len()
    }

    fn n(&self) -> u8 {
        self.positions[0].search().n()
    }

    /// Where `target` leads from position `here`.
    pub(crate) fn jump(&self, here: usize, target: Target) -> Result<usize, Miss> {
        match target {
            Target::Start => Ok(0),
            Target::End => Ok(self.last()),
            Target::Step(step) => usize::try_from(step)
                .ok()
                .filter(|&step| step <= self.last())
                .ok_or(Miss::BeyondEnd { last: self.last() as Step }),
            Target::Percent(part) => Ok(self.last() * part as usize / WHOLE as usize),
            Target::Nth(landmark, number) => (1..=self.last())
                .filter(|&after| self.is_after(landmark, after))
                .zip(1..)
                .find_map(|(after, count)| (count == number).then_some(after))
                .ok_or(Miss::NoSuch(landmark)),
            Target::Nearest(direction, landmark) => self
                .nearest(here, direction, |after| self.is_after(landmark, after))
                .ok_or(Miss::NoFurther(direction, landmark)),
            Target::Over(direction) => self.over(here, direction),
            Target::Out(direction) => self.out(here, direction),
            Target::Visit(square) => self.visit(0, Direction::Forward, square),
            Target::NearestVisit(direction, square) => self.visit(here, direction, square),
            Target::Stack(stack) => {
                let stands = |position: &Position| {
                    position.chosen() == stack.chosen() && position.next_choice() == stack.next()
                };
                self.positions.iter().position(stands).ok_or(Miss::Unknown)
            }
        }
    }

    /// The nearest position strictly that way which is just after an event and suits.
    fn nearest(
        &self,
        here: usize,
        direction: Direction,
        suits: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        match direction {
            Direction::Forward => (here + 1..=self.last()).find(|&after| suits(after)),
            Direction::Backward => (1..here).rev().find(|&after| suits(after)),
        }
    }

    /// Whether position `after` is just after a landmark.
    fn is_after(&self, landmark: Landmark, after: usize) -> bool {
        let past = &self.events[..after];
        match landmark {
            Landmark::Solution => past.ends_with(&[Event::Solution]),
            Landmark::Backtrack => matches!(past.last(), Some(Event::Backtrack(_))),
            Landmark::DeadEnd => (0..self.n())
                .rev()
                .zip(past.iter().rev())
                .all(|(col, event)| matches!(event, Event::Reject(square) if square.col == col)),
        }
    }

    fn visit(&self, here: usize, direction: Direction, square: Square) -> Result<usize, Miss> {
        if square.row >= self.n() || square.col >= self.n() {
            return Err(Miss::OffBoard);
        }
        let tests = [Event::Place(square), Event::Reject(square)];
        self.nearest(here, direction, |after| tests.contains(&self.events[after - 1]))
            .ok_or(Miss::NoVisit(direction))
    }

    fn over(&self, here: usize, direction: Direction) -> Result<usize, Miss> {
        match direction {
            Direction::Forward => match self.events.get(here) {
                None => Err(Miss::AtLimit(direction)),
                Some(Event::Place(_)) => self.leave(here + 1, direction),
                Some(_) => Ok(here + 1),
            },
            Direction::Backward => match self.events[..here].last() {
                None => Err(Miss::AtLimit(direction)),
                Some(Event::Backtrack(_)) => self.leave(here - 1, direction),
                Some(_) => Ok(here - 1),
            },
        }
    }

    fn out(&self, here: usize, direction: Direction) -> Result<usize, Miss> {
        if self.events[..here].iter().copied().map(height).sum::<i32>() == 0 {
            return Err(Miss::NothingToLeave);
        }
        self.leave(here, direction)
    }

    /// To where the last queen on the board is taken back, or to just before it was placed: the
    /// first time that way that fewer queens are on the board.
    fn leave(&self, here: usize, direction: Direction) -> Result<usize, Miss> {
        let mut queens = 0;
        let mut is_gone = |change: i32| {
            queens += change;
            queens < 0
        };
        let left = match direction {
            Direction::Forward => {
                (here..self.last()).find(|&i| is_gone(height(self.events[i]))).map(|i| i + 1)
            }
            Direction::Backward => (0..here).rev().find(|&i| is_gone(-height(self.events[i]))),
        };
        left.ok_or(Miss::NeverTakenBack)
    }
}

/// By how many queens an event changes the board.
const fn height(event: Event) -> i32 {
    match event {
        Event::Place(_) => 1,
        Event::Backtrack(_) => -1,
        Event::Reject(_) | Event::Solution | Event::Discard => 0,
    }
}
