//! Every private mode that a program sets or resets, from the bytes it writes.

use std::collections::BTreeMap;

/// The one mode that is set in a terminal at rest: the cursor is shown.
const CURSOR: u16 = 25;

/// The last state of each mode that was ever touched.
#[derive(Debug, Default)]
pub(crate) struct PrivateModes {
    modes: BTreeMap<u16, bool>,
    sequence: Vec<u8>,
}

impl PrivateModes {
    pub(crate) fn take_in(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            match byte {
                0x1b => self.sequence = vec![byte],
                _ if self.sequence.is_empty() => {}
                b'h' | b'l' => {
                    self.set(byte == b'h');
                    self.sequence.clear();
                }
                b'[' | b'?' | b';' | b'0'..=b'9' => self.sequence.push(byte),
                _ => self.sequence.clear(),
            }
        }
    }

    fn set(&mut self, on: bool) {
        let sequence = String::from_utf8_lossy(&self.sequence).into_owned();
        if let Some(numbers) = sequence.strip_prefix("\x1b[?") {
            for number in numbers.split(';') {
                self.modes.insert(number.parse().unwrap(), on);
            }
        }
    }

    /// The modes that are not as in a terminal at rest.
    pub(crate) fn changed(&self) -> Vec<String> {
        let changed = self.modes.iter().filter(|(mode, on)| **on != (**mode == CURSOR));
        changed.map(|(mode, on)| format!("private mode {mode} is {on}")).collect()
    }
}
