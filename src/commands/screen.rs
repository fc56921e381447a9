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
use crate::i18n::{Language, text};
#[cfg(not(debug_assertions))]
use crate::playback::Player;
use crate::playback::jump;
use crate::playback::{Direction, Target};
use crate::search::{Atlas, Cancelled, Goal, Position, Search};
use crate::tui::app::{App, Command};
use crate::tui::glyphs::{self, GlyphChoice, GlyphSet};
use crate::tui::journal::Journal;
use crate::tui::panes::footer::miss_text;
use crate::tui::probe::Probe;
use crate::tui::run::{self, Around, Exit};
use crate::tui::settings::Settings;
use crate::tui::signals;
use crate::tui::terminal::Mouse;
use crate::tui::theme::ThemeName;
use crate::wording::{Base, Voice};

/// Shows the screen until the user leaves it.
///
/// # Errors
/// The start lies beyond the end of the search, or there is no terminal to show it on.
pub fn run(args: &ScreenArgs, config: &Config) -> Result<(), Failure> {
    let handlers = signals::install().context("signals").map_err(Failure::Other)?;
    let own = screen_language(config);
    let language = args.lang.unwrap_or(own);
    let goal = if args.first { Goal::First } else { Goal::All };
    let opened = args.lesson.as_deref().map(|name| lesson::open(name, language)).transpose()?;
    let search = match opened.as_ref().and_then(|opened| opened.lesson.stops.first()) {
        Some(stop) => *stop.position.search(),
        None => args.board.search(args.n, goal)?,
    };
    require_terminal(language)?;
    let journal = journal(args, language)?;
    #[cfg(debug_assertions)]
    let mut player = crate::tui::faults::player(search);
    #[cfg(not(debug_assertions))]
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
    let keep = |app: &App| config::keep(app, config, own);
    let around = Around { probe, lesson: file, keep: &keep, journal, handlers };
    match run::run(app, around).context("terminal").map_err(Failure::Other)? {
        Exit::Quit => {}
        Exit::Signal(signal) => signals::die_of(signal),
        Exit::Gone => {
            signals::die_of_hangup();
            return Err(Failure::Cannot(language.text("error-terminal-gone")));
        }
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

/// The log that was asked for.
fn journal(args: &ScreenArgs, language: Language) -> Result<Journal, Failure> {
    let Some(path) = &args.log else { return Ok(Journal::default()) };
    Journal::create(path).map_err(|error| {
        let (file, why) = (path.display().to_string(), error.to_string());
        Failure::Cannot(text!(language, "error-log", file = file, why = why))
    })
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
