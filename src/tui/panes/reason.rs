//! The two reason lines, the verdict word in colour.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::{practice, row, write};
use crate::search::Event;
use crate::tui::app::App;
use crate::wording::{Reason, reason};

/// The parts of a line, each in its style.
pub(super) type Words = Vec<(String, Style)>;

/// Draws the reason of the position, or what is practised in its place.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let [first, second] = practice::lines(app).unwrap_or_else(|| {
        let reason = reason(app.position(), app.voice());
        [what(app, &reason), vec![(reason.next, app.theme().text)]]
    });
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    // The two lines have fixed places, so that the class learns where to look.
    let half = area.height / 2;
    draw_wrapped(&first, Rect { height: half, ..area }, buf);
    draw_wrapped(&second, Rect { y: area.y + half, height: half, ..area }, buf);
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
    let mut letters = words.iter().flat_map(|(word, style)| word.chars().map(|_| *style));
    for (i, line) in (0..).zip(wrapped(&text, area.width.into())) {
        let row = row(area, i);
        let mut used = 0;
        for letter in line.chars() {
            let style = letters.next().unwrap_or_default();
            let rest = Rect { x: row.x + used, width: row.width - used, ..row };
            used += write(buf, rest, &[(letter.encode_utf8(&mut [0; 4]), style)]);
        }
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
