//! Whatever ends or stops the program, at whatever moment, the terminal is as it was before.
//!
//! `NQ_TUI_RUNS` says how often each event is tried; moments are drawn from a fixed seed.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "support/pty.rs"]
mod pty;
#[cfg(target_os = "linux")]
#[path = "support/status.rs"]
mod status;

use std::env;
use std::thread;
use std::time::Duration;

use pty::{NO_WRAPPER, Terminal};
use rstest::rstest;
use rustix::process::{Signal, kill_process};

/// How often each event is tried unless told otherwise: half of them just after the start.
const RUNS: u64 = 20;

/// When the event comes.
#[derive(Debug, Clone, Copy)]
enum Moment {
    /// Within 6 ms of the start.
    Early(Duration),
    /// While it is shown.
    Shown(Duration),
}

/// The moments of all runs, and a number for each.
fn moments(seed: u64) -> impl Iterator<Item = (Moment, u64)> {
    let runs = env::var("NQ_TUI_RUNS").map_or(RUNS, |runs| runs.parse().unwrap());
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    (0..runs).map(move |run| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let moment = if run % 2 == 0 {
            Moment::Early(Duration::from_micros(state % 6_000))
        } else {
            Moment::Shown(Duration::from_micros(state % 40_000))
        };
        (moment, state >> 32)
    })
}

const PLAYING: &str = "8 --lang en --play --speed 200 --mouse";

/// Lets the program come to `moment`.
fn come_to(terminal: &mut Terminal, moment: Moment) {
    match moment {
        Moment::Early(time) => thread::sleep(time),
        Moment::Shown(time) => {
            terminal.wait_for("steps/s");
            // The moment is what is random, not the outcome.
            thread::sleep(time);
        }
    }
}

#[rstest]
#[case::quit("q", &["0"])]
// Before the terminal is raw, the driver makes a signal of it.
#[case::ctrl_c("\x03", &["0", "Interrupt"])]
fn a_key_leaves_it_clean(#[case] key: &str, #[case] ends: &[&str]) {
    for (moment, _) in moments(1) {
        let mut terminal = Terminal::start(PLAYING, 80, 24);
        come_to(&mut terminal, moment);
        terminal.write(key);
        let end = terminal.end();
        assert!(ends.contains(&end.as_str()), "{end} at {moment:?}");
        assert_eq!(terminal.damage(), Vec::<String>::new(), "at {moment:?}");
    }
}

#[rstest]
#[case(Signal::TERM, "Terminated")]
#[case(Signal::HUP, "Hangup")]
#[case(Signal::INT, "Interrupt")]
#[case(Signal::QUIT, "Quit")]
#[case(Signal::USR1, "User defined signal 1")]
#[case(Signal::USR2, "User defined signal 2")]
#[case(Signal::ALARM, "Alarm clock")]
fn a_signal_ends_it_and_leaves_it_clean(#[case] signal: Signal, #[case] name: &str) {
    let number = signal.as_raw().unsigned_abs().into();
    for (moment, _) in moments(number) {
        let mut terminal = Terminal::start(PLAYING, 80, 24);
        come_to(&mut terminal, moment);
        terminal.signal(signal);
        let end = terminal.end();
        // The core of a quit program may be kept, and then that is said too.
        assert!(end.starts_with(name), "{end} at {moment:?}");
        assert_eq!(terminal.damage(), Vec::<String>::new(), "at {moment:?}");
        let after = terminal.written_after();
        assert!(after.is_empty(), "{after:?} at {moment:?}");
    }
}

/// A signal is lost when its handler is being installed, and two are turned round when their
/// handlers run on two threads.
#[cfg(target_os = "linux")]
mod threads {
    use std::fs;

    use rustix::process::{Pid, Signal};

    use super::{PLAYING, Terminal, status};

