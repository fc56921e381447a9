//! The stack in two languages: the frames of the recursive program, and the array of the
//! iterative one. Both count from 0, as code does.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{after_divider, below, row, shortened, write, write_lines};
use crate::i18n::text;
use crate::search::strategy::Choice;
use crate::search::{Goal, Strategy};
use crate::tui::app::App;
use crate::tui::settings::StackView;
use crate::wording::Base;

/// From this width on, frames and array stand beside each other.
const SIDE_BY_SIDE: u16 = 64;

/// The rows of the array: heading, indices, values, pointer.
const ARRAY_ROWS: u16 = 4;

/// Left of the array's cells.
const LABEL: usize = 3;

/// Draws the stack.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let area = after_divider(app, area, buf);
    if area.is_empty() {
        return;
    }
    draw_title(app, area, buf);
    let mut body = below(area, 1);
    if app.voice().base == Base::One {
        let note = app.voice().language.text("code-from-zero");
        write(buf, row(body, 0), &[(&note, app.theme().text)]);
        body = below(body, 1);
    }
    let (frames, array) = match app.settings().stack_view {
        StackView::Recursive => (body, Rect::default()),
        StackView::Iterative => (Rect::default(), body),
        StackView::Both => split(body, app.position().search().n()),
    };
    write_lines(buf, array, &array_lines(app, array.width));
    write_lines(buf, frames, &frame_lines(app, frames.height));
}

/// The areas of the frames and of the array, in places that do not depend on the step.
fn split(body: Rect, n: u8) -> (Rect, Rect) {
    if body.width >= SIDE_BY_SIDE {
        let left = body.width / 2;
        let right = Rect { x: body.x + left, width: body.width - left, ..body };
        return (Rect { width: left - 1, ..body }, right);
    }
    // The heading, a frame a row and one for the full board, a blank.
    let wanted = u16::from(n) + 3;
    let height = wanted.min(body.height.saturating_sub(ARRAY_ROWS));
    (Rect { height, ..body }, below(body, height))
}

fn draw_title(app: &App, area: Rect, buf: &mut Buffer) {
    let language = app.voice().language;
    let title = language.text("stack-title");
    let position = app.position();
    let height =
        text!(language, "stack-height", height = position.depth(), n = position.search().n());
    let rest = format!(" {} {height}", app.voice().glyphs.dot);
    let used = write(buf, row(area, 0), &[(&title, app.theme().strong)]);
    let room = Rect { x: area.x + used, width: area.width - used, ..row(area, 0) };
    let rest = shortened(&rest, room.width, app.voice().glyphs.ellipsis);
    write(buf, room, &[(&rest, app.theme().text)]);
}

/// What is chosen at each depth: a column, or the number of a square.
const fn variable(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Backtrack | Strategy::Rows => "col",
        Strategy::Squares => "square",
    }
}

/// The frames, the innermost call on top.
fn frame_lines(app: &App, height: u16) -> Vec<Line<'static>> {
    let (theme, voice, position) = (app.theme(), app.voice(), app.position());
    let mut lines = vec![Line::styled(voice.language.text("stack-recursive"), theme.text)];
    let search = position.search();
    if position.is_end() && position.depth() == search.n_fixed() {
        lines.push(Line::styled(format!("  {}", voice.language.text("stack-empty")), theme.text));
        return lines;
    }
    let top = position.depth();
    let room = usize::from(height).saturating_sub(1);
    let frames = usize::from(top) + 1;
    let shown = if frames > room { room.saturating_sub(1) } else { frames };
    for depth in (0..=top).rev().take(shown) {
        lines.push(frame_line(app, depth));
    }
    if shown < frames {
        let hidden = (frames - shown) as u64;
        let ellipsis = voice.glyphs.ellipsis;
        let more = text!(voice.language, "stack-more-below", count = hidden, ellipsis = ellipsis);
        lines.push(Line::styled(format!("  {more}"), theme.quiet));
    }
    lines
}

