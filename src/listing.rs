//! The code listings, and which of their lines produce which event.
//!
//! A listing is a whole program under `assets/listings/` that prints the events of its search. It
//! is shown without its scaffolding: what to hide, and which line makes which event, is said by
//! markers in the file itself, after `//@` (Java, C) or `#@` (Python, pseudocode).
//!
//! | marker | where | meaning |
//! |---|---|---|
//! | `hide`, `show` | on a line of its own | the lines from here on are hidden, or shown |
//! | `caption ID` | on a line of its own | the message ID belongs under the listing |
//! | `hidden` | at the end of a line | this line is hidden |
//! | `place`, `reject`, `backtrack`, `solution`, `discard` | at the end of a line | the line is lit when the event comes |
//! | `place 2` and so on | at the end of a line | the same, for events in row 2 only |
//! | `start`, `end` | at the end of a line | the line is lit before the first event, or is where the search finds nothing left |
//!
//! The hidden lines of the pseudocode are Python, so that a test can run it too.

mod parse;
mod source;
mod token;

use std::sync::LazyLock;

pub use source::source;
pub use token::{Token, TokenKind};

use crate::search::{Event, Strategy};

/// A way of writing the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Program {
    /// One loop and an explicit stack.
    #[default]
    Iterative,
    /// One call a row, each queen above compared.
    Recursive,
    /// One call a row, three boolean arrays.
    RecursiveMarks,
    /// One call a row, three machine words.
    RecursiveBits,
    /// Four loops in one another, each with its test: n = 4 only.
    Nested,
    /// Four loops in one another, tested on the full board: n = 4 only.
    NestedBlind,
    /// The general backtracking frame, recursive.
    FrameRecursive,
    /// The general backtracking frame, iterative.
    FrameIterative,
}

impl Program {
    /// All programs, the main one first.
    pub const ALL: [Self; 8] = [
        Self::Iterative,
        Self::Recursive,
        Self::RecursiveMarks,
        Self::RecursiveBits,
        Self::Nested,
        Self::NestedBlind,
        Self::FrameRecursive,
        Self::FrameIterative,
    ];

    /// The name in files, which is the stem of the listing's file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Iterative => "iterative",
            Self::Recursive => "recursive",
            Self::RecursiveMarks => "recursive-marks",
            Self::RecursiveBits => "recursive-bits",
            Self::Nested => "nested",
            Self::NestedBlind => "nested-blind",
            Self::FrameRecursive => "frame-recursive",
            Self::FrameIterative => "frame-iterative",
        }
    }

    /// Whether the program makes the events of `strategy` on a board of `n` rows.
    pub const fn suits(self, strategy: Strategy, n: u8) -> bool {
        match self {
            Self::Nested => matches!(strategy, Strategy::Backtrack) && n == 4,
            Self::NestedBlind => matches!(strategy, Strategy::Rows) && n == 4,
            Self::Iterative
            | Self::Recursive
            | Self::RecursiveMarks
            | Self::RecursiveBits
            | Self::FrameRecursive
            | Self::FrameIterative => matches!(strategy, Strategy::Backtrack),
        }
    }
}

/// The language in which a program is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// Pseudocode as in textbooks.
    #[default]
    Pseudocode,
    /// Java.
    Java,
    /// C.
    C,
    /// Python.
    Python,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::Pseudocode, Self::Java, Self::C, Self::Python];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pseudocode => "pseudocode",
            Self::Java => "java",
            Self::C => "c",
            Self::Python => "python",
        }
    }

    /// The ending of the listing's file, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pseudocode => "txt",
            Self::Java => "java",
            Self::C => "c",
            Self::Python => "py",
        }
    }
}

/// What a line of a listing does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tag {
    /// It sets the search going.
    Start,
    /// It places a queen.
    Place,
    /// It tests a square and refuses it.
    Reject,
    /// It lifts a queen.
    Backtrack,
    /// It announces a solution.
    Solution,
    /// It throws away a full board that is no solution.
    Discard,
    /// It finds that nothing is left to try.
    End,
}

/// A tag of a line, for every row or for one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LineTag {
    /// What the line does.
    pub tag: Tag,
    /// The row for which it does it; `None` is every row.
    pub row: Option<u8>,
}

/// A line as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListingLine {
    /// The text, without markers and without the indentation that all lines share.
    pub text: &'static str,
    /// What the line does.
    pub tags: Vec<LineTag>,
    /// The text in pieces to be coloured; together they are the text.
    pub tokens: Vec<Token>,
}

/// A listing as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// The lines from the top.
    pub lines: Vec<ListingLine>,
    /// The ids of the messages that belong under it.
    pub captions: Vec<&'static str>,
}

impl Listing {
    /// The indices of the lines that produced `last`, the event before the position; of the lines
    /// that set the search going when there is none.
    ///
    /// ```
    /// use nq_tui::listing::{Language, Program, listing};
    /// use nq_tui::search::{Event, Square};
    /// let python = listing(Program::Iterative, Language::Python);
    /// let lit = python.lit_lines(Some(Event::Place(Square::new(0, 0)))).next();
    /// assert_eq!(lit.map(|line| python.lines[line].text.trim()), Some("x.append(col)"));
    /// ```
    pub fn lit_lines(&self, last: Option<Event>) -> impl Iterator<Item = usize> + '_ {
        let tag = match last {
            None => Tag::Start,
            Some(Event::Place(_)) => Tag::Place,
            Some(Event::Reject(_)) => Tag::Reject,
            Some(Event::Backtrack(_)) => Tag::Backtrack,
            Some(Event::Solution) => Tag::Solution,
            Some(Event::Discard) => Tag::Discard,
        };
        let row = last.and_then(Event::square).map(|square| square.row);
        self.tagged(tag, row)
    }

    /// The indices of the lines that find nothing left to try, for the end of the search.
    pub fn end_lines(&self) -> impl Iterator<Item = usize> + '_ {
        self.tagged(Tag::End, None)
    }

    fn tagged(&self, tag: Tag, row: Option<u8>) -> impl Iterator<Item = usize> + '_ {
        let wanted = move |it: &LineTag| it.tag == tag && (it.row.is_none() || it.row == row);
        let lines = self.lines.iter().enumerate();
        lines.filter(move |(_, line)| line.tags.iter().any(wanted)).map(|(index, _)| index)
    }
}

/// The listing of `program` in `language`.
pub fn listing(program: Program, language: Language) -> &'static Listing {
    &LISTINGS[program as usize][language as usize]
}

static LISTINGS: LazyLock<[[Listing; 4]; 8]> = LazyLock::new(|| {
    Program::ALL.map(|program| Language::ALL.map(|language| built_in(program, language)))
});

#[expect(clippy::expect_used, reason = "the files are built in, and a test parses each of them")]
fn built_in(program: Program, language: Language) -> Listing {
    parse::parse(source(program, language), language).expect("a built-in listing is well formed")
}
