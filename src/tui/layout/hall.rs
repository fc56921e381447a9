//! Where the parts of the hall view go.

use ratatui::layout::Rect;

use super::{GUTTER, Regions, SMALLEST, reason_rows, square_size_alone};

/// What the words beside the board need in the hall view.
pub(super) const SIDE: u16 = 24;

/// The hall view: the board, its words beside it where they fit, and the reason lines; a lesson's
/// note where it leaves the squares as large as they are.
pub(super) fn regions(area: Rect, n: u8, note_rows: u16) -> Option<Regions> {
    let full = above_reasons(area, n)?;
    let note = Rect { y: area.bottom().saturating_sub(note_rows), height: note_rows, ..area };
    let above = Rect { height: area.height.saturating_sub(note_rows), ..area };
    match above_reasons(above, n).filter(|regions| regions.square == full.square) {
        Some(regions) => Some(Regions { note, ..regions }),
        None => Some(full),
    }
}

fn above_reasons(area: Rect, n: u8) -> Option<Regions> {
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return None;
    }
    let reason_height = reason_rows(area.width).min(area.height / 2);
    let board_height = area.height - reason_height;
    let side_width = if area.width >= GUTTER + u16::from(n) + SIDE { SIDE } else { 0 };
    let columns = area.width - side_width - GUTTER;
    let square = square_size_alone(columns, board_height - 1, n);
    let width = if side_width == 0 { area.width } else { GUTTER + square.width * u16::from(n) };
    let board = Rect { width, height: board_height, ..area };
    let side = Rect { x: board.right(), width: area.width - width, ..board };
    let reason = Rect { y: board.bottom(), height: reason_height, ..area };
    Some(Regions { board, side, reason, square, ..Regions::default() })
}
