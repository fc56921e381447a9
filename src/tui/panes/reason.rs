//! The two reason lines, the verdict word in colour.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::search::Event;
use crate::tui::app::App;
use crate::wording::reason;

/// Draws the reason of the position.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let reason = reason(app.position(), app.voice());
    let rest = reason.what.strip_prefix(reason.verdict.as_str()).unwrap_or(&reason.what);
    let what = Line::from(vec![
        Span::styled(reason.verdict.clone(), verdict_style(app, reason.event)),
        Span::styled(rest.to_owned(), app.theme().text),
    ]);
    let next = Line::styled(reason.next.clone(), app.theme().text);
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    // The two lines have fixed places, so that the class learns where to look.
    let half = area.height / 2;
    for (line, y) in [(what, area.y), (next, area.y + half)] {
        Paragraph::new(line)
            .wrap(Wrap { trim: true })
            .render(Rect { y, height: half, ..area }, buf);
    }
}

const fn verdict_style(app: &App, event: Option<Event>) -> Style {
    let theme = app.theme();
    match event {
        Some(Event::Place(_) | Event::Solution) => theme.place,
        Some(Event::Reject(_) | Event::Discard) => theme.reject,
        Some(Event::Backtrack(_)) => theme.backtrack,
        None => theme.text,
    }
}
