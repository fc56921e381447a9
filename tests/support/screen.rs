//! Keys in, screen out: the screen's state driven without a terminal or a clock of its own.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

use std::fmt::Write as _;
use std::time::Duration;

use crossbeam_channel::Select;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use nq_tui::i18n::Language;
use nq_tui::playback::Player;
use nq_tui::search::{Goal, Search, Strategy};
use nq_tui::tui::app::{App, Effect};
use nq_tui::tui::{glyphs, panes};
use nq_tui::wording::{Base, Voice};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

/// Longer than any answer of a job takes; a job that is lost fails the test.
const PATIENCE: Duration = Duration::from_secs(60);

/// Between two keys: no person's repeat, and no held key.
const BETWEEN_KEYS: Duration = Duration::from_secs(1);

/// A screen at a desk of its own: keys go in, pictures come out.
pub(crate) struct Desk {
    /// The state of the screen.
    pub(crate) app: App,
    now: Duration,
}

impl Desk {
    /// The backtracking search of `n` queens.
    pub(crate) fn new(n: u8, language: Language) -> Self {
        Self::of(super::search(n, Strategy::Backtrack, Goal::All), language, Base::Zero)
    }

    /// Any search, counted from `base`.
    pub(crate) fn of(search: Search, language: Language, base: Base) -> Self {
        let voice = Voice { language, base, glyphs: &glyphs::UNICODE };
        Self::with(App::new(Player::new(search), voice))
    }

    /// Any screen.
    pub(crate) fn with(app: App) -> Self {
        let mut desk = Self { app, now: Duration::ZERO };
        desk.settle();
        desk
    }

    /// Presses keys and waits for what they start: names ("right", "enter", "ctrl-c"), arrows, ␣,
    /// or else the letters themselves, with blanks between; `*17` behind one presses it 17 times.
    pub(crate) fn keys(&mut self, keys: &str) -> Effect {
        let mut effect = Effect::Draw;
        for word in keys.split_whitespace() {
            let (name, times) = word.rsplit_once('*').unwrap_or((word, "1"));
            for _ in 0..times.parse().unwrap_or(1) {
                for event in events(name) {
                    effect = self.press(&event);
                }
            }
        }
        effect
    }

    /// Presses one key and waits for what it starts.
    pub(crate) fn press(&mut self, event: &KeyEvent) -> Effect {
        let effect = self.app.press(event, self.now);
        self.now += BETWEEN_KEYS;
        self.settle();
        effect
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, time: Duration) {
        self.now += time;
        self.app.tick(self.now);
        self.settle();
    }

    pub(crate) fn settle(&mut self) {
        while self.app.is_waiting() {
            let mut select = Select::new();
            self.app.watch(&mut select);
            select.ready_timeout(PATIENCE).expect("a job does not answer");
            self.app.tick(self.now);
        }
    }

    /// The screen drawn at this size.
    pub(crate) fn draw(&self, width: u16, height: u16) -> Buffer {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        panes::draw(&self.app, area, &mut buffer);
        buffer
    }

    /// The lines of the screen at this size.
    pub(crate) fn lines(&self, width: u16, height: u16) -> Vec<String> {
        lines(&self.draw(width, height))
    }

    /// The last line at 80×24: the footer, a prompt, or a message.
    pub(crate) fn footer(&self) -> String {
        self.lines(80, 24)[23].trim().to_owned()
    }

    /// The screen at this size and its styles, for a snapshot.
    pub(crate) fn picture(&self, width: u16, height: u16) -> String {
        let buffer = self.draw(width, height);
        let mut picture = String::new();
        for line in lines(&buffer) {
            writeln!(picture, "|{line}|").unwrap();
        }
        picture + &styles(&buffer)
    }
}

fn events(name: &str) -> Vec<KeyEvent> {
    let code = match name {
        "right" => KeyCode::Right,
        "left" => KeyCode::Left,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "pgup" => KeyCode::PageUp,
        "pgdn" => KeyCode::PageDown,
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "backspace" => KeyCode::Backspace,
        "space" => KeyCode::Char(' '),
        "tab" => KeyCode::Tab,
        "f1" => KeyCode::F(1),
        "f2" => KeyCode::F(2),
        "ctrl-c" => return vec![KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)],
        letters => return letters.chars().map(|letter| event(of_letter(letter))).collect(),
    };
    vec![event(code)]
}

const fn event(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

const fn of_letter(letter: char) -> KeyCode {
    match letter {
        '→' => KeyCode::Right,
        '←' => KeyCode::Left,
        '↑' => KeyCode::Up,
        '↓' => KeyCode::Down,
        '␣' => KeyCode::Char(' '),
        letter => KeyCode::Char(letter),
    }
}

/// The text of each row. A wide character takes its own cell and the next, which must be blank:
/// whatever is drawn there tears it apart in a terminal.
pub(crate) fn lines(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    if area.width == 0 {
        return Vec::new();
    }
    let row = |y| {
        let mut line = String::new();
        let mut x = area.left();
        while x < area.right() {
            let symbol = buffer[(x, y)].symbol();
            let width = u16::try_from(symbol.width().max(1)).unwrap();
            assert!(x + width <= area.right(), "{symbol} is cut by the edge: {line}");
            for hidden in x + 1..x + width {
                assert_eq!(buffer[(hidden, y)].symbol(), " ", "drawn into {symbol}: {line}");
            }
            line.push_str(symbol);
            x += width;
        }
        line
    };
    (area.top()..area.bottom()).map(row).collect()
}

/// Every style that occurs, under a letter, and a map of the screen made of these letters; `.` is
/// the terminal's own style.
fn styles(buffer: &Buffer) -> String {
    let mut known: Vec<(Color, Color, Modifier)> = Vec::new();
    let mut map = String::new();
    for row in buffer.content.chunks(buffer.area.width.max(1).into()) {
        let letters: String = row.iter().map(|cell| letter_of(cell, &mut known)).collect();
        writeln!(map, "{}", letters.trim_end_matches('.')).unwrap();
    }
    for (i, (fg, bg, modifier)) in (0..).zip(&known) {
        writeln!(map, "{} {fg} on {bg} {modifier:?}", letter(i)).unwrap();
    }
    map
}

fn letter_of(cell: &Cell, known: &mut Vec<(Color, Color, Modifier)>) -> char {
    // A cell behind a wide letter is not seen.
    if cell.modifier == Modifier::HIDDEN {
        return '.';
    }
    let style = (cell.fg, cell.bg, cell.modifier);
    if style == (Color::Reset, Color::Reset, Modifier::empty()) {
        return '.';
    }
    let index = known.iter().position(|other| *other == style).unwrap_or_else(|| {
        known.push(style);
        known.len() - 1
    });
    letter(index)
}

fn letter(index: usize) -> char {
    char::from(b'a' + u8::try_from(index).unwrap())
}
