//! Terminals where there are no signals and no job control.

use std::io::{self, Write};

use crossterm::terminal;

/// The modes that the terminal had before they were changed.
#[derive(Debug, Clone)]
pub(crate) struct Modes(());

impl Modes {
    /// Switches the terminal to raw mode.
    pub(crate) fn enter_raw() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        Ok(Self(()))
    }

    /// Nobody changes the modes behind our back here.
    pub(crate) fn make_raw(&self) -> io::Result<()> {
        Ok(())
    }

    /// Puts the modes back.
    pub(crate) fn restore(&self) {
        let _ = terminal::disable_raw_mode();
    }
}

/// Standard output.
pub(crate) fn output() -> io::Result<impl Write + Send + 'static> {
    Ok(io::stdout())
}

/// There is no background here.
pub(crate) fn is_in_front() -> bool {
    true
}

/// There is no way to do this here.
pub(crate) fn discard_output() {}

/// Nothing is thrown away here.
pub(crate) fn let_output_out() {}

/// Columns and rows.
pub(crate) fn size() -> io::Result<(u16, u16)> {
    terminal::size()
}

/// A terminal that is gone ends the program here.
pub(crate) fn is_gone() -> bool {
    false
}

/// There is no job control here.
pub(crate) fn can_stop() -> bool {
    false
}

/// There are no signals here.
pub(crate) fn is_ignored(_: i32) -> bool {
    false
}
