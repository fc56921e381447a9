//! What is chosen with F2: which code, which test, which way to draw, and how the screen speaks.

use crate::i18n::{Language, text};
use crate::listing::{self, Program};
use crate::search::conflict::Method;
use crate::wording::{Base, Voice};

/// What the panes show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Settings {
    /// The program in the code pane.
    pub program: Program,
    /// The language of that program.
    pub code_language: listing::Language,
    /// The conflict test in the inspector.
    pub method: Method,
    /// How the stack is drawn.
    pub stack_view: StackView,
    /// What is written over the board.
    pub overlay: Overlay,
}

/// How the stack is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum StackView {
    /// The frames and the array, beside each other or below.
    #[default]
    Both,
    /// The frames of the recursive program.
    Recursive,
    /// The array of the iterative program.
    Iterative,
}

impl StackView {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Both, Self::Recursive, Self::Iterative];

    const fn message(self) -> &'static str {
        match self {
            Self::Both => "stack-both",
            Self::Recursive => "stack-recursive",
            Self::Iterative => "stack-iterative",
        }
    }
}

/// What is written over the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Overlay {
    /// Nothing: the four marks alone.
    #[default]
    None,
    /// The squares not tried yet that no queen above attacks.
    Free,
    /// The index of each square's ↘ diagonal.
    Diagonals,
    /// The index of each square's ↙ diagonal.
    Antidiagonals,
}

impl Overlay {
    /// All of them, in the order in which a key goes through them.
    pub const ALL: [Self; 4] = [Self::None, Self::Free, Self::Diagonals, Self::Antidiagonals];

    /// The overlay after this one; after the last, none.
    #[must_use]
    pub fn next(self) -> Self {
        turned(&Self::ALL, self, Turn::Next)
    }

    const fn message(self) -> &'static str {
        match self {
            Self::None => "overlay-none",
            Self::Free => "overlay-free",
            Self::Diagonals => "overlay-diagonals",
            Self::Antidiagonals => "overlay-antidiagonals",
        }
    }
}

/// Which way a setting is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// To the value after it; after the last comes the first.
    Next,
    /// To the value before it.
    Previous,
}

/// A setting: its name, its value in words, and how it is changed.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    /// The id of the message with its name.
    pub name: &'static str,
    value: fn(&Settings, &Voice) -> String,
    turn: fn(&mut Settings, &mut Voice, Turn),
}

impl Setting {
    /// The value in the language of `voice`.
    pub fn value(&self, settings: &Settings, voice: &Voice) -> String {
        (self.value)(settings, voice)
    }

    /// Goes on to the value after, or back to the one before.
    pub fn turn(&self, settings: &mut Settings, voice: &mut Voice, turn: Turn) {
        (self.turn)(settings, voice, turn);
    }
}

/// Every setting, in the order in which they are listed.
pub const SETTINGS: [Setting; 7] = [
    Setting {
        name: "setting-language",
        value: |_, voice| voice.language.text(language_message(voice.language)),
        turn: |_, voice, turn| voice.language = turned(&Language::ALL, voice.language, turn),
    },
    Setting {
        name: "setting-base",
        value: |_, voice| voice.language.text(&format!("base-{}", voice.base.name())),
        turn: |_, voice, turn| voice.base = turned(&[Base::Zero, Base::One], voice.base, turn),
    },
    Setting {
        name: "setting-program",
        value: |settings, voice| program_name(settings.program, voice.language),
        turn: |settings, _, turn| settings.program = turned(&Program::ALL, settings.program, turn),
    },
    Setting {
        name: "setting-code-language",
        value: |settings, voice| code_language_name(settings.code_language, voice.language),
        turn: |settings, _, turn| {
            settings.code_language = turned(&listing::Language::ALL, settings.code_language, turn);
        },
    },
    Setting {
        name: "setting-method",
        value: |settings, voice| method_name(settings.method, voice.language),
        turn: |settings, _, turn| settings.method = turned(&Method::ALL, settings.method, turn),
    },
    Setting {
        name: "setting-stack",
        value: |settings, voice| voice.language.text(settings.stack_view.message()),
        turn: |settings, _, turn| {
            settings.stack_view = turned(&StackView::ALL, settings.stack_view, turn);
        },
    },
    Setting {
        name: "setting-overlay",
        value: |settings, voice| overlay_name(settings.overlay, voice),
        turn: |settings, _, turn| settings.overlay = turned(&Overlay::ALL, settings.overlay, turn),
    },
];

/// The name of a program in `language`.
pub fn program_name(program: Program, language: Language) -> String {
    language.text(&format!("program-{}", program.name()))
}

/// The name of a programming language in `language`.
pub fn code_language_name(code: listing::Language, language: Language) -> String {
    language.text(&format!("code-language-{}", code.name()))
}

/// The name of a conflict test in `language`.
pub fn method_name(method: Method, language: Language) -> String {
    language.text(&format!("method-{}", method.name()))
}

/// What an overlay shows.
pub fn overlay_name(overlay: Overlay, voice: &Voice) -> String {
    let [_, diagonal, antidiagonal, _] = voice.glyphs.lines;
    let arrow = if overlay == Overlay::Antidiagonals { antidiagonal } else { diagonal };
    text!(voice.language, overlay.message(), arrow = arrow, minus = voice.glyphs.minus)
}

const fn language_message(language: Language) -> &'static str {
    match language {
        Language::English => "language-english",
        Language::Chinese => "language-chinese",
    }
}

/// The value beside `value` among `all`, around the end.
fn turned<T: Copy + PartialEq>(all: &[T], value: T, turn: Turn) -> T {
    let at = all.iter().position(|it| *it == value).unwrap_or(0);
    let step = match turn {
        Turn::Next => 1,
        Turn::Previous => all.len() - 1,
    };
    all.get((at + step) % all.len()).copied().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::glyphs::UNICODE;

    #[test]
    fn a_setting_goes_through_all_its_values_and_comes_back() {
        for setting in SETTINGS {
            let mut voice =
                Voice { language: Language::English, base: Base::Zero, glyphs: &UNICODE };
            let mut settings = Settings::default();
            let first = setting.value(&settings, &voice);
            let mut seen = vec![first.clone()];
            loop {
                setting.turn(&mut settings, &mut voice, Turn::Next);
                let value = setting.value(&settings, &voice);
                if value == first {
                    break;
                }
                assert!(!seen.contains(&value), "{}: {value} twice", setting.name);
                seen.push(value);
            }
            assert!(seen.len() > 1, "{}", setting.name);
            setting.turn(&mut settings, &mut voice, Turn::Previous);
            assert_eq!(seen.last(), Some(&setting.value(&settings, &voice)));
        }
    }
}
