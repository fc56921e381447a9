//! The panes, one a file. Each draws from `&App` alone into its own area.

pub mod attack;
pub mod beside;
pub mod board;
pub mod code;
pub mod counters;
pub mod finish;
pub mod footer;
pub mod hall;
pub mod header;
pub mod help;
pub mod inspector;
pub mod legend;
mod letters;
pub mod log;
pub mod note;
pub mod overlay;
pub mod practice;
pub mod reason;
pub mod settings;
pub mod side;
pub mod square;
pub mod stack;
pub mod timeline;
pub mod tree;
pub(crate) mod wrap;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

pub(crate) use letters::put;

use super::app::{App, Picture, Popup};
use super::layout::{self, Regions};
use crate::i18n::text;

/// Draws the whole screen.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let area = area.intersection(buf.area);
    if app.picture() == Picture::Shown {
        draw_panes(app, area, buf);
    }
    finish::finish(app, area, buf);
}

fn draw_panes(app: &App, area: Rect, buf: &mut Buffer) {
    let n = app.position().search().n();
    let note_rows = note_rows(app, area);
    if let (Some(beside), true) = (app.beside(), layout::has_room_beside(area, n, note_rows)) {
        beside::draw(app, beside, note_rows, area, buf);
        footer::draw(app, last_row(area), true, buf);
        draw_popup(app, area, buf);
        return;
    }
    let Some(regions) = regions(app, area) else {
        too_small(app, area, buf);
        return;
    };
    header::draw(app, regions.header, buf);
    if !regions.board.is_empty() {
        board::draw(app, app.position(), regions.board, regions.square, buf);
    }
    side::draw(app, regions.side, buf);
    legend::draw(app, &regions, buf);
    reason::draw(app, regions.reason, buf);
    note::draw(app, regions.note, buf);
    timeline::draw(app, regions.timeline, buf);
    counters::draw(app, regions.counters, buf);
    let footer = if regions.footer.is_empty() { last_row(area) } else { regions.footer };
    footer::draw(app, footer, !regions.footer.is_empty(), buf);
    draw_popup(app, area, buf);
}

/// Where each pane goes on a screen of `area`.
pub(crate) fn regions(app: &App, area: Rect) -> Option<Regions> {
    layout::regions_for(app.view(), area, app.position().search().n(), note_rows(app, area))
}

/// The rows of the lesson's note on a screen of `area`; none without a lesson.
const fn note_rows(app: &App, area: Rect) -> u16 {
    if app.course().is_some() { layout::note_rows(area.width) } else { 0 }
}

fn draw_popup(app: &App, area: Rect, buf: &mut Buffer) {
    match app.popup() {
        Some(Popup::Help(first)) => help::draw(app, *first, area, buf),
        Some(Popup::Settings(chosen)) => settings::draw(app, *chosen, area, buf),
        Some(Popup::Ask(..)) | None => {}
    }
}

const fn last_row(area: Rect) -> Rect {
    Rect { y: area.bottom() - 1, height: 1, ..area }
}

fn too_small(app: &App, area: Rect, buf: &mut Buffer) {
    let (width, height) = layout::SMALLEST;
    let hint = text!(
        app.voice().language,
        "too-small",
        width = width,
        height = height,
        columns = area.width,
        rows = area.height,
    );
    write(buf, area, &[(&hint, app.theme().text)]);
}

/// Writes parts one after the other into the first row of `area`; what does not fit is cut off.
/// Gives the columns used.
pub(crate) fn write(buf: &mut Buffer, area: Rect, parts: &[(&str, Style)]) -> u16 {
    if area.is_empty() {
        return 0;
    }
    let mut x = area.x;
    for (text, style) in parts {
        let room = area.right() - x;
        if room == 0 {
            break;
        }
        x = letters::write(buf, (x, area.y), text, room, *style);
    }
    x - area.x
}

/// Draws the line that parts a pane from what is left of it, and gives the area right of it.
pub(crate) fn after_divider(app: &App, area: Rect, buf: &mut Buffer) -> Rect {
    let area = area.intersection(buf.area);
    for y in area.y..area.bottom() {
        put(buf, (area.x, y), app.voice().glyphs.divider, app.theme().text);
    }
    let margin = area.width.min(2);
    Rect { x: area.x + margin, width: area.width - margin, ..area }
}

/// Draws as many of `lines` as fit, from the top of `area`. Gives the rows used.
pub(crate) fn write_lines(buf: &mut Buffer, area: Rect, lines: &[Line]) -> u16 {
    let mut used = 0;
    for line in lines.iter().take(area.height.into()) {
        buf.set_line(area.x, area.y + used, line, area.width);
        used += 1;
    }
    used
}

/// `area` without its first `rows` rows.
pub(crate) const fn below(area: Rect, rows: u16) -> Rect {
    let rows = if rows < area.height { rows } else { area.height };
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// `text` cut to `width` columns, with `ellipsis` at the end when something was cut.
pub(crate) fn shortened(text: &str, width: u16, ellipsis: &str) -> String {
    let width = usize::from(width);
    // No letter has more columns than bytes.
    if text.len() <= width || text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        let mut longer = short.clone();
        longer.push(letter);
        if longer.width() + ellipsis.width() > width {
            break;
        }
        short = longer;
    }
    if ellipsis.width() <= width {
        short.push_str(ellipsis);
    }
    short
}

/// A row of `area`, counted from 0; empty when the area has no such row.
pub(crate) const fn row(area: Rect, row: u16) -> Rect {
    if row < area.height {
        Rect { y: area.y + row, height: 1, ..area }
    } else {
        Rect { height: 0, ..area }
    }
}
