//! The table of keys. Dispatch, the footer, the help and the README are made from it.

mod bindings;
mod replies;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

pub use bindings::BINDINGS;
use bindings::{FOOTER, FOOTER_END, LESSON_FOOTER};
pub use replies::{Reply, practice_footer, reply};

use super::command::Command;
use super::glyphs::Glyphs;
use crate::i18n::{Language, text};

/// A key without its event: what was pressed, and whether Ctrl was held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    code: KeyCode,
    ctrl: Ctrl,
}

/// Whether Ctrl is part of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Ctrl {
    Held,
    Free,
}

const fn key(code: KeyCode) -> Key {
    Key { code, ctrl: Ctrl::Free }
}

const fn letter(letter: char) -> Key {
    key(KeyCode::Char(letter))
}

const fn ctrl(letter: char) -> Key {
    Key { code: KeyCode::Char(letter), ctrl: Ctrl::Held }
}

/// Keys that do one thing, and the message that says what.
#[derive(Debug, Clone, Copy)]
pub struct Binding {
    /// The keys, the one to teach first.
    pub keys: &'static [Key],
    /// What they do.
    pub command: Command,
    /// The id of the message in the help and in the README.
    pub help: &'static str,
}

/// What a key press means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meaning {
    /// A command.
    Command(Command),
    /// Nothing, but it shows that an input method is on.
    InputMethod,
    /// Nothing.
    Nothing,
}

/// What `event` means.
pub fn meaning(event: &KeyEvent) -> Meaning {
    let Some(key) = Key::of(event) else { return Meaning::Nothing };
    if let Some(binding) = BINDINGS.iter().find(|binding| binding.keys.contains(&key)) {
        return Meaning::Command(binding.command);
    }
    match key.code {
        KeyCode::Char(letter) if !letter.is_ascii() => Meaning::InputMethod,
        _ => Meaning::Nothing,
    }
}

impl Key {
    /// The key of an event, or `None` with modifiers that no key of the program has: Alt-q and
    /// Ctrl-q are not q.
    pub fn of(event: &KeyEvent) -> Option<Self> {
        let code = match event.code {
            KeyCode::Char(letter) => KeyCode::Char(ascii_twin(letter)),
            code => code,
        };
        // Shift is part of a letter already, and some terminals report it and some do not.
        match event.modifiers - KeyModifiers::SHIFT {
            KeyModifiers::NONE => Some(Self { code, ctrl: Ctrl::Free }),
            KeyModifiers::CONTROL => match code {
                KeyCode::Char(letter) => Some(ctrl(letter.to_ascii_lowercase())),
                _ => None,
            },
            _ => None,
        }
    }

    /// What was pressed, whether or not Ctrl was held.
    pub const fn code(self) -> KeyCode {
        self.code
    }

    /// The key's name on the screen.
    pub fn name(self, language: Language, glyphs: &Glyphs) -> String {
        match self.code {
            KeyCode::Left => glyphs.keys[0].to_owned(),
            KeyCode::Right => glyphs.keys[1].to_owned(),
            KeyCode::Up => glyphs.keys[2].to_owned(),
            KeyCode::Down => glyphs.keys[3].to_owned(),
            KeyCode::PageUp => "PgUp".to_owned(),
            KeyCode::PageDown => "PgDn".to_owned(),
            KeyCode::Char(' ') => language.text("key-name-space"),
            KeyCode::Char(letter) => match self.ctrl {
                Ctrl::Free => letter.to_string(),
                Ctrl::Held => format!("Ctrl-{}", letter.to_ascii_uppercase()),
            },
            KeyCode::F(number) => format!("F{number}"),
            KeyCode::Tab => "Tab".to_owned(),
            code => format!("{code:?}"),
        }
    }
}

/// The full-width forms that a Chinese input method gives for the keys of the program.
const fn ascii_twin(letter: char) -> char {
    match letter {
        '？' => '?',
        '＋' => '+',
        '－' => '-',
        '＝' => '=',
        '，' => ',',
        '。' => '.',
        '　' => ' ',
        letter => letter,
    }
}

