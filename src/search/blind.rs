//! Anywhere in a blind search at once: a position is the number of its step, written in base n
//! (strategy rows) or as the rank of a combination (strategy squares).
//!
//! A blind strategy tries every choice, so the steps below a stack have a closed form. Which boards
//! are solutions the form does not say, but the solutions come in the same order in all strategies,
//! so the backtracking [`Census`] counts those.

use super::board::Square;
use super::census::{Cancelled, Census, Progress};
use super::position::{Position, Step};
use super::strategy::{Choice, Choices, Goal, Search, Strategy};

/// Answers questions about one search by a blind strategy.
#[derive(Debug, Clone)]
pub struct Blind {
    search: Search,
    solutions: Census,
}

impl Blind {
    /// Answers about `search`, or `None` for backtracking: that has a [`Census`].
    pub fn new(search: Search) -> Option<Self> {
        if search.strategy().tests_before_placing() {
            return None;
        }
        let fixed: Vec<u8> = Position::start(search).queens().map(|queen| queen.col).collect();
        let backtrack = Search::new(search.size(), Strategy::Backtrack, Goal::All);
        let solutions = Census::new(backtrack.with_fixed(&fixed).ok()?)?;
        Some(Self { search, solutions })
    }

    /// What is searched.
    pub const fn search(&self) -> &Search {
        &self.search
    }

    /// The number of the last step, or `None` when it exceeds a [`Step`].
    ///
    /// In all (n rows, nothing fixed): 2·Σₖ nᵏ (k = 1..n) + nⁿ for rows, and
    /// 2·Σₖ C(n² − n + k, k) + C(n², n) for squares.
    pub fn steps(&mut self, progress: &mut Progress<'_>) -> Result<Option<Step>, Cancelled> {
        let search = self.search;
        let depth = search.n_fixed();
        let all = steps_below(&search, depth, search.first_choice(search.fixed(), depth));
        if matches!(search.goal(), Goal::All) {
            return Ok(all);
        }
        match self.solutions.solution(1, progress)? {
            Some(first) => Ok(step_of_solution(&search, &first)),
            None => Ok(all),
        }
    }

    /// The number of solutions in all, or `None` when nobody counted them.
    pub fn solutions(&mut self, progress: &mut Progress<'_>) -> Result<Option<u64>, Cancelled> {
        let total = self.solutions.total(progress)?;
        Ok(total.map(|total| match self.search.goal() {
            Goal::All => total.solutions,
            Goal::First => total.solutions.min(1),
        }))
    }

    /// The position that `step` steps lead to, or `None` beyond the end of the search.
    pub fn seek(
        &mut self,
        step: Step,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        let is_first = matches!(self.search.goal(), Goal::First);
        if is_first && self.steps(progress)?.is_some_and(|last| step > last) {
            return Ok(None);
        }
        let Some((choices, depth, next)) = stack_at(&self.search, step) else { return Ok(None) };
        let chosen = &choices[..usize::from(depth)];
        let solutions = self.solutions_before(chosen, next, progress)?;
        Ok(Some(Position::restored(self.search, chosen, next, solutions, step)))
    }

    /// The position just after the solution with number `k`, from 1, or `None` if there are fewer
    /// (or its step exceeds a [`Step`]).
    pub fn solution(
        &mut self,
        k: u64,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        if k > 1 && matches!(self.search.goal(), Goal::First) {
            return Ok(None);
        }
        let Some(found) = self.solutions.solution(k, progress)? else { return Ok(None) };
        let choices = choices_of(&self.search, &found);
        let step = step_of_solution(&self.search, &found);
        Ok(step.map(|step| Position::restored(self.search, &choices, 1, k, step)))
    }

    /// The position with the choices `chosen` (fixed ones included) on the stack and `next` to be
    /// tried, or `None` when the search never stands there or the step exceeds a [`Step`].
    pub fn position_of(
        &mut self,
        chosen: &[Choice],
        next: Choice,
        progress: &mut Progress<'_>,
    ) -> Result<Option<Position>, Cancelled> {
        let Some(step) = step_of_stack(&self.search, chosen, next) else { return Ok(None) };
        let solutions = self.solutions_before(chosen, next, progress)?;
        if matches!(self.search.goal(), Goal::First)
            && self.steps(progress)?.is_some_and(|last| step > last)
        {
            return Ok(None);
        }
        Ok(Some(Position::restored(self.search, chosen, next, solutions, step)))
    }

