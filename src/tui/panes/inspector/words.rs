//! The three arrays, and the three words of which their entries are bits.

use std::ops::Range;

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::i18n::text;
use crate::search::conflict::{BitsLook, LINES, MarksLook};
use crate::search::{Event, Line as BoardLine, Square};
use crate::tui::app::App;

/// Three lines an array: how the index is computed, the entries, the entry read.
pub(super) fn arrays(
    app: &App,
    square: Square,
    look: &MarksLook,
    width: u16,
) -> Vec<Line<'static>> {
    let theme = app.theme();
    let mut lines = Vec::with_capacity(9);
    for (line, (array, index)) in LINES.into_iter().zip(look.arrays.iter().zip(look.indices)) {
        let index = usize::from(index);
        let is_read = is_asked(line, look.hit);
        let style = if is_read { theme.text } else { theme.quiet };
        lines.push(Line::styled(index_formula(app, line, square, index), theme.text));
        // Two columns an entry, one in a tight place.
        let cell = if array.len() * 2 < usize::from(width) { 2 } else { 1 };
        let window = window(array.len(), index, usize::from(width).saturating_sub(1) / cell);
        let mut entries = vec![Span::raw(" ")];
        for at in window.clone() {
            let text = format!("{:<cell$}", u8::from(array[at]));
            let style = if at == index { theme.current } else { style };
            entries.push(Span::styled(text, style));
        }
        lines.push(Line::from(entries));
        lines.push(entry_line(app, 1 + (index - window.start) * cell, line, look, width));
    }
    lines
}

/// The arrow under the entry, and what it says.
fn entry_line(
    app: &App,
    column: usize,
    line: BoardLine,
    look: &MarksLook,
    width: u16,
) -> Line<'static> {
    let (theme, voice) = (app.theme(), app.voice());
    let arrow = voice.glyphs.arrow(BoardLine::Row);
    let is_read = is_asked(line, look.hit);
    let words = match app.position().previous_event() {
        Some(Event::Place(_)) => text!(voice.language, "marks-set", arrow = arrow),
        Some(Event::Backtrack(_)) => text!(voice.language, "marks-cleared", arrow = arrow),
        _ if !is_read => voice.language.text("not-asked"),
        _ if look.hit == Some(line) => voice.language.text("marks-occupied"),
        _ => voice.language.text("marks-free"),
    };
    let up = voice.glyphs.up[0];
    let text = if column + 2 + words.width() <= usize::from(width) {
        format!("{}{up} {words}", " ".repeat(column))
    } else {
        format!("{}{words} {up}", " ".repeat(column.saturating_sub(words.width() + 1)))
    };
    let style = match look.hit {
        Some(hit) if hit == line => theme.reject,
        _ if is_read => theme.current,
        _ => theme.quiet,
    };
    // Only the words are lit, not the blanks before them.
    let blanks = text.len() - text.trim_start().len();
    let (blanks, words) = text.split_at(blanks);
    Line::from(vec![Span::raw(blanks.to_owned()), Span::styled(words.to_owned(), style)])
}

fn index_formula(app: &App, line: BoardLine, square: Square, index: usize) -> String {
    let voice = app.voice();
    let id = match line {
        BoardLine::Diagonal => "marks-diagonal",
        BoardLine::Antidiagonal => "marks-antidiagonal",
        BoardLine::Column | BoardLine::Row => "marks-column",
    };
    let formula = text!(
        voice.language,
        id,
        row = square.row,
        col = square.col,
        n = app.position().search().n(),
        minus = voice.glyphs.minus,
        index = index as u64,
    );
    format!("{} {formula}", voice.glyphs.line(line))
}

/// Three lines a word: the word, the square's bit, their AND.
pub(super) fn bits(app: &App, look: &BitsLook, width: u16) -> Vec<Line<'static>> {
    let (theme, voice) = (app.theme(), app.voice());
    let language = voice.language;
    let n = usize::from(app.position().search().n());
    let names = ["bits-word", "bits-mask", "bits-and"].map(|id| language.text(id));
    let label = names.iter().map(|name| name.width()).max().unwrap_or(0) + 4;
    let mut lines = Vec::with_capacity(9);
    for (k, (line, len)) in LINES.into_iter().zip([n, 2 * n - 1, 2 * n - 1]).enumerate() {
        let index = look.masks[k].trailing_zeros() as usize;
        let room = usize::from(width).saturating_sub(label);
        let window = window(len, index, room);
        let is_taken = is_asked(line, look.hit);
        let words = [look.words[k], look.masks[k], look.ands[k]];
        for (i, (name, word)) in names.iter().zip(words).enumerate() {
            let head = if i == 0 { voice.glyphs.line(line) } else { " " };
            let pad = " ".repeat(label - 2 - name.width());
            let mut spans = vec![Span::styled(format!("{head} {name}{pad}"), theme.text)];
            let is_and = i == 2;
            if is_and && !is_taken {
                spans.push(Span::styled(language.text("not-asked"), theme.quiet));
                lines.push(Line::from(spans));
                continue;
            }
            for bit in window.clone().rev() {
                let style = if bit == index { theme.current } else { theme.text };
                spans.push(Span::styled((word >> bit & 1).to_string(), style));
            }
            let used: usize = spans.iter().map(Span::width).sum();
            spans.extend(note(app, line, look, i, index, usize::from(width).saturating_sub(used)));
            lines.push(Line::from(spans));
        }
    }
    lines
}

/// What stands right of a word, if there is room: which bit it is, or what the AND says.
fn note(
    app: &App,
    line: BoardLine,
    look: &BitsLook,
    part: usize,
    index: usize,
    room: usize,
) -> Option<Span<'static>> {
    let (theme, voice) = (app.theme(), app.voice());
    let unequal = voice.glyphs.unequal;
    let (note, style) = match part {
        1 => {
            let id = match line {
                BoardLine::Diagonal => "bits-diagonal",
                BoardLine::Antidiagonal => "bits-antidiagonal",
                BoardLine::Column | BoardLine::Row => "bits-column",
            };
            let minus = voice.glyphs.minus;
            let note = text!(voice.language, id, index = index as u64, minus = minus);
            let short = text!(voice.language, "bits-short", index = index as u64);
            (if note.width() + 2 <= room { note } else { short }, theme.text)
        }
        2 if look.hit == Some(line) => (format!("{unequal} 0"), theme.reject),
        2 => ("= 0".to_owned(), theme.text),
        _ => return None,
    };
    (note.width() + 2 <= room).then(|| Span::styled(format!("  {note}"), style))
}

/// Whether the entry of `line` was read: all up to the first hit are.
fn is_asked(line: BoardLine, hit: Option<BoardLine>) -> bool {
    let place = |line| LINES.iter().position(|it| *it == line);
    hit.is_none_or(|hit| place(line) <= place(hit))
}

/// `room` of `len` entries, around `index`.
fn window(len: usize, index: usize, room: usize) -> Range<usize> {
    let room = room.min(len);
    let first = index.saturating_sub(room / 2).min(len - room);
    first..first + room
}
