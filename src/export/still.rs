//! One frame as the bytes of a file.

use std::io;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::raster::RasterError;
use super::screen::Paper;
use super::{board, raster, screen, text, tree};
use crate::search::Position;
use crate::tui::app::App;
use crate::tui::panes;
use crate::tui::panes::{header, reason};

/// The formats of a single frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Lines of text.
    Plain,
    /// Lines of text with escape codes for their colours.
    Coloured,
    /// Shapes.
    Svg,
    /// Pixels.
    Png,
}

/// What is to be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Subject {
    /// The whole screen.
    #[default]
    Screen,
    /// The board alone.
    Board,
    /// The state-space tree alone.
    Tree,
}

impl Subject {
    /// The picture of the app's position made of shapes, in a tree with room for what is reached
    /// up to `horizon`. `width` is in pixels; a tree takes what it needs when there is none.
    ///
    /// The whole screen is drawn as large as `area`.
    pub fn svg(self, app: &App, area: Rect, horizon: &Position, width: Option<u32>) -> String {
        match self {
            Self::Screen => {
                let (title, description) = (header::step(app), reason::text(app));
                screen::svg(&frame(app, area), Paper::WHITE, &title, &description)
            }
            Self::Board => board::svg(app, width.unwrap_or(board::WIDTH)),
            Self::Tree => tree::svg(app, horizon, width),
        }
    }
}

/// The app's screen, as large as `area`.
pub fn frame(app: &App, area: Rect) -> Buffer {
    let mut buffer = Buffer::empty(area);
    panes::draw(app, area, &mut buffer);
    buffer
}

/// The app's position as a file: text formats show the whole screen, which is as large as `area`;
/// pixels show the board or the tree.
///
/// # Errors
/// The picture is too large for the memory.
pub fn bytes(
    app: &App,
    area: Rect,
    format: Format,
    subject: Subject,
    width: Option<u32>,
) -> Result<Vec<u8>, RasterError> {
    let written = |write: fn(&mut Vec<u8>, &Buffer) -> io::Result<()>| {
        let mut bytes = Vec::new();
        // Writing into memory does not fail.
        let _ = write(&mut bytes, &frame(app, area));
        bytes
    };
    Ok(match format {
        Format::Plain => written(text::write_plain),
        Format::Coloured => written(text::write_coloured),
        Format::Svg => subject.svg(app, area, app.position(), width).into_bytes(),
        Format::Png => raster::png(&subject.shapes().svg(app, area, app.position(), width))?,
    })
}

impl Subject {
    /// What can be drawn without a font: the board in the screen's place.
    #[must_use]
    pub const fn shapes(self) -> Self {
        match self {
            Self::Screen | Self::Board => Self::Board,
            Self::Tree => Self::Tree,
        }
    }
}
