//! Two searches on one clock: each stands at the clock's step, or at its end if that comes before.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod support;

use std::time::Duration;

use crossbeam_channel::Select;
use nq_tui::i18n::Language;
use nq_tui::playback::player::{Stride, Total};
use nq_tui::playback::{Direction, Player, Speed, Target};
use nq_tui::search::{Goal, Step, Strategy};
use nq_tui::tui::app::{App, Command};
use nq_tui::tui::glyphs;
use nq_tui::wording::{Base, Voice};
use proptest::prelude::*;
use proptest::strategy::Strategy as Generator;

fn app(n: u8, right: Strategy) -> App {
    let player = Player::new(support::search(n, Strategy::Backtrack, Goal::All));
    let voice = Voice { language: Language::English, base: Base::Zero, glyphs: &glyphs::UNICODE };
    let mut app = App::new(player, voice);
    app.put_beside(Some(right));
    settle(&mut app, Duration::ZERO);
    app
}

/// Waits for what is under way.
fn settle(app: &mut App, now: Duration) {
    app.tick(now);
    while app.is_waiting() {
        let mut select = Select::new();
        app.watch(&mut select);
        select.ready();
        app.tick(now);
    }
}

const fn steps(app: &App) -> (Step, Step) {
    let beside = app.beside().expect("a search is beside");
    (app.position().step(), beside.position().step())
}

fn totals(app: &App) -> (Step, Step) {
    let total = |player: &Player| match player.total() {
        Total::Known(total) => total,
        other => panic!("{other:?}"),
    };
    (total(app.player()), total(app.beside().expect("a search is beside").right()))
}

fn command() -> impl Generator<Value = Command> {
    prop_oneof![
        4 => Just(Command::Step(Direction::Forward, Stride::Step)),
        3 => Just(Command::Step(Direction::Backward, Stride::Step)),
        2 => Just(Command::Step(Direction::Forward, Stride::QueenMove)),
        2 => Just(Command::Step(Direction::Backward, Stride::QueenMove)),
        1 => Just(Command::Jump(Target::Start)),
        1 => Just(Command::Jump(Target::End)),
        1 => Just(Command::Return(Direction::Backward)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn each_stands_at_the_clock_or_at_its_end(
        n in 1u8..=4,
        rows in any::<bool>(),
        commands in prop::collection::vec(command(), 1..40),
    ) {
        let mut app = app(n, if rows { Strategy::Rows } else { Strategy::Squares });
        let (last_left, last_right) = totals(&app);
        for command in commands {
            let before = steps(&app);
            app.update(command, Duration::ZERO);
            settle(&mut app, Duration::ZERO);
            let (left, right) = steps(&app);
            let clock = left.max(right);
            prop_assert_eq!((left, right), (clock.min(last_left), clock.min(last_right)));
            if command == Command::Step(Direction::Forward, Stride::Step) {
                let before = before.0.max(before.1);
                prop_assert_eq!(clock, (before + 1).min(last_left.max(last_right)));
            }
        }
    }
}

#[test]
fn playing_goes_on_to_the_longer_search_and_back_to_the_start() {
    let mut app = app(3, Strategy::Rows);
    let (last_left, last_right) = totals(&app);
    assert!(last_left < last_right);
    let mut now = Duration::ZERO;
    let mut play = |app: &mut App, direction| {
        app.update(Command::Play(direction), now);
        for _ in 0..2000 {
            now += Duration::from_millis(20);
            settle(app, now);
        }
    };
    for _ in 0..4 {
        app.update(Command::Faster, Duration::ZERO);
    }
    assert_eq!(Some(app.player().speed()), Speed::new(32.0));
    play(&mut app, Direction::Forward);
    assert_eq!(steps(&app), (last_left, last_right));
    play(&mut app, Direction::Backward);
    assert_eq!(steps(&app), (0, 0));
}
