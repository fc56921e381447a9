//! The completions: scripts that their shells can read, and answers that know the command line.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "support/program.rs"]
mod program;

use std::process::Command;

use clap::CommandFactory;
use nq_tui::cli::Cli;
use program::{is_installed, printed, program};
use rstest::rstest;

/// What could come next after the words of `line`, of which the last may be begun.
fn offered(line: &str) -> Vec<String> {
    let output =
        program("--").args(line.split(' ')).env("NQ_TUI_COMPLETE", "fish").output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let answer = String::from_utf8(output.stdout).unwrap();
    answer.lines().map(|line| line.split('\t').next().unwrap().to_owned()).collect()
}

/// The visible commands below `command`, with the words that lead to them.
fn commands(command: &clap::Command, line: &str) -> Vec<(String, clap::Command)> {
    let mut found = vec![(line.to_owned(), command.clone())];
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        found.extend(commands(below, &format!("{line} {}", below.get_name())));
    }
    found
}

#[test]
fn every_command_and_option_is_offered_and_nothing_hidden() {
    let mut program = Cli::command();
    program.build();
    for (line, command) in commands(&program, "nq-tui") {
        if line.contains(" help") {
            continue;
        }
        let next = offered(&format!("{line} "));
        for below in command.get_subcommands() {
            let is_offered = next.iter().any(|word| word == below.get_name());
            assert_eq!(is_offered, !below.is_hide_set(), "{line} {}", below.get_name());
        }
        let options = offered(&format!("{line} --"));
        for option in command.get_opts() {
            assert!(options.contains(&format!("--{}", option.get_long().unwrap())), "{line}");
        }
    }
}

#[rstest]
#[case("nq-tui tr", &["trace"])]
#[case("nq-tui 8 --str", &["--strategy"])]
#[case("nq-tui 8 --strategy ", &["backtrack", "rows", "squares"])]
#[case("nq-tui trace 8 --format ", &["text", "checks", "jsonl"])]
#[case("nq-tui completions f", &["fish"])]
#[case("nq-tui --at ", &[])]
fn the_words_before_decide(#[case] line: &str, #[case] expected: &[&str]) {
    assert_eq!(offered(line), expected);
}

#[rstest]
#[case("bash", "bash", &["-n"])]
#[case("zsh", "zsh", &["-n"])]
#[case("fish", "fish", &["--no-execute"])]
#[case("elvish", "elvish", &["-compileonly"])]
fn a_shell_can_read_its_script(#[case] name: &str, #[case] shell: &str, #[case] check: &[&str]) {
    let script = printed(&format!("completions {name}"));
    assert!(script.contains("nq-tui") && script.contains("NQ_TUI_COMPLETE"), "{script}");
    if !is_installed(shell) {
        return;
    }
    let folder = std::env::temp_dir().join(format!("nq-tui-{}-{name}", std::process::id()));
    std::fs::write(&folder, script).unwrap();
    let output = Command::new(shell).args(check).arg(&folder).output().unwrap();
    std::fs::remove_file(&folder).unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn powershell_has_a_script_too() {
    assert!(printed("completions powershell").contains("Register-ArgumentCompleter"));
}

#[test]
fn bash_completes_the_line_with_its_script() {
    if !is_installed("bash") {
        return;
    }
    let ask = r#"
        COMP_WORDS=(nq-tui trace 8 --form) COMP_CWORD=3 COMP_TYPE=9
        _clap_complete_nq_tui nq-tui --form 8
        echo "${COMPREPLY[@]}"
    "#;
    let script = printed("completions bash") + ask;
    let folder = std::path::Path::new(env!("CARGO_BIN_EXE_nq-tui")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let output = Command::new("bash").args(["-c", &script]).env("PATH", path).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap().trim(), "--format", "{:?}", output.stderr);
}

#[rstest]
#[case("tcsh", "zsh")]
#[case("", "SHELL")]
fn an_unknown_shell_is_refused(#[case] shell: &str, #[case] hint: &str) {
    let output = program(&format!("completions {shell}")).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains(hint) && error.contains("nq-tui completions --help"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
}
