//! Which nodes a position has reached, and what they have come to.

use std::ops::Range;

use crate::search::board::Square;
use crate::search::position::Position;
use crate::search::strategy::{Choice, Choices, Search};

/// How a position stands to a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// It has not come to it.
    Not,
    /// It has left it behind.
    Left,
    /// Its queens are those of the node, or more.
    On,
}

/// What a node has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// The row below it is not finished.
    Open,
    /// Every column of the row below it is attacked.
    DeadEnd,
    /// Everything below it has been tried.
    Tried,
    /// A full board that is a solution, and has been announced.
    Solution,
    /// A full board that is none.
    Discarded,
}

/// How `position` stands to the child `choice` of the node with the choices `parent`.
///
/// The search takes choices in ascending order, so the first difference from the stack decides.
pub(super) fn reach(position: &Position, parent: &[Choice], choice: Choice) -> Reach {
    let stack = position.chosen();
    let mut next = Some(position.next_choice());
    for (depth, wanted) in parent.iter().copied().chain([choice]).enumerate() {
        let Some(at) = stack.get(depth).copied().or_else(|| next.take()) else { return Reach::Not };
        if wanted < at {
            return Reach::Left;
        }
        if wanted > at || depth >= stack.len() {
            return Reach::Not;
        }
    }
    Reach::On
}

/// The choices that the search tries below `path`; fixed queens leave one.
pub(super) fn children(search: &Search, path: &[Choice]) -> Range<Choice> {
    let n_fixed = usize::from(search.n_fixed());
    if let Some(&fixed) = search.fixed()[..n_fixed].get(path.len()) {
        return fixed..fixed + 1;
    }
    let depth = depth(path);
    if depth >= search.n() {
        return 0..0;
    }
    let mut chosen = Choices::default();
    chosen[..path.len()].copy_from_slice(path);
    search.first_choice(&chosen, depth)..search.end_of_choices(depth)
}

/// What the node `path` has come to at `position`, which must have reached it.
pub fn state(position: &Position, path: &[Choice]) -> State {
    let search = position.search();
    if position.chosen().starts_with(path) {
        let is_top = path.len() == position.chosen().len();
        let is_finished = position.next_choice() >= search.end_of_choices(position.depth());
        if !is_top || !is_finished {
            return State::Open;
        }
    }
    if depth(path) == search.n() {
        return if is_safe(search, path) { State::Solution } else { State::Discarded };
    }
    if children(search, path).all(|choice| is_rejected(search, path, choice)) {
        State::DeadEnd
    } else {
        State::Tried
    }
}

/// Whether the search refuses `choice` below `path`; a blind strategy refuses nothing.
pub(super) fn is_rejected(search: &Search, path: &[Choice], choice: Choice) -> bool {
    let square = search.square_of(depth(path), choice);
    search.strategy().tests_before_placing()
        && squares(search, path).any(|queen| queen.line_to(square).is_some())
}

/// Whether no two queens of `path` attack each other.
pub(super) fn is_safe(search: &Search, path: &[Choice]) -> bool {
    squares(search, path)
        .enumerate()
        .all(|(i, b)| squares(search, path).take(i).all(|a| a.line_to(b).is_none()))
}

/// The queens of `path`.
pub(super) fn squares(search: &Search, path: &[Choice]) -> impl Iterator<Item = Square> {
    (0..).zip(path).map(|(depth, &choice)| search.square_of(depth, choice))
}

#[expect(clippy::cast_possible_truncation, reason = "a board has at most 32 rows")]
pub(super) const fn depth(path: &[Choice]) -> u8 {
    path.len() as u8
}
