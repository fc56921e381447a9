//! The two reason lines: what happened and why; what follows.

use unicode_width::UnicodeWidthStr;

use super::Voice;
use crate::i18n::text;
use crate::search::{Attack, Event, Goal, Position, Square, Step, Strategy};

/// The widest that a reason line may be before its words give way to arrows: 80 columns less a
/// margin on each side.
pub(crate) const WIDEST: usize = 78;

/// The largest board on which a reject by three queens may name its lines in words.
const LARGEST_WITH_WORDS: u8 = 10;

/// Two lines on a position. The first begins with the verdict word, if there is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The event that led here, whose verdict word opens `what`.
    pub event: Option<Event>,
    /// The verdict word, empty at position 0.
    pub verdict: String,
    /// What happened and why.
    pub what: String,
    /// What follows from it.
    pub next: String,
}

/// The reason lines of a position.
pub fn reason(position: &Position, voice: &Voice) -> Reason {
    reason_within(WIDEST, position, voice)
}

/// The same with a first line that fits `room` columns, as far as it has a shorter form.
pub(crate) fn reason_within(room: usize, position: &Position, voice: &Voice) -> Reason {
    let event = position.previous_event();
    let say = Speaker { position, voice, room };
    let (verdict, what, next) = match event {
        None => {
            (None, say.start(), text!(voice.language, "next-start", key = voice.glyphs.keys[1]))
        }
        Some(Event::Place(square)) => (Some("place"), say.place(square), say.after_place()),
        Some(Event::Reject(square)) => {
            (Some("reject"), say.reject(square), say.after_reject(square))
        }
        Some(Event::Backtrack(square)) => {
            (Some("backtrack"), say.backtrack(square), say.after_backtrack(square))
        }
        Some(Event::Solution) => (Some("solution"), say.solution(), say.after_solution()),
        Some(Event::Discard) => {
            (Some("discard"), say.discard(), voice.language.text("next-discard"))
        }
    };
    let verdict =
        verdict.map(|name| voice.language.text(&format!("verdict-{name}"))).unwrap_or_default();
    Reason { event, verdict, what, next }
}

/// Why no queen is put on `square`, which queens above attack, in at most `room` columns as far as
/// it has a shorter form.
pub(crate) fn refusal(room: usize, position: &Position, square: Square, voice: &Voice) -> String {
    Speaker { position, voice, room }.reject(square)
}

struct Speaker<'a> {
    position: &'a Position,
    voice: &'a Voice,
    room: usize,
}

/// A message in the voice's language; every message may use where counting starts.
macro_rules! say {
    ($self:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        text!($self.voice.language, $id, base = $self.voice.base.name() $(, $name = $value)*)
    };
}

