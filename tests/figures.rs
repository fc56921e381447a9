//! Figures of the program on this machine, for `docs/reliability.md`:
//! `cargo test --release --test figures -- --ignored --nocapture --test-threads 1`.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "it prints what it measured")]

#[path = "support/pty.rs"]
mod pty;
#[path = "support/status.rs"]
mod status;

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use pty::{Reading, Terminal};
use rustix::process::Signal;

/// The clock ticks of a second, on every Linux there is.
const TICKS: f64 = 100.0;

fn ticks(terminal: &Terminal) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", terminal.process().as_raw_pid()));
    let stat = stat.unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()
}

fn megabytes(terminal: &Terminal, name: &str) -> f64 {
    let status = format!("/proc/{}/status", terminal.process().as_raw_pid());
    let kibibytes = status::number(&fs::read_to_string(status).unwrap(), name).unwrap();
    u32::try_from(kibibytes).map(f64::from).unwrap() / 1024.0
}

/// Median, 99th percentile and maximum, in ms.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort();
    let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)];
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    format!("median {:.1} ms, p99 {:.1} ms, max {:.1} ms", ms(at(50)), ms(at(99)), ms(at(100)))
}

fn playing(speed: u32) -> Terminal {
    let arguments = format!("12 --lang en --play --speed {speed}");
    let mut terminal = Terminal::start(&arguments, 80, 24);
    terminal.wait_for("steps/s");
    terminal
}

#[test]
#[ignore = "it measures"]
fn from_signal_to_end() {
    let times = (0..200).map(|_| {
        let mut terminal = playing(200);
        let sent = Instant::now();
        terminal.signal(Signal::TERM);
        terminal.status();
        sent.elapsed()
    });
    println!("SIGTERM to end, playing, 200 runs: {}", spread(times.collect()));
}

#[test]
#[ignore = "it measures"]
fn from_signal_to_end_of_a_stalled_terminal() {
    let times = (0..20).map(|_| {
        let mut terminal = Terminal::start("12 --lang en --play --speed 100000", 200, 60);
        terminal.wait_for("steps/s");
        terminal.read(Reading::Held);
        // Long enough for the driver's buffer to fill at 60 frames a second.
        thread::sleep(Duration::from_secs(3));
        let sent = Instant::now();
        terminal.signal(Signal::TERM);
        terminal.status();
        let time = sent.elapsed();
        terminal.read(Reading::On);
        terminal.end();
        terminal.assert_restored();
        time
    });
    println!("SIGTERM to end, terminal not reading, 20 runs: {}", spread(times.collect()));
}

#[test]
#[ignore = "it measures"]
fn from_hang_up_to_end() {
    for (script, name) in [("exec \"$@\"", "SIGHUP"), ("trap '' HUP; exec \"$@\"", "no SIGHUP")] {
        let times = (0..50).map(|_| {
            let mut terminal = Terminal::start_by(script, "8 --lang en --play", &[]);
            terminal.wait_for("steps/s");
            terminal.hang_up();
            let closed = Instant::now();
            terminal.status();
            closed.elapsed()
        });
        println!("terminal closed to end, {name}, 50 runs: {}", spread(times.collect()));
    }
}

#[test]
#[ignore = "it measures"]
fn processor_time_of_playing() {
    for (speed, what) in [(60, "60 steps/s"), (100_000, "100,000 steps/s, 60 frames/s")] {
        let mut terminal = playing(speed);
        terminal.look_for(Duration::from_secs(1));
        let (ticks_before, bytes_before) = (ticks(&terminal), terminal.written_bytes());
        let frames = |terminal: &Terminal| terminal.written().matches("\x1b[?2026h").count();
        let (frames_before, start) = (frames(&terminal), Instant::now());
        terminal.look_for(Duration::from_secs(10));
        let seconds = start.elapsed().as_secs_f64();
        let percent = (ticks(&terminal) - ticks_before) / TICKS / seconds * 100.0;
        let drawn = frames(&terminal) - frames_before;
        let kilobytes = (terminal.written_bytes() - bytes_before) / 10_000;
        println!(
            "playing 12 queens at {what}, 80×24, 10 s: {percent:.1} % of a core, \
             {} frames/s, {kilobytes} kB/s, {:.1} MB",
            drawn / 10,
            megabytes(&terminal, "VmRSS")
        );
    }
}

#[test]
#[ignore = "it measures"]
fn from_key_to_frame() {
    let mut terminal = playing(8);
    let times = (0..300).map(|_| {
        thread::sleep(Duration::from_millis(17));
        terminal.written_bytes();
        let pressed = Instant::now();
        terminal.write("?");
        terminal.wait_for_bytes();
        pressed.elapsed()
    });
    println!("key to first byte, playing, 300 keys: {}", spread(times.collect()));
}

#[test]
#[ignore = "it measures"]
fn leaving_after_a_flood() {
    let mut terminal = Terminal::start("12 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    let start = Instant::now();
    for burst in 0..300 {
        terminal.write("l".repeat(100));
        let next = start + Duration::from_millis(10) * (burst + 1);
        thread::sleep(next.saturating_duration_since(Instant::now()));
    }
    let pressed = Instant::now();
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    println!("q to end after 30,000 keys at 10,000/s: {:?}", pressed.elapsed());
}

#[test]
#[ignore = "it measures"]
fn leaving_after_a_paste() {
    let mut terminal = Terminal::start("12 --lang en", 80, 24);
    terminal.wait_for("step 0 of");
    terminal.write(format!("\x1b[200~{}\x1b[201~", "x".repeat(100_000)));
    let pressed = Instant::now();
    terminal.write("q");
    assert_eq!(terminal.end(), "0");
    println!("q to end after a paste of 100 kB: {:?}", pressed.elapsed());
}

#[test]
#[ignore = "it measures"]
fn memory_of_sizes() {
    for (columns, rows) in [(80, 24), (400, 120), (1000, 1000), (65535, 65535)] {
        let mut terminal = Terminal::start("32 --lang en", columns, rows);
        terminal.wait_for_written("\x1b[?2026l");
        let peak = megabytes(&terminal, "VmHWM");
        println!("peak memory, 32 queens at {columns}×{rows}: {peak:.1} MB");
    }
}
