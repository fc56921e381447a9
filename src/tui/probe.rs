//! Asks the terminal, once and before anything else reads its input, how wide it draws ■.
//!
//! No locale tells: it is a setting of the terminal. ■ is written at the top left, the cursor's
//! place is asked for, and the answer's column says how wide it was. A terminal that stays mute
//! costs a moment and counts as narrow. Keys typed meanwhile are handed on.

use std::time::Duration;

use crossterm::event::Event;

use super::glyphs::GlyphSet;

mod keys;

/// How long an answer may take; later ones are swallowed by the reader of input.
const PATIENCE: Duration = Duration::from_millis(150);

/// Whether the terminal is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Probe {
    /// It is.
    Ask,
    /// What it draws is known already, or asked for.
    Skip,
}

/// What the terminal said, and what was typed meanwhile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Answer {
    /// The symbols that fit; `None` without an answer.
    pub fitting: Option<GlyphSet>,
    /// The keys typed before the answer, in order.
    pub typed: Vec<Event>,
}

impl Answer {
    /// What `bytes`, read from the terminal, say.
    fn of(bytes: &[u8]) -> Self {
        match find_report(bytes) {
            None => Self { fitting: None, typed: keys::decode(bytes) },
            Some((start, end, column)) => {
                let rest = [&bytes[..start], &bytes[end..]].concat();
                let fitting = if column > 2 { GlyphSet::Neutral } else { GlyphSet::Unicode };
                Self { fitting: Some(fitting), typed: keys::decode(&rest) }
            }
        }
    }
}

/// Where a report of the cursor (`ESC [ row ; column R`) starts and ends, and its column.
fn find_report(bytes: &[u8]) -> Option<(usize, usize, u16)> {
    let starts = bytes.windows(2).enumerate().filter(|(_, pair)| pair == b"\x1b[");
    starts.map(|(start, _)| start).find_map(|start| {
        let body = bytes.get(start + 2..)?;
        let length = body.iter().position(|byte| !matches!(byte, b'0'..=b'9' | b';'))?;
        let (digits, end) = body.split_at(length);
        let (_, column) = std::str::from_utf8(digits).ok()?.split_once(';')?;
        let column = column.parse().ok()?;
        (*end.first()? == b'R').then_some((start, start + 2 + length + 1, column))
    })
}

/// Whether `bytes` end within an escape sequence, whose rest is on its way.
fn is_cut(bytes: &[u8]) -> bool {
    let Some(last) = bytes.iter().rposition(|byte| *byte == 0x1b) else { return false };
    match bytes.get(last + 1..) {
        Some([b'[', body @ ..]) => !body.iter().any(|byte| matches!(byte, b'@'..=b'~')),
        Some([b'O']) => true,
        _ => false,
    }
}

/// Asks the terminal, which must be in raw mode, and clears what was written.
///
/// # Errors
/// The terminal cannot be written.
#[cfg(unix)]
pub fn ask() -> std::io::Result<Answer> {
    use std::io::Write;

    let queen = super::glyphs::UNICODE.queen;
    let mut out = std::io::stdout().lock();
    write!(out, "\x1b[H{queen}\x1b[6n")?;
    out.flush()?;
    let bytes = unix::read_answer(PATIENCE);
    write!(out, "\x1b[H\x1b[2J")?;
    out.flush()?;
    Ok(Answer::of(&bytes))
}

/// Nothing is asked here: the terminals of this system draw ■ narrow.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn ask() -> std::io::Result<Answer> {
    Ok(Answer::default())
}

#[cfg(unix)]
mod unix {
    use std::io;
    use std::time::{Duration, Instant};

    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    use super::{find_report, is_cut};

    /// More than anybody types in a moment.
    const MOST: usize = 512;

    /// Reads until the report is complete or `patience` is over. Input that ends within an escape
    /// sequence gets that long once more: its rest would be read as letters later.
    pub(super) fn read_answer(patience: Duration) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut deadline = Instant::now() + patience;
        let last = deadline + patience;
        while bytes.len() < MOST && find_report(&bytes).is_none() {
            let left = deadline.saturating_duration_since(Instant::now());
            if !is_ready(left) {
                if deadline < last && is_cut(&bytes) {
                    deadline = last;
                    continue;
                }
                break;
            }
            let mut buffer = [0; 64];
            match rustix::io::read(io::stdin(), &mut buffer) {
                Ok(length @ 1..) => bytes.extend(&buffer[..length]),
                _ => break,
            }
        }
        bytes
    }

    fn is_ready(time: Duration) -> bool {
        let stdin = io::stdin();
        let mut wanted = [PollFd::new(&stdin, PollFlags::IN)];
        let Ok(time) = Timespec::try_from(time) else { return false };
        // A signal in between counts as no answer, which is safe.
        matches!(poll(&mut wanted, Some(&time)), Ok(1..))
            && wanted[0].revents().contains(PollFlags::IN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::{KeyCode, KeyEvent};
    use rstest::rstest;

    fn key(code: KeyCode) -> Event {
        Event::Key(KeyEvent::from(code))
    }

    #[rstest]
    #[case("\x1b[1;2R", Some(GlyphSet::Unicode), &[])]
    #[case("\x1b[1;3R", Some(GlyphSet::Neutral), &[])]
    #[case("", None, &[])]
    #[case("q", None, &[KeyCode::Char('q')])]
    #[case("l\x1b[C\x1b[1;3Rq", Some(GlyphSet::Neutral), &[KeyCode::Char('l'), KeyCode::Right, KeyCode::Char('q')])]
    #[case("\x1b[1;2R\x1b[6~", Some(GlyphSet::Unicode), &[KeyCode::PageDown])]
    #[case("\x1b[1;2", None, &[])]
    fn the_answer_is_told_from_keys(
        #[case] bytes: &str,
        #[case] fitting: Option<GlyphSet>,
        #[case] typed: &[KeyCode],
    ) {
        let typed = typed.iter().copied().map(key).collect();
        assert_eq!(Answer::of(bytes.as_bytes()), Answer { fitting, typed });
    }

    #[rstest]
    #[case("", false)]
    #[case("q", false)]
    #[case("\x1b", false)]
    #[case("\x1b[", true)]
    #[case("\x1bO", true)]
    #[case("\x1b[1;", true)]
    #[case("\x1b[1;2R", false)]
    #[case("\x1b[C", false)]
    #[case("\x1b[Cq\x1b[6", true)]
    fn a_sequence_on_its_way_is_waited_for(#[case] bytes: &str, #[case] expected: bool) {
        assert_eq!(is_cut(bytes.as_bytes()), expected);
    }
}
