//! A player that goes where another's clock is, pauses at a given step, or walks there at once.
#![allow(clippy::unwrap_used, clippy::missing_const_for_fn, reason = "helpers of tests")]

mod support;

use std::time::Duration;

use nq_tui::playback::overview::PARTS;
use nq_tui::playback::player::{Motion, News, Player, Stepped, Stride, Total};
use nq_tui::playback::{Direction, Speed, Target};
use nq_tui::search::{Goal, Position, Step, Strategy};
use rstest::rstest;
use support::settle::{counted, settle};
use support::{queens, search, seek};

const ZERO: Duration = Duration::ZERO;

/// Not so long that autoplay forgets what is due.
const SHORT: Duration = Duration::from_millis(200);

#[test]
fn it_follows_both_ways_and_goes_on_from_there() {
    let mut player = counted(8);
    for step in [40, 41, 41, 10, 9, 17_868, 0, 40] {
        player.follow(step);
        assert_eq!(settle(&mut player, ZERO), []);
        assert_eq!(player.position(), &seek(8, step));
    }
    assert_eq!(player.furthest(), 17_868);
    assert_eq!(player.step(Direction::Forward, Stride::Step), Stepped::Moved);
    settle(&mut player, ZERO);
    assert_eq!(player.position(), &seek(8, 41));
}

#[test]
fn a_step_owed_is_taken_from_where_it_followed_to() {
    let mut player = counted(8);
    player.step(Direction::Forward, Stride::Step);
    settle(&mut player, ZERO);
    player.follow(1_000);
    player.step(Direction::Forward, Stride::Step);
    settle(&mut player, ZERO);
    assert_eq!(player.position(), &seek(8, 1_000));
    player.step(Direction::Forward, Stride::Step);
    settle(&mut player, ZERO);
    assert_eq!(player.position(), &seek(8, 1_001));
}

#[test]
fn where_its_search_has_ended_it_stands_at_the_end() {
    let mut player = counted(4);
    player.follow(1_000_000);
    settle(&mut player, ZERO);
    assert!(player.position().is_end());
    assert_eq!(player.total(), Total::Known(player.position().step()));
    player.follow(77);
    settle(&mut player, ZERO);
    assert_eq!(player.position(), &seek(4, 77));
}

#[rstest]
#[case::walked(100_000, false)]
#[case::sought(100_001, true)]
fn near_it_is_there_at_once_and_far_away_it_seeks(#[case] distance: Step, #[case] seeks: bool) {
    let mut player = counted(14);
    for step in [distance, 0] {
        player.follow(step);
        player.tick(ZERO);
        assert_eq!(player.is_waiting(), seeks);
        settle(&mut player, ZERO);
        assert_eq!((player.position(), player.motion()), (&seek(14, step), Motion::Paused));
    }
}

#[test]
fn the_newest_of_two_far_places_is_where_it_ends_up() {
    let mut player = counted(14);
    player.follow(100_000_000);
    player.tick(ZERO);
    player.follow(200_000_000);
    settle(&mut player, ZERO);
    settle(&mut player, ZERO);
    assert_eq!(player.position(), &seek(14, 200_000_000));
}

#[test]
fn while_it_plays_by_itself_it_does_not_follow() {
    let mut player = counted(8);
    player.set_speed(Speed::new(50.0).unwrap(), ZERO);
    player.toggle(Direction::Forward, ZERO);
    player.follow(100);
    settle(&mut player, SHORT);
    assert_eq!(player.position().step(), 10);
    player.pause();
    settle(&mut player, SHORT);
    assert_eq!(player.position().step(), 100);
}

#[test]
fn autoplay_halts_where_it_was_told_to_and_only_once() {
    let mut player = counted(8);
    player.set_speed(Speed::new(1_000.0).unwrap(), ZERO);
    player.halt_at(Some(5));
    for (direction, halt) in [(Direction::Forward, 30), (Direction::Backward, 12)] {
        player.toggle(direction, ZERO);
        player.halt_at(Some(halt));
        settle(&mut player, SHORT);
        assert_eq!((player.position().step(), player.motion()), (halt, Motion::Paused));
    }
    player.toggle(Direction::Forward, ZERO);
    settle(&mut player, SHORT);
    assert_eq!(player.position().step(), 212);
}

