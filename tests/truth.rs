//! Whatever was done before, the frame is that of the position: nothing of the way there is left in
//! the screen's state, nor on the terminal.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod support;

use std::time::Duration;

use nq_tui::i18n::Language;
use nq_tui::playback::Player;
use nq_tui::playback::player::Motion;
use nq_tui::search::Position;
use nq_tui::tui::app::{App, Command, Future};
use nq_tui::tui::screen::Composer;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use support::screen::Desk;

/// What is done: keys as `Desk` reads them.
const KEYS: &[&str] = &[
    "→",
    "→*3",
    "→*9",
    "←",
    "←*2",
    "↓",
    "↓*4",
    "↑",
    "n",
    "N",
    "d",
    "D",
    "t",
    "T",
    "s",
    "S",
    "o",
    "O",
    "u",
    "U",
    "home",
    "end",
    "tab",
    "f",
    "a",
    "z",
    "x",
    "p",
    "P",
    "w",
    "y",
    "0",
    "1",
    "-",
    "b",
    "f2",
    "f2 right",
    "f2 down right",
    "f2 down*2 right",
    "f2 down*5 right esc",
    "?",
    "esc",
    "enter",
    "pgdn",
    "pgup",
    "space",
    "r",
    "+",
    "g 17 enter",
    "g 50% enter",
    "g s1 enter",
    "g x",
    "c 3 enter",
    "c 4 enter",
    "c 5 enter",
    "c rows enter",
    "c backtrack first enter",
    "v 1,1 enter",
    "V",
    "e esc",
];

const SIZES: &[(u16, u16)] =
    &[(80, 24), (80, 24), (60, 18), (48, 14), (120, 40), (79, 23), (20, 8), (10, 4), (33, 90)];

#[derive(Debug, Clone)]
enum Act {
    Keys(&'static str),
    Wait(u64),
    Size((u16, u16)),
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        12 => select(KEYS).prop_map(Act::Keys),
        2 => (0_u64..900).prop_map(Act::Wait),
        2 => select(SIZES).prop_map(Act::Size),
    ]
}

/// A terminal that has seen every frame since the start.
struct Watcher {
    composer: Composer,
    terminal: vt100::Parser,
    size: (u16, u16),
}

impl Watcher {
    fn new() -> Self {
        let size = (80, 24);
        Self { composer: Composer::default(), terminal: terminal_of(size), size }
    }

    fn see(&mut self, app: &App, size: (u16, u16)) {
        if size != self.size {
            self.size = size;
            self.terminal.screen_mut().set_size(size.1, size.0);
        }
        let bytes = self.composer.compose(app, Rect::new(0, 0, size.0, size.1)).unwrap();
        self.terminal.process(&bytes);
    }
}

fn terminal_of((columns, rows): (u16, u16)) -> vt100::Parser {
    vt100::Parser::new(rows, columns, 0)
}

/// Fails unless the terminal shows the frame: symbols, colours, modifiers.
fn assert_shows(terminal: &vt100::Parser, frame: &Buffer) -> Result<(), TestCaseError> {
    for y in 0..frame.area.height {
        for x in 0..frame.area.width {
            let cell = terminal.screen().cell(y, x).unwrap();
            if cell.is_wide_continuation() {
                continue;
            }
            let own = &frame[(x, y)];
            let shown = if cell.has_contents() { cell.contents() } else { " " };
            let modifiers = |modifier| own.modifier.contains(modifier);
            prop_assert_eq!(shown, own.symbol(), "symbol at {},{}", x, y);
            prop_assert_eq!(color(cell.bgcolor()), own.bg, "ground at {},{}", x, y);
            prop_assert_eq!(cell.inverse(), modifiers(Modifier::REVERSED), "at {},{}", x, y);
            if shown != " " {
                prop_assert_eq!(color(cell.fgcolor()), own.fg, "ink at {},{}", x, y);
                prop_assert_eq!(cell.bold(), modifiers(Modifier::BOLD), "at {},{}", x, y);
                prop_assert_eq!(cell.underline(), modifiers(Modifier::UNDERLINED), "{},{}", x, y);
            }
        }
    }
    Ok(())
}