/// The first key of each of `commands`, run together as in the footer.
fn first_keys(commands: &[Command], language: Language, glyphs: &Glyphs) -> String {
    let names: Vec<String> = commands
        .iter()
        .filter_map(|command| BINDINGS.iter().find(|binding| binding.command == *command))
        .filter_map(|binding| binding.keys.first())
        .map(|key| key.name(language, glyphs))
        .collect();
    glyphs.together(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The name of the first key of `command`.
pub fn name_of(command: Command, language: Language, glyphs: &Glyphs) -> String {
    first_keys(&[command], language, glyphs)
}

/// Which keys matter most at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// The search is shown.
    Search,
    /// A lesson is given.
    Lesson,
}

/// An entry of the footer: keys, and what they do.
pub type Entry = (String, String);

/// The footer's entries, each made when it is asked for, and the one that must always be shown.
pub fn footer(
    occasion: Occasion,
    language: Language,
    glyphs: &Glyphs,
) -> (impl Iterator<Item = Entry>, Entry) {
    let first = match occasion {
        Occasion::Search => &[],
        Occasion::Lesson => LESSON_FOOTER,
    };
    let entry = move |(commands, id): &(&[Command], &str)| {
        (first_keys(commands, language, glyphs), language.text(id))
    };
    (first.iter().chain(FOOTER).map(entry), entry(&FOOTER_END))
}

/// The whole table as (keys, what they do).
pub fn table(language: Language, glyphs: &Glyphs) -> Vec<(String, String)> {
    BINDINGS
        .iter()
        .map(|binding| {
            let keys: Vec<String> =
                binding.keys.iter().map(|key| key.name(language, glyphs)).collect();
            (keys.join(" "), text!(language, binding.help))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playback::Direction;
    use rstest::rstest;
    use std::collections::HashSet;

    fn press(code: KeyCode, modifiers: KeyModifiers) -> Meaning {
        meaning(&KeyEvent::new(code, modifiers))
    }

    #[test]
    fn no_key_has_two_meanings_and_no_command_two_rows() {
        let keys: Vec<Key> = BINDINGS.iter().flat_map(|b| b.keys.iter().copied()).collect();
        assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len());
        let helps: HashSet<&str> = BINDINGS.iter().map(|b| b.help).collect();
        assert_eq!(helps.len(), BINDINGS.len());
    }

    #[test]
    fn every_footer_entry_has_keys() {
        for language in Language::ALL {
            for occasion in [Occasion::Search, Occasion::Lesson] {
                let (entries, last) = footer(occasion, language, &crate::tui::glyphs::UNICODE);
                for (keys, name) in entries.chain([last]) {
                    assert!(!keys.is_empty() && !name.is_empty());
                }
            }
        }
    }

    #[rstest]
    #[case('q', KeyModifiers::NONE, Meaning::Command(Command::Quit))]
    #[case('q', KeyModifiers::CONTROL, Meaning::Nothing)]
    #[case('q', KeyModifiers::ALT, Meaning::Nothing)]
    #[case('c', KeyModifiers::CONTROL, Meaning::Command(Command::Quit))]
    #[case('U', KeyModifiers::SHIFT, Meaning::Command(Command::Return(Direction::Forward)))]
    #[case('?', KeyModifiers::SHIFT, Meaning::Command(Command::Help))]
    #[case('？', KeyModifiers::NONE, Meaning::Command(Command::Help))]
    #[case('＋', KeyModifiers::NONE, Meaning::Command(Command::Faster))]
    #[case('。', KeyModifiers::NONE, Meaning::Command(Command::Blank))]
    #[case('你', KeyModifiers::NONE, Meaning::InputMethod)]
    #[case('ｎ', KeyModifiers::NONE, Meaning::InputMethod)]
    #[case('[', KeyModifiers::NONE, Meaning::Nothing)]
    fn modifiers_and_input_methods_matter(
        #[case] letter: char,
        #[case] modifiers: KeyModifiers,
        #[case] expected: Meaning,
    ) {
        assert_eq!(press(KeyCode::Char(letter), modifiers), expected);
    }
}
