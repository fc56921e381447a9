//! The keys of the program that a page answers to as well.

use crossterm::event::KeyCode;
use serde::Serialize;

use super::sentences::Both;
use crate::tui::glyphs;
use crate::tui::keymap::{BINDINGS, Key};

/// What of the program a page can do, by the message that says so.
const COMMANDS: [&str; 18] = [
    "key-step-forward",
    "key-step-backward",
    "key-move-forward",
    "key-move-backward",
    "key-play",
    "key-rewind",
    "key-faster",
    "key-slower",
    "key-first",
    "key-last",
    "key-next-solution",
    "key-previous-solution",
    "key-next-dead-end",
    "key-previous-dead-end",
    "key-next-backtrack",
    "key-previous-backtrack",
    "key-future",
    "key-help",
];

/// What some keys do.
#[derive(Debug, Serialize)]
pub(super) struct Shortcut {
    command: &'static str,
    /// As the browser calls them.
    keys: Vec<String>,
    /// As the reader calls them.
    names: Both<String>,
}

/// The keys of a page, in the program's order.
pub(super) fn keys() -> Vec<Shortcut> {
    BINDINGS
        .iter()
        .filter(|binding| COMMANDS.contains(&binding.help))
        .map(|binding| {
            let keys: Vec<(Key, String)> =
                binding.keys.iter().filter_map(|&key| Some((key, browser_name(key)?))).collect();
            let names = Both::of(|language| {
                let names = keys.iter().map(|(key, _)| key.name(language, &glyphs::UNICODE));
                names.collect::<Vec<_>>().join(" ")
            });
            let keys = keys.into_iter().map(|(_, name)| name).collect();
            Shortcut { command: binding.help, keys, names }
        })
        .collect()
}

/// What the browser calls a key, but for those that it needs to scroll the page or for itself.
fn browser_name(key: Key) -> Option<String> {
    match key.code() {
        KeyCode::Left => Some("ArrowLeft".to_owned()),
        KeyCode::Right => Some("ArrowRight".to_owned()),
        KeyCode::Up => Some("ArrowUp".to_owned()),
        KeyCode::Down => Some("ArrowDown".to_owned()),
        KeyCode::Char(letter) => Some(letter.to_string()),
        KeyCode::PageUp | KeyCode::PageDown | KeyCode::F(_) => None,
        code => Some(format!("{code:?}")),
    }
}
