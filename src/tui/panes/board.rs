//! The board: column labels, the gutter with row labels and pointers, and the squares.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::overlay::{Layer, layer};
use super::square::{self, Emphasis, Face};
use super::{attack, practice, put, row};
use crate::search::mark::{current_row, failed_row, mark};
use crate::search::{Event, Line, Position, Square};
use crate::tui::app::App;
use crate::tui::layout::{GUTTER, SquareSize};
use crate::tui::settings::Overlay;

/// The part of the board that is on the screen, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    origin: (u16, u16),
    size: SquareSize,
    first_row: u8,
    first_col: u8,
    rows: u8,
    cols: u8,
}

impl Window {
    /// The part of `position`'s board that `area` shows around the current square.
    pub fn new(position: &Position, area: Rect, size: SquareSize) -> Self {
        let n = position.search().n();
        let fitting =
            |room: u16, each: u16| u8::try_from(room / each.max(1)).unwrap_or(u8::MAX).min(n);
        let rows = fitting(area.height.saturating_sub(1), size.height);
        let cols = fitting(area.width.saturating_sub(GUTTER), size.width);
        let focus = position
            .previous_event()
            .and_then(Event::square)
            .or_else(|| position.next_square())
            .unwrap_or(Square::new(0, 0));
        // Two thirds of the window lie above the current row: that is where the queens are.
        let above = |shown: u8| shown - shown / 3;
        let first = |at: u8, shown: u8| (at + 1).saturating_sub(above(shown)).min(n - shown);
        Self {
            origin: (area.x + GUTTER, area.y + 1),
            size,
            first_row: first(current_row(position), rows),
            first_col: first(focus.col, cols),
            rows,
            cols,
        }
    }

    /// The rows shown, first and last from 0, when it is not all of them.
    pub fn part_of_rows(&self, position: &Position) -> Option<(u8, u8)> {
        let n = position.search().n();
        (0 < self.rows && self.rows < n).then(|| (self.first_row, self.first_row + self.rows - 1))
    }

    /// Where `square` is drawn, if it is on the screen.
    pub(super) fn place(&self, square: Square) -> Option<Rect> {
        let row = square.row.checked_sub(self.first_row).filter(|&row| row < self.rows)?;
        let col = square.col.checked_sub(self.first_col).filter(|&col| col < self.cols)?;
        Some(Rect {
            x: self.origin.0 + u16::from(col) * self.size.width,
            y: self.origin.1 + u16::from(row) * self.size.height,
            width: self.size.width,
            height: self.size.height,
        })
    }

    fn visible_rows(&self) -> impl Iterator<Item = u8> + use<> {
        self.first_row..self.first_row + self.rows
    }

    fn visible_cols(&self) -> impl Iterator<Item = u8> + use<> {
        self.first_col..self.first_col + self.cols
    }

    /// The screen row of the middle of a board row.
    fn middle_of(&self, row: u8) -> Option<u16> {
        self.place(Square::new(row, self.first_col)).map(|place| square::center(place).1)
    }
}

/// Draws the board of `position`, which is the app's own or that of the search beside it.
pub fn draw(app: &App, position: &Position, area: Rect, size: SquareSize, buf: &mut Buffer) {
    let window = Window::new(position, area, size);
    draw_column_labels(app, position, row(area, 0), &window, buf);
    draw_squares(app, position, &window, buf);
    draw_attacks(app, position, &window, buf);
    draw_gutter(app, position, area, &window, buf);
    practice::draw_cursors(app, position, &window, buf);
}

fn draw_squares(app: &App, position: &Position, window: &Window, buf: &mut Buffer) {
    let scene = Scene::of(position, app.overlay());
    for row in window.visible_rows() {
        for col in window.visible_cols() {
            let square = Square::new(row, col);
            let Some(place) = window.place(square) else { continue };
            square::draw(scene.face(square), place, app.theme(), app.voice().glyphs, buf);
        }
    }
}

/// What the squares of a position show.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    position: &'a Position,
    overlay: Overlay,
    attackers: Vec<Square>,
    failed: Option<(u8, Position)>,
}

impl<'a> Scene<'a> {
    /// The squares of `position` under `overlay`.
    pub(crate) fn of(position: &'a Position, overlay: Overlay) -> Self {
        let attackers = attackers(position, position.previous_event());
        Self { position, overlay, attackers, failed: failed_row(position) }
    }

