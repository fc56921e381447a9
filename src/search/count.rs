//! Counting all solutions (OEIS A000170): the four ways of the lecture notes, and a fast one.
//!
//! The work is split into units that can be counted in any order, so that a caller can show
//! progress, stop between two of them, or share them out. [`solutions`] does one after the other.
//!
//! ```
//! use std::ops::ControlFlow;
//! use nq_tui::search::count::{CountSize, Way, solutions};
//! let eight = CountSize::new(8).expect("8 is in 1..=27");
//! assert_eq!(solutions(Way::Fast, eight, &|_, _| ControlFlow::Continue(())), Some(92));
//! ```

mod blocks;
mod border;
mod lecture;

use std::fmt;
use std::ops::ControlFlow;

use super::conflict::Method;
use blocks::Blocks;
use border::Border;

/// The largest board whose number of solutions has been counted: 27 rows, by T. B. Preußer and
/// M. R. Engelhardt, "Putting Queens in Carry Chains, №27" (2016).
pub const MAX_COUNTED: u8 = 27;

/// The number of rows of a board to be counted, 1 to [`MAX_COUNTED`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CountSize(u8);

impl CountSize {
    /// A board of `n` rows, or `None` outside 1..=[`MAX_COUNTED`].
    pub const fn new(n: u8) -> Option<Self> {
        if n == 0 || n > MAX_COUNTED { None } else { Some(Self(n)) }
    }

    /// The number of rows.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for CountSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How the solutions are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// As the lecture notes do: recursion that tests every column of every row it comes to.
    Lecture(Method),
    /// By the symmetries of the square, with bit masks, blocks and look-ahead.
    Fast,
}

impl Way {
    /// Every way, from the slowest to the fastest.
    pub const ALL: [Self; 5] = [
        Self::Lecture(Method::Grid),
        Self::Lecture(Method::Scan),
        Self::Lecture(Method::Marks),
        Self::Lecture(Method::Bits),
        Self::Fast,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lecture(method) => method.name(),
            Self::Fast => "fast",
        }
    }
}

/// A part of the work that is counted without a pause.
#[derive(Debug, Clone, Copy)]
pub struct Unit {
    n: u8,
    part: Part,
}

#[derive(Debug, Clone, Copy)]
enum Part {
    /// Below queens in these columns of the first rows, which may attack each other.
    Below { method: Method, columns: [u8; 2] },
    /// With these queens on the sides; what is found counts as often as the orbit is large.
    Within { border: Border, orbit: u64 },
}

/// Memory that one unit after another can use.
#[derive(Debug, Default)]
pub struct Scratch(Blocks);

impl Unit {
    /// The number of solutions that the unit stands for.
    pub fn solutions(&self, scratch: &mut Scratch) -> u64 {
        match self.part {
            Part::Below { method, columns } => {
                let rows = columns.len().min(self.n.into());
                lecture::solutions_below(method, self.n, &columns[..rows])
            }
            Part::Within { border, orbit } => orbit * scratch.0.solutions(self.n, border),
        }
    }
}

/// The units whose solutions add up to those of the board.
pub fn units(way: Way, size: CountSize) -> Vec<Unit> {
    let n = size.get();
    let unit = |part| Unit { n, part };
    match way {
        Way::Lecture(method) => {
            let second_row = if n > 1 { n } else { 1 };
            (0..n)
                .flat_map(|first| (0..second_row).map(move |second| [first, second]))
                .map(|columns| unit(Part::Below { method, columns }))
                .collect()
        }
        Way::Fast => {
            Border::orbits(n).map(|(border, orbit)| unit(Part::Within { border, orbit })).collect()
        }
    }
}

/// The number of solutions, unit after unit. `progress` is told how many units are done, and of
/// how many, before each of them; when it breaks off there is no answer.
pub fn solutions(
    way: Way,
    size: CountSize,
    progress: &dyn Fn(u64, u64) -> ControlFlow<()>,
) -> Option<u64> {
    let units = units(way, size);
    let of = units.len() as u64;
    let mut scratch = Scratch::default();
    let mut found = 0;
    for (done, unit) in (0..).zip(&units) {
        if progress(done, of).is_break() {
            return None;
        }
        found += unit.solutions(&mut scratch);
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_can_be_broken_off_between_units() {
        let size = CountSize::new(8).unwrap();
        for way in Way::ALL {
            let stop = |done, _| {
                if done == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            assert_eq!(solutions(way, size, &stop), None, "{way:?}");
        }
    }

    #[test]
    fn counted_boards_have_1_to_27_rows() {
        assert_eq!(CountSize::new(0), None);
        assert_eq!(CountSize::new(27).map(CountSize::get), Some(27));
        assert_eq!(CountSize::new(28), None);
    }
}
