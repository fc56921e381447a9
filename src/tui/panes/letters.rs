//! Letters into cells: most of what a frame takes.

use ratatui::buffer::Buffer;
use ratatui::style::Style;
use unicode_width::UnicodeWidthChar;

/// Puts a symbol of one column at `at`; nothing outside of the screen.
pub(crate) fn put(buf: &mut Buffer, at: (u16, u16), symbol: &str, style: Style) {
    if let Some(cell) = buf.cell_mut(at) {
        cell.set_symbol(symbol).set_style(style);
    }
}

/// Writes `text` from `at` on into at most `room` columns, and gives the column after it.
pub(super) fn write(buf: &mut Buffer, at: (u16, u16), text: &str, room: u16, style: Style) -> u16 {
    let (mut x, y) = at;
    if !text.chars().all(stands_alone) {
        return buf.set_stringn(x, y, text, room.into(), style).0;
    }
    let end = buf.area.right().min(x.saturating_add(room));
    for letter in text.chars() {
        let width = if letter.is_ascii() { 1 } else { columns(letter) };
        if end.saturating_sub(x) < width {
            break;
        }
        buf[(x, y)].set_char(letter).set_style(style);
        for behind in x + 1..x + width {
            buf[(behind, y)].reset();
        }
        x += width;
    }
    x
}

fn columns(letter: char) -> u16 {
    letter.width().and_then(|width| width.try_into().ok()).unwrap_or(0)
}

/// Whether `letter` is one cluster with no letter that this is true of (UAX #29): those of nearly
/// all texts here, ASCII, Latin, dashes and quotes, arrows to shapes, Chinese. To look for clusters
/// takes longer than all the rest.
const fn stands_alone(letter: char) -> bool {
    matches!(
        letter,
        ' '..='~' | '¡'..='¬' | '®'..='ÿ' | '‐'..='‧' | '←'..='◿' | '、'..='〟' | '一'..='鿿' | '！'..='｠'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use ratatui::buffer::Cell;
    use ratatui::layout::Rect;

    /// Letters of all kinds that are told apart, and some that are not alone.
    fn letter() -> impl Strategy<Value = char> {
        prop_oneof![
            4 => prop::char::range(' ', '~'),
            1 => prop::char::range('\u{a1}', '\u{ff}'),
            1 => prop::char::range('\u{2010}', '\u{2027}'),
            2 => prop::char::range('\u{2190}', '\u{25ff}'),
            2 => prop::char::range('\u{3001}', '\u{301f}'),
            3 => prop::char::range('\u{4e00}', '\u{9fff}'),
            2 => prop::char::range('\u{ff01}', '\u{ff60}'),
            1 => prop::sample::select(vec!['\u{301}', '\u{fe0f}', '\u{200d}', '🇨', '👩', '\u{ad}']),
        ]
    }

    proptest! {
        #[test]
        fn they_stand_where_ratatui_would_put_them(
            letters in prop::collection::vec(letter(), 0..12),
            x in 0_u16..15,
            room in 0_u16..12,
        ) {
            let text: String = letters.into_iter().collect();
            let area = Rect::new(0, 0, 12, 1);
            let mut ours = Buffer::filled(area, Cell::from('界'));
            let mut theirs = ours.clone();
            let style = Style::new().bold();
            let end = write(&mut ours, (x, 0), &text, room, style);
            let expected = theirs.set_stringn(x, 0, &text, room.into(), style).0;
            prop_assert_eq!(end, expected);
            prop_assert_eq!(ours, theirs);
        }
    }
}
