//! How often each event has come.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::write;
use crate::i18n::text;
use crate::search::{Counters, Step};
use crate::tui::app::App;

/// Draws the counters.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let language = app.voice().language;
    let counts = Counters::at(app.position());
    let solutions = Step::from(app.position().solutions());
    let tested = [
        ("counter-tested", counts.tested),
        ("counter-placed", counts.placed),
        ("counter-rejected", counts.rejected),
        ("counter-backtracks", counts.backtracks),
        ("counter-solutions", solutions),
    ];
    // A blind strategy tests full boards only.
    let blind = [
        ("counter-placed", counts.placed),
        ("counter-discarded", counts.discarded),
        ("counter-backtracks", counts.backtracks),
        ("counter-solutions", solutions),
    ];
    let is_blind = !app.position().search().strategy().tests_before_placing();
    let entries = if is_blind { &blind[..] } else { &tested[..] };
    let mut used = 0;
    for &(id, count) in entries {
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
