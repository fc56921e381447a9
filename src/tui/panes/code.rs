//! The search as a program, the lines of the last event lit.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::wrap::wrapped;
use super::{after_divider, below, row, shortened, write, write_lines};
use crate::i18n::text;
use crate::listing::{Listing, ListingLine, Program, TokenKind, listing};
use crate::search::{Goal, Position, Search, Strategy};
use crate::tui::app::App;
use crate::tui::settings::{code_language_name, program_name};
use crate::wording::Base;

/// Left of the code: the pointer and a blank.
const MARGIN: u16 = 2;

/// A line's number and a blank, where there is room for them.
const NUMBERS: u16 = 3;

/// Draws the code.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let area = after_divider(app, area, buf);
    if area.is_empty() {
        return;
    }
    let body = below(area, 1);
    let search = app.position().search();
    let Some(program) = shown(app.settings().program, search) else {
        draw_title(app, None, area, buf);
        draw_missing(app, body, buf);
        return;
    };
    draw_title(app, Some(program), area, buf);
    let listing = listing(program, app.settings().code_language);
    let lines = u16::try_from(listing.lines.len()).unwrap_or(u16::MAX);
    let used = draw_listing(app, listing, Rect { height: body.height.min(lines), ..body }, buf);
    draw_captions(app, program, listing, below(body, used + 1), buf);
}

/// The program shown for a search: the chosen one, or the first that makes its events.
pub fn shown(chosen: Program, search: &Search) -> Option<Program> {
    let suits = |program: &Program| program.suits(search.strategy(), search.n());
    [chosen].into_iter().chain(Program::ALL).find(suits)
}

/// The lines to be lit: those of the last event, and at the end those that find nothing left.
pub fn lit_lines(listing: &Listing, position: &Position) -> Vec<usize> {
    let mut lit: Vec<usize> = listing.lit_lines(position.previous_event()).collect();
    // A search for one solution stops where the program would go on.
    if position.is_end() && position.search().goal() == Goal::All {
        lit.extend(listing.end_lines());
        lit.sort_unstable();
        lit.dedup();
    }
    lit
}

fn draw_title(app: &App, program: Option<Program>, area: Rect, buf: &mut Buffer) {
    let (language, dot) = (app.voice().language, app.voice().glyphs.dot);
    let mut title = language.text("code-title");
    if let Some(program) = program {
        let program = program_name(program, language);
        let code = code_language_name(app.settings().code_language, language);
        title = format!("{title} {dot} {program} {dot} {code}");
    }
    let title = shortened(&title, area.width, app.voice().glyphs.ellipsis);
    write(buf, row(area, 0), &[(&title, app.theme().strong)]);
}

fn draw_missing(app: &App, area: Rect, buf: &mut Buffer) {
    let language = app.voice().language;
    let search = app.position().search();
    let missing = match search.strategy() {
        Strategy::Squares => language.text("code-none-squares"),
        Strategy::Backtrack | Strategy::Rows => text!(language, "code-none-rows", n = search.n()),
    };
    write_lines(buf, area, &paragraph(&missing, area.width, app.theme().text));
}

/// Draws the part of the listing with the lit lines. Gives the rows used.
fn draw_listing(app: &App, listing: &Listing, area: Rect, buf: &mut Buffer) -> u16 {
    let lit = lit_lines(listing, app.position());
    let fit = Fit::of(listing, area.width);
    let lines: Vec<Line> = window(listing.lines.len(), &lit, area.height)
        .map(|index| {
            let mut line = margin(app, index, &lit, fit);
            let room = area.width.saturating_sub(u16::try_from(line.width()).unwrap_or(u16::MAX));
            line.extend(code(app, &listing.lines[index], lit.contains(&index), fit, room));
            line
        })
        .collect();
    write_lines(buf, area, &lines)
}

/// What there is room for beside the bare code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fit {
    /// The numbers of the lines.
    Numbers,
    /// The indentation as it is in the file.
    Indented,
    /// Half of that.
    Tight,
}

