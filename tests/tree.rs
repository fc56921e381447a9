//! The state-space tree against one that is built from the whole list of events.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking; this also covers its helper functions"
)]

#[path = "tree/stored.rs"]
mod stored;
mod support;

use nq_tui::search::strategy::Choice;
use nq_tui::search::tree::{
    Cut, Detail, Entry, Line, RowCounts, Size, Tense, horizon, lines, size_below,
};
use nq_tui::search::{Atlas, Event, Goal, Position, Search, Step, Strategy};
use proptest::prelude::*;
use rstest::rstest;
use stored::{Child, Node, reference_lines, reference_tree};
use support::{reference, search, start};

/// The lines with each rejected or folded child on its own, and each only once together.
fn apart(lines: Vec<Line>) -> Vec<Line> {
    lines
        .into_iter()
        .flat_map(|line| match &line.entry {
            Entry::Rejected(several) => {
                assert!(!several.is_empty());
                let alone = |&choice| Line { entry: Entry::Rejected(vec![choice]), ..line.clone() };
                several.iter().map(alone).collect()
            }
            _ => vec![line],
        })
        .collect()
}

fn positions(search: Search) -> Vec<Position> {
    let mut position = Position::start(search);
    let mut all = vec![position];
    while position.forward().is_some() {
        all.push(position);
    }
    all
}

#[rstest]
#[case(Strategy::Backtrack, 1, Goal::All)]
#[case(Strategy::Backtrack, 2, Goal::All)]
#[case(Strategy::Backtrack, 3, Goal::All)]
#[case(Strategy::Backtrack, 4, Goal::All)]
#[case(Strategy::Backtrack, 5, Goal::All)]
#[case(Strategy::Backtrack, 6, Goal::All)]
#[case(Strategy::Backtrack, 5, Goal::First)]
#[case(Strategy::Rows, 2, Goal::All)]
#[case(Strategy::Rows, 3, Goal::All)]
#[case(Strategy::Squares, 2, Goal::All)]
#[case(Strategy::Squares, 3, Goal::All)]
fn the_tree_is_that_of_the_events(
    #[case] strategy: Strategy,
    #[case] n: u8,
    #[case] goal: Goal,
    #[values(0, 1, 3, 40)] ahead: usize,
) {
    let search = search(n, strategy, goal);
    let root = reference_tree(&search, &reference(&search, &[]));
    let positions = positions(search);
    for (step, here) in positions.iter().enumerate() {
        let seen = positions[(step + ahead).min(positions.len() - 1)];
        assert_eq!(horizon(here, seen.step()), seen);
        for detail in [Detail::Whole, Detail::Path] {
            let expected = reference_lines(&root, n, here.step(), seen.step(), detail);
            assert_eq!(apart(lines(here, &seen, detail)), expected, "step {step}, {detail:?}");
        }
    }
}

/// Every line stands for a moment that has been shown.
#[test]
fn a_line_leads_to_a_step_that_has_been_shown() {
    let mut atlas = Atlas::new(search(5, Strategy::Backtrack, Goal::All));
    let mut patient = |_| std::ops::ControlFlow::Continue(());
    for here in positions(search(5, Strategy::Backtrack, Goal::All)) {
        for line in lines(&here, &here, Detail::Whole) {
            assert_eq!(line.depth(), line.choices().len());
            let moment = line.moment(here.search());
            let found = atlas.position_of(&moment.chosen, moment.next, &mut patient).unwrap();
            let found = found.expect("the search stands there");
            assert!(found.step() <= here.step());
            match line.entry {
                Entry::Root(_) => assert_eq!(found.step(), 0),
                Entry::Rejected(_) => {
                    assert!(matches!(found.previous_event(), Some(Event::Reject(_))));
                }
                _ => assert!(matches!(found.previous_event(), Some(Event::Place(_)))),
            }
        }
    }
}

fn check_sizes(search: &Search, node: &Node) {
    if let Some(lifted) = node.lifted {
        let expected = Size { steps: lifted - node.placed - 1, solutions: node.solutions };
        assert_eq!(size_below(search, &node.choices), Some(expected), "{:?}", node.choices);
    }
    for child in &node.children {
        if let Child::Placed(child) = child {
            check_sizes(search, child);
        }
    }
}

#[rstest]
#[case(Strategy::Backtrack, 6)]
#[case(Strategy::Backtrack, 7)]
#[case(Strategy::Rows, 4)]
#[case(Strategy::Squares, 3)]
fn folded_sizes_are_those_of_the_events(#[case] strategy: Strategy, #[case] n: u8) {
    let search = search(n, strategy, Goal::All);
    check_sizes(&search, &reference_tree(&search, &reference(&search, &[])));
}

#[test]
fn a_size_that_takes_long_is_left_out() {
    let search = search(16, Strategy::Backtrack, Goal::All);
    assert_eq!(size_below(&search, &[0, 2, 4, 1, 3]), None);
    assert!(size_below(&search, &[0, 2, 4, 1, 12, 8]).is_some());
}

