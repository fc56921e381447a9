//! Terminal recordings in the asciicast formats, with a marker at each step: players jump from
//! marker to marker, and some stop there.
//!
//! Version 2: <https://docs.asciinema.org/manual/asciicast/v2/>; version 3:
//! <https://docs.asciinema.org/manual/asciicast/v3/>. They differ in the header, and in whether a
//! time counts from the start or from the event before.

use std::io::{self, Write};
use std::time::Duration;

use crossterm::cursor::Hide;
use crossterm::queue;
use crossterm::terminal::{Clear, ClearType};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::json;

/// The version of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub enum Version {
    /// Version 2, which most players read.
    #[default]
    #[value(name = "2")]
    Two,
    /// Version 3.
    #[value(name = "3")]
    Three,
}

/// A recording in the making.
#[derive(Debug)]
pub struct Cast<W: Write> {
    out: W,
    version: Version,
    shown: Buffer,
    now: Duration,
}

impl<W: Write> Cast<W> {
    /// A recording of frames as large as `area`.
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn new(mut out: W, version: Version, title: &str, area: Rect) -> io::Result<Self> {
        let (width, height) = (area.width, area.height);
        let header = match version {
            Version::Two => {
                json!({ "version": 2, "width": width, "height": height, "title": title })
            }
            Version::Three => json!({
                "version": 3,
                "term": { "cols": width, "rows": height, "type": "xterm-256color" },
                "title": title,
            }),
        };
        writeln!(out, "{header}")?;
        let mut clear = Vec::new();
        queue!(clear, Hide, Clear(ClearType::All))?;
        let shown = Buffer::empty(area);
        let mut cast = Self { out, version, shown, now: Duration::ZERO };
        cast.event(Duration::ZERO, "o", &String::from_utf8_lossy(&clear))?;
        Ok(cast)
    }

    /// Shows `frame` at `time` after the start, and marks it `label`.
    ///
    /// # Errors
    /// The recording cannot be written.
    pub fn add(&mut self, frame: &Buffer, time: Duration, label: &str) -> io::Result<()> {
        let mut bytes = Vec::new();
        CrosstermBackend::new(&mut bytes).draw(self.shown.diff(frame).into_iter())?;
        self.shown = frame.clone();
        if !bytes.is_empty() {
            self.event(time, "o", &String::from_utf8_lossy(&bytes))?;
        }
        self.event(time, "m", label)
    }

    /// Ends the recording at `time`, so that the last frame stays as long as the others.
    ///
    /// # Errors
    /// The recording cannot be written.
    pub fn finish(mut self, time: Duration) -> io::Result<()> {
        self.event(time, "o", "")?;
        self.out.flush()
    }

    fn event(&mut self, time: Duration, code: &str, data: &str) -> io::Result<()> {
        let since = match self.version {
            Version::Two => time,
            Version::Three => time.saturating_sub(self.now),
        };
        self.now = time;
        writeln!(self.out, "{}", json!([since.as_secs_f64(), code, data]))
    }
}
