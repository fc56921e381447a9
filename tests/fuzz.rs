//! Whatever is in a file, typed, or sent by a terminal: an answer, one line of error, no panic.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::ops::Range;
use std::path::Path;

use crossterm::event::Event;
use nq_tui::config::{Config, TEMPLATE};
use nq_tui::i18n::Language;
use nq_tui::lesson::Lesson;
use nq_tui::lesson::builtin;
use nq_tui::playback::target::{Target, square};
use nq_tui::tui::input::parser::Parser;
use nq_tui::tui::order::Order;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

/// Texts of each kind.
const CASES: u32 = 2000;

/// Runs `check` on [`CASES`] values, the same ones every time.
fn fuzz<S: Strategy>(values: &S, check: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = ProptestConfig { cases: CASES, failure_persistence: None, ..Default::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    if let Err(failure) = TestRunner::new_with_rng(config, rng).run(values, check) {
        panic!("{failure}");
    }
}

/// Pieces of a text in any order, with anything in between.
fn jumble(pieces: Vec<String>, count: Range<usize>) -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        6 => prop::sample::select(pieces),
        1 => "\\PC{0,6}",
        1 => any::<char>().prop_map(String::from),
        1 => (any::<i64>(), 0_usize..30).prop_map(|(number, zeros)| format!("{number}{}", "0".repeat(zeros))),
    ];
    prop::collection::vec(piece, count).prop_map(|pieces| pieces.concat())
}

fn owned(pieces: &[&str]) -> Vec<String> {
    pieces.iter().map(|piece| (*piece).to_owned()).collect()
}

/// A file with a few characters taken out, put in, or put elsewhere.
fn damaged(file: &'static str) -> impl Strategy<Value = String> {
    let length = file.chars().count();
    let damage = (0..=length, 0_usize..20, "[ \\PC\n\"'=\\[\\]#.0-9\u{0}\r]{0,4}");
    prop::collection::vec(damage, 1..4).prop_map(move |damages| {
        let mut text: Vec<char> = file.chars().collect();
        for (at, gone, new) in damages {
            let start = at.min(text.len());
            let end = (start + gone).min(text.len());
            text.splice(start..end, new.chars());
        }
        text.into_iter().collect()
    })
}

fn check_config(text: &str) -> Result<(), TestCaseError> {
    if let Err(error) = Config::parse(text, Path::new("config.toml")) {
        for language in Language::ALL {
            check_line(&error.text(language))?;
        }
    }
    Ok(())
}

fn check_line(line: &str) -> Result<(), TestCaseError> {
    prop_assert!(!line.is_empty() && !line.chars().any(char::is_control), "{:?}", line);
    Ok(())
}

#[test]
fn any_config_is_read_or_refused_in_one_line() {
    fuzz(&damaged(TEMPLATE), |text| check_config(&text));
    let pieces = [
        "language",
        "theme",
        "glyphs",
        "speed",
        "view",
        "base",
        "mouse",
        "colour",
        " = ",
        "\n",
        "\"zh\"",
        "\"dark\"",
        "1",
        "8.5",
        "\"\\u001b[31m\"",
        "nan",
        "inf",
        "1e999",
        "true",
        "[",
        "]",
        "{",
        "}",
        "'",
        "\"\"\"",
        "#",
        "1979-05-27",
        "\"a\\nb\"",
        "\"\\u0007\"",
    ];
    fuzz(&jumble(owned(&pieces), 0..12), |text| check_config(&text));
}

#[test]
fn any_lesson_is_read_or_refused_in_one_line() {
    let check = |text: String| -> Result<(), TestCaseError> {
        if let Err(mistake) = Lesson::parse(&text) {
            for language in Language::ALL {
                check_line(&mistake.text(language))?;
            }
        }
        Ok(())
    };
    for lesson in [builtin::ALL[0], builtin::ALL[3]] {
        fuzz(&damaged(lesson.text), check);
    }
}

#[test]
fn any_target_is_a_target_or_none() {
    let pieces = [
        "start", "end", "s", "solution", "d", "dead end", "v", "visit", "%", ".", ",", "_", " ",
        "(", ")", "-", "+", "0", "1", "7", "99", "１", "İ", "ß", "ſ",
    ];
    fuzz(&jumble(owned(&pieces), 0..6), |text| {
        for first in [0, 1] {
            let target = Target::parse(&text, first);
            prop_assert_eq!(target, Target::parse(&format!("  {text}\t"), first));
            let _ = square(&text, first);
        }
        Ok(())
    });
}

#[test]
fn any_name_orders_a_file_or_nothing() {
    let pieces = [
        "a", "board", "tree", ".", "..", "/", "~", ".svg", ".PNG", ".txt", ".ansi", ".gif", " ",
        "\0", "皇后",
    ];
    fuzz(&jumble(owned(&pieces), 0..8), |name| {
        if let Some(order) = Order::named(&name) {
            prop_assert!(order.path.extension().is_some() && order.path.file_stem().is_some());
        }
        Ok(())
    });
}

/// What a terminal may send, whole and broken, and any bytes.
fn any_input() -> impl Strategy<Value = Vec<u8>> {
    const SEQUENCES: &[&str] = &[
        "\x1b",
        "\x1b[",
        "\x1bO",
        "\x1b[A",
        "\x1bOP",
        "\x1b[1;5C",
        "\x1b[27;5;113~",
        "\x1b[113;5u",
        "\x1b[57399u",
        "\x1b[1114112u",
        "\x1b[99999999999999999999~",
        "\x1b[<0;1;1M",
        "\x1b[<64;999;999m",
        "\x1b[M !!",
        "\x1b[M",
        "\x1b[200~",
        "\x1b[201~",
        "\x1b[200~皇\x1b[201~",
        "\x1b[?1;2c",
        "\x1b[24;80R",
        "\x1b]11;rgb:0/0/0\x1b\\",
        "\x1b]0;",
        "\x1bP1$r",
        "\x07",
        "\x18",
        "\x03",
        "q",
        "皇",
        "\u{1F451}",
        "é",
        "\r",
        "\n",
        "\t",
        "\x7f",
        "\x00",
        ";",
        ":",
        "M",
        "~",
    ];
    let part = prop_oneof![
        3 => prop::sample::select(SEQUENCES).prop_map(|text| text.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 1..6),
    ];
    prop::collection::vec(part, 0..30).prop_map(|parts| parts.concat())
}

fn events<'a>(pieces: impl Iterator<Item = &'a [u8]>) -> Vec<Event> {
    let (mut parser, mut events) = (Parser::default(), Vec::new());
    for piece in pieces {
        parser.feed(piece, &mut events);
    }
    parser.give_up(&mut events);
    events
}

#[test]
fn input_means_the_same_in_whatever_pieces_it_comes() {
    let pieces = (any_input(), prop::collection::vec(0_usize..200, 0..8));
    fuzz(&pieces, |(bytes, mut cuts)| {
        let whole = events(std::iter::once(&bytes[..]));
        prop_assert_eq!(&whole, &events(bytes.chunks(1)));
        cuts.extend([0, bytes.len()]);
        for cut in &mut cuts {
            *cut = (*cut).min(bytes.len());
        }
        cuts.sort_unstable();
        let split = cuts.windows(2).map(|ends| &bytes[ends[0]..ends[1]]);
        prop_assert_eq!(whole, events(split));
        Ok(())
    });
}
