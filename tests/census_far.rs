//! Jumps in searches too long to be stepped through, at random.
#![allow(clippy::unwrap_used, clippy::missing_const_for_fn, reason = "helpers of tests")]

mod support;

use std::ops::ControlFlow;

use nq_tui::search::{Cancelled, Census, Event, Goal, Position, Search, Step, Strategy, Total};
use proptest::prelude::{ProptestConfig, any, prop, prop_assert, prop_assert_eq, proptest};
use proptest::strategy::Strategy as _;
use support::search;

fn backtrack(n: u8, goal: Goal, fixed: &[u8]) -> Search {
    search(n, Strategy::Backtrack, goal).with_fixed(fixed).unwrap()
}

fn census(search: Search) -> Census {
    Census::new(search).unwrap()
}

/// Progress that never calls anything off.
fn patient(_: Step) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn total(search: Search) -> Total {
    census(search).total(&mut patient).unwrap().unwrap()
}

fn seek(census: &mut Census, step: Step) -> Option<Position> {
    census.seek(step, &mut patient).unwrap()
}

/// A search too large to step through, and a step of it.
fn far_away() -> impl proptest::strategy::Strategy<Value = (Search, Step)> {
    let starts: Vec<(u8, &'static [u8])> = vec![
        (8, &[]),
        (10, &[]),
        (12, &[]),
        (14, &[]),
        (12, &[3]),
        (13, &[6]),
        (16, &[0, 2, 4, 1]),
    ];
    (prop::sample::select(starts), any::<u64>()).prop_map(|((n, fixed), random)| {
        let search = backtrack(n, Goal::All, fixed);
        let total = total(search);
        (search, Step::from(random) % (total.steps + 1))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn two_jumps_are_as_far_apart_as_stepping_says(
        (search, step) in far_away(),
        distance in 0_u32..20_000,
    ) {
        let mut census = census(search);
        let here = seek(&mut census, step).unwrap();
        let mut position = here;
        for _ in 0..distance {
            position.forward();
        }
        prop_assert_eq!(seek(&mut census, position.step()), Some(position));
        while position.step() > here.step() {
            position.backward();
        }
        prop_assert_eq!(position, here);
        for _ in 0..distance {
            position.backward();
        }
        prop_assert_eq!(seek(&mut census, position.step()), Some(position));
    }

    #[test]
    fn every_question_can_be_called_off(step in 1_000_000_000_000_u64..) {
        let never = &mut |_: Step| ControlFlow::Break(());
        let mut large = census(backtrack(30, Goal::All, &[]));
        prop_assert_eq!(large.seek(step.into(), never), Err(Cancelled));
        prop_assert_eq!(large.solution(step, never), Err(Cancelled));
        prop_assert_eq!(large.dead_end(step, never), Err(Cancelled));
        prop_assert_eq!(large.below(&[3], never), Err(Cancelled));
        prop_assert_eq!(large.position_of(&[3], 7, never), Err(Cancelled));
        let start = Position::start(*large.search());
        prop_assert_eq!(large.solution_after(&start, never), Err(Cancelled));
        prop_assert_eq!(seek(&mut large, 0), Some(start));
    }

    #[test]
    fn a_far_position_is_found_by_its_queens((search, step) in far_away()) {
        let mut census = census(search);
        let position = seek(&mut census, step).unwrap();
        let columns: Vec<u8> = position.queens().map(|queen| queen.col).collect();
        let found = census.position_of(&columns, position.next_choice(), &mut patient);
        prop_assert_eq!(found, Ok(Some(position)));
    }

    #[test]
    fn the_next_solution_has_the_next_number((search, step) in far_away()) {
        let mut census = census(search);
        let position = seek(&mut census, step).unwrap();
        let next = census.solution_after(&position, &mut patient).unwrap();
        prop_assert_eq!(next, census.solution(position.solutions() + 1, &mut patient).unwrap());
        if let Some(next) = next {
            prop_assert_eq!(next.previous_event(), Some(Event::Solution));
            prop_assert!(next.step() > position.step());
        }
    }

    #[test]
    fn a_census_called_off_at_any_moment_stays_right(
        calls in 0_usize..60,
        k in 1_u64..2_000_000,
    ) {
        let search = backtrack(13, Goal::All, &[]);
        let mut census = census(search);
        let mut left = calls;
        let mut called_off = false;
        let mut impatient = |_: Step| {
            called_off = left == 0;
            if called_off {
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        };
        let found = census.dead_end(k, &mut impatient);
        prop_assert_eq!(found == Err(Cancelled), called_off);
        let position = seek(&mut census, 40_000_000).unwrap();
        prop_assert_eq!(Some(position), seek(&mut self::census(search), 40_000_000));
        let steps = total(search);
        prop_assert_eq!(census.total(&mut patient), Ok(Some(steps)));
        if let Ok(Some(dead_end)) = found {
            prop_assert_eq!(census.dead_ends_at(&dead_end, &mut patient), Ok(k));
        }
    }
}
