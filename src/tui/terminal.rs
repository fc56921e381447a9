//! Entering and leaving the terminal, and writing a frame to it.
//!
//! `leave` undoes all that `enter` set, whenever it is called and however often. A frame is
//! composed in memory and written at once, inside a synchronized update.

use std::cell::RefCell;
use std::io::{self, Write};
use std::panic;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::queue;
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use super::app::App;
use super::panes;

/// Whether the terminal is ours; whoever clears it does the leaving.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// Takes the terminal: raw mode, alternate screen, no cursor. Pastes are bracketed so that they
/// are not a stream of commands.
pub fn enter() -> io::Result<()> {
    if ENTERED.swap(true, Ordering::SeqCst) {
        return Ok(());
    }
    enable_raw_mode()?;
    let mut out = io::stdout().lock();
    queue!(out, EnterAlternateScreen, EnableBracketedPaste, Hide)?;
    out.flush()
}

/// Gives the terminal back as it was. Every part is tried, whatever became of the others.
pub fn leave() {
    if !ENTERED.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = io::stdout().lock();
    let _ = queue!(out, EndSynchronizedUpdate);
    let _ = queue!(out, DisableBracketedPaste);
    let _ = queue!(out, Show);
    let _ = queue!(out, LeaveAlternateScreen);
    let _ = out.flush();
    let _ = disable_raw_mode();
}

/// Leaves the terminal when dropped.
#[derive(Debug)]
pub struct Guard(());

impl Guard {
    /// Enters the terminal, and makes a panic on this thread leave it before its message is shown.
    ///
    /// A panic on another thread stays silent: its job reports it to the screen.
    pub fn enter() -> io::Result<Self> {
        let ours = thread::current().id();
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == ours {
                leave();
                default(info);
            }
        }));
        let guard = Self(());
        enter()?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        leave();
    }
}

/// Collects what the backend writes until the frame is whole.
#[derive(Debug, Clone, Default)]
struct FrameBuffer(Rc<RefCell<Vec<u8>>>);

impl Write for FrameBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The terminal as something to draw on.
#[derive(Debug)]
pub struct Screen {
    terminal: Terminal<CrosstermBackend<FrameBuffer>>,
    frame: FrameBuffer,
}

impl Screen {
    /// A screen of which nothing is known yet: the first frame draws every cell.
    pub fn new() -> io::Result<Self> {
        let frame = FrameBuffer::default();
        let terminal = Terminal::new(CrosstermBackend::new(frame.clone()))?;
        Ok(Self { terminal, frame })
    }

    /// Draws `app` and writes what changed, in one write.
    pub fn draw(&mut self, app: &App) -> io::Result<()> {
        let mut frame = self.frame.clone();
        queue!(frame, BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| panes::draw(app, frame.area(), frame.buffer_mut()))?;
        queue!(frame, EndSynchronizedUpdate)?;
        let mut out = io::stdout().lock();
        out.write_all(&self.frame.0.borrow())?;
        self.frame.0.borrow_mut().clear();
        out.flush()
    }

    /// Forgets what is on the screen, so that the next frame draws every cell.
    pub fn redraw(&mut self) -> io::Result<()> {
        // Terminal::clear would ask the terminal for its cursor and wait for the answer.
        let size = self.terminal.size()?;
        self.terminal.resize(size.into())
    }
}
