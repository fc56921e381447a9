//! `nq-tui man`: the manual page in roff, made from the definitions of the command line and the
//! table of keys. It is English, as the help is.

mod arguments;
mod examples;
mod sections;

use std::fmt::Write as _;
use std::io::{self, Write};

use clap::{Command, CommandFactory};
use roff::{Inline, Roff, bold, roman};

use crate::cli::Cli;
use crate::i18n::Language;
use crate::tui::{glyphs, keymap};

/// Writes the manual page.
///
/// # Errors
/// `out` cannot be written.
pub fn write(out: &mut impl Write) -> io::Result<()> {
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    out.write_all(in_ascii(&page(&program).render()).as_bytes())?;
    out.flush()
}

fn page(program: &Command) -> Roff {
    let mut page = Roff::new();
    let name = program.get_name();
    let about = program.get_about().map(ToString::to_string).unwrap_or_default();
    let commands = descendants(program);
    let version = format!("{name} {}", program.get_version().unwrap_or_default());
    // No date: a page made again from the same program is the same.
    page.control("TH", [&name.to_uppercase(), "1", "\"\"", &version, "User Commands"]);
    page.control("SH", ["NAME"]).text([roman(format!("{name} - {}", lower_first(&about)))]);
    page.control("SH", ["SYNOPSIS"]);
    synopsis(&mut page, program, &commands);
    page.control("SH", ["DESCRIPTION"]);
    sections::description(&mut page);
    page.control("SH", ["OPTIONS"]);
    arguments::in_groups(&mut page, program);
    page.control("SH", ["COMMANDS"]);
    for command in &commands {
        page.control("SS", [usage(command)[0].as_str()]);
        arguments::of_command(&mut page, command);
    }
    page.control("SH", ["KEYS"]);
    for (keys, does) in keymap::table(Language::English, &glyphs::UNICODE) {
        term(&mut page, &keys.replace(' ', ", "), &does);
    }
    for (heading, entries) in sections::TABLES {
        page.control("SH", [*heading]);
        for (name, meaning) in *entries {
            term(&mut page, name, meaning);
        }
    }
    page.control("SH", ["EXAMPLES"]);
    examples::of_commands(&mut page, &[&[program], commands.as_slice()].concat());
    page.control("SH", ["SEE ALSO"]);
    sections::see_also(&mut page);
    page
}

/// Every visible command below `command`, each before those below it.
fn descendants(command: &Command) -> Vec<&Command> {
    let children = command.get_subcommands().filter(|child| !child.is_hide_set());
    children.flat_map(|child| [vec![child], descendants(child)].concat()).collect()
}

/// How `command` is called, a line each.
fn usage(command: &Command) -> Vec<String> {
    let usage = command.clone().render_usage().to_string();
    usage.lines().map(|line| line.trim_start_matches("Usage:").trim().to_owned()).collect()
}

fn synopsis(page: &mut Roff, program: &Command, commands: &[&Command]) {
    let own = usage(program).into_iter().take(1);
    let lines = own.chain(commands.iter().flat_map(|command| usage(command)));
    for (i, line) in lines.enumerate() {
        if i > 0 {
            page.control("br", []);
        }
        page.text(marked_up(&line));
    }
}

/// A line of usage with the words to be typed as they are in bold.
fn marked_up(usage: &str) -> Vec<Inline> {
    let end = usage.find(['[', '<']).unwrap_or(usage.len());
    let (typed, rest) = usage.split_at(end);
    let (typed, space) = typed.split_at(typed.trim_end().len());
    vec![bold(typed), roman(format!("{space}{rest}"))]
}

/// An entry of a list: a term with its meaning.
fn term(page: &mut Roff, name: &str, meaning: &str) {
    page.control("TP", []).text([bold(name)]).text([roman(meaning)]);
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The page with every other letter as an escape, which does not depend on the reader's locale.
fn in_ascii(page: &str) -> String {
    let mut ascii = String::with_capacity(page.len());
    for letter in page.chars() {
        if letter.is_ascii() {
            ascii.push(letter);
        } else {
            // Writing to a string cannot fail.
            let _ = write!(ascii, "\\[u{:04X}]", u32::from(letter));
        }
    }
    ascii
}