    /// What `square` shows.
    pub(crate) fn face(&self, square: Square) -> Face {
        let (mark, is_ghost) = match &self.failed {
            Some((failed, before)) if *failed == square.row => (mark(before, square), true),
            _ => (mark(self.position, square), false),
        };
        let current = self.position.previous_event().and_then(Event::square);
        let emphasis = if current == Some(square) {
            Emphasis::Current
        } else if self.attackers.contains(&square) {
            Emphasis::Attacker
        } else if is_ghost {
            Emphasis::Ghost
        } else {
            Emphasis::None
        };
        // The row that failed is shown as it was, for this one step.
        let layer = if is_ghost { Layer::Bare } else { layer(self.position, self.overlay, square) };
        Face { mark, emphasis, layer, shade: usize::from(square.row + square.col) % 2 }
    }
}

/// The queens that light up: those that attack the rejected square, or each other.
pub(crate) fn attackers(position: &Position, event: Option<Event>) -> Vec<Square> {
    match event {
        Some(Event::Reject(square)) => position.attacks_on(square).map(|a| a.queen).collect(),
        Some(Event::Discard) => position.conflicts().flat_map(|pair| [pair.a, pair.b]).collect(),
        _ => Vec::new(),
    }
}

fn draw_attacks(app: &App, position: &Position, window: &Window, buf: &mut Buffer) {
    for (from, to, line) in attacks(position) {
        if let (Some(from), Some(to)) = (window.place(from), window.place(to)) {
            let style = app.theme().attack_line;
            let (from, to) = (square::center(from), square::center(to));
            attack::draw(from, to, line, style, app.voice().glyphs, buf);
        }
    }
}

/// The lines drawn across the board, from an attacking queen to the square it attacks.
pub(crate) fn attacks(position: &Position) -> Vec<(Square, Square, Line)> {
    match position.previous_event() {
        Some(Event::Reject(square)) => {
            position.attacks_on(square).map(|a| (a.queen, square, a.line)).collect()
        }
        // All pairs at once would be a tangle; the reason line names the first.
        Some(Event::Discard) => {
            position.conflicts().take(1).map(|pair| (pair.a, pair.b, pair.line)).collect()
        }
        _ => Vec::new(),
    }
}

fn draw_column_labels(
    app: &App,
    position: &Position,
    axis: Rect,
    window: &Window,
    buf: &mut Buffer,
) {
    let base = app.voice().base;
    let widest = if position.search().n() > 10 { 2 } else { 1 };
    // Labels that touch would read as one number.
    let stride = (widest + 1_u16).div_ceil(window.size.width.max(1)).max(1);
    for col in window.visible_cols().filter(|col| u16::from(*col).is_multiple_of(stride)) {
        let Some(place) = window.place(Square::new(window.first_row, col)) else { continue };
        let label = base.label(col).to_string();
        let (x, _) = square::center(place);
        let room = usize::from(axis.right().saturating_sub(x));
        if label.len() <= room {
            buf.set_string(x, axis.y, label, app.theme().strong);
        }
    }
}

fn draw_gutter(app: &App, position: &Position, area: Rect, window: &Window, buf: &mut Buffer) {
    let (theme, glyphs) = (app.theme(), app.voice().glyphs);
    let current = current_row(position);
    for row in window.visible_rows() {
        let Some(y) = window.middle_of(row) else { continue };
        let label = format!("{:>2}", app.voice().base.label(row));
        buf.set_string(area.x, y, label, theme.strong);
        if row == current && !position.is_end() {
            put(buf, (area.x + 2, y), glyphs.pointer, theme.current);
        }
    }
    if let Some(Event::Backtrack(lifted)) = position.previous_event() {
        draw_backtrack_arrow(app, area, lifted.row, window, buf);
    }
}

/// From the row that failed up to the row that goes on.
fn draw_backtrack_arrow(app: &App, area: Rect, row: u8, window: &Window, buf: &mut Buffer) {
    let Some(top) = window.middle_of(row) else { return };
    let bottom = match window.middle_of(row + 1) {
        Some(below) if window.size.height == 1 => below,
        Some(below) => below - 1,
        None => (top + window.size.height / 2).min(area.bottom() - 1),
    };
    for y in top + 1..=bottom {
        let symbol = app.voice().glyphs.up[usize::from(y > top + 1)];
        put(buf, (area.x + 2, y), symbol, app.theme().backtrack);
    }
}
