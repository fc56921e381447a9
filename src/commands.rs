//! The commands that need no screen: the same search, printed.

pub mod trace;