    /// The steps that lead to `next` with the choices `chosen` on the stack, or `None` when they
    /// exceed a [`Step`]: a closed form, unlike [`position_of`](Self::position_of).
    pub fn step_of(&self, chosen: &[Choice], next: Choice) -> Option<Step> {
        step_of_stack(&self.search, chosen, next)
    }

    /// The solutions passed on the way to a stack.
    ///
    /// Those before the first choice that no solution makes: one outside its row, or attacked.
    fn solutions_before(
        &mut self,
        chosen: &[Choice],
        next: Choice,
        progress: &mut Progress<'_>,
    ) -> Result<u64, Cancelled> {
        let search = self.search;
        let mut columns: Vec<u8> = Vec::new();
        let mut stop = next;
        for (depth, &choice) in (0_u8..).zip(chosen) {
            let square = search.square_of(depth, choice);
            let is_safe = square.row == depth
                && (0..)
                    .zip(&columns)
                    .all(|(row, &col)| Square::new(row, col).line_to(square).is_none());
            if !is_safe {
                stop = choice;
                break;
            }
            columns.push(square.col);
        }
        #[expect(clippy::cast_possible_truncation, reason = "a board has at most 32 rows")]
        let depth = columns.len() as u8;
        let n = Choice::from(search.n());
        let stop = match search.strategy() {
            Strategy::Squares if depth < search.n() => {
                stop.saturating_sub(Choice::from(depth) * n).min(n)
            }
            _ => stop,
        };
        // A full board that is wrong has left the loop early.
        let reached = self.solutions.position_of(&columns, stop, progress)?;
        Ok(reached.map_or(0, |position| position.solutions()))
    }
}

/// The steps from just after the placement that led to `depth` to just before it is undone, if
/// `first` is the first choice at that depth; `None` when they exceed a [`Step`].
pub(super) fn steps_below(search: &Search, depth: u8, first: Choice) -> Option<Step> {
    let rows_left = search.n() - depth;
    if matches!(search.strategy(), Strategy::Squares) && rows_left > 0 {
        let n = Choice::from(search.n());
        let squares_left = n * n - first;
        let placed = binomial(squares_left + 1, rows_left.into())? - 1;
        let boards = binomial(squares_left, rows_left.into())?;
        return placed.checked_mul(2)?.checked_add(boards);
    }
    (0..rows_left)
        .try_fold(1, |below: Step, _| below.checked_add(2)?.checked_mul(search.n().into()))
}

/// The steps below `choice` at `depth`, or `None` when they exceed a [`Step`].
fn steps_below_choice(search: &Search, depth: u8, choice: Choice) -> Option<Step> {
    let first = match search.strategy() {
        Strategy::Squares => choice + 1,
        Strategy::Backtrack | Strategy::Rows => 0,
    };
    steps_below(search, depth + 1, first)
}

/// The choices, their number and the next choice after `step` steps, or `None` beyond the end.
fn stack_at(search: &Search, step: Step) -> Option<(Choices, u8, Choice)> {
    let mut choices = *search.fixed();
    let mut depth = search.n_fixed();
    let mut left = step;
    let mut next = search.first_choice(&choices, depth);
    loop {
        let end = search.end_of_choices(depth);
        if depth == search.n() {
            // One step announces the board.
            return (left <= 1).then_some((choices, depth, Choice::from(left == 1)));
        }
        if left == 0 {
            return Some((choices, depth, next));
        }
        if next == end {
            return None;
        }
        match steps_below_choice(search, depth, next) {
            Some(below) if left > below + 1 => {
                left -= below + 2;
                next += 1;
            }
            _ => {
                left -= 1;
                choices[usize::from(depth)] = next;
                depth += 1;
                next = search.first_choice(&choices, depth);
            }
        }
    }
}

/// The queens of `position` as choices of `search`.
fn choices_of(search: &Search, position: &Position) -> Vec<Choice> {
    position.queens().map(|queen| search.choice_of(queen)).collect()
}

/// The step in which `search` announces the full board of `found`.
fn step_of_solution(search: &Search, found: &Position) -> Option<Step> {
    step_of_stack(search, &choices_of(search, found), 1)
}

