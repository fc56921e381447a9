//! The arguments of a command, in the manual page.

use clap::builder::PossibleValue;
use clap::{Arg, Command};
use roff::{Roff, bold, roman};

use super::term;
use crate::cli::heading;

/// The arguments of the program, under the headings of the help.
pub(super) fn in_groups(page: &mut Roff, program: &Command) {
    let mut headings = Vec::new();
    for argument in visible(program) {
        if !headings.contains(&argument.get_help_heading()) {
            headings.push(argument.get_help_heading());
        }
    }
    for heading in headings {
        if let Some(heading) = heading {
            page.control("SS", [heading]);
        }
        for argument in visible(program).filter(|arg| arg.get_help_heading() == heading) {
            describe(page, argument);
        }
    }
}

/// What a command does, and its arguments.
pub(super) fn of_command(page: &mut Roff, command: &Command) {
    let about = command.get_long_about().or_else(|| command.get_about());
    paragraphs(page, &about.map(ToString::to_string).unwrap_or_default(), "PP");
    let own = visible(command).filter(|arg| arg.get_help_heading() != Some(heading::ABOUT));
    for argument in own {
        describe(page, argument);
    }
}

fn visible(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| !arg.is_hide_set())
}

fn describe(page: &mut Roff, argument: &Arg) {
    page.control("TP", []).text([bold(typed(argument))]);
    let help = argument.get_long_help().or_else(|| argument.get_help());
    paragraphs(page, &help.map(ToString::to_string).unwrap_or_default(), "IP");
    let values = argument.get_possible_values();
    let values = values.iter().filter(|value| !value.is_hide_set());
    let (explained, bare): (Vec<_>, Vec<_>) = values.partition(|value| value.get_help().is_some());
    if !bare.is_empty() {
        let names: Vec<&str> = bare.into_iter().map(PossibleValue::get_name).collect();
        page.text([roman(format!("Values: {}.", names.join(", ")))]);
    }
    let defaults = argument.get_default_values();
    if !defaults.is_empty() && argument.get_num_args().is_some_and(|count| count.takes_values()) {
        let defaults: Vec<_> = defaults.iter().map(|value| value.to_string_lossy()).collect();
        page.text([roman(format!("Default: {}.", defaults.join(",")))]);
    }
    if !explained.is_empty() {
        page.control("RS", []);
        for value in explained {
            let help = value.get_help().map(ToString::to_string).unwrap_or_default();
            term(page, value.get_name(), &sentence(&help));
        }
        page.control("RE", []);
    }
}

/// What is typed: `-h, --help` or `--at <TARGET>`.
fn typed(argument: &Arg) -> String {
    match argument.get_short() {
        Some(short) => format!("-{short}, {argument}"),
        None => argument.to_string(),
    }
}

/// The paragraphs of `text`, from the second on begun by the macro `next`.
fn paragraphs(page: &mut Roff, text: &str, next: &str) {
    for (i, paragraph) in text.split("\n\n").enumerate() {
        if i > 0 {
            page.control(next, []);
        }
        page.text([roman(sentence(&paragraph.replace('\n', " ")))]);
    }
}

/// The text as a sentence: help texts have no full stop.
fn sentence(text: &str) -> String {
    let text = text.trim();
    if text.is_empty() || text.ends_with(['.', ':', '!', '?']) {
        text.to_owned()
    } else {
        format!("{text}.")
    }
}
