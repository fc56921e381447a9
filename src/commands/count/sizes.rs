//! The board sizes on the command line.

use crate::search::count::{CountSize, MAX_COUNTED};

/// The board sizes asked for, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SizeRange {
    /// One size: the number alone is printed.
    One(CountSize),
    /// A range: a table is printed, even if it has one row.
    Range(CountSize, CountSize),
}

impl SizeRange {
    /// Reads `N`, `A..=B` or `A..B`.
    ///
    /// # Errors
    /// No number, a number outside 1..=27, or an empty range.
    pub fn parse(text: &str) -> Result<Self, SizeError> {
        let Some((first, last)) = text.split_once("..") else {
            return Ok(Self::One(size(number(text)?)?));
        };
        let first = number(first)?;
        let last = match last.strip_prefix('=') {
            Some(last) => number(last)?,
            None => number(last)?.saturating_sub(1),
        };
        let first = size(first)?;
        if last < first.get().into() {
            return Err(SizeError::Empty);
        }
        Ok(Self::Range(first, size(last)?))
    }

    /// The smallest and the largest size.
    pub const fn ends(self) -> (CountSize, CountSize) {
        match self {
            Self::One(n) => (n, n),
            Self::Range(first, last) => (first, last),
        }
    }

    /// The sizes, ascending.
    pub fn sizes(self) -> impl Iterator<Item = CountSize> {
        let (first, last) = self.ends();
        (first.get()..=last.get()).filter_map(CountSize::new)
    }
}

/// Why a range of sizes cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SizeError {
    /// Not a number where one is needed.
    #[error("a number of rows or a range like 8..=12 is needed")]
    NoNumber,
    /// A number outside 1..=27.
    #[error("n runs from 1 to {MAX_COUNTED}; nobody has counted larger boards")]
    OutOfRange,
    /// A range without a size in it.
    #[error("the range is empty")]
    Empty,
}

fn number(text: &str) -> Result<u64, SizeError> {
    let text = text.trim();
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(SizeError::NoNumber);
    }
    // All digits: what does not fit is too large.
    Ok(text.parse().unwrap_or(u64::MAX))
}

fn size(n: u64) -> Result<CountSize, SizeError> {
    u8::try_from(n).ok().and_then(CountSize::new).ok_or(SizeError::OutOfRange)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    fn range(first: u8, last: u8) -> SizeRange {
        SizeRange::Range(CountSize::new(first).unwrap(), CountSize::new(last).unwrap())
    }

    #[test]
    fn sizes_are_written_in_three_ways() {
        assert_eq!(SizeRange::parse("8"), Ok(SizeRange::One(CountSize::new(8).unwrap())));
        assert_eq!(SizeRange::parse("8..=12"), Ok(range(8, 12)));
        assert_eq!(SizeRange::parse("8..13"), Ok(range(8, 12)));
        assert_eq!(SizeRange::parse("8..=8"), Ok(range(8, 8)));
        assert_eq!(SizeRange::parse("1..28"), Ok(range(1, 27)));
    }

    #[rstest]
    #[case::zero("0", SizeError::OutOfRange)]
    #[case::too_large("28", SizeError::OutOfRange)]
    #[case::huge("99999999999999999999999", SizeError::OutOfRange)]
    #[case::range_from_zero("0..=4", SizeError::OutOfRange)]
    #[case::range_too_far("8..=28", SizeError::OutOfRange)]
    #[case::backwards("9..=8", SizeError::Empty)]
    #[case::nothing_between("8..8", SizeError::Empty)]
    #[case::before_zero("1..0", SizeError::Empty)]
    #[case::nothing("", SizeError::NoNumber)]
    #[case::word("eight", SizeError::NoNumber)]
    #[case::sign("+8", SizeError::NoNumber)]
    #[case::no_start("..8", SizeError::NoNumber)]
    #[case::no_end("8..", SizeError::NoNumber)]
    #[case::no_end_but_equals("8..=", SizeError::NoNumber)]
    #[case::three_points("8...9", SizeError::NoNumber)]
    fn bad_sizes_are_told_apart(#[case] text: &str, #[case] error: SizeError) {
        assert_eq!(SizeRange::parse(text), Err(error));
    }
}
