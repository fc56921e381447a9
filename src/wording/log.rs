//! The line of the log for a step.

use super::{Base, Voice};
use crate::i18n::text;
use crate::search::{Event, Position, Square, Step};

/// One line of the log, in two parts that are drawn apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The step whose event this is.
    pub step: Step,
    /// The event.
    pub event: Event,
    /// The answer of the test, or what was done.
    pub head: String,
    /// The attackers, the queen taken back, or the solution.
    pub detail: String,
}

/// The line of the event that led to `position`, or `None` at position 0.
///
/// Counted from 0 a test is written as an array access; counted from 1 as `x3=2`, because square
/// brackets are indices and always count from 0.
pub fn log_line(position: &Position, voice: &Voice) -> Option<LogLine> {
    let event = position.previous_event()?;
    let language = voice.language;
    let (head, detail) = match event {
        Event::Place(square) if position.search().strategy().tests_before_placing() => {
            (format!("{}true ", test(square, voice.base)), language.text("log-place"))
        }
        Event::Place(square) => (language.text("log-place"), voice.base.square(square)),
        Event::Reject(square) => {
            let attackers: Vec<String> = position
                .attacks_on(square)
                .map(|a| format!("{}{}", voice.glyphs.line(a.line), voice.base.square(a.queen)))
                .collect();
            (format!("{}false", test(square, voice.base)), attackers.join(" "))
        }
        Event::Backtrack(square) => {
            let square = voice.base.square(square);
            (language.text("log-backtrack"), text!(language, "log-take-back", square = square))
        }
        Event::Solution => {
            let index = position.solutions();
            let head = text!(language, "log-solution", index = index);
            (format!("{} {head}:", voice.glyphs.star), solution(position, voice))
        }
        Event::Discard => {
            let pairs = position.conflicts().count() as u64;
            (text!(language, "log-discard", pairs = pairs), solution(position, voice))
        }
    };
    Some(LogLine { step: position.step(), event, head, detail })
}

fn test(square: Square, base: Base) -> String {
    match base {
        Base::Zero => format!("[{}][{}]=", square.row, square.col),
        Base::One => format!("x{}={} ", base.label(square.row), base.label(square.col)),
    }
}

/// The columns of the queens, or their squares when a row may hold several.
fn solution(position: &Position, voice: &Voice) -> String {
    let by_row = position.queens().zip(0..).all(|(queen, row): (Square, u8)| queen.row == row);
    let queens: Vec<String> = position
        .queens()
        .map(|queen| {
            if by_row { voice.base.label(queen.col).to_string() } else { voice.base.square(queen) }
        })
        .collect();
    format!("({})", queens.join(","))
}
