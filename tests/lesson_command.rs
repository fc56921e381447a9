//! `nq-tui lesson` and `--lesson`: what is printed, what is refused, and a lesson in a terminal.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "support/pty.rs"]
mod pty;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use pty::Terminal;
use rstest::rstest;

const PAGE_DOWN: &str = "\x1b[6~";

fn run(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nq-tui"));
    command.args(arguments.split_whitespace()).stdin(Stdio::null());
    command.env("LC_ALL", "C").output().unwrap()
}

fn printed(arguments: &str) -> String {
    let output = run(arguments);
    assert!(output.status.success() && output.stderr.is_empty(), "{arguments}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// A lesson file of this test's own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path
}

const LESSON: &str = "title.en = 'T'\nn = 4\n\
                      [[stop]]\nat = 's1'\nby = 'jump'\nnote.en = 'A first note.'\n\
                      [[stop]]\nat = 'end'\nnote.en = ''\n";

#[test]
fn the_built_in_lessons_are_listed() {
    let list = printed("lesson");
    assert_eq!(list.lines().count(), 6);
    assert!(list.starts_with("four-queens    Four queens (11 stops)\n"), "{list}");
    assert_eq!(printed("lesson list"), list);
    assert!(printed("lesson list --lang zh").contains("四皇后（11 个停点）"));
}

#[test]
fn a_check_says_where_each_stop_is() {
    let path = file("checked.toml", LESSON);
    let checked = printed(&format!("lesson check {}", path.display()));
    let expected = "ok: 2 stops\n \
                    1  line 3: n = 4, backtrack, step 31, on by jump: A first note.\n \
                    2  line 7: n = 4, backtrack, step 78, on by step: (no note yet)\n";
    assert_eq!(checked, expected);
    assert!(printed("lesson check symmetry --lang zh").contains("第 16,887 步"));
}

#[rstest]
#[case("lesson check")]
#[case("lesson")]
#[case("--lesson")]
fn a_lesson_with_a_mistake_is_refused_with_file_and_line(#[case] command: &str) {
    let name = format!("mistaken{}.toml", command.replace(' ', "-"));
    let path = file(&name, &LESSON.replace("'s1'", "'s3'"));
    let output = run(&format!("{command} {}", path.display()));
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains(&format!("{name}:4: ")), "{error}");
    assert_eq!((error.lines().count(), output.stdout.len()), (1, 0));
}

#[rstest]
#[case("lesson five-queens", 2, "four-queens, ")]
#[case("lesson check nowhere.toml", 2, "nowhere.toml")]
#[case("lesson check", 2, "FILE")]
#[case("--lesson four-queens 5", 2, "--lesson")]
#[case("--lesson four-queens --strategy rows", 2, "--strategy")]
#[case("lesson four-queens", 1, "terminal")]
fn wrong_use_is_told_in_one_line(#[case] arguments: &str, #[case] code: i32, #[case] hint: &str) {
    let output = run(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{error}");
    assert!(error.contains(hint) && error.lines().count() == 1, "{error}");
}

#[test]
fn a_lesson_is_given_marked_and_read_again() {
    let path = file("given.toml", LESSON);
    let mut terminal = Terminal::start(&format!("--lang en --lesson {}", path.display()), 80, 24);
    terminal.wait_for("A first note.");
    terminal.wait_for("step 31 of 78");
    fs::write(&path, LESSON.replace("A first note.", "It says more now.")).unwrap();
    terminal.type_until("a", "It says more now.");
    terminal.wait_for("The lesson was changed and read again.");
    terminal.type_until(PAGE_DOWN, "step 78 of 78");
    terminal.type_until(PAGE_DOWN, "the lesson is over");
    terminal.type_until("\x1b[D", "step 77 of 78");
    terminal.type_until("M", "Appended as a stop");
    // She stays where she was in the lesson, so that Enter still leads there.
    terminal.wait_for("1/3");
    fs::write(&path, "n = 5\n").unwrap();
    terminal.type_until("a", "Not read again: ");
    terminal.wait_for("step 77 of 78");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn the_four_queens_lesson_is_given_in_chinese() {
    let mut terminal = Terminal::start("lesson four-queens --lang zh", 60, 18);
    terminal.wait_for("1/11");
    // By step to 9, by queen move to 31, one step to 32, then in jumps.
    let by_move = [10, 12, 16, 17, 20, 21, 22, 26, 27, 30, 31];
    for step in (1..=9).chain(by_move).chain([32, 48, 78]) {
        terminal.type_until(PAGE_DOWN, &format!("第 {step} / 78 步"));
    }
    terminal.wait_for("▶11/11");
    terminal.type_until(PAGE_DOWN, "讲稿到此结束");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}
