//! A key held down must not toggle back and forth.
//!
//! Most terminals do not say that a press is a repeat: after a delay of 200 to 700 ms they send
//! the key again every 30 ms or so. Presses that close together are no person's, so they are
//! ignored; and the first of them, which came after the delay and was taken for a second press, is
//! undone.

use std::time::Duration;

use super::command::Command;

/// Two presses closer than this are a held key.
const REPEAT: Duration = Duration::from_millis(120);

/// The longest delay after which a terminal begins to repeat.
const DELAY: Duration = Duration::from_millis(700);

/// Whether a press counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    /// It toggles.
    Fresh,
    /// The key is being held.
    Held,
}

/// The last key that toggles something, and when it came.
#[derive(Debug, Clone, Copy, Default)]
pub struct Held {
    last: Option<(Command, Duration)>,
    in_a_row: u8,
}

impl Held {
    /// Takes in a press of a toggling key at `now`; `repeated` when the terminal says so itself.
    pub fn press(&mut self, command: Command, repeated: bool, now: Duration) -> Press {
        let since = self
            .last
            .filter(|(last, _)| *last == command)
            .map(|(_, then)| now.saturating_sub(then));
        self.last = Some((command, now));
        match since {
            _ if repeated => Press::Held,
            Some(since) if since < REPEAT => {
                // The second of the row was the first repeat: toggling once more undoes it.
                let undo = self.in_a_row == 2;
                self.in_a_row = 0;
                if undo { Press::Fresh } else { Press::Held }
            }
            Some(since) if since < DELAY => {
                self.in_a_row = self.in_a_row.saturating_add(1);
                Press::Fresh
            }
            _ => {
                self.in_a_row = 1;
                Press::Fresh
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playback::Direction;

    const SPACE: Command = Command::Play(Direction::Forward);

    /// How often presses at these times (in ms) toggle.
    fn toggles(times: &[u64]) -> usize {
        let mut held = Held::default();
        times
            .iter()
            .filter(|&&ms| held.press(SPACE, false, Duration::from_millis(ms)) == Press::Fresh)
            .count()
    }

    #[test]
    fn a_held_space_ends_as_one_press() {
        let repeats: Vec<u64> = [0].into_iter().chain((0..50).map(|i| 500 + 33 * i)).collect();
        assert_eq!(toggles(&repeats) % 2, 1);
        assert!(toggles(&repeats) <= 3);
        assert_eq!(toggles(&[0, 33, 66, 99]), 1);
    }

    #[test]
    fn separate_presses_all_count() {
        assert_eq!(toggles(&[0, 400, 800, 1200]), 4);
        assert_eq!(toggles(&[0, 2000, 4000]), 3);
    }

    #[test]
    fn a_repeat_that_the_terminal_reports_is_ignored() {
        let mut held = Held::default();
        assert_eq!(held.press(SPACE, false, Duration::ZERO), Press::Fresh);
        assert_eq!(held.press(SPACE, true, Duration::from_secs(1)), Press::Held);
    }
}
