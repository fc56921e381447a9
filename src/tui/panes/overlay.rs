//! What is written over the squares of the board.

use crate::search::mark::mark;
use crate::search::{Mark, Position, Square, Strategy};
use crate::tui::settings::Overlay;

/// What an overlay adds to a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    /// Nothing.
    Bare,
    /// The mark of a free square.
    Free,
    /// The index of one of its diagonals.
    Index(u8, Holder),
}

/// Whether a queen stands on a diagonal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holder {
    /// None.
    Nobody,
    /// One does: the diagonal's entry in an array of marks is set.
    Queen,
}

/// What `overlay` adds to `square`.
pub fn layer(position: &Position, overlay: Overlay, square: Square) -> Layer {
    let n = position.search().n();
    let diagonal = |square: Square| square.row + n - 1 - square.col;
    let antidiagonal = |square: Square| square.row + square.col;
    match overlay {
        Overlay::Free if is_free(position, square) => Layer::Free,
        Overlay::None | Overlay::Free => Layer::Bare,
        Overlay::Diagonals => index(position, square, &diagonal),
        Overlay::Antidiagonals => index(position, square, &antidiagonal),
    }
}

/// Whether `square` has not been tried in its row as it is now, and nothing speaks against it.
fn is_free(position: &Position, square: Square) -> bool {
    let attacked = match position.search().strategy() {
        Strategy::Backtrack | Strategy::Rows => position.is_attacked(square),
        // A row may hold several queens, so that each side counts.
        Strategy::Squares => position.queens().any(|queen| queen.line_to(square).is_some()),
    };
    !attacked && mark(position, square) == Mark::Untried
}

fn index(position: &Position, square: Square, of: &dyn Fn(Square) -> u8) -> Layer {
    let index = of(square);
    let held = position.queens().any(|queen| of(queen) == index);
    Layer::Index(index, if held { Holder::Queen } else { Holder::Nobody })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{BoardSize, Goal, Search};

    /// Four queens after `steps` steps.
    fn after(steps: usize) -> Position {
        let size = BoardSize::new(4).unwrap();
        let mut position = Position::start(Search::new(size, Strategy::Backtrack, Goal::All));
        for _ in 0..steps {
            position.forward();
        }
        position
    }

    fn free(position: &Position) -> Vec<(u8, u8)> {
        (0..4)
            .flat_map(|row| (0..4).map(move |col| (row, col)))
            .filter(|&(row, col)| {
                layer(position, Overlay::Free, Square::new(row, col)) == Layer::Free
            })
            .collect()
    }

    #[test]
    fn free_squares_are_untried_and_attacked_by_no_queen_above() {
        assert_eq!(free(&after(0)).len(), 16);
        // A queen in each corner of the knight's move: row 2 has no free square, row 3 has one.
        let two_queens = [(0, 1), (0, 2), (0, 3), (1, 3), (3, 1)];
        assert_eq!(free(&after(4)), two_queens);
        // Row 2 has been tried to its end.
        assert_eq!(free(&after(8)), two_queens);
    }

    #[test]
    fn indices_run_from_0_to_2n_less_2() {
        let position = after(1);
        let at = |overlay, row, col| layer(&position, overlay, Square::new(row, col));
        assert_eq!(at(Overlay::Diagonals, 0, 3), Layer::Index(0, Holder::Nobody));
        assert_eq!(at(Overlay::Diagonals, 2, 2), Layer::Index(3, Holder::Queen));
        assert_eq!(at(Overlay::Diagonals, 3, 0), Layer::Index(6, Holder::Nobody));
        assert_eq!(at(Overlay::Antidiagonals, 0, 0), Layer::Index(0, Holder::Queen));
        assert_eq!(at(Overlay::Antidiagonals, 3, 3), Layer::Index(6, Holder::Nobody));
    }
}
