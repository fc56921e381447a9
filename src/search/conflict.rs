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

mod look;

use super::board::{Line, Square};
use super::event::Event;
use super::position::{Position, Step};
pub use look::{BitsLook, Equation, Evidence, GridLook, MarksLook, ScanLook};

/// One of the four ways to test a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Method {
    /// Walks up, up-left and up-right on a two-dimensional board (note 003).
    Grid,
    /// Compares the square with each earlier queen (notes 000, 001, 002, 004).
    #[default]
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
            let looks: Vec<GridLook> = look::walk(position, square).collect();
            let attacked = looks.last().is_some_and(|look| look.queen);
            (Evidence::Grid(looks), attacked)
        }
        Method::Scan => {
            let looks: Vec<ScanLook> = look::scan(position, square).collect();
            let attacked = looks.last().is_some_and(|look| look.line.is_some());
            (Evidence::Scan(looks), attacked)
        }
        Method::Marks => {
            let look = look::marks(position, square);
            let attacked = look.hit.is_some();
            (Evidence::Marks(look), attacked)
        }
        Method::Bits => {
            let look = look::bits(position, square);
            (Evidence::Bits(look), look.hit.is_some())
        }
    };
    let comparisons = comparisons(method, position, square);
    Inspection { square, attacked, comparisons, evidence }
}

/// The elementary comparisons that [`inspect`] counts, without the evidence.
pub fn comparisons(method: Method, position: &Position, square: Square) -> u32 {
    match method {
        Method::Grid => look::walk(position, square).map(|_| 1).sum(),
        Method::Scan => look::scan(position, square).map(|look| asked(look.line)).sum(),
        Method::Marks | Method::Bits => asked(look::bits(position, square).hit),
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

    /// Takes `other` away again, on the way back.
    pub const fn subtract(&mut self, other: Self) {
        self.grid -= other.grid;
        self.scan -= other.scan;
        self.marks -= other.marks;
        self.bits -= other.bits;
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
