//! The search against a naive reference, published counts, and the fixed hashes of its stream.
#![allow(
    clippy::unwrap_used,
    clippy::format_collect,
    reason = "a test stops at what it did not expect; a hash is short"
)]

mod support;

use nq_tui::commands::trace::write_json;
use nq_tui::search::mark::{current_row, failed_row, mark};
use nq_tui::search::{Counters, Event, Goal, Mark, Position, Square, Step, Strategy};
use proptest::prelude::*;
use rstest::rstest;
use sha2::{Digest, Sha256};
use support::{attack, reference, search, start};

fn stream_hash(mut position: Position) -> String {
    let mut hash = Sha256::new();
    while let Some(event) = position.forward() {
        let mut line = Vec::new();
        write_json(&mut line, event, &position).unwrap();
        hash.update(&line);
    }
    format!("{:x}", hash.finalize())
}

#[rstest]
#[case(1, "17334ab6767e60890ca4c28205282cff7b66d0930cc7174138cb12ee9c7559d2")]
#[case(2, "987de7456748532858788978566d9740b23fee10776f29f6c72b2239fe0d4d0c")]
#[case(3, "e65d330c691daea549b713720dc4867a6f9b0d2a5f1fdaafbe45914e81ff2087")]
#[case(4, "69eccb47e7e37ab4caa5cd90357226529c9b4486f9b79569036d651453f05394")]
#[case(5, "4bcd378593216305a5e5659bf725e54d79cde23fc2cd50195e090b1e0bfbb937")]
#[case(6, "c3b0dfe7e591e4b329c2705143eea629b2db2701631fa2d35acd735ddba71e69")]
#[case(7, "f7cc912b2c1a88a1ffe32fb1b4bf57018b8c31f0c73f1069b49da9b9f60dc7fa")]
#[case(8, "e9a6cae773250af9bae24557ba2fafa04b909eb30fcaae706c95c251e709ca6b")]
fn the_backtracking_stream_is_fixed(#[case] n: u8, #[case] hash: &str) {
    assert_eq!(stream_hash(start(n)), hash);
}

#[rstest]
#[case(Strategy::Rows, 2, "4efa30358511f02f43cfc3552d4302926830c12192d88b02f605f772d311d162")]
#[case(Strategy::Rows, 3, "5128014998554b20813313f30af88f5e604ac95b301cfd5cbf2963a59daa7c1a")]
#[case(Strategy::Rows, 4, "44803fbcabf271711f3c6edbe9aecde6bf2102d94253ce1f70cdc8c9a4efea74")]
#[case(Strategy::Squares, 2, "bc4768dc8b3f143256dbcd8ea877c0d718eb63479c54fcd44b6ab6aaa17b41ce")]
#[case(Strategy::Squares, 3, "291bc6ab6fd599ab729a6c0fc410450c2b2d056b21a3bbdcef1b5f9180d7c022")]
fn the_blind_streams_are_fixed(#[case] strategy: Strategy, #[case] n: u8, #[case] hash: &str) {
    assert_eq!(stream_hash(Position::start(search(n, strategy, Goal::All))), hash);
}

/// Walks the whole search forwards and backwards and compares every event and every position.
fn walk_both_ways(start: Position, events: &[Event]) {
    let mut position = start;
    let mut trail = vec![start];
    for &event in events {
        assert_eq!(position.next_event(), Some(event));
        assert_eq!(position.forward(), Some(event));
        assert_eq!(position.previous_event(), Some(event));
        trail.push(position);
    }
    assert_eq!(position.forward(), None);
    assert!(position.is_end());
    assert_eq!(position.step(), events.len() as Step);
    for &event in events.iter().rev() {
        assert_eq!(Some(position), trail.pop());
        assert_eq!(position.backward(), Some(event));
    }
    assert_eq!(position, start);
    assert_eq!(position.backward(), None);
}

#[test]
fn every_strategy_follows_the_reference_both_ways() {
    let cases = [(Strategy::Backtrack, 7), (Strategy::Rows, 4), (Strategy::Squares, 3)];
    for (strategy, largest) in cases {
        for goal in [Goal::All, Goal::First] {
            for n in 1..=largest {
                let search = search(n, strategy, goal);
                walk_both_ways(Position::start(search), &reference(&search, &[]));
            }
        }
    }
}

#[test]
fn fixed_queens_are_never_lifted() {
    for strategy in [Strategy::Backtrack, Strategy::Rows] {
        for fixed in [&[1][..], &[0, 2], &[1, 3], &[1, 3, 0, 2], &[2, 0, 3]] {
            for goal in [Goal::All, Goal::First] {
                let search = search(4, strategy, goal);
                let events = reference(&search, fixed);
                let search = search.with_fixed(fixed).unwrap();
                walk_both_ways(Position::start(search), &events);
            }
        }
    }
}

/// OEIS A000170.
const SOLUTIONS: [u64; 10] = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724];

