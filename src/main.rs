//! The `nq-tui` program: parse, run, exit code.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use nq_tui::cli::Cli;
use nq_tui::commands::environment;
use nq_tui::tui::glyphs::GlyphSet;
use nq_tui::{Failure, run};

fn main() -> ExitCode {
    let failure = match Cli::try_parse() {
        Ok(cli) => match run(cli) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(failure) => failure,
        },
        Err(error) if !error.use_stderr() => {
            // Help or version; a reader that has gone away wants no more of it.
            let _ = match environment::glyphs() {
                GlyphSet::Unicode => error.print(),
                set => write!(io::stdout(), "{}", set.twins(&error.to_string())),
            };
            return ExitCode::SUCCESS;
        }
        Err(error) => Failure::usage_of(&error),
    };
    // Nobody may be reading; there is nobody else to tell.
    let failure_text = environment::glyphs().twins(&failure.to_string());
    let _ = writeln!(io::stderr(), "nq-tui: {failure_text}");
    ExitCode::from(failure.exit_code())
}
