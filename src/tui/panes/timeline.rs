//! The whole search to scale: where one is, where each first queen's part ends, and (when what
//! lies ahead is shown) where the solutions are.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{put, write};
use crate::i18n::{grouped, text};
use crate::playback::Player;
use crate::playback::player::Total;
use crate::search::Step;
use crate::tui::app::{App, Future};

/// Draws the timeline.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let label = format!(" {}", label(app));
    let bar = bar(app, area);
    draw_bar(app, app.player(), bar, buf);
    let end = area.right().saturating_sub(1);
    let rest = Rect { x: bar.right(), width: end.saturating_sub(bar.right()), ..area };
    write(buf, rest, &[(&label, app.theme().text)]);
}

/// The step that a click on `column` of the timeline in `area` means.
pub fn step_at(app: &App, area: Rect, column: u16) -> Option<Step> {
    let bar = bar(app, area);
    let inner = bar.width.checked_sub(2).filter(|&width| width > 1)?;
    let Total::Known(total) = app.player().total() else { return None };
    let at = column.checked_sub(bar.x + 1).filter(|&at| at < inner)?;
    Some(scale(total, at.into(), Step::from(inner) - 1))
}

fn bar(app: &App, area: Rect) -> Rect {
    let label_width = u16::try_from(label(app).width() + 1).unwrap_or(u16::MAX);
    let width = area.width.saturating_sub(2).saturating_sub(label_width);
    Rect { x: area.x + 1, width, height: 1, ..area }
}

/// Draws the bar of `player`'s search, which is the app's own or the one beside it.
pub(crate) fn draw_bar(app: &App, player: &Player, area: Rect, buf: &mut Buffer) {
    if area.width < 3 {
        return;
    }
    let glyphs = app.voice().glyphs;
    let [left, line, thumb, right] = glyphs.timeline;
    let inner = area.width - 2;
    let mut columns = vec![line; inner.into()];
    let step = player.position().step();
    if let Total::Known(total) = player.total() {
        mark_shares(app, player, total, &mut columns);
        if app.future() == Future::Shown {
            mark_solutions(app, player, &mut columns);
        }
        columns[column_of(step, total, inner.into())] = thumb;
    } else if step == 0 {
        columns[0] = thumb;
    }
    let theme = app.theme();
    put(buf, (area.x, area.y), left, theme.text);
    for (x, symbol) in (area.x + 1..).zip(&columns) {
        let style = match *symbol {
            symbol if symbol == thumb => theme.current,
            symbol if symbol == glyphs.star || glyphs.shades.contains(&symbol) => theme.place,
            _ => theme.text,
        };
        put(buf, (x, area.y), symbol, style);
    }
    put(buf, (area.right() - 1, area.y), right, theme.text);
}

/// Where the part of one first queen ends and the next begins.
fn mark_shares(app: &App, player: &Player, total: Step, columns: &mut [&str]) {
    let shares = player.shares();
    // More boundaries than the eye can tell apart would only hide the line.
    if shares.len() * 2 > columns.len() {
        return;
    }
    for &end in shares.iter().take(shares.len().saturating_sub(1)) {
        columns[column_of(end, total, columns.len())] = app.voice().glyphs.share;
    }
}

/// A star where solutions are, or shades when there are too many to tell apart.
fn mark_solutions(app: &App, player: &Player, columns: &mut [&str]) {
    let Some(parts) = player.density() else { return };
    let mut found = vec![0; columns.len()];
    for (part, solutions) in parts.iter().enumerate() {
        found[part * columns.len() / parts.len()] += solutions;
    }
    let marked = found.iter().filter(|&&solutions| solutions > 0).count();
    let most = found.iter().copied().max().unwrap_or(0).max(1);
    let glyphs = app.voice().glyphs;
    for (column, &solutions) in columns.iter_mut().zip(&found).filter(|(_, found)| **found > 0) {
        *column = if marked * 3 <= found.len() {
            glyphs.star
        } else {
            let level = (solutions * 3).div_ceil(most).clamp(1, 3);
            glyphs.shades[usize::try_from(level).unwrap_or(3) - 1]
        };
    }
}

fn column_of(step: Step, total: Step, columns: usize) -> usize {
    let last = columns.saturating_sub(1);
    usize::try_from(scale(last as Step, step, total)).unwrap_or(last).min(last)
}

/// `whole` × `part` / `of`, also where the product would overflow.
fn scale(whole: Step, part: Step, of: Step) -> Step {
    match whole.checked_mul(part) {
        Some(product) => product.checked_div(of).unwrap_or(0),
        None => whole / of.max(1) * part,
    }
}

fn label(app: &App) -> String {
    let language = app.voice().language;
    if let Some(at) = app.player().jumping() {
        let at = at.map_or_else(|| app.voice().glyphs.ellipsis.to_owned(), grouped);
        return text!(language, "timeline-jumping", step = at);
    }
    let step = grouped(app.position().step());
    match app.player().total() {
        Total::Known(total) => format!("{step} / {}", grouped(total)),
        Total::Counting => format!("{step} / {}", app.voice().glyphs.ellipsis),
        Total::Unknown => text!(language, "timeline-unknown", step = step),
    }
}
