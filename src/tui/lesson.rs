//! A lesson being given: which stop one is at or past, and what leads on and back.
//!
//! One is on the path between the stop reached last and the next one of its leg. Steps and
//! autoplay keep to the path; a jump elsewhere, or another search, leaves it, and the stop stays
//! the one to come back to.

use crate::lesson::{By, Lesson, Scene, Show, Stop};
use crate::playback::Direction;
use crate::search::{Event, Position, Step};

/// A lesson being given.
#[derive(Debug, Clone)]
pub struct Course {
    lesson: Lesson,
    /// The stop reached last.
    stop: usize,
    /// The stop whose scene is on the screen.
    shown: usize,
    /// What the screen showed before the lesson.
    opening: Scene,
    /// The position seen last.
    seen: Position,
}

/// Where one is, seen from the stop reached last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whereabouts {
    /// At the stop.
    At,
    /// Between it and the next one.
    After,
    /// Off the path.
    Away,
}

/// How one came to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passage {
    /// By steps or autoplay.
    Walk,
    /// By a jump, or into another search.
    Jump,
    /// By undoing a jump, or the undoing of one.
    Return,
}

/// What leads on towards a stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lead {
    /// There is no stop further that way.
    None,
    /// The stop with this number is at the same position.
    Note(usize),
    /// Walking to this step.
    Walk(Step),
    /// A jump to the stop with this number.
    Jump(usize),
}

impl Course {
    /// The lesson at its first stop, with `opening` on the screen.
    pub fn new(lesson: Lesson, opening: Scene) -> Option<Self> {
        let seen = lesson.stops.first()?.position;
        Some(Self { lesson, stop: 0, shown: 0, opening, seen })
    }

    /// What is taught.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The number of the stop reached last, from 0.
    pub const fn number(&self) -> usize {
        self.stop
    }

    /// The stop with this number; the last one if there are fewer.
    pub fn stop(&self, number: usize) -> &Stop {
        &self.lesson.stops[number.min(self.lesson.stops.len() - 1)]
    }

    /// The stop reached last.
    pub fn current(&self) -> &Stop {
        self.stop(self.stop)
    }

    /// Where `position` is, seen from the stop reached last.
    pub fn whereabouts(&self, position: &Position) -> Whereabouts {
        self.whereabouts_from(self.stop, position)
    }

    fn whereabouts_from(&self, number: usize, position: &Position) -> Whereabouts {
        let stop = self.stop(number);
        let end = self.next_in_leg(number).map(|next| next.position.step());
        let here = position.step();
        if stop.position.search() != position.search() || here < stop.position.step() {
            Whereabouts::Away
        } else if here == stop.position.step() {
            Whereabouts::At
        } else if end.is_some_and(|end| here >= end) {
            Whereabouts::Away
        } else {
            Whereabouts::After
        }
    }

    fn next_in_leg(&self, number: usize) -> Option<&Stop> {
        let leg = self.stop(number).leg;
        self.lesson.stops.get(number + 1).filter(|next| next.leg == leg)
    }

    /// What leads from `position` to the next stop, or (`Backward`) to the one before.
    pub fn lead(&self, direction: Direction, position: &Position) -> Lead {
        // The stop whose `by` holds on the way, and the stop at the way's end.
        let (from, to) = match (self.whereabouts(position), direction) {
            (Whereabouts::Away, _) => return Lead::Jump(self.stop),
            (_, Direction::Forward) => (self.stop, self.stop + 1),
            (Whereabouts::After, Direction::Backward) => (self.stop, self.stop),
            (Whereabouts::At, Direction::Backward) => match self.stop.checked_sub(1) {
                Some(before) => (before, before),
                None => return Lead::None,
            },
        };
        let Some(stop) = self.lesson.stops.get(to) else { return Lead::None };
        let end = stop.position.step();
        let stride = match self.stop(from).by {
            _ if stop.leg != self.current().leg => return Lead::Jump(to),
            _ if end == position.step() => return Lead::Note(to),
            By::Jump => return Lead::Jump(to),
            By::Step => one_step(position.step(), direction),
            By::Move => queen_move(*position, direction),
        };
        match direction {
            Direction::Forward => Lead::Walk(stride.min(end)),
            Direction::Backward => Lead::Walk(stride.max(end)),
        }
    }

    /// The step at which autoplay halts on its way from `position`.
    pub fn halt(&self, direction: Direction, position: &Position) -> Option<Step> {
        let here = position.step();
        let in_leg = self.lesson.stops.iter().filter(|stop| {
            stop.leg == self.current().leg && stop.position.search() == position.search()
        });
        let steps = in_leg.map(|stop| stop.position.step());
        match direction {
            Direction::Forward => steps.filter(|&step| step > here).min(),
            Direction::Backward => steps.filter(|&step| step < here).max(),
        }
    }

    /// Takes in how one came to `position`, and says from which side if that is a stop.
    pub fn follow(&mut self, passage: Passage, position: &Position) -> Option<Direction> {
        match passage {
            Passage::Walk => self.walked(position),
            Passage::Jump | Passage::Return => self.landed(passage, position),
        }
    }

