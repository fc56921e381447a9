//! The help: what it says, in which order, and that its examples are right.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "support/program.rs"]
mod program;

use clap::{Command, CommandFactory, Parser};
use nq_tui::cli::Cli;
use program::program;
use rstest::rstest;
use unicode_width::UnicodeWidthStr;

fn built() -> Command {
    let mut command = Cli::command().term_width(80);
    command.build();
    command
}

/// Every visible command, the program first.
fn commands(command: &Command) -> Vec<Command> {
    let visible = command.get_subcommands().filter(|below| !below.is_hide_set());
    let below = visible.filter(|below| below.get_name() != "help").flat_map(commands);
    [command.clone()].into_iter().chain(below).collect()
}

/// A help text with the blanks at the ends of lines taken off.
fn tidy(help: &impl ToString) -> String {
    let lines: Vec<String> = help.to_string().lines().map(|l| l.trim_end().to_owned()).collect();
    lines.join("\n")
}

#[test]
fn the_help_is_as_it_was() {
    for mut command in commands(&built()) {
        let name = command.get_bin_name().unwrap_or("nq-tui").replace(' ', "-");
        insta::assert_snapshot!(format!("{name}-short"), tidy(&command.render_help()));
        insta::assert_snapshot!(format!("{name}-long"), tidy(&command.render_long_help()));
    }
}

#[test]
fn no_line_of_the_help_is_wider_than_80_columns() {
    for mut command in commands(&built()) {
        let help = format!("{}\n{}", command.render_help(), command.render_long_help());
        for line in help.lines() {
            assert!(line.width() <= 80, "{line}");
        }
    }
}

#[test]
fn every_option_of_the_screen_is_in_a_group() {
    for option in built().get_opts() {
        assert!(option.get_help_heading().is_some(), "{option} needs a help_heading");
    }
}

/// The calls of the program in the examples: what is typed, up to a remark, a pipe or a file.
fn examples(command: &Command) -> Vec<String> {
    let help = command.get_after_long_help().or_else(|| command.get_after_help());
    let help = help.map(ToString::to_string).unwrap_or_default();
    let typed = |line: &str| {
        let (_, call) = line.split_at(line.find("nq-tui ")?);
        let end = ["   ", " | ", " > ", ")"].iter().filter_map(|end| call.find(end)).min();
        Some(call.split_at(end.unwrap_or(call.len())).0.to_owned())
    };
    help.lines().filter(|line| line.starts_with("  ")).filter_map(typed).collect()
}

#[test]
fn every_command_has_examples_and_they_can_be_typed() {
    for command in commands(&built()) {
        let examples = examples(&command);
        let is_below_another =
            command.get_bin_name().is_some_and(|name| name.matches(' ').count() > 1);
        assert!(is_below_another || !examples.is_empty(), "{} has no example", command.get_name());
        for example in examples {
            let parsed = Cli::try_parse_from(example.split_whitespace());
            assert!(parsed.is_ok(), "{example}: {parsed:?}");
        }
    }
}

#[test]
fn an_example_fits_the_manual_page() {
    for command in commands(&built()) {
        let help = command.get_after_long_help().or_else(|| command.get_after_help());
        let help = help.map(ToString::to_string).unwrap_or_default();
        for line in help.lines().filter_map(|line| line.strip_prefix("  ")) {
            assert!(line.width() <= 73, "{line}");
        }
    }
}

#[rstest]
#[case("--frist", "nq-tui --help")]
#[case("33", "nq-tui --help")]
#[case("trace --frist 4", "nq-tui trace --help")]
#[case("trace 0", "nq-tui trace --help")]
#[case("trace", "nq-tui trace --help")]
#[case("solve 4 --nth 0", "nq-tui solve --help")]
#[case("solve 4 --board squares --lang fr", "nq-tui solve --help")]
#[case("count 5 --method guess", "nq-tui count --help")]
#[case("count", "nq-tui count --help")]
fn wrong_use_points_to_the_help_of_its_command(#[case] arguments: &str, #[case] help: &str) {
    let output = program(arguments).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.ends_with(&format!("(see '{help}')\n")), "{error}");
}
