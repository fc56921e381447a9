//! Autoplay: which steps are due, by stepping, or by seeking when they are too many.

use std::time::Duration;

use super::{Leap, Moment, Motion, News, Player, Stepped, Total};
use crate::playback::Direction;
use crate::playback::jobs::{Dry, Job, Report};
use crate::playback::speed::Speed;
use crate::search::{Atlas, Step};

/// The most steps that one tick takes: a few milliseconds, so that keys are never held up. When
/// more are due the position is sought instead.
const STEPS_A_TICK: u64 = 1_000_000;

/// The most steps that a search walks to catch up with another; further away it seeks.
const STEPS_TO_CATCH_UP: Step = 100_000;

/// Autoplay that has fallen further behind than this forgets the rest instead of rushing.
const FORGIVEN: Duration = Duration::from_millis(250);

impl Player {
    /// Starts to play, or pauses if it plays that way already.
    pub fn toggle(&mut self, direction: Direction, now: Duration) -> Stepped {
        self.jump = None;
        if matches!(self.motion, Motion::Playing { direction: playing, .. } if playing == direction)
        {
            self.pause();
            return Stepped::Moved;
        }
        self.pause();
        let at_limit = match direction {
            Direction::Forward => self.position.is_end(),
            Direction::Backward => self.position.step() == 0,
        };
        if at_limit {
            return Stepped::AtLimit(direction);
        }
        self.owed.clear();
        self.motion = Motion::Playing { direction, since: now, done: 0 };
        Stepped::Moved
    }

    /// Stops playing; the position stays.
    pub fn pause(&mut self) {
        self.motion = Motion::Paused;
        self.starved = false;
        self.leap = None;
        self.halt = None;
    }

    /// Lets autoplay, which has just been started, pause at `step`.
    pub fn halt_at(&mut self, step: Option<Step>) {
        self.halt = step.filter(|_| self.motion != Motion::Paused);
    }

    /// The steps that autoplay may take before it halts.
    fn room(&self) -> u64 {
        let room = self.halt.map(|halt| halt.abs_diff(self.position.step()));
        room.and_then(|room| u64::try_from(room).ok()).unwrap_or(u64::MAX)
    }

    fn pause_at_halt(&mut self) {
        if self.halt == Some(self.position.step()) {
            self.pause();
        }
    }

    /// Sets the speed; what is due is counted anew from `now`.
    pub fn set_speed(&mut self, speed: Speed, now: Duration) {
        self.speed = speed;
        self.leap = None;
        if let Motion::Playing { direction, .. } = self.motion {
            self.motion = Motion::Playing { direction, since: now, done: 0 };
        }
    }

    /// Whether it plays faster than the search runs.
    pub const fn is_starved(&self) -> bool {
        self.starved || self.leap.is_some()
    }

    /// When the next tick is needed; `None` when nothing is due before something arrives.
    pub fn deadline(&self) -> Option<Duration> {
        match self.motion {
            Motion::Playing { since, done, .. } if !self.is_starved() => {
                Some(since + self.speed.time_of(done + 1))
            }
            _ => None,
        }
    }

    pub(super) fn play(&mut self, now: Duration, news: &mut Vec<News>) {
        let Motion::Playing { direction, since, done } = self.motion else { return };
        if self.leap.is_some() {
            return;
        }
        let due = self.speed.steps_in(now.saturating_sub(since)).saturating_sub(done);
        let due = due.min(self.room());
        if due > STEPS_A_TICK && self.leap(direction, due, done) {
            return;
        }
        let taken = match direction {
            Direction::Forward => self.play_forward(due.min(STEPS_A_TICK), news),
            Direction::Backward => self.play_backward(due.min(STEPS_A_TICK)),
        };
        self.pause_at_halt();
        if self.motion == Motion::Paused {
            return;
        }
        let done = done + taken;
        let next = since + self.speed.time_of(done + 1);
        let is_behind = now.saturating_sub(next) > FORGIVEN;
        let (since, done) = if is_behind { (now, 0) } else { (since, done) };
        self.motion = Motion::Playing { direction, since, done };
    }

