//! The conflict test in the four ways of the lecture notes, each with what it looked at.
//!
//! All four answer whether a queen in a row above attacks a square; queens in the square's own row
//! or below do not count, so the answer is the same before the square is tried, just after, and
//! for any other square of the board. They differ in what they keep and in how much they compare:
//!
//! | method | keeps | one elementary comparison is |
//! |---|---|---|
//! | [`Method::Grid`] | the whole board | one square looked at: is there a queen? (squares off the board are not looked at) |
//! | [`Method::Scan`] | the column of each queen | one equation of two numbers: xi = xj, xi − i = xj − j or xi + i = xj + j |
//! | [`Method::Marks`] | three arrays of booleans | one entry read |
//! | [`Method::Bits`] | three words | one AND compared with 0 |
//!
//! Each stops at the first hit, as the notes' programs do. Totals do not follow from the number of
//! steps, as a rejection costs what its first hit costs; see [`Comparisons`].

use super::board::{Line, MAX_SIZE, Square};
use super::event::Event;
use super::position::{Position, Step};

/// One of the four ways to test a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// Walks up, up-left and up-right on a two-dimensional board (note 003).
    Grid,
    /// Compares the square with each earlier queen (notes 000, 001, 002, 004).
    Scan,
    /// Reads three arrays of booleans (note 001).
    Marks,
    /// The three arrays as bits of three machine words (note 001).
    Bits,
}

impl Method {
    /// Every method, from the slowest to the fastest.
    pub const ALL: [Self; 4] = [Self::Grid, Self::Scan, Self::Marks, Self::Bits];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Grid => "grid",
            Self::Scan => "scan",
            Self::Marks => "marks",
            Self::Bits => "bits",
        }
    }
}

/// The lines in the order in which they are asked about: columns, diagonals, antidiagonals.
pub const LINES: [Line; 3] = [Line::Column, Line::Diagonal, Line::Antidiagonal];

/// What one method looked at to test one square, and its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inspection {
    /// The square tested.
    pub square: Square,
    /// Whether a queen in a row above attacks it.
    pub attacked: bool,
    /// Elementary comparisons made; the [module](self) says what one is.
    pub comparisons: u32,
    /// What was looked at.
    pub evidence: Evidence,
}

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

/// Tests `square`, which must be on the board, by `method` and tells what was looked at.
///
/// ```
/// use nq_tui::search::conflict::{Method, inspect};
/// use nq_tui::search::{BoardSize, Goal, Position, Search, Square, Strategy};
/// let four = BoardSize::new(4).expect("4 is in 1..=32");
/// let search = Search::new(four, Strategy::Backtrack, Goal::All).with_fixed(&[0, 2]);
/// let position = Position::start(search.expect("(0,0) and (1,2) are safe"));
/// let inspection = inspect(Method::Scan, &position, Square::new(2, 1));
/// assert!(inspection.attacked);
/// assert_eq!(inspection.comparisons, 6);
/// ```
pub fn inspect(method: Method, position: &Position, square: Square) -> Inspection {
    let (evidence, attacked) = match method {
        Method::Grid => {
            let looks: Vec<GridLook> = walk(position, square).collect();
            let attacked = looks.last().is_some_and(|look| look.queen);
            (Evidence::Grid(looks), attacked)
        }
        Method::Scan => {
            let looks: Vec<ScanLook> = scan(position, square).collect();
            let attacked = looks.last().is_some_and(|look| look.line.is_some());
            (Evidence::Scan(looks), attacked)
        }
        Method::Marks => {
            let look = marks(position, square);
            let attacked = look.hit.is_some();
            (Evidence::Marks(look), attacked)
        }
        Method::Bits => {
            let look = bits(position, square);
            (Evidence::Bits(look), look.hit.is_some())
        }
    };
    let comparisons = comparisons(method, position, square);
    Inspection { square, attacked, comparisons, evidence }
}

/// The elementary comparisons that [`inspect`] counts, without the evidence.
pub fn comparisons(method: Method, position: &Position, square: Square) -> u32 {
    match method {
        Method::Grid => walk(position, square).map(|_| 1).sum(),
        Method::Scan => scan(position, square).map(|look| asked(look.line)).sum(),
        Method::Marks | Method::Bits => asked(bits(position, square).hit),
    }
}

/// Elementary comparisons made by each method on the way from one position to another.
///
/// They have to be added up event by event: how soon a test hits depends on where the queens
/// stand, so no formula gives the total of a step number. A job can keep a running total with
/// [`add`](Self::add); subtracting is as good when it goes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Comparisons {
    /// Squares looked at.
    pub grid: u64,
    /// Equations.
    pub scan: u64,
    /// Entries read.
    pub marks: u64,
    /// ANDs.
    pub bits: u64,
}

impl Comparisons {
    /// What the test cost that led to `event`; `position` is the one before or after the event.
    /// Nothing, unless the strategy tests before it places and the event is a place or a reject.
    pub fn of(event: Event, position: &Position) -> Self {
        match event {
            Event::Place(square) | Event::Reject(square)
                if position.search().strategy().tests_before_placing() =>
            {
                let of = |method| u64::from(comparisons(method, position, square));
                // Marks and bits ask the same three questions.
                let bits = of(Method::Bits);
                Self { grid: of(Method::Grid), scan: of(Method::Scan), marks: bits, bits }
            }
            _ => Self::default(),
        }
    }

    /// Adds `other`.
    pub const fn add(&mut self, other: Self) {
        self.grid += other.grid;
        self.scan += other.scan;
        self.marks += other.marks;
        self.bits += other.bits;
    }

    /// The number for one method.
    pub const fn get(&self, method: Method) -> u64 {
        match method {
            Method::Grid => self.grid,
            Method::Scan => self.scan,
            Method::Marks => self.marks,
            Method::Bits => self.bits,
        }
    }
}

/// The comparisons made on `steps` steps from `position` on, or up to the end of the search, and
/// the position reached, from which the next call can go on.
pub fn comparisons_over(mut position: Position, steps: Step) -> (Comparisons, Position) {
    let mut total = Comparisons::default();
    for _ in 0..steps {
        let Some(event) = position.forward() else { break };
        total.add(Comparisons::of(event, &position));
    }
    (total, position)
}

/// Questions asked of the three lines when `hit` answered the last one.
const fn asked(hit: Option<Line>) -> u32 {
    match hit {
        Some(Line::Column) => 1,
        Some(Line::Diagonal) => 2,
        _ => 3,
    }
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

fn walk(position: &Position, square: Square) -> impl Iterator<Item = GridLook> + use<> {
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

fn scan(position: &Position, square: Square) -> impl Iterator<Item = ScanLook> + use<> {
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

fn bits(position: &Position, square: Square) -> BitsLook {
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

fn marks(position: &Position, square: Square) -> MarksLook {
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
