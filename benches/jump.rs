//! Jumps as the screen makes them: `cargo bench --bench jump`.
//!
//! Criterion gives the means; the percentiles of 2,000 jumps, which the goals are about, are
//! printed before.
#![allow(missing_docs, reason = "criterion's macros")]
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench stops and says what it found"
)]

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use nq_tui::playback::jump::find;
use nq_tui::playback::target::Landmark;
use nq_tui::playback::{Direction, Target};
use nq_tui::search::{Atlas, BoardSize, Goal, Position, Search, Step, Strategy};

const SIZES: [u8; 5] = [8, 12, 14, 16, 18];

/// How many jumps warm an atlas, and how many the percentiles are of.
const JUMPS: usize = 2_000;

const NEXT_SOLUTION: Target = Target::Nearest(Direction::Forward, Landmark::Solution);

/// Random jumps through one search, the same in every run.
struct Wanderer {
    atlas: Atlas,
    position: Position,
    last: Step,
    random: u64,
}

impl Wanderer {
    fn new(n: u8) -> Self {
        let size = BoardSize::new(n).unwrap();
        let search = Search::new(size, Strategy::Backtrack, Goal::All);
        let mut atlas = Atlas::new(search);
        let last = atlas.steps(&mut |_| ControlFlow::Continue(())).unwrap().unwrap();
        Self { atlas, position: Position::start(search), last, random: 1 }
    }

    fn jump(&mut self, target: Target) {
        let mut patient = |_: Step| ControlFlow::Continue(());
        let landing = find(target, &self.position, &mut self.atlas, &mut patient).unwrap();
        // Beyond the last solution there is no next one.
        if let Ok(position) = landing {
            self.position = position;
        }
    }

    /// A random step of the search: a linear congruential generator (Knuth).
    fn random_step(&mut self) -> Target {
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        Target::Step((Step::from(self.random >> 32) * self.last) >> 32)
    }

    /// How long a jump to `target` takes.
    fn timed(&mut self, target: Target) -> Duration {
        let before = Instant::now();
        self.jump(target);
        black_box(&self.position);
        before.elapsed()
    }
}

fn print_percentiles(what: &str, n: u8, mut times: Vec<Duration>) {
    times.sort();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!("{what}, n = {n}: median {:?}, p99 {:?}, max {:?}", at(50), at(99), at(100));
}

fn percentiles(_: &mut Criterion) {
    for n in SIZES {
        let mut wanderer = Wanderer::new(n);
        let mut steps = || {
            let target = wanderer.random_step();
            wanderer.timed(target)
        };
        let cold = (0..JUMPS).map(|_| steps()).collect();
        let warm = (0..JUMPS).map(|_| steps()).collect();
        print_percentiles("random step, the first", n, cold);
        print_percentiles("random step, warm", n, warm);
        let solutions = (0..JUMPS).map(|_| {
            let target = wanderer.random_step();
            wanderer.jump(target);
            wanderer.timed(NEXT_SOLUTION)
        });
        print_percentiles("next solution", n, solutions.collect());
    }
}

fn means(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("jump");
    for n in SIZES {
        let mut wanderer = Wanderer::new(n);
        for _ in 0..JUMPS {
            let target = wanderer.random_step();
            wanderer.jump(target);
        }
        group.bench_function(format!("step/{n}"), |bencher| {
            bencher.iter(|| {
                let target = wanderer.random_step();
                wanderer.jump(target);
            });
        });
        group.bench_function(format!("next solution/{n}"), |bencher| {
            bencher.iter_custom(|count| {
                (0..count)
                    .map(|_| {
                        let target = wanderer.random_step();
                        wanderer.jump(target);
                        wanderer.timed(NEXT_SOLUTION)
                    })
                    .sum()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, percentiles, means);
criterion_main!(benches);
