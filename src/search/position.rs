//! A moment of the search: the explicit stack, and how it moves both ways.

use super::board::{Attack, Line, Lines, Square};
use super::event::Event;
use super::strategy::{Choice, Choices, Goal, Search};

/// The number of a step; position 0 is before the first. 2¹²⁸ is more than any search that can be
/// stepped through has.
pub type Step = u128;

/// A moment of a search: the choices made so far and the next one to try.
///
/// This is all the iterative backtracker needs, O(n) of memory, and both the next event and the
/// previous one follow from it:
///
/// ```
/// use nq_tui::search::{BoardSize, Event, Goal, Position, Search, Square, Strategy};
/// let four = BoardSize::new(4).expect("4 is in 1..=32");
/// let start = Position::start(Search::new(four, Strategy::Backtrack, Goal::All));
/// let mut position = start;
/// assert_eq!(position.forward(), Some(Event::Place(Square::new(0, 0))));
/// assert_eq!(position.backward(), Some(Event::Place(Square::new(0, 0))));
/// assert_eq!(position, start);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    search: Search,
    chosen: Choices,
    depth: u8,
    next: Choice,
    lines: Lines,
    solutions: u64,
    step: Step,
}

/// Two queens of a full board that attack each other, in the order in which they were placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conflict {
    /// The queen placed first.
    pub a: Square,
    /// The queen placed later.
    pub b: Square,
    /// The line that they share.
    pub line: Line,
}

impl Position {
    /// Position 0: the fixed queens alone.
    pub fn start(search: Search) -> Self {
        let depth = search.n_fixed();
        let chosen = *search.fixed();
        let mut position = Self {
            search,
            chosen,
            depth,
            next: search.first_choice(&chosen, depth),
            lines: Lines::default(),
            solutions: 0,
            step: 0,
        };
        for queen in position.queens() {
            position.toggle(queen);
        }
        position
    }

    /// The position that `step` steps lead to, where `choices` (fixed ones first) and `next` are its
    /// stack and `solutions` the solutions passed. Whether they belong together is not checked.
    pub(super) fn restored(
        search: Search,
        choices: &[Choice],
        next: Choice,
        solutions: u64,
        step: Step,
    ) -> Self {
        let mut position = Self { next, solutions, step, ..Self::start(search) };
        for &choice in choices.iter().skip(search.n_fixed().into()) {
            position.chosen[usize::from(position.depth)] = choice;
            position.toggle(search.square_of(position.depth, choice));
            position.depth += 1;
        }
        position
    }

    /// Takes one step forward and says what happened, or `None` at the end of the search.
    #[inline]
    pub fn forward(&mut self) -> Option<Event> {
        let event = self.next_event()?;
        // Most steps reject: telling them apart first saves the others' branches.
        if let Event::Reject(_) = event {
            self.next += 1;
            self.step += 1;
        } else {
            self.apply(event);
        }
        Some(event)
    }

    /// Takes one step back and says what was undone, or `None` at position 0: the exact inverse
    /// of [`forward`](Self::forward).
    #[inline]
    pub fn backward(&mut self) -> Option<Event> {
        let event = self.previous_event()?;
        self.revert(event);
        Some(event)
    }

    /// The event that leads on from here, or `None` at the end of the search.
    #[inline]
    pub fn next_event(&self) -> Option<Event> {
        if self.is_full() {
            if self.next == 0 {
                return Some(self.announcement());
            }
        } else if self.next < self.search.end_of_choices(self.depth) {
            let square = self.search.square_of(self.depth, self.next);
            return Some(if self.rejects(square) {
                Event::Reject(square)
            } else {
                Event::Place(square)
            });
        }
        if self.depth == self.search.n_fixed()
            || (self.solutions > 0 && matches!(self.search.goal(), Goal::First))
        {
            return None;
        }
        Some(Event::Backtrack(self.queen(self.depth - 1)))
    }

    /// The event that led here, or `None` at position 0.
    #[inline]
    pub fn previous_event(&self) -> Option<Event> {
        if self.next == self.search.first_choice(&self.chosen, self.depth) {
            if self.depth == self.search.n_fixed() {
                return None;
            }
            return Some(Event::Place(self.queen(self.depth - 1)));
        }
        if self.is_full() {
            return Some(self.announcement());
        }
        let square = self.search.square_of(self.depth, self.next - 1);
        Some(if self.rejects(square) { Event::Reject(square) } else { Event::Backtrack(square) })
    }

    /// Carries out `event`, which must be this position's [`next_event`](Self::next_event).
    #[inline]
    pub fn apply(&mut self, event: Event) {
        debug_assert_eq!(Some(event), self.next_event());
        match event {
            Event::Place(square) => {
                self.chosen[usize::from(self.depth)] = self.next;
                self.depth += 1;
                self.next = self.search.first_choice(&self.chosen, self.depth);
                self.toggle(square);
            }
            Event::Reject(_) => self.next += 1,
            Event::Solution => {
                self.next = 1;
                self.solutions += 1;
            }
            Event::Discard => self.next = 1,
            Event::Backtrack(square) => {
                self.depth -= 1;
                self.next = std::mem::take(&mut self.chosen[usize::from(self.depth)]) + 1;
                self.toggle(square);
            }
        }
        self.step += 1;
    }

