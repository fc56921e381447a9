//! What the program does: the screen, or the same search printed.

pub mod census;
pub mod count;
pub mod environment;
pub mod pipe;
pub mod screen;
pub mod solve;
pub mod trace;

use std::io;

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
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Count(args)) => {
            let mut out = io::stdout().lock();
            let language = environment::language(args.lang);
            count::run(&args, &mut out, &count::stderr_notice(language))
                .map_err(|error| count::failure(error, language))
        }
        Some(Command::Census) => pipe::written(census::write_table(&mut io::stdout().lock())),
    }
}
