//! What the four marks mean, and which part of the board is shown.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::board::Window;
use super::write;
use crate::i18n::text;
use crate::search::Mark;
use crate::tui::app::App;
use crate::tui::layout::Regions;
use crate::tui::settings::{Overlay, overlay_name};

/// The marks, and the messages that say what they mean.
pub(super) const MARKS: [(Mark, &str); 4] = [
    (Mark::Queen, "mark-queen"),
    (Mark::Attacked, "mark-attacked"),
    (Mark::Tried, "mark-tried"),
    (Mark::Untried, "mark-untried"),
];

/// Draws the legend.
pub fn draw(app: &App, regions: &Regions, buf: &mut Buffer) {
    let area = regions.legend;
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    if area.is_empty() {
        return;
    }
    let part = part_of_board(app, regions);
    let part_width = u16::try_from(part.width()).unwrap_or(u16::MAX).min(area.width);
    let room = Rect { width: area.width - part_width, ..area };
    let language = app.voice().language;
    let mut used = draw_overlay(app, room, buf);
    for (mark, id) in MARKS {
        let name = format!(" {}  ", language.text(id));
        let glyph = app.voice().glyphs.mark(mark);
        let width = u16::try_from(1 + name.trim_end().width()).unwrap_or(u16::MAX);
        if used + width > room.width {
            break;
        }
        let rest = Rect { x: room.x + used, width: room.width - used, ..room };
        used += write(buf, rest, &[(glyph, mark_style(app, mark)), (&name, app.theme().text)]);
    }
    let right = Rect { x: area.right() - part_width, width: part_width, ..area };
    write(buf, right, &[(&part, app.theme().strong)]);
}

/// What the overlay adds comes first: it is what was asked for. Gives the columns used.
pub(super) fn draw_overlay(app: &App, area: Rect, buf: &mut Buffer) -> u16 {
    let (theme, voice) = (app.theme(), app.voice());
    match app.overlay() {
        Overlay::None => 0,
        Overlay::Free => {
            let glyph = format!(" {} ", voice.glyphs.free);
            let name = format!(" {}  ", voice.language.text("mark-free"));
            let painted = theme.free.patch(theme.square_free);
            write(buf, area, &[(&glyph, painted), (&name, theme.text)])
        }
        overlay @ (Overlay::Diagonals | Overlay::Antidiagonals) => {
            let name = format!("{}  ", overlay_name(overlay, voice));
            write(buf, area, &[(&name, theme.strong)])
        }
    }
}

/// The marks stand on the terminal's own background here, so only hue and weight carry over.
pub(super) const fn mark_style(app: &App, mark: Mark) -> Style {
    let theme = app.theme();
    match mark {
        Mark::Queen => theme.place,
        Mark::Tried => theme.backtrack,
        Mark::Attacked => theme.strong,
        Mark::Untried => theme.text,
    }
}

fn part_of_board(app: &App, regions: &Regions) -> String {
    let position = app.position();
    let window = Window::new(position, regions.board, regions.square);
    window.part_of_rows(position).map_or_else(String::new, |(first, last)| {
        let base = app.voice().base;
        let n = position.search().n();
        let (first, last) = (base.label(first), base.label(last));
        format!("{} ", text!(app.voice().language, "board-part", first = first, last = last, n = n))
    })
}