    /// Undoes `event`, which must be this position's [`previous_event`](Self::previous_event).
    #[inline]
    pub fn revert(&mut self, event: Event) {
        debug_assert_eq!(Some(event), self.previous_event());
        match event {
            Event::Place(square) => {
                self.depth -= 1;
                self.next = std::mem::take(&mut self.chosen[usize::from(self.depth)]);
                self.toggle(square);
            }
            Event::Reject(_) => self.next -= 1,
            Event::Solution => {
                self.next = 0;
                self.solutions -= 1;
            }
            Event::Discard => self.next = 0,
            Event::Backtrack(square) => {
                self.chosen[usize::from(self.depth)] = self.next - 1;
                self.depth += 1;
                self.next = self.search.end_of_choices(self.depth);
                self.toggle(square);
            }
        }
        self.step -= 1;
    }

    /// The events from here to the end of the search.
    pub const fn events(self) -> Events {
        Events(self)
    }

    /// What is searched.
    pub const fn search(&self) -> &Search {
        &self.search
    }

    /// The number of steps taken to get here.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The number of solutions found so far.
    pub const fn solutions(&self) -> u64 {
        self.solutions
    }

    /// The number of queens on the board, fixed ones included: the height of the stack.
    pub const fn depth(&self) -> u8 {
        self.depth
    }

    /// The choices made so far, fixed ones included: the explicit stack.
    pub fn chosen(&self) -> &[Choice] {
        &self.chosen[..usize::from(self.depth)]
    }

    /// The next choice to try at this depth; the depth's end when none is left.
    pub const fn next_choice(&self) -> Choice {
        self.next
    }

    /// The square to be tried next, or `None` when no choice is left or the board is full.
    pub const fn next_square(&self) -> Option<Square> {
        if self.is_full() || self.next >= self.search.end_of_choices(self.depth) {
            None
        } else {
            Some(self.search.square_of(self.depth, self.next))
        }
    }

    /// Whether all n queens are on the board.
    pub const fn is_full(&self) -> bool {
        self.depth == self.search.n()
    }

    /// Whether the search is over.
    pub fn is_end(&self) -> bool {
        self.next_event().is_none()
    }

    /// The square of the queen placed at `depth`, which must be below [`depth`](Self::depth).
    pub const fn queen(&self, depth: u8) -> Square {
        self.search.square_of(depth, self.chosen[depth as usize])
    }

    /// The queens on the board in the order in which they were placed.
    pub fn queens(&self) -> impl DoubleEndedIterator<Item = Square> + use<> {
        let position = *self;
        (0..self.depth).map(move |depth| position.queen(depth))
    }

    /// Every queen above the row of `square` that attacks it, top row first.
    pub fn attacks_on(&self, square: Square) -> impl Iterator<Item = Attack> + use<> {
        self.queens()
            .filter(move |queen| queen.row < square.row)
            .filter_map(move |queen| queen.line_to(square).map(|line| Attack { queen, line }))
    }

    /// Whether a queen above the row of `square` attacks it.
    pub fn is_attacked(&self, square: Square) -> bool {
        self.attacks_on(square).next().is_some()
    }

    /// Whether queens above attack every column of `row`.
    pub fn is_dead_end(&self, row: u8) -> bool {
        (0..self.search.n()).all(|col| self.is_attacked(Square::new(row, col)))
    }

    /// Every pair of queens that attack each other: a before b, by a and then by b.
    pub fn conflicts(&self) -> impl Iterator<Item = Conflict> + use<> {
        let position = *self;
        (0..self.depth).flat_map(move |i| {
            let a = position.queen(i);
            (i + 1..position.depth).filter_map(move |j| {
                let b = position.queen(j);
                a.line_to(b).map(|line| Conflict { a, b, line })
            })
        })
    }

    #[inline]
    const fn rejects(&self, square: Square) -> bool {
        self.search.strategy().tests_before_placing() && self.lines.attack(square)
    }

    /// What a full board is announced as.
    fn announcement(&self) -> Event {
        if self.search.strategy().tests_before_placing() || self.conflicts().next().is_none() {
            Event::Solution
        } else {
            Event::Discard
        }
    }

    /// Blind strategies put queens on occupied lines, so the masks serve only those that test.
    #[inline]
    const fn toggle(&mut self, square: Square) {
        if self.search.strategy().tests_before_placing() {
            self.lines.toggle(square);
        }
    }
}

/// The events from a position to the end of the search, one at a time: see [`Position::events`].
#[derive(Debug, Clone)]
pub struct Events(Position);

impl Iterator for Events {
    type Item = Event;

    #[inline]
    fn next(&mut self) -> Option<Event> {
        self.0.forward()
    }
}
