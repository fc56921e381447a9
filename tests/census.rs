//! Jumps against stepping, counts against the published ones.

#![allow(clippy::unwrap_used, clippy::missing_const_for_fn, reason = "helpers of tests")]

mod support;

use std::ops::ControlFlow;

use nq_tui::commands::census::build;
use nq_tui::search::census::table;
use nq_tui::search::{Census, Event, Goal, Position, Search, Step, Strategy, Subtree, Total};
use rstest::rstest;
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

/// Small searches: every size, both goals, and a start with queens fixed.
fn small_searches() -> Vec<Search> {
    let starts: [(u8, &[u8]); 16] = [
        (1, &[]),
        (2, &[]),
        (3, &[]),
        (4, &[]),
        (5, &[]),
        (6, &[]),
        (7, &[]),
        (1, &[0]),
        (4, &[1]),
        (4, &[2, 0, 3]),
        (4, &[1, 3, 0, 2]),
        (5, &[0, 2]),
        (6, &[0]),
        (6, &[4, 2]),
        (7, &[6]),
        (8, &[3, 1]),
    ];
    [Goal::All, Goal::First]
        .into_iter()
        .flat_map(|goal| starts.map(|(n, fixed)| backtrack(n, goal, fixed)))
        .collect()
}

/// Every position of a search, by stepping.
fn positions(search: Search) -> Vec<Position> {
    let mut position = Position::start(search);
    let mut positions = vec![position];
    while position.forward().is_some() {
        positions.push(position);
    }
    positions
}

/// Whether `position` is just after the last reject of a dead end.
fn ends_dead_end(position: &Position) -> bool {
    matches!(position.previous_event(), Some(Event::Reject(square))
        if square.col + 1 == position.search().n() && position.is_dead_end(square.row))
}

#[test]
fn a_jump_leads_where_as_many_steps_lead() {
    for search in small_searches() {
        let mut census = census(search);
        let positions = positions(search);
        for (step, &position) in (0..).zip(&positions) {
            assert_eq!(seek(&mut census, step), Some(position), "{search:?}");
        }
        let steps = positions.len() as Step;
        assert_eq!(seek(&mut census, steps), None);
        assert_eq!(seek(&mut census, Step::MAX), None);
    }
}

#[test]
fn a_position_is_found_by_its_queens_and_next_column() {
    for search in small_searches() {
        let mut census = census(search);
        for position in positions(search) {
            let columns: Vec<u8> = position.queens().map(|queen| queen.col).collect();
            let found = census.position_of(&columns, position.next_choice(), &mut patient);
            assert_eq!(found, Ok(Some(position)));
        }
    }
}

#[rstest]
#[case::two_queens_attack_each_other(&[0, 1], 0)]
#[case::a_column_is_missing(&[6], 0)]
#[case::too_many_queens(&[1, 3, 5, 0, 2, 4, 1], 0)]
#[case::the_row_has_no_such_column(&[1, 3], 7)]
#[case::a_solution_is_announced_once(&[1, 3, 5, 0, 2, 4], 2)]
fn no_position_has_an_impossible_stack(#[case] columns: &[u8], #[case] next: u16) {
    let mut census = census(backtrack(6, Goal::All, &[]));
    assert_eq!(census.position_of(columns, next, &mut patient), Ok(None));
}

#[test]
fn a_search_never_leaves_its_fixed_queens_nor_its_first_solution() {
    let mut fixed = census(backtrack(6, Goal::All, &[1]));
    assert_eq!(fixed.position_of(&[2], 0, &mut patient), Ok(None));
    assert_eq!(fixed.position_of(&[], 0, &mut patient), Ok(None));
    assert_eq!(fixed.below(&[2], &mut patient), Ok(None));
    let mut first = census(backtrack(6, Goal::First, &[]));
    assert!(first.position_of(&[1, 3, 5], 0, &mut patient).unwrap().is_some());
    assert_eq!(first.position_of(&[2], 0, &mut patient), Ok(None));
}

#[test]
fn every_solution_and_dead_end_is_found_by_its_number_and_from_the_one_before() {
    for search in small_searches() {
        let positions = positions(search);
        let mut census = census(search);
        let is_solution = |p: &Position| p.previous_event() == Some(Event::Solution);
        let mut after = positions[0];
        let mut k = 0;
        for &position in positions.iter().filter(|p| is_solution(p)) {
            k += 1;
            assert_eq!(census.solution(k, &mut patient), Ok(Some(position)));
            assert_eq!(census.solution_after(&after, &mut patient), Ok(Some(position)));
            after = position;
        }
        assert_eq!(census.solution(0, &mut patient), Ok(None));
        assert_eq!(census.solution(k + 1, &mut patient), Ok(None));
        assert_eq!(census.solution_after(&after, &mut patient), Ok(None));
        let mut k = 0;
        after = positions[0];
        for &position in positions.iter().filter(|p| ends_dead_end(p)) {
            k += 1;
            assert_eq!(census.dead_end(k, &mut patient), Ok(Some(position)));
            assert_eq!(census.dead_end_after(&after, &mut patient), Ok(Some(position)));
            after = position;
        }
        assert_eq!(census.dead_end(0, &mut patient), Ok(None));
        assert_eq!(census.dead_end(k + 1, &mut patient), Ok(None));
        assert_eq!(census.dead_end_after(&after, &mut patient), Ok(None));
    }
}

