//! What the notes of the built-in lessons claim, computed anew from the rules of the game.

use std::collections::{BTreeMap, BTreeSet};

use nq_tui::i18n::{Language, grouped};
use nq_tui::lesson::{Lesson, Stop, builtin};
use nq_tui::search::conflict::{Method, comparisons, comparisons_over};
use nq_tui::search::{Counters, Event, Goal, Mark, Position, Square, Strategy, mark};

use super::support::{reference, search, start};

fn lesson(name: &str) -> Lesson {
    Lesson::parse(builtin::named(name).unwrap().text).unwrap()
}

/// Whether a note says these numbers, in both languages.
fn assert_says(stop: &Stop, numbers: &[u128]) {
    for language in Language::ALL {
        let note = stop.note.in_language(language);
        let said: Vec<String> = note
            .split(|c: char| !c.is_ascii_digit() && c != ',')
            .map(|number| number.trim_matches(',').replace(',', ""))
            .collect();
        for number in numbers {
            assert!(said.contains(&number.to_string()), "{} in: {note}", grouped(*number));
        }
    }
}

/// How many events of a search are like this.
fn count(events: &[Event], is_like: impl Fn(Event) -> bool) -> u128 {
    events.iter().filter(|event| is_like(**event)).count() as u128
}

const fn is_test(event: Event) -> bool {
    matches!(event, Event::Place(_) | Event::Reject(_))
}

const fn is_reject(event: Event) -> bool {
    matches!(event, Event::Reject(_))
}

fn at_step(n: u8, step: usize) -> Vec<Event> {
    reference(&search(n, Strategy::Backtrack, Goal::All), &[])[..step].to_vec()
}

/// The columns of every solution of n queens, in order, by looking at every full board.
fn solutions(n: u8) -> Vec<Vec<u8>> {
    let mut boards = vec![Vec::new()];
    for _ in 0..n {
        boards = boards
            .into_iter()
            .flat_map(|board: Vec<u8>| (0..n).map(move |col| [&board[..], &[col]].concat()))
            .filter(|board| is_safe(board))
            .collect();
    }
    boards
}

fn is_safe(board: &[u8]) -> bool {
    let (&last, above) = board.split_last().unwrap();
    (0..)
        .zip(above.iter().rev())
        .all(|(distance, &col): (u8, _)| col != last && col.abs_diff(last) != distance + 1)
}

fn mirrored(board: &[u8]) -> Vec<u8> {
    let last = u8::try_from(board.len()).unwrap() - 1;
    board.iter().map(|col| last - col).collect()
}

/// The board turned clockwise by a quarter: row r becomes column n − 1 − r.
fn turned(board: &[u8]) -> Vec<u8> {
    let mut turned = vec![0; board.len()];
    for (row, &col) in (0..).zip(board) {
        turned[usize::from(col)] = u8::try_from(board.len()).unwrap() - 1 - row;
    }
    turned
}

/// Rows exchanged for columns: mirrored in the main diagonal.
fn transposed(board: &[u8]) -> Vec<u8> {
    let mut transposed = vec![0; board.len()];
    for (row, &col) in (0..).zip(board) {
        transposed[usize::from(col)] = row;
    }
    transposed
}

fn family(board: &[u8]) -> BTreeSet<Vec<u8>> {
    let mut family = BTreeSet::new();
    let mut board = board.to_vec();
    for _ in 0..4 {
        family.insert(board.clone());
        family.insert(mirrored(&board));
        board = turned(&board);
    }
    family
}

#[test]
fn four_queens() {
    let stops = lesson("four-queens").stops;
    let at_corner = stops[6].position;
    assert_eq!(at_corner.previous_event(), Some(Event::Backtrack(Square::new(0, 0))));
    let first = at_step(4, 31);
    assert_says(&stops[7], &[31, count(&first, is_test), count(&first, is_reject)]);
    let [one, two] = &solutions(4)[..] else { panic!("there are two") };
    assert_eq!(&mirrored(one), two);
    let all = at_step(4, 78);
    assert_says(&stops[10], &[78, 2, count(&all, is_test), 256]);
}

#[test]
fn no_solution() {
    let stops = lesson("no-solution").stops;
    assert!(solutions(2).is_empty() && solutions(3).is_empty() && !solutions(4).is_empty());
    assert_eq!(count(&at_step(2, 3)[1..], is_test), 2, "row 1 takes two tests");
    let columns = |position: &Position| position.queens().map(|q| q.col).collect::<Vec<_>>();
    assert_eq!(columns(&stops[4].position), [0, 2], "the last column of row 1 is used");
    assert_eq!(columns(&stops[5].position), [1], "one queen, in the middle");
    assert_says(&stops[6], &[23, count(&at_step(3, 23), is_test)]);
}

