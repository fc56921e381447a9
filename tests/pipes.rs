//! What is printed may go into a pipe that nobody reads, or a disk that is full.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "support/program.rs"]
mod program;
#[cfg(target_os = "linux")]
#[path = "support/status.rs"]
mod status;

use std::io::{self, BufRead, BufReader};
use std::process::Stdio;

use program::program;
use rstest::rstest;

/// Every command that prints, endless or not.
#[rstest]
fn a_reader_that_wants_no_more_ends_it_quietly(
    #[values(
        "trace 16",
        "trace 16 --reverse",
        "trace 16 --format checks",
        "trace 16 --format jsonl",
        "trace 16 --strategy rows --format jsonl",
        "solve 16",
        "solve 16 --board hash",
        "solve 4 --first",
        "solve 3",
        "count 8",
        "count 4..=12",
        "completions bash",
        "completions zsh",
        "lesson list",
        "config path",
        "man",
        "--help",
        "trace --help",
        "-h",
        "--version"
    )]
    arguments: &str,
) {
    let (reader, writer) = io::pipe().unwrap();
    drop(reader);
    let output = program(arguments).stdout(writer).stderr(Stdio::piped()).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[rstest]
#[case("trace 16 --format jsonl", r#"{"step":1,"event":"place","row":0,"col":0}"#)]
#[case("solve 14 --board hash", "#0000000000000")]
fn the_first_line_comes_before_the_search_is_over(#[case] arguments: &str, #[case] first: &str) {
    let mut child =
        program(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line.trim_end(), first);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[cfg(target_os = "linux")]
#[rstest]
fn a_full_disk_is_told_in_one_line(
    #[values("trace 4", "solve 4", "count 4", "count 4..=6", "completions fish", "man", "--help")]
    arguments: &str,
) {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = program(arguments).stdout(full).stderr(Stdio::piped()).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.starts_with("nq-tui: "), "{error}");
}

/// The most memory that a run has held, in KiB.
#[cfg(target_os = "linux")]
fn peak(arguments: &str) -> u64 {
    let mut child = program(arguments).stdout(Stdio::piped()).spawn().unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut peak = 0;
    for (i, _) in lines.by_ref().enumerate() {
        // It waits for its reader now and then, so it can be looked at while it prints.
        if i % 10_000 == 0
            && let Ok(status) = std::fs::read_to_string(&status)
            && let Some(kibibytes) = status::number(&status, "VmHWM")
        {
            peak = kibibytes;
        }
    }
    assert!(child.wait().unwrap().success());
    peak
}

#[cfg(target_os = "linux")]
#[test]
fn a_long_trace_takes_no_more_memory_than_a_short_one() {
    let short = peak("trace 16 --format jsonl --limit 20000");
    let long = peak("trace 16 --format jsonl --limit 1000000");
    assert!(short > 0 && long <= short + 1024, "{short} KiB, then {long} KiB");
}
