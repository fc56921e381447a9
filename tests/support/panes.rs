//! Drawing a pane into a text, for snapshots.
#![allow(dead_code, reason = "each test program uses a part of it")]

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent};
use nq_tui::i18n::Language;
use nq_tui::playback::Player;
use nq_tui::search::Position;
use nq_tui::search::conflict::comparisons_over;
use nq_tui::tui::app::App;
use nq_tui::tui::glyphs;
use nq_tui::tui::settings::Settings;
use nq_tui::wording::{Base, Voice};
use ratatui::buffer::{Buffer, CellWidth};
use ratatui::layout::Rect;

use crate::support::start;

/// How a pane is drawn.
pub(crate) type Draw = dyn Fn(&App, Rect, &mut Buffer);

/// A paused screen of `position`.
pub(crate) fn app_at(position: Position, language: Language, settings: Settings) -> App {
    let mut player = Player::new(*position.search());
    player.start_at(position);
    let voice = Voice { language, base: Base::Zero, glyphs: &glyphs::UNICODE };
    let mut app = App::new(player, voice);
    app.configure(settings);
    app
}

/// n queens after `steps` steps.
pub(crate) fn after(n: u8, steps: u64) -> Position {
    comparisons_over(start(n), steps.into()).1
}

/// What a pane of this size shows, one line a row.
pub(crate) fn shown(app: &App, (width, height): (u16, u16), draw: &Draw) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut buf = Buffer::empty(area);
    draw(app, area, &mut buf);
    let mut text = String::new();
    for y in 0..height {
        let mut line = String::new();
        let mut hidden = 0;
        for x in 0..width {
            if hidden > 0 {
                hidden -= 1;
                continue;
            }
            let cell = &buf[(x, y)];
            hidden = cell.cell_width().saturating_sub(1);
            line.push_str(cell.symbol());
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Presses a key.
pub(crate) fn press(app: &mut App, code: KeyCode) {
    app.press(&KeyEvent::from(code), Duration::ZERO);
}
