//! How to wait for a player's threads.

use std::time::Duration;

use crossbeam_channel::Select;
use nq_tui::playback::player::{News, Player};

/// A player of the backtracking search for all solutions that knows how long it is.
pub(crate) fn counted(n: u8) -> Player {
    let mut player = Player::new(super::queens(n));
    assert_eq!(settle(&mut player, Duration::ZERO), []);
    player
}

/// Ticks until nothing is under way any more; gives all that was told.
pub(crate) fn settle(player: &mut Player, now: Duration) -> Vec<News> {
    let mut news = player.tick(now);
    while player.is_waiting() {
        let mut select = Select::new();
        player.watch(&mut select);
        select.ready();
        news.extend(player.tick(now));
    }
    news
}
