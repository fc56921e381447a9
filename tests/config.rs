//! The file of the user's choices: written, read, refused, and kept from the settings.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "support/pty.rs"]
mod pty;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use pty::{Reply, Terminal, World};
use rstest::rstest;

/// A home of this name without any file.
fn home(name: &str) -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("config").join(name);
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).unwrap();
    home
}

/// A home with a file that says `text`.
fn home_with(name: &str, text: &str) -> PathBuf {
    let home = home(name);
    fs::create_dir_all(file(&home).parent().unwrap()).unwrap();
    fs::write(file(&home), text).unwrap();
    home
}

fn file(home: &Path) -> PathBuf {
    home.join("nq-tui/config.toml")
}

fn run(home: &Path, arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nq-tui"));
    command.args(arguments.split_whitespace()).stdin(Stdio::null());
    command.env("XDG_CONFIG_HOME", home).env("LC_ALL", "C.UTF-8").output().unwrap()
}

fn start(home: &Path, arguments: &str) -> Terminal {
    let variables = [("XDG_CONFIG_HOME", home.to_str().unwrap())];
    let world = World { size: (80, 24), variables: &variables, reply: Reply::Column(2) };
    Terminal::start_world(arguments, &world)
}

fn leave(mut terminal: Terminal) {
    terminal.write("\x03");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn the_path_is_printed_and_nothing_written() {
    let home = home("path");
    let output = run(&home, "config path");
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(printed.trim_end(), file(&home).to_str().unwrap());
    assert!(!file(&home).exists());
}

#[test]
fn init_writes_the_file_once() {
    let home = home("init");
    assert!(run(&home, "config init").status.success());
    let written = fs::read_to_string(file(&home)).unwrap();
    assert!(written.contains("theme = \"auto\""));
    fs::write(file(&home), "speed = 4 # mine").unwrap();
    let again = run(&home, "config init");
    assert_eq!(again.status.code(), Some(1));
    let error = String::from_utf8(again.stderr).unwrap();
    assert!(error.lines().count() == 1 && error.contains("config.toml"), "{error}");
    assert_eq!(fs::read_to_string(file(&home)).unwrap(), "speed = 4 # mine");
}

#[rstest]
#[case("", "trace 4")]
#[case("screen", "4")]
#[case("solve", "solve 4")]
#[case("count", "count 4")]
fn a_mistake_is_told_in_one_line(#[case] name: &str, #[case] arguments: &str) {
    let home = home_with(&format!("mistake{name}"), "speed = 2\n\ntheme = \"drak\"\n");
    let output = run(&home, arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.contains("config.toml, line 3: ") && error.contains("`dark`"), "{error}");
    assert!(output.stdout.is_empty());
}

#[test]
fn the_language_holds_for_every_command_but_a_flag_comes_first() {
    let home = home_with("language", "language = \"zh\"");
    let printed = |arguments| String::from_utf8(run(&home, arguments).stdout).unwrap();
    assert!(printed("trace 4 --limit 1").contains("摆放"));
    assert!(printed("solve 4 --first").contains("方案"));
    assert!(printed("trace 4 --limit 1 --lang en").contains("Place"));
}

#[test]
fn the_screen_begins_as_chosen_but_a_flag_comes_first() {
    let home = home_with(
        "screen",
        "language = \"zh\"\nview = \"code\"\nspeed = 16\nbase = 1\nglyphs = \"neutral\"",
    );
    let mut terminal = start(&home, "4 --at 7");
    terminal.wait_for("◼ 皇后");
    for expected in ["从 1 数", "代码"] {
        assert!(terminal.contents().contains(expected), "{}", terminal.contents());
    }
    terminal.type_until(" ", "每秒 16 步");
    leave(terminal);
    let mut terminal = start(&home, "4 --lang en --view tree --speed 1 --glyphs unicode");
    terminal.wait_for("from 1");
    terminal.wait_for("■ queen");
    terminal.wait_for("tree");
    terminal.type_until("+", "2 steps/s");
    leave(terminal);
}

#[test]
fn settings_are_kept_and_found_again() {
    let home = home("kept");
    let mut terminal = start(&home, "4 --lang en");
    terminal.wait_for("step 0 of 78");
    terminal.type_until("\x1bOQ", "right on any background");
    terminal.type_until("\x1b[B\x1b[D", "mono: no colours");
    terminal.type_until("s", "Kept in");
    leave(terminal);
    let written = fs::read_to_string(file(&home)).unwrap();
    assert!(written.contains("theme = \"mono\"") && written.contains("language = \"auto\""));
    assert!(written.contains("# Steps a second"), "{written}");
    let mut terminal = start(&home, "4");
    terminal.wait_for("step 0 of 78");
    terminal.type_until("\x1bOQ", "mono: no colours");
    leave(terminal);
}

#[test]
fn what_cannot_be_kept_is_told_on_the_screen() {
    let home = home("not-kept");
    let mut terminal = start(&home, "4 --lang en");
    terminal.wait_for("step 0 of 78");
    fs::write(home.join("nq-tui"), "a file where the folder would be").unwrap();
    terminal.type_until("\x1bOQ", "Language");
    terminal.type_until("s", "Not kept: ");
    leave(terminal);
}
