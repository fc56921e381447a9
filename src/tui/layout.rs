//! Which pane goes where, from the size of the terminal and of the board alone.

mod hall;

use ratatui::layout::Rect;

use super::view::View;
use crate::lesson::NOTE_ROWS;

/// The smallest terminal that shows anything but a hint.
pub const SMALLEST: (u16, u16) = (20, 8);

/// Left of the board: two columns of row label, the pointer, a blank.
pub const GUTTER: u16 = 4;

/// The widest reason line (see the wording rules), plus a margin on each side.
const REASON_WIDTH: u16 = 80;

/// A narrower screen gives a note one row more.
const NARROW: u16 = 60;

/// A log narrower than this shows too little to be worth its place.
const LOG_MIN: u16 = 24;

/// What the log needs for a reject with two attackers.
const SIDE_COMFORT: u16 = 34;

/// What a listing needs: line numbers and 46 columns of code.
const CODE_COMFORT: u16 = 52;

/// Where each pane goes; an empty area means that there is no room for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Regions {
    /// Title and step.
    pub header: Rect,
    /// Column labels, gutter and squares.
    pub board: Rect,
    /// The log beside the board.
    pub side: Rect,
    /// What the marks mean.
    pub legend: Rect,
    /// The two reason lines, each wrapped to half of the rows.
    pub reason: Rect,
    /// The note of a lesson.
    pub note: Rect,
    /// The whole search to scale.
    pub timeline: Rect,
    /// How often each event has come.
    pub counters: Rect,
    /// Keys, a prompt, or a message.
    pub footer: Rect,
    /// How large a square is drawn.
    pub square: SquareSize,
}

/// The size of a drawn square in columns and rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SquareSize {
    /// Columns.
    pub width: u16,
    /// Rows.
    pub height: u16,
}

/// The panes that give way to the board, in the order in which they go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Optional {
    Counters,
    Legend,
    Timeline,
    Footer,
}

/// From the first to go to the last.
const ORDER: [Optional; 4] =
    [Optional::Counters, Optional::Timeline, Optional::Footer, Optional::Legend];

/// Where each pane goes in `view`, with `note_rows` for a lesson: see [`regions`].
pub fn regions_for(view: View, area: Rect, n: u8, note_rows: u16) -> Option<Regions> {
    if view == View::Hall {
        return hall::regions(area, n, note_rows);
    }
    let mut regions = regions_with(area, n, side_wanted(view, area.width), note_rows)?;
    if view == View::TreeAlone {
        let Rect { x, y, height, .. } = regions.board;
        regions.side = Rect { x, y, width: area.width, height };
        regions.board = Rect::default();
    }
    Some(regions)
}

/// The columns that the panes beside the board want.
fn side_wanted(view: View, width: u16) -> u16 {
    match view {
        View::Log | View::Tree | View::TreeAlone => SIDE_COMFORT,
        View::Code | View::Test => CODE_COMFORT.min(width / 2),
        View::All => CODE_COMFORT.max(width * 3 / 5),
        View::Hall => hall::SIDE,
    }
}

/// Where each pane goes on a screen of `area` with a board of `n` rows; `None` when the screen is
/// too small for any of it.
pub fn regions(area: Rect, n: u8) -> Option<Regions> {
    regions_with(area, n, SIDE_COMFORT, 0)
}

fn regions_with(area: Rect, n: u8, wanted: u16, note_rows: u16) -> Option<Regions> {
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return None;
    }
    let reason_rows = reason_rows(area.width).min((area.height - 4).max(2));
    let note_rows = note_rows.min((area.height - 4).saturating_sub(reason_rows));
    let rows_for = |kept: &[Optional]| {
        let optional_rows: u16 = kept.iter().map(|_| 1).sum();
        area.height.saturating_sub(2 + reason_rows + note_rows + optional_rows)
    };
    let kept = if note_rows > 0 {
        kept_with_note(area, n, wanted, note_rows, &rows_for)
    } else {
        kept(area, n, wanted, &rows_for)
    };
    let board_rows = rows_for(kept);
    let square = square_size(area.width, board_rows, n, wanted);
    Some(stack(area, n, kept, [reason_rows, note_rows, board_rows], square))
}

