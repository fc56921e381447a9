//! The whole search to scale, and where in it one is.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::write;
use crate::i18n::{grouped, text};
use crate::playback::player::Total;
use crate::search::Step;
use crate::tui::app::App;

/// Draws the timeline.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if area.is_empty() {
        return;
    }
    let label = format!(" {}", label(app));
    let label_width = u16::try_from(label.width()).unwrap_or(u16::MAX);
    let bar = Rect { width: area.width.saturating_sub(label_width), ..area };
    draw_bar(app, bar, buf);
    let rest = Rect { x: bar.right(), width: area.width - bar.width, ..area };
    write(buf, rest, &[(&label, app.theme().text)]);
}

fn draw_bar(app: &App, area: Rect, buf: &mut Buffer) {
    if area.width < 3 {
        return;
    }
    let [left, line, thumb, right] = app.voice().glyphs.timeline;
    let inner = area.width - 2;
    let at = thumb_column(app, inner);
    let bar: String =
        (0..inner).map(|column| if Some(column) == at { thumb } else { line }).collect();
    write(buf, area, &[(&format!("{left}{bar}{right}"), app.theme().text)]);
}

/// The column of the thumb, from 0; none while nobody knows how long the search is.
fn thumb_column(app: &App, width: u16) -> Option<u16> {
    let step = app.position().step();
    let Total::Known(total) = *app.player().total() else {
        return (step == 0).then_some(0);
    };
    let columns = Step::from(width - 1);
    let column = if total == 0 { 0 } else { step * columns / total };
    u16::try_from(column).ok()
}

fn label(app: &App) -> String {
    let language = app.voice().language;
    if let Some(at) = app.player().jumping() {
        let at = at.map_or_else(|| app.voice().glyphs.ellipsis.to_owned(), grouped);
        return text!(language, "timeline-jumping", step = at);
    }
    let step = grouped(app.position().step());
    match app.player().total() {
        Total::Known(total) => format!("{step} / {}", grouped(*total)),
        Total::Counting(_) => format!("{step} / {}", app.voice().glyphs.ellipsis),
        Total::Unknown => text!(language, "timeline-unknown", step = step),
    }
}
