//! Terminals of Unix. None of the calls waits for a terminal that has stopped reading.

use std::fs;
use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use nix::unistd::{Pid, getpgrp, getpid, getsid};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::stdio::{stdin, stdout};
use rustix::termios::{
    Action, OptionalActions, QueueSelector, Termios, tcflow, tcflush, tcgetattr, tcgetpgrp,
    tcgetwinsize, tcsetattr,
};
use signal_hook::consts::SIGTSTP;

/// How long it takes the system, on a busy machine too, to hand on what was written.
const HANDING_ON: Duration = Duration::from_millis(10);

/// The modes that the terminal had before they were changed.
#[derive(Debug, Clone)]
pub(crate) struct Modes(Termios);

impl Modes {
    /// Switches the terminal to raw mode.
    pub(crate) fn enter_raw() -> io::Result<Self> {
        let modes = Self(tcgetattr(stdin())?);
        modes.make_raw()?;
        Ok(modes)
    }

    /// Switches to raw mode again, whatever the modes have become.
    pub(crate) fn make_raw(&self) -> io::Result<()> {
        let mut raw = self.0.clone();
        raw.make_raw();
        Ok(tcsetattr(stdin(), OptionalActions::Now, &raw)?)
    }

    /// Puts the modes back. What was typed and not read yet was meant for this program, and is
    /// discarded.
    pub(crate) fn restore(&self) {
        // In the background the terminal is the shell's, and touching it would stop the process.
        if is_in_front() {
            let _ = tcflush(stdin(), QueueSelector::IFlush);
            let _ = tcsetattr(stdin(), OptionalActions::Now, &self.0);
        }
    }
}

/// Whether the terminal is for this process, and not for the shell or another job.
pub(crate) fn is_in_front() -> bool {
    tcgetpgrp(stdin()).map_or(true, |group| group.as_raw_pid() == getpgrp().as_raw())
}

/// Standard output without a buffer: one write of a frame is one write to the terminal.
pub(crate) fn output() -> io::Result<impl Write + Send + 'static> {
    Ok(fs::File::from(stdout().try_clone_to_owned()?))
}

/// Discards what has been written and not been read, and wakes up who waits to write more.
pub(crate) fn discard_output() {
    if is_in_front() {
        let _ = tcflush(stdout(), QueueSelector::OFlush);
        // Flushing makes room without telling the writer; stopping and starting tells it.
        let _ = tcflow(stdout(), Action::OOff);
        let _ = tcflow(stdout(), Action::OOn);
    }
}

/// Waits until the system has handed on what was written: when the first process of a session ends
/// (`ssh -t host nq-tui`), Linux throws away what is still on its way to the terminal's other end.
pub(crate) fn let_output_out() {
    if getsid(None).is_ok_and(|session| session == getpid()) {
        thread::sleep(HANDING_ON);
    }
}

/// Columns and rows.
pub(crate) fn size() -> io::Result<(u16, u16)> {
    let size = tcgetwinsize(stdout())?;
    Ok((size.ws_col, size.ws_row))
}

/// Reads what has been typed into `bytes` and says how much; `None` when there is nothing for
/// `patience`, or, without one, when there was nothing after all.
///
/// # Errors
/// The terminal cannot be read, or is gone.
pub(crate) fn read(bytes: &mut [u8], patience: Option<Duration>) -> io::Result<Option<usize>> {
    let timeout = patience.and_then(|patience| Timespec::try_from(patience).ok());
    let input = stdin();
    let mut watched = [PollFd::new(&input, PollFlags::IN)];
    match poll(&mut watched, timeout.as_ref()) {
        Ok(0) | Err(rustix::io::Errno::INTR) => return Ok(None),
        Ok(_) => {}
        Err(error) => return Err(error.into()),
    }
    match rustix::io::read(input, bytes) {
        // Outside raw mode, Ctrl-D ends a line that is not there.
        Ok(0) if !is_gone() => Ok(None),
        Ok(0) => Err(io::ErrorKind::UnexpectedEof.into()),
        Ok(length) => Ok(Some(length)),
        Err(rustix::io::Errno::INTR | rustix::io::Errno::AGAIN) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Whether the terminal has been closed.
pub(crate) fn is_gone() -> bool {
    hangs_up_within(Some(&Timespec { tv_sec: 0, tv_nsec: 0 }))
}

/// Blocks until the terminal is closed.
pub(crate) fn wait_until_gone() {
    while !hangs_up_within(None) {}
}

fn hangs_up_within(timeout: Option<&Timespec>) -> bool {
    let input = stdin();
    // Nothing is asked for: closing is always reported.
    let mut watched = [PollFd::new(&input, PollFlags::empty())];
    poll(&mut watched, timeout).is_ok_and(|found| found > 0)
}

/// Whether a shell is there to continue a process that stops.
pub(crate) fn can_stop() -> bool {
    // The session's own group has nobody outside who could: the kernel calls it orphaned. Outside
    // of a container the two look the same.
    let is_orphaned = getsid(None).is_ok_and(|session| session == getpgrp());
    !is_orphaned && !is_init() && !is_ignored(SIGTSTP)
}

/// Whether this is the first process of a container, which no default action of a signal ends or
/// stops.
pub(crate) fn is_init() -> bool {
    getpid() == Pid::from_raw(1)
}

/// Whether whoever started the program wanted `signal` to be ignored. Systems that do not tell
/// count as no.
pub(crate) fn is_ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    ignored
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}