    /// What is told of each thread.
    fn threads(process: Pid) -> Vec<String> {
        let folder = format!("/proc/{}/task", process.as_raw_nonzero());
        let tasks = fs::read_dir(folder).into_iter().flatten();
        tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("status")).ok()).collect()
    }

    fn takes_signals(thread: &str) -> bool {
        status::field(thread, "Name") == Some("signals")
    }

    #[test]
    fn one_thread_takes_the_signals() {
        let mut terminal = Terminal::start(PLAYING, 80, 24);
        terminal.wait_for("steps/s");
        let threads = threads(terminal.process());
        assert!(threads.len() >= 5, "{threads:?}");
        for thread in threads {
            for signal in [Signal::TERM, Signal::HUP, Signal::CONT, Signal::WINCH] {
                let is_blocked = status::holds(&thread, "SigBlk", signal);
                assert_eq!(is_blocked, !takes_signals(&thread), "{signal:?}: {thread}");
            }
        }
    }

    #[test]
    fn before_the_screen_is_there_a_signal_ends_it_at_once() {
        let mut terminal = Terminal::start("20 --at s30000000000", 80, 24);
        terminal.wait_until("thread of signals", |terminal| {
            let is_open = |thread: &String| !status::holds(thread, "SigBlk", Signal::INT);
            threads(terminal.process()).iter().any(|it| takes_signals(it) && is_open(it))
        });
        terminal.write("\x03");
        assert_eq!(terminal.end(), "Interrupt");
        assert_eq!(terminal.damage(), Vec::<String>::new());
        assert_eq!(terminal.written().replace("^C", ""), "");
    }
}

#[rstest]
#[case::ctrl_z(None)]
#[case::stopped_from_outside(Some(Signal::TSTP))]
fn it_stops_clean_and_is_continued(#[case] signal: Option<Signal>) {
    for (moment, _) in moments(2) {
        let mut terminal = Terminal::start_job(PLAYING, NO_WRAPPER);
        terminal.wait_for_written("[process ");
        come_to(&mut terminal, moment);
        match signal {
            Some(signal) => kill_process(terminal.job(), signal).unwrap(),
            None => terminal.write("\x1a"),
        }
        terminal.wait_for_written("[stopped 1");
        assert_eq!(terminal.damage(), Vec::<String>::new(), "stopped at {moment:?}");
        terminal.write("\n");
        terminal.wait_for("■");
        terminal.wait_until("the screen taken", Terminal::is_taken);
        terminal.write("q");
        terminal.wait_for_written("[ended 0]");
        assert_eq!(terminal.end(), "0");
        assert_eq!(terminal.damage(), Vec::<String>::new(), "after {moment:?}");
    }
}

#[test]
fn the_shell_may_do_as_it_likes_with_a_program_that_is_stopped() {
    for (moment, _) in moments(3) {
        let mut terminal = Terminal::start_job(PLAYING, NO_WRAPPER);
        terminal.wait_for_written("[process ");
        come_to(&mut terminal, moment);
        kill_process(terminal.job(), Signal::STOP).unwrap();
        terminal.wait_for_written("[stopped 147]");
        let entered = terminal.written().matches("\x1b[?1049h").count();
        terminal.write("\n");
        terminal.wait_until_entered(entered + 1);
        terminal.wait_for("■");
        terminal.write("q");
        terminal.wait_for_written("[ended 0]");
        assert_eq!(terminal.end(), "0");
        assert_eq!(terminal.damage(), Vec::<String>::new(), "at {moment:?}");
    }
}

/// Faults can be asked for in debug builds only.
#[cfg(debug_assertions)]
mod faults {
    use super::{Moment, PLAYING, Terminal, moments};

    fn start(fault: &str, (moment, number): (Moment, u64)) -> Terminal {
        let most = if matches!(moment, Moment::Early(_)) { 3 } else { 40 };
        let fault = format!("{fault}:{}", number % most);
        Terminal::start_in(PLAYING, 80, 24, &[("NQ_TUI_FAULT", &fault)])
    }

    #[test]
    fn a_panic_of_the_loop_leaves_it_clean_and_is_shown() {
        for run in moments(4) {
            let mut terminal = start("loop", run);
            assert_eq!(terminal.end(), "101", "{run:?}");
            assert_eq!(terminal.damage(), Vec::<String>::new(), "{run:?}");
            assert!(terminal.written_after().contains("broken as asked"), "{run:?}");
        }
    }

    #[test]
    fn an_error_leaves_it_clean_and_is_told() {
        for run in moments(5) {
            let mut terminal = start("write", run);
            assert_eq!(terminal.end(), "1", "{run:?}");
            assert_eq!(terminal.damage(), Vec::<String>::new(), "{run:?}");
            let after = terminal.written_after();
            assert_eq!(after.trim_end(), "nq-tui: terminal: broken as asked", "{run:?}");
        }
    }

    #[test]
    fn a_panic_of_the_search_is_told_and_the_screen_goes_on() {
        for run in moments(6) {
            let mut terminal = start("stream", run);
            terminal.wait_for("broken as asked");
            assert!(terminal.is_taken(), "{run:?}");
            terminal.type_until("?", "Keys");
            terminal.write("q");
            assert_eq!(terminal.end(), "0", "{run:?}");
            assert_eq!(terminal.damage(), Vec::<String>::new(), "{run:?}");
        }
    }
}
