//! Everything on the screen.
//!
//! ```text
//! ┌ header ─────────────────────────────────────────────┐  panes/header.rs
//! │        0    1    2    3        │ log   x = (0,2,_,_) │
//! │ 0 ▶  ┌────┬────┬────┬────┐     │  1 [0][0]=true      │
//! │ 1    │ board: marks,     │     │  2 [1][0]=false     │  panes/board.rs, panes/log.rs
//! │ 2    │ lines of attack   │     │ ▶3 …                │
//! │ ■ queen × attacked ○ tried □ not tried yet           │  panes/legend.rs
//! │ what happened and why                                │  panes/reason.rs, panes/practice.rs
//! │ what follows                                         │
//! │ ├────●───────────────────────────────────┤ 17 / 78   │  panes/timeline.rs
//! │ tested 15 placed 4 rejected 11 …                     │  panes/counters.rs
//! └ footer, prompt or message ──────────────────────────┘  panes/footer.rs
//! ```
//!
//! A key press goes through [`keymap`] to a [`command::Command`], through [`app::App::update`] to an
//! [`command::Effect`], which [`run`] carries out. The screen is drawn from `&App` alone.

pub mod app;
pub mod beside;
mod clock;
pub mod command;
#[cfg(debug_assertions)]
pub mod faults;
pub mod glyphs;
pub mod held;
pub mod input;
mod job_control;
pub mod journal;
pub mod keymap;
pub mod layout;
pub mod lesson;
pub mod lesson_file;
pub mod order;
pub mod output;
pub mod panes;
pub mod practice;
pub mod probe;
pub mod prompt;
pub mod run;
pub mod screen;
pub mod settings;
pub mod signals;
pub mod terminal;
pub mod theme;
mod tty;
pub mod view;