impl Speaker<'_> {
    const fn n(&self) -> u8 {
        self.position.search().n()
    }

    fn label(&self, index: u8) -> u16 {
        self.voice.base.label(index)
    }

    fn square(&self, square: Square) -> String {
        self.voice.base.square(square)
    }

    const fn is_squares(&self) -> bool {
        matches!(self.position.search().strategy(), Strategy::Squares)
    }

    fn start(&self) -> String {
        let n = self.n();
        let fixed = self.position.search().n_fixed();
        if fixed > 0 {
            let row = self.label(fixed.min(n - 1));
            return say!(self, "reason-start-fixed", n = fixed, row = row);
        }
        if self.is_squares() {
            let squares = u16::from(n) * u16::from(n);
            return say!(self, "reason-start-squares", n = n, squares = squares);
        }
        say!(self, "reason-start", n = n, row = self.label(0))
    }

    fn place(&self, square: Square) -> String {
        let id = if !self.position.search().strategy().tests_before_placing() {
            "reason-place-blind"
        } else if square.row == 0 {
            "reason-place-first"
        } else {
            "reason-place"
        };
        say!(self, id, square = self.square(square))
    }

    fn after_place(&self) -> String {
        if let Some(next) = self.position.next_square() {
            if self.is_squares() {
                return say!(self, "next-square", square = self.square(next));
            }
            let (row, column) = (self.label(next.row), self.label(next.col));
            return say!(self, "next-row", row = row, column = column);
        }
        if self.position.search().strategy().tests_before_placing() {
            say!(self, "next-full-safe", n = self.n())
        } else {
            say!(self, "next-full-blind")
        }
    }

    fn reject(&self, square: Square) -> String {
        let attacks: Vec<Attack> = self.position.attacks_on(square).collect();
        let full = self.reject_with("reason-reject", square, &attacks);
        // One search does not change between words and arrows: three attackers fit only by luck
        // once labels have two digits.
        let is_long = attacks.len() > 2 && self.n() > LARGEST_WITH_WORDS;
        if is_long || (attacks.len() > 1 && full.width() > self.room) {
            return self.reject_with("reason-reject-short", square, &attacks);
        }
        full
    }

    fn reject_with(&self, id: &str, square: Square, attacks: &[Attack]) -> String {
        let queen = |i: usize| attacks.get(i).map_or(String::new(), |a| self.square(a.queen));
        let arrow = |i: usize| attacks.get(i).map_or("", |a| self.voice.glyphs.line(a.line));
        let line =
            |i: usize| attacks.get(i).map_or(String::new(), |a| line_name(a.line, self.voice));
        say!(
            self,
            &format!("{id}-{}", attacks.len()),
            square = self.square(square),
            queen1 = queen(0),
            queen2 = queen(1),
            queen3 = queen(2),
            line1 = line(0),
            line2 = line(1),
            line3 = line(2),
            arrow1 = arrow(0),
            arrow2 = arrow(1),
            arrow3 = arrow(2),
        )
    }

    fn after_reject(&self, square: Square) -> String {
        let row = self.label(square.row);
        if let Some(next) = self.position.next_square() {
            let boards = boards(self.n(), self.n() - square.row - 1);
            return say!(self, "next-cut-column", boards = boards, column = self.label(next.col));
        }
        let id = match (self.position.is_dead_end(square.row), self.position.is_end()) {
            (true, true) => "next-dead-end-over",
            (true, false) => "next-dead-end",
            (false, true) => return self.over(square.row),
            (false, false) => "next-row-tried",
        };
        say!(self, id, n = self.n(), row = row)
    }

    fn backtrack(&self, square: Square) -> String {
        let mut before = *self.position;
        before.backward();
        let failed = (square.row + 1).min(self.n() - 1);
        let (id, short) = match before.previous_event() {
            Some(Event::Solution) => ("reason-backtrack-solution", "reason-backtrack-kept"),
            Some(Event::Discard) => ("reason-backtrack-discard", "reason-backtrack-discard"),
            _ if self.is_squares() => ("reason-backtrack-squares", "reason-backtrack-squares"),
            _ if before.search().strategy().tests_before_placing()
                && before.is_dead_end(failed) =>
            {
                ("reason-backtrack-dead-end", "reason-backtrack-dead-end")
            }
            _ => ("reason-backtrack-tried", "reason-backtrack-row-tried"),
        };
        let sentence = |id: &str| {
            say!(
                self,
                id,
                n = self.n(),
                index = self.position.solutions(),
                failed = self.label(failed),
                square = self.square(square),
            )
        };
        let full = sentence(id);
        if full.width() > self.room { sentence(short) } else { full }
    }

    fn after_backtrack(&self, square: Square) -> String {
        let (row, column) = (self.label(square.row), self.label(square.col));
        if let Some(next) = self.position.next_square() {
            if self.is_squares() {
                return say!(self, "next-goes-on-square", square = self.square(next));
            }
            let column = self.label(next.col);
            let tests = self.position.search().strategy().tests_before_placing();
            if tests && square.row + 1 == self.n() {
                return say!(self, "next-not-dead-end", row = row, column = column);
            }
            return say!(self, "next-goes-on", row = row, column = column);
        }
        if self.position.is_end() {
            self.over(square.row)
        } else if self.is_squares() {
            say!(self, "next-last-square")
        } else {
            say!(self, "next-last-column", row = row, column = column)
        }
    }

    fn over(&self, row: u8) -> String {
        let solutions = self.position.solutions();
        let id = if self.is_squares() {
            "next-over-squares"
        } else if self.position.search().n_fixed() > 0 {
            "next-over-fixed"
        } else if solutions == 0 {
            "next-over-none"
        } else {
            "next-over"
        };
        say!(self, id, row = self.label(row), n = self.n(), solutions = solutions)
    }

    fn solution(&self) -> String {
        say!(self, "reason-solution", n = self.n(), index = self.position.solutions())
    }

    fn after_solution(&self) -> String {
        let search = self.position.search();
        let (id, short) = if self.is_squares() {
            ("next-solution-squares", "next-solution-short")
        } else if search.goal() == Goal::First {
            ("next-solution-first", "next-solution-first-short")
        } else if search.n_fixed() == search.n() {
            ("next-solution-fixed", "next-solution-fixed")
        } else {
            ("next-solution", "next-solution-short")
        };
        let queens: Vec<String> =
            self.position.queens().map(|queen| self.label(queen.col).to_string()).collect();
        let full = say!(self, id, queens = queens.join(","));
        if full.width() > WIDEST { say!(self, short) } else { full }
    }

    fn discard(&self) -> String {
        let pairs = self.position.conflicts().count() as u64;
        let Some(first) = self.position.conflicts().next() else { return String::new() };
        say!(
            self,
            "reason-discard",
            pairs = pairs,
            a = self.square(first.a),
            b = self.square(first.b),
            line = line_name(first.line, self.voice),
        )
    }
}

pub(crate) fn line_name(line: crate::search::Line, voice: &Voice) -> String {
    use crate::search::Line;
    let id = match line {
        Line::Column => "line-column",
        Line::Diagonal => "line-diagonal",
        Line::Antidiagonal => "line-antidiagonal",
        Line::Row => "line-row",
    };
    text!(voice.language, id, arrow = voice.glyphs.line(line))
}

/// A number of boards of `n` rows with `rows` left to fill, as a power when it is too long.
pub(crate) fn boards(n: u8, rows: u8) -> crate::i18n::Value {
    const LONGEST: Step = 999_999_999;
    match Step::from(n).checked_pow(rows.into()) {
        Some(boards) if boards <= LONGEST => boards.into(),
        _ => format!("{n}^{rows}").into(),
    }
}
