//! How long counts take, and how long they would.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::{CountError, OnProgress, Progress};
use crate::search::count::{CountSize, Scratch, Unit, Way, units};

/// Longer than this is not begun without `--long`.
const PRACTICAL: Duration = Duration::from_secs(600);

/// Boards up to this size are never too much: the slowest way needs seconds.
const ALWAYS_PRACTICAL: u8 = 13;

/// A run this long says how fast the machine is.
const TELLING: Duration = Duration::from_millis(20);

/// The smallest board that several threads count faster than one.
const FIRST_SHARED: u8 = 12;

/// The smallest board that is timed to foresee how long a larger one takes.
const FIRST_TIMED: u8 = 8;

/// A count and its time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Timed {
    pub(super) solutions: u64,
    pub(super) time: Duration,
}

/// Whether a count is begun that is expected to take long.
#[derive(Debug, Clone, Copy)]
pub(super) enum Patience {
    /// Only what takes at most [`PRACTICAL`].
    Practical,
    /// Everything.
    Endless,
}

/// Counts, times, and foresees how long a count will take.
pub(super) struct Clock<'a> {
    patience: Patience,
    /// The largest size counted in each way so far, and its time.
    known: Vec<(Way, u8, Duration)>,
    on_progress: OnProgress<'a>,
}

impl<'a> Clock<'a> {
    pub(super) const fn new(patience: Patience, on_progress: OnProgress<'a>) -> Self {
        Self { patience, known: Vec::new(), on_progress }
    }

    /// Counts, unless that is expected to take too long.
    pub(super) fn count(&mut self, way: Way, n: CountSize) -> Result<Timed, CountError> {
        if matches!(self.patience, Patience::Practical) && n.get() > ALWAYS_PRACTICAL {
            let estimate = self.estimate(way, n)?;
            if estimate > PRACTICAL {
                return Err(CountError::TooLong { n: n.get(), method: way.name(), estimate });
            }
        }
        self.measure(way, n)
    }

    fn measure(&mut self, way: Way, n: CountSize) -> Result<Timed, CountError> {
        let start = Instant::now();
        let solutions = solutions(way, n, self.on_progress).ok_or(CountError::BrokenOff)?;
        let time = start.elapsed();
        self.known.retain(|&(known, ..)| known != way);
        self.known.push((way, n.get(), time));
        Ok(Timed { solutions, time })
    }

    /// The time of the largest size counted so far, times the growth of the tree from there on.
    fn estimate(&mut self, way: Way, n: CountSize) -> Result<Duration, CountError> {
        let known = self.known.iter().find(|&&(known, ..)| known == way);
        let (mut size, mut time) = known.map_or((0, Duration::ZERO), |&(_, n, time)| (n, time));
        while time < TELLING && size + 1 < n.get() {
            let Some(next) = CountSize::new(FIRST_TIMED.max(size + 1)) else { break };
            time = self.measure(way, next)?.time;
            size = next.get();
        }
        let growth: f64 = (size + 1..=n.get()).map(growth).product();
        Ok(Duration::try_from_secs_f64(time.as_secs_f64() * growth).unwrap_or(Duration::MAX))
    }
}

/// How many times as long n rows take as n − 1: the search tree grows by 5.5 at n = 13 and by 7.4
/// at n = 18, evenly in between.
fn growth(n: u8) -> f64 {
    0.388_f64.mul_add(f64::from(n), 0.42)
}

/// Whether the units of a count are shared out over threads.
enum Threads {
    One,
    All,
}

/// The lectures' ways run on one thread, as in the lectures; the fast one on all, unless starting
/// them takes longer than the count.
const fn threads(way: Way, n: CountSize) -> Threads {
    match way {
        Way::Fast if n.get() >= FIRST_SHARED => Threads::All,
        Way::Fast | Way::Lecture(_) => Threads::One,
    }
}

fn solutions(way: Way, n: CountSize, on_progress: OnProgress) -> Option<u64> {
    let units = units(way, n);
    let done = AtomicU64::new(0);
    let of = units.len() as u64;
    let tell = |done| on_progress(Progress { n: n.get(), way, done, of });
    let count = |scratch: &mut Scratch, unit: &Unit| {
        if tell(done.load(Ordering::Relaxed)).is_break() {
            return None;
        }
        let found = unit.solutions(scratch);
        done.fetch_add(1, Ordering::Relaxed);
        Some(found)
    };
    let found: Option<u64> = match threads(way, n) {
        Threads::One => {
            let mut scratch = Scratch::default();
            units.iter().map(|unit| count(&mut scratch, unit)).sum()
        }
        Threads::All => {
            // One scratch a thread, whatever the number of units: a stolen half would want its own.
            let next = AtomicUsize::new(0);
            let shares = rayon::broadcast(|_| {
                let mut scratch = Scratch::default();
                let mut sum = 0;
                while let Some(unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
                    sum += count(&mut scratch, unit)?;
                }
                Some(sum)
            });
            shares.into_iter().sum()
        }
    };
    let found = found?;
    // All is done: whether to go on is no longer a question.
    let _ = tell(of);
    Some(found)
}
