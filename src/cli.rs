//! The command line: definitions, nothing else.
//!
//! An option names the group of the help that it belongs to (see [`heading`]); the groups come in
//! the order of their first options. Examples are in [`examples`].

mod board;
pub mod examples;
mod values;

use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum, ValueHint};

use crate::commands::completions::Shell;
use crate::commands::count::CountArgs;
use crate::commands::export::ExportArgs;
use crate::i18n::Language;
use crate::playback::{Speed, Target};
use crate::search::{BoardSize, Strategy};
use crate::tui::glyphs::GlyphChoice;
use crate::tui::theme::ThemeName;
use crate::tui::view::View;

pub use board::BoardArgs;
pub(crate) use values::{board_size, speed, strategies, target};

/// Watch backtracking solve the n-queens problem, one step at a time, forwards and backwards.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
#[command(disable_help_flag = true, disable_version_flag = true)]
#[command(after_help = examples::FIRST, after_long_help = examples::ALL)]
pub struct Cli {
    /// The screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
    /// What to do instead.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Help and version, which come last.
    #[command(flatten)]
    pub about: AboutArgs,
}

/// The groups of options in the help.
pub mod heading {
    /// What is searched.
    pub const BOARD: &str = "Board";
    /// Where the search is shown from, and how it moves.
    pub const PLAYBACK: &str = "Playback";
    /// How it looks and is read.
    pub const SCREEN: &str = "Screen";
    /// Which steps are printed.
    pub const STEPS: &str = "Steps";
    /// Which solutions are printed.
    pub const SOLUTIONS: &str = "Solutions";
    /// What is printed of each.
    pub const OUTPUT: &str = "Output";
    /// About the program.
    pub const ABOUT: &str = "Help";
}

/// What the program says about itself.
#[derive(Debug, Args)]
pub struct AboutArgs {
    /// Print help: -h in short, --help in full
    #[arg(short, long, global = true, action = ArgAction::Help, help_heading = heading::ABOUT)]
    pub help: Option<bool>,
    /// Print the version
    #[arg(short = 'V', long, action = ArgAction::Version, help_heading = heading::ABOUT)]
    pub version: Option<bool>,
}

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
    #[command(subcommand, arg_required_else_help = false, after_help = examples::CONFIG)]
    Config(ConfigCommand),
    /// List the built-in lessons, give one, or check a lesson file
    Lesson(LessonArgs),
    /// Print the completions of a shell
    Completions(CompletionsArgs),
    /// Print the manual page
    #[command(after_help = examples::MAN)]
    Man,
    /// Write what the screen shows to files: text, pictures, films, recordings
    Export(Box<ExportArgs>),
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
    #[arg(help_heading = heading::BOARD)]
    #[arg(long)]
    pub first: bool,
    /// Start here: 42, 50%, end, s3 (third solution), d1 (first dead end), v2,1 (a square)
    ///
    /// A step (42), a share of all steps (50%), start, end, a solution (s3, 'solution 3'), a dead
    /// end (d1, 'dead end 1'), or the first test of a square (v2,1, 'visit 2,1': row and column
    /// from 0). The key g takes the same.
    #[arg(help_heading = heading::PLAYBACK)]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub at: Option<Target>,
    /// Steps a second when playing, from 0.25
    #[arg(help_heading = heading::PLAYBACK)]
    #[arg(long, value_name = "STEPS_PER_SECOND", value_parser = speed)]
    pub speed: Option<Speed>,
    /// Give a lesson: a file, or a name that 'nq-tui lesson list' shows
    #[arg(help_heading = heading::PLAYBACK, value_hint = ValueHint::FilePath)]
    #[arg(
        long,
        value_name = "FILE|NAME",
        conflicts_with_all = ["n", "strategy", "fix", "first", "at", "beside"]
    )]
    pub lesson: Option<String>,
    /// Put another strategy beside it: two boards on one clock
    #[arg(help_heading = heading::BOARD)]
    #[arg(long, value_name = "STRATEGY", value_parser = strategies())]
    pub beside: Option<Strategy>,
    /// Let the mouse choose a point of the timeline
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long)]
    pub mouse: bool,
    /// Start playing
    #[arg(help_heading = heading::PLAYBACK)]
    #[arg(long)]
    pub play: bool,
    /// Count rows and columns from 1
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long)]
    pub one_based: bool,
    /// The language; otherwise the locale decides
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
    /// The colours; `NO_COLOR` means mono unless this is given
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_name = "THEME")]
    pub theme: Option<ThemeName>,
    /// The symbols
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_name = "SYMBOLS")]
    pub glyphs: Option<GlyphChoice>,
    /// What stands beside the board
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_name = "VIEW")]
    pub view: Option<View>,
    /// Write what happens (keys too) into this file, for a report of a fault
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
}

/// The options of `trace`.
#[derive(Debug, Args)]
#[command(after_help = examples::TRACE)]
pub struct TraceArgs {
    /// The number of queens, 1 to 32
    #[arg(value_name = "N", value_parser = board_size)]
    pub n: BoardSize,
    /// What is searched.
    #[command(flatten)]
    pub board: BoardArgs,
    /// Begin with this step: 42, 50%, end, s3, d1, v2,1
    #[arg(help_heading = heading::STEPS)]
    #[arg(long, value_name = "TARGET", value_parser = target)]
    pub from: Option<Target>,
    /// Print at most this many steps
    #[arg(help_heading = heading::STEPS)]
    #[arg(long, value_name = "M")]
    pub limit: Option<u64>,
    /// Print the steps backwards
    #[arg(help_heading = heading::STEPS)]
    #[arg(long)]
    pub reverse: bool,
    /// Stop at the first solution
    #[arg(help_heading = heading::BOARD)]
    #[arg(long)]
    pub first: bool,
    /// How a step is printed
    #[arg(help_heading = heading::OUTPUT)]
    #[arg(long, value_enum, default_value_t)]
    pub format: TraceFormat,
    /// The language of `text`; otherwise the locale decides
    #[arg(help_heading = heading::OUTPUT)]
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

/// The options of `solve`.
#[derive(Debug, Args)]
#[command(after_help = examples::SOLVE)]
pub struct SolveArgs {
    /// The number of queens, 1 to 32
    #[arg(value_name = "N", value_parser = board_size)]
    pub n: BoardSize,
    /// What is searched.
    #[command(flatten)]
    pub board: BoardArgs,
    /// Only the first solution
    #[arg(help_heading = heading::SOLUTIONS)]
    #[arg(long, conflicts_with = "nth")]
    pub first: bool,
    /// Only the solution with this number, from 1
    #[arg(help_heading = heading::SOLUTIONS)]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    pub nth: Option<u64>,
    /// How a board is printed
    #[arg(help_heading = heading::OUTPUT)]
    #[arg(long = "board", value_name = "FORM", value_enum, default_value_t)]
    pub form: BoardForm,
    /// The language; otherwise the locale decides
    #[arg(help_heading = heading::OUTPUT)]
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

/// The options of `lesson`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, after_help = examples::LESSON)]
pub struct LessonArgs {
    /// The lesson to give: a built-in one, or a file
    #[arg(value_name = "NAME", value_hint = ValueHint::FilePath)]
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
        #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
        file: String,
    },
}

/// The options of `completions`.
#[derive(Debug, Args)]
#[command(after_help = examples::COMPLETIONS)]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL", value_enum)]
    pub shell: Shell,
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

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_definitions_are_consistent() {
        Cli::command().debug_assert();
    }
}
