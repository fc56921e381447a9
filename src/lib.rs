//! nq-tui.
pub mod commands;
pub mod search;
