//! Terminals of every size, sensible or not.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::time::Duration;

use nq_tui::i18n::Language;
use nq_tui::playback::Player;
use nq_tui::search::{BoardSize, Goal, Search, Strategy};
use nq_tui::tui::app::{App, Command};
use nq_tui::tui::glyphs;
use nq_tui::tui::screen::{Composer, drawn_area};
use nq_tui::wording::{Base, Voice};
use ratatui::layout::Rect;
use rstest::rstest;

fn app(n: u8, language: Language) -> App {
    let search = Search::new(BoardSize::new(n).unwrap(), Strategy::Backtrack, Goal::All);
    let voice = Voice { language, base: Base::Zero, glyphs: &glyphs::UNICODE };
    App::new(Player::new(search), voice)
}

#[rstest]
#[case((0, 0), (80, 24))]
#[case((0, 24), (80, 24))]
#[case((80, 0), (80, 24))]
#[case((1, 1), (1, 1))]
#[case((80, 24), (80, 24))]
#[case((800, 300), (800, 300))]
#[case((1000, 1000), (800, 300))]
#[case((65535, 65535), (800, 300))]
#[case((65535, 1), (800, 1))]
fn what_is_drawn_on_has_limits(#[case] told: (u16, u16), #[case] drawn: (u16, u16)) {
    assert_eq!(drawn_area(told.0, told.1), Rect::new(0, 0, drawn.0, drawn.1));
}

#[test]
fn every_size_can_be_drawn_with_everything_open() {
    for language in Language::ALL {
        for open in [None, Some(Command::Help), Some(Command::Settings), Some(Command::GoTo)] {
            let mut app = app(8, language);
            if let Some(command) = open {
                app.update(command, Duration::ZERO);
            }
            let mut composer = Composer::default();
            for columns in (0..50).chain([79, 200]) {
                for rows in (0..15).chain([24, 60]) {
                    let area = drawn_area(columns, rows);
                    composer.forget();
                    assert!(!composer.compose(&app, area).unwrap().is_empty());
                    assert!(composer.compose(&app, area).unwrap().is_empty());
                }
            }
        }
    }
}

/// Only what changed is written, in one synchronized update.
#[test]
fn a_frame_is_one_update_and_an_equal_frame_is_nothing() {
    let app = app(8, Language::English);
    let mut composer = Composer::default();
    let area = drawn_area(80, 24);
    let first = composer.compose(&app, area).unwrap();
    assert!(first.starts_with(b"\x1b[?2026h\x1b[2J"));
    assert!(first.ends_with(b"\x1b[?2026l"));
    assert_eq!(composer.compose(&app, area).unwrap(), b"");
    composer.forget();
    assert_eq!(composer.compose(&app, area).unwrap(), first);
}

#[cfg(unix)]
#[path = "support/pty.rs"]
mod pty;
#[cfg(target_os = "linux")]
#[path = "support/status.rs"]
mod status;

#[cfg(target_os = "linux")]
mod real {
    use super::pty::Terminal;
    use super::status;
    use rstest::rstest;

    /// The most memory that the program ever had, in MB.
    fn peak_megabytes(terminal: &Terminal) -> u64 {
        let path = format!("/proc/{}/status", terminal.process().as_raw_pid());
        let status = std::fs::read_to_string(path).unwrap();
        status::number(&status, "VmHWM").unwrap() / 1024
    }

    #[rstest]
    #[case(0, 0)]
    #[case(1, 1)]
    #[case(2, 2)]
    #[case(1, 200)]
    #[case(200, 1)]
    #[case(3, 5)]
    #[case(80, 24)]
    #[case(400, 120)]
    #[case(1000, 1000)]
    #[case(65535, 65535)]
    fn it_starts_and_leaves_at_any_size_within_100_megabytes(
        #[case] columns: u16,
        #[case] rows: u16,
    ) {
        let mut terminal = Terminal::start("32 --lang en", columns, rows);
        terminal.wait_until_entered(1);
        terminal.wait_for_written("\x1b[?2026l");
        let peak = peak_megabytes(&terminal);
        assert!(peak <= 100, "{peak} MB");
        terminal.write("q");
        assert_eq!(terminal.end(), "0");
        terminal.assert_restored();
    }

    #[test]
    fn a_thousand_sizes_end_in_the_right_picture() {
        let mut terminal = Terminal::start("8 --lang en --play", 80, 24);
        terminal.wait_for("steps/s");
        for i in 0..1000 {
            let (columns, rows) = (i * 37 % 211, i * 53 % 89);
            terminal.resize(columns, rows);
        }
        terminal.resize(65535, 65535);
        terminal.resize(80, 24);
        terminal.type_until("?", "Keys");
        terminal.write("?b");
        terminal.wait_until("a blank screen", |terminal| terminal.contents().trim().is_empty());
        let peak = peak_megabytes(&terminal);
        assert!(peak <= 100, "{peak} MB");
        terminal.write("q");
        assert_eq!(terminal.end(), "0");
        terminal.assert_restored();
    }
}
