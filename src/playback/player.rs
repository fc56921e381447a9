//! The player: where one is in the search, and how one moves.
//!
//! Forward, events come from the stream; a step asked for before its event has come is *owed*.
//! Back, the position is its own inverse. A jump is a job; its answer replaces the position.

use std::collections::VecDeque;
use std::time::Duration;

use crossbeam_channel::Select;

use super::jobs::{Job, Pull, Report, Stream};
use super::jump::{self, Landing, Miss};
use super::speed::Speed;
use super::target::Target;
use crate::search::{Position, Search, Step};

/// The most steps that one tick takes: a few milliseconds, so that keys are never held up.
const STEPS_A_TICK: u64 = 1_000_000;

/// Autoplay that has fallen further behind than this forgets the rest instead of rushing.
const FORGIVEN: Duration = Duration::from_millis(250);

/// Which way in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards the end of the search.
    Forward,
    /// Towards its start.
    Backward,
}

/// How far one key press goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stride {
    /// One step.
    Step,
    /// To the next place, backtrack or solution.
    QueenMove,
}

/// Whether the position moves by itself.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Motion {
    /// It does not.
    Paused,
    /// It plays.
    Playing {
        /// Which way.
        direction: Direction,
        /// When the count of steps due began.
        since: Duration,
        /// How many steps were taken since then.
        done: u64,
    },
}

/// What a request to step came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stepped {
    /// The position moved, or will as soon as the event arrives.
    Moved,
    /// There is nothing further that way.
    AtLimit(Direction),
}

/// What happened while nobody pressed a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A jump arrived.
    Jumped {
        /// The step jumped from.
        from: Step,
        /// The step jumped to.
        to: Step,
    },
    /// A jump found nothing.
    Missed(Miss),
    /// A job broke off with this message.
    Failed(String),
}

/// What is known of the length of the search.
#[derive(Debug)]
pub enum Total {
    /// It is being counted.
    Counting(Job<Option<Step>>),
    /// The number of its last step.
    Known(Step),
    /// Nobody can count it.
    Unknown,
}

#[derive(Debug)]
struct Jump {
    job: Job<Landing>,
    at: Option<Step>,
}

/// Where one is in a search, and how one moves.
#[derive(Debug)]
pub struct Player {
    position: Position,
    furthest: Step,
    motion: Motion,
    speed: Speed,
    stream: Option<Stream>,
    open: fn(Position) -> Stream,
    owed: VecDeque<Stride>,
    starved: bool,
    jump: Option<Jump>,
    total: Total,
    left: Vec<Position>,
    returned: Vec<Position>,
}

impl Player {
    /// A paused player at position 0.
    pub fn new(search: Search) -> Self {
        Self::with_stream(search, Stream::open)
    }

    /// A player whose events come from streams that `open` makes.
    pub fn with_stream(search: Search, open: fn(Position) -> Stream) -> Self {
        Self {
            position: Position::start(search),
            furthest: 0,
            motion: Motion::Paused,
            speed: Speed::DEFAULT,
            stream: None,
            open,
            owed: VecDeque::new(),
            starved: false,
            jump: None,
            total: Total::Counting(Job::start("count", move |watch| {
                jump::total(&search, watch).map(Some)
            })),
            left: Vec::new(),
            returned: Vec::new(),
        }
    }

    /// Begins at `position` of the same search instead of at its start.
    pub fn start_at(&mut self, position: Position) {
        self.land(position);
    }

    /// Where one is.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The furthest step shown so far.
    pub const fn furthest(&self) -> Step {
        self.furthest
    }

    /// Whether it plays, and which way.
    pub const fn motion(&self) -> Motion {
        self.motion
    }

    /// The speed of autoplay.
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// The number of the last step, once it is known.
    pub const fn total(&self) -> &Total {
        &self.total
    }

    /// The step that a jump under way is at; `Some(None)` before it has said so.
    pub fn jumping(&self) -> Option<Option<Step>> {
        self.jump.as_ref().map(|jump| jump.at)
    }

    /// Whether it plays faster than the search runs.
    pub const fn is_starved(&self) -> bool {
        self.starved
    }

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

    fn back_one(&mut self) -> bool {
        if self.position.backward().is_none() {
            return false;
        }
        if self.stream.as_mut().is_some_and(|stream| !stream.unpull()) {
            self.stream = None;
        }
        true
    }

    /// Starts to play, or pauses if it plays that way already.
    pub fn toggle(&mut self, direction: Direction, now: Duration) -> Stepped {
        self.jump = None;
        if matches!(self.motion, Motion::Playing { direction: playing, .. } if playing == direction)
        {
            self.pause();
            return Stepped::Moved;
        }
        let at_limit = match direction {
            Direction::Forward => self.position.is_end(),
            Direction::Backward => self.position.step() == 0,
        };
        if at_limit {
            self.pause();
            return Stepped::AtLimit(direction);
        }
        self.owed.clear();
        self.motion = Motion::Playing { direction, since: now, done: 0 };
        Stepped::Moved
    }

    /// Stops playing; the position stays.
    pub const fn pause(&mut self) {
        self.motion = Motion::Paused;
        self.starved = false;
    }

    /// Sets the speed; what is due is counted anew from `now`.
    pub const fn set_speed(&mut self, speed: Speed, now: Duration) {
        self.speed = speed;
        if let Motion::Playing { direction, .. } = self.motion {
            self.motion = Motion::Playing { direction, since: now, done: 0 };
        }
    }

    /// Starts a jump to `target`.
    pub fn jump(&mut self, target: Target) {
        self.pause();
        self.owed.clear();
        let from = self.position;
        let job = Job::start("jump", move |watch| jump::find(target, &from, watch));
        self.jump = Some(Jump { job, at: None });
    }

