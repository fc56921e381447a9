//! Breaking a text into lines, in scripts with and without blanks between words.

use std::ops::Range;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What may not begin a line.
const CLOSING: &str = "，。、；：！？）”》…,.;:!?)";

/// What may not end a line.
const OPENING: &str = "（“《(";

/// The lines of `text`, each at most `width` columns; a word longer than a line is cut.
pub(crate) fn wrapped(text: &str, width: u16) -> Vec<String> {
    lines(text, width).into_iter().map(|line| part(text, line).to_owned()).collect()
}

/// The same, as the places of the lines in `text`, in bytes: what is in no line is blank.
pub(crate) fn lines(text: &str, width: u16) -> Vec<Range<usize>> {
    let width = usize::from(width);
    if width < 2 {
        return Vec::new();
    }
    let mut lines = Vec::new();
    let mut begin = 0;
    for piece in pieces(text) {
        if part(text, begin..piece.end).trim_end().width() <= width {
            continue;
        }
        if begin < piece.start {
            lines.push(begin..piece.start);
            begin = piece.start;
        }
        for (at, letter) in part(text, piece.clone()).char_indices() {
            let at = piece.start + at;
            if letter != ' ' && part(text, begin..at + letter.len_utf8()).width() > width {
                lines.push(begin..at);
                begin = at;
            }
        }
    }
    lines.push(begin..text.len());
    let without_blanks = |line: Range<usize>| {
        let begin = line.start;
        begin..begin + part(text, line).trim_end().len()
    };
    lines.into_iter().map(without_blanks).collect()
}

/// The parts of `text` between which a line may end.
fn pieces(text: &str) -> Vec<Range<usize>> {
    let is_wide = |c: char| c.width() == Some(2);
    let mut pieces: Vec<Range<usize>> = Vec::new();
    let mut last = ' ';
    for (at, letter) in text.char_indices() {
        let end = at + letter.len_utf8();
        let may_break = (last == ' ' && letter != ' ') || is_wide(letter) || is_wide(last);
        let may_break = may_break && !CLOSING.contains(letter) && !OPENING.contains(last);
        match pieces.last_mut() {
            Some(piece) if !may_break => piece.end = end,
            _ => pieces.push(at..end),
        }
        last = letter;
    }
    pieces
}

fn part(text: &str, place: Range<usize>) -> &str {
    text.get(place).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_between_words() {
        let text = "Cuts off 4 boards below it.";
        assert_eq!(wrapped(text, 12), ["Cuts off 4", "boards below", "it."]);
        assert_eq!(wrapped(text, 80), [text]);
        assert_eq!(wrapped("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrapped("", 10), [""]);
    }

    #[test]
    fn the_places_leave_out_blanks_alone() {
        assert_eq!(lines("Reject (2,1):  attacked. ", 14), [0..13, 15..24]);
        assert_eq!(lines("试列 12。行", 8), [0..6, 7..15]);
        assert_eq!(lines("", 1), []);
    }

    #[test]
    fn chinese_breaks_anywhere_but_before_a_full_stop() {
        assert_eq!(wrapped("死胡同，只能回溯。", 8), ["死胡同，", "只能回", "溯。"]);
        assert_eq!(wrapped("用 choose 写入", 9), ["用 choose", "写入"]);
    }
}
