//! The real program on terminals that differ in what they can draw.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "support/pty.rs"]
mod pty;

use pty::{Reply, Terminal, World};
use rstest::rstest;
use unicode_width::UnicodeWidthChar;

/// The end of what the probe writes: it clears the screen.
const PROBED: &str = "\x1b[6n";

const fn world<'a>(reply: Reply, variables: &'a [(&'a str, &'a str)]) -> World<'a> {
    World { size: (80, 24), variables, reply }
}

/// Shows every kind of pane and popup, leaves, and gives all that was written after the probe.
fn walked_through(terminal: &mut Terminal) -> String {
    terminal.wait_for("17 / 78");
    for (keys, text) in [("\t", "17"), ("\t", "17"), ("?", "Esc"), ("?", "17 / 78")] {
        terminal.type_until(keys, text);
    }
    terminal.type_until("\x1bOQ", "Language");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
    let written = terminal.written();
    written.split_once(PROBED).map_or(written.clone(), |(_, after)| after.to_owned())
}

#[test]
fn a_terminal_that_draws_two_columns_gets_symbols_of_one() {
    let mut terminal = Terminal::start_world("4 --lang en --at 17", &world(Reply::Column(3), &[]));
    let written = walked_through(&mut terminal);
    assert!(written.contains('◼') && written.contains('◻'));
    let ambiguous: String =
        written.chars().filter(|letter| letter.width() != letter.width_cjk()).collect();
    assert_eq!(ambiguous, "");
    assert_eq!(terminal.times_asked(), 1);
}

#[test]
fn a_terminal_that_draws_one_column_gets_those_of_the_lectures() {
    let mut terminal = Terminal::start_world("4 --lang en --at 17", &world(Reply::Column(2), &[]));
    let written = walked_through(&mut terminal);
    assert!(written.contains('■') && !written.contains('◼'));
    assert_eq!(terminal.times_asked(), 1);
}

#[test]
fn a_mute_terminal_starts_and_loses_no_key() {
    let mut terminal = Terminal::start_world("4 --lang en", &world(Reply::None, &[]));
    terminal.write("l\x1b[C\x1b[6~");
    terminal.wait_for("step 3 of 78");
    assert!(terminal.contents().contains('■'));
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn keys_typed_before_the_answer_are_taken_first() {
    let mut terminal = Terminal::start_world("4 --lang en", &world(Reply::Column(3), &[]));
    // The program may read these before it asks, while it does, or after.
    terminal.write("lll");
    terminal.wait_for("step 3 of 78");
    assert!(terminal.contents().contains('◼'));
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
}

#[test]
fn a_late_answer_types_nothing() {
    let mut terminal = Terminal::start_world("4 --lang en", &world(Reply::None, &[]));
    terminal.wait_for("step 0 of 78");
    terminal.type_until("g", "Go to:");
    terminal.write("\x1b[1;3R");
    terminal.type_until("42", "Go to: 42");
    terminal.type_until("\r", "step 42 of 78");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
}

#[rstest]
#[case("4 --at 17", &[("LC_ALL", "C")])]
#[case("4 --at 17", &[("LC_ALL", ""), ("LC_CTYPE", ""), ("LANG", "zh_CN.GB18030")])]
#[case("4 --at 17", &[("LC_ALL", "zh_CN.UTF-8"), ("TERM", "linux")])]
#[case("4 --at 17", &[("TERM", "vt220")])]
#[case("4 --at 17 --lang en --glyphs ascii", &[("LC_ALL", "zh_CN.UTF-8")])]
fn without_unicode_every_byte_is_ascii(
    #[case] arguments: &str,
    #[case] variables: &[(&str, &str)],
) {
    let mut terminal = Terminal::start_world(arguments, &world(Reply::Column(2), variables));
    let written = walked_through(&mut terminal);
    assert!(
        written.is_ascii(),
        "{}",
        written.chars().filter(|c| !c.is_ascii()).collect::<String>()
    );
    assert_eq!(terminal.times_asked(), 0);
}

#[test]
fn chinese_can_be_asked_for_anywhere() {
    let mut terminal =
        Terminal::start_world("4 --lang zh --at 7", &world(Reply::None, &[("LC_ALL", "C")]));
    terminal.wait_for("剪枝：(2,2) 不能摆放，与 (0,0) 同斜线 \\，与 (1,2) 同列 |。");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
}

#[test]
fn symbols_asked_for_are_not_asked_about() {
    let mut terminal =
        Terminal::start_world("4 --lang en --glyphs neutral", &world(Reply::Column(2), &[]));
    terminal.wait_for("◻");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    assert_eq!(terminal.times_asked(), 0);
}

/// The parameters of every sequence that selects a graphic rendition.
fn renditions(written: &str) -> Vec<String> {
    written
        .split("\x1b[")
        .skip(1)
        .filter_map(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != ';')?;
            let (parameters, letter) = rest.split_at(end);
            letter.starts_with('m').then(|| parameters.to_owned())
        })
        .collect()
}

/// Whether a rendition sets a colour: 30 to 38, 40 to 48, or the bright ones from 90 on.
fn is_colour(rendition: &str) -> bool {
    rendition
        .split(';')
        .any(|part| matches!(part.parse().unwrap_or(0), 30..=38 | 40..=48 | 90..=107))
}

#[test]
fn no_color_keeps_reversed_and_bold() {
    let no_color = [("NO_COLOR", "1")];
    let mut terminal =
        Terminal::start_world("4 --lang en --at 17", &world(Reply::Column(2), &no_color));
    let renditions = renditions(&walked_through(&mut terminal));
    assert!(renditions.iter().any(|it| it == "7") && renditions.iter().any(|it| it == "1"));
    assert!(!renditions.iter().any(|it| it == ";"), "a reset that wipes modifiers out");
    let coloured: Vec<_> = renditions.iter().filter(|it| is_colour(it)).collect();
    assert!(coloured.is_empty(), "{coloured:?}");
}

#[rstest]
#[case("--theme auto", "1")]
#[case("", "")]
fn a_theme_asked_for_and_an_empty_no_color_mean_colours(
    #[case] theme: &str,
    #[case] no_color: &str,
) {
    let variables = [("NO_COLOR", no_color)];
    let arguments = format!("4 --lang en --at 17 {theme}");
    let mut terminal = Terminal::start_world(&arguments, &world(Reply::Column(2), &variables));
    assert!(renditions(&walked_through(&mut terminal)).iter().any(|it| is_colour(it)));
}

#[test]
fn the_mouse_can_be_changed_and_is_given_back() {
    let mut terminal = Terminal::start_world("4 --lang en", &world(Reply::Column(2), &[]));
    terminal.wait_for("step 0 of 78");
    terminal.type_until("\x1bOQ", "left to the terminal");
    terminal.write("\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B");
    terminal.type_until("\x1b[C", "clicks jump");
    // Closes the settings, then clicks somewhere on the timeline.
    terminal.type_until("\x1bOQ\x1b[<0;40;22M", "Jumped from step 0");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}
