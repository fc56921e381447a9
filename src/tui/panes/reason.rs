//! The two reason lines, the verdict word in colour.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::wrap::lines;
use super::{practice, row, write};
use crate::search::Event;
use crate::tui::app::App;
use crate::wording::{Reason, reason};

/// The parts of a line, each in its style.
pub(super) type Words = Vec<(String, Style)>;

/// Draws the reason of the position, or what is practised in its place.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let [first, second] = words(app);
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    // The two lines have fixed places, so that the class learns where to look.
    let half = area.height / 2;
    draw_wrapped(&first, Rect { height: half, ..area }, buf);
    draw_wrapped(&second, Rect { y: area.y + half, height: half, ..area }, buf);
}

/// The two lines as one text, for those who cannot see them.
pub fn text(app: &App) -> String {
    words(app).map(|line| line.into_iter().map(|(word, _)| word).collect::<String>()).join(" ")
}

fn words(app: &App) -> [Words; 2] {
    practice::lines(app).unwrap_or_else(|| {
        let reason = reason(app.position(), app.voice());
        [what(app, &reason), vec![(reason.next, app.theme().text)]]
    })
}

/// What happened and why, the verdict word in its colour.
pub(super) fn what(app: &App, reason: &Reason) -> Words {
    let style = verdict_style(app, reason.event);
    let rest = reason.what.strip_prefix(&reason.verdict).unwrap_or(&reason.what);
    vec![(reason.verdict.clone(), style), (rest.to_owned(), app.theme().text)]
}

/// Draws a sentence over the rows of `area`.
fn draw_wrapped(words: &Words, area: Rect, buf: &mut Buffer) {
    let text: String = words.iter().map(|(word, _)| word.as_str()).collect();
    for (i, line) in (0..).zip(lines(&text, area.width)) {
        let mut begin = 0;
        let parts = words.iter().map(|(word, style)| {
            let place = begin.max(line.start)..(begin + word.len()).min(line.end);
            begin += word.len();
            (text.get(place).unwrap_or_default(), *style)
        });
        write(buf, row(area, i), &parts.collect::<Vec<_>>());
    }
}

pub(super) const fn verdict_style(app: &App, event: Option<Event>) -> Style {
    let theme = app.theme();
    match event {
        Some(Event::Place(_) | Event::Solution) => theme.place,
        Some(Event::Reject(_) | Event::Discard) => theme.reject,
        Some(Event::Backtrack(_)) => theme.backtrack,
        None => theme.text,
    }
}
