//! What each method looks at.

use super::LINES;
use crate::search::board::{Line, MAX_SIZE, Square};
use crate::search::position::Position;

/// What a method looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Evidence {
    /// The squares walked over, in that order; the last one holds the queen if there is one.
    Grid(Vec<GridLook>),
    /// The queens compared, top row first; the last one attacks if one does.
    Scan(Vec<ScanLook>),
    /// The arrays and the entries read.
    Marks(MarksLook),
    /// The words and the ANDs taken.
    Bits(BitsLook),
}

/// A square that the walk came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GridLook {
    /// Where it is.
    pub square: Square,
    /// Where it lies from the tested square: up, up-left (diagonal) or up-right (antidiagonal).
    pub line: Line,
    /// Whether a queen stands there.
    pub queen: bool,
}

/// Two numbers compared: the tested square's and the queen's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Equation {
    /// The number on the left, from the tested square in row i and column xi.
    pub left: i16,
    /// The number on the right, from the queen in row j and column xj.
    pub right: i16,
}

impl Equation {
    /// Whether both numbers are equal, which means an attack.
    pub const fn holds(self) -> bool {
        self.left == self.right
    }
}

/// A queen compared with the tested square: i and xi are the square's row and column, j and xj
/// the queen's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScanLook {
    /// The queen.
    pub queen: Square,
    /// xi and xj.
    pub columns: Equation,
    /// xi − i and xj − j.
    pub differences: Equation,
    /// xi + i and xj + j.
    pub sums: Equation,
    /// |i − j| and |xi − xj|: both diagonals at once, as note 002 has it. Shown, not counted.
    pub distances: Equation,
    /// The line of the first of the three equations that holds; those after it are not asked.
    pub line: Option<Line>,
}

/// Three arrays of booleans, in the order of [`LINES`], filled by the queens in rows above.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarksLook {
    /// n columns, 2n − 1 diagonals and 2n − 1 antidiagonals: occupied or not.
    pub arrays: [Vec<bool>; 3],
    /// The square's index in each: col, row − col + n − 1, row + col.
    pub indices: [u8; 3],
    /// The first entry found set; those after it are not read.
    pub hit: Option<Line>,
}

/// The same arrays in three words, in the order of [`LINES`]: bit k is entry k.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BitsLook {
    /// The occupied columns, diagonals and antidiagonals.
    pub words: [u64; 3],
    /// The square's bit in each.
    pub masks: [u64; 3],
    /// Word AND mask; not zero means occupied.
    pub ands: [u64; 3],
    /// The first AND that is not zero; those after it are not taken.
    pub hit: Option<Line>,
}

fn queens_above(position: &Position, square: Square) -> impl Iterator<Item = Square> + use<> {
    position.queens().filter(move |queen| queen.row < square.row)
}

/// The items up to and with the first hit.
fn until_hit<T>(
    looks: impl Iterator<Item = T>,
    is_hit: impl Fn(&T) -> bool,
) -> impl Iterator<Item = T> {
    let mut over = false;
    looks.take_while(move |look| !std::mem::replace(&mut over, is_hit(look)))
}

pub(super) fn walk(position: &Position, square: Square) -> impl Iterator<Item = GridLook> + use<> {
    let n = position.search().n();
    let mut board = [0_u32; MAX_SIZE as usize];
    for queen in queens_above(position, square) {
        board[usize::from(queen.row)] |= 1 << queen.col;
    }
    let looks = (1..=square.row).flat_map(move |step| {
        let row = square.row - step;
        let right = square.col + step;
        let columns =
            [Some(square.col), square.col.checked_sub(step), (right < n).then_some(right)];
        LINES.into_iter().zip(columns).filter_map(move |(line, col)| {
            let col = col?;
            let queen = board[usize::from(row)] >> col & 1 != 0;
            Some(GridLook { square: Square::new(row, col), line, queen })
        })
    });
    until_hit(looks, |look| look.queen)
}

pub(super) fn scan(position: &Position, square: Square) -> impl Iterator<Item = ScanLook> + use<> {
    let looks = queens_above(position, square).map(move |queen| {
        let [i, xi, j, xj] = [square.row, square.col, queen.row, queen.col].map(i16::from);
        let equation = |left, right| Equation { left, right };
        let columns = equation(xi, xj);
        let differences = equation(xi - i, xj - j);
        let sums = equation(xi + i, xj + j);
        let distances = equation((i - j).abs(), (xi - xj).abs());
        let line = LINES
            .into_iter()
            .zip([columns, differences, sums])
            .find_map(|(line, equation)| equation.holds().then_some(line));
        ScanLook { queen, columns, differences, sums, distances, line }
    });
    until_hit(looks, |look| look.line.is_some())
}

/// The index of `square` in the columns, diagonals and antidiagonals of n rows.
const fn indices(n: u8, square: Square) -> [u8; 3] {
    [square.col, square.row + n - 1 - square.col, square.row + square.col]
}

pub(super) fn bits(position: &Position, square: Square) -> BitsLook {
    let n = position.search().n();
    let masks_of = |square| indices(n, square).map(|index| 1_u64 << index);
    let mut words = [0; 3];
    for queen in queens_above(position, square) {
        for (word, mask) in words.iter_mut().zip(masks_of(queen)) {
            *word |= mask;
        }
    }
    let masks = masks_of(square);
    let ands = [0, 1, 2].map(|k| words[k] & masks[k]);
    let hit = LINES.into_iter().zip(ands).find_map(|(line, and)| (and != 0).then_some(line));
    BitsLook { words, masks, ands, hit }
}

pub(super) fn marks(position: &Position, square: Square) -> MarksLook {
    let n = position.search().n();
    let diagonals = usize::from(n) * 2 - 1;
    let mut arrays = [usize::from(n), diagonals, diagonals].map(|len| vec![false; len]);
    for queen in queens_above(position, square) {
        for (array, index) in arrays.iter_mut().zip(indices(n, queen)) {
            array[usize::from(index)] = true;
        }
    }
    let indices = indices(n, square);
    let hit = LINES
        .into_iter()
        .zip(arrays.iter().zip(indices))
        .find_map(|(line, (array, index))| array[usize::from(index)].then_some(line));
    MarksLook { arrays, indices, hit }
}
