//! One square of the board: its paint, its mark, its brackets.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::overlay::{Holder, Layer};
use super::put;
use crate::search::Mark;
use crate::tui::glyphs::Glyphs;
use crate::tui::theme::Theme;

/// From this height on, marks are drawn three rows high.
const LARGE_MARKS: u16 = 5;

/// From this height on, a queen is a block.
const LARGE_QUEEN: u16 = 3;

/// The columns left and right of a mark where brackets may stand, if there are any.
type Brackets = Option<[u16; 2]>;

/// How a square stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Emphasis {
    /// It does not.
    None,
    /// The last event is about it.
    Current,
    /// A queen on it attacks.
    Attacker,
    /// It belongs to the row that failed.
    Ghost,
}

/// What a square shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    /// Its mark.
    pub mark: Mark,
    /// How it stands out.
    pub emphasis: Emphasis,
    /// What an overlay adds.
    pub layer: Layer,
    /// Which of the checkered squares it is: the second is the dark one.
    pub shade: usize,
}

/// Draws a square into `area`, which is its place clipped to the screen.
pub fn draw(face: Face, area: Rect, theme: &Theme, glyphs: &Glyphs, buf: &mut Buffer) {
    let Face { mark, emphasis, layer, .. } = face;
    let paint = paint(face, theme);
    for y in area.y..area.bottom() {
        for x in area.x..area.right() {
            buf[(x, y)].set_symbol(" ").set_style(paint);
        }
    }
    let places = match layer {
        Layer::Free => Some(draw_symbol(glyphs.free, glyphs.large_free, area, theme.free, buf)),
        Layer::Index(index, holder) if area.height == 1 => {
            draw_index_for_mark(mark, index, area, index_style(holder, theme), glyphs, buf)
        }
        Layer::Index(..) | Layer::Bare => {
            Some(draw_mark(mark, area, style(mark, theme), glyphs, buf))
        }
    };
    draw_emphasis(emphasis, area, places, theme, glyphs, buf);
    if let Layer::Index(index, holder) = layer
        && area.height > 1
    {
        draw_index_below_mark(index, area, index_style(holder, theme), buf);
    }
}

/// The paint of the square itself.
pub(crate) const fn paint(face: Face, theme: &Theme) -> Style {
    match (face.emphasis, face.layer) {
        (Emphasis::Current, _) => theme.square_current,
        (Emphasis::Attacker, _) | (_, Layer::Index(_, Holder::Queen)) => theme.square_attacker,
        (_, Layer::Free) => theme.square_free,
        (Emphasis::None | Emphasis::Ghost, _) => theme.squares[face.shade % 2],
    }
}

const fn index_style(holder: Holder, theme: &Theme) -> Style {
    match holder {
        Holder::Nobody => theme.index,
        Holder::Queen => theme.index_taken,
    }
}

/// In a square one row high an index takes the mark's place, except that a queen stays in sight.
fn draw_index_for_mark(
    mark: Mark,
    index: u8,
    area: Rect,
    style: Style,
    glyphs: &Glyphs,
    buf: &mut Buffer,
) -> Brackets {
    let queen = if mark == Mark::Queen { glyphs.queen } else { "" };
    let text = format!("{queen}{index}");
    let width = text.chars().count();
    // Without room for all of it the queen, or the mark, is worth more than the index.
    if width > usize::from(area.width) {
        return Some(draw_mark(mark, area, style, glyphs, buf));
    }
    let left = if width == 1 { area.width.saturating_sub(1) / 2 } else { 0 };
    buf.set_string(area.x + left, area.y, &text, style);
    // Two digits take the place of the brackets.
    (width == 1).then(|| [(area.x + left).saturating_sub(1), area.x + left + 1])
}

/// In the last row, on the right, out of the way of lines of attack.
fn draw_index_below_mark(index: u8, area: Rect, style: Style, buf: &mut Buffer) {
    let text = index.to_string();
    let width = u16::from(index >= 10) + 1;
    if width <= area.width {
        let margin = u16::from(area.width >= 6);
        buf.set_string(area.right() - width - margin, area.bottom() - 1, &text, style);
    }
}

/// The middle of a square: where its mark is.
pub const fn center(area: Rect) -> (u16, u16) {
    (area.x + area.width.saturating_sub(1) / 2, area.y + area.height.saturating_sub(1) / 2)
}

const fn style(mark: Mark, theme: &Theme) -> Style {
    match mark {
        Mark::Queen => theme.queen,
        Mark::Attacked => theme.attacked,
        Mark::Tried => theme.tried,
        Mark::Untried => theme.untried,
    }
}

/// Draws the mark and gives the columns from the middle to the place of a bracket.
fn draw_mark(mark: Mark, area: Rect, style: Style, glyphs: &Glyphs, buf: &mut Buffer) -> [u16; 2] {
    if mark == Mark::Queen && area.height >= LARGE_QUEEN {
        return draw_block(area, style, glyphs, buf);
    }
    let large = match mark {
        Mark::Attacked | Mark::Queen => glyphs.large_attacked,
        Mark::Tried => glyphs.large_tried,
        Mark::Untried => glyphs.large_untried,
    };
    draw_symbol(glyphs.mark(mark), large, area, style, buf)
}

/// A symbol in the middle, in its large form where there is room.
fn draw_symbol(
    small: &str,
    large: [&str; 3],
    area: Rect,
    style: Style,
    buf: &mut Buffer,
) -> [u16; 2] {
    let (x, y) = center(area);
    if area.height >= LARGE_MARKS {
        for (row, text) in (0..).zip(large) {
            buf.set_string(x - 1, y - 1 + row, text, style);
        }
        return [x.saturating_sub(3), x + 3];
    }
    put(buf, (x, y), small, style);
    [x.saturating_sub(1), x + 1]
}

/// A queen as a block of half the square, built of half rows so that it stands in the middle.
fn draw_block(area: Rect, style: Style, glyphs: &Glyphs, buf: &mut Buffer) -> [u16; 2] {
    let [full, upper, lower] = glyphs.block;
    let margin = area.height / 2;
    let half_rows = margin..(2 * area.height - margin);
    let width = (2 * area.height - 2 * margin).min(area.width);
    let left = area.x + (area.width - width) / 2;
    for row in 0..area.height {
        let symbol = match (half_rows.contains(&(2 * row)), half_rows.contains(&(2 * row + 1))) {
            (true, true) => full,
            (true, false) => upper,
            (false, true) => lower,
            (false, false) => continue,
        };
        for x in left..left + width {
            put(buf, (x, area.y + row), symbol, style);
        }
    }
    [left.saturating_sub(1), left + width]
}

fn draw_emphasis(
    emphasis: Emphasis,
    area: Rect,
    places: Brackets,
    theme: &Theme,
    glyphs: &Glyphs,
    buf: &mut Buffer,
) {
    let (brackets, style) = match emphasis {
        Emphasis::Current => (glyphs.brackets, theme.attack_line),
        Emphasis::Ghost => (glyphs.ghosts, theme.untried),
        Emphasis::None | Emphasis::Attacker => return,
    };
    let (x, y) = center(area);
    let Some([left, right]) = places.filter(|_| area.width >= 3) else {
        if emphasis == Emphasis::Current {
            buf[(x, y)].modifier.insert(Modifier::REVERSED);
        }
        return;
    };
    let (left, right) = (left.max(area.x), right.min(area.right() - 1));
    for (x, bracket) in [(left, brackets[0]), (right, brackets[1])] {
        put(buf, (x, y), bracket, style);
    }
}
