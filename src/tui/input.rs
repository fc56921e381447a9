//! The thread that reads what the terminal sends: keys, pastes, clicks.

#[cfg(unix)]
mod keys;
#[cfg(unix)]
pub mod parser;

use std::io;
use std::panic::catch_unwind;
use std::thread;

use crossbeam_channel::{Receiver, Sender, bounded};
use crossterm::event::Event;

use super::glyphs::GlyphSet;
#[cfg(unix)]
use super::probe;
use crate::playback::jobs::panic_message;

/// How many events wait before the thread that reads them does.
const WAITING_EVENTS: usize = 1024;

/// What comes of reading; nothing comes after an error.
pub type Input = io::Result<Event>;

/// Starts the thread. From then on nobody else may read from the terminal. If the terminal has been
/// asked how it draws, the thread reads that answer first and sends it to `fitting`: a read can
/// block for long, whatever was promised, when another program changes the terminal's modes.
///
/// # Errors
/// The system has no thread left.
pub fn open(fitting: Option<Sender<Option<GlyphSet>>>) -> io::Result<Receiver<Input>> {
    let (sender, inputs) = bounded(WAITING_EVENTS);
    thread::Builder::new().name("input".to_owned()).spawn(move || {
        let last = match catch_unwind(|| read_all(fitting.as_ref(), &sender)) {
            Ok(error) => error,
            Err(panic) => io::Error::other(panic_message(panic.as_ref())),
        };
        // The loop may be over already.
        let _ = sender.send(Err(last));
    })?;
    Ok(inputs)
}

/// Sends events until the terminal cannot be read, and says why.
#[cfg(unix)]
fn read_all(fitting: Option<&Sender<Option<GlyphSet>>>, sender: &Sender<Input>) -> io::Error {
    let mut parser = parser::Parser::default();
    let mut events = Vec::new();
    if let Some(fitting) = fitting {
        let answer = probe::read_answer();
        // Whoever asked may have given up waiting.
        let _ = fitting.try_send(answer.fitting);
        parser.feed(&answer.typed, &mut events);
    }
    let mut bytes = [0; 4096];
    loop {
        for event in events.drain(..) {
            if sender.send(Ok(event)).is_err() {
                return io::ErrorKind::BrokenPipe.into();
            }
        }
        match super::tty::read(&mut bytes, parser.patience()) {
            Ok(Some(length)) => parser.feed(&bytes[..length], &mut events),
            Ok(None) => parser.give_up(&mut events),
            Err(error) => return error,
        }
    }
}

#[cfg(not(unix))]
fn read_all(_: Option<&Sender<Option<GlyphSet>>>, sender: &Sender<Input>) -> io::Error {
    loop {
        match crossterm::event::read() {
            Ok(event) if sender.send(Ok(event)).is_ok() => {}
            Ok(_) => return io::ErrorKind::BrokenPipe.into(),
            Err(error) => return error,
        }
    }
}
