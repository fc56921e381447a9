//! The clock of the loop.

use std::time::{Duration, Instant};

/// Waking up later than this was no delay but a stop.
const LATE: Duration = Duration::from_secs(1);

/// As good as never.
const FAR: Duration = Duration::from_secs(1_000_000_000);

/// The time that the picture goes by. It stands still while the program is stopped.
#[derive(Debug)]
pub(super) struct Clock {
    start: Instant,
    stopped: Duration,
}

impl Clock {
    /// Starts at 0.
    pub(super) fn start() -> Self {
        Self { start: Instant::now(), stopped: Duration::ZERO }
    }

    /// What time it is.
    pub(super) fn now(&self) -> Duration {
        self.start.elapsed().saturating_sub(self.stopped)
    }

    /// When it will be `time`.
    pub(super) fn moment(&self, time: Duration) -> Instant {
        let now = Instant::now();
        let ahead = time.saturating_sub(self.now());
        // Too far away to be a moment: nothing is due.
        now.checked_add(ahead).unwrap_or(now + FAR)
    }

    /// Leaves out the time since `due` if that is long ago.
    pub(super) fn forgive(&mut self, due: Duration) {
        let late = self.now().saturating_sub(due);
        if late > LATE {
            self.stopped += late;
        }
    }
}
