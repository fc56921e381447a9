//! `nq-tui config`: the file of the user's choices.

use std::io::{self, Write};

use super::{environment, pipe};
use crate::cli::ConfigCommand;
use crate::config::{self, Config, ConfigError};
use crate::failure::Failure;
use crate::i18n::{Language, text};
use crate::tui::app::App;

/// Writes the file, or prints where it is.
///
/// # Errors
/// The file exists or cannot be written, or there is no place for it.
pub fn run(command: ConfigCommand) -> Result<(), Failure> {
    let language = environment::language(None);
    let path = config::path().map_err(|error| failure(&error, language))?;
    let line = match command {
        ConfigCommand::Path => path.display().to_string(),
        ConfigCommand::Init => {
            config::init(&path).map_err(|error| failure(&error, language))?;
            text!(language, "config-written", file = path.display().to_string())
        }
    };
    pipe::written(writeln!(io::stdout(), "{line}"))
}

/// What the user's file says.
///
/// # Errors
/// The file cannot be read, or says something that cannot be chosen.
pub fn load() -> Result<Config, Failure> {
    Config::load().map_err(|error| failure(&error, environment::language(None)))
}

/// Keeps what `app` shows, and gives the file's path or the reason why not. As long as it speaks
/// `own`, the language without an option, the choice of language stays as it was.
///
/// # Errors
/// The file cannot be read or written.
pub fn keep(app: &App, config: &Config, own: Language) -> Result<String, String> {
    let language = app.voice().language;
    let settings = app.settings();
    let wanted = Config {
        language: if language == own { config.language } else { language.into() },
        theme: settings.theme,
        glyphs: settings.glyphs,
        speed: app.player().speed(),
        view: app.view(),
        base: app.voice().base,
        mouse: settings.mouse,
    };
    let path = config::path().map_err(|error| error.text(language))?;
    config::keep(&path, &wanted).map_err(|error| error.text(language))?;
    Ok(path.display().to_string())
}

fn failure(error: &ConfigError, language: Language) -> Failure {
    match error {
        ConfigError::Wrong(..) => Failure::Usage(error.text(language)),
        _ => Failure::Cannot(error.text(language)),
    }
}
