//! Entering and leaving the terminal.
//!
//! `leave` undoes all that `enter` set, whenever it is called, from whichever thread, and however
//! often. It waits for a terminal that has stopped reading, but not for long.

use std::fmt;
use std::io;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Receiver, bounded};
use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::ResetColor;
use crossterm::terminal::{EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{Command, queue};

use super::journal::Journal;
use super::output::{Output, Part};
use super::tty;

/// How long the terminal may take to read what is on its way to it when it is left.
const GRACE: Duration = Duration::from_millis(300);

/// How often what is on its way is discarded after that, and how long each time has.
const DISCARDS: usize = 20;
const DISCARD: Duration = Duration::from_millis(25);

/// Whether the mouse is reported. Reporting takes the selection of text away from the terminal.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(from = "bool", into = "bool")]
pub enum Mouse {
    /// It is left to the terminal.
    #[default]
    Left,
    /// Clicks are reported.
    Clicks,
}

impl From<bool> for Mouse {
    fn from(is_used: bool) -> Self {
        if is_used { Self::Clicks } else { Self::Left }
    }
}

impl From<Mouse> for bool {
    fn from(mouse: Mouse) -> Self {
        mouse == Mouse::Clicks
    }
}

/// Clicks alone, with coordinates beyond 223: crossterm's own command would report every movement.
#[derive(Debug, Clone, Copy)]
struct ReportClicks(bool);

impl Command for ReportClicks {
    fn write_ansi(&self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(if self.0 { "\x1b[?1000h\x1b[?1006h" } else { "\x1b[?1006l\x1b[?1000l" })
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> io::Result<()> {
        Ok(())
    }
}

/// The terminal, as every thread has it that may have to leave it.
#[derive(Debug, Clone)]
pub struct Terminal {
    reports_clicks: Arc<AtomicBool>,
    output: Output,
    before: Arc<Mutex<Option<tty::Modes>>>,
}

impl Terminal {
    /// The terminal, not entered yet.
    pub fn open(mouse: Mouse) -> io::Result<Self> {
        let out = tty::output()?;
        #[cfg(debug_assertions)]
        let out = super::faults::Writes::of(out);
        let output = Output::open(out)?;
        let reports_clicks = Arc::new(AtomicBool::new(mouse == Mouse::Clicks));
        Ok(Self { reports_clicks, output, before: Arc::default() })
    }

    /// The way to write frames to it.
    pub const fn output(&self) -> &Output {
        &self.output
    }

    /// Takes the terminal: raw mode, alternate screen, no cursor. Pastes are bracketed so that they
    /// are not a stream of commands. A terminal that has been entered is put into the same state
    /// again, in case somebody else changed it.
    ///
    /// # Errors
    /// The terminal cannot be switched or written to.
    pub fn enter(&self) -> io::Result<()> {
        // The lock is held for no longer than the modes take: leaving must never wait for it.
        match &mut *self.before() {
            Some(before) => before.make_raw()?,
            before => *before = Some(tty::Modes::enter_raw()?),
        }
        let mut bytes = Vec::new();
        queue!(bytes, EnterAlternateScreen, EnableBracketedPaste, Hide)?;
        if self.reports_clicks.load(Ordering::SeqCst) {
            queue!(bytes, ReportClicks(true))?;
        }
        // A terminal that does not read yet will, or it is found out when it is to be drawn on.
        self.send(Part::Enter, bytes).recv_timeout(GRACE).unwrap_or(Ok(()))
    }

    /// Writes `bytes` while the terminal is ours. Waits until it has read them, but not for long.
    ///
    /// # Errors
    /// The terminal cannot be written to.
    pub fn write(&self, bytes: Vec<u8>) -> io::Result<()> {
        self.send(Part::Frame, bytes).recv_timeout(GRACE).unwrap_or(Ok(()))
    }

    /// Asks for clicks from now on, or no longer.
    pub fn report(&self, mouse: Mouse) {
        let wanted = mouse == Mouse::Clicks;
        if self.reports_clicks.swap(wanted, Ordering::SeqCst) == wanted {
            return;
        }
        let mut bytes = Vec::new();
        // Writing into memory does not fail, and a lost terminal shows at the next frame.
        let _ = queue!(bytes, ReportClicks(wanted));
        let _ = self.write(bytes);
    }

    /// Sends `text` to the terminal's clipboard. Whether the terminal took it, it does not say.
    ///
    /// # Errors
    /// The terminal cannot be written to.
    pub fn copy(&self, text: &str) -> io::Result<()> {
        let mut bytes = Vec::new();
        queue!(bytes, CopyToClipboard::to_clipboard_from(text))?;
        self.write(bytes)
    }

    /// Whether the terminal is ours.
    pub fn is_entered(&self) -> bool {
        self.before().is_some()
    }

    /// Gives the terminal back as it was. Every part is tried, whatever became of the others.
    pub fn leave(&self) {
        let mut before = self.before();
        let Some(modes) = before.take() else { return };
        let mut bytes = Vec::new();
        let _ = queue!(bytes, EndSynchronizedUpdate, ResetColor);
        if self.reports_clicks.load(Ordering::SeqCst) {
            let _ = queue!(bytes, ReportClicks(false));
        }
        let _ = queue!(bytes, DisableBracketedPaste, Show, LeaveAlternateScreen);
        let written = self.send(Part::Leave, bytes);
        if written.recv_timeout(GRACE).is_err() {
            // What it has not read by now stands in the way of what matters.
            for _ in 0..DISCARDS {
                tty::discard_output();
                if written.recv_timeout(DISCARD).is_ok() {
                    break;
                }
            }
        }
        modes.restore();
        tty::let_output_out();
    }

    fn send(&self, part: Part, bytes: Vec<u8>) -> Receiver<io::Result<()>> {
        let (sender, written) = bounded(1);
        self.output.send(part, bytes, &sender);
        written
    }

    fn before(&self) -> MutexGuard<'_, Option<tty::Modes>> {
        self.before.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Leaves the terminal when dropped.
#[derive(Debug)]
pub struct Guard(Terminal);

impl Guard {
    /// Enters the terminal, and makes a panic on this thread leave it before its message is shown.
    ///
    /// A panic on another thread stays silent: its job reports it to the screen.
    ///
    /// # Errors
    /// The terminal cannot be entered; it has been restored.
    pub fn enter(terminal: &Terminal, journal: &Journal) -> io::Result<Self> {
        let ours = thread::current().id();
        let default = panic::take_hook();
        let (left, journal) = (terminal.clone(), journal.clone());
        panic::set_hook(Box::new(move |info| {
            journal.note("panic", info);
            if thread::current().id() == ours {
                left.leave();
                default(info);
            }
        }));
        let guard = Self(terminal.clone());
        terminal.enter()?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.0.leave();
    }
}
