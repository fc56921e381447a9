//! The player as a list of positions and an index.

use std::time::Duration;

use nq_tui::playback::player::{Motion, News, Stepped, Stride};
use nq_tui::playback::{Direction, Speed, Target};
use nq_tui::search::{Event, Step};

use crate::support::story::Story;

/// A moment of one of the stories.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment {
    pub(crate) story: usize,
    pub(crate) index: usize,
    pub(crate) furthest: usize,
}

/// What a player is to do, over stored searches. Time is in milliseconds.
pub(crate) struct Model<'a> {
    stories: &'a [Story],
    pub(crate) here: Moment,
    now: u64,
    /// Which way it plays, since when, and the steps taken since.
    playing: Option<(Direction, u64, u64)>,
    /// Steps in four seconds.
    speed: u64,
    owed: Vec<Stride>,
    jump: Option<Target>,
    left: Vec<Moment>,
    returned: Vec<Moment>,
}

impl<'a> Model<'a> {
    pub(crate) const fn new(stories: &'a [Story]) -> Self {
        Self {
            stories,
            here: Moment { story: 0, index: 0, furthest: 0 },
            now: 0,
            playing: None,
            speed: 8,
            owed: Vec::new(),
            jump: None,
            left: Vec::new(),
            returned: Vec::new(),
        }
    }

    pub(crate) const fn story(&self) -> &'a Story {
        &self.stories[self.here.story]
    }

    pub(crate) const fn now(&self) -> Duration {
        Duration::from_millis(self.now)
    }

    #[expect(clippy::cast_precision_loss, reason = "speeds are powers of two")]
    pub(crate) fn speed(&self) -> Speed {
        Speed::new(self.speed as f64 / 4.0).unwrap()
    }

    pub(crate) fn motion(&self) -> Motion {
        self.playing.map_or(Motion::Paused, |(direction, since, done)| Motion::Playing {
            direction,
            since: Duration::from_millis(since),
            done,
        })
    }

    pub(crate) fn step(&mut self, direction: Direction, stride: Stride) -> Stepped {
        self.playing = None;
        self.jump = None;
        match direction {
            Direction::Forward if self.owed.is_empty() && self.is_at(direction) => {
                return Stepped::AtLimit(direction);
            }
            Direction::Forward => self.owed.push(stride),
            Direction::Backward if self.owed.pop().is_some() => {}
            Direction::Backward if self.is_at(direction) => return Stepped::AtLimit(direction),
            Direction::Backward => self.stride_back(stride),
        }
        Stepped::Moved
    }

    pub(crate) fn toggle(&mut self, direction: Direction) -> Stepped {
        self.jump = None;
        let playing = self.playing.take().map(|(direction, ..)| direction);
        if playing == Some(direction) {
            return Stepped::Moved;
        }
        if self.is_at(direction) {
            return Stepped::AtLimit(direction);
        }
        self.owed.clear();
        self.playing = Some((direction, self.now, 0));
        Stepped::Moved
    }

    pub(crate) fn set_speed(&mut self, speed: u64) {
        self.speed = speed;
        self.playing = self.playing.map(|(direction, ..)| (direction, self.now, 0));
    }

    /// Twice as fast, or half.
    pub(crate) fn scale_speed(&mut self, faster: bool) {
        let speed = if faster { self.speed * 2 } else { self.speed / 2 };
        self.set_speed(speed.clamp(1, 4_000_000_000_000));
    }

    pub(crate) fn jump(&mut self, target: Target) {
        self.playing = None;
        self.owed.clear();
        self.jump = Some(target);
    }

    pub(crate) const fn cancel(&mut self) -> bool {
        self.jump.take().is_some()
    }

    pub(crate) fn change(&mut self, story: usize) {
        self.playing = None;
        self.jump = None;
        self.left.push(self.here);
        self.returned.clear();
        self.land(Moment { story, index: 0, furthest: 0 });
    }

    pub(crate) fn return_to(&mut self, direction: Direction) -> bool {
        let (from, to) = match direction {
            Direction::Backward => (&mut self.left, &mut self.returned),
            Direction::Forward => (&mut self.returned, &mut self.left),
        };
        let Some(moment) = from.pop() else { return false };
        to.push(self.here);
        self.playing = None;
        self.jump = None;
        self.land(moment);
        true
    }

    /// Lets time pass.
    pub(crate) const fn wait(&mut self, milliseconds: u64) {
        self.now += milliseconds;
    }

    /// Does all that is under way and due.
    pub(crate) fn settle(&mut self) -> Vec<News> {
        let news = self.jump.take().map(|target| self.arrive(target));
        for stride in std::mem::take(&mut self.owed) {
            self.stride_forward(stride);
        }
        self.play();
        self.here.furthest = self.here.furthest.max(self.here.index);
        news.into_iter().collect()
    }

    fn arrive(&mut self, target: Target) -> News {
        let from = self.here.index;
        let to = match self.story().jump(from, target) {
            Ok(to) => to,
            Err(miss) => return News::Missed(miss),
        };
        if to != from {
            self.left.push(self.here);
            self.returned.clear();
        }
        self.land(Moment { index: to, furthest: to, ..self.here });
        News::Jumped { from: from as Step, to: to as Step }
    }

    fn land(&mut self, mut moment: Moment) {
        if moment.story == self.here.story {
            moment.furthest = moment.furthest.max(self.here.furthest);
        }
        self.here = moment;
        self.owed.clear();
    }

    fn is_at(&self, limit: Direction) -> bool {
        self.room(limit) == 0
    }

    /// How many steps there are that way.
    fn room(&self, direction: Direction) -> usize {
        match direction {
            Direction::Forward => self.story().last() - self.here.index,
            Direction::Backward => self.here.index,
        }
    }

    fn stride_forward(&mut self, stride: Stride) {
        let ahead = &self.story().events[self.here.index..];
        let rejects = ahead.iter().take_while(|event| matches!(event, Event::Reject(_))).count();
        self.here.index += match stride {
            Stride::Step => ahead.len().min(1),
            Stride::QueenMove => ahead.len().min(rejects + 1),
        };
    }

    /// One step back, and on to just after a queen move.
    fn stride_back(&mut self, stride: Stride) {
        self.here.index -= 1;
        if stride == Stride::QueenMove {
            let past = &self.story().events[..self.here.index];
            let queen_move = past.iter().rposition(|event| !matches!(event, Event::Reject(_)));
            self.here.index = queen_move.map_or(0, |event| event + 1);
        }
    }

    /// Takes the steps whose time has come.
    fn play(&mut self) {
        let Some((direction, since, done)) = self.playing else { return };
        let due = u128::from(self.now - since) * u128::from(self.speed) / 4_000;
        let due = u64::try_from(due).unwrap();
        let room = self.room(direction);
        let taken = room.min(usize::try_from(due - done).unwrap());
        match direction {
            Direction::Forward => self.here.index += taken,
            Direction::Backward => self.here.index -= taken,
        }
        self.playing = (taken < room).then_some((direction, since, due));
    }
}
