//! The four ways of the lecture notes: one recursion, four kinds of board.

use crate::search::conflict::Method;

/// What the recursion needs of a board; rows above the one tested hold a queen each.
trait Board {
    /// Whether no queen above attacks the square.
    fn is_safe(&self, row: usize, col: usize) -> bool;
    /// Puts a queen on the square.
    fn place(&mut self, row: usize, col: usize);
    /// Takes the queen back.
    fn lift(&mut self, row: usize, col: usize);
}

/// The solutions below queens in `columns` of the first rows; 0 if two of them attack each other.
pub(super) fn solutions_below(method: Method, n: u8, columns: &[u8]) -> u64 {
    let n = usize::from(n);
    match method {
        Method::Grid => below(Grid { n, queens: vec![false; n * n] }, n, columns),
        Method::Scan => below(Scan { columns: vec![0; n] }, n, columns),
        Method::Marks => below(
            Marks {
                columns: vec![false; n],
                diagonals: vec![false; 2 * n - 1],
                antidiagonals: vec![false; 2 * n - 1],
            },
            n,
            columns,
        ),
        Method::Bits => below(Bits { n, columns: 0, diagonals: 0, antidiagonals: 0 }, n, columns),
    }
}

fn below<B: Board>(mut board: B, n: usize, columns: &[u8]) -> u64 {
    for (row, &col) in columns.iter().enumerate() {
        if !board.is_safe(row, col.into()) {
            return 0;
        }
        board.place(row, col.into());
    }
    ways(&mut board, n, columns.len())
}

/// The number of ways to fill the rows from `row` on.
fn ways<B: Board>(board: &mut B, n: usize, row: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if board.is_safe(row, col) {
            board.place(row, col);
            found += ways(board, n, row + 1);
            board.lift(row, col);
        }
    }
    found
}

/// The whole board, row after row in one block, walked from the square upwards (note 003).
struct Grid {
    n: usize,
    queens: Vec<bool>,
}

impl Board for Grid {
    fn is_safe(&self, row: usize, col: usize) -> bool {
        for step in 1..=row {
            let above = (row - step) * self.n + col;
            if self.queens[above]
                || (step <= col && self.queens[above - step])
                || (col + step < self.n && self.queens[above + step])
            {
                return false;
            }
        }
        true
    }

    fn place(&mut self, row: usize, col: usize) {
        self.queens[row * self.n + col] = true;
    }

    fn lift(&mut self, row: usize, col: usize) {
        self.queens[row * self.n + col] = false;
    }
}

/// The column of each row's queen, compared one by one (notes 000, 001, 002).
struct Scan {
    columns: Vec<usize>,
}

impl Board for Scan {
    fn is_safe(&self, row: usize, col: usize) -> bool {
        self.columns[..row]
            .iter()
            .enumerate()
            .all(|(above, &queen)| queen != col && row - above != queen.abs_diff(col))
    }

    fn place(&mut self, row: usize, col: usize) {
        self.columns[row] = col;
    }

    /// A row at or below the one tested is never read.
    fn lift(&mut self, _row: usize, _col: usize) {}
}

/// Three arrays that mark the occupied columns, diagonals and antidiagonals (note 001).
struct Marks {
    columns: Vec<bool>,
    diagonals: Vec<bool>,
    antidiagonals: Vec<bool>,
}

impl Marks {
    fn set(&mut self, row: usize, col: usize, occupied: bool) {
        let diagonal = row + self.columns.len() - 1 - col;
        self.columns[col] = occupied;
        self.diagonals[diagonal] = occupied;
        self.antidiagonals[row + col] = occupied;
    }
}

impl Board for Marks {
    fn is_safe(&self, row: usize, col: usize) -> bool {
        !self.columns[col]
            && !self.diagonals[row + self.columns.len() - 1 - col]
            && !self.antidiagonals[row + col]
    }

    fn place(&mut self, row: usize, col: usize) {
        self.set(row, col, true);
    }

    fn lift(&mut self, row: usize, col: usize) {
        self.set(row, col, false);
    }
}

/// The three arrays in three machine words (note 001); 27 rows have 53 diagonals.
struct Bits {
    n: usize,
    columns: u64,
    diagonals: u64,
    antidiagonals: u64,
}

impl Board for Bits {
    fn is_safe(&self, row: usize, col: usize) -> bool {
        self.columns & (1 << col) == 0
            && self.diagonals & (1 << (row + self.n - 1 - col)) == 0
            && self.antidiagonals & (1 << (row + col)) == 0
    }

    fn place(&mut self, row: usize, col: usize) {
        self.columns |= 1 << col;
        self.diagonals |= 1 << (row + self.n - 1 - col);
        self.antidiagonals |= 1 << (row + col);
    }

    fn lift(&mut self, row: usize, col: usize) {
        self.columns &= !(1 << col);
        self.diagonals &= !(1 << (row + self.n - 1 - col));
        self.antidiagonals &= !(1 << (row + col));
    }
}
