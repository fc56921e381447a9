//! The title on the left, the step on the right.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{shortened, write};
use crate::i18n::{grouped, text};
use crate::playback::Direction;
use crate::playback::player::{Motion, Total};
use crate::search::{Goal, Search, Strategy};
use crate::tui::app::App;
use crate::wording::Base;

/// Draws the header.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let status = status(app);
    let status_width = u16::try_from(status.width()).unwrap_or(u16::MAX).min(area.width);
    let room = area.width.saturating_sub(status_width + 1);
    let title = title(app, room.into());
    let theme = app.theme();
    write(buf, Rect { width: room, ..area }, &[(&title, theme.strong)]);
    let right = Rect { x: area.right() - status_width, width: status_width, ..area };
    write(buf, right, &[(&status, theme.strong)]);
}

/// As many of the title's parts as fit.
fn title(app: &App, room: usize) -> String {
    let language = app.voice().language;
    let search = app.position().search();
    let mut title = text!(language, "title", n = search.n());
    for id in search_ids(search, app.voice().base) {
        let longer = format!("{title} {} {}", app.voice().glyphs.dot, language.text(id));
        if longer.width() > room {
            break;
        }
        title = longer;
    }
    shortened(&title, u16::try_from(room).unwrap_or(u16::MAX), app.voice().glyphs.ellipsis)
}

/// The messages that say which search it is, and how it is counted.
pub(crate) const fn search_ids(search: &Search, base: Base) -> [&'static str; 3] {
    let goal = match search.goal() {
        Goal::All => "goal-all",
        Goal::First => "goal-first",
    };
    let base = match base {
        Base::Zero => "base-zero",
        Base::One => "base-one",
    };
    [strategy_id(search.strategy()), goal, base]
}

/// The message that names a strategy.
pub(crate) const fn strategy_id(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Backtrack => "strategy-backtrack",
        Strategy::Rows => "strategy-rows",
        Strategy::Squares => "strategy-squares",
    }
}

/// The step, of how many if that is known.
pub(crate) fn step(app: &App) -> String {
    let language = app.voice().language;
    let step = app.position().step();
    let total = match app.player().total() {
        Total::Known(total) => grouped(total),
        Total::Counting => app.voice().glyphs.ellipsis.to_owned(),
        Total::Unknown => return text!(language, "status-step-unknown", step = step),
    };
    text!(language, "status-step", step = step, total = total)
}

fn status(app: &App) -> String {
    let language = app.voice().language;
    let step = step(app);
    let solutions = text!(language, "status-solutions", solutions = app.position().solutions());
    let dot = app.voice().glyphs.dot;
    let playing = match app.player().motion() {
        Motion::Paused => String::new(),
        Motion::Playing { direction, .. } => {
            let glyph = match direction {
                Direction::Forward => app.voice().glyphs.pointer,
                Direction::Backward => app.voice().glyphs.rewind,
            };
            format!("{glyph} {} {dot} ", speed(app))
        }
    };
    format!("{playing}{step} {dot} {solutions}")
}

/// The speed in words.
pub fn speed(app: &App) -> String {
    let language = app.voice().language;
    let speed = app.player().speed().steps_per_second();
    if speed < 1.0 {
        text!(language, "speed-slow", seconds = format!("{}", 1.0 / speed))
    } else if speed < 100.0 {
        text!(language, "speed-fast", steps = format!("{speed}"))
    } else {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a speed is between 100 and 10¹² here"
        )]
        let steps = speed as u64;
        text!(language, "speed-fast", steps = grouped(steps.into()))
    }
}
