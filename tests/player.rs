//! The player against a list of positions and an index; its threads are real, its clock is not.
#![allow(clippy::unwrap_used, clippy::missing_const_for_fn, reason = "helpers of tests")]

#[path = "player/model.rs"]
mod model;
mod support;

use std::sync::LazyLock;

use model::Model;
use nq_tui::playback::player::{Motion, Player, Stride, Total};
use nq_tui::playback::target::Landmark;
use nq_tui::playback::{Direction, Target};
use nq_tui::search::{Goal, Square, Step, Strategy};
use proptest::prelude::{ProptestConfig, prop, prop_assert_eq, prop_oneof, proptest};
use proptest::strategy::{Just, Strategy as _};
use proptest::test_runner::TestCaseError;
use support::search;
use support::settle::settle;
use support::story::Story;

/// The searches that a random sequence changes between.
static STORIES: LazyLock<Vec<Story>> = LazyLock::new(|| {
    let searches: [(u8, Strategy, Goal, &[u8]); 10] = [
        (4, Strategy::Backtrack, Goal::All, &[]),
        (1, Strategy::Backtrack, Goal::All, &[]),
        (2, Strategy::Backtrack, Goal::All, &[]),
        (3, Strategy::Backtrack, Goal::All, &[]),
        (5, Strategy::Backtrack, Goal::All, &[]),
        (6, Strategy::Backtrack, Goal::All, &[]),
        (6, Strategy::Backtrack, Goal::First, &[]),
        (5, Strategy::Backtrack, Goal::All, &[1]),
        (3, Strategy::Rows, Goal::All, &[]),
        (2, Strategy::Squares, Goal::First, &[]),
    ];
    let of = |(n, strategy, goal, fixed)| search(n, strategy, goal).with_fixed(fixed).unwrap();
    searches.into_iter().map(|parts| Story::of(of(parts))).collect()
});

#[derive(Debug, Clone, Copy)]
enum Act {
    Step(Direction, Stride),
    Play(Direction),
    Scale(bool),
    Speed(u64),
    Jump(Target),
    Cancel,
    Change(usize),
    Return(Direction),
    /// Lets so many milliseconds pass, and does what is due then.
    Wait(u64),
}

fn any_direction() -> impl proptest::strategy::Strategy<Value = Direction> + Clone {
    prop::sample::select(&[Direction::Forward, Direction::Backward][..])
}

fn any_target() -> impl proptest::strategy::Strategy<Value = Target> {
    const LANDMARKS: [Landmark; 3] = [Landmark::Solution, Landmark::DeadEnd, Landmark::Backtrack];
    let landmark = prop::sample::select(&LANDMARKS[..]);
    let square = (0_u8..7, 0_u8..7).prop_map(|(row, col)| Square::new(row, col));
    prop_oneof![
        Just(Target::Start),
        Just(Target::End),
        (0_u32..300).prop_map(|step| Target::Step(step.into())),
        (0_u32..=100_000).prop_map(Target::Percent),
        (landmark.clone(), 1_u64..8).prop_map(|(landmark, k)| Target::Nth(landmark, k)),
        (any_direction(), landmark).prop_map(|(way, landmark)| Target::Nearest(way, landmark)),
        any_direction().prop_map(Target::Over),
        any_direction().prop_map(Target::Out),
        square.clone().prop_map(Target::Visit),
        (any_direction(), square).prop_map(|(way, square)| Target::NearestVisit(way, square)),
    ]
}

fn any_act() -> impl proptest::strategy::Strategy<Value = Act> {
    let stride = prop::sample::select(&[Stride::Step, Stride::QueenMove][..]);
    let speed = prop::sample::select(&[1, 8, 64, 400, 4_000, 4_000_000, 4_000_000_000][..]);
    prop_oneof![
        8 => (any_direction(), stride).prop_map(|(way, stride)| Act::Step(way, stride)),
        3 => any_direction().prop_map(Act::Play),
        1 => proptest::bool::ANY.prop_map(Act::Scale),
        2 => speed.prop_map(Act::Speed),
        3 => any_target().prop_map(Act::Jump),
        1 => Just(Act::Cancel),
        1 => (0..STORIES.len()).prop_map(Act::Change),
        2 => any_direction().prop_map(Act::Return),
        5 => (0_u64..=250).prop_map(Act::Wait),
    ]
}

/// Does the same with both; both must answer the same.
fn act(act: Act, player: &mut Player, model: &mut Model<'_>) -> Result<(), TestCaseError> {
    match act {
        Act::Step(way, stride) => {
            prop_assert_eq!(player.step(way, stride), model.step(way, stride));
        }
        Act::Play(way) => prop_assert_eq!(player.toggle(way, model.now()), model.toggle(way)),
        Act::Scale(faster) => {
            let speed = player.speed();
            let speed = if faster { speed.faster() } else { speed.slower() };
            player.set_speed(speed, model.now());
            model.scale_speed(faster);
        }
        Act::Speed(speed) => {
            model.set_speed(speed);
            player.set_speed(model.speed(), model.now());
        }
        Act::Jump(target) => {
            player.jump(target);
            model.jump(target);
        }
        Act::Cancel => prop_assert_eq!(player.cancel_jump(), model.cancel()),
        Act::Change(story) => {
            player.change(*STORIES[story].positions[0].search());
            model.change(story);
        }
        Act::Return(way) => prop_assert_eq!(player.return_to(way), model.return_to(way)),
        Act::Wait(milliseconds) => model.wait(milliseconds),
    }
    Ok(())
}

/// Whether all that can be seen of the player is what the model says.
fn compare(player: &Player, model: &Model<'_>) -> Result<(), TestCaseError> {
    prop_assert_eq!(player.position(), &model.story().positions[model.here.index]);
    prop_assert_eq!(player.furthest(), model.here.furthest as Step);
    prop_assert_eq!(player.motion(), model.motion());
    prop_assert_eq!(player.speed(), model.speed());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn the_player_does_what_a_list_and_an_index_do(
        acts in prop::collection::vec((any_act(), proptest::bool::weighted(0.7)), 1..24),
    ) {
        let mut model = Model::new(&STORIES);
        let mut player = Player::new(*model.story().positions[0].search());
        for (next, settles) in acts {
            act(next, &mut player, &mut model)?;
            if settles || matches!(next, Act::Wait(_)) {
                prop_assert_eq!(settle(&mut player, model.now()), model.settle());
                prop_assert_eq!(player.total(), Total::Known(model.story().last() as Step));
                prop_assert_eq!(player.jumping(), None);
            }
            compare(&player, &model)?;
        }
    }

    #[test]
    fn whenever_events_arrive_the_position_is_one_of_the_search(
        acts in prop::collection::vec(any_act(), 1..24),
    ) {
        let mut model = Model::new(&STORIES);
        let mut player = Player::new(*model.story().positions[0].search());
        let is_somewhere = |player: &Player| {
            let story = STORIES.iter().find(|s| s.positions[0].search() == player.position().search());
            let step = usize::try_from(player.position().step()).unwrap();
            story.and_then(|story| story.positions.get(step)) == Some(player.position())
        };
        for next in acts {
            // The model is only the clock here.
            let _ = act(next, &mut player, &mut model);
            player.tick(model.now());
            prop_assert_eq!(is_somewhere(&player), true);
            prop_assert_eq!(player.furthest() >= player.position().step(), true);
        }
        player.pause();
        settle(&mut player, model.now());
        prop_assert_eq!(is_somewhere(&player), true);
        prop_assert_eq!(player.motion(), Motion::Paused);
    }
}
