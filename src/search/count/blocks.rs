//! The fast way: solutions inside a border, a block of boards at a time.
//!
//! With the queens on the four sides given, the remaining rows are filled from the top with bit
//! masks: bit c is column c, and the diagonals move by a bit from row to row. What the border
//! attacks is one mask a row, known beforehand.
//!
//! Plain backtracking spends most of its time on mispredicted branches: how many columns are safe
//! cannot be foreseen. So boards filled to the same row are kept in a block, and one pass over it
//! places a queen in the next safe column of each board. Whether the new board stays, and whether
//! the old one has safe columns left, only moves the end of a block: there is nothing to predict.
//! A full block is worked off before the next pass, so memory stays at one block a row.
//!
//! A new board is dropped at once if the next row or the one after it has no safe column.

use super::border::Border;
use crate::search::Square;

/// Boards in a block; a power of two, and small enough that a block a row fits a core's cache.
const BLOCK: usize = 256;

/// A board filled down to some row, as the next row sees it.
#[derive(Debug, Clone, Copy, Default)]
struct Board {
    /// The columns without a queen.
    open: u32,
    /// The columns of the next row that are safe and have not been tried.
    safe: u32,
    /// The columns of the next row on a diagonal of a queen inside the border.
    diagonals: u32,
    /// The columns of the next row on an antidiagonal of a queen inside the border.
    antidiagonals: u32,
}

impl Board {
    /// Places a queen in the first safe column, which is not safe again; `gap` rows further down
    /// is the next row to fill, and the border attacks the columns `attacked` there.
    #[inline]
    const fn place(&mut self, gap: u32, attacked: u32) -> Self {
        let queen = self.safe & self.safe.wrapping_neg();
        self.safe ^= queen;
        let open = self.open ^ queen;
        let diagonals = (self.diagonals | queen) << gap;
        let antidiagonals = (self.antidiagonals | queen) >> gap;
        let safe = open & !(diagonals | antidiagonals | attacked);
        Self { open, safe, diagonals, antidiagonals }
    }

    /// The columns that are safe `gap` rows below the next row.
    #[inline]
    const fn safe_below(&self, gap: u32, attacked: u32) -> u32 {
        self.open & !(self.diagonals << gap | self.antidiagonals >> gap | attacked)
    }
}

/// A row without a queen of the border.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Row {
    /// The columns that the border attacks on its diagonals.
    attacked: u32,
    /// How many rows further down the next such row is.
    gap: u32,
}

/// The queens of a border, on a board of n rows.
struct Inside {
    n: u8,
    queens: [Square; 4],
}

impl Inside {
    /// The image of `border` whose tree is small: all have equally many solutions, but the fewer
    /// squares are safe in the upper half, the fewer boards are begun.
    fn new(n: u8, border: Border) -> Self {
        let images = border.images(n).map(|image| Self { n, queens: image.squares(n) });
        let [first, others @ ..] = images;
        let best = (first.safe_squares_above(), first);
        let smaller = |best: (u32, Self), image: Self| {
            let safe = image.safe_squares_above();
            if safe < best.0 { (safe, image) } else { best }
        };
        others.into_iter().fold(best, smaller).1
    }

    fn safe_squares_above(&self) -> u32 {
        let safe = |row| (self.open() & !self.attacked(row)).count_ones();
        self.free_rows().filter(|&row| row <= self.n / 2).map(safe).sum()
    }

    /// The columns without a queen of the border.
    fn open(&self) -> u32 {
        self.queens.iter().fold((1 << self.n) - 1, |open, queen| open & !(1 << queen.col))
    }

    /// The rows without a queen of the border, from the top.
    fn free_rows(&self) -> impl Iterator<Item = u8> {
        (0..self.n).filter(|&row| self.queens.iter().all(|queen| queen.row != row))
    }

    /// The columns of `row` that the border attacks on its diagonals.
    #[expect(clippy::cast_possible_truncation, reason = "the board has no column past the 27th")]
    fn attacked(&self, row: u8) -> u32 {
        let attacked = self.queens.iter().fold(0, |attacked, queen| {
            // 64 bits, as a diagonal runs up to n columns past the board.
            let column = 1_u64 << queen.col;
            let distance = row.abs_diff(queen.row);
            attacked | column << distance | column >> distance
        });
        attacked as u32
    }

    fn rows(&self) -> impl Iterator<Item = Row> {
        let below = self.free_rows().skip(1).chain([self.n]);
        self.free_rows()
            .zip(below)
            .map(|(row, below)| Row { attacked: self.attacked(row), gap: u32::from(below - row) })
    }
}

/// The blocks, one a row, kept from one border to the next.
#[derive(Debug, Default)]
pub(super) struct Blocks {
    rows: Vec<Row>,
    blocks: Vec<[Board; BLOCK]>,
}

