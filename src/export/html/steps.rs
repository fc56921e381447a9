//! What a page shows of one position.

use serde::Serialize;

use super::sentences::{Sentence, Sentences};
use crate::i18n::grouped;
use crate::search::mark::{current_row, failed_row};
use crate::search::{Counters, Event, Mark, Position, Square, Step};
use crate::tui::glyphs;
use crate::tui::panes::board::{Scene, attackers, attacks};
use crate::tui::panes::counters::counters;
use crate::tui::settings::Overlay;
use crate::wording::{Base, Voice, log_line, reason, stack_tuple};

/// A position as the page shows it. A square is a number, counted row by row from 0.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Shown {
    /// The number of its step.
    step: String,
    event: &'static str,
    /// A letter for the mark of each square.
    marks: String,
    /// The square that the event is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<u16>,
    /// The row being filled; none at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<u8>,
    /// The row that a backtrack goes back to, for the arrow.
    #[serde(skip_serializing_if = "Option::is_none")]
    back_to: Option<u8>,
    /// The row whose marks are ghosts.
    #[serde(skip_serializing_if = "Option::is_none")]
    ghosts: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attackers: Vec<u16>,
    /// Lines drawn across the board, from a queen to a square.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<[u16; 2]>,
    what: Sentence,
    next: Sentence,
    /// The line of the log in its two parts; position 0 has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<[Sentence; 2]>,
    stack: String,
    /// The values of the page's counters, then the nodes kept and visited.
    counts: String,
}

/// What is shown of `position`.
pub(super) fn shown(position: &Position, base: Base, sentences: &mut Sentences) -> Shown {
    let voice = |language| Voice { language, base, glyphs: &glyphs::UNICODE };
    let event = position.previous_event();
    let n = position.search().n();
    let number = |square: Square| u16::from(square.row) * u16::from(n) + u16::from(square.col);
    let log = event.map(|_| {
        let part = |language, part: fn(crate::wording::LogLine) -> String| {
            log_line(position, &voice(language)).map_or(String::new(), part)
        };
        [
            sentences.place(|language| part(language, |line| line.head)),
            sentences.place(|language| part(language, |line| line.detail)),
        ]
    });
    Shown {
        step: grouped(position.step()),
        event: event.map_or("start", event_name),
        marks: marks(position),
        square: event.and_then(Event::square).map(number),
        row: (!position.is_end()).then(|| current_row(position)),
        back_to: match event {
            Some(Event::Backtrack(lifted)) => Some(lifted.row),
            _ => None,
        },
        ghosts: failed_row(position).map(|(row, _)| row),
        attackers: attackers(position, event).into_iter().map(number).collect(),
        lines: attacks(position).into_iter().map(|(from, to, _)| [from, to].map(number)).collect(),
        what: sentences.place(|language| reason(position, &voice(language)).what),
        next: sentences.place(|language| reason(position, &voice(language)).next),
        log,
        stack: stack_tuple(position, base),
        counts: counts(position),
    }
}

/// How the script calls an event, and the locale files its verdict.
const fn event_name(event: Event) -> &'static str {
    match event {
        Event::Place(_) => "place",
        Event::Reject(_) => "reject",
        Event::Backtrack(_) => "backtrack",
        Event::Solution => "solution",
        Event::Discard => "discard",
    }
}

/// The marks row by row, as on the board.
fn marks(position: &Position) -> String {
    let n = position.search().n();
    let scene = Scene::of(position, Overlay::None);
    let squares = (0..n).flat_map(|row| (0..n).map(move |col| Square::new(row, col)));
    squares.map(|square| letter(scene.face(square).mark)).collect()
}

const fn letter(mark: Mark) -> char {
    match mark {
        Mark::Queen => 'q',
        Mark::Attacked => 'a',
        Mark::Tried => 't',
        Mark::Untried => 'u',
    }
}

/// The counters' values, then the nodes kept and visited.
fn counts(position: &Position) -> String {
    let counts = counters(position).into_iter().map(|(_, count)| count);
    let nodes = [Step::from(position.depth()) + 1, Counters::at(position).placed + 1];
    counts.chain(nodes).map(grouped).collect::<Vec<_>>().join(" ")
}