/// The rows that a note takes on a screen of `width` columns.
pub const fn note_rows(width: u16) -> u16 {
    if width < NARROW { NOTE_ROWS + 1 } else { NOTE_ROWS }
}

/// The rows that two reason lines take on a screen of `width` columns.
pub fn reason_rows(width: u16) -> u16 {
    2 * REASON_WIDTH.div_ceil(width.max(1)).min(3)
}

/// Whether two boards of `n` rows fit side by side: every square at least one cell. A note takes
/// the place of the line below the reasons.
pub fn has_room_beside(area: Rect, n: u8, note_rows: u16) -> bool {
    let n = u16::from(n);
    let rows = n + 7 + note_rows.max(1) + reason_rows(area.width);
    area.width >= 2 * (GUTTER + n) + 2 && area.height >= rows
}

/// The largest square of a board that has `columns` and `rows` to itself.
pub fn square_size_alone(columns: u16, rows: u16, n: u8) -> SquareSize {
    let n = u16::from(n);
    let height = (columns / n / 2).min(rows / n);
    if height > 1 {
        return SquareSize { width: height * 2, height };
    }
    SquareSize { width: (columns / n).clamp(1, 3), height: 1 }
}

/// Which optional panes stay. A wide screen keeps them unless the board then fits whole; an
/// enlarged font gives them up for squares of two rows.
fn kept(
    area: Rect,
    n: u8,
    wanted: u16,
    rows_for: &dyn Fn(&[Optional]) -> u16,
) -> &'static [Optional] {
    let choices: [&'static [Optional]; 5] = [&ORDER, &ORDER[1..], &ORDER[2..], &ORDER[3..], &[]];
    let compact = area.width < REASON_WIDTH || area.height < 24;
    let wishes: &[u16] = if compact { &[2, 1] } else { &[1] };
    let droppable = if compact { choices.len() } else { 2 };
    for &height in wishes {
        let fits = |kept: &&&[Optional]| {
            let fits = square_size(area.width, rows_for(kept), n, wanted);
            rows_for(kept) >= height * u16::from(n) && fits.height >= height
        };
        if let Some(kept) = choices[..droppable].iter().find(fits) {
            return kept;
        }
    }
    // The board scrolls; what is left of the screen decides what can stay.
    choices.into_iter().find(|kept| rows_for(kept) >= 4).unwrap_or(&[])
}

/// Which optional panes stay when a lesson's note is shown: as many as leave the squares as large
/// as they were without it.
fn kept_with_note(
    area: Rect,
    n: u8,
    wanted: u16,
    note_rows: u16,
    rows_for: &dyn Fn(&[Optional]) -> u16,
) -> &'static [Optional] {
    let without_note = |kept: &[Optional]| rows_for(kept) + note_rows;
    let before = kept(area, n, wanted, &without_note);
    let largest = square_size(area.width, without_note(before), n, wanted);
    let mut choices = (0..=ORDER.len()).map(|gone| &ORDER[gone..]);
    let fits = |kept: &&[Optional]| {
        rows_for(kept) >= largest.height * u16::from(n)
            && square_size(area.width, rows_for(kept), n, wanted) == largest
    };
    choices.find(fits).unwrap_or_else(|| kept(area, n, wanted, rows_for))
}

/// The largest square, twice as wide as high, that leaves room for the log.
fn square_size(width: u16, board_rows: u16, n: u8, wanted: u16) -> SquareSize {
    let n = u16::from(n);
    let width_for = |log: u16| width.saturating_sub(GUTTER + 1 + log) / n;
    let alone = width.saturating_sub(GUTTER) / n;
    let tallest = (board_rows / n).max(1);
    let height = (2..=tallest)
        .rev()
        .find(|height| {
            let columns = height * 2;
            columns <= width_for(wanted) || (columns <= alone && width < 2 * SIDE_COMFORT)
        })
        .unwrap_or(1);
    if height > 1 {
        return SquareSize { width: height * 2, height };
    }
    // One row high: three columns leave room for brackets, one column is the least.
    let columns = [(3, wanted), (2, wanted), (2, LOG_MIN), (1, LOG_MIN)]
        .into_iter()
        .find(|&(columns, log)| columns <= width_for(log))
        .map_or_else(|| alone.clamp(1, 3), |(columns, _)| columns);
    SquareSize { width: columns, height: 1 }
}

