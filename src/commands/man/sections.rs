//! The parts of the manual page that follow from nothing else.

use roff::{Roff, bold, roman};

/// Sections that are lists: the heading, and terms with what they mean.
pub(super) const TABLES: &[(&str, &[(&str, &str)])] =
    &[("ENVIRONMENT", ENVIRONMENT), ("FILES", FILES), ("EXIT STATUS", EXIT_STATUS)];

const ENVIRONMENT: &[(&str, &str)] = &[
    (
        "LC_ALL, LC_MESSAGES, LANG",
        "The language, unless --lang says it: the first of them that is set decides. zh_CN and its \
         like mean Simplified Chinese; everything else, C too, means English.",
    ),
    (
        "LC_ALL, LC_CTYPE, LANG",
        "The character set. Where it is not UTF-8 the symbols are ASCII, unless --glyphs says \
         otherwise.",
    ),
    (
        "NO_COLOR",
        "If set and not empty, no colours are used: the theme is mono, unless --theme names another.",
    ),
    (
        "TERM",
        "The kind of the terminal. In a dumb one the screen cannot be shown; in linux, the \
         console, the symbols are ASCII.",
    ),
    (
        "NQ_TUI_COMPLETE",
        "Set by the scripts of nq-tui completions when they ask what could come next.",
    ),
    ("XDG_CONFIG_HOME", "Where settings are kept; ~/.config if it is not set."),
];

const FILES: &[(&str, &str)] = &[(
    "$XDG_CONFIG_HOME/nq-tui/config.toml",
    "The settings with which the screen begins. Options of the command line come before them. \
     Everything else that the program needs is in the program.",
)];

const EXIT_STATUS: &[(&str, &str)] = &[
    ("0", "Done. A reader of a pipe that wants no more ends the program with 0 as well."),
    ("1", "It cannot be done here: there is no terminal, or a file cannot be read or written."),
    ("2", "Wrong use: one line says what was wrong and what to do."),
    ("101", "The program itself failed, which is a fault to be reported."),
    ("128 + n", "Ended by signal n, after the terminal was restored."),
];

pub(super) fn description(page: &mut Roff) {
    page.text([
        bold("nq-tui"),
        roman(
            " shows how backtracking puts n queens on a board so that none attacks another: each \
             square that is tested, why it is rejected, each queen that is placed and taken back.",
        ),
    ]);
    page.control("PP", []).text([roman(
        "Without a command it shows the screen, which the keys below drive, backwards too. The \
         commands print the same search, for pipes and scripts. Rows and columns count from 0, \
         steps and solutions from 1.",
    )]);
}

pub(super) fn see_also(page: &mut Roff) {
    page.text([
        roman("The lines of "),
        bold("trace --format jsonl"),
        roman(" are described, with a JSON Schema, in "),
        bold("trace.md"),
        roman(" of the documentation. "),
        bold("jq"),
        roman("(1) reads them."),
    ]);
}