impl Blocks {
    /// The number of solutions on a board of `n` rows with the queens of `border` on its sides.
    pub(super) fn solutions(&mut self, n: u8, border: Border) -> u64 {
        let inside = Inside::new(n, border);
        self.rows.clear();
        self.rows.extend(inside.rows());
        let open = inside.open();
        let attacked = self.rows.first().map_or(0, |row| row.attacked);
        let board = Board { open, safe: open & !attacked, ..Board::default() };
        if self.rows.len() < 3 {
            return self.solutions_of_few(0, board);
        }
        if board.safe == 0 {
            return 0;
        }
        let n_blocks = self.blocks.len().max(self.rows.len());
        self.blocks.resize(n_blocks, [Board::default(); BLOCK]);
        self.blocks[0][0] = board;
        self.work_off(0, 1)
    }

    /// Plain backtracking, for borders that leave too few rows to look ahead in.
    fn solutions_of_few(&self, depth: usize, mut board: Board) -> u64 {
        let Some(row) = self.rows.get(depth) else { return 1 };
        let attacked = self.rows.get(depth + 1).map_or(0, |below| below.attacked);
        let mut found = 0;
        while board.safe != 0 {
            let next = board.place(row.gap, attacked);
            found += self.solutions_of_few(depth + 1, next);
        }
        found
    }

    /// The solutions below the first `len` boards of the block at `depth`, each of which has a
    /// safe column.
    fn work_off(&mut self, depth: usize, len: usize) -> u64 {
        let ahead = Ahead {
            row: self.rows[depth],
            next: self.rows[depth + 1],
            after: self.rows[depth + 2],
        };
        let mut found = 0;
        // Half a block at a time, so that the block below is at least half full when worked off.
        for start in (0..len).step_by(BLOCK / 2) {
            let mut end = len.min(start + BLOCK / 2);
            let mut made = 0;
            while end > start {
                if made + (end - start) > BLOCK {
                    found += self.work_off(depth + 1, made);
                    made = 0;
                }
                let (above, below) = self.blocks.split_at_mut(depth + 1);
                let boards = &mut above[depth][start..end];
                let kept = if depth + 3 == self.rows.len() {
                    let (kept, LastTwo(solutions)) = ahead.pass(boards, LastTwo(0));
                    found += solutions;
                    kept
                } else {
                    let (kept, grown) = ahead.pass(boards, Below { block: &mut below[0], made });
                    made = grown.made;
                    kept
                };
                end = start + kept;
            }
            if made > 0 {
                found += self.work_off(depth + 1, made);
            }
        }
        found
    }
}

/// The row that a pass fills, and the two rows after it.
#[derive(Clone, Copy)]
struct Ahead {
    row: Row,
    next: Row,
    after: Row,
}

impl Ahead {
    /// Places one queen on each board and hands the new boards on; the boards that have a safe
    /// column left move to the front, and their number is returned.
    fn pass<T: Take>(self, boards: &mut [Board], take: T) -> (usize, T) {
        // At most two rows inside a border hold a queen of it. Shifts by constants are faster.
        match (self.row.gap, self.next.gap) {
            (1, 1) => self.pass_gaps::<1, 1, T>(boards, take),
            (1, 2) => self.pass_gaps::<1, 2, T>(boards, take),
            (1, 3) => self.pass_gaps::<1, 3, T>(boards, take),
            (2, 1) => self.pass_gaps::<2, 1, T>(boards, take),
            (2, 2) => self.pass_gaps::<2, 2, T>(boards, take),
            _ => self.pass_gaps::<3, 1, T>(boards, take),
        }
    }

    #[inline]
    fn pass_gaps<const GAP: u32, const NEXT: u32, T: Take>(
        self,
        boards: &mut [Board],
        mut take: T,
    ) -> (usize, T) {
        let mut kept = 0;
        for i in 0..boards.len() {
            let mut board = boards[i];
            let new = board.place(GAP, self.next.attacked);
            boards[kept] = board;
            kept += usize::from(board.safe != 0);
            take.take(new, new.safe_below(NEXT, self.after.attacked), NEXT);
        }
        (kept, take)
    }
}

/// What becomes of the boards that a pass makes.
trait Take {
    /// Takes a board, the columns safe in the row after its next row, and the gap between the two.
    fn take(&mut self, board: Board, safe_after: u32, gap: u32);
}

/// Boards are kept for later if both rows ahead have a safe column.
struct Below<'a> {
    block: &'a mut [Board; BLOCK],
    made: usize,
}

impl Take for Below<'_> {
    #[expect(clippy::needless_bitwise_bool, reason = "there shall be no branch")]
    #[inline]
    fn take(&mut self, board: Board, safe_after: u32, _gap: u32) {
        // Always written, so that there is no branch; the remainder spares a bounds check.
        self.block[self.made % BLOCK] = board;
        self.made += usize::from((board.safe != 0) & (safe_after != 0));
    }
}

/// Two rows are left: the solutions are counted.
struct LastTwo(u64);

impl Take for LastTwo {
    #[expect(clippy::needless_bitwise_bool, reason = "there shall be no branch")]
    #[inline]
    fn take(&mut self, board: Board, safe_after: u32, gap: u32) {
        let low = board.open & board.open.wrapping_neg();
        let high = board.open ^ low;
        let low_first = (board.safe & low != 0) & (safe_after & high != 0);
        let high_first = (board.safe & high != 0) & (safe_after & low != 0);
        let apart = low << gap != high;
        self.0 += u64::from(low_first & apart) + u64::from(high_first & apart);
    }
}
