//! What a user has chosen for good, in a file.
//!
//! `config.toml` in the `nq-tui` folder of the user's configuration: on Unix
//! `$XDG_CONFIG_HOME/nq-tui/config.toml`, which is below `~/.config` unless that variable says
//! otherwise. A key that is left out has its default.

mod keep;

use std::path::{Path, PathBuf};
use std::{fs, io};

use etcetera::{BaseStrategy, choose_base_strategy};
use serde::{Deserialize, Serialize};

use crate::failure::{line_of, visible};
use crate::i18n::{Language, text};
use crate::playback::Speed;
use crate::save::{Existing, SaveError, save};
use crate::tui::glyphs::GlyphChoice;
use crate::tui::terminal::Mouse;
use crate::tui::theme::ThemeName;
use crate::tui::view::View;
use crate::wording::Base;

pub use keep::keep;

/// The file that `nq-tui config init` writes: every key with its default.
pub const TEMPLATE: &str = include_str!("../assets/config.toml");

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// The language of all texts.
    pub language: LanguageChoice,
    /// The colours.
    pub theme: ThemeName,
    /// The symbols.
    pub glyphs: GlyphChoice,
    /// How fast autoplay is.
    pub speed: Speed,
    /// What stands beside the board.
    pub view: View,
    /// From which number rows and columns are counted.
    pub base: Base,
    /// Whether the mouse is used.
    pub mouse: Mouse,
}

/// Which language is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum LanguageChoice {
    /// The locale's.
    #[default]
    #[serde(rename = "auto")]
    Auto,
    /// English.
    #[serde(rename = "en")]
    English,
    /// Simplified Chinese.
    #[serde(rename = "zh")]
    Chinese,
}

impl LanguageChoice {
    /// The language, unless it is the locale's.
    pub const fn language(self) -> Option<Language> {
        match self {
            Self::Auto => None,
            Self::English => Some(Language::English),
            Self::Chinese => Some(Language::Chinese),
        }
    }
}

impl From<Language> for LanguageChoice {
    fn from(language: Language) -> Self {
        match language {
            Language::English => Self::English,
            Language::Chinese => Self::Chinese,
        }
    }
}

/// Why a file of choices is of no use.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// Nobody knows where it would be.
    #[error("no home directory")]
    Homeless,
    /// It cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// What it says in this line, from 1, is none of what can be said.
    #[error("{0}, line {1}: {2}")]
    Wrong(PathBuf, usize, String),
    /// It is there already.
    #[error("{0} exists")]
    Exists(PathBuf),
}

impl ConfigError {
    /// The reason in `language`, in one line.
    pub fn text(&self, language: Language) -> String {
        let shown = |path: &Path| visible(&path.display().to_string());
        match self {
            Self::Homeless => language.text("config-homeless"),
            Self::File(path, why) => {
                text!(language, "config-file", file = shown(path), why = why.to_string())
            }
            Self::Wrong(path, line, why) => text!(
                language,
                "config-wrong",
                file = shown(path),
                line = line.to_string(),
                why = why.as_str(),
            ),
            Self::Exists(path) => text!(language, "config-exists", file = shown(path)),
        }
    }
}

impl Config {
    /// What the user's file says; without a file, the defaults.
    ///
    /// # Errors
    /// The file cannot be read, or says something that cannot be chosen.
    pub fn load() -> Result<Self, ConfigError> {
        match path() {
            Ok(path) => read(&path).map(|text| Self::parse(&text.unwrap_or_default(), &path))?,
            Err(_) => Ok(Self::default()),
        }
    }

    /// What `text` says, which is from the file at `path`.
    ///
    /// # Errors
    /// It says something that cannot be chosen.
    pub fn parse(text: &str, path: &Path) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| {
            let line = line_of(text, &error.span().unwrap_or_default());
            let why = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
            // Rust's names of types are none of a user's words.
            let why = why.replace("f64", "a number").replace("i64", "a whole number");
            ConfigError::Wrong(path.to_owned(), line, visible(&why))
        })
    }
}

/// Where the user's file is, whether or not it exists.
///
/// # Errors
/// The user has no home directory.
pub fn path() -> Result<PathBuf, ConfigError> {
    let folders = choose_base_strategy().map_err(|_| ConfigError::Homeless)?;
    Ok(folders.config_dir().join("nq-tui").join("config.toml"))
}

/// Writes the file with the defaults and what each key means.
///
/// # Errors
/// It exists, or cannot be written.
pub fn init(path: &Path) -> Result<(), ConfigError> {
    create_folder(path).map_err(|error| ConfigError::File(path.to_owned(), error))?;
    save(path, Existing::Keep, |out| out.write_all(TEMPLATE.as_bytes())).map_err(
        |error| match error {
            SaveError::Exists(path) => ConfigError::Exists(path),
            SaveError::Write(path, error) => ConfigError::File(path, error),
        },
    )
}

/// The text of the file at `path`; `None` without a file.
fn read(path: &Path) -> Result<Option<String>, ConfigError> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(ConfigError::File(path.to_owned(), error)),
    }
}

fn create_folder(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    fn parse(text: &str) -> Result<Config, ConfigError> {
        Config::parse(text, Path::new("config.toml"))
    }

    #[test]
    fn the_template_has_every_key_with_its_default() {
        assert_eq!(parse(TEMPLATE).unwrap(), Config::default());
        let keys = |text: &str| {
            let document: toml_edit::DocumentMut = text.parse().unwrap();
            document.iter().map(|(key, _)| key.to_owned()).collect::<Vec<_>>()
        };
        let all = toml_edit::ser::to_string(&Config::default()).unwrap();
        assert_eq!(keys(TEMPLATE), keys(&all));
    }

    #[test]
    fn every_key_can_be_chosen() {
        let text = "language = \"zh\"\ntheme = \"contrast\"\nglyphs = \"neutral\"\nspeed = 8\n\
                    view = \"tree-alone\"\nbase = 1\nmouse = true\n";
        let expected = Config {
            language: LanguageChoice::Chinese,
            theme: ThemeName::Contrast,
            glyphs: GlyphChoice::Neutral,
            speed: Speed::new(8.0).unwrap(),
            view: View::TreeAlone,
            base: Base::One,
            mouse: Mouse::Clicks,
        };
        assert_eq!(parse(text).unwrap(), expected);
        assert_eq!(parse("").unwrap(), Config::default());
    }

    #[rstest]
    #[case("colour = 1", 1, "`theme`")]
    #[case("# mine\n\ntheme = \"drak\"", 3, "`dark`")]
    #[case("speed = 0.1", 1, "0.25")]
    #[case("speed = \"fast\"", 1, "a number")]
    #[case("base = 2", 1, "0 or 1")]
    #[case("mouse = 1", 1, "a boolean")]
    #[case("language = \"en\"\nview = \"trees\"", 2, "`tree-alone`")]
    #[case("theme = ", 1, "")]
    #[case("theme = \"dark\"\ntheme = \"light\"", 2, "duplicate")]
    fn a_mistake_is_told_with_its_line(
        #[case] text: &str,
        #[case] line: usize,
        #[case] expected: &str,
    ) {
        let ConfigError::Wrong(_, found, why) = parse(text).unwrap_err() else { panic!("{text}") };
        assert_eq!(found, line, "{why}");
        assert!(why.contains(expected) && !why.contains('\n') && !why.is_empty(), "{why}");
    }
}
