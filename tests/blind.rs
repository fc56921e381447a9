//! Jumps in the blind strategies against stepping.

#![allow(clippy::unwrap_used, clippy::missing_const_for_fn, reason = "helpers of tests")]

mod support;

use std::ops::ControlFlow;

use nq_tui::search::{Blind, Counters, Event, Goal, Position, Search, Step, Strategy};
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};
use rstest::rstest;
use support::search;

/// Progress that never calls anything off.
fn patient(_: Step) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn blind(n: u8, strategy: Strategy, goal: Goal, fixed: &[u8]) -> Blind {
    Blind::new(search(n, strategy, goal).with_fixed(fixed).unwrap()).unwrap()
}

fn count(counters: &mut Counters, event: Event) {
    match event {
        Event::Place(_) => counters.placed += 1,
        Event::Backtrack(_) => counters.backtracks += 1,
        Event::Discard => counters.discarded += 1,
        Event::Reject(_) | Event::Solution => {}
    }
}

#[rstest]
#[case(Strategy::Rows, 1, &[])]
#[case(Strategy::Rows, 2, &[])]
#[case(Strategy::Rows, 3, &[])]
#[case(Strategy::Rows, 4, &[])]
#[case(Strategy::Rows, 4, &[1])]
#[case(Strategy::Rows, 4, &[1, 3, 0, 2])]
#[case(Strategy::Rows, 5, &[0, 2])]
#[case(Strategy::Squares, 1, &[])]
#[case(Strategy::Squares, 2, &[])]
#[case(Strategy::Squares, 3, &[])]
#[case(Strategy::Squares, 4, &[])]
#[case(Strategy::Squares, 4, &[1])]
#[case(Strategy::Squares, 4, &[2, 0, 3])]
#[case(Strategy::Squares, 4, &[2, 0, 3, 1])]
fn a_jump_leads_where_as_many_steps_lead(
    #[case] strategy: Strategy,
    #[case] n: u8,
    #[case] fixed: &[u8],
    #[values(Goal::All, Goal::First)] goal: Goal,
) {
    let mut blind = blind(n, strategy, goal, fixed);
    let mut position = Position::start(*blind.search());
    let mut counters = Counters::default();
    loop {
        assert_eq!(blind.seek(position.step(), &mut patient), Ok(Some(position)));
        assert_eq!(Counters::at(&position), counters);
        if position.previous_event() == Some(Event::Solution) {
            assert_eq!(blind.solution(position.solutions(), &mut patient), Ok(Some(position)));
        }
        let Some(event) = position.forward() else { break };
        count(&mut counters, event);
    }
    assert_eq!(blind.seek(position.step() + 1, &mut patient), Ok(None));
    assert_eq!(blind.solution(position.solutions() + 1, &mut patient), Ok(None));
    assert_eq!(blind.solution(0, &mut patient), Ok(None));
    assert_eq!(blind.steps(&mut patient), Ok(Some(position.step())));
    assert_eq!(blind.solutions(&mut patient), Ok(Some(position.solutions())));
}

#[rstest]
#[case(Strategy::Rows, 4, Some(936))]
#[case(Strategy::Rows, 8, Some(55_125_136))]
#[case(Strategy::Rows, 27, None)]
#[case(Strategy::Rows, 32, None)]
#[case(Strategy::Squares, 2, Some(24))]
#[case(Strategy::Squares, 3, Some(322))]
#[case(Strategy::Squares, 8, Some(14_520_928_486))]
#[case(Strategy::Squares, 32, None)]
fn all_steps_have_a_closed_form(
    #[case] strategy: Strategy,
    #[case] n: u8,
    #[case] steps: Option<Step>,
) {
    assert_eq!(blind(n, strategy, Goal::All, &[]).steps(&mut patient), Ok(steps));
}

#[test]
fn the_beginning_of_a_search_without_a_last_step_can_be_reached() {
    for strategy in [Strategy::Rows, Strategy::Squares] {
        let mut blind = blind(32, strategy, Goal::All, &[]);
        let mut position = Position::start(*blind.search());
        let mut counters = Counters::default();
        for step in 0..5_000 {
            assert_eq!(Counters::at(&position), counters);
            assert_eq!(blind.seek(step, &mut patient), Ok(Some(position)));
            count(&mut counters, position.forward().unwrap());
        }
        assert!(blind.seek(Step::MAX, &mut patient).is_ok());
    }
}

fn search_of(choice: u8) -> Search {
    let (n, strategy, fixed): (u8, Strategy, &[u8]) = match choice % 6 {
        0 => (5, Strategy::Rows, &[]),
        1 => (6, Strategy::Rows, &[]),
        2 => (8, Strategy::Rows, &[]),
        3 => (10, Strategy::Rows, &[3, 5]),
        4 => (6, Strategy::Squares, &[]),
        _ => (8, Strategy::Squares, &[0]),
    };
    search(n, strategy, Goal::All).with_fixed(fixed).unwrap()
}

proptest! {
    #[test]
    fn two_jumps_are_as_far_apart_as_stepping_says(
        choice in any::<u8>(),
        random in any::<u64>(),
        distance in 0_u32..5_000,
    ) {
        let mut blind = Blind::new(search_of(choice)).unwrap();
        let last = blind.steps(&mut patient).unwrap().unwrap();
        let here = blind.seek(Step::from(random) % (last + 1), &mut patient).unwrap().unwrap();
        let mut position = here;
        let mut counters = Counters::at(&here);
        for _ in 0..distance {
            if let Some(event) = position.forward() {
                count(&mut counters, event);
            }
        }
        prop_assert_eq!(blind.seek(position.step(), &mut patient), Ok(Some(position)));
        prop_assert_eq!(Counters::at(&position), counters);
        while position.step() > here.step() {
            position.backward();
        }
        prop_assert_eq!(position, here);
    }

    #[test]
    fn solutions_come_in_the_same_order(choice in any::<u8>(), random in any::<u64>()) {
        let search = search_of(choice);
        let mut blind = Blind::new(search).unwrap();
        let k = 1 + random % blind.solutions(&mut patient).unwrap().unwrap();
        let position = blind.solution(k, &mut patient).unwrap().unwrap();
        prop_assert_eq!(position.previous_event(), Some(Event::Solution));
        prop_assert_eq!(blind.seek(position.step(), &mut patient), Ok(Some(position)));
        prop_assert!(position.conflicts().next().is_none());
    }
}
