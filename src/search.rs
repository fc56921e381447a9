//! The problem and the search, and nothing else: no screen, clock, thread or I/O.
//!
//! [`Search`] says what is searched, [`Position`] is one moment of it, and an [`Event`] leads from
//! one position to the next. A position is the explicit stack of the iterative backtracker; the
//! next event *and the previous one* follow from it, so going back needs no history.

pub mod atlas;
pub mod blind;
pub mod board;
pub mod census;
pub mod conflict;
pub mod count;
pub mod counters;
pub mod event;
pub mod mark;
pub mod position;
pub mod prefix;
pub mod strategy;
pub mod tree;

pub use atlas::Atlas;
pub use blind::Blind;
pub use board::{Attack, BoardSize, Line, Square};
pub use census::{Cancelled, Census, Progress, Subtree, Total};
pub use counters::Counters;
pub use event::Event;
pub use mark::Mark;
pub use position::{Conflict, Position, Step};
pub use strategy::{FixedError, Goal, Search, Strategy};
