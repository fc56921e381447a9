//! Every jump from every position of small searches against looking through the stored search, and
//! jumps in searches that nobody could store.
#![allow(clippy::unwrap_used, clippy::missing_const_for_fn, reason = "helpers of tests")]

mod support;

use std::ops::ControlFlow;

use nq_tui::playback::jump::{Landing, Miss, find, find_within};
use nq_tui::playback::target::{Landmark, Stack};
use nq_tui::playback::{Direction, Target};
use nq_tui::search::{Atlas, Cancelled, Goal, Position, Search, Square, Step, Strategy};
use proptest::prelude::{ProptestConfig, any, prop, prop_assert, prop_assert_eq, proptest};
use proptest::strategy::Strategy as _;
use rstest::rstest;
use support::search;
use support::story::Story;

const DIRECTIONS: [Direction; 2] = [Direction::Forward, Direction::Backward];
const LANDMARKS: [Landmark; 3] = [Landmark::Solution, Landmark::DeadEnd, Landmark::Backtrack];

/// The limits within which jumps step: none, so that counts answer, a few, and the usual one.
const NEAR: [Step; 3] = [0, 5, 1 << 16];

fn patient(_: Step) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Small searches of every kind.
fn small_searches() -> Vec<Search> {
    let starts: [(u8, Strategy, &[u8]); 13] = [
        (1, Strategy::Backtrack, &[]),
        (2, Strategy::Backtrack, &[]),
        (3, Strategy::Backtrack, &[]),
        (4, Strategy::Backtrack, &[]),
        (5, Strategy::Backtrack, &[]),
        (4, Strategy::Backtrack, &[1]),
        (4, Strategy::Backtrack, &[0, 2]),
        (5, Strategy::Backtrack, &[1]),
        (5, Strategy::Backtrack, &[0, 2]),
        (3, Strategy::Rows, &[]),
        (4, Strategy::Rows, &[1]),
        (2, Strategy::Squares, &[]),
        (3, Strategy::Squares, &[]),
    ];
    [Goal::All, Goal::First]
        .into_iter()
        .flat_map(|goal| {
            starts.map(|(n, strategy, fixed)| search(n, strategy, goal).with_fixed(fixed).unwrap())
        })
        .collect()
}

