//! Faults on demand, for the tests of what happens then. Only debug builds have them.
//!
//! `NQ_TUI_FAULT` says which: `loop:K` breaks the loop at its turn K, `stream:K` the search at its
//! event K, `write:K` makes the write K fail; all count from 0.

use std::io::{self, Write};

use crate::playback::Player;
use crate::playback::jobs::Stream;
use crate::search::{Position, Search};

const VARIABLE: &str = "NQ_TUI_FAULT";

/// When the fault is to happen, if it is this one.
fn moment(fault: &str) -> Option<usize> {
    let asked = std::env::var(VARIABLE).ok()?;
    asked.strip_prefix(fault)?.strip_prefix(':')?.parse().ok()
}

/// A player of `search`, whose search may break.
pub fn player(search: Search) -> Player {
    match moment("stream") {
        Some(_) => Player::with_stream(search, broken_stream),
        None => Player::new(search),
    }
}

fn broken_stream(position: Position) -> Stream {
    let moment = moment("stream");
    let broken = position.events().enumerate().inspect(move |(event, _)| {
        assert!(Some(*event) != moment, "broken as asked");
    });
    Stream::of(broken.map(|(_, event)| event))
}

/// Counts the turns of the loop, and breaks it.
#[derive(Debug)]
pub(crate) struct Turns(Option<usize>);

impl Turns {
    pub(crate) fn new() -> Self {
        Self(moment("loop"))
    }

    pub(crate) fn turn(&mut self) {
        assert!(self.0 != Some(0), "broken as asked");
        self.0 = self.0.map(|left| left - 1);
    }
}

/// A writer, of which one write may fail.
#[derive(Debug)]
pub(crate) struct Writes<W> {
    out: W,
    left: Option<usize>,
}

impl<W> Writes<W> {
    pub(crate) fn of(out: W) -> Self {
        Self { out, left: moment("write") }
    }
}

impl<W: Write> Write for Writes<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let left = self.left;
        self.left = left.and_then(|left| left.checked_sub(1));
        if left == Some(0) {
            Err(io::Error::other("broken as asked"))
        } else {
            self.out.write(bytes)
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
