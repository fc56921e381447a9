//! Signals, and the terminal's end, as messages to the loop.
//!
//! [`install`] comes before any other thread, because of two things that would lose a signal or
//! turn two round: a handler that is being installed, and handlers that run on several threads. So
//! every thread blocks the signals but the one that is for them. Until [`Handlers::attend`] each
//! signal does what it does without a handler; the terminal is entered after that, so there is no
//! moment at which a signal would leave it as it is. That change is made by the thread of signals
//! itself: on another, the terminal could be entered between a handler's look and its end of the
//! process. A loop that does not end in time is not waited for.

use std::io;
#[cfg(unix)]
use std::{thread, time::Duration};

#[cfg(unix)]
use crossbeam_channel::Sender;
use crossbeam_channel::{Receiver, bounded};

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

/// The handlers of all signals, which nobody attends to yet.
#[derive(Debug)]
pub struct Handlers {
    signals: Receiver<Signal>,
    #[cfg(unix)]
    sender: Sender<Signal>,
    #[cfg(unix)]
    calls: Sender<Call>,
}

/// Asks the thread of signals to make messages of them from now on.
#[cfg(unix)]
#[derive(Debug)]
struct Call {
    /// The terminal, to leave if the loop does not.
    terminal: Terminal,
    /// Told once it is so.
    done: Sender<()>,
}

#[cfg(unix)]
mod unix {
    use super::{Call, GRACE, Signal, die_of, status_of};

    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::{io, thread};

    use crossbeam_channel::{Receiver, Sender};
    use nix::sys::signal::SigSet;
    use signal_hook::consts::{
        SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2,
        SIGVTALRM, SIGWINCH, SIGXCPU,
    };
    use signal_hook::flag::{register_conditional_default, register_conditional_shutdown};
    use signal_hook::iterator::Signals;

    use crate::tui::terminal::Terminal;
    use crate::tui::tty;

    /// The signals that end a program which does not handle them, as far as they come from outside.
    const ENDING: [i32; 10] =
        [SIGALRM, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU];

    /// Until the loop attends to it, `signal` ends the process as it would without a handler.
    fn end_if_missing(signal: i32, is_missing: Arc<AtomicBool>) -> io::Result<()> {
        if tty::is_init() {
            register_conditional_shutdown(signal, status_of(signal), is_missing)?;
        } else {
            register_conditional_default(signal, is_missing)?;
        }
        Ok(())
    }

    pub(super) fn install(calls: Receiver<Call>, sender: Sender<Signal>) -> io::Result<()> {
        let ending = ENDING.into_iter().filter(|signal| !tty::is_ignored(*signal));
        let stopping = tty::can_stop().then_some(SIGTSTP);
        let deadly: Vec<i32> = ending.chain(stopping).collect();
        let all = || deadly.iter().copied().chain([SIGCONT, SIGWINCH]);
        let set = all().map(nix::sys::signal::Signal::try_from).collect::<Result<SigSet, _>>()?;
        set.thread_block()?;
        let is_missing = Arc::new(AtomicBool::new(true));
        for signal in &deadly {
            end_if_missing(*signal, Arc::clone(&is_missing))?;
        }
        let mut signals = Signals::new(all())?;
        thread::Builder::new().name("signals".to_owned()).spawn(move || {
            let _ = set.thread_unblock();
            let terminal = calls.recv().ok().map(|Call { terminal, done }| {
                is_missing.store(false, Ordering::SeqCst);
                let _ = done.send(());
                terminal
            });
            loop {
                let mut found: Vec<i32> = signals.wait().collect();
                // A stop and a continue found together are a stop that is over, perhaps one that
                // nobody attended to.
                if found.contains(&SIGCONT) {
                    found.retain(|number| *number != SIGTSTP);
                }
                for number in found {
                    pass_on(number, terminal.as_ref(), &sender);
                }
            }
        })?;
        Ok(())
    }

    fn pass_on(number: i32, terminal: Option<&Terminal>, sender: &Sender<Signal>) {
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
            if let Some(terminal) = terminal {
                terminal.leave();
            }
            die_of(number);
        }
    }
}

/// Installs the handlers. To be called before any other thread is started.
///
/// # Errors
/// The system has no thread or no handler left.
pub fn install() -> io::Result<Handlers> {
    let (sender, signals) = bounded(WAITING_SIGNALS);
    #[cfg(unix)]
    {
        let (calls, called) = bounded(1);
        unix::install(called, sender.clone())?;
        Ok(Handlers { signals, sender, calls })
    }
    #[cfg(not(unix))]
    {
        drop::<crossbeam_channel::Sender<Signal>>(sender);
        Ok(Handlers { signals })
    }
}

impl Handlers {
    /// Turns signals into messages from now on.
    ///
    /// # Errors
    /// The system has no thread left.
    pub fn attend(self, terminal: &Terminal) -> io::Result<Receiver<Signal>> {
        #[cfg(unix)]
        {
            let (done, answer) = bounded(1);
            // The thread of signals never ends.
            let _ = self.calls.send(Call { terminal: terminal.clone(), done });
            let _ = answer.recv();
            watch_terminal(self.sender)?;
        }
        #[cfg(not(unix))]
        let _ = terminal;
        Ok(self.signals)
    }
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

/// The exit status that a shell makes of a process ended by `signal`.
#[cfg(unix)]
const fn status_of(signal: i32) -> i32 {
    128 + signal
}

/// Ends the process the way `signal` would have, once the terminal is restored.
pub fn die_of(signal: i32) {
    #[cfg(unix)]
    {
        if super::tty::is_init() {
            signal_hook::low_level::exit(status_of(signal));
        }
        let _ = signal_hook::low_level::emulate_default_handler(signal);
    }
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
