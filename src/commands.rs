//! What the program does: the screen, or the same search printed.

pub mod environment;
pub mod screen;
pub mod census;
pub mod count;
pub mod trace;

use crate::cli::{Cli, Command};
use crate::failure::Failure;

/// Does what the command line asks for.
///
/// # Errors
/// Wrong use, or a terminal or file that could not be used.
pub fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        None => screen::run(&cli.screen),
        Some(Command::Trace(args)) => trace::run(&args),
    }
}
