//! How fast autoplay goes, in steps a second, and which steps are due when.

use std::time::Duration;

/// A speed in steps a second.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "f64")]
pub struct Speed(f64);

impl Default for Speed {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl TryFrom<f64> for Speed {
    type Error = &'static str;

    fn try_from(steps_per_second: f64) -> Result<Self, Self::Error> {
        Self::new(steps_per_second).ok_or("expected steps a second, from 0.25 to 1000000000000")
    }
}

impl Speed {
    /// One step in four seconds: time to explain it.
    pub const SLOWEST: Self = Self(0.25);
    /// A million million steps a second: the whole search of any board in the blink of an eye.
    pub const FASTEST: Self = Self(1e12);
    /// What autoplay starts with.
    pub const DEFAULT: Self = Self(2.0);

    /// A speed of `steps_per_second`, or `None` outside [`SLOWEST`](Self::SLOWEST) to
    /// [`FASTEST`](Self::FASTEST).
    pub fn new(steps_per_second: f64) -> Option<Self> {
        (Self::SLOWEST.0..=Self::FASTEST.0)
            .contains(&steps_per_second)
            .then_some(Self(steps_per_second))
    }

    /// Twice as fast, up to the fastest.
    #[must_use]
    pub fn faster(self) -> Self {
        Self((self.0 * 2.0).min(Self::FASTEST.0))
    }

    /// Half as fast, down to the slowest.
    #[must_use]
    pub fn slower(self) -> Self {
        Self((self.0 / 2.0).max(Self::SLOWEST.0))
    }

    /// Steps a second.
    pub const fn steps_per_second(self) -> f64 {
        self.0
    }

    /// How many steps are due after `elapsed`.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "both factors are positive; a float saturates when it is cast"
    )]
    pub fn steps_in(self, elapsed: Duration) -> u64 {
        // A deadline that was rounded to nanoseconds must not come out one step short.
        (elapsed.as_secs_f64() * self.0 + 1e-6) as u64
    }

    /// The time at which step number `count` is due.
    #[expect(clippy::cast_precision_loss, reason = "2⁵³ steps take longer than a lecture")]
    pub fn time_of(self, count: u64) -> Duration {
        Duration::from_secs_f64(count as f64 / self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_range_is_a_step_in_four_seconds_and_up() {
        assert_eq!(Speed::new(0.2), None);
        assert_eq!(Speed::new(f64::NAN), None);
        assert_eq!(Speed::new(0.25), Some(Speed::SLOWEST));
        assert_eq!(Speed::SLOWEST.slower(), Speed::SLOWEST);
        assert_eq!(Speed::FASTEST.faster(), Speed::FASTEST);
        assert_eq!(Speed::DEFAULT.faster().slower(), Speed::DEFAULT);
    }

    #[test]
    fn a_step_is_due_exactly_at_its_deadline() {
        for speed in [0.25, 1.0, 3.0, 7.0, 60.0, 1000.0].map(|s| Speed::new(s).unwrap()) {
            for count in 1..2000 {
                let deadline = speed.time_of(count);
                assert_eq!(speed.steps_in(deadline), count);
                assert_eq!(
                    speed.steps_in(deadline.saturating_sub(Duration::from_micros(10))),
                    count - 1
                );
            }
        }
    }
}
