//! The player: where one is in the search, and how one moves.
//!
//! Forward, events come from the stream; a step asked for before its event has come is *owed*.
//! Back, the position is its own inverse. A jump is a job; its answer replaces the position.

mod arrivals;
mod play;
mod travel;

use std::collections::VecDeque;
use std::time::Duration;

use crossbeam_channel::Select;

use super::Direction;
use super::jobs::{Job, Stream};
use super::jump::{Landing, Miss};
use super::overview::{self, Overview};
use super::speed::Speed;
use crate::search::census::MOST_ROWS;
use crate::search::{Atlas, Position, Search, Step};

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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Total {
    /// It is being counted.
    Counting,
    /// The number of its last step.
    Known(Step),
    /// Nobody can count it.
    Unknown,
}

/// Something that a job counts.
#[derive(Debug)]
enum Counted<T> {
    Unasked,
    Awaited(Job<T>),
    Known(T),
    Unknown,
}

#[derive(Debug)]
struct Jump {
    job: Job<(Landing, Box<Atlas>)>,
    at: Option<Step>,
}

/// A seek of autoplay that is faster than stepping.
#[derive(Debug)]
struct Leap {
    job: Job<(Option<Position>, Box<Atlas>)>,
    /// The steps of autoplay that are done when it arrives.
    done: u64,
}

/// Somewhere to return to; it may lie in another search.
#[derive(Debug, Clone, Copy)]
struct Moment {
    position: Position,
    furthest: Step,
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
    leap: Option<Leap>,
    following: Option<Step>,
    halt: Option<Step>,
    atlas: Option<Box<Atlas>>,
    overview: Counted<Overview>,
    density: Counted<Vec<u64>>,
    left: Vec<Moment>,
    returned: Vec<Moment>,
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
            leap: None,
            following: None,
            halt: None,
            atlas: None,
            overview: count_overview(search),
            density: Counted::Unasked,
            left: Vec::new(),
            returned: Vec::new(),
        }
    }

    /// Begins at `position` of the same search instead of at its start.
    pub fn start_at(&mut self, position: Position) {
        self.land(Moment { position, furthest: position.step() });
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

    /// The length of the search, as far as it is known.
    pub fn total(&self) -> Total {
        match &self.overview {
            Counted::Known(overview) => overview.steps.map_or(Total::Unknown, Total::Known),
            Counted::Awaited(_) => Total::Counting,
            Counted::Unasked | Counted::Unknown => Total::Unknown,
        }
    }

    /// The last step below each choice of the first row, once it is known.
    pub fn shares(&self) -> &[Step] {
        match &self.overview {
            Counted::Known(overview) => &overview.shares,
            _ => &[],
        }
    }

    /// How many solutions lie in each part of the search, once it was asked for and is known.
    pub fn density(&self) -> Option<&[u64]> {
        match &self.density {
            Counted::Known(parts) => Some(parts),
            _ => None,
        }
    }

    /// Asks where the solutions lie; [`density`](Self::density) answers later.
    pub fn ask_density(&mut self) {
        // Larger boards cannot be counted: a job for them would only heat the room.
        let is_small = self.position.search().n() <= MOST_ROWS;
        if let (Counted::Unasked, Total::Known(last), true) =
            (&self.density, self.total(), is_small)
        {
            let search = *self.position.search();
            self.density = Counted::Awaited(Job::start("density", move |watch| {
                overview::density(search, last, watch).ok()
            }));
        }
    }

    /// The step that a jump under way is at; `Some(None)` before it has said so.
    pub fn jumping(&self) -> Option<Option<Step>> {
        self.jump.as_ref().map(|jump| jump.at)
    }

    /// Adds the channels that are waited on to `select`.
    pub fn watch<'a>(&'a self, select: &mut Select<'a>) {
        if let Counted::Awaited(job) = &self.overview {
            select.recv(job.receiver());
        }
        if let Counted::Awaited(job) = &self.density {
            select.recv(job.receiver());
        }
        if let Some(jump) = &self.jump {
            select.recv(jump.job.receiver());
        }
        if let Some(leap) = &self.leap {
            select.recv(leap.job.receiver());
        }
        if let Some(stream) = self.stream.as_ref().filter(|_| self.starved || !self.owed.is_empty())
        {
            select.recv(stream.receiver());
        }
    }

    /// Goes to `step`, or to the end if that comes before, as another search's clock says.
    pub const fn follow(&mut self, step: Step) {
        self.following = Some(step);
    }

    /// Whether something is under way whose answer will change what is shown.
    pub fn is_waiting(&self) -> bool {
        self.jump.is_some()
            || self.leap.is_some()
            || self.starved
            || !self.owed.is_empty()
            || matches!(self.overview, Counted::Awaited(_))
            || matches!(self.density, Counted::Awaited(_))
    }
}

fn count_overview(search: Search) -> Counted<Overview> {
    Counted::Awaited(Job::start("count", move |watch| overview::overview(search, watch).ok()))
}
