//! Jumps and counts: `cargo bench --bench census`.
//!
//! Criterion gives means; the percentiles of 2,000 jumps to random steps are printed before it. The
//! table is checked before anything is measured: the boards of 12 to 16 rows whole, and a sample of
//! the larger ones.
#![allow(missing_docs, reason = "criterion's macros")]
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench stops and says what it found"
)]

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use nq_tui::commands::census::build;
use nq_tui::search::census::table;
use nq_tui::search::{BoardSize, Census, Goal, Position, Search, Step, Strategy};

const SIZES: [u8; 6] = [8, 12, 14, 16, 17, 18];

const fn patient(_: Step) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn census(n: u8) -> Census {
    let size = BoardSize::new(n).unwrap();
    Census::new(Search::new(size, Strategy::Backtrack, Goal::All)).unwrap()
}

fn seek(census: &mut Census, step: Step) -> Position {
    census.seek(step, &mut patient).unwrap().unwrap()
}

/// Random steps up to `last`, the same in every run: a linear congruential generator (Knuth).
fn random_steps(last: Step) -> impl Iterator<Item = Step> {
    let mut state = 1_u64;
    std::iter::from_fn(move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Some((Step::from(state >> 32) * last) >> 32)
    })
}

fn last_step(n: u8) -> Step {
    census(n).total(&mut patient).unwrap().unwrap().steps
}

fn table_is_right(_: &mut Criterion) {
    for block in table::embedded().unwrap() {
        if block.n <= 16 {
            assert!(block == build(block.n, block.depth), "n = {}", block.n);
            println!("table: n = {} counted again, equal", block.n);
            continue;
        }
        let partial = table::partial_solutions(block.n, block.depth);
        let every = if block.n == 17 { 97 } else { 997 };
        for (columns, &counts) in partial.iter().zip(&block.counts).step_by(every) {
            assert_eq!(table::count_below(block.n, columns), Some(counts));
        }
        println!("table: n = {} every {every}th counted again, equal", block.n);
    }
}

fn print_percentiles(what: &str, n: u8, mut times: Vec<Duration>) {
    times.sort();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!("{what}, n = {n}: median {:?}, p99 {:?}, max {:?}", at(50), at(99), at(100));
}

fn percentiles(_: &mut Criterion) {
    for n in SIZES {
        let last = last_step(n);
        let steps: Vec<Step> = random_steps(last).take(4_000).collect();
        let mut one = census(n);
        let timed = |census: &mut Census, step| {
            let before = Instant::now();
            black_box(seek(census, step));
            before.elapsed()
        };
        let (first, later) = steps.split_at(2_000);
        let early = first.iter().map(|&step| timed(&mut one, step)).collect();
        print_percentiles("seek, the first 2,000 of a census", n, early);
        let warm = later.iter().map(|&step| timed(&mut one, step)).collect();
        print_percentiles("seek, the next 2,000", n, warm);
        let fresh = steps.iter().take(100).map(|&step| {
            let before = Instant::now();
            black_box(seek(&mut census(n), step));
            before.elapsed()
        });
        print_percentiles("new census and one seek", n, fresh.collect());
        let next = steps.iter().take(500).map(|&step| {
            let from = seek(&mut one, step);
            let before = Instant::now();
            black_box(one.solution_after(&from, &mut patient).unwrap());
            before.elapsed()
        });
        print_percentiles("next solution", n, next.collect());
    }
}

fn means(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("census");
    for n in SIZES {
        let mut steps = random_steps(last_step(n));
        let mut one = census(n);
        group.bench_function(format!("seek/{n}"), |bencher| {
            let next = || steps.next().unwrap();
            bencher.iter_batched(next, |step| seek(&mut one, step), BatchSize::SmallInput);
        });
    }
    group.sample_size(10);
    group.bench_function("build the table of 14", |bencher| bencher.iter(|| build(14, 3)));
    group.finish();
}

criterion_group!(benches, table_is_right, percentiles, means);
criterion_main!(benches);
