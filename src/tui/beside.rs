//! Two searches of one board on one clock.
//!
//! The clock is a step number k; each search stands at k, or at its end if that comes before. One
//! of them leads: keys and autoplay move it, and the other follows. Jumps act on the left one.

use std::time::Duration;

use crate::playback::player::{Motion, News, Stepped, Stride, Total};
use crate::playback::{Direction, Player, Speed};
use crate::search::{Position, Search, Step, Strategy};

/// Which of the two searches moves by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Leader {
    Left,
    Right,
}

/// The search on the right, and which of the two leads.
#[derive(Debug)]
pub struct Beside {
    right: Player,
    leader: Leader,
}

impl Beside {
    /// Puts the same board by another strategy beside `left`.
    pub fn new(left: &Player, strategy: Strategy) -> Self {
        let mut beside = Self {
            right: Player::new(left.position().search().with(strategy)),
            leader: Leader::Left,
        };
        beside.right.set_speed(left.speed(), Duration::ZERO);
        beside
    }

    /// The search on the right.
    pub const fn right(&self) -> &Player {
        &self.right
    }

    /// Whether it is the same board, goal and fixed queens as `left`.
    pub fn fits(&self, left: &Search) -> bool {
        let right = self.right.position().search();
        left.with(right.strategy()) == *right
    }

    /// The clock: the step at which both would stand if neither had an end.
    pub fn clock(&self, left: &Player) -> Step {
        left.position().step().max(self.right.position().step())
    }

    /// Moves the clock by a stride of the search that leads that way.
    pub fn step(&mut self, left: &mut Player, direction: Direction, stride: Stride) -> Stepped {
        self.pause(left);
        self.choose_leader(left, direction);
        match self.leader {
            Leader::Left => left.step(direction, stride),
            Leader::Right => match step_after(self.right.position(), direction, stride) {
                Some(step) => {
                    self.right.follow(step);
                    Stepped::Moved
                }
                None => Stepped::AtLimit(direction),
            },
        }
    }

    /// Starts to play, or pauses if it plays that way already.
    pub fn toggle(&mut self, left: &mut Player, direction: Direction, now: Duration) -> Stepped {
        let plays = |player: &Player| matches!(player.motion(), Motion::Playing { direction: way, .. } if way == direction);
        if plays(left) || plays(&self.right) {
            self.pause(left);
            return Stepped::Moved;
        }
        self.pause(left);
        self.choose_leader(left, direction);
        self.leading(left).toggle(direction, now)
    }

    /// Makes the left search lead again, as before a jump.
    pub fn lead_left(&mut self) {
        self.right.pause();
        self.leader = Leader::Left;
    }

    /// Sets the speed of the right search.
    pub fn set_speed(&mut self, speed: Speed, now: Duration) {
        self.right.set_speed(speed, now);
    }

    /// Lets the right search take in what has arrived, and the one that follows catch up. `played`
    /// says whether the left one was playing forwards before its own tick.
    pub fn tick(&mut self, left: &mut Player, played: bool, now: Duration) -> Vec<News> {
        if self.leader == Leader::Left {
            let clock = left.position().step();
            self.right.follow(clock);
            let mut news = self.right.tick(now);
            let ended = played && left.motion() == Motion::Paused && left.position().is_end();
            if ended && self.right.position().step() == clock {
                self.leader = Leader::Right;
                self.right.toggle(Direction::Forward, now);
                news.extend(self.right.tick(now));
            }
            return news;
        }
        let mut news = self.right.tick(now);
        left.follow(self.right.position().step());
        news.extend(left.tick(now));
        news
    }

    /// How long the right search would play at the present speed, or `None` when its length is not
    /// known.
    pub fn time_to_play(&self) -> Option<f64> {
        match self.right.total() {
            Total::Known(total) => {
                #[expect(clippy::cast_precision_loss, reason = "it is rounded to two digits")]
                let steps = total as f64;
                Some(steps / self.right.speed().steps_per_second())
            }
            Total::Counting | Total::Unknown => None,
        }
    }

    /// Where the right search stands.
    pub const fn position(&self) -> &Position {
        self.right.position()
    }

    fn pause(&mut self, left: &mut Player) {
        left.pause();
        self.right.pause();
    }

    /// Forwards the left leads until its end; backwards the one that stands further does.
    fn choose_leader(&mut self, left: &Player, direction: Direction) {
        let right_leads = match direction {
            Direction::Forward => left.position().is_end(),
            Direction::Backward => self.right.position().step() > left.position().step(),
        };
        self.leader = if right_leads { Leader::Right } else { Leader::Left };
    }

    const fn leading<'a>(&'a mut self, left: &'a mut Player) -> &'a mut Player {
        match self.leader {
            Leader::Left => left,
            Leader::Right => &mut self.right,
        }
    }
}

/// The step that a stride from `position` leads to, or `None` at the limit.
fn step_after(position: &Position, direction: Direction, stride: Stride) -> Option<Step> {
    let mut position = *position;
    loop {
        let event = match direction {
            Direction::Forward => position.forward()?,
            Direction::Backward => {
                position.backward()?;
                match position.previous_event() {
                    Some(event) => event,
                    None => return Some(position.step()),
                }
            }
        };
        if stride == Stride::Step || event.is_queen_move() || position.is_end() {
            return Some(position.step());
        }
    }
}