fn stack(
    area: Rect,
    n: u8,
    kept: &[Optional],
    [reason_rows, note_rows, board_rows]: [u16; 3],
    square: SquareSize,
) -> Regions {
    let mut y = area.y;
    let mut take = |rows: u16| {
        let region = Rect { x: area.x, y, width: area.width, height: rows };
        y += rows;
        region
    };
    let optional = |pane: Optional| u16::from(kept.contains(&pane));
    let header = take(1);
    let middle = take(1 + board_rows);
    let legend = take(optional(Optional::Legend));
    let reason = take(reason_rows);
    let note = take(note_rows);
    let timeline = take(optional(Optional::Timeline));
    let counters = take(optional(Optional::Counters));
    let footer = take(optional(Optional::Footer));
    let board_width = (GUTTER + square.width * u16::from(n)).min(area.width);
    let side_width = area.width - board_width;
    let side_width = if side_width > LOG_MIN { side_width } else { 0 };
    let board = Rect { width: area.width - side_width, ..middle };
    let side = Rect { x: board.right(), width: side_width, ..middle };
    Regions { header, board, side, legend, reason, note, timeline, counters, footer, square }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    fn at(width: u16, height: u16, n: u8) -> Regions {
        regions(Rect::new(0, 0, width, height), n).unwrap()
    }

    #[rstest]
    #[case(80, 24, 4, 8, 4)]
    #[case(80, 24, 8, 4, 2)]
    #[case(80, 24, 10, 3, 1)]
    #[case(80, 24, 20, 2, 1)]
    #[case(80, 24, 32, 1, 1)]
    #[case(120, 36, 4, 14, 7)]
    #[case(120, 36, 8, 6, 3)]
    #[case(200, 60, 4, 26, 13)]
    #[case(200, 60, 32, 3, 1)]
    #[case(60, 18, 4, 4, 2)]
    #[case(48, 14, 4, 4, 2)]
    #[case(48, 14, 8, 2, 1)]
    fn squares_grow_with_the_terminal(
        #[case] width: u16,
        #[case] height: u16,
        #[case] n: u8,
        #[case] square_width: u16,
        #[case] square_height: u16,
    ) {
        let expected = SquareSize { width: square_width, height: square_height };
        assert_eq!(at(width, height, n).square, expected);
    }

    #[test]
    fn panes_never_overlap_and_never_leave_the_screen() {
        for (width, height) in [(20, 8), (48, 14), (60, 18), (80, 24), (120, 36), (200, 60)] {
            for n in 1..=32 {
                let r = at(width, height, n);
                let panes = [
                    r.header, r.board, r.side, r.legend, r.reason, r.timeline, r.counters, r.footer,
                ];
                for (i, a) in panes.iter().enumerate() {
                    assert!(a.right() <= width && a.bottom() <= height, "{width}x{height} n={n}");
                    assert!(
                        panes[..i]
                            .iter()
                            .all(|b| !a.intersects(*b) || a.is_empty() || b.is_empty())
                    );
                }
                assert!(r.header.height == 1 && r.reason.height >= 2 && r.board.height >= 2);
            }
        }
    }

    #[test]
    fn a_hint_is_all_that_fits_below_20_by_8() {
        assert_eq!(regions(Rect::new(0, 0, 19, 8), 4), None);
        assert_eq!(regions(Rect::new(0, 0, 20, 7), 4), None);
        assert!(regions(Rect::new(0, 0, 20, 8), 4).is_some());
    }
}
