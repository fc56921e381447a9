//! Moving through the search in time: the jobs that run beside the screen, the player that steps,
//! plays and jumps, and the targets of a jump.
//!
//! Nothing here knows the clock: time comes in as an argument.

pub mod jobs;
pub mod jump;
pub mod overview;
pub mod player;
pub mod speed;
pub mod target;
mod visit;

pub use player::Player;
pub use speed::Speed;
pub use target::Target;

/// Which way in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards the end of the search.
    Forward,
    /// Towards its start.
    Backward,
}