#[rstest]
#[case::there(10, 500, 500)]
#[case::back(500, 10, 10)]
#[case::to_where_it_is(10, 10, 10)]
#[case::beyond_the_end(10, Step::MAX, 17_868)]
fn it_walks_at_once(#[case] from: Step, #[case] to: Step, #[case] expected: Step) {
    let mut player = counted(8);
    player.jump(Target::Step(from));
    assert_eq!(settle(&mut player, ZERO), [News::Jumped { from: 0, to: from }]);
    player.step(Direction::Forward, Stride::Step);
    player.walk(to);
    assert_eq!(player.position(), &seek(8, expected));
    player.step(Direction::Backward, Stride::Step);
    settle(&mut player, ZERO);
    assert_eq!(player.position(), &seek(8, expected - 1));
}

#[test]
fn from_where_it_went_it_can_return() {
    let mut player = counted(8);
    player.go_to(seek(8, 500));
    player.go_to(seek(8, 500));
    player.go_to(seek(8, 90));
    assert_eq!((player.position(), player.furthest()), (&seek(8, 90), 500));
    for step in [500, 0] {
        assert!(player.return_to(Direction::Backward));
        assert_eq!(player.position(), &seek(8, step));
    }
    assert!(!player.return_to(Direction::Backward));
}

#[test]
fn the_steps_owed_are_taken_at_once() {
    let mut player = counted(4);
    for stride in [Stride::Step, Stride::QueenMove, Stride::QueenMove] {
        player.step(Direction::Forward, stride);
    }
    player.take_owed();
    assert!(!player.is_waiting());
    let queen_moves = |position: &Position| {
        let mut walked = Position::start(*position.search());
        let mut moves = 0;
        while walked.step() < position.step() {
            moves += u32::from(walked.forward().unwrap().is_queen_move());
        }
        moves
    };
    assert_eq!(queen_moves(player.position()), 3);
    assert!(player.position().previous_event().unwrap().is_queen_move());
}

#[rstest]
#[case::backtrack(Strategy::Backtrack, 6, &[])]
#[case::below_a_queen(Strategy::Backtrack, 6, &[2])]
#[case::rows(Strategy::Rows, 4, &[])]
#[case::squares(Strategy::Squares, 3, &[])]
fn shares_end_where_the_next_choice_of_the_first_row_begins(
    #[case] strategy: Strategy,
    #[case] n: u8,
    #[case] fixed: &[u8],
) {
    let search = search(n, strategy, Goal::All).with_fixed(fixed).unwrap();
    let mut player = Player::new(search);
    assert_eq!(player.shares(), []);
    settle(&mut player, ZERO);
    let mut position = Position::start(search);
    let (first, mut ends) = (position.next_choice(), Vec::new());
    while position.forward().is_some() {
        if position.chosen().len() == fixed.len() && position.next_choice() > first {
            ends.push(position.step());
        }
    }
    assert_eq!(player.shares(), ends);
}

#[test]
fn where_the_solutions_lie_is_known_once_it_was_asked_for() {
    let mut player = Player::new(queens(8));
    player.ask_density();
    settle(&mut player, ZERO);
    // Before the length was known nothing could be asked.
    assert_eq!(player.density(), None);
    player.ask_density();
    assert_eq!(player.density(), None);
    settle(&mut player, ZERO);
    let parts = player.density().unwrap();
    assert_eq!((parts.len(), parts.iter().sum::<u64>()), (PARTS, 92));
    let mut found = 0;
    for (part, &solutions) in (1..).zip(parts) {
        found += solutions;
        assert_eq!(seek(8, 17_868 * part / PARTS as Step).solutions(), found);
    }
}
