//! Terminals that are closed, that stop reading, that read slowly; shells that do not continue a
//! program; a standard error that nobody reads.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "support/pty.rs"]
mod pty;

use std::fs;
use std::thread;
use std::time::Duration;

use pty::{REDRAW, Reading, Terminal, WRAPPER};
use rstest::rstest;
use rustix::process::Signal;

#[rstest]
#[case::told("exec \"$@\"", "Hangup")]
#[case::not_told("trap '' HUP; exec \"$@\"", "1")]
fn a_terminal_that_is_closed_ends_it(
    #[case] script: &str,
    #[case] end: &str,
    #[values("8 --lang en", "8 --lang en --play --speed 1000")] arguments: &str,
) {
    let mut terminal = Terminal::start_by(script, arguments, &[]);
    terminal.wait_for("of 17,868");
    terminal.hang_up();
    assert_eq!(terminal.status(), end);
}

/// A file that is removed in the end.
struct Log(String);

impl Log {
    fn new(name: &str) -> Self {
        let name = format!("nq-tui-{name}-{}.log", std::process::id());
        Self(std::env::temp_dir().join(name).to_str().unwrap().to_owned())
    }

    fn count(&self, what: &str) -> usize {
        let log = fs::read_to_string(&self.0).unwrap();
        log.lines().filter(|line| line.split_whitespace().nth(1) == Some(what)).count()
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// A program whose terminal has stopped reading and takes no more.
fn stalled(name: &str, arguments: &str) -> (Terminal, Log) {
    let log = Log::new(name);
    let mut terminal = Terminal::start(&format!("{arguments} --log {}", log.0), 200, 60);
    terminal.wait_for("Empty board.");
    terminal.read(Reading::Held);
    let mut pressed = 0;
    // As long as the terminal takes anything, each key is answered by a frame.
    while log.count("input") < log.count("frame") + 5 {
        terminal.write(REDRAW);
        pressed += 1;
        while log.count("input") < pressed {
            thread::sleep(Duration::from_millis(1));
        }
    }
    (terminal, log)
}

#[rstest]
#[case::told_to_end(Some(Signal::TERM), "Terminated")]
#[case::left(None, "0")]
fn a_terminal_that_stops_reading_holds_up_nothing(
    #[case] signal: Option<Signal>,
    #[case] end: &str,
) {
    let (mut terminal, _log) = stalled(&format!("stalled-{end}"), "32 --lang en");
    match signal {
        Some(signal) => terminal.signal(signal),
        None => terminal.write("q"),
    }
    assert_eq!(terminal.status(), end);
    // It reads again, and finds that it has been left.
    terminal.read(Reading::On);
    assert_eq!(terminal.end(), end);
    terminal.assert_restored();
}

#[test]
fn a_terminal_that_reads_again_gets_the_newest_frame_and_no_backlog() {
    let (mut terminal, log) = stalled("reads-again", "8 --lang en");
    for _ in 0..200 {
        terminal.write("l");
    }
    // 200 keys were taken in; not one of them is a frame that waits.
    while log.count("input") < 200 {
        thread::sleep(Duration::from_millis(1));
    }
    let frames = log.count("frame");
    terminal.read(Reading::On);
    terminal.wait_for("step 200 of");
    assert!(log.count("frame") < frames + 20, "{} frames after {frames}", log.count("frame"));
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[cfg(debug_assertions)]
#[rstest]
#[case::closed("exec \"$@\" 2>&-")]
#[case::full("exec \"$@\" 2>/dev/full")]
fn a_panic_that_nobody_can_be_told_of_leaves_it_clean(#[case] script: &str) {
    let fault = [("NQ_TUI_FAULT", "loop:3")];
    let mut terminal = Terminal::start_by(script, "8 --lang en --play", &fault);
    assert_eq!(terminal.end(), "101");
    terminal.assert_restored();
    assert_eq!(terminal.written_after(), "");
}

#[test]
fn the_whole_group_is_suspended_and_continued() {
    let mut terminal = Terminal::start_job("8 --lang en", WRAPPER);
    terminal.wait_for("step 0 of");
    terminal.write("\x1a");
    terminal.wait_for_written("[stopped 148]");
    terminal.assert_restored();
    assert!(!terminal.written().contains("[wrapper goes on]"));
    terminal.write("\n");
    terminal.wait_until_entered(2);
    terminal.type_until("l", "step 1 of");
    terminal.write("q");
    terminal.wait_for_written("[wrapper goes on]");
    terminal.wait_for_written("[ended 0]");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

/// Shells that start the program without job control, and one that has it ignored.
#[rstest]
#[case::alone("exec \"$@\"")]
#[case::no_job_control("\"$@\"")]
#[case::ignored("trap '' TSTP; set -m; \"$@\"")]
fn without_a_shell_to_continue_it_ctrl_z_only_says_so(#[case] script: &str) {
    let mut terminal = Terminal::start_by(script, "8 --lang en", &[]);
    terminal.wait_for("step 0 of");
    terminal.type_until("\x1a", "cannot suspend");
    assert!(terminal.is_taken());
    terminal.type_until("l", "step 1 of");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

/// Waits until the job is stopped (again), as a step of a script: each of its threads, because the
/// shell is told when the last one is.
const STOPPED: &str = "until ! ps -L -o stat= -p $job | grep -qv T; do :; done";

#[test]
fn started_in_the_background_it_waits_before_it_touches_the_terminal() {
    let script = format!(
        r#"set -m; "$@" & job=$!; {STOPPED}
        kill -CONT $job; {STOPPED}
        echo "[waits]"; read -r; fg >/dev/null; echo "[ended $?]""#
    );
    let mut terminal = Terminal::start_by(&script, "8 --lang en", &[]);
    terminal.wait_for_written("[waits]");
    assert!(!terminal.written().contains('\x1b'));
    terminal.assert_restored();
    terminal.type_until("\n", "step 0 of");
    terminal.write("q");
    terminal.wait_for_written("[ended 0]");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

/// A job that was stopped by Ctrl-Z, or from outside with the screen still shown, is continued in
/// the background, and then brought to the front or killed.
#[rstest]
fn in_the_background_it_stops_again(
    #[values("TSTP", "STOP")] stop: &str,
    #[values(
        "read -r; fg >/dev/null",
        // The shell continues a job that it kills, unless it has not heard yet that it stopped.
        "kill %1; kill -CONT $job; while kill -0 $job; do :; done 2>/dev/null"
    )]
    then: &str,
) {
    let script = format!(
        r#"set -m; before=$(stty -g)
        bash -c 'echo "[process $$]"; exec "$@"' job "$@"
        job=$(jobs -p); stty "$before"; {STOPPED}
        kill -CONT $job; sleep 0.1; {STOPPED}
        echo "[waits]"; {then}; echo "[ended $?]""#
    );
    let mut terminal = Terminal::start_by(&script, "8 --lang en", &[]);
    terminal.wait_for("step 0 of");
    let signal = if stop == "TSTP" { Signal::TSTP } else { Signal::STOP };
    rustix::process::kill_process(terminal.job(), signal).unwrap();
    terminal.wait_for_written("[waits]");
    if then.starts_with("read") {
        terminal.write("\n");
        terminal.wait_until_entered(2);
        terminal.write("q");
        terminal.wait_for_written("[ended 0]");
    } else {
        terminal.wait_for_written("[ended ");
    }
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn while_it_is_stopped_its_clock_is_too() {
    let arguments = "8 --lang en --play --speed 1";
    let mut terminal = Terminal::start(arguments, 80, 24);
    terminal.wait_for("step 1 of");
    terminal.signal(Signal::STOP);
    thread::sleep(Duration::from_secs(4));
    terminal.written_bytes();
    let before = step(&terminal);
    terminal.signal(Signal::CONT);
    terminal.wait_until("a step", |terminal| step(terminal) > before);
    assert!(step(&terminal) <= before + 1, "from {before} to {}", step(&terminal));
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

/// The step shown, if one is.
fn step(terminal: &Terminal) -> usize {
    let contents = terminal.contents();
    let rest = contents.split_once("step ").map_or("", |(_, rest)| rest);
    rest.split(' ').next().and_then(|step| step.parse().ok()).unwrap_or(0)
}
