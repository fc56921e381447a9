//! The examples at the ends of the helps, in the manual page.

use clap::Command;
use roff::{Roff, roman};

/// The examples of `commands`, and what is said about them.
pub(super) fn of_commands(page: &mut Roff, commands: &[&Command]) {
    let help = |command: &&Command| {
        command.get_after_long_help().or_else(|| command.get_after_help()).map(ToString::to_string)
    };
    for (i, help) in commands.iter().filter_map(help).enumerate() {
        if i > 0 {
            page.control("PP", []);
        }
        // The first line is a heading.
        show(page, help.lines().skip(1).filter(|line| !line.is_empty()));
    }
}

fn show<'a>(page: &mut Roff, lines: impl Iterator<Item = &'a str>) {
    let mut is_in_example = false;
    for line in lines {
        let example = line.strip_prefix("  ");
        if example.is_some() != is_in_example {
            is_in_example = example.is_some();
            page.control(if is_in_example { "EX" } else { "EE" }, []);
        }
        page.text([roman(example.unwrap_or(line))]);
    }
    if is_in_example {
        page.control("EE", []);
    }
}