    fn walked(&mut self, position: &Position) -> Option<Direction> {
        let before = std::mem::replace(&mut self.seen, *position);
        if before == *position || before.search() != position.search() {
            return None;
        }
        let direction =
            if position.step() > before.step() { Direction::Forward } else { Direction::Backward };
        let stop = match self.whereabouts(&before) {
            Whereabouts::Away => self.stop_at(position),
            Whereabouts::At | Whereabouts::After => self.stop_towards(direction, position.step()),
        };
        self.stop = stop.unwrap_or(self.stop);
        (self.whereabouts(position) == Whereabouts::At).then_some(direction)
    }

    /// The stop of this leg that lies at `position`, the nearest in number.
    fn stop_at(&self, position: &Position) -> Option<usize> {
        let leg = self.current().leg;
        (0..self.lesson.stops.len())
            .filter(|&n| self.stop(n).leg == leg && self.stop(n).position == *position)
            .min_by_key(|n| n.abs_diff(self.stop))
    }

    /// The stop that a walk that ended at `step` passed last or came to: of several at one step
    /// the one that is met first that way.
    fn stop_towards(&self, direction: Direction, step: Step) -> Option<usize> {
        let leg = self.current().leg;
        let reached = self.lesson.stops.iter().enumerate().filter(|(number, stop)| {
            let is_ahead = match direction {
                Direction::Forward => *number > self.stop,
                Direction::Backward => *number <= self.stop,
            };
            is_ahead && stop.leg == leg && stop.position.step() <= step
        });
        let last = reached.clone().next_back()?;
        match direction {
            Direction::Backward => Some(last.0),
            Direction::Forward => {
                let at_step = |(_, stop): &(usize, &Stop)| stop.position.step() == step;
                Some(reached.clone().find(at_step).unwrap_or(last).0)
            }
        }
    }

    /// A jump to a neighbouring stop reaches it. A return may undo what the remote did, so it may
    /// also lead to between the stop before and this one.
    fn landed(&mut self, passage: Passage, position: &Position) -> Option<Direction> {
        self.seen = *position;
        let here = self.stop;
        let before = here.checked_sub(1);
        let after = Some(here + 1).filter(|&number| number < self.lesson.stops.len());
        let near = [Some(here), before, after].into_iter().flatten();
        let on = [Some(here), before.filter(|_| passage == Passage::Return)].into_iter().flatten();
        let is_at = |number: &usize| self.whereabouts_from(*number, position) == Whereabouts::At;
        let is_on = |number: &usize| self.whereabouts_from(*number, position) != Whereabouts::Away;
        let found = near.into_iter().find(is_at).or_else(|| on.into_iter().find(is_on))?;
        self.stop = found;
        let direction = if found > here { Direction::Forward } else { Direction::Backward };
        (self.whereabouts(position) == Whereabouts::At).then_some(direction)
    }

    /// Goes to the stop with this number, whose position is now shown.
    pub fn reach(&mut self, number: usize) {
        self.stop = number.min(self.lesson.stops.len() - 1);
        self.seen = self.current().position;
    }

    /// What the screen has to show otherwise at the stop reached last, and takes it as shown.
    pub fn turn_scene(&mut self) -> Show {
        let scene = |number| self.lesson.scene(number, self.opening);
        let changed = scene(self.stop).difference(scene(self.shown));
        self.shown = self.stop;
        changed.with(self.current().show)
    }

    /// What makes the scene of the stop reached last of `present`. A way to count or a program
    /// that the lesson does not name is the presenter's own choice and stays.
    pub fn restored(&self, present: Scene) -> Show {
        let named = |stop: Show, next: &Stop| stop.with(next.show);
        let named = self.lesson.stops.iter().fold(Show::default(), named);
        let changed = self.scene().difference(present);
        Show {
            base: changed.base.filter(|_| named.base.is_some()),
            method: changed.method.filter(|_| named.method.is_some()),
            program: changed.program.filter(|_| named.program.is_some()),
            ..changed
        }
    }

    fn scene(&self) -> Scene {
        self.lesson.scene(self.stop, self.opening)
    }

    /// Takes a new version of the lesson, at the same stop: the one that lies where this one lay,
    /// else the one with its number. Gives what the screen has to show otherwise.
    pub fn replace(&mut self, lesson: Lesson) -> Show {
        let old = self.current().position;
        let distance = |number: &usize| number.abs_diff(self.stop);
        let same = (0..lesson.stops.len())
            .filter(|&number| lesson.stops[number].position == old)
            .min_by_key(distance);
        let before = self.lesson.scene(self.shown, self.opening);
        self.stop = same.unwrap_or(self.stop).min(lesson.stops.len() - 1);
        self.shown = self.stop;
        self.lesson = lesson;
        self.scene().difference(before)
    }
}

const fn one_step(step: Step, direction: Direction) -> Step {
    match direction {
        Direction::Forward => step.saturating_add(1),
        Direction::Backward => step.saturating_sub(1),
    }
}

/// The step of the next queen move, or of the one before.
fn queen_move(mut position: Position, direction: Direction) -> Step {
    loop {
        let event = match direction {
            Direction::Forward => position.forward(),
            Direction::Backward => position.backward().and_then(|_| position.previous_event()),
        };
        if event.is_none_or(Event::is_queen_move) {
            return position.step();
        }
    }
}
