//! A picture that does not move costs nothing.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "support/pty.rs"]
mod pty;
#[path = "support/status.rs"]
mod status;

use std::fs;
use std::time::{Duration, Instant};

use pty::Terminal;
use rstest::rstest;

/// How often any thread of the program has gone to sleep, and the ticks of processor time.
fn cost(terminal: &Terminal) -> (u64, u64) {
    let process = format!("/proc/{}", terminal.process().as_raw_pid());
    let sleeps = fs::read_dir(format!("{process}/task")).unwrap().map(|thread| {
        let status = fs::read_to_string(thread.unwrap().path().join("status")).unwrap();
        status::number(&status, "voluntary_ctxt_switches").unwrap()
    });
    let stat = fs::read_to_string(format!("{process}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    let ticks = fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap();
    (sleeps.sum(), ticks)
}

#[rstest]
#[case::paused("8 --lang en", "", "step 0 of 17,868")]
#[case::at_the_end("4 --lang en --at end", "", "step 78 of")]
#[case::after_playing("4 --lang en --play --speed 1000", "", "step 78 of")]
#[case::help("8 --lang en", "?", "Keys")]
#[case::prompt("8 --lang en", "g", "Go to:")]
#[case::stopped_jump("8 --lang en", "n", "step 982 of")]
fn a_picture_at_rest_costs_nothing(
    #[case] arguments: &str,
    #[case] keys: &str,
    #[case] text: &str,
) {
    let mut terminal = Terminal::start(arguments, 80, 24);
    terminal.wait_for("tested");
    terminal.write(keys);
    terminal.wait_for(text);
    // What the last key started may take a moment to come to rest.
    terminal.look_for(Duration::from_millis(500));
    let before = (cost(&terminal), terminal.written_bytes());
    terminal.look_for(Duration::from_secs(2));
    assert_eq!((cost(&terminal), terminal.written_bytes()), before);
    terminal.write("q");
    if keys == "g" {
        terminal.write("\x03");
    }
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

#[test]
fn a_picture_that_moves_is_drawn_about_sixty_times_a_second_at_most() {
    let mut terminal = Terminal::start("12 --lang en --play --speed 100000", 80, 24);
    terminal.wait_for("steps/s");
    let frames = |terminal: &Terminal| terminal.written().matches("\x1b[?2026h").count();
    let (before, start) = (frames(&terminal), Instant::now());
    terminal.look_for(Duration::from_secs(1));
    let drawn = frames(&terminal) - before;
    // The time between two frames is 16 ms; two may have been on their way.
    let most = start.elapsed().as_millis() / 16 + 3;
    assert!(drawn > 0 && drawn as u128 <= most, "{drawn} frames, at most {most}");
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}
