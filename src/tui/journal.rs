//! The log for reports of faults: one line of plain text for each thing that happened.

use std::env;
use std::fmt::Debug;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use super::tty;

/// The environment variables that change how the program looks or speaks.
const ENVIRONMENT: [&str; 10] = [
    "TERM",
    "COLORTERM",
    "TERM_PROGRAM",
    "TMUX",
    "STY",
    "NO_COLOR",
    "LANG",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
];

/// Where it is written, if it was asked for. What cannot be written is left out.
#[derive(Debug, Clone, Default)]
pub struct Journal(Option<Arc<(File, Instant)>>);

impl Journal {
    /// Begins a log in the file at `path`, which is emptied.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn create(path: &Path) -> io::Result<Self> {
        let journal = Self(Some(Arc::new((File::create(path)?, Instant::now()))));
        journal.note("version", env!("CARGO_PKG_VERSION"));
        journal.note("system", (env::consts::OS, env::consts::ARCH));
        journal.note("arguments", env::args_os().skip(1).collect::<Vec<_>>());
        for name in ENVIRONMENT {
            if let Some(value) = env::var_os(name) {
                journal.note(name, value);
            }
        }
        journal.note("columns, rows", tty::size());
        Ok(journal)
    }

    /// Notes that `what` happened: seconds since the start, and how it happened.
    pub fn note(&self, what: &str, how: impl Debug) {
        let Some((file, start)) = self.0.as_deref() else { return };
        let seconds = start.elapsed().as_secs_f64();
        // In one write, so that lines of two threads do not mix.
        let line = format!("{seconds:10.4} {what} {how:?}\n");
        let _ = (&*file).write_all(line.as_bytes());
    }
}
