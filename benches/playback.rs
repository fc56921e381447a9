//! Stepping both ways, and the stream through its channel.
#![allow(clippy::unwrap_used, reason = "a bench stops at what it did not expect")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use nq_tui::playback::jobs::{Dry, Stream};
use nq_tui::search::{BoardSize, Event, Goal, Position, Search, Strategy};

/// Steps of the n = 12 search that one iteration walks.
const STEPS: u64 = 5_000_000;

fn start() -> Position {
    let twelve = BoardSize::new(12).unwrap();
    Position::start(Search::new(twelve, Strategy::Backtrack, Goal::All))
}

/// Folds an event, so that it cannot be left out.
fn fold(sum: u64, event: Event) -> u64 {
    sum + event.square().map_or(1, |square| u64::from(square.col))
}

fn stepping(c: &mut Criterion) {
    let mut group = c.benchmark_group("position");
    group.throughput(Throughput::Elements(STEPS)).sample_size(20);
    group.bench_function("forward", |b| {
        b.iter(|| {
            let mut position = start();
            (0..STEPS).filter_map(|_| position.forward()).fold(0, fold)
        });
    });
    let mut far = start();
    for _ in 0..STEPS {
        far.forward();
    }
    group.bench_function("backward", |b| {
        b.iter(|| {
            let mut position = far;
            (0..STEPS).filter_map(|_| position.backward()).fold(0, fold)
        });
    });
    group.finish();
}

fn streaming(c: &mut Criterion) {
    let mut group = c.benchmark_group("stream");
    group.throughput(Throughput::Elements(STEPS)).sample_size(20);
    group.bench_function("pull", |b| {
        b.iter(|| {
            let mut stream = Stream::open(start());
            let (mut sum, mut left) = (0, STEPS);
            while left > 0 {
                match stream.pull(usize::try_from(left).unwrap()) {
                    Ok(events) => {
                        sum = events.iter().copied().fold(sum, fold);
                        left -= events.len() as u64;
                    }
                    Err(Dry::Pending) => std::thread::yield_now(),
                    Err(Dry::Ended | Dry::Failed(_)) => break,
                }
            }
            sum
        });
    });
    group.finish();
}

criterion_group!(benches, stepping, streaming);
criterion_main!(benches);