impl Fit {
    fn of(listing: &Listing, width: u16) -> Self {
        let widest = listing.lines.iter().map(|line| line.text.len()).max().unwrap_or(0);
        match usize::from(width).checked_sub(widest + usize::from(MARGIN)) {
            Some(left) if left >= usize::from(NUMBERS) => Self::Numbers,
            Some(_) => Self::Indented,
            None => Self::Tight,
        }
    }
}

/// The lines in view: from the top as long as the lit ones can be seen, then as far down as they
/// need with one line below them, so that the code moves little from step to step.
fn window(len: usize, lit: &[usize], height: u16) -> Range<usize> {
    let height = usize::from(height).min(len);
    let (top, bottom) = (lit.first().copied().unwrap_or(0), lit.last().copied().unwrap_or(0));
    let first = (bottom + 2).saturating_sub(height).min(top).min(len - height);
    first..first + height
}

/// The pointer, and the line's number.
fn margin(app: &App, index: usize, lit: &[usize], fit: Fit) -> Line<'static> {
    let theme = app.theme();
    let pointer = if lit.contains(&index) { app.voice().glyphs.pointer } else { " " };
    let mut line = Line::from(Span::styled(format!("{pointer} "), theme.current));
    if fit == Fit::Numbers {
        line.push_span(Span::styled(format!("{:>2} ", index + 1), theme.quiet));
    }
    line
}

/// The code of a line, `room` columns wide when it is lit: a bar, not a ragged patch.
fn code(app: &App, line: &ListingLine, is_lit: bool, fit: Fit, room: u16) -> Vec<Span<'static>> {
    let theme = app.theme();
    let lit = |style: Style| if is_lit { style.patch(theme.code_lit) } else { style };
    let mut left = room;
    let mut spans = Vec::new();
    for (i, token) in line.tokens.iter().enumerate() {
        let style = match token.kind {
            TokenKind::Keyword => theme.keyword,
            TokenKind::Number | TokenKind::Text => theme.text,
        };
        let indentation = token.text.len() - token.text.trim_start().len();
        let text = if i == 0 && fit == Fit::Tight {
            token.text.split_at(indentation / 2).1
        } else {
            token.text
        };
        let text = shortened(text, left, app.voice().glyphs.ellipsis);
        left -= u16::try_from(text.width()).unwrap_or(left).min(left);
        spans.push(Span::styled(text, lit(style)));
    }
    if is_lit {
        spans.push(Span::styled(" ".repeat(left.into()), theme.code_lit));
    }
    spans
}

/// Draws as many whole captions as fit.
fn draw_captions(app: &App, program: Program, listing: &Listing, area: Rect, buf: &mut Buffer) {
    let language = app.voice().language;
    let wanted = app.settings().program;
    let fallback = (wanted != program).then(|| {
        let (wanted, shown) = (program_name(wanted, language), program_name(program, language));
        text!(language, "code-fallback", wanted = wanted, shown = shown)
    });
    let from_zero = (app.voice().base == Base::One).then(|| language.text("code-from-zero"));
    let notes = listing.captions.iter().map(|id| language.text(id));
    let mut rest = area;
    for caption in fallback.into_iter().chain(from_zero).chain(notes) {
        let lines = paragraph(&caption, rest.width, app.theme().text);
        if lines.len() > usize::from(rest.height) {
            break;
        }
        rest = below(rest, write_lines(buf, rest, &lines));
    }
}

/// A text in lines as wide as the pane.
pub(super) fn paragraph(text: &str, width: u16, style: Style) -> Vec<Line<'static>> {
    wrapped(text, width).into_iter().map(|line| Line::styled(line, style)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_moves_only_as_far_as_it_must() {
        assert_eq!(window(25, &[3], 10), 0..10);
        assert_eq!(window(25, &[8], 10), 0..10);
        assert_eq!(window(25, &[9], 10), 1..11);
        assert_eq!(window(25, &[24], 10), 15..25);
        assert_eq!(window(25, &[2, 24], 10), 2..12);
        assert_eq!(window(5, &[4], 10), 0..5);
        assert_eq!(window(5, &[4], 0), 4..4);
    }
}
