//! `nq-tui count N`: the number of solutions, or the lectures' table of times.

mod clock;
mod notice;
mod sizes;
mod table;
mod texts;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::cli::examples;
use crate::failure::Failure;
use crate::i18n::{Language, text};
use crate::search::count::Way;
use clock::{Clock, Patience};
pub use notice::stderr_notice;
pub use sizes::{SizeError, SizeRange};
use table::Table;

/// The command line of `nq-tui count`.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = examples::COUNT)]
pub struct CountArgs {
    /// Rows of the board (1 to 27), or a range of them: N, A..=B or A..B
    #[arg(value_name = "N | A..=B", value_parser = SizeRange::parse)]
    pub sizes: SizeRange,

    /// How to count; several, separated by commas, are timed side by side
    #[arg(long, value_name = "METHOD", value_delimiter = ',', default_value = "fast")]
    #[arg(value_parser = way_parser())]
    pub method: Vec<Way>,

    /// Begin even if it will take longer than ten minutes
    #[arg(long)]
    pub long: bool,

    /// The language; otherwise the locale decides
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

fn way_parser() -> impl TypedValueParser<Value = Way> {
    PossibleValuesParser::new(Way::ALL.map(Way::name))
        .map(|name| Way::ALL.into_iter().find(|way| way.name() == name).unwrap_or(Way::Fast))
}

/// Why a count was not finished. Displayed it is English; [`text`](Self::text) speaks to people.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text(Language::English))]
pub enum CountError {
    /// It would take too long, and `--long` was not given: wrong use, exit code 2.
    TooLong {
        /// The number of rows.
        n: u8,
        /// The name of the way.
        method: &'static str,
        /// How long it would take.
        estimate: Duration,
    },
    /// `progress` asked to stop.
    BrokenOff,
}

impl CountError {
    /// The reason in `language`.
    pub fn text(&self, language: Language) -> String {
        match *self {
            Self::TooLong { n, method, estimate } => {
                let time = texts::about(estimate, language);
                text!(language, "count-too-long", n = n, method = method, time = time)
            }
            Self::BrokenOff => language.text("count-broken-off"),
        }
    }
}

/// How far a count has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The number of rows.
    pub n: u8,
    /// How it is counted.
    pub way: Way,
    /// Units of work done.
    pub done: u64,
    /// Units of work in all.
    pub of: u64,
}

/// Is told about progress before each unit, on that unit's thread, and at the end; it may break
/// the count off.
pub type OnProgress<'a> = &'a (dyn Fn(Progress) -> ControlFlow<()> + Sync);

/// Prints what `args` ask for, a line as soon as it is known. A closed pipe ends it quietly.
///
/// # Errors
/// [`CountError`], or `out` cannot be written.
pub fn run(args: &CountArgs, out: &mut dyn Write, on_progress: OnProgress) -> anyhow::Result<()> {
    match print(args, out, on_progress) {
        Err(error) if is_broken_pipe(&error) => Ok(()),
        result => result,
    }
}

/// What the program says and does about a count that was not finished.
pub fn failure(error: anyhow::Error, language: Language) -> Failure {
    match error.downcast_ref::<CountError>() {
        Some(error @ CountError::TooLong { .. }) => Failure::Usage(error.text(language)),
        Some(error @ CountError::BrokenOff) => Failure::Cannot(error.text(language)),
        None => Failure::Other(error),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn print(args: &CountArgs, out: &mut dyn Write, on_progress: OnProgress) -> anyhow::Result<()> {
    let patience = if args.long { Patience::Endless } else { Patience::Practical };
    let mut clock = Clock::new(patience, on_progress);
    if let (SizeRange::One(n), &[way]) = (args.sizes, args.method.as_slice()) {
        let solutions = clock.count(way, n)?.solutions;
        writeln!(out, "{solutions}")?;
        return Ok(out.flush()?);
    }
    let table = Table::new(args);
    table.heading(out)?;
    for n in args.sizes.sizes() {
        let timed =
            args.method.iter().map(|&way| clock.count(way, n)).collect::<Result<Vec<_>, _>>()?;
        table.row(out, n, &timed)?;
    }
    Ok(())
}
