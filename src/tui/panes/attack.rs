//! Lines across the board from attacking queens to the square they attack.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier, Style};

use crate::search::Line;
use crate::tui::glyphs::Glyphs;

/// Draws the line from the middle of one square to the middle of another below it (or, in a row,
/// to its right), over painted cells only: marks stay readable.
pub fn draw(
    from: (u16, u16),
    to: (u16, u16),
    line: Line,
    style: Style,
    glyphs: &Glyphs,
    buf: &mut Buffer,
) {
    let (rows, columns) =
        (i32::from(to.1) - i32::from(from.1), i32::from(to.0) - i32::from(from.0));
    let length = if line == Line::Row { columns } else { rows };
    let cells = (1..length).filter_map(|i| {
        let x = u16::try_from(i32::from(from.0) + columns * i / length).ok()?;
        let y = u16::try_from(i32::from(from.1) + rows * i / length).ok()?;
        buf.cell((x, y)).filter(|cell| is_free(cell)).map(|_| (x, y))
    });
    let cells: Vec<(u16, u16)> = cells.collect();
    for (i, place) in (1..).zip(&cells) {
        let symbol = if i == cells.len() { glyphs.arrow(line) } else { glyphs.stroke(line) };
        let Some(cell) = buf.cell_mut(*place) else { continue };
        cell.set_symbol(symbol).set_fg(style.fg.unwrap_or_default());
        cell.modifier.insert(style.add_modifier);
    }
}

/// Whether a cell is paint and nothing else; the blanks within a large mark have its style.
fn is_free(cell: &Cell) -> bool {
    let is_mark =
        cell.fg != Color::Reset || cell.modifier.intersects(Modifier::BOLD | Modifier::DIM);
    cell.symbol() == " " && !is_mark
}
