//! The table of keys. Dispatch, the footer, the help and the README are made from it.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::command::Command;
use super::glyphs::Glyphs;
use crate::i18n::{Language, text};
use crate::playback::player::Stride;
use crate::playback::target::Landmark;
use crate::playback::{Direction, Target};

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

/// Every key of the program.
pub const BINDINGS: &[Binding] = &[
    Binding {
        keys: &[key(KeyCode::Right), letter('l'), key(KeyCode::PageDown)],
        command: Command::Step(Direction::Forward, Stride::Step),
        help: "key-step-forward",
    },
    Binding {
        keys: &[key(KeyCode::Left), letter('h'), key(KeyCode::PageUp), key(KeyCode::Backspace)],
        command: Command::Step(Direction::Backward, Stride::Step),
        help: "key-step-backward",
    },
    Binding {
        keys: &[key(KeyCode::Down), letter('j')],
        command: Command::Step(Direction::Forward, Stride::QueenMove),
        help: "key-move-forward",
    },
    Binding {
        keys: &[key(KeyCode::Up), letter('k')],
        command: Command::Step(Direction::Backward, Stride::QueenMove),
        help: "key-move-backward",
    },
    Binding { keys: &[letter(' ')], command: Command::Play(Direction::Forward), help: "key-play" },
    Binding {
        keys: &[letter('r')],
        command: Command::Play(Direction::Backward),
        help: "key-rewind",
    },
    Binding { keys: &[letter('+'), letter('=')], command: Command::Faster, help: "key-faster" },
    Binding { keys: &[letter('-')], command: Command::Slower, help: "key-slower" },
    Binding {
        keys: &[key(KeyCode::Home)],
        command: Command::Jump(Target::Start),
        help: "key-first",
    },
    Binding { keys: &[key(KeyCode::End)], command: Command::Jump(Target::End), help: "key-last" },
    Binding {
        keys: &[letter('n')],
        command: Command::Jump(Target::Nearest(Direction::Forward, Landmark::Solution)),
        help: "key-next-solution",
    },
    Binding {
        keys: &[letter('N')],
        command: Command::Jump(Target::Nearest(Direction::Backward, Landmark::Solution)),
        help: "key-previous-solution",
    },
    Binding {
        keys: &[letter('d')],
        command: Command::Jump(Target::Nearest(Direction::Forward, Landmark::DeadEnd)),
        help: "key-next-dead-end",
    },
    Binding {
        keys: &[letter('D')],
        command: Command::Jump(Target::Nearest(Direction::Backward, Landmark::DeadEnd)),
        help: "key-previous-dead-end",
    },
    Binding {
        keys: &[letter('t')],
        command: Command::Jump(Target::Nearest(Direction::Forward, Landmark::Backtrack)),
        help: "key-next-backtrack",
    },
    Binding {
        keys: &[letter('T')],
        command: Command::Jump(Target::Nearest(Direction::Backward, Landmark::Backtrack)),
        help: "key-previous-backtrack",
    },
    Binding {
        keys: &[letter('s')],
        command: Command::Jump(Target::Over(Direction::Forward)),
        help: "key-over",
    },
    Binding {
        keys: &[letter('S')],
        command: Command::Jump(Target::Over(Direction::Backward)),
        help: "key-over-backward",
    },
    Binding {
        keys: &[letter('o')],
        command: Command::Jump(Target::Out(Direction::Forward)),
        help: "key-out",
    },
    Binding {
        keys: &[letter('O')],
        command: Command::Jump(Target::Out(Direction::Backward)),
        help: "key-out-backward",
    },
    Binding {
        keys: &[letter('v')],
        command: Command::Visit(Direction::Forward),
        help: "key-visit",
    },
    Binding {
        keys: &[letter('V')],
        command: Command::Visit(Direction::Backward),
        help: "key-visit-backward",
    },
    Binding { keys: &[letter('g')], command: Command::GoTo, help: "key-go-to" },
    Binding { keys: &[key(KeyCode::Tab)], command: Command::NextView, help: "key-view" },
    Binding { keys: &[letter('x')], command: Command::Beside, help: "key-beside" },
    Binding { keys: &[letter('c')], command: Command::Change, help: "key-change" },
    Binding {
        keys: &[letter('u')],
        command: Command::Return(Direction::Backward),
        help: "key-return",
    },
    Binding {
        keys: &[letter('U')],
        command: Command::Return(Direction::Forward),
        help: "key-return-forward",
    },
    Binding { keys: &[letter('a')], command: Command::Overlay, help: "key-overlay" },
    Binding { keys: &[letter('z')], command: Command::ToggleFuture, help: "key-future" },
    Binding { keys: &[letter('b'), letter('.')], command: Command::Blank, help: "key-blank" },
    Binding { keys: &[key(KeyCode::F(2))], command: Command::Settings, help: "key-settings" },
    Binding { keys: &[letter('?'), key(KeyCode::F(1))], command: Command::Help, help: "key-help" },
    Binding { keys: &[ctrl('l')], command: Command::Redraw, help: "key-redraw" },
    Binding { keys: &[ctrl('z')], command: Command::Suspend, help: "key-suspend" },
    Binding { keys: &[key(KeyCode::Esc)], command: Command::Close, help: "key-close" },
    Binding { keys: &[letter('q'), ctrl('c')], command: Command::Quit, help: "key-quit" },
];

/// The footer's entries, the most useful first: the commands whose first keys it shows, and the
/// message that names them.
const FOOTER: &[(&[Command], &str)] = &[
    (
        &[
            Command::Step(Direction::Backward, Stride::Step),
            Command::Step(Direction::Forward, Stride::Step),
        ],
        "footer-step",
    ),
    (
        &[
            Command::Step(Direction::Backward, Stride::QueenMove),
            Command::Step(Direction::Forward, Stride::QueenMove),
        ],
        "footer-move",
    ),
    (&[Command::Play(Direction::Forward)], "footer-play"),
    (&[Command::Play(Direction::Backward)], "footer-rewind"),
    (
        &[
            Command::Jump(Target::Nearest(Direction::Forward, Landmark::Solution)),
            Command::Jump(Target::Nearest(Direction::Backward, Landmark::Solution)),
        ],
        "footer-solution",
    ),
    (
        &[
            Command::Jump(Target::Nearest(Direction::Forward, Landmark::DeadEnd)),
            Command::Jump(Target::Nearest(Direction::Backward, Landmark::DeadEnd)),
        ],
        "footer-dead-end",
    ),
    (&[Command::GoTo], "footer-go-to"),
    (&[Command::NextView], "footer-view"),
    (&[Command::Return(Direction::Backward)], "footer-return"),
    (&[Command::Change], "footer-change"),
    (&[Command::Beside], "footer-beside"),
    (&[Command::Faster, Command::Slower], "footer-speed"),
    (&[Command::ToggleFuture], "footer-future"),
    (&[Command::Blank], "footer-blank"),
];

/// Always the last entry of the footer.
const FOOTER_END: (&[Command], &str) = (&[Command::Help], "footer-help");

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
    names.join("")
}

/// The footer's entries as (keys, what they do); the last must always be shown.
pub fn footer(language: Language, glyphs: &Glyphs) -> Vec<(String, String)> {
    FOOTER
        .iter()
        .chain([&FOOTER_END])
        .map(|(commands, id)| (first_keys(commands, language, glyphs), language.text(id)))
        .collect()
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
            for (keys, name) in footer(language, &crate::tui::glyphs::UNICODE) {
                assert!(!keys.is_empty() && !name.is_empty());
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