#[test]
fn the_next_solution_and_dead_end_are_found_from_everywhere() {
    for search in small_searches().into_iter().filter(|search| search.n() <= 5) {
        let positions = positions(search);
        let mut census = census(search);
        let mut dead_ends = 0;
        for (step, position) in positions.iter().enumerate() {
            let later = &positions[step + 1..];
            let solution = later.iter().find(|p| p.previous_event() == Some(Event::Solution));
            let dead_end = later.iter().find(|p| ends_dead_end(p));
            dead_ends += u64::from(ends_dead_end(position));
            let found = census.solution_after(position, &mut patient);
            assert_eq!(found, Ok(solution.copied()), "{position:?}");
            let found = census.dead_end_after(position, &mut patient);
            assert_eq!(found, Ok(dead_end.copied()), "{position:?}");
            assert_eq!(census.dead_ends_at(position, &mut patient), Ok(dead_ends));
        }
    }
}

#[rstest]
#[case(8)]
#[case(9)]
#[case(10)]
fn every_solution_of_a_larger_board_is_found_by_its_number(#[case] n: u8) {
    let search = backtrack(n, Goal::All, &[]);
    let mut census = census(search);
    let mut position = Position::start(search);
    while let Some(event) = position.forward() {
        if event == Event::Solution {
            let found = census.solution(position.solutions(), &mut patient);
            assert_eq!(found, Ok(Some(position)));
        }
    }
    assert_eq!(census.solution(position.solutions() + 1, &mut patient), Ok(None));
}

/// Steps and solutions (OEIS A000170) for n = 1 to 18.
const TOTALS: [(Step, u64); 18] = [
    (3, 1),
    (8, 0),
    (23, 0),
    (78, 2),
    (283, 10),
    (1_050, 4),
    (4_175, 40),
    (17_868, 92),
    (81_123, 352),
    (384_412, 724),
    (1_976_311, 2_680),
    (10_974_256, 14_200),
    (64_563_915, 73_712),
    (405_625_546, 365_596),
    (2_706_156_575, 2_279_184),
    (19_178_647_470, 14_772_512),
    (142_773_353_111, 95_815_104),
    (1_116_627_504_720, 666_090_624),
];

#[test]
fn totals_are_the_published_ones() {
    for (n, (steps, solutions)) in (1..).zip(TOTALS) {
        assert_eq!(total(backtrack(n, Goal::All, &[])), Total { steps, solutions }, "n = {n}");
    }
}

#[test]
fn the_first_solution_is_the_last_step_when_one_is_wanted() {
    let steps: [Step; 22] = [
        31, 16, 197, 45, 982, 366, 1_068, 559, 3_316, 1_464, 28_381, 21_625, 170_749, 96_580,
        784_511, 50_711, 4_192_126, 188_134, 39_955_072, 609_997, 10_289_901, 1_265_434,
    ];
    for (n, steps) in (4..).zip(steps) {
        assert_eq!(total(backtrack(n, Goal::First, &[])), Total { steps, solutions: 1 }, "n = {n}");
    }
    for n in [2, 3] {
        let all = total(backtrack(n, Goal::All, &[]));
        assert_eq!(total(backtrack(n, Goal::First, &[])), all);
    }
}

#[test]
fn a_large_board_is_unknown_but_its_beginning_can_be_reached() {
    let mut large = census(backtrack(30, Goal::All, &[]));
    assert_eq!(large.total(&mut patient), Ok(None));
    let position = seek(&mut large, 1_000_000).unwrap();
    let mut stepped = Position::start(*position.search());
    while stepped.step() < 1_000_000 {
        stepped.forward();
    }
    assert_eq!(position, stepped);
    let mut large = census(backtrack(21, Goal::All, &[]));
    let first = large.solution(1, &mut patient).unwrap().unwrap();
    assert_eq!((first.step(), first.solutions()), (188_134, 1));
    let second = large.solution_after(&first, &mut patient).unwrap();
    assert_eq!(second, large.solution(2, &mut patient).unwrap());
}

#[test]
fn a_row_is_made_up_of_its_columns() {
    for (n, fixed) in
        [(8, &[][..]), (12, &[]), (16, &[]), (18, &[]), (12, &[0, 5]), (20, &[0, 2, 4, 1, 3])]
    {
        let mut census = census(backtrack(n, Goal::All, fixed));
        let whole = census.below(fixed, &mut patient).unwrap().unwrap();
        let mut sum = Subtree { rows: 1, solutions: 0 };
        for col in 0..n {
            let columns = [fixed, &[col]].concat();
            if let Some(below) = census.below(&columns, &mut patient).unwrap() {
                sum.rows += below.rows;
                sum.solutions += below.solutions;
            }
        }
        assert_eq!(sum, whole, "n = {n}");
        let total = Total { steps: whole.steps(n), solutions: whole.solutions };
        assert_eq!(census.total(&mut patient), Ok(Some(total)));
    }
}

#[test]
fn the_table_is_small_and_written_in_one_way() {
    let bytes: &[u8] = include_bytes!("../assets/census.bin");
    assert!(bytes.len() <= 160_000);
    assert_eq!(table::encode(&table::embedded().unwrap()), bytes);
}

#[test]
fn the_table_says_what_counting_says() {
    let blocks = table::embedded().unwrap();
    let boards: Vec<(u8, u8)> = blocks.iter().map(|block| (block.n, block.depth)).collect();
    assert_eq!(boards, table::DEPTHS);
    for block in blocks.iter().filter(|block| block.n <= 14) {
        assert_eq!(*block, build(block.n, block.depth), "n = {}", block.n);
    }
}
