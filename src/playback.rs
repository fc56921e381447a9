//! Moving through the search in time: the jobs that run beside the screen, the player that steps,
//! plays and jumps, and the targets of a jump.
//!
//! Nothing here knows the clock: time comes in as an argument.

pub mod jobs;
pub mod jump;
pub mod player;
pub mod speed;
pub mod target;

pub use player::{Direction, Player};
pub use speed::Speed;
pub use target::Target;
