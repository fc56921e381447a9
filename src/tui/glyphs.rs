//! Every symbol of the screen, in one place.
//!
//! Panes draw with the symbols of a set. What is left in the finished frame of symbols that the
//! terminal cannot draw, or would draw two columns wide, is replaced by its twin: those of popups'
//! borders and of messages as well.

mod sets;
mod twins;

use unicode_width::UnicodeWidthStr;

use crate::search::{Line, Mark};

pub use sets::{ASCII, NEUTRAL, UNICODE};

/// Which symbols a terminal gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum GlyphSet {
    /// Those of the lecture notes. Some are of ambiguous width: one column here, two there.
    #[default]
    Unicode,
    /// None of ambiguous width.
    Neutral,
    /// ASCII alone; Chinese text stays what it is.
    Ascii,
}

impl GlyphSet {
    /// The symbols.
    pub const fn glyphs(self) -> &'static Glyphs {
        match self {
            Self::Unicode => &UNICODE,
            Self::Neutral => &NEUTRAL,
            Self::Ascii => &ASCII,
        }
    }

    /// What stands for `letter`, in as many columns.
    pub fn twin(self, letter: char) -> char {
        match self {
            Self::Unicode => letter,
            Self::Neutral => twins::neutral(letter),
            Self::Ascii => twins::ascii(letter),
        }
    }

    /// `text` with every letter's twin.
    pub fn twins(self, text: &str) -> String {
        text.chars().map(|letter| self.twin(letter)).collect()
    }
}

/// Which symbols are asked for.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    clap::ValueEnum,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum GlyphChoice {
    /// Those that fit the terminal and the locale
    #[default]
    Auto,
    /// ■ × ○ □ and box drawing
    Unicode,
    /// Symbols that are one column wide on every terminal
    Neutral,
    /// ASCII
    Ascii,
}

impl GlyphChoice {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Unicode, Self::Neutral, Self::Ascii];

    /// The set that this means where `fitting` is the one that fits the terminal.
    pub const fn set(self, fitting: GlyphSet) -> GlyphSet {
        match self {
            Self::Auto => fitting,
            Self::Unicode => GlyphSet::Unicode,
            Self::Neutral => GlyphSet::Neutral,
            Self::Ascii => GlyphSet::Ascii,
        }
    }

    /// The message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Auto => "glyphs-auto",
            Self::Unicode => "glyphs-unicode",
            Self::Neutral => "glyphs-neutral",
            Self::Ascii => "glyphs-ascii",
        }
    }
}

