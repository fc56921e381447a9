//! What the test looked at: squares of a board, or queens compared.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::words;
use crate::i18n::text;
use crate::search::conflict::{Equation, Evidence, GridLook, Inspection, LINES, Method, ScanLook};
use crate::search::{Line as BoardLine, Square};
use crate::tui::app::App;

/// Between two columns of a table.
const GAP: &str = "  ";

/// The lines that show an inspection, at most as many as `area` is high.
pub(super) fn lines(app: &App, inspection: &Inspection, area: Rect) -> Vec<Line<'static>> {
    let language = app.voice().language;
    match &inspection.evidence {
        Evidence::Grid(_) | Evidence::Scan(_) if inspection.comparisons == 0 => {
            let text = language.text("inspector-first-row");
            super::paragraph(&text, area.width, app.theme().text)
        }
        Evidence::Grid(looks) => {
            let head = Line::styled(language.text("grid-walk"), app.theme().text);
            headed(app, head, grid(app, looks, area.width), area.height)
        }
        Evidence::Scan(looks) => scan(app, inspection.square, looks, area),
        Evidence::Marks(look) => words::arrays(app, inspection.square, look, area.width),
        Evidence::Bits(look) => words::bits(app, look, area.width),
    }
}

/// The rows that the chosen test takes at most, whatever the square.
pub(super) fn tallest(app: &App, width: u16) -> u16 {
    let rows = u16::from(app.position().search().n()) - 1;
    match app.settings().method {
        Method::Grid => rows + 1,
        Method::Scan => rows + 2 + u16::from(width < 46),
        Method::Marks | Method::Bits => 9,
    }
}

/// A heading and as many of the last lines as fit below it.
fn headed(
    app: &App,
    head: Line<'static>,
    mut lines: Vec<Line<'static>>,
    height: u16,
) -> Vec<Line<'static>> {
    let room = usize::from(height).saturating_sub(1);
    if lines.len() > room {
        let hidden = lines.len() - room.saturating_sub(1);
        let more = text!(
            app.voice().language,
            "inspector-more",
            count = hidden as u64,
            ellipsis = app.voice().glyphs.ellipsis,
        );
        lines.drain(..hidden);
        lines.insert(0, Line::styled(more, app.theme().quiet));
    }
    lines.insert(0, head);
    lines
}

/// One line a row walked over, the nearest first: up, up-left, up-right.
fn grid(app: &App, looks: &[GridLook], room: u16) -> Vec<Line<'static>> {
    let (theme, voice) = (app.theme(), app.voice());
    let last = app.position().search().n() - 1;
    let width = voice.base.square(Square::new(last, last)).len();
    let digits = voice.base.label(last).to_string().len();
    looks
        .chunk_by(|a, b| a.square.row == b.square.row)
        .map(|looks| {
            let label = voice.base.label(looks.first().map_or(0, |look| look.square.row));
            let label = format!("{label:>digits$}");
            let mut spans =
                vec![Span::styled(text!(voice.language, "grid-row", row = label), theme.text)];
            for line in LINES {
                let Some(look) = looks.iter().find(|look| look.line == line) else {
                    spans.push(Span::raw(" ".repeat(width + 5)));
                    continue;
                };
                let square = voice.base.square(look.square);
                let (mark, style) = if look.queen {
                    (voice.glyphs.queen, theme.reject)
                } else {
                    (voice.glyphs.untried, theme.text)
                };
                let arrow = voice.glyphs.line(line);
                spans.push(Span::raw(GAP));
                spans.push(Span::styled(format!("{arrow}{square:<width$} {mark}"), style));
                if look.queen {
                    let stop = format!(" {}", voice.language.text("grid-stop"));
                    let used: usize = spans.iter().map(Span::width).sum();
                    if used + stop.width() <= usize::from(room) {
                        spans.push(Span::styled(stop, theme.strong));
                    }
                    break;
                }
            }
            Line::from(spans)
        })
        .collect()
}

/// A column of the table of comparisons: its heading, and what a queen has in it.
struct Column {
    heading: String,
    of: fn(&ScanLook) -> Equation,
    line: Option<BoardLine>,
}

fn columns(app: &App, width: u16) -> Vec<Column> {
    let glyphs = app.voice().glyphs;
    let (minus, unequal) = (glyphs.minus, glyphs.unequal);
    let mut columns = vec![
        Column {
            heading: format!("xi{unequal}xj"),
            of: |look| look.columns,
            line: Some(BoardLine::Column),
        },
        Column {
            heading: format!("xi{minus}i{unequal}xj{minus}j"),
            of: |look| look.differences,
            line: Some(BoardLine::Diagonal),
        },
        Column {
            heading: format!("xi+i{unequal}xj+j"),
            of: |look| look.sums,
            line: Some(BoardLine::Antidiagonal),
        },
        Column {
            heading: format!("|i{minus}j|{unequal}|xi{minus}xj|"),
            of: |look| look.distances,
            line: None,
        },
    ];
    let total: usize = columns.iter().map(|column| column.heading.width() + GAP.len()).sum();
    if total + QUEEN > usize::from(width) {
        columns.pop();
    }
    columns
}

/// The width of j and xj.
const QUEEN: usize = 6;

/// One line a queen above, with the numbers filled in.
fn scan(app: &App, square: Square, looks: &[ScanLook], area: Rect) -> Vec<Line<'static>> {
    let theme = app.theme();
    let columns = columns(app, area.width);
    let numbers = text!(app.voice().language, "scan-square", i = square.row, xi = square.col,);
    let mut heading = format!("{:>2} {:>3}", "j", "xj");
    for column in &columns {
        heading.push_str(GAP);
        heading.push_str(&column.heading);
    }
    let lines = looks.iter().map(|look| scan_line(app, look, &columns)).collect();
    let head = Line::styled(heading, theme.strong);
    let mut table = headed(app, head, lines, area.height.saturating_sub(1));
    table.insert(0, Line::styled(numbers, theme.text));
    table
}

fn scan_line(app: &App, look: &ScanLook, columns: &[Column]) -> Line<'static> {
    let (theme, glyphs) = (app.theme(), app.voice().glyphs);
    let mut spans = vec![Span::raw(format!("{:>2} {:>3}", look.queen.row, look.queen.col))];
    // The equations after the first that holds are not asked.
    let mut is_asked = true;
    for column in columns {
        let equation = (column.of)(look);
        let of_both_diagonals = column.line.is_none() && look.line != Some(BoardLine::Column);
        let (text, style) = if !is_asked && !of_both_diagonals {
            (glyphs.dot.to_owned(), theme.quiet)
        } else {
            filled_in(app, equation)
        };
        if column.line.is_some() && look.line == column.line {
            is_asked = false;
        }
        let pad = column.heading.width().saturating_sub(text.width());
        spans.push(Span::raw(format!("{GAP}{}", " ".repeat(pad))));
        spans.push(Span::styled(text, style));
    }
    Line::from(spans)
}

/// The two numbers: unequal is as it should be, equal is an attack.
fn filled_in(app: &App, equation: Equation) -> (String, Style) {
    let (theme, glyphs) = (app.theme(), app.voice().glyphs);
    let number = |value: i16| {
        if value < 0 { format!("{}{}", glyphs.minus, -value) } else { value.to_string() }
    };
    let (left, right) = (number(equation.left), number(equation.right));
    if equation.holds() {
        (format!("{} {left}={right}", glyphs.attacked), theme.reject)
    } else {
        (format!("{left}{}{right}", glyphs.unequal), theme.text)
    }
}