/// OEIS A319284, the rows for n = 4 to 8: queens placed at each depth.
const PLACED: [&[u64]; 5] = [
    &[4, 6, 4, 2],
    &[5, 12, 14, 12, 10],
    &[6, 20, 36, 46, 40, 4],
    &[7, 30, 76, 140, 164, 94, 40],
    &[8, 42, 140, 344, 568, 550, 312, 92],
];

#[test]
fn placements_per_depth_are_the_published_ones() {
    for (n, expected) in (4..).zip(PLACED) {
        let mut placed = vec![0; n.into()];
        for event in start(n).events() {
            if let Event::Place(square) = event {
                placed[usize::from(square.row)] += 1;
            }
        }
        assert_eq!(placed, expected, "n = {n}");
    }
}

#[test]
fn solutions_are_as_many_as_published() {
    for (n, expected) in (1..).zip(SOLUTIONS) {
        let found = start(n).events().filter(|&event| event == Event::Solution).count();
        assert_eq!(found as u64, expected, "n = {n}");
    }
}

#[test]
fn counters_are_what_counting_gives() {
    for (fixed, n) in [(&[][..], 1), (&[], 2), (&[], 4), (&[], 6), (&[1], 4), (&[0, 2], 6)] {
        let search = search(n, Strategy::Backtrack, Goal::All).with_fixed(fixed).unwrap();
        let mut position = Position::start(search);
        let mut counted = Counters::default();
        loop {
            assert_eq!(Counters::at(&position), counted, "n = {n}, step {}", position.step());
            match position.forward() {
                Some(Event::Place(_)) => counted.placed += 1,
                Some(Event::Reject(_)) => counted.rejected += 1,
                Some(Event::Backtrack(_)) => counted.backtracks += 1,
                Some(_) => {}
                None => break,
            }
            counted.tested = counted.placed + counted.rejected;
        }
    }
}

#[test]
fn a_cross_stands_exactly_where_a_queen_above_attacks() {
    for n in 1..=6 {
        let mut position = start(n);
        loop {
            check_marks(&position);
            if position.forward().is_none() {
                break;
            }
        }
    }
}

#[rstest]
#[case(Strategy::Backtrack, Goal::All)]
#[case(Strategy::Backtrack, Goal::First)]
#[case(Strategy::Rows, Goal::All)]
fn the_row_that_is_filled_is_the_one_below_the_queens(
    #[case] strategy: Strategy,
    #[case] goal: Goal,
) {
    for n in 1..=4 {
        let mut position = Position::start(search(n, strategy, goal));
        loop {
            assert_eq!(current_row(&position), position.depth().min(n - 1), "{position:?}");
            if position.forward().is_none() {
                break;
            }
        }
    }
}

/// Marks from the rules, written without the product's own attack test.
fn check_marks(position: &Position) {
    let n = position.search().n();
    let queens: Vec<Square> = position.queens().collect();
    for row in 0..n {
        let settled = queens
            .get(usize::from(row))
            .map(|queen| u16::from(queen.col))
            .or((row == position.depth()).then(|| position.next_choice()))
            .unwrap_or(0);
        for col in 0..n {
            let square = Square::new(row, col);
            let attacked = queens.iter().any(|&q| q.row < row && attack(q, square));
            let expected = if queens.contains(&square) {
                Mark::Queen
            } else if u16::from(col) >= settled {
                Mark::Untried
            } else if attacked {
                Mark::Attacked
            } else {
                Mark::Tried
            };
            assert_eq!(mark(position, square), expected, "step {} {square:?}", position.step());
        }
    }
}

#[test]
fn a_row_has_failed_when_the_queen_before_it_is_taken_back_for_want_of_a_square() {
    for strategy in Strategy::ALL {
        let mut position = Position::start(search(4, strategy, Goal::All));
        let mut failures = 0;
        loop {
            let before = position;
            let Some(event) = position.forward() else { break };
            let expected = match event {
                Event::Backtrack(lifted) if before.depth() < 4 && lifted.row < 3 => {
                    Some((lifted.row + 1, before))
                }
                _ => None,
            };
            assert_eq!(failed_row(&position), expected, "{strategy:?}, step {}", position.step());
            failures += usize::from(expected.is_some());
        }
        assert!(failures > 0, "{strategy:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn back_undoes_forward_far_from_the_start(n in 8u8..=32, steps in 0u32..200_000) {
        let mut position = start(n);
        for _ in 0..steps {
            if position.forward().is_none() { break; }
        }
        let here = position;
        if let Some(event) = position.forward() {
            prop_assert_eq!(position.step(), here.step() + 1);
            prop_assert_eq!(position.backward(), Some(event));
            prop_assert_eq!(position, here);
        }
        for _ in 0..steps {
            prop_assert!(position.backward().is_some() || position.step() == 0);
        }
        for _ in 0..steps.min(1000) {
            position.forward();
        }
        prop_assert!(position.step() <= here.step());
    }
}
