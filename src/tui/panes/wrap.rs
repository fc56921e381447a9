//! Breaking a text into lines, in scripts with and without blanks between words.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What may not begin a line.
const CLOSING: &str = "，。、；：！？）”》…,.;:!?)";

/// What may not end a line.
const OPENING: &str = "（“《(";

/// The lines of `text`, each at most `width` columns; a word longer than a line is cut.
pub(crate) fn wrapped(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width);
    if width < 2 {
        return Vec::new();
    }
    let mut lines = Vec::new();
    let mut line = String::new();
    for piece in pieces(text) {
        let room = width - line.width().min(width);
        if piece.trim_end().width() > room && !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in piece.chars() {
            if line.is_empty() && letter == ' ' && !lines.is_empty() {
                continue;
            }
            if line.width() + letter.width().unwrap_or(0) > width && letter != ' ' {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The text cut wherever a line may end.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut last = ' ';
    for letter in text.chars() {
        let is_wide = |c: char| c.width() == Some(2);
        let may_break = (last == ' ' && letter != ' ') || is_wide(letter) || is_wide(last);
        let may_break = may_break && !CLOSING.contains(letter) && !OPENING.contains(last);
        match pieces.last_mut() {
            Some(piece) if !may_break => piece.push(letter),
            _ => pieces.push(letter.to_string()),
        }
        last = letter;
    }
    pieces
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
    fn chinese_breaks_anywhere_but_before_a_full_stop() {
        assert_eq!(wrapped("死胡同，只能回溯。", 8), ["死胡同，", "只能回", "溯。"]);
        assert_eq!(wrapped("用 choose 写入", 9), ["用 choose", "写入"]);
    }
}
