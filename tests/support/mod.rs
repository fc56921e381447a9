//! What several test programs share: a naive reference of the search.
#![allow(dead_code, reason = "each test program uses a part of it")]
#![allow(clippy::unwrap_used, clippy::missing_const_for_fn, reason = "helpers of tests")]

pub(crate) mod settle;
pub(crate) mod story;

pub(crate) mod screen;

use std::ops::ControlFlow;

use nq_tui::search::{Atlas, BoardSize, Event, Goal, Position, Search, Square, Step, Strategy};

/// The search of n queens with nothing fixed.
pub(crate) fn search(n: u8, strategy: Strategy, goal: Goal) -> Search {
    Search::new(BoardSize::new(n).unwrap(), strategy, goal)
}

/// The backtracking search for all solutions.
pub(crate) fn queens(n: u8) -> Search {
    search(n, Strategy::Backtrack, Goal::All)
}

/// Position 0 of that search.
pub(crate) fn start(n: u8) -> Position {
    Position::start(queens(n))
}

/// The position of that search at `step`, found by counting.
pub(crate) fn seek(n: u8, step: Step) -> Position {
    let mut patient = |_: Step| ControlFlow::Continue(());
    Atlas::new(queens(n)).seek(step, &mut patient).unwrap().unwrap()
}

/// Whether queens on the two squares attack each other, from the rules of the game.
pub(crate) fn attack(a: Square, b: Square) -> bool {
    a.row == b.row || a.col == b.col || a.row.abs_diff(b.row) == a.col.abs_diff(b.col)
}

/// Every event of the search, by plain recursion that keeps the whole list.
pub(crate) fn reference(search: &Search, fixed: &[u8]) -> Vec<Event> {
    let mut queens: Vec<Square> =
        (0..).zip(fixed).map(|(row, &col)| Square::new(row, col)).collect();
    let mut events = Vec::new();
    descend(search, &mut queens, &mut events);
    events
}

/// Returns true when the search is to stop.
fn descend(search: &Search, queens: &mut Vec<Square>, events: &mut Vec<Event>) -> bool {
    let n = search.n();
    if queens.len() == usize::from(n) {
        let wrong =
            queens.iter().enumerate().any(|(i, &b)| queens[..i].iter().any(|&a| attack(a, b)));
        events.push(if wrong { Event::Discard } else { Event::Solution });
        return !wrong && search.goal() == Goal::First;
    }
    for square in candidates(search, queens) {
        if search.strategy() == Strategy::Backtrack && queens.iter().any(|&q| attack(q, square)) {
            events.push(Event::Reject(square));
            continue;
        }
        events.push(Event::Place(square));
        queens.push(square);
        if descend(search, queens, events) {
            return true;
        }
        queens.pop();
        events.push(Event::Backtrack(square));
    }
    false
}

fn candidates(search: &Search, queens: &[Square]) -> Vec<Square> {
    let n = search.n();
    let placed = u8::try_from(queens.len()).unwrap();
    if search.strategy() != Strategy::Squares {
        return (0..n).map(|col| Square::new(placed, col)).collect();
    }
    let all: Vec<Square> =
        (0..n).flat_map(|row| (0..n).map(move |col| Square::new(row, col))).collect();
    let first = queens.last().map_or(0, |last| all.iter().position(|s| s == last).unwrap() + 1);
    let needed_after = usize::from(n - placed) - 1;
    all[first..all.len() - needed_after].to_vec()
}
