//! The manual page tells all that the tables and the definitions have, and readers take it.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "support/program.rs"]
mod program;

use std::io::Write;
use std::process::{Command, Stdio};

use clap::CommandFactory;
use nq_tui::cli::Cli;
use nq_tui::i18n::Language;
use nq_tui::tui::{glyphs, keymap};
use program::{is_installed, printed};
use rstest::rstest;

/// The page with its escapes taken out again.
fn plain() -> String {
    let page = printed("man");
    assert!(page.is_ascii());
    let mut plain = String::new();
    let mut rest = page.as_str();
    while let Some((before, escape)) = rest.split_once("\\[u") {
        let (code, after) = escape.split_once(']').unwrap();
        plain.push_str(before);
        plain.push(char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap());
        rest = after;
    }
    plain.push_str(rest);
    let escapes = [("\\-", "-"), ("\\*(Aq", "'"), ("\\fB", ""), ("\\fR", ""), ("\\&", "")];
    escapes
        .iter()
        .fold(plain, |text, (escape, letter)| text.replace(escape, letter))
        .replace("\\\\", "\\")
}

/// The section of the page under `heading`.
fn section(page: &str, heading: &str) -> String {
    let begin = page.find(&format!(".SH {heading}\n")).unwrap();
    let (_, rest) = page.split_at(begin + 3);
    rest.split("\n.SH ").next().unwrap().to_owned()
}

#[test]
fn it_has_its_sections_in_the_usual_order() {
    let page = plain();
    let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
    let expected = [
        "NAME",
        "SYNOPSIS",
        "DESCRIPTION",
        "OPTIONS",
        "COMMANDS",
        "KEYS",
        "ENVIRONMENT",
        "FILES",
        "\"EXIT STATUS\"",
        "EXAMPLES",
        "\"SEE ALSO\"",
    ];
    assert_eq!(headings, expected);
}

#[test]
fn it_has_every_key() {
    let keys = section(&plain(), "KEYS");
    for (names, does) in keymap::table(Language::English, &glyphs::UNICODE) {
        let entry = format!(".TP\n{}\n{does}", names.replace(' ', ", "));
        assert!(keys.contains(&entry), "{entry}");
    }
}

#[test]
fn it_has_every_command_with_its_options() {
    let page = plain();
    let mut program = Cli::command();
    program.build();
    let options = section(&page, "OPTIONS");
    for option in program.get_opts().filter(|option| !option.is_hide_set()) {
        assert!(options.contains(&format!(".TP\n{option}")), "{option}");
    }
    let commands = section(&page, "COMMANDS");
    let visible = program.get_subcommands().filter(|command| !command.is_hide_set());
    for command in visible.filter(|command| command.get_name() != "help") {
        let name = format!("nq-tui {}", command.get_name());
        let own =
            commands.split(".SS ").find(|part| part.trim_start_matches('"').starts_with(&name));
        let own = own.unwrap_or_else(|| panic!("no {name}"));
        assert!(own.contains(&command.get_about().unwrap().to_string()), "{name}");
        for option in command.get_opts().filter(|option| option.get_id() != "help") {
            assert!(own.contains(&option.to_string()), "{name} {option}");
        }
    }
    assert!(!page.contains("census"), "a hidden command is told");
}

#[rstest]
#[case("ENVIRONMENT", &["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "NO_COLOR", "TERM", "XDG_CONFIG_HOME"])]
#[case("FILES", &["$XDG_CONFIG_HOME/nq-tui/config.toml"])]
#[case("\"EXIT STATUS\"", &["0", "1", "2", "101", "128 + n"])]
fn it_has_what_surrounds_the_program(#[case] heading: &str, #[case] expected: &[&str]) {
    let section = section(&plain(), heading);
    for term in expected {
        assert!(section.lines().any(|line| line.split(", ").any(|part| part == *term)), "{term}");
    }
}

#[rstest]
#[case("mandoc", &["-T", "lint", "-W", "warning"])]
#[case("groff", &["-man", "-ww", "-T", "utf8", "-z"])]
fn a_reader_finds_no_fault(#[case] reader: &str, #[case] arguments: &[&str]) {
    if !is_installed(reader) {
        return;
    }
    let mut child = Command::new(reader)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(printed("man").as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    // The page has no date, so that it can be made again.
    let faults: Vec<&str> = said.lines().filter(|line| !line.contains("missing date")).collect();
    assert!(faults.is_empty(), "{faults:?}");
}
