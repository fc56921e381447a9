//! Signals, and the terminal's end, as messages to the loop.
//!
//! The handlers are there before the terminal is entered, so there is no moment at which a signal
//! would leave it as it is. A loop that does not end in time is not waited for.

use std::io;
#[cfg(unix)]
use std::{thread, time::Duration};

use crossbeam_channel::{Receiver, Sender, bounded};

use super::terminal::Terminal;

/// How many signals wait. Equal ones are merged by the system, so few ever do.
const WAITING_SIGNALS: usize = 64;

/// How long the loop has to leave the terminal and end the program.
#[cfg(unix)]
const GRACE: Duration = Duration::from_millis(700);

/// What a signal asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signal {
    /// The program is to end, of this signal.
    End(i32),
    /// The terminal is gone; the program is to end.
    Gone,
    /// The program is to stop until it is continued.
    Stop,
    /// The program goes on after it was stopped, whoever stopped it.
    Continue,
    /// The terminal may have another size.
    Resize,
}

#[cfg(unix)]
mod unix {
    use super::{GRACE, Signal, Terminal, die_of};

    use crossbeam_channel::Sender;
    use signal_hook::consts::{
        SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2,
        SIGVTALRM, SIGWINCH, SIGXCPU,
    };
    use signal_hook::iterator::Signals;
    use std::{io, thread};

    use crate::tui::tty;

    /// The signals that end a program which does not handle them, as far as they come from outside.
    const ENDING: [i32; 10] =
        [SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU];

    pub(super) fn listen(terminal: Terminal, sender: Sender<Signal>) -> io::Result<()> {
        let ending = ENDING.into_iter().filter(|signal| !tty::is_ignored(*signal));
        let stopping = tty::can_stop().then_some(SIGTSTP);
        let mut signals = Signals::new(ending.chain(stopping).chain([SIGCONT, SIGWINCH]))?;
        thread::Builder::new().name("signals".to_owned()).spawn(move || {
            loop {
                let mut found: Vec<i32> = signals.wait().collect();
                // Of a stop and a continue found together the stop is the older one: a stop that
                // comes last would be for good.
                found.sort_by_key(|number| *number == SIGCONT);
                for number in found {
                    pass_on(number, &terminal, &sender);
                }
            }
        })?;
        Ok(())
    }

    fn pass_on(number: i32, terminal: &Terminal, sender: &Sender<Signal>) {
        let signal = match number {
            SIGTSTP => Signal::Stop,
            SIGCONT => Signal::Continue,
            SIGWINCH => Signal::Resize,
            number => Signal::End(number),
        };
        // With so many waiting, the loop is about to look at everything anyway.
        let _ = sender.try_send(signal);
        if let Signal::End(number) = signal {
            thread::sleep(GRACE);
            terminal.leave();
            die_of(number);
        }
    }
}

/// Turns signals into messages from now on.
///
/// # Errors
/// The system has no thread or no handler left.
pub fn listen(terminal: &Terminal) -> io::Result<Receiver<Signal>> {
    let (sender, signals) = bounded(WAITING_SIGNALS);
    #[cfg(unix)]
    {
        unix::listen(terminal.clone(), sender.clone())?;
        watch_terminal(sender)?;
    }
    #[cfg(not(unix))]
    drop((terminal, sender));
    Ok(signals)
}

/// A terminal can go without a signal: when the program is to ignore it, or when it is not the
/// first of its session.
#[cfg(unix)]
fn watch_terminal(sender: Sender<Signal>) -> io::Result<()> {
    let watch = move || {
        super::tty::wait_until_gone();
        let _ = sender.try_send(Signal::Gone);
    };
    thread::Builder::new().name("watchdog".to_owned()).spawn(watch)?;
    Ok(())
}

/// Stops the process group as the terminal's own Ctrl-Z does. The loop learns of it by a signal.
pub fn stop_group() -> io::Result<()> {
    #[cfg(unix)]
    rustix::process::kill_current_process_group(rustix::process::Signal::TSTP)?;
    Ok(())
}

/// Stops this process until it is continued.
pub fn stop() {
    #[cfg(unix)]
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

/// Ends the process the way `signal` would have, once the terminal is restored.
pub fn die_of(signal: i32) {
    #[cfg(unix)]
    let _ = signal_hook::low_level::emulate_default_handler(signal);
    #[cfg(not(unix))]
    let _ = signal;
}

/// Ends the process as the terminal's end does, unless whoever started it wanted that ignored.
pub fn die_of_hangup() {
    #[cfg(unix)]
    if !super::tty::is_ignored(signal_hook::consts::SIGHUP) {
        die_of(signal_hook::consts::SIGHUP);
    }
}
