//! Where a jump leads, and the one grammar in which people write it: the go-to prompt, `--at`,
//! `--from` and lessons.
//!
//! `42` · `50%` · `start` · `end` · `s3` or `solution 3` · `d1` or `dead end 1` · `v2,1` or
//! `visit 2,1`.

use super::Direction;
use crate::search::board::MAX_SIZE;
use crate::search::strategy::Choice;
use crate::search::{Square, Step};

/// A kind of event that one jumps to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Landmark {
    /// A solution.
    Solution,
    /// The last reject of a row in which every column is attacked.
    DeadEnd,
    /// A queen taken back.
    Backtrack,
}

/// Where a jump leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// Position 0.
    Start,
    /// The end of the search.
    End,
    /// Just after the step with this number.
    Step(Step),
    /// This part of the whole search, in thousandths of a percent.
    Percent(u32),
    /// Just after the k-th landmark of its kind, from 1.
    Nth(Landmark, u64),
    /// Just after the first time that the square is tested.
    Visit(Square),
    /// Just after the nearest landmark strictly that way.
    Nearest(Direction, Landmark),
    /// Over the next event; if it places a queen, on to where that queen is taken back. Backwards
    /// it is the mirror in time: over a backtrack to before its queen was placed.
    Over(Direction),
    /// To where the last queen on the board is taken back; backwards, to before it was placed.
    Out(Direction),
    /// Just after the nearest test of the square strictly that way.
    NearestVisit(Direction, Square),
    /// Where this stack stands with this choice to be tried next.
    Stack(Stack),
}

/// A place in the tree: the choices on the stack, and the next one to be tried there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack {
    chosen: [Choice; MAX_SIZE as usize],
    depth: u8,
    next: Choice,
}

impl Stack {
    /// The stack of `chosen`, of which a board's rows are used at most.
    pub fn new(chosen: &[Choice], next: Choice) -> Self {
        let mut stack = Self { chosen: [0; MAX_SIZE as usize], depth: 0, next };
        for (place, &choice) in stack.chosen.iter_mut().zip(chosen) {
            *place = choice;
            stack.depth += 1;
        }
        stack
    }

    /// The choices on the stack.
    pub fn chosen(&self) -> &[Choice] {
        &self.chosen[..usize::from(self.depth)]
    }

    /// The choice to be tried next.
    pub const fn next(&self) -> Choice {
        self.next
    }
}

/// Why a text is no target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TargetError {
    /// It is none of the forms.
    #[error("not a target")]
    Form,
    /// A percentage over 100.
    #[error("more than 100 percent")]
    Percent,
    /// Landmarks count from 1, and so do rows and columns where counting starts at 1.
    #[error("counting starts at 1")]
    Zero,
}

/// A hundred percent in thousandths of a percent.
pub const WHOLE: u32 = 100_000;

impl Target {
    /// Reads a target; squares are counted from `first_label` (0 in files and on the command line).
    ///
    /// # Errors
    /// The text is none of the forms of the [grammar](self).
    pub fn parse(text: &str, first_label: u8) -> Result<Self, TargetError> {
        let text = text.trim().to_lowercase();
        match text.as_str() {
            "start" => return Ok(Self::Start),
            "end" => return Ok(Self::End),
            _ => {}
        }
        if let Some(number) = text.strip_suffix('%') {
            return percent(number);
        }
        if let Ok(step) = text.replace([',', '_'], "").parse() {
            return Ok(Self::Step(step));
        }
        let after =
            |names: [&str; 2]| names.iter().find_map(|name| text.strip_prefix(name)).map(str::trim);
        if let Some(rest) = after(["solution", "s"]) {
            return nth(Landmark::Solution, rest);
        }
        if let Some(rest) = after(["dead end", "d"]) {
            return nth(Landmark::DeadEnd, rest);
        }
        if let Some(rest) = after(["visit", "v"]) {
            return square(rest, first_label).map(Self::Visit);
        }
        Err(TargetError::Form)
    }
}

fn percent(number: &str) -> Result<Target, TargetError> {
    let number = number.trim();
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    if part.len() > 3 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(TargetError::Form);
    }
    let thousandths: u32 = format!("{part:0<3}").parse().map_err(|_| TargetError::Form)?;
    let whole: u32 = whole.parse().map_err(|_| TargetError::Form)?;
    let percent = whole
        .checked_mul(1000)
        .and_then(|whole| whole.checked_add(thousandths))
        .filter(|&percent| percent <= WHOLE)
        .ok_or(TargetError::Percent)?;
    Ok(Target::Percent(percent))
}

fn nth(landmark: Landmark, number: &str) -> Result<Target, TargetError> {
    match number.parse() {
        Ok(0) => Err(TargetError::Zero),
        Ok(number) => Ok(Target::Nth(landmark, number)),
        Err(_) => Err(TargetError::Form),
    }
}

/// Reads a square written as row,column.
///
/// # Errors
/// The text is no pair of labels.
pub fn square(text: &str, first_label: u8) -> Result<Square, TargetError> {
    let text = text.trim().trim_start_matches('(').trim_end_matches(')');
    let (row, col) = text.split_once(',').ok_or(TargetError::Form)?;
    let index = |label: &str| {
        let label: u8 = label.trim().parse().map_err(|_| TargetError::Form)?;
        label.checked_sub(first_label).ok_or(TargetError::Zero)
    };
    Ok(Square::new(index(row)?, index(col)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("42", Target::Step(42))]
    #[case(" 17,868 ", Target::Step(17_868))]
    #[case("50%", Target::Percent(50_000))]
    #[case("12.5 %", Target::Percent(12_500))]
    #[case("start", Target::Start)]
    #[case("END", Target::End)]
    #[case("s3", Target::Nth(Landmark::Solution, 3))]
    #[case("solution 3", Target::Nth(Landmark::Solution, 3))]
    #[case("d1", Target::Nth(Landmark::DeadEnd, 1))]
    #[case("dead end 1", Target::Nth(Landmark::DeadEnd, 1))]
    #[case("v2,1", Target::Visit(Square::new(2, 1)))]
    #[case("visit 2, 1", Target::Visit(Square::new(2, 1)))]
    fn a_target_is_read(#[case] text: &str, #[case] target: Target) {
        assert_eq!(Target::parse(text, 0), Ok(target));
    }

    #[rstest]
    #[case("", TargetError::Form)]
    #[case("-1", TargetError::Form)]
    #[case("fast", TargetError::Form)]
    #[case("s", TargetError::Form)]
    #[case("s0", TargetError::Zero)]
    #[case("101%", TargetError::Percent)]
    #[case("1.2345%", TargetError::Form)]
    #[case("99999999999%", TargetError::Form)]
    #[case("v2", TargetError::Form)]
    #[case("v300,1", TargetError::Form)]
    fn what_is_no_target_says_why(#[case] text: &str, #[case] error: TargetError) {
        assert_eq!(Target::parse(text, 0), Err(error));
    }

    #[test]
    fn squares_count_from_one_where_the_screen_does() {
        assert_eq!(Target::parse("v2,1", 1), Ok(Target::Visit(Square::new(1, 0))));
        assert_eq!(Target::parse("v0,1", 1), Err(TargetError::Zero));
    }
}
