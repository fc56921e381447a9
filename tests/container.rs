//! In a container: its first process, whose session and process group may be outside.
//!
//! Where the tests may not make a container, they are skipped and say so.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]
#![expect(clippy::print_stdout, reason = "a test that is skipped says so")]

#[path = "support/pty.rs"]
mod pty;
#[path = "support/status.rs"]
mod status;

use std::fs;
use std::process::Command;

use pty::Terminal;
use rstest::rstest;
use rustix::process::{Pid, Signal, kill_process};

/// Starts the program as the first process of a container.
const FIRST: &str = r#"unshare --pid --fork "$@"; echo "[ended $?]""#;

/// Starts it as the first process of a container that has a session of its own.
const LEADER: &str = r#"unshare --pid --fork setsid --ctty "$@"; echo "[ended $?]""#;

/// The program in a container, unless there can be none.
fn start(script: &str, arguments: &str) -> Option<Terminal> {
    let made = Command::new("unshare").args(["--pid", "--fork", "true"]).output();
    if made.is_ok_and(|made| made.status.success()) {
        return Some(Terminal::start_by(script, arguments, &[]));
    }
    println!("skipped: no container can be made here");
    None
}

/// The only process that `process` has started, once there is one.
fn child_of(process: Pid) -> Option<Pid> {
    let process = process.as_raw_nonzero();
    let children = fs::read_to_string(format!("/proc/{process}/task/{process}/children")).ok()?;
    Pid::from_raw(children.trim().parse().ok()?)
}

/// The program, as it is known outside of the container.
fn program(terminal: &Terminal) -> Option<Pid> {
    child_of(child_of(terminal.process())?)
}

/// Whether it has a handler for `signal`.
fn is_caught(process: Pid, signal: Signal) -> bool {
    let file = format!("/proc/{}/status", process.as_raw_nonzero());
    status::holds(&fs::read_to_string(file).unwrap_or_default(), "SigCgt", signal)
}

#[rstest]
fn it_is_left_clean(#[values(FIRST, LEADER)] script: &str) {
    let Some(mut terminal) = start(script, "4 --lang en") else { return };
    terminal.type_until("?", "Keys");
    terminal.write("q");
    terminal.wait_for_written("[ended 0]");
    terminal.assert_restored();
}

#[rstest]
#[case(Signal::TERM, 143)]
#[case(Signal::HUP, 129)]
#[case(Signal::INT, 130)]
fn a_signal_ends_it_with_its_status(
    #[case] signal: Signal,
    #[case] status: i32,
    #[values(FIRST, LEADER)] script: &str,
) {
    let Some(mut terminal) = start(script, "8 --lang en --play") else { return };
    terminal.wait_for("steps/s");
    kill_process(program(&terminal).unwrap(), signal).unwrap();
    terminal.wait_for_written(&format!("[ended {status}]"));
    terminal.assert_restored();
}

#[test]
fn a_signal_ends_it_before_there_is_a_screen() {
    let Some(mut terminal) = start(FIRST, "20 --at s30000000000") else { return };
    terminal.wait_until("process with handlers", |terminal| {
        program(terminal).is_some_and(|process| is_caught(process, Signal::INT))
    });
    kill_process(program(&terminal).unwrap(), Signal::INT).unwrap();
    terminal.wait_for_written("[ended 130]");
    assert!(!terminal.written().contains('\x1b'));
    terminal.assert_restored();
}

#[rstest]
fn nobody_is_there_to_continue_it(#[values(FIRST, LEADER)] script: &str) {
    let Some(mut terminal) = start(script, "4 --lang en") else { return };
    terminal.wait_for("Empty board.");
    terminal.type_until("\x1a", "cannot suspend");
    terminal.write("q");
    terminal.wait_for_written("[ended 0]");
    terminal.assert_restored();
}
