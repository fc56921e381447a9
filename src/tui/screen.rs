//! Composing frames: what changed since the last one, in one piece, inside a synchronized update.

use std::io;
use std::mem;

use crossbeam_channel::{Receiver, bounded};
use crossterm::queue;
use crossterm::terminal::{BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};

use super::app::App;
use super::output::{Output, Part, Written};
use super::{panes, tty};

/// Columns and rows of a terminal that does not know its size, as serial lines do not.
const UNKNOWN: Size = Size::new(80, 24);

/// The most columns and rows that are drawn on. A screen of 3840×2160 in a font of 5×8 has
/// fewer; a larger size is a mistake, and drawing 65535×65535 would take 200 GB.
const LARGEST: Size = Size::new(800, 300);

/// Makes frames of one size after the other.
#[derive(Debug, Default)]
pub struct Composer {
    shown: Buffer,
    next: Buffer,
    picture: Shown,
}

/// What is known of the terminal's picture.
#[derive(Debug, Default, PartialEq, Eq)]
enum Shown {
    /// It is not known.
    #[default]
    Unknown,
    /// It is the last frame.
    Last,
}

impl Composer {
    /// Forgets what is on the screen, so that the next frame draws every cell.
    pub const fn forget(&mut self) {
        self.picture = Shown::Unknown;
    }

    /// The bytes that turn the last frame into that of `app` on `area`; none when nothing changed.
    ///
    /// # Errors
    /// Never, as long as memory can be written to.
    pub fn compose(&mut self, app: &App, area: Rect) -> io::Result<Vec<u8>> {
        if area != self.shown.area {
            self.forget();
        }
        let mut bytes = Vec::new();
        queue!(bytes, BeginSynchronizedUpdate)?;
        let empty = bytes.len();
        if self.picture == Shown::Unknown {
            queue!(bytes, Clear(ClearType::All))?;
            self.shown.reset();
            self.shown.resize(area);
            self.next.resize(area);
        }
        self.next.reset();
        panes::draw(app, area, &mut self.next);
        let mut changes = self.shown.diff_iter(&self.next).peekable();
        if changes.peek().is_some() {
            CrosstermBackend::new(&mut bytes).draw(changes)?;
        }
        self.picture = Shown::Last;
        mem::swap(&mut self.shown, &mut self.next);
        if bytes.len() == empty {
            return Ok(Vec::new());
        }
        queue!(bytes, EndSynchronizedUpdate)?;
        Ok(bytes)
    }
}

/// The part of a terminal of this many columns and rows that is drawn on.
pub fn drawn_area(columns: u16, rows: u16) -> Rect {
    let size = if columns == 0 || rows == 0 {
        UNKNOWN
    } else {
        Size::new(columns.min(LARGEST.width), rows.min(LARGEST.height))
    };
    Rect::from((Position::ORIGIN, size))
}

/// The terminal as something to draw on. One frame is on its way at a time.
#[derive(Debug)]
pub struct Screen {
    composer: Composer,
    output: Output,
    written: (Written, Receiver<io::Result<()>>),
    way: Way,
}

/// Whether a frame is on its way to the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Free,
    Taken,
}

/// What came of drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// The last frame has not been taken yet.
    Busy,
    /// Nothing changed.
    Same,
    /// A frame of so many bytes was sent.
    Frame(usize),
}

impl Screen {
    /// A screen of which nothing is known yet: the first frame draws every cell.
    pub fn new(output: &Output) -> Self {
        let written = bounded(1);
        Self { composer: Composer::default(), output: output.clone(), written, way: Way::Free }
    }

    /// Draws `app` and sends what changed to the terminal, unless it still reads the last frame.
    ///
    /// # Errors
    /// The last frame could not be written, or the terminal has no size.
    pub fn draw(&mut self, app: &App) -> io::Result<Drawn> {
        self.take_written()?;
        if self.way == Way::Taken {
            return Ok(Drawn::Busy);
        }
        let bytes = self.composer.compose(app, self.area()?)?;
        if bytes.is_empty() {
            return Ok(Drawn::Same);
        }
        let length = bytes.len();
        self.way = Way::Taken;
        self.output.send(Part::Frame, bytes, &self.written.0);
        Ok(Drawn::Frame(length))
    }

    /// Learns whether the frame on its way has been taken.
    ///
    /// # Errors
    /// It could not be written.
    pub fn take_written(&mut self) -> io::Result<()> {
        let Ok(result) = self.written.1.try_recv() else { return Ok(()) };
        self.way = Way::Free;
        result
    }

    /// Something comes here when the frame on its way has been taken; `None` when there is none.
    pub fn written(&self) -> Option<&Receiver<io::Result<()>>> {
        (self.way == Way::Taken).then_some(&self.written.1)
    }

    /// The part of the terminal that is drawn on.
    ///
    /// # Errors
    /// The terminal does not tell its size.
    pub fn area(&self) -> io::Result<Rect> {
        let (columns, rows) = tty::size()?;
        Ok(drawn_area(columns, rows))
    }

    /// Forgets what is on the screen, so that the next frame draws every cell.
    pub const fn redraw(&mut self) {
        self.composer.forget();
    }
}
