//! The partial solutions of one length in the order of the search, both ways, without what lies
//! below them.

use super::board::Square;
use super::strategy::Search;

/// A stack of columns that moves from one partial solution of a length to the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prefix {
    n: u8,
    fixed: usize,
    columns: Vec<u8>,
}

impl Prefix {
    /// Begins at `columns`, the top queens of a position of a backtracking `search`.
    pub fn new(search: &Search, columns: Vec<u8>) -> Self {
        Self { n: search.n(), fixed: search.n_fixed().into(), columns }
    }

    /// The columns of the queens, top row first.
    pub fn columns(&self) -> &[u8] {
        &self.columns
    }

    /// Moves to the first partial solution of `length` queens whose next row begins with the
    /// column `from` or a later one, or that comes after it; says whether there is one.
    pub fn first_from(&mut self, length: usize, from: u8) -> bool {
        let mut next = from;
        loop {
            if self.columns.len() == length {
                return true;
            }
            match (next..self.n).find(|&col| self.is_safe(col)) {
                Some(col) => {
                    self.columns.push(col);
                    next = 0;
                }
                None if self.columns.len() > self.fixed => {
                    next = self.columns.pop().unwrap_or_default() + 1;
                }
                None => return false,
            }
        }
    }

    /// Moves to the last partial solution of `length` queens whose next row ends before the column
    /// `before`, or that comes before it; says whether there is one.
    pub fn last_before(&mut self, length: usize, before: u8) -> bool {
        let mut stop = before;
        loop {
            if self.columns.len() == length {
                return true;
            }
            match (0..stop).rev().find(|&col| self.is_safe(col)) {
                Some(col) => {
                    self.columns.push(col);
                    stop = self.n;
                }
                None if self.columns.len() > self.fixed => {
                    stop = self.columns.pop().unwrap_or_default();
                }
                None => return false,
            }
        }
    }

    /// Moves to the next partial solution of the same length; says whether there is one.
    pub fn advance(&mut self) -> bool {
        let length = self.columns.len();
        if length <= self.fixed {
            return false;
        }
        let from = self.columns.pop().unwrap_or_default() + 1;
        self.first_from(length, from)
    }

    /// Moves to the previous partial solution of the same length; says whether there is one.
    pub fn retreat(&mut self) -> bool {
        let length = self.columns.len();
        if length <= self.fixed {
            return false;
        }
        let before = self.columns.pop().unwrap_or_default();
        self.last_before(length, before)
    }

    fn is_safe(&self, col: u8) -> bool {
        #[expect(clippy::cast_possible_truncation, reason = "a board has at most 32 rows")]
        let square = Square::new(self.columns.len() as u8, col);
        (0..)
            .zip(&self.columns)
            .all(|(row, &above)| Square::new(row, above).line_to(square).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{BoardSize, Goal, Strategy};

    fn search(n: u8) -> Search {
        Search::new(BoardSize::new(n).unwrap(), Strategy::Backtrack, Goal::All)
    }

    #[test]
    fn pairs_of_queens_come_in_the_order_of_the_search_and_back() {
        let mut prefix = Prefix::new(&search(4), Vec::new());
        assert!(prefix.first_from(2, 0));
        let mut seen = vec![prefix.columns().to_vec()];
        while prefix.advance() {
            seen.push(prefix.columns().to_vec());
        }
        assert_eq!(seen, [[0, 2], [0, 3], [1, 3], [2, 0], [3, 0], [3, 1]]);
        let mut prefix = Prefix::new(&search(4), Vec::new());
        assert!(prefix.last_before(2, 4));
        let mut back = vec![prefix.columns().to_vec()];
        while prefix.retreat() {
            back.push(prefix.columns().to_vec());
        }
        back.reverse();
        assert_eq!(back, seen);
    }

    #[test]
    fn fixed_queens_stay() {
        let search = search(4).with_fixed(&[1]).unwrap();
        let mut prefix = Prefix::new(&search, vec![1]);
        assert!(prefix.first_from(2, 0));
        assert_eq!(prefix.columns(), [1, 3]);
        assert!(!prefix.advance());
        assert_eq!(prefix.columns(), [1]);
    }
}
