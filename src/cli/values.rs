//! How the values of options are read, and what is said of wrong ones.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::playback::{Speed, Target};
use crate::search::{BoardSize, Strategy};

/// Rows of a board.
pub(crate) fn board_size(text: &str) -> Result<BoardSize, String> {
    text.parse()
        .ok()
        .and_then(BoardSize::new)
        .ok_or_else(|| "a board has 1 to 32 rows; give a number from 1 to 32".to_owned())
}

/// The strategies by name, each with its line of the help.
pub(crate) fn strategies() -> impl TypedValueParser<Value = Strategy> {
    let value = |strategy: Strategy| {
        PossibleValue::new(strategy.name()).help(match strategy {
            Strategy::Backtrack => "One queen a row, each square tested before a queen is placed",
            Strategy::Rows => "Blind: one queen a row, tested only when the board is full",
            Strategy::Squares => "Blind: any n squares, tested only when n are chosen",
        })
    };
    PossibleValuesParser::new(Strategy::ALL.map(value))
        .map(|name| Strategy::named(&name).unwrap_or_default())
}

/// Where to jump to.
pub(crate) fn target(text: &str) -> Result<Target, String> {
    Target::parse(text, 0)
        .map_err(|error| format!("{error}; write 42, 50%, start, end, s3, d1 or v2,1"))
}

/// Steps a second.
pub(crate) fn speed(text: &str) -> Result<Speed, String> {
    text.parse()
        .ok()
        .and_then(Speed::new)
        .ok_or_else(|| "give steps a second, from 0.25 to 1000000000000".to_owned())
}
