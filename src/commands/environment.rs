//! What the program takes from its environment.

use std::env;
use std::io::{self, IsTerminal};

use crate::config::Config;
use crate::failure::Failure;
use crate::i18n::Language;
use crate::tui::glyphs::GlyphSet;
use crate::tui::probe::Probe;

/// The language asked for, else the locale's. A locale without Unicode has no Chinese to show.
pub fn language(asked: Option<Language>) -> Language {
    asked.unwrap_or_else(|| {
        if charset() == Charset::Other {
            return Language::English;
        }
        let effective = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
        Language::from_locale(effective.as_deref(), sys_locale::get_locales())
    })
}

/// The language that the user's file asks for. What the locale cannot write, only an option of the
/// command line can ask for.
pub fn kept_language(config: &Config) -> Option<Language> {
    config.language.language().filter(|_| charset() == Charset::Utf8)
}

/// The language of the screen without an option: a console without Chinese letters is spoken to in
/// English.
pub fn screen_language(config: &Config) -> Language {
    if is_console(&env::var("TERM").unwrap_or_default()) {
        return Language::English;
    }
    language(kept_language(config))
}

/// Which characters can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// All of them.
    Utf8,
    /// ASCII for certain.
    Other,
}

/// The characters of the locale.
pub fn charset() -> Charset {
    if cfg!(windows) {
        return Charset::Utf8;
    }
    charset_of(["LC_ALL", "LC_CTYPE", "LANG"].map(|name| env::var(name).unwrap_or_default()))
}

/// The characters of a locale whose variables have these values; the first that is not empty
/// decides.
fn charset_of(values: [String; 3]) -> Charset {
    let locale = values.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    let locale = locale.split('@').next().unwrap_or_default().to_ascii_lowercase();
    if locale.ends_with("utf-8") || locale.ends_with("utf8") {
        Charset::Utf8
    } else {
        Charset::Other
    }
}

/// The symbols for text that goes to standard output.
pub fn glyphs() -> GlyphSet {
    match charset() {
        Charset::Utf8 => GlyphSet::Unicode,
        Charset::Other => GlyphSet::Ascii,
    }
}

/// The symbols that fit the terminal as far as the environment tells, and whether to ask it.
pub fn fitting_glyphs() -> (GlyphSet, Probe) {
    let term = env::var("TERM").unwrap_or_default();
    if charset() == Charset::Other || is_console(&term) {
        (GlyphSet::Ascii, Probe::Skip)
    } else {
        (GlyphSet::Unicode, Probe::Ask)
    }
}

/// Whether a terminal of this name has few symbols, whatever the locale says.
fn is_console(term: &str) -> bool {
    matches!(term, "linux" | "dumb") || term.starts_with("vt")
}

/// Whether no colours are wanted: <https://no-color.org>.
pub fn is_colour_unwanted() -> bool {
    env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// Whether a screen can be shown here.
///
/// # Errors
/// Input or output is no terminal, or the terminal can do nothing but print.
pub fn require_terminal(language: Language) -> Result<(), Failure> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Failure::Cannot(language.text("error-no-terminal")));
    }
    if env::var("TERM").is_ok_and(|term| term == "dumb") {
        return Err(Failure::Cannot(language.text("error-dumb-terminal")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case(["", "", "en_US.UTF-8"], Charset::Utf8)]
    #[case(["", "UTF-8", ""], Charset::Utf8)]
    #[case(["", "zh_CN.utf8", "C"], Charset::Utf8)]
    #[case(["C.UTF-8", "C", "C"], Charset::Utf8)]
    #[case(["", "", "zh_CN.UTF-8@pinyin"], Charset::Utf8)]
    #[case(["C", "en_US.UTF-8", "en_US.UTF-8"], Charset::Other)]
    #[case(["", "POSIX", "en_US.UTF-8"], Charset::Other)]
    #[case(["", "", "zh_CN.GB18030"], Charset::Other)]
    #[case(["", "", "zh_CN"], Charset::Other)]
    #[case(["", "", ""], Charset::Other)]
    fn the_first_variable_that_is_set_tells_the_charset(
        #[case] values: [&str; 3],
        #[case] expected: Charset,
    ) {
        assert_eq!(charset_of(values.map(str::to_owned)), expected);
    }

    #[rstest]
    #[case("linux", true)]
    #[case("vt220", true)]
    #[case("xterm-256color", false)]
    #[case("linux-truecolor-emulator", false)]
    fn consoles_get_ascii(#[case] term: &str, #[case] expected: bool) {
        assert_eq!(is_console(term), expected);
    }
}
