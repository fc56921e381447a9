//! What `/proc` tells of a process or a thread.
#![allow(dead_code, reason = "each test program uses a part of it")]

use rustix::process::Signal;

/// The value of `field` in the text of a file `status`.
pub(crate) fn field<'a>(status: &'a str, field: &str) -> Option<&'a str> {
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    line.strip_prefix(':').map(str::trim)
}

/// The number that `name` holds: of memory, in KiB.
pub(crate) fn number(status: &str, name: &str) -> Option<u64> {
    field(status, name)?.split_whitespace().next()?.parse().ok()
}

/// Whether `signal` is in the set of signals that `name` holds.
pub(crate) fn holds(status: &str, name: &str, signal: Signal) -> bool {
    let mask = field(status, name).and_then(|mask| u64::from_str_radix(mask, 16).ok());
    mask.is_some_and(|mask| mask >> (signal.as_raw() - 1) & 1 == 1)
}
