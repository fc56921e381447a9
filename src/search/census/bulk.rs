//! Counting many rows at once by bit masks, without producing an event.

use crate::search::position::Step;

/// See [`few_below`].
const FEW_ROWS: u8 = 10;

/// What the search meets below a partial solution, the row after its last queen included.
///
/// ```
/// use nq_tui::search::census::Subtree;
/// // The whole search of 8 queens: OEIS A000170 says 92 solutions.
/// assert_eq!(Subtree { rows: 1965, solutions: 92 }.steps(8), 17_868);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Subtree {
    /// Rows visited: one for every partial solution that leaves a row to fill.
    pub rows: u64,
    /// Solutions found. A full board is a subtree of no rows and one solution.
    pub solutions: u64,
}

impl Subtree {
    /// The steps taken below the partial solution on a board of `n` columns, from just after its
    /// last queen is placed to just before that queen is lifted: (n + 1)·V − 1 + 2·S.
    ///
    /// Each of the V rows tests its n columns, and each but the first has a queen above it that is
    /// lifted in the end; each of the S solutions is announced, and its last queen lifted.
    pub fn steps(self, n: u8) -> Step {
        let rows = (Step::from(n) + 1) * Step::from(self.rows);
        (rows + 2 * Step::from(self.solutions)).saturating_sub(1)
    }
}

/// [`Subtree`], and how many of its rows are dead ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Counts {
    pub(super) rows: u64,
    pub(super) solutions: u64,
    /// Rows in which every column is attacked.
    pub(super) dead_ends: u64,
}

impl Counts {
    pub(super) const fn subtree(self) -> Subtree {
        Subtree { rows: self.rows, solutions: self.solutions }
    }

    pub(super) const fn plus(self, other: Self) -> Self {
        Self {
            rows: self.rows + other.rows,
            solutions: self.solutions + other.solutions,
            dead_ends: self.dead_ends + other.dead_ends,
        }
    }

    pub(super) const fn minus(self, other: Self) -> Self {
        Self {
            rows: self.rows - other.rows,
            solutions: self.solutions - other.solutions,
            dead_ends: self.dead_ends - other.dead_ends,
        }
    }
}

/// The columns of one row that queens above attack, by the line on which they do: bit c is
/// column c.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Attacked {
    columns: u32,
    diagonals: u32,
    antidiagonals: u32,
}

impl Attacked {
    /// What queens in `columns` of the top rows attack in the row after them, or `None` when they
    /// attack each other.
    pub(super) fn by(columns: &[u8]) -> Option<Self> {
        columns.iter().try_fold(Self::default(), |attacked, &col| {
            let queen = 1 << col;
            (attacked.any() & queen == 0).then(|| attacked.below(queen))
        })
    }

    #[inline]
    pub(super) const fn any(self) -> u32 {
        self.columns | self.diagonals | self.antidiagonals
    }

    /// The same a row further down, below one more `queen` (its column's bit).
    #[inline]
    pub(super) const fn below(self, queen: u32) -> Self {
        Self {
            columns: self.columns | queen,
            diagonals: (self.diagonals | queen) << 1,
            antidiagonals: (self.antidiagonals | queen) >> 1,
        }
    }
}

/// A bit for each of the `n` columns.
pub(super) const fn board(n: u8) -> u32 {
    u32::MAX >> (32 - n)
}

/// What lies below queens in `columns` of the top rows, counted at once and without a cache, if at
/// most ten rows are left: that takes a fraction of a millisecond. `None` when more are left, or
/// when the queens attack each other.
pub fn few_below(n: u8, columns: &[u8]) -> Option<Subtree> {
    let rows_left = n.checked_sub(u8::try_from(columns.len()).ok()?)?;
    let attacked = Attacked::by(columns).filter(|_| rows_left <= FEW_ROWS)?;
    Some(count(board(n), attacked, rows_left).subtree())
}

/// Counts below a partial solution that leaves `rows_left` rows of the `board` to fill.
pub(super) fn count(board: u32, attacked: Attacked, rows_left: u8) -> Counts {
    match rows_left {
        0 => Counts { rows: 0, solutions: 1, dead_ends: 0 },
        1 => {
            let solutions = u64::from(board & !attacked.any() != 0);
            Counts { rows: 1, solutions, dead_ends: 1 - solutions }
        }
        _ => {
            let mut counts = Counts::default();
            visit(board, attacked, rows_left, &mut counts);
            counts
        }
    }
}

/// Visits a row that is not the last. The last rows are counted from above: only one column is
/// left for them, so each is a solution or a dead end.
fn visit(board: u32, attacked: Attacked, rows_left: u8, counts: &mut Counts) {
    counts.rows += 1;
    let mut safe = board & !attacked.any();
    if safe == 0 {
        counts.dead_ends += 1;
        return;
    }
    if rows_left == 2 {
        let mut rows = 0;
        let mut solutions = 0;
        while safe != 0 {
            let queen = safe & safe.wrapping_neg();
            safe ^= queen;
            rows += 1;
            solutions += u64::from(board & !attacked.below(queen).any() != 0);
        }
        counts.rows += rows;
        counts.solutions += solutions;
        counts.dead_ends += rows - solutions;
        return;
    }
    while safe != 0 {
        let queen = safe & safe.wrapping_neg();
        safe ^= queen;
        visit(board, attacked.below(queen), rows_left - 1, counts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bulk_counts_are_the_published_ones() {
        // Solutions: OEIS A000170. Rows: one, and one for each queen placed above the last row
        // (A319284, summed over those rows).
        let expected = [(1, 1, 1), (2, 3, 0), (3, 6, 0), (4, 15, 2), (6, 149, 4), (8, 1965, 92)];
        for (n, rows, solutions) in expected {
            let counts = count(board(n), Attacked::default(), n);
            assert_eq!(counts.subtree(), Subtree { rows, solutions }, "n = {n}");
        }
    }

    #[test]
    fn one_row_that_is_left_is_a_solution_or_a_dead_end() {
        let below = |columns: &[u8]| count(board(4), Attacked::by(columns).unwrap(), 1);
        assert_eq!(below(&[1, 3, 0]), Counts { rows: 1, solutions: 1, dead_ends: 0 });
        assert_eq!(below(&[0, 3, 1]), Counts { rows: 1, solutions: 0, dead_ends: 1 });
    }

    #[test]
    fn queens_that_attack_each_other_are_no_partial_solution() {
        assert!(Attacked::by(&[0, 2, 4, 1, 3]).is_some());
        assert_eq!(Attacked::by(&[0, 1]), None);
        assert_eq!(Attacked::by(&[3, 1, 3]), None);
    }
}
