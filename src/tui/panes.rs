//! The panes, one a file. Each draws from `&App` alone into its own area.

pub mod attack;
pub mod beside;
pub mod board;
pub mod counters;
pub mod footer;
pub mod header;
pub mod help;
pub mod legend;
pub mod log;
pub mod reason;
pub mod square;
pub mod timeline;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::app::{App, Picture, Popup};
use super::layout;
use crate::i18n::text;

/// Draws the whole screen.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let area = area.intersection(buf.area);
    if app.picture() == Picture::Blank {
        return;
    }
    let n = app.position().search().n();
    if let (Some(beside), true) = (app.beside(), layout::has_room_beside(area, n)) {
        beside::draw(app, beside, area, buf);
        footer::draw(app, last_row(area), true, buf);
        draw_popup(app, area, buf);
        return;
    }
    let Some(regions) = layout::regions(area, n) else {
        too_small(app, area, buf);
        return;
    };
    header::draw(app, regions.header, buf);
    board::draw(app, app.position(), regions.board, regions.square, buf);
    log::draw(app, regions.side, buf);
    legend::draw(app, &regions, buf);
    reason::draw(app, regions.reason, buf);
    timeline::draw(app, regions.timeline, buf);
    counters::draw(app, regions.counters, buf);
    let footer = if regions.footer.is_empty() { last_row(area) } else { regions.footer };
    footer::draw(app, footer, !regions.footer.is_empty(), buf);
    draw_popup(app, area, buf);
}

fn draw_popup(app: &App, area: Rect, buf: &mut Buffer) {
    if let Some(Popup::Help(first)) = app.popup() {
        help::draw(app, *first, area, buf);
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
        x = buf.set_stringn(x, area.y, text, room.into(), *style).0;
    }
    x - area.x
}

/// `text` cut to `width` columns, with `ellipsis` at the end when something was cut.
pub(crate) fn shortened(text: &str, width: u16, ellipsis: &str) -> String {
    let width = usize::from(width);
    if text.width() <= width {
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