    fn play_forward(&mut self, due: u64, news: &mut Vec<News>) -> u64 {
        self.starved = false;
        let mut taken = 0;
        while taken < due {
            match self.forward_many(due - taken) {
                Ok(count) => taken += count,
                Err(dry) => {
                    match dry {
                        Dry::Pending => self.starved = true,
                        Dry::Ended => self.pause(),
                        Dry::Failed(why) => self.fail(why, news),
                    }
                    return taken;
                }
            }
        }
        if self.position.is_end() {
            self.pause();
        }
        due
    }

    /// Takes up to `most` events from the stream and applies them; says how many.
    fn forward_many(&mut self, most: u64) -> Result<u64, Dry> {
        let (stream, position) = self.open_stream();
        let events = stream.pull(usize::try_from(most).unwrap_or(usize::MAX))?;
        for &event in events {
            position.apply(event);
        }
        Ok(events.len() as u64)
    }

    fn play_backward(&mut self, due: u64) -> u64 {
        for taken in 0..due {
            if !self.back_one() {
                self.pause();
                return taken;
            }
        }
        if self.position.step() == 0 {
            self.pause();
        }
        due
    }

    /// Starts to seek the position `due` steps on, where the length of the search is known.
    fn leap(&mut self, direction: Direction, due: u64, done: u64) -> bool {
        let Total::Known(last) = self.total() else { return false };
        let here = self.position.step();
        let step = match direction {
            Direction::Forward => here.saturating_add(due.into()).min(last),
            Direction::Backward => here.saturating_sub(Step::from(due)),
        };
        self.seek(step, done + due);
        true
    }

    /// Goes to the step that another search's clock says: by stepping when it is near.
    pub(super) fn catch_up(&mut self) {
        if self.leap.is_some() || self.motion != Motion::Paused {
            return;
        }
        let Some(step) = self.following.take() else { return };
        let step = match self.total() {
            Total::Known(last) => step.min(last),
            Total::Counting | Total::Unknown => step,
        };
        let here = self.position.step();
        if step.abs_diff(here) > STEPS_TO_CATCH_UP {
            self.seek(step, 0);
            return;
        }
        if step != here {
            self.stream = None;
        }
        while self.position.step() > step && self.position.backward().is_some() {}
        while self.position.step() < step && self.position.forward().is_some() {}
        self.furthest = self.furthest.max(self.position.step());
    }

    /// Starts to seek `step`; `done` steps of autoplay are done when it arrives.
    fn seek(&mut self, step: Step, done: u64) {
        let search = *self.position.search();
        let atlas = self.atlas.take();
        let job = Job::start("leap", move |watch| {
            let mut atlas = atlas.unwrap_or_else(|| Box::new(Atlas::new(search)));
            let position = atlas.seek(step, watch).ok()?;
            Some((position, atlas))
        });
        self.leap = Some(Leap { job, done });
    }

    pub(super) fn collect_leap(&mut self, news: &mut Vec<News>) {
        while let Some(leap) = &self.leap {
            let done = leap.done;
            match leap.job.poll() {
                Some(Report::Progress(_)) => {}
                Some(Report::Done((position, atlas))) => {
                    self.leap = None;
                    self.atlas = Some(atlas);
                    let Some(position) = position else { return self.pause() };
                    self.land(Moment { position, furthest: position.step() });
                    if let Motion::Playing { direction, since, .. } = self.motion {
                        self.motion = Motion::Playing { direction, since, done };
                    }
                    if position.step() == 0 || position.is_end() {
                        self.pause();
                    }
                    self.pause_at_halt();
                }
                Some(Report::Failed(why)) => self.fail(why, news),
                None => return,
            }
        }
    }
}