fn frame_line(app: &App, depth: u8) -> Line<'static> {
    let (theme, voice, position) = (app.theme(), app.voice(), app.position());
    let search = position.search();
    let widest = format!("place({})", search.n()).len();
    let call = format!("{:<widest$}", format!("place({depth})"));
    let variable = variable(search.strategy());
    let text = |id: &str| voice.language.text(id);
    if let Some(choice) = position.chosen().get(usize::from(depth)) {
        let note = if depth < search.n_fixed() { text("stack-fixed") } else { String::new() };
        let values = format!("  {call}  {variable} = {choice}  {note}");
        return Line::styled(values.trim_end().to_owned(), theme.text);
    }
    let (value, note) = if position.is_full() {
        let is_announced = position.next_choice() > 0;
        let id = match (is_announced, search.goal(), position.is_end()) {
            (false, ..) => "stack-full",
            (true, Goal::First, true) => "stack-stopped",
            (true, ..) => "stack-reported",
        };
        (String::new(), text(id))
    } else {
        let choice = position.next_choice();
        let id = if position.next_square().is_some() { "stack-next" } else { "stack-none-left" };
        (format!("{variable} = {choice}  "), text(id))
    };
    Line::from(vec![
        Span::styled(format!("{} ", voice.glyphs.pointer), theme.current),
        Span::styled(format!("{call}  {value}{note}"), theme.current),
    ])
}

/// The array, its index `row`, and the next choice.
fn array_lines(app: &App, width: u16) -> Vec<Line<'static>> {
    let (theme, voice, position) = (app.theme(), app.voice(), app.position());
    let search = position.search();
    let n = usize::from(search.n());
    let highest: Choice = match search.strategy() {
        Strategy::Backtrack | Strategy::Rows => search.n().into(),
        Strategy::Squares => Choice::from(search.n()) * Choice::from(search.n()),
    };
    let cell = highest.to_string().len() + 2;
    let depth = usize::from(position.depth());
    let fitting = (usize::from(width).saturating_sub(LABEL) / cell).min(n);
    let first = (depth + 1).saturating_sub(fitting).min(n - fitting);
    let cells = first..first + fitting;
    let mut indices = vec![Span::styled(" ".repeat(LABEL), theme.quiet)];
    let mut values = vec![Span::styled(format!("{:<LABEL$}", "x"), theme.text)];
    for index in cells {
        indices.push(Span::styled(format!("{index:^cell$}"), theme.quiet));
        values.push(match position.chosen().get(index) {
            Some(choice) if index + 1 == depth => {
                Span::styled(format!("{:^cell$}", format!("[{choice}]")), theme.current)
            }
            Some(choice) => Span::styled(format!("{choice:^cell$}"), theme.text),
            None => Span::styled(format!("{:^cell$}", "_"), theme.text),
        });
    }
    let heading = voice.language.text("stack-iterative");
    vec![
        Line::styled(heading, theme.text),
        Line::from(indices),
        Line::from(values),
        pointer_line(app, LABEL + (depth - first.min(depth)) * cell + (cell - 1) / 2, width),
    ]
}

/// Points at x[row], where the next queen goes, and says what is tried there.
fn pointer_line(app: &App, column: usize, width: u16) -> Line<'static> {
    let (theme, voice, position) = (app.theme(), app.voice(), app.position());
    let variable = variable(position.search().strategy());
    let choice = position.next_choice();
    let row = position.depth();
    let words = if position.is_full() {
        format!("row = {row}")
    } else {
        format!("row = {row}, {variable} = {choice}")
    };
    let arrow = voice.glyphs.up[0];
    let width = usize::from(width);
    // On the left of the arrow when there is no room on its right.
    let text = if column + 2 + words.len() <= width {
        format!("{}{arrow} {words}", " ".repeat(column))
    } else {
        format!("{}{words} {arrow}", " ".repeat(column.saturating_sub(words.len() + 1)))
    };
    Line::styled(text, theme.current)
}
