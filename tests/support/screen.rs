//! Keys in, screen out: the whole screen without a terminal.
#![allow(dead_code, reason = "each test program uses a part of it")]

use std::fmt::Write;
use std::time::Duration;

use crossbeam_channel::Select;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use nq_tui::i18n::Language;
use nq_tui::playback::Player;
use nq_tui::search::Search;
use nq_tui::tui::app::App;
use nq_tui::tui::{glyphs, panes, theme};
use nq_tui::wording::{Base, Voice};
use ratatui::buffer::{Buffer, CellWidth};
use ratatui::layout::Rect;
use ratatui::style::Color;

/// A screen and its argument clock.
pub(crate) struct Screen {
    pub(crate) app: App,
    pub(crate) now: Duration,
}

impl Screen {
    pub(crate) fn new(search: Search, language: Language, base: Base) -> Self {
        let voice = Voice { language, base, glyphs: &glyphs::UNICODE };
        let app = App::new(Player::new(search), voice, &theme::AUTO);
        let mut screen = Self { app, now: Duration::ZERO };
        screen.settle();
        screen
    }

    /// Waits for what is under way.
    pub(crate) fn settle(&mut self) {
        self.app.tick(self.now);
        while self.app.is_waiting() {
            let mut select = Select::new();
            self.app.watch(&mut select);
            select.ready();
            self.app.tick(self.now);
        }
    }

    /// Presses the keys named in `keys`, separated by blanks; `17×right` repeats one, and a quoted
    /// 'text' is typed letter by letter.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.split_whitespace() {
            let (times, name) = key.split_once('×').unwrap_or(("1", key));
            for _ in 0..times.parse().unwrap() {
                if let Some(text) = name.strip_prefix('\'') {
                    for letter in text.trim_end_matches('\'').chars() {
                        self.press_code(KeyCode::Char(letter));
                    }
                } else {
                    self.press_code(code(name));
                }
            }
        }
        self
    }

    fn press_code(&mut self, code: KeyCode) {
        // Seconds apart, so that no press looks like a held key.
        self.now += Duration::from_secs(2);
        self.app.press(&KeyEvent::new(code, KeyModifiers::NONE), self.now);
        self.settle();
    }

    pub(crate) fn buffer(&self, width: u16, height: u16) -> Buffer {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        panes::draw(&self.app, area, &mut buffer);
        buffer
    }

    /// The screen as text.
    pub(crate) fn text(&self, width: u16, height: u16) -> String {
        let buffer = self.buffer(width, height);
        (0..height).fold(String::new(), |text, y| text + row_text(&buffer, y).trim_end() + "\n")
    }

    /// The screen as text, and below it the styles of each row as runs of columns.
    pub(crate) fn styled(&self, width: u16, height: u16) -> String {
        let buffer = self.buffer(width, height);
        let mut text = self.text(width, height);
        text.push_str("--- styles\n");
        for y in 0..height {
            let mut runs: Vec<(u16, u16, String)> = Vec::new();
            for x in 0..width {
                let style = style_name(&buffer, x, y);
                match runs.last_mut() {
                    Some((_, end, last)) if *last == style => *end = x,
                    _ => runs.push((x, x, style)),
                }
            }
            let runs: Vec<String> = runs
                .into_iter()
                .filter(|(_, _, style)| !style.is_empty())
                .map(|(from, to, style)| format!("{from}-{to}:{style}"))
                .collect();
            if !runs.is_empty() {
                writeln!(text, "{y}: {}", runs.join(" ")).unwrap();
            }
        }
        text
    }
}

/// One row as text, without the cells that wide characters hide.
pub(crate) fn row_text(buffer: &Buffer, y: u16) -> String {
    let mut line = String::new();
    let mut hidden = 0;
    for x in 0..buffer.area.width {
        if hidden > 0 {
            hidden -= 1;
            continue;
        }
        let cell = &buffer[(x, y)];
        hidden = cell.cell_width().saturating_sub(1);
        line.push_str(cell.symbol());
    }
    line
}

fn style_name(buffer: &Buffer, x: u16, y: u16) -> String {
    let cell = &buffer[(x, y)];
    let color = |color: Color, what: &str| match color {
        Color::Reset => String::new(),
        color => format!("{what}{color}"),
    };
    let modifier = if cell.modifier.is_empty() {
        String::new()
    } else {
        format!("{:?}", cell.modifier).replace(" | ", "+")
    };
    let parts = [color(cell.fg, "fg"), color(cell.bg, "bg"), modifier];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(",")
}

fn code(name: &str) -> KeyCode {
    match name {
        "right" => KeyCode::Right,
        "left" => KeyCode::Left,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "space" => KeyCode::Char(' '),
        "tab" => KeyCode::Tab,
        "f2" => KeyCode::F(2),
        letter => KeyCode::Char(letter.chars().next().unwrap()),
    }
}
