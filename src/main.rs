//! The `nq-tui` program: parse, run, exit code.

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use nq_tui::cli::Cli;
use nq_tui::commands::{completions, environment, pipe};
use nq_tui::failure::visible;
use nq_tui::tui::glyphs::GlyphSet;
use nq_tui::{Failure, run};

fn main() -> ExitCode {
    let Err(failure) = start() else { return ExitCode::SUCCESS };
    // Nobody may be reading; there is nobody else to tell.
    let failure_text = environment::glyphs().twins(&visible(&failure.to_string()));
    let _ = writeln!(io::stderr(), "nq-tui: {failure_text}");
    ExitCode::from(failure.exit_code())
}

fn start() -> Result<(), Failure> {
    if completions::answer()? {
        return Ok(());
    }
    match Cli::try_parse() {
        Ok(cli) => run(cli),
        // Help or version.
        Err(error) if !error.use_stderr() => pipe::written(print_help(&error)),
        Err(error) => Err(Failure::usage_of(&error, env::args_os().skip(1))),
    }
}

fn print_help(help: &clap::Error) -> io::Result<()> {
    match environment::glyphs() {
        GlyphSet::Unicode => help.print(),
        set => write!(io::stdout(), "{}", set.twins(&help.to_string())),
    }
}
