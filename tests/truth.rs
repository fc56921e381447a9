//! Whatever was done in whatever order, the screen shows what a screen drawn from scratch shows at
//! that position, and the terminal shows what the screen drew.
//!
//! `NQ_TUI_CASES` says how many sequences, of 40 actions on average, are tried; they are drawn from
//! a fixed seed.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "truth/acts.rs"]
mod acts;
mod support;

use std::env;
use std::time::Duration;

use acts::{Act, any_act, calm};
use nq_tui::i18n::Language;
use nq_tui::playback::Player;
use nq_tui::search::{Goal, Position, Step, Strategy};
use nq_tui::tui::app::{App, Effect, Future};
use nq_tui::tui::screen::{Composer, drawn_area};
use nq_tui::wording::Base;
use proptest::prelude::prop;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use ratatui::layout::Rect;
use support::screen::Desk;
use support::search;

/// Sequences in CI: 10,000 actions.
const CASES: u32 = 250;

/// The whole screen is compared after this many actions, and at the end.
const BETWEEN_LOOKS: usize = 8;

/// What can be seen of one cell: its text, its colours, and its other attributes.
type Shown = (String, [vt100::Color; 2], [bool; 6]);

/// A terminal that is sent every frame.
struct Terminal {
    composer: Composer,
    screen: vt100::Parser,
    area: Rect,
}

impl Terminal {
    fn new(area: Rect) -> Self {
        let screen = vt100::Parser::new(area.height, area.width, 0);
        Self { composer: Composer::default(), screen, area }
    }

    /// Takes another size; as with real ones, anything may be shown then.
    fn resize(&mut self, area: Rect) {
        if area != self.area {
            self.area = area;
            // The emulator's own change of size can leave half a wide letter, on which it panics.
            self.screen = vt100::Parser::new(area.height, area.width, 0);
            let rest = "#".repeat(usize::from(area.width) * usize::from(area.height));
            self.screen.process(format!("\x1b[7m{rest}\x1b[H皇\x1b[m").as_bytes());
        }
    }

    fn show(&mut self, app: &App) {
        let bytes = self.composer.compose(app, self.area).unwrap();
        self.screen.process(&bytes);
    }

    fn cells(&self) -> Vec<Shown> {
        let all = (0..self.area.height).flat_map(|y| (0..self.area.width).map(move |x| (y, x)));
        all.map(|(y, x)| shown(self.screen.screen().cell(y, x).unwrap())).collect()
    }
}

fn shown(cell: &vt100::Cell) -> Shown {
    let is_blank = !cell.has_contents() || cell.contents() == " ";
    let is_lit = cell.inverse() || cell.underline();
    // The colour and the weight of nothing cannot be seen.
    if is_blank && !is_lit && !cell.is_wide_continuation() {
        return (" ".to_owned(), [vt100::Color::Default, cell.bgcolor()], [false; 6]);
    }
    let text = if is_blank { " " } else { cell.contents() };
    let attributes = [
        cell.bold(),
        cell.dim(),
        cell.italic(),
        cell.underline(),
        cell.inverse(),
        cell.is_wide_continuation(),
    ];
    (text.to_owned(), [cell.fgcolor(), cell.bgcolor()], attributes)
}

/// Every cell of the terminal is what it would be if the present frame were its first.
fn assert_shows_last_frame(terminal: &Terminal, app: &App) {
    let mut anew = Terminal::new(terminal.area);
    anew.show(app);
    let (all, wanted) = (terminal.cells(), anew.cells());
    for (i, (cell, wanted)) in all.iter().zip(&wanted).enumerate() {
        let width = usize::from(terminal.area.width);
        assert_eq!(cell, wanted, "row {}, column {}", i / width, i % width);
    }
}

/// A screen that was never anywhere else than where `app` is.
fn from_scratch(app: &App) -> Desk {
    let (player, position) = (app.player(), *app.position());
    let mut own = Player::new(*position.search());
    own.set_speed(player.speed(), Duration::ZERO);
    own.start_at(at(&position, player.furthest()));
    let mut desk = Desk::with(App::new(own, *app.voice()));
    desk.app.configure(*app.settings());
    if player.furthest() > position.step() {
        desk.keys(&format!("g {} enter", position.step()));
    }
    if app.future() == Future::Shown {
        desk.keys("z");
    }
    if let Some(beside) = app.beside() {
        desk.app.put_beside(Some(beside.position().search().strategy()));
        desk.keys("esc");
        let clock = |app: &App| app.beside().unwrap().clock(app.player());
        while clock(&desk.app) < clock(app) {
            desk.keys("right");
        }
    }
    desk.app.show(app.view());
    desk.keys("esc");
    desk
}

fn at(position: &Position, step: Step) -> Position {
    let mut position = *position;
    while position.step() < step {
        assert!(position.forward().is_some(), "no step {step}");
    }
    position
}

/// The screen is drawn as if nothing had been done before.
fn assert_drawn_from_scratch(desk: &Desk, area: Rect) {
    let fresh = from_scratch(&desk.app);
    assert_eq!(desk.app.position(), fresh.app.position());
    let draw = |desk: &Desk| desk.draw(area.width, area.height);
    let (drawn, wanted) = (draw(desk), draw(&fresh));
    let differ = drawn.content.iter().zip(&wanted.content).position(|(cell, other)| cell != other);
    assert_eq!(differ, None, "{}\n{}", desk.picture(80, 24), fresh.picture(80, 24));
}

fn check(acts: &[Act]) {
    let mut desk =
        Desk::of(search(4, Strategy::Backtrack, Goal::All), Language::English, Base::Zero);
    let mut terminal = Terminal::new(drawn_area(80, 24));
    terminal.show(&desk.app);
    for (number, act) in (1..).zip(acts) {
        if let Act::Resize(width, height) = *act {
            terminal.resize(drawn_area(width, height));
        }
        let area = terminal.area;
        if act.run(&mut desk, area, &mut |desk| terminal.show(&desk.app)) == Effect::Redraw {
            terminal.composer.forget();
        }
        terminal.show(&desk.app);
        if number % BETWEEN_LOOKS == 0 {
            assert_shows_last_frame(&terminal, &desk.app);
        }
    }
    assert_shows_last_frame(&terminal, &desk.app);
    calm(&mut desk);
    terminal.show(&desk.app);
    assert_shows_last_frame(&terminal, &desk.app);
    assert_drawn_from_scratch(&desk, terminal.area);
}

#[test]
fn the_screen_never_depends_on_the_way_there() {
    let cases = env::var("NQ_TUI_CASES").map_or(CASES, |cases| cases.parse().unwrap());
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let sequences = prop::collection::vec(any_act(), 1..80);
    let result = TestRunner::new_with_rng(config, rng).run(&sequences, |acts| {
        check(&acts);
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}
