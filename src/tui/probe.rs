//! Asks the terminal, once and before anything else reads its input, how wide it draws ■.
//!
//! No locale tells: it is a setting of the terminal. ■ is written at the top left, the cursor's
//! place is asked for, and the answer's column says how wide it was. A terminal that stays mute
//! costs a moment and counts as narrow. Keys typed meanwhile are handed on.

use std::io;
use std::time::Duration;

use crossbeam_channel::Receiver;

use super::glyphs::GlyphSet;
use super::terminal::Terminal;

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
    /// The bytes typed before and after the answer.
    pub typed: Vec<u8>,
}

impl Answer {
    /// What `bytes`, read from the terminal, say.
    fn of(bytes: &[u8]) -> Self {
        match find_report(bytes) {
            None => Self { fitting: None, typed: bytes.to_owned() },
            Some((start, end, column)) => {
                let typed = [&bytes[..start], &bytes[end..]].concat();
                let fitting = if column > 2 { GlyphSet::Neutral } else { GlyphSet::Unicode };
                Self { fitting: Some(fitting), typed }
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

/// Whether `bytes` end within an escape sequence, which may be the answer.
fn is_cut(bytes: &[u8]) -> bool {
    let Some(last) = bytes.iter().rposition(|byte| *byte == 0x1b) else { return false };
    match bytes.get(last + 1..) {
        Some([b'[', body @ ..]) => !body.iter().any(|byte| matches!(byte, b'@'..=b'~')),
        Some([b'O']) => true,
        _ => false,
    }
}

/// Asks the terminal, which must have been entered. The first frame clears what is written.
///
/// # Errors
/// The terminal cannot be written.
pub fn ask(terminal: &Terminal) -> io::Result<()> {
    let queen = super::glyphs::UNICODE.queen;
    terminal.write(format!("\x1b[H{queen}\x1b[6n").into_bytes())
}

/// Waits for what the thread that reads makes of the answer.
pub fn wait_for(answer: &Receiver<Option<GlyphSet>>) -> Option<GlyphSet> {
    answer.recv_timeout(3 * PATIENCE).ok().flatten()
}

/// Reads the answer.
#[cfg(unix)]
pub fn read_answer() -> Answer {
    Answer::of(&unix::read(PATIENCE))
}

#[cfg(unix)]
mod unix {
    use std::io;
    use std::time::{Duration, Instant};

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;

    use super::{find_report, is_cut};

    /// More than anybody types in a moment.
    const MOST: usize = 512;

    /// Reads until the report is complete or `patience` is over. Input that ends within an escape
    /// sequence gets that long once more: an answer has begun to come.
    pub(super) fn read(patience: Duration) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut deadline = Instant::now() + patience;
        let last = deadline + patience;
        while bytes.len() < MOST && find_report(&bytes).is_none() {
            if !is_ready(deadline) {
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

    /// Whether there is something to read before `deadline`. A signal in between does not count: an
    /// answer that nobody reads would be typed at the shell.
    fn is_ready(deadline: Instant) -> bool {
        let stdin = io::stdin();
        let mut wanted = [PollFd::new(&stdin, PollFlags::IN)];
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let Ok(time) = Timespec::try_from(left) else { return false };
            match poll(&mut wanted, Some(&time)) {
                Err(Errno::INTR) => {}
                Ok(1..) => return wanted[0].revents().contains(PollFlags::IN),
                Ok(_) | Err(_) => return false,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("\x1b[1;2R", Some(GlyphSet::Unicode), "")]
    #[case("\x1b[1;3R", Some(GlyphSet::Neutral), "")]
    #[case("", None, "")]
    #[case("q", None, "q")]
    #[case("l\x1b[C\x1b[1;3Rq", Some(GlyphSet::Neutral), "l\x1b[Cq")]
    #[case("\x1b[1;2R\x1b[6~", Some(GlyphSet::Unicode), "\x1b[6~")]
    #[case("\x1b[1;2", None, "\x1b[1;2")]
    fn the_answer_is_told_from_keys(
        #[case] bytes: &str,
        #[case] fitting: Option<GlyphSet>,
        #[case] typed: &str,
    ) {
        let typed = typed.as_bytes().to_owned();
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
