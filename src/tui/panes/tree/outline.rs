//! The tree as an indented list that follows the position.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::horizon;
use super::words::{Wording, words};
use crate::search::tree::{Detail, Entry, Line, Moment, Tense, lines};
use crate::tui::app::App;
use crate::tui::panes::{row, shortened, write};

/// The narrowest room for a node's text: a square, its state.
const LEAST_TEXT: u16 = 24;

/// The lines in view, with the edges to the left of each.
struct View {
    lines: Vec<(Line, Vec<[Option<Tense>; 4]>)>,
}

/// Draws the lines around the position.
pub(super) fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let view = view(app, area.height);
    let indent = Indent::new(app, area.width);
    for (i, (line, edges)) in (0..).zip(&view.lines) {
        draw_line(app, line, edges, indent, row(area, i), buf);
    }
}

/// The moment that the line at `y` stands for.
pub(super) fn node_at(app: &App, area: Rect, y: u16) -> Option<Moment> {
    let (line, _) = view(app, area.height).lines.into_iter().nth((y - area.y).into())?;
    Some(line.moment(app.position().search()))
}

/// The position's line stays above the last third, so that what was seen beyond it has room.
fn view(app: &App, height: u16) -> View {
    let position = app.position();
    let all = lines(position, &horizon(app), Detail::of_outline(position.search()));
    let height = usize::from(height);
    let focus = all.iter().rposition(|line| line.tense != Tense::Ahead).unwrap_or(0);
    let above = height - height / 3;
    let first = (focus + 1).saturating_sub(above).min(all.len().saturating_sub(height));
    let edges = edges(&all);
    let lines = all.into_iter().zip(edges).skip(first).take(height).collect();
    View { lines }
}

/// For each line and each generation down to its own, the edges in the cell before its node: arms
/// up, right, down and left.
fn edges(lines: &[Line]) -> Vec<Vec<[Option<Tense>; 4]>> {
    let mut below: Vec<Option<Tense>> = Vec::new();
    let mut all: Vec<_> = lines
        .iter()
        .rev()
        .map(|line| {
            let depth = line.depth();
            below.resize(depth, None);
            let mut cells: Vec<[Option<Tense>; 4]> =
                below.iter().map(|&bar| [bar, None, bar, None]).collect();
            if let (Some(cell), Some(bar)) = (cells.last_mut(), below.last_mut()) {
                let through = (*bar).max(Some(line.tense));
                *cell = [through, Some(line.tense), *bar, None];
                *bar = through;
            }
            cells
        })
        .collect();
    all.reverse();
    all
}

/// How far a line is indented.
#[derive(Debug, Clone, Copy)]
struct Indent {
    /// Columns for each generation.
    step: u16,
    /// Generations that lie beyond the left edge.
    hidden: usize,
}

impl Indent {
    /// Two columns a generation, or one when the path is deep; what is still too wide goes out at
    /// the left.
    fn new(app: &App, width: u16) -> Self {
        let deepest = u16::from(app.position().depth()) + 1;
        let room = width.saturating_sub(LEAST_TEXT + 1);
        let step = if 2 * deepest <= room { 2 } else { 1 };
        Self { step, hidden: usize::from(deepest.saturating_sub(room / step)) }
    }
}

fn draw_line(
    app: &App,
    line: &Line,
    edges: &[[Option<Tense>; 4]],
    indent: Indent,
    area: Rect,
    buf: &mut Buffer,
) {
    let (theme, glyphs) = (app.theme(), app.voice().glyphs);
    let is_current = matches!(line.entry, Entry::Root(_) | Entry::Node(..))
        && line.choices() == app.position().chosen();
    let pointer = if is_current { glyphs.pointer } else { " " };
    let mut parts = vec![(pointer.to_owned(), theme.current)];
    for arms in edges.iter().skip(indent.hidden) {
        parts.push((edge(app, *arms), edge_style(app, *arms)));
        if indent.step == 2 {
            let right = [None, arms[1], None, arms[1]];
            parts.push((edge(app, right), edge_style(app, right)));
        }
    }
    let taken: usize = parts.iter().map(|(part, _)| part.width()).sum();
    let room = usize::from(area.width).saturating_sub(taken);
    let full = words(app, line, Wording::Full);
    let width: usize = full.iter().map(|(part, _)| part.width()).sum();
    parts.extend(if width <= room { full } else { words(app, line, Wording::Short) });
    let mut used = 0;
    for (part, style) in parts {
        let rest = Rect { x: area.x + used, width: area.width - used, ..area };
        let part = shortened(&part, rest.width, glyphs.ellipsis);
        used += write(buf, rest, &[(&part, style)]);
    }
}

fn edge(app: &App, arms: [Option<Tense>; 4]) -> String {
    let weight = |arm| match arm {
        None => 0,
        Some(Tense::Ahead | Tense::Past) => 1,
        Some(Tense::Path) => 2,
    };
    app.voice().glyphs.edge(arms.map(weight)).to_owned()
}

fn edge_style(app: &App, arms: [Option<Tense>; 4]) -> Style {
    match arms.into_iter().flatten().max() {
        Some(Tense::Path) => app.theme().place,
        Some(Tense::Past) => app.theme().text,
        Some(Tense::Ahead) | None => app.theme().quiet,
    }
}
