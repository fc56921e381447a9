//! The options of `nq-tui export`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use crate::cli::{BoardArgs, board_size, examples, heading, speed, target};
use crate::export::cast::Version;
use crate::export::format::Format;
use crate::i18n::Language;
use crate::playback::{Speed, Target};
use crate::save::Existing;
use crate::search::BoardSize;
use crate::tui::glyphs::GlyphChoice;
use crate::tui::settings::Overlay;
use crate::tui::theme::ThemeName;
use crate::tui::view::View;

/// What `export` writes, and where.
#[derive(Debug, Args)]
#[command(after_help = examples::EXPORT)]
#[expect(clippy::struct_excessive_bools, reason = "a flag of the command line is given or not")]
pub struct ExportArgs {
    /// The number of queens, 1 to 32
    #[arg(value_name = "N", required_unless_present = "lesson", value_parser = board_size)]
    pub n: Option<BoardSize>,
    /// The file; otherwise standard output. Several frames become FILE-0001, FILE-0002, …
    #[arg(help_heading = heading::OUTPUT, value_hint = ValueHint::FilePath)]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The format; otherwise the ending of FILE decides
    #[arg(help_heading = heading::OUTPUT)]
    #[arg(long, value_enum)]
    pub format: Option<Format>,
    /// Replace files that exist
    #[arg(help_heading = heading::OUTPUT)]
    #[arg(long)]
    pub force: bool,
    /// The width in pixels of a board or a tree
    #[arg(help_heading = heading::OUTPUT)]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(16..=16_384))]
    pub width: Option<u32>,
    /// The version of a recording
    #[arg(help_heading = heading::OUTPUT)]
    #[arg(long, value_enum, value_name = "VERSION", default_value_t)]
    pub cast_version: Version,
    /// The frame there: 42, 50%, start, end, s3, d1, v2,1; otherwise the first solution
    #[arg(help_heading = heading::STEPS)]
    #[arg(long, value_name = "TARGET", value_parser = target, conflicts_with_all = ["range", "lesson"])]
    pub at: Option<Target>,
    /// All frames from one target to another: 1..=31, start..=s1
    #[arg(help_heading = heading::STEPS)]
    #[arg(long, value_name = "A..=B", value_parser = range, conflicts_with = "lesson")]
    pub range: Option<(Target, Target)>,
    /// The stops of a lesson: a built-in one, or a file
    #[arg(help_heading = heading::STEPS, value_hint = ValueHint::FilePath)]
    #[arg(long, value_name = "LESSON", conflicts_with = "n")]
    pub lesson: Option<String>,
    /// Stop at the first solution
    #[arg(help_heading = heading::STEPS)]
    #[arg(long)]
    pub first: bool,
    /// Steps a second in a film, a recording or a page
    #[arg(help_heading = heading::STEPS)]
    #[arg(long, value_name = "STEPS_PER_SECOND", value_parser = speed)]
    pub speed: Option<Speed>,
    /// What is searched.
    #[command(flatten)]
    pub board: BoardArgs,
    /// The board alone (svg, png, gif)
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, conflicts_with = "tree_only")]
    pub board_only: bool,
    /// The state-space tree alone (svg, png, gif)
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long)]
    pub tree_only: bool,
    /// The size of the screen in columns and rows
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_name = "COLSxROWS", default_value = "80x24", value_parser = size)]
    pub size: (u16, u16),
    /// What stands beside the board
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_enum, value_name = "VIEW", default_value_t)]
    pub view: View,
    /// What is written over the board: none, free, diagonals, antidiagonals
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_name = "OVERLAY", default_value = "none", value_parser = overlay)]
    pub overlay: Overlay,
    /// The colours
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_enum, value_name = "THEME", default_value_t)]
    pub theme: ThemeName,
    /// The symbols
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_enum, value_name = "SYMBOLS", default_value_t)]
    pub glyphs: GlyphChoice,
    /// Count rows and columns from 1
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long)]
    pub one_based: bool,
    /// The language; otherwise the locale decides
    #[arg(help_heading = heading::SCREEN)]
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

impl ExportArgs {
    /// What becomes of files that exist.
    pub const fn existing(&self) -> Existing {
        if self.force { Existing::Replace } else { Existing::Keep }
    }
}

fn range(text: &str) -> Result<(Target, Target), String> {
    let (from, to) = text
        .split_once("..=")
        .or_else(|| text.split_once(".."))
        .ok_or_else(|| "write two targets, as in 1..=31 or start..=s1".to_owned())?;
    Ok((target(from)?, target(to)?))
}

fn size(text: &str) -> Result<(u16, u16), String> {
    text.split_once(['x', '×'])
        .and_then(|(columns, rows)| Some((columns.parse().ok()?, rows.parse().ok()?)))
        .filter(|(columns, rows)| (20..=500).contains(columns) && (8..=300).contains(rows))
        .ok_or_else(|| "write columns and rows, from 20x8 to 500x300, as in 80x24".to_owned())
}

fn overlay(name: &str) -> Result<Overlay, String> {
    Overlay::named(name)
        .ok_or_else(|| "overlays are none, free, diagonals and antidiagonals".to_owned())
}
