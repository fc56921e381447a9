//! What the program takes from its environment.

use std::env;
use std::io::{self, IsTerminal};

use crate::failure::Failure;
use crate::i18n::Language;

/// The language asked for, else the locale's.
pub fn language(asked: Option<Language>) -> Language {
    asked.unwrap_or_else(|| {
        let effective = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
        Language::from_locale(effective.as_deref(), sys_locale::get_locales())
    })
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
