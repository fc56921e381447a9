//! The conflict test: four ways, one answer, and the comparisons as documented.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod support;

use nq_tui::search::conflict::{
    Comparisons, Evidence, Inspection, Method, comparisons, comparisons_over, inspect,
};
use nq_tui::search::{Goal, Line, Position, Square, Strategy};
use rstest::rstest;
use support::{search, start};

/// Position 0 below fixed queens.
fn below(n: u8, columns: &[u8]) -> Position {
    Position::start(search(n, Strategy::Backtrack, Goal::All).with_fixed(columns).unwrap())
}

fn assert_all_agree(position: &Position) {
    let n = position.search().n();
    for square in (0..n).flat_map(|row| (0..n).map(move |col| Square::new(row, col))) {
        for method in Method::ALL {
            let seen = inspect(method, position, square);
            assert_eq!(seen.attacked, position.is_attacked(square), "{method:?} {position:?}");
            assert_eq!(seen.comparisons, counted(&seen), "{seen:?}");
        }
    }
}

/// The comparisons by the evidence alone.
fn counted(seen: &Inspection) -> u32 {
    let asked = |line: Option<Line>| match line {
        Some(Line::Column) => 1,
        Some(Line::Diagonal) => 2,
        _ => 3,
    };
    match &seen.evidence {
        Evidence::Grid(looks) => u32::try_from(looks.len()).unwrap(),
        Evidence::Scan(looks) => looks.iter().map(|look| asked(look.line)).sum(),
        Evidence::Marks(look) => asked(look.hit),
        Evidence::Bits(look) => asked(look.hit),
    }
}

#[rstest]
#[case::backtrack(Strategy::Backtrack, 1..=6)]
#[case::rows(Strategy::Rows, 1..=4)]
#[case::squares(Strategy::Squares, 1..=3)]
fn four_ways_give_one_answer_everywhere(
    #[case] strategy: Strategy,
    #[case] sizes: std::ops::RangeInclusive<u8>,
) {
    for n in sizes {
        let mut position = Position::start(search(n, strategy, Goal::All));
        assert_all_agree(&position);
        while position.forward().is_some() {
            assert_all_agree(&position);
        }
    }
}

#[test]
fn the_corners_of_the_largest_board_are_inspected() {
    assert_all_agree(&below(32, &[31]));
    assert_all_agree(&below(32, &[0]));
}

/// Queens on (0,0) and (1,2) of four rows, square (2,1), step 6: (1,2) attacks it.
#[test]
fn the_grid_is_walked_up_then_up_left_then_up_right() {
    let seen = inspect(Method::Grid, &below(4, &[0, 2]), Square::new(2, 1));
    let Evidence::Grid(looks) = &seen.evidence else { panic!("{seen:?}") };
    let walked: Vec<_> =
        looks.iter().map(|look| (look.square.row, look.square.col, look.queen)).collect();
    assert_eq!(walked, [(1, 1, false), (1, 0, false), (1, 2, true)]);
    assert_eq!(looks[2].line, Line::Antidiagonal);
}

#[test]
fn the_scan_shows_both_sides_of_each_equation() {
    let seen = inspect(Method::Scan, &below(4, &[0, 2]), Square::new(2, 1));
    let Evidence::Scan(looks) = &seen.evidence else { panic!("{seen:?}") };
    let sides = |look: &nq_tui::search::conflict::ScanLook| {
        [look.columns, look.differences, look.sums, look.distances].map(|e| (e.left, e.right))
    };
    assert_eq!(sides(&looks[0]), [(1, 0), (-1, 0), (3, 0), (2, 1)]);
    assert_eq!(looks[0].line, None);
    assert_eq!(sides(&looks[1]), [(1, 2), (-1, 1), (3, 3), (1, 1)]);
    assert_eq!(looks[1].line, Some(Line::Antidiagonal));
}

#[test]
fn marks_and_bits_show_the_same_entries() {
    let position = below(4, &[0, 2]);
    let square = Square::new(2, 1);
    let Evidence::Marks(marks) = inspect(Method::Marks, &position, square).evidence else {
        panic!("marks show arrays")
    };
    assert_eq!(marks.indices, [1, 4, 3]);
    assert_eq!(marks.arrays[0], [true, false, true, false]);
    assert_eq!(marks.arrays[1], [false, false, true, true, false, false, false]);
    assert_eq!(marks.arrays[2], [true, false, false, true, false, false, false]);
    assert_eq!(marks.hit, Some(Line::Antidiagonal));
    let Evidence::Bits(bits) = inspect(Method::Bits, &position, square).evidence else {
        panic!("bits show words")
    };
    assert_eq!(bits.words, [0b0101, 0b1100, 0b1001]);
    assert_eq!(bits.masks, [1 << 1, 1 << 4, 1 << 3]);
    assert_eq!(bits.ands, [0, 0, 0b1000]);
    assert_eq!(bits.hit, Some(Line::Antidiagonal));
}

#[rstest]
#[case::row_0_has_nothing_above(&[], (0, 2), [0, 0, 3, 3])]
#[case::column(&[0, 2], (2, 0), [3, 1, 1, 1])]
#[case::diagonal(&[0, 2], (2, 3), [2, 5, 2, 2])]
#[case::safe(&[1, 3], (2, 0), [4, 6, 3, 3])]
fn comparisons_are_counted_by_hand(
    #[case] queens: &[u8],
    #[case] (row, col): (u8, u8),
    #[case] expected: [u32; 4],
) {
    let position = below(4, queens);
    let found = Method::ALL.map(|method| comparisons(method, &position, Square::new(row, col)));
    assert_eq!(found, expected);
}

#[test]
fn totals_add_up_over_the_steps_in_any_pieces() {
    let whole = comparisons_over(start(6), 1_050);
    assert!(whole.1.is_end());
    let mut total = Comparisons::default();
    let mut position = start(6);
    while !position.is_end() {
        let (piece, reached) = comparisons_over(position, 7);
        total.add(piece);
        position = reached;
    }
    assert_eq!(total, whole.0);
    let mut by_inspection = [0; 4];
    let mut position = start(6);
    while let Some(event) = position.next_event() {
        position.forward();
        if let nq_tui::search::Event::Place(square) | nq_tui::search::Event::Reject(square) = event
        {
            for (sum, method) in by_inspection.iter_mut().zip(Method::ALL) {
                *sum += u64::from(inspect(method, &position, square).comparisons);
            }
        }
    }
    assert_eq!(Method::ALL.map(|method| total.get(method)), by_inspection);
}

#[test]
fn what_was_added_on_the_way_there_is_taken_away_on_the_way_back() {
    let mut position = start(5);
    let mut total = Comparisons::default();
    let mut on_the_way = Vec::new();
    while let Some(event) = position.forward() {
        on_the_way.push(total);
        total.add(Comparisons::of(event, &position));
    }
    while let Some(before) = on_the_way.pop() {
        let event = position.previous_event().unwrap();
        total.subtract(Comparisons::of(event, &position));
        position.backward();
        assert_eq!(total, before);
    }
}

#[test]
fn blind_strategies_compare_nothing_before_they_place() {
    let position = Position::start(search(3, Strategy::Rows, Goal::All));
    assert_eq!(comparisons_over(position, 105).0, Comparisons::default());
}
