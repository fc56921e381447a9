//! `nq-tui trace N`: the event stream, one line a step.

use std::io::{self, BufWriter, Write};

use serde::Serialize;

use super::environment::{glyphs, language};
use super::pipe;
use super::screen::position_of;
use crate::cli::{TraceArgs, TraceFormat};
use crate::failure::Failure;
use crate::playback::Target;
use crate::search::{Event, Goal, Line, Position, Square, Step, Strategy};
use crate::wording::{Base, Voice, reason};

/// Prints the steps that `args` ask for.
///
/// # Errors
/// The first step lies beyond the end of the search, or standard output cannot be written.
pub fn run(args: &TraceArgs) -> Result<(), Failure> {
    let language = language(args.lang);
    let goal = if args.first { Goal::First } else { Goal::All };
    let search = args.board.search(args.n, goal)?;
    if args.format == TraceFormat::Checks && search.strategy() != Strategy::Backtrack {
        return Err(Failure::Usage(language.text("error-checks-strategy")));
    }
    let voice = Voice { language, base: Base::Zero, glyphs: glyphs().glyphs() };
    let from = args.from.unwrap_or(if args.reverse { Target::End } else { Target::Start });
    let position = position_of(from, search, language)?;
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    pipe::written(write_steps(&mut out, position, args, &voice).and_then(|()| out.flush()))
}

fn write_steps(
    out: &mut impl Write,
    mut position: Position,
    args: &TraceArgs,
    voice: &Voice,
) -> io::Result<()> {
    let mut left = args.limit.unwrap_or(u64::MAX);
    if position.step() == 0 && !args.reverse {
        position.forward();
    }
    while left > 0 {
        let Some(event) = position.previous_event() else { break };
        match args.format {
            TraceFormat::Text => write_text(out, &position, voice)?,
            TraceFormat::Checks => write_check(out, event)?,
            TraceFormat::Jsonl => write_json(out, event, &position)?,
        }
        left -= 1;
        let moved = if args.reverse { position.backward() } else { position.forward() };
        if moved.is_none() {
            break;
        }
    }
    Ok(())
}

fn write_text(out: &mut impl Write, position: &Position, voice: &Voice) -> io::Result<()> {
    let reason = reason(position, voice);
    let line = format!("{:>5}  {} {}", position.step(), reason.what, reason.next);
    writeln!(out, "{}", voice.glyphs.set.twins(&line))
}

/// The line of lecture note 001: only tests have one.
fn write_check(out: &mut impl Write, event: Event) -> io::Result<()> {
    match event {
        Event::Place(Square { row, col }) => writeln!(out, "[{row}][{col}]=true"),
        Event::Reject(Square { row, col }) => writeln!(out, "[{row}][{col}]=false"),
        Event::Backtrack(_) | Event::Solution | Event::Discard => Ok(()),
    }
}

/// Writes the JSON Lines form of `event`, which led to `position`. The order of the keys is part
/// of the format.
///
/// # Errors
/// `out` cannot be written.
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
