//! The two reason lines, the verdict word in colour.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::{row, write};
use crate::search::Event;
use crate::tui::app::App;
use crate::wording::reason;

/// Draws the reason of the position.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let reason = reason(app.position(), app.voice());
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    // The two lines have fixed places, so that the class learns where to look.
    let half = area.height / 2;
    let style = verdict_style(app, reason.event);
    draw_wrapped(&reason.what, (&reason.verdict, style), Rect { height: half, ..area }, app, buf);
    let below = Rect { y: area.y + half, height: half, ..area };
    draw_wrapped(&reason.next, ("", app.theme().text), below, app, buf);
}

/// Draws a sentence over the rows of `area`, its first word in a style of its own.
fn draw_wrapped(text: &str, verdict: (&str, Style), area: Rect, app: &App, buf: &mut Buffer) {
    let (word, style) = verdict;
    for (i, line) in (0..).zip(wrapped(text, area.width.into())) {
        let (first, rest) = match line.strip_prefix(word) {
            Some(rest) if i == 0 => (word, rest),
            _ => ("", line.as_str()),
        };
        write(buf, row(area, i), &[(first, style), (rest, app.theme().text)]);
    }
}

/// The lines of `text`, none wider than `width`: broken at blanks and between Chinese characters,
/// never before a closing mark.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for piece in pieces(text) {
        let Some(line) = lines.last_mut() else { break };
        if line.width() + piece.trim_end().width() <= width || line.is_empty() {
            line.push_str(piece);
        } else {
            lines.push(piece.to_owned());
        }
    }
    lines
}

/// The parts of `text` between which a line may be broken.
fn pieces(text: &str) -> Vec<&str> {
    let is_wide = |letter: char| letter.width().unwrap_or(0) > 1;
    let is_closing = |letter: char| "，。：；、".contains(letter);
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let mut before = first;
        let end = rest.char_indices().skip(1).find_map(|(at, letter)| {
            let may_break = before == ' ' || is_wide(before) || is_wide(letter);
            before = letter;
            (may_break && letter != ' ' && !is_closing(letter)).then_some(at)
        });
        let (piece, after) = rest.split_at(end.unwrap_or(rest.len()));
        pieces.push(piece);
        rest = after;
    }
    pieces
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

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("Reject (2,1): attacked.", 14, &["Reject (2,1): ", "attacked."])]
    #[case("一二三四。", 8, &["一二三", "四。"])]
    #[case("一二三四。", 10, &["一二三四。"])]
    #[case("试列 12。行", 8, &["试列 ", "12。行"])]
    #[case("试列 1。", 6, &["试列 ", "1。"])]
    #[case("", 8, &[""])]
    fn a_line_breaks_where_the_script_allows(
        #[case] text: &str,
        #[case] width: usize,
        #[case] expected: &[&str],
    ) {
        assert_eq!(wrapped(text, width), expected);
    }
}
