//! What the program does: the screen, or the same search printed.

pub mod census;
pub mod completions;
pub mod config;
pub mod count;
pub mod environment;
pub mod export;
pub mod lesson;
pub mod man;
pub mod pipe;
pub mod screen;
pub mod solve;
pub mod trace;

use std::io;

use crate::cli::{Cli, Command, SolveArgs, TraceArgs};
use crate::failure::Failure;
use crate::i18n::Language;

/// Does what the command line asks for.
///
/// # Errors
/// Wrong use, or a terminal or file that could not be used.
pub fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        None => screen::run(&cli.screen, &config::load()?),
        Some(Command::Trace(args)) => trace::run(&TraceArgs { lang: asked(args.lang)?, ..args }),
        Some(Command::Solve(args)) => solve::run(&SolveArgs { lang: asked(args.lang)?, ..args }),
        Some(Command::Config(command)) => config::run(command),
        Some(Command::Count(args)) => {
            let mut out = io::stdout().lock();
            let language = environment::language(asked(args.lang)?);
            count::run(&args, &mut out, &count::stderr_notice(language))
                .map_err(|error| count::failure(error, language))
        }
        Some(Command::Lesson(args)) => lesson::run(&args, &config::load()?),
        Some(Command::Completions(args)) => {
            pipe::written(completions::write(args.shell, &mut io::stdout().lock()))
        }
        Some(Command::Man) => pipe::written(man::write(&mut io::stdout().lock())),
        Some(Command::Export(args)) => export::run(&args, environment::language(asked(args.lang)?)),
        Some(Command::Census) => pipe::written(census::write_table(&mut io::stdout().lock())),
    }
}

/// The language of the option, else that of the user's file where it can be written.
fn asked(option: Option<Language>) -> Result<Option<Language>, Failure> {
    Ok(match option {
        Some(language) => Some(language),
        None => environment::kept_language(&config::load()?),
    })
}
