//! What users of other programs reported, tried on this one; `docs/reliability.md` says which
//! report is shown by which test.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "support/program.rs"]
mod program;
#[path = "support/pty.rs"]
mod pty;
mod support;

use std::fs;

use nq_tui::i18n::Language;
use nq_tui::tui::screen::{Composer, drawn_area};
use program::program;
use pty::{NO_WRAPPER, Terminal};
use rstest::rstest;
use rustix::process::Signal;
use support::screen::Desk;

/// Leaves by `q` and looks at what is left.
fn leave(mut terminal: Terminal) {
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn a_key_acts_when_it_is_pressed_and_repeated_but_not_when_it_is_released() {
    let mut terminal = Terminal::start("4 --lang en", 80, 24);
    terminal.wait_for("step 0 of 78");
    // Press, release, repeat, release; then a key that shows that all were taken.
    terminal.write("\x1b[1;1:1C\x1b[1;1:3C\x1b[1;1:2C\x1b[1;1:3C");
    terminal.type_until("?", "Keys");
    terminal.type_until("?", "step 2 of 78");
    leave(terminal);
}

/// Whether a popup has a border on both sides of each of its rows.
fn is_closed(lines: &[Vec<String>]) -> bool {
    let side = |cell: &String| "│┃├┤┌┐└┘╭╮╰╯".contains(cell.as_str()) && !cell.is_empty();
    let top = lines.iter().enumerate().find_map(|(row, line)| {
        let left = line.iter().position(|cell| "┌╭".contains(cell.as_str()) && !cell.is_empty())?;
        let right =
            line.iter().rposition(|cell| "┐╮".contains(cell.as_str()) && !cell.is_empty())?;
        (left < right).then_some((row, left, right))
    });
    let Some((top, left, right)) = top else { return false };
    let sides = lines[top..].iter().take_while(|line| side(&line[left])).collect::<Vec<_>>();
    sides.len() > 3 && sides.iter().all(|line| side(&line[right]))
}

#[rstest]
fn wide_letters_eat_no_border_of_a_popup(#[values(60, 61, 79, 80, 81)] columns: u16) {
    let mut desk = Desk::new(8, Language::Chinese);
    desk.keys("?");
    let mut parser = vt100::Parser::new(24, columns, 0);
    let bytes = Composer::default().compose(&desk.app, drawn_area(columns, 24)).unwrap();
    parser.process(&bytes);
    let cell = |row, column| parser.screen().cell(row, column).unwrap().contents().to_owned();
    let lines: Vec<Vec<String>> =
        (0..24).map(|row| (0..columns).map(|column| cell(row, column)).collect()).collect();
    assert!(is_closed(&lines), "{}", parser.screen().contents());
}

#[test]
fn a_mouse_that_was_asked_for_is_given_back_by_a_signal_too() {
    let mut terminal = Terminal::start("4 --lang en --mouse", 80, 24);
    terminal.wait_for("step 0 of 78");
    assert!(terminal.written().contains("\x1b[?1000h"));
    terminal.signal(Signal::TERM);
    assert_eq!(terminal.end(), "Terminated");
    terminal.assert_restored();
}

#[test]
fn after_the_start_the_terminal_is_asked_nothing() {
    let mut terminal = Terminal::start_job("4 --lang en", NO_WRAPPER);
    terminal.wait_for("step 0 of 78");
    let asked = terminal.times_asked();
    terminal.resize(70, 20);
    terminal.type_until("\x0cl", "step 1 of 78");
    terminal.write("\x1a");
    terminal.wait_for_written("[stopped 1");
    terminal.write("\n");
    terminal.wait_until_entered(2);
    terminal.type_until("l", "step 2 of 78");
    assert_eq!(terminal.times_asked(), asked);
    terminal.write("q");
    terminal.wait_for_written("[ended 0]");
}

#[test]
fn a_burst_of_arrows_is_a_few_frames() {
    let mut terminal = Terminal::start("9 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    let frames = |terminal: &Terminal| terminal.written().matches("\x1b[?2026h").count();
    let before = frames(&terminal);
    terminal.type_until(&"\x1b[C".repeat(500), "step 500 of");
    assert!(frames(&terminal) - before < 60);
    leave(terminal);
}

#[test]
fn a_step_is_less_than_two_kilobytes_and_never_half_a_picture() {
    for language in Language::ALL {
        let mut desk = Desk::new(8, language);
        let mut composer = Composer::default();
        let area = drawn_area(80, 24);
        let whole = composer.compose(&desk.app, area).unwrap().len();
        let mut sum = 0;
        for step in 1..=500 {
            desk.keys("right");
            let frame = composer.compose(&desk.app, area).unwrap();
            assert!(frame.len() < whole / 2, "step {step}: {} of {whole} bytes", frame.len());
            sum += frame.len();
            let text = String::from_utf8(frame).unwrap();
            assert_eq!(text.matches("\x1b[?2026h").count(), 1);
            assert_eq!(text.matches("\x1b[?2026l").count(), 1);
        }
        assert!(sum < 500 * 2_000, "{} bytes a step", sum / 500);
    }
}

/// Input or output that is no terminal, while the rest is one.
#[rstest]
#[case::piped_in("echo 4 | \"$@\"")]
#[case::nothing_in("\"$@\" </dev/null")]
fn keys_that_cannot_come_are_told_in_one_line(#[case] script: &str) {
    let mut terminal = Terminal::start_by(script, "4 --lang en", &[]);
    assert_eq!(terminal.end(), "1");
    let written = terminal.written();
    assert!(
        written.starts_with("nq-tui: ") && written.trim_end().lines().count() == 1,
        "{written}"
    );
    assert!(!written.contains('\x1b'), "{written}");
}

#[test]
fn no_escape_code_lands_in_a_file() {
    let path = format!("{}/reports-output", env!("CARGO_TARGET_TMPDIR"));
    let script = format!("\"$@\" >'{path}'");
    let mut terminal = Terminal::start_by(&script, "4 --lang en", &[]);
    assert_eq!(terminal.end(), "1");
    assert_eq!(fs::read_to_string(&path).unwrap(), "");
    let written = terminal.written();
    assert!(written.starts_with("nq-tui: ") && !written.contains('\x1b'), "{written}");
}

#[rstest]
#[case(&[("LANG", "C"), ("LC_CTYPE", "")], "Place")]
#[case(&[("LANG", "POSIX"), ("LC_CTYPE", "")], "Place")]
#[case(&[("LANG", ""), ("LC_CTYPE", "C.UTF-8")], "Place")]
#[case(&[("LANG", "zh_CN.UTF-8"), ("LC_CTYPE", "")], "摆放")]
#[case(&[("LANG", "en_US.UTF-8"), ("LC_CTYPE", ""), ("LC_MESSAGES", "zh_CN.UTF-8")], "摆放")]
#[case(&[("LANG", "en_US.UTF-8"), ("LC_ALL", "zh_CN.UTF-8")], "摆放")]
#[case(&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "C")], "Place")]
#[case(&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "zh_CN.GBK")], "Place")]
fn the_locale_decides_the_language(#[case] variables: &[(&str, &str)], #[case] word: &str) {
    let mut command = program("trace 4 --limit 1");
    let output = command.envs(variables.iter().copied()).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains(word), "{variables:?}: {text}");
}

#[test]
fn beyond_65535_lines_of_the_log_the_counters_are_right() {
    let mut desk = Desk::new(10, Language::English);
    let mut shows = |keys: &str, texts: &[&str]| {
        desk.keys(keys);
        let screen = desk.lines(80, 24).join("\n");
        for text in texts {
            assert!(screen.contains(text), "no {text} on\n{screen}");
        }
    };
    // Each step tests a square, takes a queen back or finds a solution: the sums are the steps.
    shows("end", &["step 384,412 of 384,412", "solutions 724", "▶384,412 backtrack"]);
    shows("left", &["step 384,411", "▶384,411 [1][9]=false │(0,9)"]);
    shows("g 5 0 % enter", &["step 192,206", "▶192,206 backtrack", "solutions 362"]);
    shows("right*2", &["tested 174,077  placed 17,771  rejected 156,306  backtracks 17,769"]);
    shows("home", &["step 0 of 384,412", "tested 0  placed 0"]);
}

#[rstest]
fn no_colour_depends_on_what_the_terminal_claims(
    #[values("", "truecolor", "24bit")] claimed: &str,
    #[values("xterm", "tmux-256color")] term: &str,
) {
    let variables = [("COLORTERM", claimed), ("TERM", term)];
    let mut terminal = Terminal::start_in("4 --lang en --at 17", 80, 24, &variables);
    terminal.wait_for("17 / 78");
    let written = terminal.written();
    assert!(!written.contains("38;2;") && !written.contains("48;2;"));
    leave(terminal);
}
