//! What is done to the finished frame: ground under everything that has no colour of its own, and
//! twins for what the terminal cannot draw.

use ratatui::buffer::{Buffer, Cell, CellWidth};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

use crate::tui::app::App;
use crate::tui::glyphs::GlyphSet;

/// Finishes the frame in `area`.
pub fn finish(app: &App, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let ground = app.theme().ground;
    let (fg, bg) = (ground.fg.unwrap_or_default(), ground.bg.unwrap_or_default());
    let set = app.voice().glyphs.set;
    for y in area.y..area.bottom() {
        let start = buf.index_of(area.x, y);
        let row = buf.content.iter_mut().skip(start).take(area.width.into());
        let mut behind = 0;
        for cell in row {
            if behind > 0 {
                // The cell behind a wide letter is unlike any that is seen: when it is seen again
                // it differs, and is drawn, for the terminal may have torn it.
                cell.modifier = Modifier::HIDDEN;
                behind -= 1;
                continue;
            }
            lay_ground(cell, fg, bg);
            // ASCII, which is most of a screen, is one byte, narrow, and has no twins.
            if cell.symbol().len() > 1 {
                replace_symbol(cell, set);
                behind = cell.cell_width().saturating_sub(1);
            }
        }
    }
}

fn lay_ground(cell: &mut Cell, fg: Color, bg: Color) {
    if cell.fg == Color::Reset {
        cell.fg = fg;
    }
    if cell.bg == Color::Reset {
        cell.bg = bg;
    }
}

fn replace_symbol(cell: &mut Cell, set: GlyphSet) {
    let Some(letter) = cell.symbol().chars().next() else { return };
    let twin = set.twin(letter);
    if twin != letter {
        cell.set_char(twin);
    }
}
