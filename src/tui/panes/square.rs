//! One square of the board: its paint, its mark, its brackets.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::search::Mark;
use crate::tui::glyphs::Glyphs;
use crate::tui::theme::Theme;

/// From this height on, marks are drawn three rows high.
const LARGE_MARKS: u16 = 5;

/// From this height on, a queen is a block.
const LARGE_QUEEN: u16 = 3;

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

/// Draws a square into `area`, which is its place clipped to the screen.
pub fn draw(
    mark: Mark,
    emphasis: Emphasis,
    is_dark: bool,
    area: Rect,
    theme: &Theme,
    glyphs: &Glyphs,
    buf: &mut Buffer,
) {
    let paint = match emphasis {
        Emphasis::Current => theme.square_current,
        Emphasis::Attacker => theme.square_attacker,
        Emphasis::None | Emphasis::Ghost => theme.squares[usize::from(is_dark)],
    };
    for y in area.y..area.bottom() {
        for x in area.x..area.right() {
            buf[(x, y)].set_symbol(" ").set_style(Style::new().bg(paint));
        }
    }
    let style = style(mark, theme).bg(paint);
    let (left, right) = draw_mark(mark, area, style, glyphs, buf);
    draw_emphasis(emphasis, area, [left, right], theme, glyphs, buf);
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

/// Draws the mark and gives the columns left and right of it where brackets may stand.
fn draw_mark(
    mark: Mark,
    area: Rect,
    style: Style,
    glyphs: &Glyphs,
    buf: &mut Buffer,
) -> (u16, u16) {
    if mark == Mark::Queen && area.height >= LARGE_QUEEN {
        return draw_block(area, style, glyphs, buf);
    }
    let (x, y) = center(area);
    if area.height >= LARGE_MARKS {
        let rows = match mark {
            Mark::Attacked | Mark::Queen => glyphs.large_attacked,
            Mark::Tried => glyphs.large_tried,
            Mark::Untried => glyphs.large_untried,
        };
        for (row, text) in (0..).zip(rows) {
            buf.set_string(x - 1, y - 1 + row, text, style);
        }
        return (x.saturating_sub(3), x + 3);
    }
    buf.set_string(x, y, glyphs.mark(mark), style);
    (x.saturating_sub(1), x + 1)
}

/// A queen as a block of half the square, built of half rows so that it stands in the middle.
fn draw_block(area: Rect, style: Style, glyphs: &Glyphs, buf: &mut Buffer) -> (u16, u16) {
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
            buf[(x, area.y + row)].set_symbol(symbol).set_style(style);
        }
    }
    (left.saturating_sub(1), left + width)
}

fn draw_emphasis(
    emphasis: Emphasis,
    area: Rect,
    [left, right]: [u16; 2],
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
    if area.width < 3 {
        // Too narrow for brackets.
        if emphasis == Emphasis::Current {
            buf[(x, y)].modifier.insert(Modifier::REVERSED);
        }
        return;
    }
    let (left, right) = (left.max(area.x), right.min(area.right() - 1));
    for (x, bracket) in [(left, brackets[0]), (right, brackets[1])] {
        buf[(x, y)].set_symbol(bracket).set_style(style);
    }
}
