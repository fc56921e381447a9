//! Pruning as numbers, read off a position.

use crate::search::position::{Position, Step};
use crate::search::strategy::Strategy;

/// What one visit of a row has come to so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RowCounts {
    /// The row, from 0.
    pub row: u8,
    /// Columns tested.
    pub tested: u8,
    /// Columns refused.
    pub rejected: u8,
    /// Queens placed, whether or not they still stand.
    pub placed: u8,
}

impl RowCounts {
    /// The counts of the row that is being filled, or of the last one when the board is full;
    /// `None` for a blind strategy, which tests no row, and for fixed queens.
    pub fn at(position: &Position) -> Option<Self> {
        let search = position.search();
        let row = position.depth().min(search.n() - 1);
        if search.strategy() != Strategy::Backtrack || row < search.n_fixed() {
            return None;
        }
        let tested = if position.is_full() {
            position.queen(row).col + 1
        } else {
            u8::try_from(position.next_choice()).ok()?
        };
        let is_attacked = |&col: &u8| position.is_attacked(crate::search::Square::new(row, col));
        #[expect(clippy::cast_possible_truncation, reason = "a row has at most 32 columns")]
        let rejected = (0..tested).filter(is_attacked).count() as u8;
        Some(Self { row, tested, rejected, placed: tested - rejected })
    }
}

/// How many of all boards with a queen in each row the search need not look at.
///
/// The boards in the order of the search are the numbers of n digits in base n, and the stack is
/// the number that it has come to. Each board before it was a solution or was cut off by exactly
/// one rejection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    /// Their number.
    Boards {
        /// Boards below squares rejected so far.
        cut: Step,
        /// All of them: nⁿ, or nⁿ⁻ᵏ below k fixed queens.
        total: Step,
    },
    /// Hundredths of a percent, rounded down, where the numbers are too long to be read.
    Share(u16),
}

/// Larger numbers are told as shares.
const LONGEST: Step = 99_999_999;

/// Rows that decide a share: 32¹⁶ is far from the end of a [`Step`], and far finer than a share.
const DECISIVE_ROWS: u8 = 16;

impl Cut {
    /// What has been cut off up to `position`; `None` for a blind strategy.
    pub fn at(position: &Position) -> Option<Self> {
        let search = position.search();
        let rows = search.n() - search.n_fixed();
        if search.strategy() != Strategy::Backtrack {
            return None;
        }
        let n = Step::from(search.n());
        match n.checked_pow(rows.into()) {
            Some(total) if total <= LONGEST => {
                let cut = passed(position, rows)?.checked_sub(position.solutions().into())?;
                Some(Self::Boards { cut, total })
            }
            _ => {
                let rows = rows.min(DECISIVE_ROWS);
                let share = passed(position, rows)? * 10_000 / n.checked_pow(rows.into())?;
                // The solutions are not cut off, few as they are.
                Some(Self::Share(u16::try_from(share).ok()?.min(9_999)))
            }
        }
    }
}

/// How many ways to fill `rows` rows below the fixed queens come before those of `position`.
fn passed(position: &Position, rows: u8) -> Option<Step> {
    let search = position.search();
    let digits = (search.n_fixed()..position.depth())
        .map(|row| Step::from(position.queen(row).col))
        .chain([position.next_choice().into()]);
    let n = Step::from(search.n());
    let mut passed: Step = 0;
    for (row, digit) in (0..rows).zip(digits) {
        let below = n.checked_pow((rows - row - 1).into())?;
        passed = passed.checked_add(below.checked_mul(digit)?)?;
    }
    let is_announced = position.is_full() && position.next_choice() > 0;
    let is_whole = rows == search.n() - search.n_fixed();
    passed.checked_add((is_announced && is_whole).into())
}
