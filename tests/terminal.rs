//! The real program in a real terminal: it starts, moves, and leaves the terminal as it was.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "support/pty.rs"]
mod pty;

use pty::Terminal;
use rstest::rstest;
use rustix::process::Signal;

const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";

#[test]
fn the_main_job_is_done_and_the_terminal_is_as_before() {
    let mut terminal = Terminal::start("4 --lang en", 80, 24);
    terminal.wait_for("Empty board.");
    assert!(terminal.is_taken());
    for step in 1..=17 {
        terminal.type_until(RIGHT, &format!("step {step} of 78"));
    }
    terminal.wait_for("Backtrack: row 3 is a dead end. Take back the queen at (2,1).");
    for step in (14..17).rev() {
        terminal.type_until(LEFT, &format!("step {step} of 78"));
    }
    terminal.wait_for("Reject (3,1)");
    terminal.write("++++++");
    terminal.type_until(" ", "step 78 of 78");
    terminal.type_until("r", "step 0 of 78");
    terminal.wait_for("Empty board.");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn chinese_is_shown_whole() {
    let mut terminal = Terminal::start("4 --lang zh --at 9", 80, 24);
    terminal.wait_for("回溯：行 2 是死胡同，撤回 (1,2) 的皇后。");
    terminal.wait_for("第 9 / 78 步 · 解 0");
    terminal.type_until("?", "按键");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[rstest]
#[case("q", 80, 24)]
#[case("\x03", 80, 24)]
#[case("q", 10, 3)]
#[case("\x03", 10, 3)]
fn it_can_be_left_at_any_size(#[case] key: &str, #[case] columns: u16, #[case] rows: u16) {
    let mut terminal = Terminal::start("8 --lang en", columns, rows);
    terminal.wait_for(if columns < 20 { "need 20×8" } else { "step 0" });
    terminal.write(key);
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn a_prompt_can_be_left_by_ctrl_c() {
    let mut terminal = Terminal::start("8 --lang en", 80, 24);
    terminal.wait_for("step 0");
    terminal.type_until("g", "Go to:");
    terminal.write("\x03");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn a_paste_is_not_a_stream_of_commands() {
    let mut terminal = Terminal::start("4 --lang en", 80, 24);
    terminal.wait_for("step 0 of 78");
    terminal.write("\x1b[200~q→ ln17\x1b[201~");
    terminal.type_until(RIGHT, "step 1 of 78");
    terminal.type_until("g", "Go to:");
    terminal.type_until("\x1b[200~17\nq\x1b[201~", "Go to: 17");
    terminal.type_until("\r", "step 17 of 78");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn a_search_that_is_playing_can_be_left() {
    let mut terminal = Terminal::start("12 --lang en --play --speed 100000", 80, 24);
    terminal.wait_for("steps/s");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[rstest]
#[case(Signal::TERM, "Terminated")]
#[case(Signal::INT, "Interrupt")]
#[case(Signal::HUP, "Hangup")]
fn a_signal_ends_it_and_leaves_a_clean_terminal(#[case] signal: Signal, #[case] name: &str) {
    let mut terminal = Terminal::start("8 --lang en --play", 80, 24);
    terminal.wait_for("steps/s");
    terminal.signal(signal);
    assert_eq!(terminal.end(), name);
    terminal.assert_restored();
}

/// A window that was made smaller and as large as before has lost what was shown.
#[test]
fn a_size_that_comes_back_is_drawn_anew() {
    let mut terminal = Terminal::start("4 --lang en", 80, 24);
    terminal.type_until(RIGHT, "step 1 of 78");
    let cleared = |terminal: &Terminal| terminal.written().matches("\x1b[2J").count();
    let before = cleared(&terminal);
    terminal.signal(Signal::WINCH);
    terminal.wait_until("a whole frame", |terminal| cleared(terminal) > before);
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn a_dumb_terminal_is_told_so_in_one_plain_line() {
    let mut terminal = Terminal::start_with("4 --lang en", 80, 24, "dumb");
    assert_eq!(terminal.end(), "1");
    let written = terminal.written();
    assert!(written.contains("nq-tui trace"), "{written}");
    assert!(!written.contains('\x1b'), "{written:?}");
    assert_eq!(written.lines().count(), 1, "{written}");
    terminal.assert_restored();
}
