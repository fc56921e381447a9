//! The log for reports of faults.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "support/pty.rs"]
mod pty;

use std::fs;

use pty::Terminal;
use rstest::rstest;
use rustix::process::Signal;

#[test]
fn it_tells_the_terminal_the_keys_the_sizes_the_signals_and_the_frames() {
    let path = std::env::temp_dir().join(format!("nq-tui-journal-{}.log", std::process::id()));
    let arguments = format!("8 --lang en --log {}", path.display());
    let mut terminal = Terminal::start_in(&arguments, 80, 24, &[("COLORTERM", "truecolor")]);
    terminal.type_until("l", "step 1 of");
    terminal.resize(100, 30);
    // A signal that ends it would be taken first.
    terminal.wait_until("size in the log", |_| {
        fs::read_to_string(&path).unwrap().contains("Ok((100, 30))")
    });
    terminal.type_until("?", "Keys");
    terminal.signal(Signal::USR1);
    assert_eq!(terminal.end(), "User defined signal 1");
    terminal.assert_restored();
    let log = fs::read_to_string(&path).unwrap();
    fs::remove_file(&path).unwrap();
    for expected in [
        concat!("version \"", env!("CARGO_PKG_VERSION"), "\""),
        "TERM \"xterm-256color\"",
        "COLORTERM \"truecolor\"",
        "LC_ALL \"C.UTF-8\"",
        "columns, rows Ok((80, 24))",
        "columns, rows Ok((100, 30))",
        "code: Char('l')",
        "frame bytes ",
        "signal End(10)",
        "exit Ok(Signal(10))",
    ] {
        assert!(log.contains(expected), "no {expected} in\n{log}");
    }
    let seconds = |line: &str| line.split_whitespace().next().unwrap().parse::<f64>().unwrap();
    assert!(log.lines().map(seconds).is_sorted(), "{log}");
    assert!(log.ends_with('\n') && !log.contains('\x1b'));
}

#[rstest]
#[case("/")]
#[case("/no/such/directory/log")]
fn one_that_cannot_be_written_is_one_line_and_no_screen(#[case] path: &str) {
    let mut terminal = Terminal::start(&format!("8 --lang en --log {path}"), 80, 24);
    assert_eq!(terminal.end(), "1");
    let written = terminal.written();
    let expected = format!("nq-tui: cannot write the log \u{2068}{path}\u{2069}: ");
    let plain = format!("nq-tui: cannot write the log {path}: ");
    assert!(written.starts_with(&expected) || written.starts_with(&plain), "{written:?}");
    assert_eq!(written.lines().count(), 1);
    assert!(!written.contains('\x1b'));
    terminal.assert_restored();
}

#[test]
fn one_that_is_full_does_not_stop_the_screen() {
    let mut terminal = Terminal::start("8 --lang en --log /dev/full", 80, 24);
    terminal.type_until("l", "step 1 of");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}
