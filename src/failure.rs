//! Why the program could not do what it was asked to, in one line.

use clap::error::{ContextKind, ContextValue};

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

    /// What clap found wrong, in one line.
    pub fn usage_of(error: &clap::Error) -> Self {
        let text = error.to_string();
        let what: Vec<&str> =
            text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
        let what = what.join(" ");
        let what = what.strip_prefix("error: ").unwrap_or(&what).to_owned();
        let command = match error.get(ContextKind::Usage) {
            Some(ContextValue::StyledStr(usage)) if usage.to_string().contains("trace") => {
                "nq-tui trace --help"
            }
            _ => "nq-tui --help",
        };
        Self::Usage(format!("{what} (see '{command}')"))
    }
}
