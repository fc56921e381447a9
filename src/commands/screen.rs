//! `nq-tui [N]`: the screen.

use std::ops::ControlFlow;
use std::time::Duration;

use anyhow::Context;

use super::environment::{language, require_terminal};
use crate::cli::ScreenArgs;
use crate::failure::Failure;
use crate::i18n::Language;
use crate::playback::jump;
use crate::playback::{Direction, Player, Target};
use crate::search::{Atlas, Cancelled, Goal, Position, Search};
use crate::tui::app::{App, Command};
use crate::tui::panes::footer::miss_text;
use crate::tui::run::{self, Exit};
use crate::tui::terminal::Mouse;
use crate::tui::{glyphs, theme};
use crate::wording::{Base, Voice};

/// Shows the screen until the user leaves it.
///
/// # Errors
/// The start lies beyond the end of the search, or there is no terminal to show it on.
pub fn run(args: &ScreenArgs) -> Result<(), Failure> {
    let language = language(args.lang);
    let goal = if args.first { Goal::First } else { Goal::All };
    let search = args.board.search(args.n, goal)?;
    require_terminal(language)?;
    let mut player = Player::new(search);
    if let Some(target) = args.at {
        player.start_at(position_of(target, search, language)?);
    }
    if let Some(speed) = args.speed {
        player.set_speed(speed, Duration::ZERO);
    }
    let base = if args.one_based { Base::One } else { Base::Zero };
    let voice = Voice { language, base, glyphs: &glyphs::UNICODE };
    let mut app = App::new(player, voice, &theme::AUTO);
    app.put_beside(args.beside);
    if args.play {
        app.update(Command::Play(Direction::Forward), Duration::ZERO);
    }
    let mouse = if args.mouse { Mouse::Clicks } else { Mouse::Left };
    match run::run(app, mouse).context("terminal").map_err(Failure::Other)? {
        Exit::Quit => {}
        Exit::Signal(signal) => run::die_of(signal),
    }
    Ok(())
}

/// The position that `target` means from the start of `search`.
///
/// # Errors
/// There is no such position.
pub fn position_of(
    target: Target,
    search: Search,
    language: Language,
) -> Result<Position, Failure> {
    let start = Position::start(search);
    let mut atlas = Atlas::new(search);
    match jump::find(target, &start, &mut atlas, &mut |_| ControlFlow::Continue(())) {
        Ok(Ok(position)) => Ok(position),
        Ok(Err(miss)) => Err(Failure::Usage(miss_text(language, miss))),
        // Nobody calls it off.
        Err(Cancelled) => Ok(start),
    }
}
