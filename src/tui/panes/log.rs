//! The pruning log beside the board. No line is stored: those before the position are its own
//! inverse steps, those after it its next ones.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::{after_divider, row, shortened, write};
use crate::i18n::{grouped, text};
use crate::search::{Counters, Event, Step};
use crate::tui::app::App;
use crate::wording::{LogLine, log_line, stack_tuple};

/// The rows above the lines: the title with the stack, and the nodes kept.
const HEAD: u16 = 2;

/// Draws the log.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let inner = after_divider(app, area, buf);
    draw_head(app, inner, buf);
    let lines = Rect { y: inner.y + HEAD, height: inner.height.saturating_sub(HEAD), ..inner };
    let shown = window(app, lines.height);
    let widest = shown.last().map_or(1, |line| grouped(line.step).len()).max(3);
    for (i, line) in (0..).zip(&shown) {
        draw_line(app, line, widest, row(lines, i), buf);
    }
}

/// The step whose line is drawn in the screen's `row`, if the log is drawn in `area`.
pub fn step_at(app: &App, area: Rect, row: u16) -> Option<Step> {
    let line = usize::from(row.checked_sub(area.y + HEAD)?);
    window(app, area.height.saturating_sub(HEAD)).get(line).map(|line| line.step)
}

fn draw_head(app: &App, area: Rect, buf: &mut Buffer) {
    let language = app.voice().language;
    let title = language.text("log-title");
    let stack = stack(app);
    let ellipsis = app.voice().glyphs.ellipsis;
    let gap =
        if title.width() + stack.width() + 3 <= usize::from(area.width) { "   " } else { " " };
    let used = write(buf, row(area, 0), &[(&title, app.theme().strong), (gap, app.theme().text)]);
    let rest = Rect { x: area.x + used, width: area.width - used, ..row(area, 0) };
    write(buf, rest, &[(&shortened(&stack, rest.width, ellipsis), app.theme().text)]);
    let position = app.position();
    let visited = Counters::at(position).placed + 1;
    let kept = text!(language, "log-kept", kept = position.depth() + 1, visited = visited);
    write(buf, row(area, 1), &[(&shortened(&kept, area.width, ellipsis), app.theme().text)]);
}

/// The stack as the tuple of the lecture notes.
pub(super) fn stack(app: &App) -> String {
    stack_tuple(app.position(), app.voice().base)
}

/// The lines shown. The window moves by a third of its height at a time: the marker walks through
/// still lines, which is quiet to look at and cheap to send.
fn window(app: &App, height: u16) -> Vec<LogLine> {
    let position = app.position();
    let (step, height) = (position.step(), Step::from(height));
    let stride = (height / 3).max(1);
    let above = step.saturating_sub(height).div_ceil(stride) * stride;
    let last = app.horizon().min(above + height).max(step);
    let mut cursor = *position;
    while cursor.step() < last && cursor.forward().is_some() {}
    let mut lines = Vec::new();
    while cursor.step() > above {
        let Some(line) = log_line(&cursor, app.voice()) else { break };
        lines.push(line);
        cursor.backward();
    }
    lines.reverse();
    lines
}

fn draw_line(app: &App, line: &LogLine, widest: usize, area: Rect, buf: &mut Buffer) {
    let (theme, glyphs) = (app.theme(), app.voice().glyphs);
    let step = app.position().step();
    let (pointer, number_style) = if line.step == step {
        (glyphs.pointer, theme.current)
    } else {
        (" ", if line.step > step { theme.quiet } else { theme.text })
    };
    let head_style = if line.step > step { theme.quiet } else { head_style(app, line.event) };
    let number = format!("{:>widest$} ", grouped(line.step));
    let used = write(
        buf,
        area,
        &[
            (pointer, theme.current),
            (&number, number_style),
            (&line.head, head_style),
            (" ", theme.text),
        ],
    );
    let rest = Rect { x: area.x + used, width: area.width - used, ..area };
    write(buf, rest, &[(&shortened(&line.detail, rest.width, glyphs.ellipsis), number_style)]);
}

const fn head_style(app: &App, event: Event) -> Style {
    match event {
        Event::Place(_) | Event::Solution => app.theme().place,
        Event::Reject(_) | Event::Discard => app.theme().text,
        Event::Backtrack(_) => app.theme().backtrack,
    }
}