/// The symbols that the panes draw with. All of them are one column wide, but for words in
/// [`keys`](Self::keys), the ellipsis and unequal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glyphs {
    /// The set whose twins replace what is left.
    pub set: GlyphSet,
    /// A queen.
    pub queen: &'static str,
    /// An attacked square.
    pub attacked: &'static str,
    /// A square tried and given up.
    pub tried: &'static str,
    /// A square not tried yet.
    pub untried: &'static str,
    /// The same four, three rows high, for squares with room; a queen is a block there.
    pub large_attacked: [&'static str; 3],
    /// See [`large_attacked`](Self::large_attacked).
    pub large_tried: [&'static str; 3],
    /// See [`large_attacked`](Self::large_attacked).
    pub large_untried: [&'static str; 3],
    /// The full, upper and lower half blocks that a large queen is made of.
    pub block: [&'static str; 3],
    /// Around the square that the last event is about.
    pub brackets: [&'static str; 2],
    /// Around the marks of the row that failed.
    pub ghosts: [&'static str; 2],
    /// Points at the current row, the log's current line, and play.
    pub pointer: &'static str,
    /// Play backwards.
    pub rewind: &'static str,
    /// The head and the shaft of the arrow of a backtrack.
    pub up: [&'static str; 2],
    /// Arrows from a queen to the square it attacks: column, diagonal, antidiagonal, row.
    pub arrows: [&'static str; 4],
    /// The names of the lines in a log: column, diagonal, antidiagonal, row.
    pub lines: [&'static str; 4],
    /// The strokes of a line across the board: column, diagonal, antidiagonal, row.
    pub strokes: [&'static str; 4],
    /// A solution in the log.
    pub star: &'static str,
    /// Between the parts of the title.
    pub dot: &'static str,
    /// A text goes on beyond the edge.
    pub ellipsis: &'static str,
    /// The left end, line, thumb and right end of the timeline.
    pub timeline: [&'static str; 4],
    /// Between the parts of two first queens on the timeline.
    pub share: &'static str,
    /// Few, some and many solutions on the timeline.
    pub shades: [&'static str; 3],
    /// Between the board and the pane beside it.
    pub divider: &'static str,
    /// The arrow keys: left, right, up, down.
    pub keys: [&'static str; 4],
    /// A square not tried yet that no queen attacks.
    pub free: &'static str,
    /// See [`large_attacked`](Self::large_attacked).
    pub large_free: [&'static str; 3],
    /// Minus, and unequal, in formulas.
    pub minus: &'static str,
    /// See [`minus`](Self::minus).
    pub unequal: &'static str,
    /// The root of the tree.
    pub root: &'static str,
    /// Edges that meet in a cell, by the weight (0 none, 1 light, 2 heavy) of the arm up, plus 3 ×
    /// right, 9 × down and 27 × left.
    pub edges: [&'static str; 81],
}

impl Glyphs {
    /// The glyph of a mark.
    pub const fn mark(&self, mark: Mark) -> &'static str {
        match mark {
            Mark::Queen => self.queen,
            Mark::Attacked => self.attacked,
            Mark::Tried => self.tried,
            Mark::Untried => self.untried,
        }
    }

    /// The name of a line, from the queen to the attacked square.
    pub const fn line(&self, line: Line) -> &'static str {
        self.lines[index(line)]
    }

    /// The head of the arrow that a queen's attack is drawn as.
    pub const fn arrow(&self, line: Line) -> &'static str {
        self.arrows[index(line)]
    }

    /// The symbol where edges of the tree meet, by the weights of the arms up, right, down, left.
    pub fn edge(&self, [up, right, down, left]: [u8; 4]) -> &'static str {
        self.edges[usize::from(up + 3 * right + 9 * down + 27 * left).min(80)]
    }

    /// Keys side by side, words parted.
    pub fn together(&self, keys: &[&str]) -> String {
        let is_words = keys.iter().any(|key| key.width() > 1);
        keys.join(if is_words { "/" } else { "" })
    }

    /// The stroke of which a queen's attack is drawn.
    pub const fn stroke(&self, line: Line) -> &'static str {
        self.strokes[index(line)]
    }
}

const fn index(line: Line) -> usize {
    match line {
        Line::Column => 0,
        Line::Diagonal => 1,
        Line::Antidiagonal => 2,
        Line::Row => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;
    use std::collections::HashSet;
    use unicode_width::UnicodeWidthChar;

    const SETS: [GlyphSet; 3] = [GlyphSet::Unicode, GlyphSet::Neutral, GlyphSet::Ascii];

    #[test]
    fn every_symbol_is_one_column_wide() {
        for glyphs in SETS.map(GlyphSet::glyphs) {
            let single = [
                &[glyphs.queen, glyphs.attacked, glyphs.tried, glyphs.untried][..],
                &[glyphs.pointer, glyphs.rewind, glyphs.star, glyphs.dot],
                &[glyphs.divider, glyphs.share, glyphs.free, glyphs.minus],
                &glyphs.shades,
                &glyphs.block,
                &glyphs.brackets,
                &glyphs.ghosts,
                &glyphs.up,
                &glyphs.arrows,
                &glyphs.lines,
                &glyphs.strokes,
                &glyphs.timeline,
                &[glyphs.root],
                &glyphs.edges,
            ];
            for symbol in single.into_iter().flatten() {
                assert_eq!(symbol.width(), 1, "{symbol}");
            }
            let large = [glyphs.large_attacked, glyphs.large_tried, glyphs.large_untried];
            for row in large.into_iter().chain([glyphs.large_free]).flatten() {
                assert_eq!(row.width(), 3, "{row}");
            }
        }
    }

    #[rstest]
    fn what_a_square_is_shows_without_colour(
        #[values(GlyphSet::Unicode, GlyphSet::Neutral, GlyphSet::Ascii)] set: GlyphSet,
    ) {
        let Glyphs { queen, attacked, tried, untried, free, block, .. } = *set.glyphs();
        let small = [queen, attacked, tried, untried, free];
        let seen: HashSet<String> = small.iter().map(|symbol| set.twins(symbol)).collect();
        assert_eq!(seen.len(), small.len());
        let glyphs = set.glyphs();
        let large = [
            [block[0].repeat(3).as_str(); 3].join("\n"),
            glyphs.large_attacked.join("\n"),
            glyphs.large_tried.join("\n"),
            glyphs.large_untried.join("\n"),
            glyphs.large_free.join("\n"),
        ];
        let seen: HashSet<String> = large.iter().map(|symbol| set.twins(symbol)).collect();
        assert_eq!(seen.len(), large.len());
    }

    /// Every letter that is one column wide by itself.
    fn narrow() -> impl Iterator<Item = char> {
        ('\u{a1}'..='\u{2fff}').filter(|letter| letter.width() == Some(1))
    }

    #[test]
    fn a_twin_is_as_wide_as_the_letter() {
        for letter in narrow() {
            assert_eq!(GlyphSet::Neutral.twin(letter).width(), Some(1), "{letter}");
            assert_eq!(GlyphSet::Neutral.twin(letter).width_cjk(), Some(1), "{letter}");
            assert!(GlyphSet::Ascii.twin(letter).is_ascii_graphic(), "{letter}");
        }
        for letter in ['皇', '，', '　', 'q', ' '] {
            assert_eq!(GlyphSet::Neutral.twin(letter), letter);
            assert_eq!(GlyphSet::Ascii.twin(letter), letter);
        }
    }

    #[rstest]
    #[case(&UNICODE, &["←", "→"], "←→")]
    #[case(&ASCII, &["Left", "Right"], "Left/Right")]
    #[case(&ASCII, &["n", "N"], "nN")]
    fn keys_are_parted_when_they_are_words(
        #[case] glyphs: &Glyphs,
        #[case] keys: &[&str],
        #[case] expected: &str,
    ) {
        assert_eq!(glyphs.together(keys), expected);
    }
}
