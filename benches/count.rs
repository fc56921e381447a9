//! Counting all solutions: the lectures' ways and the fast one, on one thread.
#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

use std::hint::black_box;
use std::ops::ControlFlow;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use nq_tui::search::count::{CountSize, Way, solutions};

fn count(c: &mut Criterion) {
    let mut group = c.benchmark_group("count");
    group.sample_size(10);
    let small = Way::ALL.into_iter().flat_map(|way| [(way, 10), (way, 12)]);
    for (way, n) in small.chain([(Way::Fast, 14)]) {
        let Some(size) = CountSize::new(n) else { continue };
        group.bench_with_input(BenchmarkId::new(way.name(), n), &size, |b, &size| {
            b.iter(|| solutions(way, black_box(size), &|_, _| ControlFlow::Continue(())));
        });
    }
    group.finish();
}

criterion_group!(benches, count);
criterion_main!(benches);