/// The steps that lead to the choices `chosen` on the stack and `next` to be tried.
fn step_of_stack(search: &Search, chosen: &[Choice], next: Choice) -> Option<Step> {
    let mut choices = *search.fixed();
    let mut steps: Step = 0;
    let ends = chosen.iter().copied().chain([next]);
    for (depth, stop) in (0_u8..).zip(ends).skip(search.n_fixed().into()) {
        if depth == search.n() {
            return steps.checked_add(stop.into());
        }
        for passed in search.first_choice(&choices, depth)..stop {
            let below = steps_below_choice(search, depth, passed)?;
            steps = steps.checked_add(below)?.checked_add(2)?;
        }
        if usize::from(depth) < chosen.len() {
            steps = steps.checked_add(1)?;
            choices[usize::from(depth)] = stop;
        }
    }
    Some(steps)
}

/// The full boards announced on the way to `position` of a blind strategy.
pub(super) fn boards_before(position: &Position) -> Step {
    let search = position.search();
    let mut choices = *search.fixed();
    let mut boards = 0;
    for depth in search.n_fixed()..=position.depth() {
        let stop = if depth < position.depth() {
            search.choice_of(position.queen(depth))
        } else {
            position.next_choice()
        };
        let first = search.first_choice(&choices, depth);
        boards += boards_between(search, depth, first, stop).unwrap_or_default();
        if let Some(choice) = choices.get_mut(usize::from(depth)) {
            *choice = stop;
        }
    }
    boards
}

/// The full boards below the choices from `first` to before `stop` at `depth`. It exceeds no
/// [`Step`] where that many steps lead past them.
fn boards_between(search: &Search, depth: u8, first: Choice, stop: Choice) -> Option<Step> {
    let n = Choice::from(search.n());
    let rows_left = u32::from(search.n() - depth);
    if first == stop {
        Some(0)
    } else if rows_left == 0 {
        Some(1)
    } else if matches!(search.strategy(), Strategy::Squares) {
        let from = |choice: Choice| binomial(n * n - choice, rows_left);
        match from(first) {
            Some(all) => Some(all - from(stop)?),
            None => (first..stop).try_fold(0, |sum: Step, choice| {
                sum.checked_add(binomial(n * n - choice - 1, rows_left - 1)?)
            }),
        }
    } else {
        Step::from(n).checked_pow(rows_left - 1)?.checked_mul(Step::from(stop - first))
    }
}

/// The number of ways to choose `k` of `n`, or `None` when it exceeds a [`Step`].
fn binomial(n: Choice, k: u32) -> Option<Step> {
    let n = u32::from(n);
    if k > n {
        return Some(0);
    }
    (1..=k.min(n - k)).try_fold(1, |ways: Step, i| {
        // ways · (n + 1 − i) / i is whole; dividing first keeps it from overflowing early.
        let shared = gcd(ways, Step::from(i));
        let factor = Step::from(n + 1 - i) / (Step::from(i) / shared);
        (ways / shared).checked_mul(factor)
    })
}

const fn gcd(mut a: Step, mut b: Step) -> Step {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::BoardSize;

    #[test]
    fn binomials_are_those_of_the_triangle() {
        let row = |n: u16| (0..=u32::from(n)).map(move |k| binomial(n, k).unwrap());
        assert!(row(6).eq([1, 6, 15, 20, 15, 6, 1]));
        assert_eq!(binomial(64, 8), Some(4_426_165_368));
        assert_eq!(binomial(3, 5), Some(0));
        assert_eq!(binomial(130, 65), Some(95_067_625_827_960_698_145_584_333_020_095_113_100));
        assert_eq!(binomial(1024, 32), None);
    }

    /// 22 of 528 squares are more boards than a step can count; 21 of 527 are not.
    #[test]
    fn few_choices_are_summed_where_all_of_them_overflow() {
        let board = BoardSize::new(24).unwrap();
        let search = Search::new(board, Strategy::Squares, Goal::All);
        let boards = |stop| boards_between(&search, 2, 48, stop);
        assert_eq!(binomial(528, 22), None);
        assert_eq!(boards(49), Some(18_807_534_345_162_292_070_444_490_142_658_628_960));
        assert_eq!(boards(50), Some(36_865_622_350_194_777_435_994_607_812_839_399_840));
        assert_eq!(boards(576), None);
    }
}
