//! The keys and clicks that whole sequences stand for.

use std::str;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

const fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

/// The Esc key.
pub(super) const fn escape() -> Event {
    key(KeyCode::Esc, KeyModifiers::NONE)
}

/// A character that was typed.
pub(super) fn letter(letter: char, modifiers: KeyModifiers) -> Event {
    let shift = if letter.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
    key(KeyCode::Char(letter), modifiers | shift)
}

/// A byte of ASCII that is not `ESC`.
pub(super) fn ascii(byte: u8, modifiers: KeyModifiers) -> Event {
    let ctrl = |letter: u8| key(KeyCode::Char(letter.into()), modifiers | KeyModifiers::CONTROL);
    match byte {
        0 => ctrl(b' '),
        b'\r' => key(KeyCode::Enter, modifiers),
        b'\t' => key(KeyCode::Tab, modifiers),
        0x7f => key(KeyCode::Backspace, modifiers),
        1..=0x1a => ctrl(byte - 1 + b'a'),
        0x1b..=0x1f => ctrl(byte - 0x1c + b'4'),
        byte => letter(byte.into(), modifiers),
    }
}

/// `ESC O` and this byte.
pub(super) fn function(last: u8) -> Option<Event> {
    let code = match last {
        b'M' => KeyCode::Enter,
        last => cursor(last)?,
    };
    Some(key(code, KeyModifiers::NONE))
}

/// `ESC [`, these parameters and this last byte.
pub(super) fn control(parameters: &[u8], last: u8) -> Option<Event> {
    let parameters = str::from_utf8(parameters).ok()?;
    if let Some(click) = parameters.strip_prefix('<') {
        return mouse(click, last);
    }
    if parameters == "[" {
        let number = last.checked_sub(b'A').filter(|number| *number < 5)?;
        return Some(key(KeyCode::F(number + 1), KeyModifiers::NONE));
    }
    // Anything but numbers here makes it an answer of the terminal.
    let mut fields = parameters.split(';');
    let first = number(fields.next()?.split(':').next()?, 1)?;
    let mut second = fields.next().unwrap_or_default().split(':');
    let (modifiers, shifted) =
        (number(second.next()?, 1)?, number(second.next().unwrap_or(""), 1)?);
    let code = match last {
        b'~' => numbered(first)?,
        b'u' => match char::from_u32(first)? {
            '\r' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\x1b' => KeyCode::Esc,
            '\x7f' => KeyCode::Backspace,
            letter => KeyCode::Char(letter),
        },
        b'Z' => KeyCode::BackTab,
        // A cursor report has the form that F3 would have.
        b'R' => return None,
        last => cursor(last)?,
    };
    let kind = match shifted {
        1 => KeyEventKind::Press,
        2 => KeyEventKind::Repeat,
        3 => KeyEventKind::Release,
        _ => return None,
    };
    Some(Event::Key(KeyEvent::new_with_kind(code, modifiers_of(modifiers), kind)))
}

fn number(text: &str, missing: u32) -> Option<u32> {
    if text.is_empty() { Some(missing) } else { text.parse().ok() }
}

fn modifiers_of(number: u32) -> KeyModifiers {
    let bits = number.saturating_sub(1);
    let held = [
        KeyModifiers::SHIFT,
        KeyModifiers::ALT,
        KeyModifiers::CONTROL,
        KeyModifiers::SUPER,
        KeyModifiers::HYPER,
        KeyModifiers::META,
    ];
    (0..).zip(held).filter(|(bit, _)| bits >> bit & 1 == 1).map(|(_, modifier)| modifier).collect()
}

const fn cursor(last: u8) -> Option<KeyCode> {
    Some(match last {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P' => KeyCode::F(1),
        b'Q' => KeyCode::F(2),
        b'R' => KeyCode::F(3),
        b'S' => KeyCode::F(4),
        _ => return None,
    })
}

fn numbered(number: u32) -> Option<KeyCode> {
    let number = u8::try_from(number).ok()?;
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number - 10),
        17..=21 => KeyCode::F(number - 11),
        23..=24 => KeyCode::F(number - 12),
        _ => return None,
    })
}

fn mouse(click: &str, last: u8) -> Option<Event> {
    let mut fields = click.split(';').map(|field| field.parse::<u16>().ok());
    let (bits, column, row) = (fields.next()??, fields.next()??, fields.next()??);
    let button = match bits & 3 {
        0 => Some(MouseButton::Left),
        1 => Some(MouseButton::Middle),
        2 => Some(MouseButton::Right),
        _ => None,
    };
    let kind = match (bits & !0b1_1111, last, button) {
        (0, b'M', Some(button)) => MouseEventKind::Down(button),
        (0, b'm', Some(button)) => MouseEventKind::Up(button),
        (64, b'M', Some(MouseButton::Left)) => MouseEventKind::ScrollUp,
        (64, b'M', Some(MouseButton::Middle)) => MouseEventKind::ScrollDown,
        _ => return None,
    };
    let (column, row) = (column.checked_sub(1)?, row.checked_sub(1)?);
    Some(Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
}