const fn color(color: vt100::Color) -> Color {
    match color {
        vt100::Color::Default => Color::Reset,
        vt100::Color::Idx(1) => Color::Red,
        vt100::Color::Idx(2) => Color::Green,
        vt100::Color::Idx(index) => Color::Indexed(index),
        vt100::Color::Rgb(red, green, blue) => Color::Rgb(red, green, blue),
    }
}

/// A screen that has never shown anything else, at the same position with the same choices.
fn fresh(app: &App) -> Desk {
    let here = *app.position();
    let mut furthest = here;
    while furthest.step() < app.player().furthest() && furthest.forward().is_some() {}
    let mut player = Player::new(*here.search());
    player.set_speed(app.player().speed(), Duration::ZERO);
    let mut new = App::new(player, *app.voice());
    new.configure(*app.settings());
    new.stand_at(furthest);
    new.stand_at(here);
    new.show(app.view());
    if app.future() == Future::Shown {
        new.update(Command::ToggleFuture, Duration::ZERO);
    }
    new.put_beside(app.beside().map(|beside| beside.position().search().strategy()));
    let mut desk = Desk::new(1, Language::English);
    desk.app = new;
    desk.app.tick(Duration::ZERO);
    desk.settle();
    desk
}

/// Closes what is open, and stops what moves.
fn come_to_rest(desk: &mut Desk) {
    desk.keys("esc*4");
    if desk.app.player().motion() != Motion::Paused || is_moving_beside(&desk.app) {
        desk.keys("→ ←");
    }
    if desk.app.practice().is_some() {
        desk.keys("esc*2");
    }
    // A message goes with the next key.
    desk.keys("esc");
}

fn is_moving_beside(app: &App) -> bool {
    app.beside().is_some_and(|beside| beside.right().motion() != Motion::Paused)
}

fn check(acts: &[Act]) -> Result<(), TestCaseError> {
    let mut desk = Desk::new(4, Language::Chinese);
    let mut watcher = Watcher::new();
    let mut size = (80, 24);
    for act in acts {
        match act {
            Act::Keys(keys) => drop(desk.keys(keys)),
            Act::Wait(milliseconds) => desk.wait(Duration::from_millis(*milliseconds)),
            Act::Size(new) => size = *new,
        }
        watcher.see(&desk.app, size);
        assert_shows(&watcher.terminal, &desk.draw(size.0, size.1))?;
    }
    come_to_rest(&mut desk);
    let new = fresh(&desk.app);
    let same = desk.draw(size.0, size.1) == new.draw(size.0, size.1);
    let lines = || (desk.lines(size.0, size.1), new.lines(size.0, size.1));
    prop_assert!(same, "{:#?}", lines());
    watcher.see(&desk.app, size);
    assert_shows(&watcher.terminal, &new.draw(size.0, size.1))
}

/// Random sequences of 100 acts; `NQ_TUI_CASES` says how many.
#[test]
fn the_frame_is_that_of_the_position_whatever_led_there() {
    let cases = std::env::var("NQ_TUI_CASES").ok().and_then(|cases| cases.parse().ok());
    let config = ProptestConfig {
        cases: cases.unwrap_or(100),
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let rng = proptest::test_runner::TestRng::deterministic_rng(config.rng_algorithm);
    let mut runner = TestRunner::new_with_rng(config, rng);
    runner
        .run(&proptest::collection::vec(any_act(), 100), |acts| check(&acts))
        .unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn position_0_is_drawn_like_any_other() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("→*40 home esc");
    assert_eq!(*desk.app.position(), Position::start(*desk.app.position().search()));
    assert_eq!(desk.draw(80, 24), fresh(&desk.app).draw(80, 24));
}
