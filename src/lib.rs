//! nq-tui: a time-travel debugger for backtracking.
//!
//! It shows the n-queens problem being solved by backtracking, one step at a time, forwards and
//! backwards. The picture, and which file draws what, is in [`tui`].
//!
//! | where | what |
//! |---|---|
//! | [`search`] | the problem and the search: no screen, clock, thread or I/O |
//! | [`playback`] | moving through the search in time: jobs, player, targets of a jump |
//! | [`lesson`] | lessons: stops in a search, each with a note |
//! | [`practice`] | predicting the search, and carrying it out by hand |
//! | [`tui`] | the screen: keys, commands, panes, the terminal |
//! | [`export`] | the screen as text, pictures, recordings and pages |
//! | [`commands`] | the same search without a screen |
//! | [`wording`] | what is said about a step; [`i18n`] says it in English or Chinese |
//! | [`cli`] | the command line |
//! | [`config`] | what a user has chosen for good, in a file |
//! | [`save`] | files that are written whole or not at all |

pub mod cli;
pub mod commands;
pub mod config;
pub mod export;
pub mod failure;
pub mod i18n;
pub mod lesson;
pub mod listing;
pub mod playback;
pub mod practice;
pub mod save;
pub mod search;
pub mod tui;
pub mod wording;

pub use commands::run;
pub use failure::Failure;
