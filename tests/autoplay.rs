//! Autoplay at every speed, and a player whose search breaks; the clock is an argument.
#![allow(clippy::unwrap_used, clippy::missing_const_for_fn, reason = "helpers of tests")]

mod support;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use nq_tui::playback::jobs::Stream;
use nq_tui::playback::player::{Motion, News, Player, Stepped, Stride, Total};
use nq_tui::playback::{Direction, Speed, Target};
use nq_tui::search::{Position, Step};
use rstest::rstest;
use support::settle::{counted, settle};
use support::{queens, seek};

const ZERO: Duration = Duration::ZERO;

fn millis(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// A player that knows how long its search is, at this speed.
fn player(n: u8, steps_per_second: f64) -> Player {
    let mut player = counted(n);
    player.set_speed(Speed::new(steps_per_second).unwrap(), ZERO);
    player
}

#[rstest]
#[case::slowest(0.25, 10)]
#[case::default(2.0, 20)]
#[case::eight_a_second(8.0, 80)]
#[case::sixty_a_second(60.0, 600)]
fn every_step_is_taken_at_its_deadline(#[case] speed: f64, #[case] steps: u64) {
    let mut player = player(8, speed);
    assert_eq!(player.toggle(Direction::Forward, ZERO), Stepped::Moved);
    for step in 1..=steps {
        let deadline = player.deadline().unwrap();
        assert_eq!(deadline, Speed::new(speed).unwrap().time_of(step));
        settle(&mut player, deadline.saturating_sub(Duration::from_micros(10)));
        assert_eq!(player.position().step(), Step::from(step - 1));
        settle(&mut player, deadline);
        assert_eq!(player.position().step(), Step::from(step));
    }
}

#[test]
fn ten_seconds_at_eight_steps_a_second_are_eighty_steps_however_often_one_looks() {
    for interval in [1, 16, 33, 125, 250] {
        let mut player = player(8, 8.0);
        player.toggle(Direction::Forward, ZERO);
        for now in (0..10_000).step_by(interval).chain([10_000]) {
            settle(&mut player, millis(now));
        }
        assert_eq!(player.position(), &seek(8, 80));
    }
}

#[test]
fn autoplay_that_waits_too_long_for_the_search_does_not_rush_afterwards() {
    let never = |_| Stream::of(crossbeam_channel::never().into_iter());
    let mut player = Player::with_stream(queens(8), never);
    player.toggle(Direction::Forward, ZERO);
    for (now, since) in [(500, 0), (750, 0), (751, 751), (1_251, 751), (5_000, 5_000)] {
        player.tick(millis(now));
        let motion =
            Motion::Playing { direction: Direction::Forward, since: millis(since), done: 0 };
        assert_eq!(player.motion(), motion);
        assert!(player.is_starved());
        assert_eq!(player.deadline(), None);
    }
}

#[test]
fn both_ends_pause() {
    let mut player = player(4, 1_000.0);
    player.toggle(Direction::Forward, ZERO);
    settle(&mut player, millis(78));
    assert_eq!((player.position().step(), player.motion()), (78, Motion::Paused));
    assert_eq!(player.toggle(Direction::Forward, millis(80)), Stepped::AtLimit(Direction::Forward));
    player.toggle(Direction::Backward, millis(100));
    settle(&mut player, millis(177));
    assert_eq!(player.position().step(), 1);
    settle(&mut player, millis(178));
    assert_eq!((player.position().step(), player.motion()), (0, Motion::Paused));
    assert_eq!(player.deadline(), None);
    assert_eq!(
        player.toggle(Direction::Backward, millis(200)),
        Stepped::AtLimit(Direction::Backward)
    );
}

#[test]
fn faster_than_the_search_runs_it_leaps_both_ways() {
    let mut player = player(14, 1e9);
    player.toggle(Direction::Forward, ZERO);
    settle(&mut player, millis(200));
    assert_eq!(player.position(), &seek(14, 200_000_000));
    assert_eq!(player.furthest(), 200_000_000);
    settle(&mut player, millis(300));
    assert_eq!(player.position(), &seek(14, 300_000_000));
    player.toggle(Direction::Backward, millis(300));
    settle(&mut player, millis(550));
    assert_eq!(player.position(), &seek(14, 50_000_000));
    assert_eq!(player.furthest(), 300_000_000);
    settle(&mut player, millis(700));
    assert_eq!((player.position().step(), player.motion()), (0, Motion::Paused));
    player.toggle(Direction::Forward, millis(700));
    settle(&mut player, millis(1_200));
    assert_eq!((player.position().is_end(), player.motion()), (true, Motion::Paused));
    assert_eq!(player.total(), Total::Known(player.position().step()));
}

#[test]
fn whatever_ends_a_leap_leaves_a_right_position() {
    let here = seek(14, 100_000_000);
    let ends: [fn(&mut Player); 4] = [
        Player::pause,
        |player| assert_eq!(player.toggle(Direction::Forward, millis(200)), Stepped::Moved),
        |player| assert_eq!(player.step(Direction::Backward, Stride::Step), Stepped::Moved),
        |player| player.jump(Target::Start),
    ];
    for (end, expected) in ends.into_iter().zip([here, here, seek(14, 99_999_999), seek(14, 0)]) {
        let mut player = player(14, 1e9);
        player.start_at(here);
        player.toggle(Direction::Forward, ZERO);
        player.tick(millis(200));
        assert!(player.is_starved());
        end(&mut player);
        settle(&mut player, millis(200));
        assert_eq!((player.position(), player.motion()), (&expected, Motion::Paused));
        player.step(Direction::Forward, Stride::Step);
        settle(&mut player, millis(300));
        assert_eq!(player.position(), &seek(14, expected.step() + 1));
    }
}

#[test]
fn a_speed_set_in_the_middle_of_a_leap_counts_from_then() {
    let mut player = player(14, 1e9);
    player.toggle(Direction::Forward, ZERO);
    player.tick(millis(200));
    player.set_speed(Speed::new(1_000.0).unwrap(), millis(200));
    settle(&mut player, millis(300));
    assert_eq!(player.position(), &seek(14, 100));
}

static IS_BROKEN: AtomicBool = AtomicBool::new(false);

/// The events of the search, unless it is broken.
fn breakable(position: Position) -> Stream {
    Stream::of(position.events().inspect(|_| {
        assert!(!IS_BROKEN.load(Ordering::SeqCst), "the search broke");
    }))
}

#[test]
fn a_search_that_breaks_says_so_and_can_be_tried_again() {
    let broke = [News::Failed("the search broke".to_owned())];
    let mut player = Player::with_stream(queens(8), breakable);
    settle(&mut player, ZERO);
    IS_BROKEN.store(true, Ordering::SeqCst);
    player.step(Direction::Forward, Stride::Step);
    assert_eq!(settle(&mut player, ZERO), broke);
    player.toggle(Direction::Forward, ZERO);
    assert_eq!(settle(&mut player, millis(600)), broke);
    assert_eq!((player.position().step(), player.motion()), (0, Motion::Paused));
    player.jump(Target::Step(100));
    assert_eq!(settle(&mut player, ZERO), [News::Jumped { from: 0, to: 100 }]);
    player.step(Direction::Backward, Stride::Step);
    assert_eq!(player.position(), &seek(8, 99));
    IS_BROKEN.store(false, Ordering::SeqCst);
    player.step(Direction::Forward, Stride::QueenMove);
    assert_eq!(settle(&mut player, ZERO), []);
    assert!(player.position().step() > 99);
}
