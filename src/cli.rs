//! The command line: definitions, nothing else.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::commands::count::CountArgs;
use crate::failure::Failure;
use crate::i18n::Language;
use crate::playback::{Speed, Target};
use crate::search::{BoardSize, Goal, Search, Strategy};
use crate::tui::glyphs::GlyphChoice;
use crate::tui::theme::ThemeName;
use crate::tui::view::View;

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
    /// Print the boards of the solutions
    Solve(SolveArgs),
    /// Count the solutions
    Count(CountArgs),
    /// Your choices for good: language, theme, symbols, speed
    #[command(subcommand, arg_required_else_help = false)]
    Config(ConfigCommand),
    /// List the built-in lessons, give one, or check a lesson file
    Lesson(LessonArgs),
    /// Make the table of counts that is built into the program
    #[command(hide = true)]
    Census,
}

/// What is done with the file of choices.
#[derive(Debug, Clone, Copy, Subcommand)]
pub enum ConfigCommand {
    /// Write the file, with a comment for each key
    Init,
    /// Print where the file is
    Path,
}

/// The screen's options.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "a flag of the command line is given or not")]
pub struct ScreenArgs {
    /// The number of queens, 1 to 32
    #[arg(value_name = "N", default_value = "8", value_parser = board_size)]
    pub n: BoardSize,
    /// What is searched.
    #[command(flatten)]
    pub board: BoardArgs,
    /// Stop at the first solution
    #[arg(long)]
    pub first: bool,
    /// Start here: 42, 50%, end, s3 (third solution), d1 (first dead end), v2,1 (a square)
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub at: Option<Target>,
    /// Steps a second when playing, from 0.25
    #[arg(long, value_name = "STEPS_PER_SECOND", value_parser = speed)]
    pub speed: Option<Speed>,
    /// Give a lesson: a file, or a name that 'nq-tui lesson list' shows
    #[arg(
        long,
        value_name = "FILE|NAME",
        conflicts_with_all = ["n", "strategy", "fix", "first", "at", "beside"]
    )]
    pub lesson: Option<String>,
    /// Put another strategy beside it: two boards on one clock
    #[arg(long, value_name = "STRATEGY", value_parser = strategy)]
    pub beside: Option<Strategy>,
    /// Let the mouse choose a point of the timeline
    #[arg(long)]
    pub mouse: bool,
    /// Start playing
    #[arg(long)]
    pub play: bool,
    /// Count rows and columns from 1
    #[arg(long)]
    pub one_based: bool,
    /// The language; otherwise the locale decides
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
    /// The colours; `NO_COLOR` means mono unless this is given
    #[arg(long, value_name = "THEME")]
    pub theme: Option<ThemeName>,
    /// The symbols
    #[arg(long, value_name = "SYMBOLS")]
    pub glyphs: Option<GlyphChoice>,
    /// What stands beside the board
    #[arg(long, value_name = "VIEW")]
    pub view: Option<View>,
    /// Write what happens (keys too) into this file, for a report of a fault
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
}

/// The options of `trace`.
#[derive(Debug, Args)]
pub struct TraceArgs {
    /// The number of queens, 1 to 32
    #[arg(value_name = "N", value_parser = board_size)]
    pub n: BoardSize,
    /// What is searched.
    #[command(flatten)]
    pub board: BoardArgs,
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

/// The options of `solve`.
#[derive(Debug, Args)]
pub struct SolveArgs {
    /// The number of queens, 1 to 32
    #[arg(value_name = "N", value_parser = board_size)]
    pub n: BoardSize,
    /// What is searched.
    #[command(flatten)]
    pub board: BoardArgs,
    /// Only the first solution
    #[arg(long, conflicts_with = "nth")]
    pub first: bool,
    /// Only the solution with this number, from 1
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    pub nth: Option<u64>,
    /// How a board is printed
    #[arg(long = "board", value_name = "FORM", value_enum, default_value_t)]
    pub form: BoardForm,
    /// The language; otherwise the locale decides
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

/// The options of `lesson`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct LessonArgs {
    /// The lesson to give: a built-in one, or a file
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// What to do instead of giving a lesson.
    #[command(subcommand)]
    pub action: Option<LessonAction>,
    /// The language; otherwise the locale decides
    #[arg(long, value_name = "LANGUAGE", global = true)]
    pub lang: Option<Language>,
}

/// What can be done with lessons without a screen.
#[derive(Debug, Subcommand)]
pub enum LessonAction {
    /// List the built-in lessons
    List,
    /// Say where each stop is, or what is wrong
    Check {
        /// The file, or the name of a built-in lesson
        #[arg(value_name = "FILE")]
        file: String,
    },
}

/// How `solve` prints a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub enum BoardForm {
    /// ■ and □, as in lecture note 000
    #[default]
    Squares,
    /// 1 and 0, as in lecture note 001
    Binary,
    /// # and 0, as in lecture note 002
    Hash,
    /// Chess queens
    Queens,
}

/// What is searched, beside the size of the board.
#[derive(Debug, Clone, Args)]
pub struct BoardArgs {
    /// backtrack, or blind: rows (one queen a row), squares (any n squares)
    #[arg(long, value_name = "STRATEGY", default_value = "backtrack", value_parser = strategy)]
    pub strategy: Strategy,
    /// Fix the queens of the first rows in these columns, from 0: 1,3
    #[arg(long, value_name = "COLS", value_delimiter = ',')]
    pub fix: Vec<u8>,
}

impl BoardArgs {
    /// The search of a board of `n` rows.
    ///
    /// # Errors
    /// The fixed queens are not on the board, or attack each other.
    pub fn search(&self, n: BoardSize, goal: Goal) -> Result<Search, Failure> {
        let search = Search::new(n, self.strategy, goal);
        if self.fix.is_empty() {
            return Ok(search);
        }
        search.with_fixed(&self.fix).map_err(|error| Failure::Usage(format!("--fix: {error}")))
    }
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

fn strategy(name: &str) -> Result<Strategy, String> {
    Strategy::named(name).ok_or_else(|| "strategies are backtrack, rows and squares".to_owned())
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
