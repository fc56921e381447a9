//! Lines across the board from attacking queens to the square they attack.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use crate::search::Line;
use crate::tui::glyphs::Glyphs;

/// Draws the line from the middle of one square to the middle of another below it (or, in a row,
/// to its right), over blank cells only: marks stay readable. It ends `margin` cells before the
/// middle that it points at.
pub fn draw(
    from: (u16, u16),
    to: (u16, u16),
    line: Line,
    margin: u16,
    style: Style,
    glyphs: &Glyphs,
    buf: &mut Buffer,
) {
    let (rows, columns) =
        (i32::from(to.1) - i32::from(from.1), i32::from(to.0) - i32::from(from.0));
    let length = if line == Line::Row { columns } else { rows };
    let last = length - i32::from(margin);
    for i in 1..=last {
        let x = i32::from(from.0) + columns * i / length;
        let y = i32::from(from.1) + rows * i / length;
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { continue };
        let symbol = if i == last { glyphs.arrow(line) } else { glyphs.stroke(line) };
        let Some(cell) = buf.cell_mut((x, y)) else { continue };
        if cell.symbol() == " " {
            cell.set_symbol(symbol).set_fg(style.fg.unwrap_or_default());
            cell.modifier.insert(style.add_modifier);
        }
    }
}
