//! A frame as lines of text, without and with colour.

use std::io::{self, Write};

use crossterm::queue;
use crossterm::style::{Attribute, Print, ResetColor, SetAttribute, SetColors};
use ratatui::backend::IntoCrossterm;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

/// The cells of a row that carry a symbol of their own: a wide character covers the cell after it.
pub(super) fn cells(buffer: &Buffer, row: u16) -> impl Iterator<Item = (u16, &Cell)> {
    let mut covered = 0;
    (buffer.area.left()..buffer.area.right()).filter_map(move |x| {
        let cell = &buffer[(x, row)];
        if x < covered {
            return None;
        }
        covered = x + u16::try_from(cell.symbol().width()).unwrap_or(1).max(1);
        Some((x, cell))
    })
}

/// The rows of a buffer, from the top.
pub(super) const fn rows(buffer: &Buffer) -> std::ops::Range<u16> {
    buffer.area.top()..buffer.area.bottom()
}

/// Writes the frame as plain lines, blanks at their ends left away.
///
/// # Errors
/// `out` cannot be written.
pub fn write_plain(out: &mut impl Write, buffer: &Buffer) -> io::Result<()> {
    for row in rows(buffer) {
        let line: String = cells(buffer, row).map(|(_, cell)| cell.symbol()).collect();
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Writes the frame as lines with the escape codes of their colours.
///
/// # Errors
/// `out` cannot be written.
pub fn write_coloured(out: &mut impl Write, buffer: &Buffer) -> io::Result<()> {
    for row in rows(buffer) {
        let mut style = (Color::Reset, Color::Reset, Modifier::empty());
        for (_, cell) in cells(buffer, row) {
            let own = (cell.fg, cell.bg, cell.modifier);
            if own != style {
                write_style(out, own)?;
                style = own;
            }
            queue!(out, Print(cell.symbol()))?;
        }
        if style != (Color::Reset, Color::Reset, Modifier::empty()) {
            queue!(out, ResetColor)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn write_style(
    out: &mut impl Write,
    (fg, bg, modifier): (Color, Color, Modifier),
) -> io::Result<()> {
    // Modifiers are taken back by a reset alone.
    queue!(out, SetAttribute(Attribute::Reset))?;
    let colors = crossterm::style::Colors {
        foreground: (fg != Color::Reset).then(|| fg.into_crossterm()),
        background: (bg != Color::Reset).then(|| bg.into_crossterm()),
    };
    queue!(out, SetColors(colors))?;
    let attributes = [
        (Modifier::BOLD, Attribute::Bold),
        (Modifier::DIM, Attribute::Dim),
        (Modifier::UNDERLINED, Attribute::Underlined),
        (Modifier::REVERSED, Attribute::Reverse),
    ];
    for (_, attribute) in attributes.into_iter().filter(|(own, _)| modifier.contains(*own)) {
        queue!(out, SetAttribute(attribute))?;
    }
    Ok(())
}
