//! Progress of a long count, on a terminal.

use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Progress;
use crate::i18n::{Language, text};
use crate::search::count::Way;

/// What takes no longer says nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// The line is written anew at most this often.
const PERIOD: Duration = Duration::from_millis(100);

/// One count, from its first unit to its last.
struct Current {
    n: u8,
    way: Way,
    began: Instant,
    last_notice: Option<Instant>,
    /// Of the units done; threads may report out of order.
    most_done: u64,
}

/// Shows progress on one line of stderr if that is a terminal, and wipes the line at the end.
pub fn stderr_notice(language: Language) -> impl Fn(Progress) -> ControlFlow<()> + Sync {
    let terminal = io::stderr().is_terminal();
    let current = Mutex::new(None);
    move |progress| {
        if terminal {
            let mut current = current.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(line) = line(&mut current, progress, Instant::now(), language) {
                // Nobody is told less because a notice could not be written.
                let _ = io::stderr().write_all(line.as_bytes());
            }
        }
        ControlFlow::Continue(())
    }
}

/// What to write now, if anything.
fn line(
    current: &mut Option<Current>,
    progress: Progress,
    now: Instant,
    language: Language,
) -> Option<String> {
    let Progress { n, way, done, of } = progress;
    let same = current.as_ref().is_some_and(|c| c.n == n && c.way == way && done > 0);
    if !same {
        *current = Some(Current { n, way, began: now, last_notice: None, most_done: 0 });
    }
    let current = current.as_mut()?;
    if done <= current.most_done {
        return None;
    }
    current.most_done = done;
    if done == of {
        return current.last_notice.map(|_| "\r\x1b[K".to_owned());
    }
    let due = current.last_notice.map_or(current.began + PATIENCE, |last| last + PERIOD);
    if now < due {
        return None;
    }
    current.last_notice = Some(now);
    let percent = done * 100 / of.max(1);
    let line = text!(language, "count-progress", n = n, method = way.name(), percent = percent);
    Some(format!("\r{line}\x1b[K"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_comes_after_a_second_and_is_wiped() {
        let start = Instant::now();
        let mut current = None;
        let mut at = |done, seconds| {
            let progress = Progress { n: 9, way: Way::Fast, done, of: 4 };
            line(&mut current, progress, start + Duration::from_secs(seconds), Language::English)
        };
        assert_eq!(at(0, 0), None);
        assert_eq!(at(1, 0), None);
        assert_eq!(at(2, 2).as_deref(), Some("\r9 queens, fast: 50 %\x1b[K"));
        assert_eq!(at(3, 2), None);
        assert_eq!(at(4, 3).as_deref(), Some("\r\x1b[K"));
        assert_eq!(at(3, 5), None);
    }
}
