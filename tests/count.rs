//! The number of solutions, by every way, and what `count` prints.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::time::Duration;

use clap::Parser;
use nq_tui::commands::count::{CountArgs, CountError, Progress, run};
use nq_tui::i18n::Language;
use nq_tui::search::conflict::Method;
use nq_tui::search::count::{CountSize, Way, solutions, units};
use rstest::rstest;

/// OEIS A000170 from n = 1.
const A000170: [u64; 15] =
    [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365_596, 2_279_184];

#[derive(Debug, Parser)]
struct Cli {
    #[command(flatten)]
    count: CountArgs,
}

fn parse(line: &str) -> Result<CountArgs, clap::Error> {
    Cli::try_parse_from(["count"].into_iter().chain(line.split_whitespace())).map(|cli| cli.count)
}

const fn go_on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn printed(line: &str) -> String {
    let mut out = Vec::new();
    run(&parse(line).unwrap(), &mut out, &go_on).unwrap();
    String::from_utf8(out).unwrap()
}

#[rstest]
#[case::grid(Way::Lecture(Method::Grid), 10)]
#[case::scan(Way::Lecture(Method::Scan), 10)]
#[case::marks(Way::Lecture(Method::Marks), 11)]
#[case::bits(Way::Lecture(Method::Bits), 11)]
#[case::fast(Way::Fast, 14)]
fn every_way_counts_right(#[case] way: Way, #[case] largest: u8) {
    for (n, expected) in (1..=largest).zip(A000170) {
        let size = CountSize::new(n).unwrap();
        let found = solutions(way, size, &|_, _| ControlFlow::Continue(()));
        assert_eq!(found, Some(expected), "n = {n}");
    }
}

#[test]
fn progress_goes_up_to_the_number_of_units() {
    let size = CountSize::new(6).unwrap();
    for way in Way::ALL {
        let told = std::cell::RefCell::new(Vec::new());
        solutions(way, size, &|done, of| {
            told.borrow_mut().push((done, of));
            ControlFlow::Continue(())
        });
        let of = units(way, size).len() as u64;
        assert_eq!(told.into_inner(), (0..of).map(|done| (done, of)).collect::<Vec<_>>());
    }
}

#[test]
fn one_size_and_one_way_print_the_number_alone() {
    assert_eq!(printed("8"), "92\n");
    assert_eq!(printed("12"), "14200\n");
    assert_eq!(printed("6 --method grid"), "4\n");
}

#[test]
fn a_range_prints_a_table() {
    let table = printed("4..=6 --method grid,scan,marks,bits,fast --lang en");
    let lines: Vec<&str> = table.lines().collect();
    let heading: Vec<&str> = lines[0].split_whitespace().collect();
    let columns = "n solutions grid scan grid/scan marks grid/marks bits grid/bits fast grid/fast";
    assert_eq!(heading, columns.split(' ').collect::<Vec<_>>());
    let counts: Vec<Vec<&str>> =
        lines[1..].iter().map(|line| line.split_whitespace().take(2).collect()).collect();
    assert_eq!(counts, [["4", "2"], ["5", "10"], ["6", "4"]]);
    assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{table}");
}

#[test]
fn the_table_and_the_refusal_speak_chinese_too() {
    let table = printed("4..=6 --lang zh");
    assert!(table.starts_with(" n   解的个数        fast\n"), "{table}");
    let error = CountError::TooLong { n: 27, method: "grid", estimate: Duration::from_secs(7200) };
    let text = error.text(Language::Chinese);
    assert_eq!(text, "用 grid 数 27 皇后大约需要 2 小时；加上 --long 仍然开始");
}

#[rstest]
#[case::zero("0")]
#[case::too_large("28")]
#[case::empty_range("9..9")]
#[case::unknown_method("8 --method quick")]
#[case::no_method("8 --method grid,,bits")]
fn wrong_use_is_refused_by_the_parser(#[case] line: &str) {
    assert_eq!(parse(line).unwrap_err().exit_code(), 2);
}

#[test]
fn what_takes_too_long_is_not_begun() {
    let mut out = Vec::new();
    let error = run(&parse("27 --method grid").unwrap(), &mut out, &go_on).unwrap_err();
    let error = error.downcast::<CountError>().unwrap();
    assert!(matches!(error, CountError::TooLong { n: 27, method: "grid", .. }));
    assert!(error.to_string().ends_with("--long counts them all the same"), "{error}");
    assert!(out.is_empty());
}

#[test]
fn a_long_count_is_begun_when_asked_for() {
    let stop = |progress: Progress| {
        assert_eq!(progress.n, 20);
        ControlFlow::Break(())
    };
    let error = run(&parse("20 --long").unwrap(), &mut Vec::new(), &stop).unwrap_err();
    assert_eq!(error.downcast::<CountError>().unwrap(), CountError::BrokenOff);
}

/// A pipe whose reader has gone.
struct Closed;

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_ends_the_table_quietly() {
    run(&parse("4..=6").unwrap(), &mut Closed, &go_on).unwrap();
}
