//! Steps, jumps, and the ways back from them.

use super::{Counted, Jump, Moment, Player, Stepped, Stride, count_overview};
use crate::playback::Direction;
use crate::playback::jobs::{Job, Stream};
use crate::playback::jump;
use crate::playback::target::Target;
use crate::search::{Atlas, Position, Search, Step};

/// How many moments can be returned to: more than anyone remembers, and no memory that grows.
const MOST_LEFT: usize = 1000;

impl Player {
    /// Moves by one stride; autoplay pauses and a jump is given up.
    pub fn step(&mut self, direction: Direction, stride: Stride) -> Stepped {
        self.pause();
        self.jump = None;
        match direction {
            Direction::Forward => self.step_forward(stride),
            Direction::Backward => self.step_backward(stride),
        }
    }

    fn step_forward(&mut self, stride: Stride) -> Stepped {
        if self.owed.is_empty() && self.position.is_end() {
            return Stepped::AtLimit(Direction::Forward);
        }
        self.owed.push_back(stride);
        self.open_stream();
        Stepped::Moved
    }

    fn step_backward(&mut self, stride: Stride) -> Stepped {
        // A step that has not come yet is taken back by not taking it.
        if self.owed.pop_back().is_some() {
            return Stepped::Moved;
        }
        if !self.back_one() {
            return Stepped::AtLimit(Direction::Backward);
        }
        if stride == Stride::QueenMove {
            while self.position.previous_event().is_some_and(|event| !event.is_queen_move()) {
                self.back_one();
            }
        }
        Stepped::Moved
    }

    pub(super) fn back_one(&mut self) -> bool {
        if self.position.backward().is_none() {
            return false;
        }
        if self.stream.as_mut().is_some_and(|stream| !stream.unpull()) {
            self.stream = None;
        }
        true
    }

    /// Starts a jump to `target`.
    pub fn jump(&mut self, target: Target) {
        self.pause();
        self.owed.clear();
        let from = self.position;
        let atlas = self.atlas.take();
        let job = Job::start("jump", move |watch| {
            let mut atlas = atlas.unwrap_or_else(|| Box::new(Atlas::new(*from.search())));
            let landing = jump::find(target, &from, &mut atlas, watch).ok()?;
            Some((landing, atlas))
        });
        self.jump = Some(Jump { job, at: None });
    }

    /// Gives up the jump under way, and says whether there was one.
    pub fn cancel_jump(&mut self) -> bool {
        self.jump.take().is_some()
    }

    /// Goes to position 0 of another search; one can return.
    pub fn change(&mut self, search: Search) {
        self.pause();
        self.jump = None;
        self.remember();
        self.land(Moment { position: Position::start(search), furthest: 0 });
    }

    /// Goes to a position that is known, of this search or another; one can return.
    pub fn go_to(&mut self, position: Position) {
        self.pause();
        self.jump = None;
        if position != self.position {
            self.remember();
        }
        self.land(Moment { position, furthest: position.step() });
    }

    /// Walks to a step near by at once, without waiting for the stream.
    pub fn walk(&mut self, step: Step) {
        self.pause();
        self.jump = None;
        self.owed.clear();
        self.stream = None;
        while self.position.step() > step && self.position.backward().is_some() {}
        while self.position.step() < step && self.position.forward().is_some() {}
    }

    /// Takes the steps owed at once, without waiting for the stream.
    pub fn take_owed(&mut self) {
        while let Some(stride) = self.owed.pop_front() {
            self.stream = None;
            while let Some(event) = self.position.forward() {
                if stride == Stride::Step || event.is_queen_move() {
                    break;
                }
            }
        }
    }

    /// Returns to before the last jump or change, or (`Forward`) takes that return back.
    pub fn return_to(&mut self, direction: Direction) -> bool {
        let here = self.here();
        let (from, to) = match direction {
            Direction::Backward => (&mut self.left, &mut self.returned),
            Direction::Forward => (&mut self.returned, &mut self.left),
        };
        let Some(moment) = from.pop() else { return false };
        to.push(here);
        self.pause();
        self.jump = None;
        self.land(moment);
        true
    }

    pub(super) const fn here(&self) -> Moment {
        Moment { position: self.position, furthest: self.furthest }
    }

    /// Makes this moment one to return to.
    pub(super) fn remember(&mut self) {
        if self.left.len() == MOST_LEFT {
            self.left.remove(0);
        }
        self.left.push(self.here());
        self.returned.clear();
    }

    pub(super) fn land(&mut self, moment: Moment) {
        let search = *moment.position.search();
        if search == *self.position.search() {
            self.furthest = self.furthest.max(moment.furthest);
        } else {
            self.furthest = moment.furthest;
            self.atlas = None;
            self.overview = count_overview(search);
            self.density = Counted::Unasked;
        }
        self.position = moment.position;
        self.stream = None;
        self.owed.clear();
    }

    /// The stream of events from here, opened if there is none, and the position to move by them.
    pub(super) fn open_stream(&mut self) -> (&mut Stream, &mut Position) {
        let stream = self.stream.get_or_insert_with(|| (self.open)(self.position));
        (stream, &mut self.position)
    }
}
