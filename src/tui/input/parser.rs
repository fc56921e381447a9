//! Bytes from the terminal to events.
//!
//! A sequence that does not go on is given up after a while, so that no key is ever lost for good:
//! not after half a sequence, not after a paste whose end never comes. Answers of the terminal to
//! questions, ours or those of a program before, are read as the strings that they are and dropped,
//! rather than typed.

use std::mem;
use std::time::Duration;

use crossterm::event::{Event, KeyModifiers};

use super::keys;

/// After Esc, for the rest of a key's sequence: longer, and every use of Esc would seem slow.
const AFTER_ESCAPE: Duration = Duration::from_millis(50);

/// Between two bytes of a sequence that is certainly one.
const WITHIN_SEQUENCE: Duration = Duration::from_millis(300);

/// Within a paste, which slow lines bring in pieces.
const WITHIN_PASTE: Duration = Duration::from_secs(1);

/// The most bytes of a paste that are kept: a prompt has one line.
const LONGEST_PASTE: usize = 64 * 1024;

/// The most bytes between `ESC [` and the last one; longer sequences are dropped.
const LONGEST_SEQUENCE: usize = 64;

const PASTE_END: &[u8] = b"\x1b[201~";

const BELL: u8 = 0x07;
const CANCEL: u8 = 0x18;
const SUBSTITUTE: u8 = 0x1a;
const ESCAPE: u8 = 0x1b;
const CTRL_C: u8 = 0x03;

/// Where in a sequence one is.
#[derive(Debug, Default)]
enum State {
    /// Between two keys.
    #[default]
    Ground,
    /// After `ESC`.
    Escape,
    /// After `ESC O`, as sent by some terminals for arrows and F1 to F4.
    Function,
    /// After `ESC [`, with what came since.
    Control(Vec<u8>),
    /// In a click of the old form: so many bytes to come.
    OldClick(u8),
    /// In a string that is for programs, such as an answer; whether its last byte was `ESC`.
    Text { escape: bool },
    /// In a paste: what was pasted, and how many bytes of its end have come.
    Paste { text: Vec<u8>, end: usize },
    /// In a character of several bytes.
    Letter { bytes: Vec<u8>, length: usize, modifiers: KeyModifiers },
}

/// Turns bytes into events.
#[derive(Debug, Default)]
pub struct Parser(State);

impl Parser {
    /// How long to wait for the next byte before giving up what has begun; `None` for ever.
    pub const fn patience(&self) -> Option<Duration> {
        match self.0 {
            State::Ground => None,
            State::Escape => Some(AFTER_ESCAPE),
            State::Paste { .. } => Some(WITHIN_PASTE),
            State::Function
            | State::Control(_)
            | State::OldClick(_)
            | State::Text { .. }
            | State::Letter { .. } => Some(WITHIN_SEQUENCE),
        }
    }

    /// Nothing has come for as long as [`Self::patience`] says: what has begun will not go on.
    pub fn give_up(&mut self, events: &mut Vec<Event>) {
        if matches!(mem::take(&mut self.0), State::Escape) {
            events.push(keys::escape());
        }
    }

    /// Takes in the next bytes and appends what they mean.
    pub fn feed(&mut self, bytes: &[u8], events: &mut Vec<Event>) {
        for &byte in bytes {
            self.0 = next(mem::take(&mut self.0), byte, events);
        }
    }
}

fn next(state: State, byte: u8, events: &mut Vec<Event>) -> State {
    match state {
        State::Ground => begin(byte, KeyModifiers::NONE, events),
        State::Escape => match byte {
            b'[' => State::Control(Vec::new()),
            b'O' => State::Function,
            b']' | b'P' | b'_' | b'^' | b'X' => State::Text { escape: false },
            ESCAPE => {
                events.push(keys::escape());
                State::Escape
            }
            byte => begin(byte, KeyModifiers::ALT, events),
        },
        State::Function => match byte {
            b'0'..=b'9' => State::Function,
            b' '..=b'~' => {
                events.extend(keys::function(byte));
                State::Ground
            }
            byte => begin(byte, KeyModifiers::NONE, events),
        },
        State::Control(parameters) => control(parameters, byte, events),
        State::OldClick(0 | 1) => State::Ground,
        State::OldClick(left) => State::OldClick(left - 1),
        State::Text { escape: true } if byte == b'\\' => State::Ground,
        State::Text { escape: true } => next(State::Escape, byte, events),
        State::Text { escape: false } => match byte {
            BELL | CANCEL | SUBSTITUTE => State::Ground,
            CTRL_C => begin(byte, KeyModifiers::NONE, events),
            byte => State::Text { escape: byte == ESCAPE },
        },
        State::Paste { text, end } => paste(text, end, byte, events),
        State::Letter { mut bytes, length, modifiers } => {
            if !(0x80..0xc0).contains(&byte) {
                return begin(byte, KeyModifiers::NONE, events);
            }
            bytes.push(byte);
            if bytes.len() < length {
                return State::Letter { bytes, length, modifiers };
            }
            let letter = std::str::from_utf8(&bytes).ok().and_then(|text| text.chars().next());
            events.extend(letter.map(|letter| keys::letter(letter, modifiers)));
            State::Ground
        }
    }
}

/// The first byte of something.
fn begin(byte: u8, modifiers: KeyModifiers, events: &mut Vec<Event>) -> State {
    let length = match byte {
        ESCAPE => return State::Escape,
        0..=0x7f => {
            events.push(keys::ascii(byte, modifiers));
            return State::Ground;
        }
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        // No character begins so.
        _ => return State::Ground,
    };
    State::Letter { bytes: vec![byte], length, modifiers }
}

fn control(mut parameters: Vec<u8>, byte: u8, events: &mut Vec<Event>) -> State {
    match byte {
        // The Linux console has its function keys in a form of their own: ESC [ [ A.
        b'[' if parameters.is_empty() => {
            parameters.push(byte);
            State::Control(parameters)
        }
        b' '..=b'?' => {
            if parameters.len() < LONGEST_SEQUENCE {
                parameters.push(byte);
            }
            State::Control(parameters)
        }
        b'M' if parameters.is_empty() => State::OldClick(3),
        b'~' if parameters == b"200" => State::Paste { text: Vec::new(), end: 0 },
        b'@'..=b'~' => {
            if parameters.len() < LONGEST_SEQUENCE {
                events.extend(keys::control(&parameters, byte));
            }
            State::Ground
        }
        // It was no sequence after all.
        byte => begin(byte, KeyModifiers::NONE, events),
    }
}

fn paste(mut text: Vec<u8>, mut end: usize, byte: u8, events: &mut Vec<Event>) -> State {
    if byte == PASTE_END[end] {
        end += 1;
        if end == PASTE_END.len() {
            events.push(Event::Paste(String::from_utf8_lossy(&text).into_owned()));
            return State::Ground;
        }
        return State::Paste { text, end };
    }
    // Terminals take Ctrl-C out of what they paste, so this one was pressed.
    if byte == CTRL_C {
        return begin(byte, KeyModifiers::NONE, events);
    }
    let room = LONGEST_PASTE.saturating_sub(text.len());
    text.extend(PASTE_END[..end].iter().take(room));
    if byte == ESCAPE {
        return State::Paste { text, end: 1 };
    }
    if text.len() < LONGEST_PASTE {
        text.push(byte);
    }
    State::Paste { text, end: 0 }
}
