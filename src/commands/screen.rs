//! `nq-tui [N]`: the screen.

use std::ops::ControlFlow;
use std::time::Duration;

use anyhow::Context;
use crossterm::style::force_color_output;

use super::config;
use super::environment::{fitting_glyphs, is_colour_unwanted, require_terminal, screen_language};
use super::lesson::{self, Opened};
use crate::cli::ScreenArgs;
use crate::config::Config;
use crate::failure::Failure;
use crate::i18n::Language;
use crate::playback::jump;
use crate::playback::{Direction, Player, Target};
use crate::search::{Atlas, Cancelled, Goal, Position, Search};
use crate::tui::app::{App, Command};
use crate::tui::glyphs::{self, GlyphChoice, GlyphSet};
use crate::tui::panes::footer::miss_text;
use crate::tui::probe::Probe;
use crate::tui::run::{self, Exit};
use crate::tui::settings::Settings;
use crate::tui::terminal::Mouse;
use crate::tui::theme::ThemeName;
use crate::wording::{Base, Voice};

/// Shows the screen until the user leaves it.
///
/// # Errors
/// The start lies beyond the end of the search, or there is no terminal to show it on.
pub fn run(args: &ScreenArgs, config: &Config) -> Result<(), Failure> {
    let own = screen_language(config);
    let language = args.lang.unwrap_or(own);
    let goal = if args.first { Goal::First } else { Goal::All };
    let opened = args.lesson.as_deref().map(|name| lesson::open(name, language)).transpose()?;
    let search = match opened.as_ref().and_then(|opened| opened.lesson.stops.first()) {
        Some(stop) => *stop.position.search(),
        None => args.board.search(args.n, goal)?,
    };
    require_terminal(language)?;
    let mut player = Player::new(search);
    if let Some(target) = args.at {
        player.start_at(position_of(target, search, language)?);
    }
    player.set_speed(args.speed.unwrap_or(config.speed), Duration::ZERO);
    let base = if args.one_based { Base::One } else { config.base };
    let voice = Voice { language, base, glyphs: &glyphs::UNICODE };
    let mut app = App::new(player, voice);
    let (fitting, probe) = fitting_glyphs();
    app.configure(settings(args, config, fitting));
    app.show(args.view.unwrap_or(config.view));
    app.put_beside(args.beside);
    let file = match opened {
        Some(Opened { lesson, file }) => {
            app.give(lesson);
            file
        }
        None => lesson::kept(),
    };
    if args.play {
        app.update(Command::Play(Direction::Forward), Duration::ZERO);
    }
    let probe = if app.settings().glyphs == GlyphChoice::Auto { probe } else { Probe::Skip };
    // With NO_COLOR set, crossterm would write resets that wipe bold and reversed out; that it asks
    // for no colour is the theme's matter.
    force_color_output(true);
    match run::run(app, probe, file, &|app| config::keep(app, config, own))
        .context("terminal")
        .map_err(Failure::Other)?
    {
        Exit::Quit => {}
        Exit::Signal(signal) => run::die_of(signal),
    }
    Ok(())
}

fn settings(args: &ScreenArgs, config: &Config, fitting: GlyphSet) -> Settings {
    let colours = if is_colour_unwanted() { ThemeName::Mono } else { config.theme };
    Settings {
        theme: args.theme.unwrap_or(colours),
        glyphs: args.glyphs.unwrap_or(config.glyphs),
        fitting,
        mouse: if args.mouse { Mouse::Clicks } else { config.mouse },
        ..Settings::default()
    }
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
