//! How often each event has come, read off a position: no counter is kept along.

use super::blind;
use super::position::{Position, Step};

/// How often each event has come up to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counters {
    /// Squares tested: placed + rejected. A blind strategy tests none.
    pub tested: Step,
    /// Queens placed.
    pub placed: Step,
    /// Squares rejected.
    pub rejected: Step,
    /// Queens taken back.
    pub backtracks: Step,
    /// Full boards that were no solution; only a blind strategy meets them.
    pub discarded: Step,
}

impl Counters {
    /// The counts at `position`.
    pub fn at(position: &Position) -> Self {
        if position.search().strategy().tests_before_placing() {
            Self::of_tests(position)
        } else {
            Self::of_boards(position)
        }
    }

    /// The counts of a blind strategy, from the boards that its choices have passed: each queen
    /// placed and not on the board was taken back, and placed + backtracks + boards is the step.
    fn of_boards(position: &Position) -> Self {
        let on_board = Step::from(position.depth() - position.search().n_fixed());
        let boards = blind::boards_before(position);
        let placed = (position.step() + on_board - boards) / 2;
        Self {
            placed,
            backtracks: placed - on_board,
            discarded: boards - Step::from(position.solutions()),
            ..Self::default()
        }
    }

    /// The counts of a strategy that tests before it places.
    ///
    /// Every visited row tests all of its n columns before it is left, so the columns tested are n
    /// for each closed row and what the stack says for each open one; rows visited are
    /// V = 1 + placed − (placed in the last row); a queen placed and not on the board was taken
    /// back; and placed + rejected + backtracks + solutions is the step. Solved for `placed`.
    fn of_tests(position: &Position) -> Self {
        let search = position.search();
        let n = Step::from(search.n());
        let on_board = Step::from(position.depth() - search.n_fixed());
        let full = position.is_full();
        let unannounced = Step::from(full && position.next_choice() == 0);
        let solutions = Step::from(position.solutions());
        let open_rows = if full { on_board } else { on_board + 1 };
        let tested_in_open_rows: Step = position
            .queens()
            .skip(search.n_fixed().into())
            .map(|queen| Step::from(queen.col) + 1)
            .sum::<Step>()
            + if full { 0 } else { Step::from(position.next_choice()) };
        if search.n_fixed() == search.n() {
            return Self::default();
        }
        let last_row = solutions + unannounced;
        let placed = (position.step() + on_board + n * (last_row + open_rows)
            - tested_in_open_rows
            - solutions
            - n)
            / (n + 1);
        let tested = n * (1 + placed - last_row - open_rows) + tested_in_open_rows;
        Self {
            tested,
            placed,
            rejected: tested - placed,
            backtracks: placed - on_board,
            discarded: 0,
        }
    }
}
