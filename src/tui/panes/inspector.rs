//! How the conflict test answered the square of the last event, in one of four ways.

mod evidence;
mod totals;
mod words;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::code::paragraph;
use super::{after_divider, below, row, shortened, write, write_lines};
use crate::i18n::{grouped, text};
use crate::search::conflict::{Method, comparisons, inspect};
use crate::search::{Event, Position, Square};
use crate::tui::app::App;
use crate::tui::settings::method_name;
use crate::wording::Base;

/// The rows of the table of comparisons: the heading, one a method.
const TABLE_ROWS: u16 = 5;

/// So many rows of evidence come before the table, which gives way to one line.
const EVIDENCE_ROWS: u16 = 9;

/// Draws the inspector.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let area = after_divider(app, area, buf);
    if area.is_empty() {
        return;
    }
    draw_title(app, area, buf);
    let body = below(area, 1);
    let position = app.position();
    let square = match inspected(position) {
        Ok(square) => square,
        Err(id) => {
            let text = app.voice().language.text(id);
            write_lines(buf, body, &paragraph(&text, body.width, app.theme().text));
            return;
        }
    };
    let used = draw_answer(app, square, body, buf);
    let body = below(body, used);
    // The most that this test needs, so that the table stands still from step to step.
    let tallest = evidence::tallest(app, area.width);
    let table = if body.height >= tallest.min(EVIDENCE_ROWS) + TABLE_ROWS { TABLE_ROWS } else { 1 };
    let evidence = Rect { height: body.height.saturating_sub(table).min(tallest), ..body };
    let inspection = inspect(app.settings().method, position, square);
    let lines = evidence::lines(app, &inspection, evidence);
    write_lines(buf, evidence, &lines);
    let rest = below(body, evidence.height);
    let blank = u16::from(rest.height > table);
    let lines = if table > 1 { table_lines(app, square) } else { vec![short_line(app, square)] };
    write_lines(buf, below(rest, blank), &lines);
}

/// The square whose test is shown, or the message that says why there is none.
fn inspected(position: &Position) -> Result<Square, &'static str> {
    if !position.search().strategy().tests_before_placing() {
        return Err("inspector-blind");
    }
    let event = position.previous_event();
    event.map_or_else(|| position.next_square(), Event::square).ok_or("inspector-full")
}

fn draw_title(app: &App, area: Rect, buf: &mut Buffer) {
    let (language, dot) = (app.voice().language, app.voice().glyphs.dot);
    let title = language.text("inspector-title");
    let method = method_name(app.settings().method, language);
    let title =
        shortened(&format!("{title} {dot} {method}"), area.width, app.voice().glyphs.ellipsis);
    write(buf, row(area, 0), &[(&title, app.theme().strong)]);
}

/// What the test answered. Gives the rows used.
fn draw_answer(app: &App, square: Square, area: Rect, buf: &mut Buffer) -> u16 {
    let (theme, voice) = (app.theme(), app.voice());
    let (id, style) = match app.position().previous_event() {
        Some(Event::Reject(_)) => ("inspector-attacked", theme.reject),
        Some(Event::Backtrack(_)) => ("inspector-lifted", theme.backtrack),
        Some(_) => ("inspector-free", theme.place),
        None => ("inspector-next", theme.text),
    };
    let answer = text!(voice.language, id, square = voice.base.square(square));
    let mut lines = vec![Line::from(Span::styled(answer, style))];
    if voice.base == Base::One {
        lines.push(Line::styled(voice.language.text("inspector-from-zero"), theme.text));
    }
    write_lines(buf, area, &lines)
}

/// What each method compared here, and on the whole way.
fn table_lines(app: &App, square: Square) -> Vec<Line<'static>> {
    let (theme, voice, position) = (app.theme(), app.voice(), app.position());
    let language = voice.language;
    let totals = totals::on_the_way_to(position);
    let heading = language.text("comparisons");
    let names = Method::ALL.map(|method| language.text(&format!("method-short-{}", method.name())));
    let first = names.iter().map(|name| name.width() + 2).max().unwrap_or(0).max(heading.width());
    let here = language.text("comparisons-here");
    let total = match totals {
        Some(_) => language.text("comparisons-total"),
        None => language.text("comparisons-too-far"),
    };
    // The longest number is 20,000 steps' comparisons.
    let width = total.width().max(9);
    let padded = |text: &str, width: usize| " ".repeat(width.saturating_sub(text.width())) + text;
    let pad = " ".repeat(first - heading.width() + 2);
    let total_heading = if totals.is_some() { padded(&total, width) } else { total };
    let mut lines =
        vec![Line::styled(format!("{heading}{pad}{here}  {total_heading}"), theme.strong)];
    for (method, name) in Method::ALL.into_iter().zip(names) {
        let is_chosen = method == app.settings().method;
        let (pointer, style) =
            if is_chosen { (voice.glyphs.pointer, theme.current) } else { (" ", theme.text) };
        let count = comparisons(method, position, square).to_string();
        let pad = " ".repeat(first - name.width());
        let in_all = totals.map_or_else(String::new, |totals| grouped(totals.get(method).into()));
        let count = padded(&count, here.width());
        let in_all = padded(&in_all, width);
        let line = format!("{pointer} {name}{pad}{count}  {in_all}");
        lines.push(Line::styled(line, style));
    }
    lines
}

/// The same for the chosen method alone.
fn short_line(app: &App, square: Square) -> Line<'static> {
    let (language, method) = (app.voice().language, app.settings().method);
    let [heading, here] = ["comparisons", "comparisons-here"].map(|id| language.text(id));
    let count = comparisons(method, app.position(), square);
    let in_all = totals::on_the_way_to(app.position()).map_or_else(
        || language.text("comparisons-too-far"),
        |totals| {
            format!("{} {}", language.text("comparisons-total"), grouped(totals.get(method).into()))
        },
    );
    let dot = app.voice().glyphs.dot;
    Line::styled(format!("{heading} {dot} {here} {count} {dot} {in_all}"), app.theme().strong)
}
