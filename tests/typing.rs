//! What is typed into the real program: floods, halves, pastes, answers that nobody typed.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "support/pty.rs"]
mod pty;

use pty::Terminal;
use rstest::rstest;

#[test]
fn of_thirty_thousand_keys_none_is_lost_and_none_counts_twice() {
    let mut terminal = Terminal::start("9 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    // As fast as the driver takes them.
    for _ in 0..300 {
        terminal.write("l".repeat(100));
    }
    terminal.type_until(&"h".repeat(3), "step 29,997 of");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn arrows_in_one_write_are_as_many_steps() {
    let mut terminal = Terminal::start("9 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    terminal.type_until(&"\x1b[C".repeat(500), "step 500 of");
    terminal.type_until(&"\x1b[D".repeat(400), "step 100 of");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[rstest]
#[case(b"\x1b[")]
#[case(b"\x1bO")]
#[case(b"\x1b[1;")]
#[case(b"\x1b]")]
#[case(b"\xc3")]
#[case(b"\xf0\x9f")]
#[case(b"\x1b[200~ a paste that does not end")]
#[case(b"\x1b[M")]
fn half_a_sequence_stops_nothing(#[case] half: &[u8]) {
    let mut terminal = Terminal::start("9 --lang en --play --speed 50", 80, 24);
    terminal.wait_for("steps/s");
    terminal.write(half);
    let frames = |terminal: &Terminal| terminal.written().matches("\x1b[?2026h").count();
    let before = frames(&terminal);
    terminal.wait_until("frames", |terminal| frames(terminal) > before + 10);
    // The half is forgotten, and the next key is the first.
    terminal.wait_until("frames", |terminal| frames(terminal) > before + 80);
    terminal.write(" ");
    terminal.wait_until("pause", |terminal| !terminal.contents().contains("steps/s"));
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn ctrl_c_ends_it_within_a_paste_that_does_not_end() {
    let mut terminal = Terminal::start("9 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    terminal.write("\x1b[200~qqq\x03");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn a_hundred_kilobytes_of_paste_do_nothing() {
    let mut terminal = Terminal::start("9 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    terminal.write(format!("\x1b[200~{}\x1b[201~", "ql \r\n".repeat(20_000)));
    terminal.type_until("l", "step 1 of");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn what_the_terminal_answers_late_is_not_typed() {
    let mut terminal = Terminal::start("9 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    for answer in [
        "\x1b]10;rgb:0000/0000/0000\x1b\\",
        "\x1b]11;rgb:ffff/ffff/ffff\x07",
        "\x1b[?62;1;4c",
        "\x1b[>41;379;0c",
        "\x1b[24;80R",
        "\x1b[?2026;2$y",
        "\x1b[?0u",
        "\x1bP>|XTerm(379)\x1b\\",
    ] {
        terminal.write(answer);
    }
    terminal.type_until("l", "step 1 of");
    assert!(!terminal.contents().contains("Go to"), "{}", terminal.contents());
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn ctrl_q_and_alt_q_do_not_leave() {
    let mut terminal = Terminal::start("9 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    terminal.write("\x11\x1bq\x1b[113;5u\x1b[113;3u");
    terminal.type_until("l", "step 1 of");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn any_byte_that_is_no_character_is_taken() {
    let mut terminal = Terminal::start("9 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    let bytes: Vec<u8> = (0x80..=0xff).cycle().take(1024).collect();
    terminal.write(bytes);
    terminal.type_until("l", "step 1 of");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn what_is_typed_before_it_starts_is_not_lost_and_what_is_typed_too_late_is_not_the_shell_s() {
    let script = r#""$@"; read -r -t 1 line; echo "[line $line]""#;
    let mut terminal = Terminal::start_by(script, "9 --lang en", &[]);
    terminal.type_until("l", "step 1 of");
    terminal.write("qlllll\n");
    terminal.wait_for_written("[line");
    assert!(terminal.written().contains("[line ]"), "{}", terminal.written_after());
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}
