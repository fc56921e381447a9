//! Nothing grows while it runs for long:
//! `NQ_TUI_MINUTES=10 cargo test --test soak -- --ignored --nocapture --test-threads 1`.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "it prints what it measured")]

#[path = "support/pty.rs"]
mod pty;
#[path = "support/status.rs"]
mod status;

use std::env;
use std::fs;
use std::time::{Duration, Instant};

use pty::Terminal;

/// How much memory may come and go, in KiB.
const SLACK: u64 = 1024;

/// What a program holds.
#[derive(Debug, Clone, Copy)]
struct Held {
    /// Memory in KiB.
    memory: u64,
    threads: usize,
    descriptors: usize,
}

impl Held {
    fn by(terminal: &Terminal) -> Self {
        let process = format!("/proc/{}", terminal.process().as_raw_pid());
        let status = fs::read_to_string(format!("{process}/status")).unwrap();
        let entries = |name: &str| fs::read_dir(format!("{process}/{name}")).unwrap().count();
        Self {
            memory: status::number(&status, "VmRSS").unwrap(),
            threads: entries("task"),
            descriptors: entries("fd"),
        }
    }
}

/// How long each part takes.
fn time() -> Duration {
    let minutes = env::var("NQ_TUI_MINUTES").map_or(10, |minutes| minutes.parse().unwrap());
    Duration::from_secs(60 * minutes)
}

/// Does `act` again and again; the first quarter warms up, after that nothing may grow.
fn soak(name: &str, terminal: &mut Terminal, mut act: impl FnMut(&mut Terminal)) {
    let (start, time) = (Instant::now(), time());
    let before = Held::by(terminal);
    let mut held = Vec::new();
    let mut next = time / 4;
    while start.elapsed() < time {
        act(terminal);
        terminal.forget_written();
        if start.elapsed() >= next {
            next += Duration::from_secs(1);
            held.push(Held::by(terminal));
        }
    }
    let span = |of: fn(&Held) -> usize| {
        (held.iter().map(of).min().unwrap(), held.iter().map(of).max().unwrap())
    };
    let (threads, descriptors) = (span(|held| held.threads), span(|held| held.descriptors));
    let tenth = held.iter().step_by(held.len().div_ceil(10)).map(|held| held.memory);
    println!("{name}: {:?} KiB", tenth.collect::<Vec<_>>());
    let (first, last) = (held[0].memory, held[held.len() - 1].memory);
    let most = held.iter().map(|held| held.memory).max().unwrap();
    println!(
        "{name}, {time:?}: {first} KiB at first, {last} at last, {most} at most; threads \
         {threads:?}, descriptors {descriptors:?} (least, most)"
    );
    assert!(most <= first + SLACK, "memory grows");
    // Jumps and counts have threads of their own; those that nobody waits for soon end.
    terminal.look_for(Duration::from_secs(2));
    let threads_after = Held::by(terminal).threads;
    assert!(threads_after <= before.threads + 1, "{threads_after} threads are left");
    assert_eq!(descriptors.0, descriptors.1, "descriptors come or go");
}

#[test]
#[ignore = "it takes minutes"]
fn playing_holds_no_more_and_more() {
    let mut terminal = Terminal::start("12 --lang en --play --speed 1000", 80, 24);
    terminal.wait_for("steps/s");
    soak("playing", &mut terminal, |terminal| terminal.look_for(Duration::from_millis(200)));
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}

/// Keys that neither leave nor write files.
const KEYS: [&str; 16] = [
    "\x1b[C", "\x1b[D", "\x1b[A", "\x1b[B", "l", "h", "\t", "?", " ", "n", "N", "g17\r", "g0\r",
    "\x1bOQ", "\x1b[H", "u",
];

#[test]
#[ignore = "it takes minutes"]
fn random_keys_hold_no_more_and_more() {
    let mut terminal = Terminal::start("8 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    soak("random keys", &mut terminal, |terminal| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        terminal.write(KEYS[usize::try_from(state >> 60).unwrap()]);
        terminal.look_for(Duration::from_millis(1));
    });
    // Whatever is open, this leaves it.
    terminal.write("\x03\x03");
    assert_eq!(terminal.end(), "0");
    terminal.assert_restored();
}
