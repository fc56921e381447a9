//! How often each event has come.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::write;
use crate::i18n::text;
use crate::search::{Counters, Position, Step};
use crate::tui::app::App;

/// The counters at `position`, each under the message that names it. A blind strategy tests full
/// boards only.
pub(crate) fn counters(position: &Position) -> Vec<(&'static str, Step)> {
    let counts = Counters::at(position);
    let solutions = Step::from(position.solutions());
    if position.search().strategy().tests_before_placing() {
        vec![
            ("counter-tested", counts.tested),
            ("counter-placed", counts.placed),
            ("counter-rejected", counts.rejected),
            ("counter-backtracks", counts.backtracks),
            ("counter-solutions", solutions),
        ]
    } else {
        vec![
            ("counter-placed", counts.placed),
            ("counter-discarded", counts.discarded),
            ("counter-backtracks", counts.backtracks),
            ("counter-solutions", solutions),
        ]
    }
}

/// Draws the counters.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let language = app.voice().language;
    let mut used = 0;
    for (id, count) in counters(app.position()) {
        let entry = text!(language, id, count = count);
        if used + entry.width() > usize::from(area.width) {
            break;
        }
        let at = u16::try_from(used).unwrap_or(area.width).min(area.width);
        write(
            buf,
            Rect { x: area.x + at, width: area.width - at, ..area },
            &[(&entry, app.theme().text)],
        );
        used += entry.width() + 2;
    }
}
