//! The keys in bytes that a terminal sent before the reader of input was there.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

/// A paste begins and ends with these.
const PASTE: [&str; 2] = ["\x1b[200~", "\x1b[201~"];

/// The keys of the program, and text. Unknown sequences are left out.
pub(super) fn decode(bytes: &[u8]) -> Vec<Event> {
    let text = String::from_utf8_lossy(bytes);
    let mut rest: &str = &text;
    let mut events = Vec::new();
    while let Some(first) = rest.chars().next() {
        let (event, length) = match first {
            '\x1b' => sequence(rest),
            letter => (Some(Event::Key(key(letter))), letter.len_utf8()),
        };
        events.extend(event);
        rest = rest.get(length..).unwrap_or_default();
    }
    events
}

fn key(letter: char) -> KeyEvent {
    match letter {
        '\r' | '\n' => KeyEvent::from(KeyCode::Enter),
        '\t' => KeyEvent::from(KeyCode::Tab),
        '\x7f' | '\x08' => KeyEvent::from(KeyCode::Backspace),
        '\x01'..='\x1a' => {
            let letter = char::from_u32(u32::from(letter) + 0x60).unwrap_or(letter);
            KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
        }
        letter => KeyEvent::from(KeyCode::Char(letter)),
    }
}

/// The key or paste that `text` begins with, and its length in bytes.
fn sequence(text: &str) -> (Option<Event>, usize) {
    if let Some(paste) = text.strip_prefix(PASTE[0]) {
        let body = paste.split(PASTE[1]).next().unwrap_or(paste);
        let length = (PASTE[0].len() + body.len() + PASTE[1].len()).min(text.len());
        return (Some(Event::Paste(body.to_owned())), length);
    }
    let mut letters = text.char_indices().skip(1);
    let last = match letters.next() {
        Some((_, '[')) => letters.find(|(_, letter)| matches!(letter, '@'..='~')),
        Some((_, 'O')) => letters.next(),
        _ => return (Some(Event::Key(KeyEvent::from(KeyCode::Esc))), 1),
    };
    let length = last.map_or(text.len(), |(at, letter)| at + letter.len_utf8());
    let body = text.get(2..length).unwrap_or_default();
    (code(body).map(|code| Event::Key(KeyEvent::from(code))), length)
}

/// The key whose sequence has this `body` behind its introducer.
fn code(body: &str) -> Option<KeyCode> {
    Some(match body {
        "A" => KeyCode::Up,
        "B" => KeyCode::Down,
        "C" => KeyCode::Right,
        "D" => KeyCode::Left,
        "H" | "1~" | "7~" => KeyCode::Home,
        "F" | "4~" | "8~" => KeyCode::End,
        "3~" => KeyCode::Delete,
        "5~" => KeyCode::PageUp,
        "6~" => KeyCode::PageDown,
        "P" | "11~" => KeyCode::F(1),
        "Q" | "12~" => KeyCode::F(2),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("a", &[KeyCode::Char('a')])]
    #[case("\x1b[A\x1bOB\x1b[H\x1b[4~", &[KeyCode::Up, KeyCode::Down, KeyCode::Home, KeyCode::End])]
    #[case("\x1bOP\x1b[12~", &[KeyCode::F(1), KeyCode::F(2)])]
    #[case("\r\t\x7f\x1b", &[KeyCode::Enter, KeyCode::Tab, KeyCode::Backspace, KeyCode::Esc])]
    #[case("你", &[KeyCode::Char('你')])]
    #[case("\x1b[?62;4c+", &[KeyCode::Char('+')])]
    #[case("\x1b[1;", &[])]
    fn keys_are_read(#[case] bytes: &str, #[case] codes: &[KeyCode]) {
        let expected: Vec<Event> =
            codes.iter().map(|code| Event::Key(KeyEvent::from(*code))).collect();
        assert_eq!(decode(bytes.as_bytes()), expected);
    }

    #[test]
    fn ctrl_c_is_a_key() {
        let expected = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(decode(b"\x03"), [Event::Key(expected)]);
    }

    #[test]
    fn a_paste_is_no_stream_of_keys() {
        let decoded = decode(b"\x1b[200~qq\x1b[201~l\x1b[200~x");
        let expected = [
            Event::Paste("qq".to_owned()),
            Event::Key(KeyEvent::from(KeyCode::Char('l'))),
            Event::Paste("x".to_owned()),
        ];
        assert_eq!(decoded, expected);
    }
}
