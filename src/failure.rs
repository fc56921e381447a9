//! Why the program could not do what it was asked to, in one line.

use std::ffi::OsString;
use std::ops::Range;

use clap::CommandFactory;

use crate::cli::Cli;

/// Why the program ends without having done its work.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It was asked for something impossible: exit code 2.
    #[error("{0}")]
    Usage(String),
    /// It cannot run here: exit code 1.
    #[error("{0}")]
    Cannot(String),
    /// Reading or writing failed: exit code 1.
    #[error("{0:#}")]
    Other(#[from] anyhow::Error),
}

impl Failure {
    /// The exit code for it.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Cannot(_) | Self::Other(_) => 1,
        }
    }

    /// What clap found wrong in `arguments` (without the program's name), in one line.
    pub fn usage_of(error: &clap::Error, arguments: impl Iterator<Item = OsString>) -> Self {
        let text = error.to_string();
        let what: Vec<&str> =
            text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
        let what = what.join(" ");
        let what = what.strip_prefix("error: ").unwrap_or(&what);
        Self::Usage(format!("{what} (see '{} --help')", command_of(arguments)))
    }
}

/// The line of `text` on which a range of its bytes begins, from 1.
pub fn line_of(text: &str, span: &Range<usize>) -> usize {
    let before = text.as_bytes().iter().take(span.start);
    before.filter(|byte| **byte == b'\n').count() + 1
}

/// `text` on one line, with control characters as what one would write for them: what a file says
/// is repeated to a terminal, which must not obey it.
pub fn visible(text: &str) -> String {
    let shown = |letter: char| match letter {
        letter if letter.is_control() => letter.escape_default().to_string(),
        letter => letter.to_string(),
    };
    text.chars().map(shown).collect()
}

/// The command that `arguments` ask for, as it is typed: `nq-tui trace`. Not every error of clap
/// knows it.
fn command_of(arguments: impl Iterator<Item = OsString>) -> String {
    let program = Cli::command();
    let mut command = &program;
    let mut typed = program.get_name().to_owned();
    for argument in arguments {
        if let Some(below) = command.find_subcommand(&argument) {
            typed = format!("{typed} {}", below.get_name());
            command = below;
        }
    }
    typed
}
