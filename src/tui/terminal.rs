//! Entering and leaving the terminal, and writing a frame to it.
//!
//! `leave` undoes all that `enter` set, whenever it is called and however often. A frame is
//! composed in memory and written at once, inside a synchronized update.

use std::cell::RefCell;
use std::fmt;
use std::io::{self, Write};
use std::panic;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use crossterm::{Command, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect};

use super::app::App;
use super::panes;

/// Whether the terminal is ours; whoever clears it does the leaving.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// Whether the terminal was asked to report clicks, so that leaving takes it back.
static REPORTS_CLICKS: AtomicBool = AtomicBool::new(false);

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

/// Takes the terminal: raw mode, alternate screen, no cursor. Pastes are bracketed so that they
/// are not a stream of commands.
pub fn enter(mouse: Mouse) -> io::Result<()> {
    if ENTERED.swap(true, Ordering::SeqCst) {
        return Ok(());
    }
    enable_raw_mode()?;
    let mut out = io::stdout().lock();
    queue!(out, EnterAlternateScreen, EnableBracketedPaste, Hide)?;
    if mouse == Mouse::Clicks {
        REPORTS_CLICKS.store(true, Ordering::SeqCst);
        queue!(out, ReportClicks(true))?;
    }
    out.flush()
}

/// Asks for clicks from now on, or no longer.
pub fn report_mouse(mouse: Mouse) -> io::Result<()> {
    let wanted = mouse == Mouse::Clicks;
    if REPORTS_CLICKS.swap(wanted, Ordering::SeqCst) == wanted {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    queue!(out, ReportClicks(wanted))?;
    out.flush()
}

/// Gives the terminal back as it was. Every part is tried, whatever became of the others.
pub fn leave() {
    if !ENTERED.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = io::stdout().lock();
    let _ = queue!(out, EndSynchronizedUpdate);
    if REPORTS_CLICKS.swap(false, Ordering::SeqCst) {
        let _ = queue!(out, ReportClicks(false));
    }
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
    pub fn enter(mouse: Mouse) -> io::Result<Self> {
        let ours = thread::current().id();
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == ours {
                leave();
                default(info);
            }
        }));
        let guard = Self(());
        enter(mouse)?;
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

    /// The part of the terminal that is drawn on.
    pub fn area(&self) -> io::Result<Rect> {
        Ok(Rect::from((Position::ORIGIN, self.terminal.size()?)))
    }

    /// Forgets what is on the screen, so that the next frame draws every cell.
    pub fn redraw(&mut self) -> io::Result<()> {
        // Terminal::clear would ask the terminal for its cursor and wait for the answer.
        let size = self.terminal.size()?;
        self.terminal.resize(size.into())
    }
}