/// Checks that each target leads from every position of every small search where the story says.
fn check(targets: impl Fn(&Story) -> Vec<Target>) {
    for search in small_searches() {
        let story = Story::of(search);
        let targets = targets(&story);
        let mut atlas = Atlas::new(search);
        for (here, from) in story.positions.iter().enumerate() {
            for &target in &targets {
                let expected: Landing =
                    story.jump(here, target).map(|there| story.positions[there]);
                for near in NEAR {
                    let found = find_within(near, target, from, &mut atlas, &mut patient);
                    assert_eq!(
                        found,
                        Ok(expected),
                        "{target:?} from {here} within {near} of {search:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_step_is_found_from_everywhere_and_none_beyond_the_end() {
    check(|story| {
        let last = story.last() as Step;
        let steps = (0..=last + 1).chain([last + 1_000, Step::MAX]);
        steps.map(Target::Step).collect()
    });
}

#[test]
fn both_ends_and_every_part_of_the_whole_are_found() {
    check(|_| {
        let parts = [0, 1, 999, 12_500, 33_333, 50_000, 99_999, 100_000];
        let parts = parts.into_iter().map(Target::Percent);
        parts.chain([Target::Start, Target::End]).collect()
    });
}

#[test]
fn every_stack_is_found() {
    check(|story| {
        let stacks = story.positions.iter();
        stacks.map(|at| Target::Stack(Stack::new(at.chosen(), at.next_choice()))).collect()
    });
}

#[test]
fn every_landmark_is_found_by_its_number_and_none_too_many() {
    check(|story| {
        let numbers = |landmark| {
            let is_one = |k: &u64| story.jump(0, Target::Nth(landmark, *k)).is_ok();
            let count = (1..=story.last() as u64).take_while(is_one).count() as u64;
            (0..=count + 1).chain([u64::MAX]).map(move |k| Target::Nth(landmark, k))
        };
        LANDMARKS.into_iter().flat_map(numbers).collect()
    });
}

#[test]
fn the_nearest_landmark_is_found_both_ways() {
    check(|_| {
        let both = |landmark| DIRECTIONS.map(|way| Target::Nearest(way, landmark));
        LANDMARKS.into_iter().flat_map(both).collect()
    });
}

#[test]
fn over_and_out_go_to_where_a_queen_is_taken_back_or_placed() {
    check(|_| {
        DIRECTIONS.into_iter().flat_map(|way| [Target::Over(way), Target::Out(way)]).collect()
    });
}

#[test]
fn every_visit_of_every_square_is_found_both_ways() {
    check(|story| {
        let n = story.positions[0].search().n();
        let squares = (0..=n).flat_map(|row| (0..=n).map(move |col| Square::new(row, col)));
        squares
            .flat_map(|square| {
                let [next, previous] = DIRECTIONS.map(|way| Target::NearestVisit(way, square));
                [Target::Visit(square), next, previous]
            })
            .collect()
    });
}

#[rstest]
#[case::over_a_place(3, Target::Over(Direction::Forward), Ok(9))]
#[case::over_a_backtrack(9, Target::Over(Direction::Backward), Ok(3))]
#[case::over_a_reject(4, Target::Over(Direction::Forward), Ok(5))]
#[case::out(5, Target::Out(Direction::Forward), Ok(9))]
#[case::out_backwards(5, Target::Out(Direction::Backward), Ok(3))]
#[case::nothing_to_leave(0, Target::Out(Direction::Forward), Err(Miss::NothingToLeave))]
#[case::first_dead_end(0, Target::Nth(Landmark::DeadEnd, 1), Ok(8))]
#[case::first_solution(0, Target::Nearest(Direction::Forward, Landmark::Solution), Ok(31))]
#[case::beyond_the_end(0, Target::Step(79), Err(Miss::BeyondEnd { last: 78 }))]
fn the_jumps_of_four_queens_are_as_described(
    #[case] here: usize,
    #[case] target: Target,
    #[case] there: Result<usize, Miss>,
) {
    let story = Story::of(search(4, Strategy::Backtrack, Goal::All));
    assert_eq!(story.jump(here, target), there);
    let from = &story.positions[here];
    let found = find(target, from, &mut Atlas::new(*from.search()), &mut patient);
    assert_eq!(found, Ok(there.map(|there| story.positions[there])));
}

#[rstest]
#[case(Strategy::Rows)]
#[case(Strategy::Squares)]
fn a_search_that_nobody_can_number_has_no_end_to_jump_to(#[case] strategy: Strategy) {
    let from = Position::start(search(32, strategy, Goal::All));
    let mut atlas = Atlas::new(*from.search());
    for target in [Target::End, Target::Percent(50_000)] {
        assert_eq!(find(target, &from, &mut atlas, &mut patient), Ok(Err(Miss::Unknown)));
    }
}

/// A search that takes too long to store, and a position of it.
fn far_away() -> impl proptest::strategy::Strategy<Value = (Atlas, Position)> {
    const STARTS: [(u8, &[u8]); 6] =
        [(8, &[]), (10, &[]), (12, &[]), (14, &[]), (12, &[3]), (14, &[2, 6])];
    let start = prop::sample::select(&STARTS[..]);
    (start, any::<u64>()).prop_map(|((n, fixed), random)| {
        let search = search(n, Strategy::Backtrack, Goal::All).with_fixed(fixed).unwrap();
        let mut atlas = Atlas::new(search);
        let last = atlas.steps(&mut patient).unwrap().unwrap();
        let step = Step::from(random) % (last + 1);
        let position = atlas.seek(step, &mut patient).unwrap().unwrap();
        (atlas, position)
    })
}

/// Any target on a board of at least eight rows.
fn any_target() -> impl proptest::strategy::Strategy<Value = Target> {
    let direction = prop::sample::select(&DIRECTIONS[..]);
    let landmark = prop::sample::select(&LANDMARKS[..]);
    let square = (0_u8..8, 0_u8..8).prop_map(|(row, col)| Square::new(row, col));
    let nth = prop::sample::select(&[Landmark::Solution, Landmark::DeadEnd][..]);
    proptest::prop_oneof![
        proptest::strategy::Just(Target::End),
        (0_u64..500_000_000).prop_map(|step| Target::Step(step.into())),
        (0_u32..=100_000).prop_map(Target::Percent),
        (nth, 1_u64..50_000).prop_map(|(landmark, k)| Target::Nth(landmark, k)),
        (direction.clone(), landmark).prop_map(|(way, landmark)| Target::Nearest(way, landmark)),
        direction.clone().prop_map(Target::Over),
        direction.clone().prop_map(Target::Out),
        square.clone().prop_map(Target::Visit),
        (direction, square).prop_map(|(way, square)| Target::NearestVisit(way, square)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_jump_and_the_way_back_lead_to_where_one_was(
        (mut atlas, from) in far_away(),
        target in any_target(),
    ) {
        if let Ok(there) = find_within(1_000, target, &from, &mut atlas, &mut patient).unwrap() {
            let back = find_within(0, Target::Step(from.step()), &there, &mut atlas, &mut patient);
            prop_assert_eq!(back, Ok(Ok(from)));
            let again = find_within(0, Target::Step(there.step()), &from, &mut atlas, &mut patient);
            prop_assert_eq!(again, Ok(Ok(there)));
        }
    }

    #[test]
    fn stepping_and_counting_find_the_same((mut atlas, from) in far_away(), target in any_target()) {
        let counted = find_within(0, target, &from, &mut atlas, &mut patient);
        let stepped = find_within(1 << 17, target, &from, &mut atlas, &mut patient);
        prop_assert_eq!(counted, stepped);
    }

    #[test]
    fn one_step_on_from_a_far_position_is_the_next_step(
        (mut atlas, from) in far_away(),
        distance in 1_u32..10_000,
    ) {
        let mut position = from;
        for _ in 0..distance {
            position.forward();
        }
        let target = Target::Step(position.step());
        let found = find_within(0, target, &from, &mut atlas, &mut patient);
        prop_assert_eq!(found, Ok(Ok(position)));
        let found = find_within(0, Target::Step(from.step()), &position, &mut atlas, &mut patient);
        prop_assert_eq!(found, Ok(Ok(from)));
    }

    #[test]
    fn a_jump_called_off_at_any_moment_leaves_the_atlas_right(
        (mut atlas, from) in far_away(),
        target in any_target(),
        calls in 0_usize..40,
        near in prop::sample::select(&NEAR[..]),
    ) {
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
        let broken = find_within(near, target, &from, &mut atlas, &mut impatient);
        prop_assert_eq!(broken == Err(Cancelled), called_off);
        let later = find_within(near, target, &from, &mut atlas, &mut patient);
        let fresh = find_within(near, target, &from, &mut Atlas::new(*from.search()), &mut patient);
        prop_assert_eq!(later, fresh);
        prop_assert!(called_off || broken == fresh);
    }
}
