//! `nq-tui completions SHELL`: the script with which a shell completes the command line, and the
//! answers that the script asks the program for.
//!
//! Scripts that know the whole command line do not work here: they take the N of `nq-tui 8 --at`
//! for a command.

use std::env;
use std::io::{self, Write};

use anyhow::Context;
use clap::{CommandFactory, ValueEnum};
use clap_complete::CompleteEnv;
use clap_complete::env::Shells;

use crate::cli::Cli;
use crate::failure::Failure;

/// The variable by which a script says which shell it is of.
const ASKED_BY: &str = "NQ_TUI_COMPLETE";

/// A shell that completes command lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Shell {
    /// GNU Bash.
    Bash,
    /// Zsh.
    Zsh,
    /// Fish.
    Fish,
    /// PowerShell.
    #[value(name = "powershell")]
    PowerShell,
    /// Elvish.
    Elvish,
}

impl Shell {
    const fn name(self) -> &'static str {
        match self {
            Self::Bash => "bash",
            Self::Zsh => "zsh",
            Self::Fish => "fish",
            Self::PowerShell => "powershell",
            Self::Elvish => "elvish",
        }
    }
}

/// What makes the script of Zsh answer the first time as well when it lies in `$fpath`, where Zsh
/// runs it only when it is asked.
const ZSH_FIRST_TIME: &str = "\
if [[ $funcstack[1] == _nq-tui ]]; then
    _clap_dynamic_completer_nq_tui
fi
";

/// Writes the script of `shell`.
///
/// # Errors
/// `out` cannot be written.
pub fn write(shell: Shell, out: &mut impl Write) -> io::Result<()> {
    let name = Cli::command().get_name().to_owned();
    if let Some(completer) = Shells::builtins().completer(shell.name()) {
        completer.write_registration(ASKED_BY, &name, &name, &name, out)?;
    }
    if shell == Shell::Zsh {
        out.write_all(ZSH_FIRST_TIME.as_bytes())?;
    }
    out.flush()
}

/// Prints what could come next if a script asks for it, and says whether one did.
///
/// # Errors
/// The shell is unknown, or standard output cannot be written.
pub fn answer() -> Result<bool, Failure> {
    CompleteEnv::with_factory(Cli::command)
        .var(ASKED_BY)
        .try_complete(env::args_os(), env::current_dir().ok().as_deref())
        .context("completions")
        .map_err(Failure::Other)
}
