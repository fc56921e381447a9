//! Stopping for the shell, and coming back from that.

use std::collections::VecDeque;
use std::iter;
use std::time::Duration;

use crossbeam_channel::Receiver;

use super::run::Exit;
use super::signals::{self, Signal};
use super::tty;

/// How long signals that were sent together are on their way: one that ends the program must not
/// come after it has stopped again.
const ON_THE_WAY: Duration = Duration::from_millis(5);

/// In the background, stops until the shell brings the program to the front: its own modes are
/// not the user's. Gives how it ended meanwhile, if it did.
pub(super) fn come_to_front(signals: &Receiver<Signal>) -> Option<Exit> {
    while !tty::is_in_front() && tty::can_stop() {
        let mut since = VecDeque::new();
        stop_unless_told(signals, &mut since);
        if let Some(exit) = since.into_iter().find_map(Exit::of) {
            return Some(exit);
        }
    }
    None
}

/// Stops, unless one of the signals since says otherwise: who was continued meanwhile would stop
/// for good, and who is to end would not hear of it.
pub(super) fn stop_unless_told(signals: &Receiver<Signal>, since: &mut VecDeque<Signal>) {
    since.extend(iter::from_fn(|| signals.recv_timeout(ON_THE_WAY).ok()));
    if since.iter().all(|signal| matches!(signal, Signal::Stop | Signal::Resize)) {
        signals::stop();
    }
}
