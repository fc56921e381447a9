//! Two boards on one clock: each with its strategy, its counters and a bar of its whole search.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::{board, header, note, reason, row, shortened, timeline, write};
use crate::i18n::{about, grouped, text};
use crate::playback::Player;
use crate::playback::player::Total;
use crate::search::Counters;
use crate::tui::app::App;
use crate::tui::beside::Beside;
use crate::tui::layout::{self, GUTTER};

/// The rows above and below a board: its strategy, the column labels, two of counters, the bar.
const AROUND: u16 = 5;

/// Draws both searches, the reason of the left one, and how long the right one takes; in a lesson
/// its note instead, on `note_rows` rows.
pub fn draw(app: &App, beside: &Beside, note_rows: u16, area: Rect, buf: &mut Buffer) {
    let reason_rows = layout::reason_rows(area.width).min(area.height.saturating_sub(4));
    let [head, boards, why, time, _footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(reason_rows),
        Constraint::Length(note_rows.max(1)),
        Constraint::Length(1),
    ])
    .areas(area);
    draw_clock(app, beside, head, buf);
    let [left, right] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).spacing(2).areas(boards);
    draw_half(app, app.player(), left, buf);
    draw_half(app, beside.right(), right, buf);
    reason::draw(app, why, buf);
    if note_rows > 0 {
        note::draw(app, time, buf);
        return;
    }
    let line = Rect { x: time.x + 1, width: time.width.saturating_sub(1), ..time };
    let took = shortened(&time_to_play(app, beside), line.width, app.voice().glyphs.ellipsis);
    write(buf, line, &[(&took, app.theme().strong)]);
}

fn draw_clock(app: &App, beside: &Beside, area: Rect, buf: &mut Buffer) {
    let clock = grouped(beside.clock(app.player()));
    let title = text!(
        app.voice().language,
        "beside-title",
        n = app.position().search().n(),
        step = clock,
        speed = header::speed(app),
    );
    let title = shortened(&title, area.width.saturating_sub(1), app.voice().glyphs.ellipsis);
    write(buf, Rect { x: area.x + 1, ..area }, &[(&title, app.theme().strong)]);
}

fn draw_half(app: &App, player: &Player, area: Rect, buf: &mut Buffer) {
    let position = player.position();
    let language = app.voice().language;
    let ellipsis = app.voice().glyphs.ellipsis;
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let strategy = language.text(header::strategy_id(position.search().strategy()));
    let board_rows = area.height.saturating_sub(AROUND);
    write(
        buf,
        row(inner, 0),
        &[(&shortened(&strategy, inner.width, ellipsis), app.theme().strong)],
    );
    let board_area =
        Rect { y: area.y + 1, height: (1 + board_rows).min(area.height.saturating_sub(1)), ..area };
    let n = position.search().n();
    let size = layout::square_size_alone(area.width.saturating_sub(GUTTER), board_rows, n);
    board::draw(app, position, board_area, size, buf);
    let counts = Counters::at(position);
    let step = position.step();
    let lines = [
        text!(
            language,
            "beside-steps",
            step = step,
            total = total(app, player),
            solutions = position.solutions(),
        ),
        text!(
            language,
            "beside-counters",
            tested = counts.tested,
            placed = counts.placed,
            discarded = counts.discarded,
        ),
    ];
    let below = 2 + board_rows;
    for (i, line) in (below..).zip(&lines) {
        write(buf, row(inner, i), &[(&shortened(line, inner.width, ellipsis), app.theme().text)]);
    }
    timeline::draw_bar(app, player, row(inner, below + 2), buf);
}

fn total(app: &App, player: &Player) -> String {
    match player.total() {
        Total::Known(total) => grouped(total),
        Total::Counting => app.voice().glyphs.ellipsis.to_owned(),
        Total::Unknown => "?".to_owned(),
    }
}

/// "At this speed the right one needs 51 days."
fn time_to_play(app: &App, beside: &Beside) -> String {
    let language = app.voice().language;
    let Some(seconds) = beside.time_to_play() else { return String::new() };
    let time = about(language, seconds);
    text!(language, "beside-time", time = time)
}