    /// Gives up the jump under way, and says whether there was one.
    pub fn cancel_jump(&mut self) -> bool {
        self.jump.take().is_some()
    }

    /// Returns to before the last jump, or (`Forward`) takes that return back.
    pub fn return_to(&mut self, direction: Direction) -> bool {
        let (from, to) = match direction {
            Direction::Backward => (&mut self.left, &mut self.returned),
            Direction::Forward => (&mut self.returned, &mut self.left),
        };
        let Some(position) = from.pop() else { return false };
        to.push(self.position);
        self.pause();
        self.jump = None;
        self.land(position);
        true
    }

    fn land(&mut self, position: Position) {
        self.position = position;
        self.furthest = self.furthest.max(position.step());
        self.stream = None;
        self.owed.clear();
    }

    fn open_stream(&mut self) {
        if self.stream.is_none() {
            self.stream = Some((self.open)(self.position));
        }
    }

    /// When the next tick is needed; `None` when nothing is due before something arrives.
    pub fn deadline(&self) -> Option<Duration> {
        match self.motion {
            Motion::Playing { since, done, .. } if !self.starved => {
                Some(since + self.speed.time_of(done + 1))
            }
            _ => None,
        }
    }

    /// Takes in what has arrived and takes the steps that are due at `now`.
    pub fn tick(&mut self, now: Duration) -> Vec<News> {
        let mut news = Vec::new();
        self.collect_total();
        self.collect_jump(&mut news);
        self.settle(&mut news);
        self.play(now, &mut news);
        self.furthest = self.furthest.max(self.position.step());
        news
    }

    /// Adds the channels that are waited on to `select`.
    pub fn watch<'a>(&'a self, select: &mut Select<'a>) {
        if let Total::Counting(job) = &self.total {
            select.recv(job.receiver());
        }
        if let Some(jump) = &self.jump {
            select.recv(jump.job.receiver());
        }
        if let Some(stream) = self.stream.as_ref().filter(|_| self.starved || !self.owed.is_empty())
        {
            select.recv(stream.receiver());
        }
    }

    /// Whether something is under way whose answer will change the position or the total.
    pub fn is_waiting(&self) -> bool {
        self.jump.is_some()
            || self.starved
            || !self.owed.is_empty()
            || matches!(self.total, Total::Counting(_))
    }

    fn collect_total(&mut self) {
        while let Total::Counting(job) = &self.total {
            self.total = match job.poll() {
                Some(Report::Done(Some(total))) => Total::Known(total),
                Some(Report::Done(None) | Report::Failed(_)) => Total::Unknown,
                Some(Report::Progress(_)) => continue,
                None => return,
            };
        }
    }

    fn collect_jump(&mut self, news: &mut Vec<News>) {
        while let Some(jump) = &mut self.jump {
            match jump.job.poll() {
                Some(Report::Progress(at)) => {
                    jump.at = Some(at);
                    continue;
                }
                Some(Report::Done(Ok(position))) => {
                    let from = self.position.step();
                    if position != self.position {
                        self.left.push(self.position);
                        self.returned.clear();
                    }
                    self.land(position);
                    news.push(News::Jumped { from, to: position.step() });
                }
                Some(Report::Done(Err(miss))) => news.push(News::Missed(miss)),
                Some(Report::Failed(why)) => news.push(News::Failed(why)),
                None => return,
            }
            self.jump = None;
        }
    }

    /// Takes the steps owed, as far as their events have come.
    fn settle(&mut self, news: &mut Vec<News>) {
        while let Some(&stride) = self.owed.front() {
            match self.forward_one() {
                Pull::Event(event) => {
                    if stride == Stride::Step || event.is_queen_move() || self.position.is_end() {
                        self.owed.pop_front();
                    }
                }
                Pull::Pending => return,
                Pull::Ended => self.owed.clear(),
                Pull::Failed(why) => self.fail(why, news),
            }
        }
    }

    fn play(&mut self, now: Duration, news: &mut Vec<News>) {
        let Motion::Playing { direction, since, done } = self.motion else { return };
        let due = self.speed.steps_in(now.saturating_sub(since)).saturating_sub(done);
        let taken = match direction {
            Direction::Forward => self.play_forward(due.min(STEPS_A_TICK), news),
            Direction::Backward => self.play_backward(due.min(STEPS_A_TICK)),
        };
        if self.motion == Motion::Paused {
            return;
        }
        let behind = self.speed.time_of(due - taken) > FORGIVEN;
        let (since, done) = if behind { (now, 0) } else { (since, done + taken) };
        self.motion = Motion::Playing { direction, since, done };
    }

    fn play_forward(&mut self, due: u64, news: &mut Vec<News>) -> u64 {
        self.starved = false;
        for taken in 0..due {
            match self.forward_one() {
                Pull::Event(_) => {}
                Pull::Pending => {
                    self.starved = true;
                    return taken;
                }
                Pull::Ended => {
                    self.pause();
                    return taken;
                }
                Pull::Failed(why) => {
                    self.fail(why, news);
                    return taken;
                }
            }
        }
        if self.position.is_end() {
            self.pause();
        }
        due
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

    /// Takes one event from the stream and applies it.
    fn forward_one(&mut self) -> Pull {
        self.open_stream();
        let Some(stream) = &mut self.stream else { return Pull::Pending };
        let pull = stream.pull();
        if let Pull::Event(event) = pull {
            self.position.apply(event);
        }
        pull
    }

    fn fail(&mut self, why: String, news: &mut Vec<News>) {
        self.stream = None;
        self.owed.clear();
        self.pause();
        news.push(News::Failed(why));
    }
}
