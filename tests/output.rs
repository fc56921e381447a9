//! Writers that fail, that take little, that are interrupted.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::VecDeque;
use std::io::{self, ErrorKind, Write};
use std::sync::{Arc, Mutex};

use crossbeam_channel::{Receiver, bounded};
use nq_tui::tui::output::{Output, Part, write_whole};
use proptest::prelude::*;

/// What one call of `write` does.
#[derive(Debug, Clone, Copy)]
enum Call {
    Take(usize),
    Fail(ErrorKind),
}

/// A writer that does as it is told, and then takes everything.
#[derive(Debug, Default, Clone)]
struct Writer {
    calls: VecDeque<Call>,
    taken: Arc<Mutex<Vec<u8>>>,
}

impl Writer {
    fn that(calls: impl IntoIterator<Item = Call>) -> Self {
        Self { calls: calls.into_iter().collect(), taken: Arc::default() }
    }

    fn taken(&self) -> Vec<u8> {
        self.taken.lock().unwrap().clone()
    }
}

impl Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let length = match self.calls.pop_front() {
            Some(Call::Fail(kind)) => return Err(kind.into()),
            Some(Call::Take(length)) => length.min(bytes.len()),
            None => bytes.len(),
        };
        self.taken.lock().unwrap().extend(&bytes[..length]);
        Ok(length)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn call() -> impl Strategy<Value = Call> {
    prop_oneof![
        8 => (1_usize..20).prop_map(Call::Take),
        1 => Just(Call::Fail(ErrorKind::Interrupted)),
        1 => Just(Call::Fail(ErrorKind::WouldBlock)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn all_is_written_however_little_is_taken_at_a_time(
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
        calls in proptest::collection::vec(call(), 0..30),
    ) {
        let mut writer = Writer::that(calls);
        write_whole(&mut writer, &bytes).unwrap();
        prop_assert_eq!(writer.taken(), bytes);
    }

    #[test]
    fn a_failure_at_any_call_is_told(calls in 0_usize..30) {
        let mut writer = Writer::that(vec![Call::Take(1); calls]);
        writer.calls.push_back(Call::Fail(ErrorKind::BrokenPipe));
        let error = write_whole(&mut writer, &[7; 40]).unwrap_err();
        prop_assert_eq!(error.kind(), ErrorKind::BrokenPipe);
        prop_assert_eq!(writer.taken(), vec![7; calls]);
    }
}

#[test]
fn a_writer_that_takes_nothing_is_an_error() {
    let error = write_whole(&mut Writer::that([Call::Take(0)]), b"x").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::WriteZero);
}

fn send(output: &Output, part: Part, bytes: &[u8]) -> Receiver<io::Result<()>> {
    let (sender, written) = bounded(1);
    output.send(part, bytes.to_vec(), &sender);
    written
}

#[test]
fn frames_are_written_between_entering_and_leaving_only() {
    let writer = Writer::default();
    let output = Output::open(writer.clone()).unwrap();
    for (part, bytes) in [
        (Part::Frame, "early "),
        (Part::Enter, "in "),
        (Part::Frame, "frame "),
        (Part::Leave, "out "),
        (Part::Frame, "late "),
        (Part::Enter, "in "),
        (Part::Frame, "again "),
    ] {
        send(&output, part, bytes.as_bytes()).recv().unwrap().unwrap();
    }
    assert_eq!(writer.taken(), b"in frame out in again ");
}

#[test]
fn a_frame_that_fails_does_not_keep_the_terminal_from_being_left() {
    for failing in 0..20 {
        let calls = (0..failing).map(|_| Call::Take(2)).chain([Call::Fail(ErrorKind::Other)]);
        let writer = Writer::that(calls);
        let output = Output::open(writer.clone()).unwrap();
        let entered = send(&output, Part::Enter, b"in");
        let frame = send(&output, Part::Frame, &[b'f'; 36]);
        let left = send(&output, Part::Leave, b"out");
        let failed =
            [entered, frame].iter().filter(|written| written.recv().unwrap().is_err()).count();
        assert_eq!(failed, usize::from(failing < 19), "call {failing}");
        assert_eq!(left.recv().unwrap().is_err(), failing == 19);
        assert!(failing == 19 || writer.taken().ends_with(b"out"));
    }
}

/// So that no terminal shows a part of it.
#[test]
fn a_frame_is_one_call() {
    let calls = [Call::Take(2), Call::Take(8_000), Call::Fail(ErrorKind::Other)];
    let writer = Writer::that(calls);
    let output = Output::open(writer.clone()).unwrap();
    send(&output, Part::Enter, b"in").recv().unwrap().unwrap();
    send(&output, Part::Frame, &[b'f'; 8_000]).recv().unwrap().unwrap();
    assert_eq!(writer.taken().len(), 8_002);
}