#[test]
fn pruning() {
    let stops = lesson("pruning").stops;
    let backtracking = |n| reference(&search(n, Strategy::Backtrack, Goal::All), &[]);
    let rows = |n| reference(&search(n, Strategy::Rows, Goal::All), &[]);
    let full =
        |events: &[Event]| count(events, |event| matches!(event, Event::Discard | Event::Solution));
    assert_eq!(backtracking(4)[1], Event::Reject(Square::new(1, 0)));
    assert_eq!(rows(4)[1], Event::Place(Square::new(1, 0)));
    assert_says(&stops[1], &[16]);
    assert_eq!(rows(4)[4], Event::Discard);
    assert_eq!(stops[2].position.queens().map(|queen| queen.col).collect::<Vec<_>>(), [0; 4]);
    assert_says(&stops[2], &[full(&rows(4))]);
    let discarded = full(&rows(4)[..78]);
    assert_eq!((backtracking(4).len(), stops[3].position.solutions()), (78, 0));
    assert_says(&stops[3], &[78, discarded]);
    let first = |events: &[Event]| events.iter().position(|e| *e == Event::Solution).unwrap() + 1;
    assert_says(&stops[4], &[first(&rows(4)) as u128, first(&backtracking(4)) as u128]);
    assert_says(&stops[5], &[rows(4).len() as u128, 78]);
    assert_eq!(rows(4).len() / 78, 12);
    assert_says(&stops[6], &[full(&rows(5))]);
    assert_eq!(backtracking(5).len(), 283);
    assert_eq!(full(&rows(5)[..283]), count(&rows(5)[..283], |e| e == Event::Discard));
    assert_says(&stops[7], &[283, solutions(5).len() as u128]);
    // All boards of k rows are placed on and taken from, full ones looked at.
    let blind_8: u128 = (1..=8).map(|k| 2 * 8_u128.pow(k)).sum::<u128>() + 8_u128.pow(8);
    let ratio = rows(5).len() as u128 / 283;
    let backtracking_8 = backtracking(8).len() as u128;
    assert_says(&stops[8], &[rows(5).len() as u128, 283, ratio, blind_8, backtracking_8]);
}

#[test]
fn conflict_test() {
    let stops = lesson("conflict-test").stops;
    let mut before = stops[0].position;
    let Some(Event::Place(square)) = before.backward() else { panic!("a queen is placed") };
    assert_eq!(square, Square::new(5, 3));
    let cost = |method| u128::from(comparisons(method, &before, square));
    assert_says(&stops[0], &[cost(Method::Grid)]);
    assert_says(&stops[1], &[cost(Method::Scan)]);
    let columns: Vec<String> = before.queens().map(|queen| queen.col.to_string()).collect();
    for language in Language::ALL {
        let note = stops[1].note.in_language(language);
        assert!(note.contains(&format!("x = ({})", columns.join(","))), "{note}");
    }
    assert_eq!((cost(Method::Marks), cost(Method::Bits)), (3, 3));
    let dead_end = stops[4].position;
    let Some(Event::Reject(attacked)) = dead_end.previous_event() else { panic!("a reject") };
    assert_says(&stops[4], &[comparisons(Method::Scan, &dead_end, attacked).into()]);
    let (total, _) = comparisons_over(start(8), 17_868);
    assert_eq!(total.marks, total.bits);
    assert_says(&stops[5], &[total.grid.into(), total.scan.into(), total.marks.into()]);
}

#[test]
fn eight_queens() {
    let stops = lesson("eight-queens").stops;
    let dead_end = &stops[1].position;
    assert_eq!(dead_end.queens().count(), 5);
    assert!((0..8).all(|col| mark::mark(dead_end, Square::new(5, col)) == Mark::Attacked));
    assert_says(&stops[1], &[dead_end.step(), 5]);
    let first = at_step(8, 982);
    let backtracks = count(&first, |event| matches!(event, Event::Backtrack(_)));
    assert_says(&stops[2], &[982, count(&first, is_test), backtracks]);
    for (stop, number) in [(3, 40), (4, 76), (5, 92)] {
        assert_eq!(stops[stop].position.solutions(), number);
        assert_says(&stops[stop], &[number.into()]);
    }
    assert_eq!(solutions(8).len(), 92);
    assert_says(&stops[4], &[92 - 76]);
    let end = stops[6].position;
    assert!(end.is_end() && Counters::at(&end).tested == count(&at_step(8, 17_868), is_test));
    assert_says(&stops[6], &[end.step(), 8_u128.pow(8)]);
}

#[test]
fn symmetry() {
    let all = solutions(8);
    assert_eq!(all.len(), 92);
    let solution = |number: usize| &all[number - 1];
    let number = |board: &Vec<u8>| all.iter().position(|other| other == board).unwrap() + 1;
    // The first of its family, and how many are in it.
    let mut families: BTreeMap<usize, usize> = BTreeMap::new();
    for board in &all {
        let family = family(board);
        families.insert(family.iter().map(number).min().unwrap(), family.len());
    }
    let firsts: Vec<usize> = families.keys().copied().collect();
    assert_eq!(firsts, [1, 2, 5, 6, 7, 8, 9, 10, 11, 14, 17, 18]);
    let sizes: Vec<usize> = families.values().copied().collect();
    assert_eq!(sizes.iter().filter(|size| **size == 8).count(), 11);
    assert_eq!(families[&14], 4);

    let stops = lesson("symmetry").stops;
    let shown = |stop: usize| {
        let queens = stops[stop].position.queens();
        number(&queens.map(|queen| queen.col).collect())
    };
    assert_eq!((0..9).map(shown).collect::<Vec<_>>(), [1, 2, 3, 4, 12, 14, 18, 60, 92]);
    assert_eq!(solution(3), &transposed(solution(2)));
    assert_eq!(solution(4), &transposed(solution(1)));
    assert_eq!(solution(12), &turned(solution(10)));
    assert!((5..=11).all(|number| families.contains_key(&number)));
    assert_eq!(solution(14), &turned(&turned(solution(14))));
    let four: Vec<usize> = family(solution(14)).iter().map(number).collect();
    assert_eq!(four, [14, 38, 55, 79]);
    assert_says(&stops[5], &[4, 14, 38, 55, 79]);
    assert_eq!(firsts.iter().max(), Some(&18));
    assert_eq!(solution(60), &turned(&turned(solution(1))));
    assert!((1..=92).all(|k| solution(93 - k) == &mirrored(solution(k))));
    assert!(stops[9].position.is_end());
    assert_says(&stops[9], &[11, 8, 4, 92, firsts.len() as u128]);
}
