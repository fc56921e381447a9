//! The state-space tree as far as the search has come: an outline around the position, or, on a
//! small board with room, the whole tree as the textbooks draw it.

mod edges;
mod outline;
mod picture;
mod plan;
mod words;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use self::plan::Plan;
use super::{row, shortened, write};
use crate::i18n::text;
use crate::search::tree::{self, Cut, Moment, RowCounts, State, Tense};
use crate::search::{Event, Position};
use crate::tui::app::App;
use crate::wording::boards;

/// The title, and the counts of the current row.
const HEAD: u16 = 2;

/// The two lines on pruning.
const FOOT: u16 = 2;

/// A lower pane has no room for the foot.
const LEAST_WITH_FOOT: u16 = 10;

/// Where the parts of the pane go.
#[derive(Debug, Clone, Copy)]
struct Parts {
    head: Rect,
    body: Rect,
    foot: Rect,
}

/// Draws the tree.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    if is_beside(area) {
        for y in area.y..area.bottom() {
            let cell = Rect { y, height: 1, ..area };
            write(buf, cell, &[(app.voice().glyphs.divider, app.theme().text)]);
        }
    }
    let parts = parts(app, area);
    draw_head(app, parts.head, buf);
    match Plan::of(app, parts.body) {
        Some(plan) => picture::draw(app, &plan, parts.body, buf),
        None => outline::draw(app, parts.body, buf),
    }
    draw_foot(app, parts.foot, buf);
}

/// The moment that the node drawn at `column` and `row` of the screen stands for, if the tree is
/// drawn in `area`.
pub fn node_at(app: &App, area: Rect, column: u16, row: u16) -> Option<Moment> {
    let body = parts(app, area).body;
    if !body.contains((column, row).into()) {
        return None;
    }
    match Plan::of(app, body) {
        Some(plan) => picture::node_at(app, &plan, column, row),
        None => outline::node_at(app, body, row),
    }
}

/// Whether another pane is to the left of `area`.
const fn is_beside(area: Rect) -> bool {
    area.x > 0
}

fn parts(app: &App, area: Rect) -> Parts {
    let margin = if is_beside(area) { 2 } else { 1 };
    let inner = Rect { x: area.x + margin, width: area.width.saturating_sub(margin), ..area };
    let is_tested = app.position().search().strategy().tests_before_placing();
    let head = if is_tested { HEAD } else { 1 }.min(inner.height);
    let foot = if is_tested && inner.height >= LEAST_WITH_FOOT { FOOT } else { 0 };
    let body = Rect { y: inner.y + head, height: inner.height - head - foot, ..inner };
    Parts {
        head: Rect { height: head, ..inner },
        body,
        foot: Rect { y: body.bottom(), height: foot, ..inner },
    }
}

/// The furthest position that may be told of.
fn horizon(app: &App) -> Position {
    tree::horizon(app.position(), app.horizon())
}

fn draw_head(app: &App, area: Rect, buf: &mut Buffer) {
    let (theme, voice) = (app.theme(), app.voice());
    let title = voice.language.text("tree-title");
    let used = write(buf, row(area, 0), &[(&title, theme.strong)]);
    let rest = Rect { x: area.x + used, width: area.width - used, ..row(area, 0) };
    draw_legend(app, rest, buf);
    let Some(counts) = RowCounts::at(app.position()) else { return };
    let say = |id| {
        text!(
            voice.language,
            id,
            base = voice.base.name(),
            row = voice.base.label(counts.row),
            tested = counts.tested,
            rejected = counts.rejected,
            placed = counts.placed,
            attacked = voice.glyphs.attacked,
            queen = voice.glyphs.queen,
        )
    };
    let full = say("tree-row");
    let counts = if full.width() <= area.width.into() { full } else { say("tree-row-short") };
    let counts = shortened(&counts, area.width, voice.glyphs.ellipsis);
    write(buf, row(area, 1), &[(&counts, theme.text)]);
}

/// What the symbols mean, at the right of the title, if there is room for all of them.
fn draw_legend(app: &App, area: Rect, buf: &mut Buffer) {
    let (theme, glyphs) = (app.theme(), app.voice().glyphs);
    let language = app.voice().language;
    let is_tested = app.position().search().strategy().tests_before_placing();
    let mut entries = vec![
        (glyphs.pointer, theme.current, "tree-current"),
        (glyphs.queen, theme.place, "tree-on-path"),
    ];
    if is_tested {
        entries.push((glyphs.attacked, theme.text, "tree-rejected"));
    }
    entries.push((glyphs.tried, theme.backtrack, "tree-taken-back"));
    if app.horizon() > app.position().step() {
        entries.push((glyphs.untried, theme.quiet, "tree-ahead"));
    }
    entries.push((glyphs.star, theme.place, "tree-solution"));
    let words: Vec<String> =
        entries.iter().map(|(_, _, id)| format!(" {}", language.text(id))).collect();
    let width: usize = words.iter().map(|word| word.width() + 4).sum();
    if width + 1 > usize::from(area.width) {
        return;
    }
    let mut parts = Vec::new();
    for ((symbol, style, _), word) in entries.iter().zip(&words) {
        parts.extend([("   ", theme.text), (symbol, *style), (word, theme.text)]);
    }
    let width = u16::try_from(width).unwrap_or(area.width);
    write(buf, Rect { x: area.right() - 1 - width, width, ..area }, &parts);
}

fn draw_foot(app: &App, area: Rect, buf: &mut Buffer) {
    let lines = [cut_so_far(app), cut_here(app)];
    for (i, line) in (0..).zip(lines.into_iter().flatten()) {
        let line = shortened(&line, area.width, app.voice().glyphs.ellipsis);
        write(buf, row(area, i), &[(&line, app.theme().text)]);
    }
}

/// What all rejections so far have cut off.
fn cut_so_far(app: &App) -> Option<String> {
    let language = app.voice().language;
    match Cut::at(app.position())? {
        Cut::Boards { cut, total } => Some(text!(language, "tree-cut", cut = cut, total = total)),
        Cut::Share(share) => {
            let search = app.position().search();
            let percent = format!("{}.{:02}", share / 100, share % 100);
            let total = boards(search.n(), search.n() - search.n_fixed());
            Some(text!(language, "tree-cut-share", percent = percent, total = total))
        }
    }
}

fn cut_here(app: &App) -> Option<String> {
    let Some(Event::Reject(square)) = app.position().previous_event() else { return None };
    let n = app.position().search().n();
    let boards = boards(n, n - square.row - 1);
    Some(text!(app.voice().language, "tree-cut-here", boards = boards))
}

/// The symbol of a placed node, and its style.
const fn node_look(app: &App, state: State, tense: Tense) -> (&'static str, Style) {
    let (theme, glyphs) = (app.theme(), app.voice().glyphs);
    let symbol = match (state, tense) {
        (State::Solution, _) => glyphs.star,
        (_, Tense::Path) => glyphs.queen,
        (_, Tense::Ahead) => glyphs.untried,
        (_, Tense::Past) => glyphs.tried,
    };
    let style = match (state, tense) {
        (_, Tense::Ahead) => theme.quiet,
        (State::Solution, _) | (_, Tense::Path) => theme.place,
        (_, Tense::Past) => theme.backtrack,
    };
    (symbol, style)
}
