//! `nq-tui trace N`: the event stream, one line a step.

use std::io::{self, Write};

use serde::Serialize;

use crate::search::{Event, Line, Position, Square, Step};

/// Writes the JSON Lines form of `event`, which led to `position`. The order of the keys is part
/// of the format.
pub fn write_json(out: &mut impl Write, event: Event, position: &Position) -> io::Result<()> {
    let mut line = JsonLine { step: position.step(), ..JsonLine::default() };
    if let Some(square) = event.square() {
        line.row = Some(square.row);
        line.col = Some(square.col);
    }
    match event {
        Event::Place(_) => line.event = "place",
        Event::Backtrack(_) => line.event = "backtrack",
        Event::Reject(square) => {
            line.event = "reject";
            line.by = position
                .attacks_on(square)
                .map(|attack| JsonAttack {
                    row: attack.queen.row,
                    col: attack.queen.col,
                    line: attack.line,
                })
                .collect();
        }
        Event::Solution => {
            line.event = "solution";
            line.index = Some(position.solutions());
            line.queens = position.queens().map(|queen| queen.col).collect();
        }
        Event::Discard => {
            line.event = "discard";
            line.pairs = position
                .conflicts()
                .map(|pair| JsonPair { a: pair.a.into(), b: pair.b.into(), line: pair.line })
                .collect();
        }
    }
    serde_json::to_writer(&mut *out, &line)?;
    out.write_all(b"\n")
}

#[derive(Default, Serialize)]
struct JsonLine {
    step: Step,
    event: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    col: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    by: Vec<JsonAttack>,
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    queens: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pairs: Vec<JsonPair>,
}

#[derive(Serialize)]
struct JsonAttack {
    row: u8,
    col: u8,
    line: Line,
}

#[derive(Serialize)]
struct JsonPair {
    a: JsonSquare,
    b: JsonSquare,
    line: Line,
}

#[derive(Serialize)]
struct JsonSquare {
    row: u8,
    col: u8,
}

impl From<Square> for JsonSquare {
    fn from(square: Square) -> Self {
        Self { row: square.row, col: square.col }
    }
}
