//! The settings that F2 lists: what each is called, what it is now, and how it is changed.

use std::time::Duration;

use super::{App, Notice};
use crate::i18n::Language;
use crate::listing::{self, Program};
use crate::search::conflict::Method;
use crate::tui::glyphs::{GlyphChoice, GlyphSet};
use crate::tui::panes::header;
use crate::tui::settings::{
    Overlay, Settings, StackView, Turn, code_language_name, language_message, method_name,
    overlay_name, program_name, turned,
};
use crate::tui::terminal::Mouse;
use crate::tui::theme::ThemeName;
use crate::tui::view::View;
use crate::wording::Base;

/// A setting of the screen.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    /// The id of the message with its name.
    pub name: &'static str,
    value: fn(&App) -> String,
    turn: fn(&mut App, Turn, Duration),
}

impl Setting {
    /// The value in the language of the screen.
    pub fn value(&self, app: &App) -> String {
        (self.value)(app)
    }

    /// Goes on to the value after, or back to the one before, at `now`.
    pub fn turn(&self, app: &mut App, turn: Turn, now: Duration) {
        (self.turn)(app, turn, now);
    }
}

/// Every setting, in the order in which they are listed: those that can be kept come first.
pub const SETTINGS: [Setting; 12] = [
    Setting {
        name: "setting-language",
        value: |app| app.voice.language.text(language_message(app.voice.language)),
        turn: |app, turn, _| {
            app.voice.language = turned(&Language::ALL, app.voice.language, turn);
        },
    },
    Setting {
        name: "setting-theme",
        value: |app| app.voice.language.text(app.settings.theme.message()),
        turn: |app, turn, _| {
            app.settings.theme = turned(&ThemeName::ALL, app.settings.theme, turn);
        },
    },
    Setting {
        name: "setting-glyphs",
        value: |app| app.voice.language.text(app.settings.glyphs.message()),
        turn: |app, turn, _| {
            app.settings.glyphs = turned(&GlyphChoice::ALL, app.settings.glyphs, turn);
            app.choose_glyphs();
        },
    },
    Setting {
        name: "setting-speed",
        value: header::speed,
        turn: |app, turn, now| {
            let speed = app.player.speed();
            let speed = if turn == Turn::Next { speed.faster() } else { speed.slower() };
            app.set_speed(speed, now);
        },
    },
    Setting {
        name: "setting-view",
        value: |app| app.voice.language.text(app.view.message()),
        turn: |app, turn, _| app.view = turned(&View::ALL, app.view, turn),
    },
    Setting {
        name: "setting-base",
        value: |app| app.voice.language.text(&format!("base-{}", app.voice.base.name())),
        turn: |app, turn, _| {
            app.voice.base = turned(&[Base::Zero, Base::One], app.voice.base, turn);
        },
    },
    Setting {
        name: "setting-mouse",
        value: |app| {
            let id = match app.settings.mouse {
                Mouse::Left => "mouse-left",
                Mouse::Clicks => "mouse-clicks",
            };
            app.voice.language.text(id)
        },
        turn: |app, turn, _| {
            app.settings.mouse = turned(&[Mouse::Left, Mouse::Clicks], app.settings.mouse, turn);
        },
    },
    Setting {
        name: "setting-program",
        value: |app| program_name(app.settings.program, app.voice.language),
        turn: |app, turn, _| {
            app.settings.program = turned(&Program::ALL, app.settings.program, turn);
        },
    },
    Setting {
        name: "setting-code-language",
        value: |app| code_language_name(app.settings.code_language, app.voice.language),
        turn: |app, turn, _| {
            app.settings.code_language =
                turned(&listing::Language::ALL, app.settings.code_language, turn);
        },
    },
    Setting {
        name: "setting-method",
        value: |app| method_name(app.settings.method, app.voice.language),
        turn: |app, turn, _| app.settings.method = turned(&Method::ALL, app.settings.method, turn),
    },
    Setting {
        name: "setting-stack",
        value: |app| app.voice.language.text(app.settings.stack_view.message()),
        turn: |app, turn, _| {
            app.settings.stack_view = turned(&StackView::ALL, app.settings.stack_view, turn);
        },
    },
    Setting {
        name: "setting-overlay",
        value: |app| overlay_name(app.settings.overlay, &app.voice),
        turn: |app, turn, _| {
            app.settings.overlay = turned(&Overlay::ALL, app.settings.overlay, turn);
        },
    },
];

impl App {
    /// Begins with other settings.
    pub const fn configure(&mut self, settings: Settings) {
        self.settings = settings;
        self.choose_glyphs();
    }

    /// Takes in which symbols fit the terminal.
    pub const fn fit(&mut self, fitting: GlyphSet) {
        self.settings.fitting = fitting;
        self.choose_glyphs();
    }

    /// Says where the settings were kept, or why not.
    pub fn note_kept(&mut self, kept: Result<String, String>) {
        self.notice = Some(match kept {
            Ok(file) => Notice::Kept(file),
            Err(why) => Notice::NotKept(why),
        });
    }

    const fn choose_glyphs(&mut self) {
        self.voice.glyphs = self.settings.glyphs.set(self.settings.fitting).glyphs();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playback::{Player, Speed};
    use crate::search::{BoardSize, Goal, Search, Strategy};
    use crate::tui::glyphs::{ASCII, NEUTRAL, UNICODE};
    use crate::wording::Voice;

    fn app() -> App {
        let size = BoardSize::new(4).unwrap();
        let player = Player::new(Search::new(size, Strategy::Backtrack, Goal::All));
        let (language, base) = (Language::English, Base::Zero);
        App::new(player, Voice { language, base, glyphs: &UNICODE })
    }

    #[test]
    fn a_setting_goes_through_all_its_values_and_comes_back() {
        for setting in SETTINGS.iter().filter(|setting| setting.name != "setting-speed") {
            let mut app = app();
            let first = setting.value(&app);
            let mut seen = vec![first.clone()];
            loop {
                setting.turn(&mut app, Turn::Next, Duration::ZERO);
                let value = setting.value(&app);
                if value == first {
                    break;
                }
                assert!(!seen.contains(&value), "{}: {value} twice", setting.name);
                seen.push(value);
            }
            assert!(seen.len() > 1, "{}", setting.name);
            setting.turn(&mut app, Turn::Previous, Duration::ZERO);
            assert_eq!(seen.last(), Some(&setting.value(&app)));
        }
    }

    #[test]
    fn the_speed_has_ends() {
        let speed = SETTINGS.iter().find(|setting| setting.name == "setting-speed").unwrap();
        let mut app = app();
        speed.turn(&mut app, Turn::Next, Duration::ZERO);
        assert_eq!(app.player().speed(), Speed::DEFAULT.faster());
        for (turn, end) in [(Turn::Next, Speed::FASTEST), (Turn::Previous, Speed::SLOWEST)] {
            for _ in 0..100 {
                speed.turn(&mut app, turn, Duration::ZERO);
            }
            assert_eq!(app.player().speed(), end);
        }
    }

    #[test]
    fn auto_means_the_glyphs_that_fit() {
        let mut app = app();
        app.fit(GlyphSet::Neutral);
        assert_eq!(app.voice().glyphs, &NEUTRAL);
        app.configure(Settings { glyphs: GlyphChoice::Ascii, ..*app.settings() });
        assert_eq!(app.voice().glyphs, &ASCII);
        app.fit(GlyphSet::Unicode);
        assert_eq!(app.voice().glyphs, &ASCII);
    }
}