#[test]
fn a_summary_has_the_same_children_and_keeps_the_last_one_apart() {
    for here in positions(search(6, Strategy::Backtrack, Goal::All)) {
        let children = |detail| {
            let mut all: Vec<(Vec<Choice>, Tense, Choice)> = lines(&here, &here, detail)
                .into_iter()
                .flat_map(|line| {
                    let several = match line.entry {
                        Entry::Root(_) => vec![],
                        Entry::Node(choice, _) => vec![choice],
                        Entry::Rejected(several) | Entry::Folded(several) => several,
                    };
                    several.into_iter().map(move |c| (line.parent.clone(), line.tense, c))
                })
                .collect();
            all.sort();
            all
        };
        assert_eq!(children(Detail::Summary), children(Detail::Path));
        let mut summary = lines(&here, &here, Detail::Summary);
        let of_path: Vec<_> = summary
            .iter()
            .filter(|line| line.tense == Tense::Past && line.parent.len() < here.depth().into())
            .collect();
        for line in of_path.iter().filter(|line| matches!(line.entry, Entry::Folded(_))) {
            let mut beside = of_path.iter().filter(|other| other.parent == line.parent);
            assert!(beside.all(|other| !matches!(other.entry, Entry::Node(..))));
        }
        let last = summary.pop().unwrap();
        match here.previous_event() {
            Some(Event::Reject(square)) => {
                assert_eq!(last.choices().pop(), Some(square.col.into()));
            }
            Some(Event::Backtrack(square)) => {
                assert!(
                    matches!(last.entry, Entry::Node(choice, _) if choice == Choice::from(square.col))
                );
            }
            _ => assert_eq!(last.choices(), here.chosen()),
        }
    }
}

#[rstest]
#[case(Strategy::Backtrack, 8)]
#[case(Strategy::Rows, 8)]
#[case(Strategy::Squares, 3)]
fn children_are_summed_up_where_they_are_many(#[case] strategy: Strategy, #[case] largest: u8) {
    let detail = |n| Detail::of_outline(&search(n, strategy, Goal::All));
    assert!((1..=largest).all(|n| detail(n) == Detail::Path));
    assert_eq!(detail(largest + 1), Detail::Summary);
}

#[test]
fn fixed_queens_are_the_first_nodes_of_the_path() {
    let search = search(5, Strategy::Backtrack, Goal::All).with_fixed(&[1, 3]).unwrap();
    for here in positions(search) {
        let nodes: Vec<Entry> =
            lines(&here, &here, Detail::Path).into_iter().map(|line| line.entry).collect();
        assert!(matches!(nodes[1..3], [Entry::Node(1, _), Entry::Node(3, _)]));
    }
}

/// Each rejection cuts off the boards below it, and only rejections do.
#[rstest]
#[case(1, &[])]
#[case(4, &[])]
#[case(6, &[])]
#[case(8, &[])]
#[case(6, &[1, 3])]
fn boards_cut_off_add_up(#[case] n: u8, #[case] fixed: &[u8]) {
    let mut expected = 0;
    let search = search(n, Strategy::Backtrack, Goal::All).with_fixed(fixed).unwrap();
    let mut position = Position::start(search);
    let total = Step::from(n).pow(u32::from(n - search.n_fixed()));
    loop {
        assert_eq!(Cut::at(&position), Some(Cut::Boards { cut: expected, total }));
        match position.forward() {
            Some(Event::Reject(square)) => {
                expected += Step::from(n).pow(u32::from(n - square.row - 1));
            }
            Some(_) => {}
            None => break,
        }
    }
    assert_eq!(expected + Step::from(position.solutions()), total);
}

#[test]
fn long_numbers_of_boards_are_shares() {
    let mut position = start(32);
    for _ in 0..5_000 {
        position.forward();
    }
    // Its first queens are in 0, 2, 4, 1: 2/32² + 4/32³ + 1/32⁴ = 0.20762 %.
    assert_eq!(Cut::at(&position), Some(Cut::Share(20)));
    // 20²⁰ can be counted, but not read.
    assert_eq!(Cut::at(&start(20)), Some(Cut::Share(0)));
    assert_eq!(Cut::at(&Position::start(search(4, Strategy::Rows, Goal::All))), None);
}

#[test]
fn only_rows_that_are_tested_are_counted() {
    let below = |strategy, fixed: &[u8]| {
        Position::start(search(4, strategy, Goal::All).with_fixed(fixed).unwrap())
    };
    assert!(RowCounts::at(&below(Strategy::Backtrack, &[1])).is_some());
    assert!(RowCounts::at(&below(Strategy::Backtrack, &[1, 3, 0, 2])).is_none());
    for strategy in [Strategy::Rows, Strategy::Squares] {
        assert!(
            positions(*below(strategy, &[]).search()).iter().all(|p| RowCounts::at(p).is_none())
        );
    }
}

proptest! {
    #[test]
    fn the_counts_of_a_row_are_those_of_its_events(n in 1_u8..9, part in 0.0_f64..1.0) {
        let events = reference(&search(n, Strategy::Backtrack, Goal::All), &[]);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss,
                 clippy::cast_precision_loss, reason = "a part of a short list")]
        let step = (events.len() as f64 * part) as usize;
        let mut rows = vec![(0, 0)];
        let mut position = start(n);
        for &event in &events[..step] {
            position.forward();
            match event {
                Event::Place(_) => {
                    rows.last_mut().unwrap().1 += 1;
                    rows.push((0, 0));
                }
                Event::Reject(_) => rows.last_mut().unwrap().0 += 1,
                Event::Backtrack(_) => drop(rows.pop()),
                Event::Solution | Event::Discard => {}
            }
        }
        let row = rows.len().min(n.into()) - 1;
        let (rejected, placed) = rows[row];
        let counts = RowCounts::at(&position).unwrap();
        prop_assert_eq!(usize::from(counts.row), row);
        prop_assert_eq!((counts.rejected, counts.placed), (rejected, placed));
        prop_assert_eq!(counts.tested, rejected + placed);
    }
}
