//! The command line: definitions, nothing else.

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::i18n::Language;
use crate::playback::{Speed, Target};
use crate::search::BoardSize;

/// Watch backtracking solve the n-queens problem, one step at a time, forwards and backwards.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
pub struct Cli {
    /// The screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
    /// What to do instead.
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  nq-tui 4                           four queens: → steps, space plays, ? shows the keys
  nq-tui 8 --at s1 --lang zh         eight queens at the first solution, in Chinese
  nq-tui trace 8 --format jsonl      the 17,868 steps, one JSON object a line";

/// What the program does without a screen.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Print the steps of the search, one a line
    Trace(TraceArgs),
}

/// The screen's options.
#[derive(Debug, Args)]
pub struct ScreenArgs {
    /// The number of queens, 1 to 32
    #[arg(value_name = "N", default_value = "8", value_parser = board_size)]
    pub n: BoardSize,
    /// Stop at the first solution
    #[arg(long)]
    pub first: bool,
    /// Start here: 42, 50%, end, s3 (third solution), d1 (first dead end), v2,1 (a square)
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub at: Option<Target>,
    /// Steps a second when playing, from 0.25
    #[arg(long, value_name = "STEPS_PER_SECOND", value_parser = speed)]
    pub speed: Option<Speed>,
    /// Start playing
    #[arg(long)]
    pub play: bool,
    /// Count rows and columns from 1
    #[arg(long)]
    pub one_based: bool,
    /// The language; otherwise the locale decides
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

/// The options of `trace`.
#[derive(Debug, Args)]
pub struct TraceArgs {
    /// The number of queens, 1 to 32
    #[arg(value_name = "N", value_parser = board_size)]
    pub n: BoardSize,
    /// Begin with this step: 42, 50%, end, s3, d1, v2,1
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub from: Option<Target>,
    /// Print at most this many steps
    #[arg(long, value_name = "M")]
    pub limit: Option<u64>,
    /// Print the steps backwards
    #[arg(long)]
    pub reverse: bool,
    /// Stop at the first solution
    #[arg(long)]
    pub first: bool,
    /// How a step is printed
    #[arg(long, value_enum, default_value_t)]
    pub format: TraceFormat,
    /// The language of `text`; otherwise the locale decides
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

/// How `trace` prints a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum TraceFormat {
    /// A sentence for people; its wording is not fixed
    #[default]
    Text,
    /// The tests alone: `[row][col]=true|false`
    Checks,
    /// One JSON object a line; a fixed format
    Jsonl,
}

fn board_size(text: &str) -> Result<BoardSize, String> {
    text.parse()
        .ok()
        .and_then(BoardSize::new)
        .ok_or_else(|| "a board has 1 to 32 rows; give a number from 1 to 32".to_owned())
}

fn target(text: &str) -> Result<Target, String> {
    Target::parse(text, 0)
        .map_err(|error| format!("{error}; write 42, 50%, start, end, s3, d1 or v2,1"))
}

fn speed(text: &str) -> Result<Speed, String> {
    text.parse()
        .ok()
        .and_then(Speed::new)
        .ok_or_else(|| "give steps a second, from 0.25 to 1000000000000".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_definitions_are_consistent() {
        Cli::command().debug_assert();
    }
}
