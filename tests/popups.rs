//! What lies over the panes: the settings, the help with its glossary, the overlays of the board.

#[path = "support/panes.rs"]
mod panes;
mod support;

use std::fmt::Write;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent};
use nq_tui::i18n::Language;
use nq_tui::listing::{self, Program};
use nq_tui::playback::Speed;
use nq_tui::search::conflict::Method;
use nq_tui::tui::app::{App, Effect, Notice, Popup, SETTINGS};
use nq_tui::tui::layout::SquareSize;
use nq_tui::tui::panes::{board, draw, help, settings};
use nq_tui::tui::settings::{Overlay, Settings, StackView};
use nq_tui::tui::terminal::Mouse;
use nq_tui::tui::view::View;
use nq_tui::tui::{glyphs, theme};
use nq_tui::wording::Base;
use panes::{after, app_at, press, shown};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

#[test]
fn settings_are_changed_by_arrows() {
    let mut app = app_at(after(4, 7), Language::English, Settings::default());
    press(&mut app, KeyCode::F(2));
    assert!(matches!(app.popup(), Some(Popup::Settings(0))));
    press(&mut app, KeyCode::Right);
    assert_eq!(app.voice().language, Language::Chinese);
    press(&mut app, KeyCode::Left);
    assert_eq!(app.voice().language, Language::English);
    for key in [KeyCode::Down, KeyCode::Left, KeyCode::Down, KeyCode::Left] {
        press(&mut app, key);
    }
    assert_eq!(app.theme(), &theme::MONO);
    assert_eq!(app.voice().glyphs, &glyphs::ASCII);
    for key in [KeyCode::Down, KeyCode::Left, KeyCode::Down, KeyCode::Right] {
        press(&mut app, key);
    }
    assert_eq!(app.player().speed(), Speed::DEFAULT.slower());
    assert_eq!(app.view(), View::Tree);
    for key in [KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Right] {
        press(&mut app, key);
    }
    assert_eq!(app.voice().base, Base::One);
    assert_eq!(app.settings().mouse, Mouse::Clicks);
    for key in [KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Left] {
        press(&mut app, key);
    }
    assert_eq!(app.settings().program, Program::Recursive);
    assert_eq!(app.settings().code_language, listing::Language::Python);
    for key in [KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Right] {
        press(&mut app, key);
    }
    assert_eq!(app.settings().method, Method::Marks);
    assert_eq!(app.settings().stack_view, StackView::Recursive);
    for key in [KeyCode::Down, KeyCode::Down, KeyCode::Left] {
        press(&mut app, key);
    }
    assert_eq!(app.settings().overlay, Overlay::Antidiagonals);
    assert!(matches!(app.popup(), Some(Popup::Settings(last)) if last + 1 == SETTINGS.len()));
    assert_eq!(app.position().step(), 7);
    press(&mut app, KeyCode::Esc);
    assert!(app.popup().is_none());
    press(&mut app, KeyCode::Char('a'));
    assert_eq!(app.settings().overlay, Overlay::None);
}

#[test]
fn only_open_settings_are_kept() {
    let mut app = app_at(after(4, 7), Language::English, Settings::default());
    let s = KeyEvent::from(KeyCode::Char('s'));
    assert_eq!(app.press(&s, Duration::ZERO), Effect::Draw);
    press(&mut app, KeyCode::F(2));
    assert_eq!(app.press(&s, Duration::ZERO), Effect::Keep);
    assert!(matches!(app.popup(), Some(Popup::Settings(0))));
    app.note_kept(Err("why".to_owned()));
    assert_eq!(app.notice(), Some(&Notice::NotKept("why".to_owned())));
}

/// A popup alone, in both languages.
fn popups(name: &str, size: (u16, u16), keys: &[KeyCode]) {
    for language in Language::ALL {
        let mut app = app_at(after(4, 7), language, Settings::default());
        for &key in keys {
            press(&mut app, key);
        }
        let popup = shown(&app, size, &|app, area, buf| match app.popup() {
            Some(Popup::Help(first)) => help::draw(app, *first, area, buf),
            Some(Popup::Settings(chosen)) => settings::draw(app, *chosen, area, buf),
            other => panic!("{other:?}"),
        });
        let (width, height) = size;
        insta::assert_snapshot!(format!("{name}-{language:?}-{width}x{height}"), popup);
    }
}

#[test]
fn settings_are_listed_with_their_values() {
    for size in [(48, 14), (80, 24)] {
        let keys = [KeyCode::F(2), KeyCode::Down, KeyCode::Down, KeyCode::Right];
        popups("settings", size, &keys);
    }
    popups("settings-low", (48, 6), &[KeyCode::F(2), KeyCode::Down, KeyCode::Down, KeyCode::Down]);
}

#[test]
fn the_help_ends_with_the_terms_and_what_else_backtracking_solves() {
    let page = KeyCode::PageUp;
    let up = KeyCode::Up;
    let help = KeyCode::Char('?');
    for size in [(60, 18), (100, 40)] {
        popups("help-keys", size, &[help]);
        popups("help-terms", size, &[help, KeyCode::End, page, page, up]);
        popups("help-end", size, &[help, KeyCode::End, up, up, up, up]);
    }
}

#[test]
fn overlays_are_written_over_the_board() {
    for overlay in Overlay::ALL {
        let settings = Settings { overlay, ..Settings::default() };
        let mut all = String::new();
        for (n, steps, square) in
            [(4, 7, (4, 2)), (4, 7, (8, 4)), (4, 1, (12, 6)), (8, 500, (3, 1))]
        {
            let size = SquareSize { width: square.0, height: square.1 };
            let app = app_at(after(n, steps), Language::English, settings);
            let width = 4 + size.width * u16::from(n);
            let height = 1 + size.height * u16::from(n);
            let board = move |app: &App, area: Rect, buf: &mut Buffer| {
                board::draw(app, app.position(), area, size, buf);
            };
            let _ = writeln!(all, "── n = {n}, step {steps}");
            all.push_str(&shown(&app, (width, height), &board));
        }
        insta::assert_snapshot!(format!("overlay-{overlay:?}"), all);
    }
}

#[test]
fn the_legend_names_what_the_overlay_adds() {
    for (language, free, taken) in [
        (Language::English, "✓  free  ■ queen", "↘ row−col+n−1"),
        (Language::Chinese, "✓  可摆放  ■ 皇后", "↙ row+col"),
    ] {
        let overlay =
            |overlay| app_at(after(4, 7), language, Settings { overlay, ..Settings::default() });
        let screen = |app: &App| shown(app, (80, 24), &draw);
        assert!(screen(&overlay(Overlay::Free)).contains(free));
        let index =
            if language == Language::English { Overlay::Diagonals } else { Overlay::Antidiagonals };
        assert!(screen(&overlay(index)).contains(taken));
        assert!(!screen(&overlay(Overlay::None)).contains('✓'));
    }
}
