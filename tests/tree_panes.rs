//! Pictures of the tree pane, in both forms, two sizes and both languages.

#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking; this also covers its helper functions"
)]

mod support;

use std::ops::ControlFlow;
use std::time::Duration;

use nq_tui::i18n::Language;
use nq_tui::playback::Direction;
use nq_tui::playback::player::{Player, Stride};
use nq_tui::search::{Atlas, Goal, Search, Step, Strategy};
use nq_tui::tui::app::{App, Command};
use nq_tui::tui::glyphs::UNICODE;
use nq_tui::tui::panes::tree;
use nq_tui::wording::{Base, Voice};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use support::search;
use unicode_width::UnicodeWidthStr;

/// In the side pane of a screen of 80 columns, and of one of 120.
const SIDES: [Rect; 2] = [Rect::new(42, 1, 38, 17), Rect::new(60, 1, 60, 29)];

/// The whole pane of a screen of 120 × 36, and of a larger one.
const WHOLES: [Rect; 2] = [Rect::new(0, 0, 116, 30), Rect::new(0, 0, 200, 50)];

fn app(search: Search, step: Step, language: Language, base: Base) -> App {
    let mut patient = |_| ControlFlow::Continue(());
    let position = Atlas::new(search).seek(step, &mut patient).unwrap().unwrap();
    let mut player = Player::new(search);
    player.start_at(position);
    App::new(player, Voice { language, base, glyphs: &UNICODE })
}

/// The same after `back` steps back.
fn rewound(search: Search, step: Step, back: usize, language: Language) -> App {
    let mut app = app(search, step, language, Base::One);
    let back_once = Command::Step(Direction::Backward, Stride::Step);
    for _ in 0..back {
        app.update(back_once, Duration::ZERO);
    }
    app
}

fn drawn(app: &App, area: Rect) -> String {
    let mut buf = Buffer::empty(Rect::new(0, 0, area.right(), area.bottom()));
    tree::draw(app, area, &mut buf);
    let mut text = String::new();
    for y in area.y..area.bottom() {
        let mut line = String::new();
        let mut x = area.x;
        while x < area.right() {
            let symbol = buf[(x, y)].symbol();
            line.push_str(symbol);
            x += u16::try_from(symbol.width().max(1)).unwrap();
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn backtrack(n: u8) -> Search {
    search(n, Strategy::Backtrack, Goal::All)
}

fn snapshot(name: &str, search: Search, step: Step, areas: &[Rect]) {
    for (language, code) in Language::ALL.into_iter().zip(["en", "zh"]) {
        let app = app(search, step, language, Base::Zero);
        for area in areas {
            let name = format!("{name}-{step}-{code}-{}x{}", area.width, area.height);
            insta::assert_snapshot!(name, drawn(&app, *area));
        }
    }
}

#[test]
fn the_picture_of_four_queens() {
    for step in [0, 8, 17, 31, 78] {
        snapshot("picture-4", backtrack(4), step, &WHOLES);
    }
}

#[test]
fn the_outline_of_four_queens() {
    for step in [8, 17, 31, 78] {
        snapshot("outline-4", backtrack(4), step, &SIDES);
    }
}

#[test]
fn the_outline_of_eight_queens() {
    snapshot("outline-8", backtrack(8), 500, &SIDES);
    snapshot("outline-8", backtrack(8), 500, &WHOLES[..1]);
}

#[test]
fn the_outline_of_large_boards_and_blind_strategies() {
    snapshot("outline-16", backtrack(16), 10_000_000_000, &SIDES[..1]);
    snapshot("outline-32", backtrack(32), 5_000, &SIDES[..1]);
    snapshot("outline-rows", search(4, Strategy::Rows, Goal::All), 100, &SIDES[..1]);
    snapshot("outline-squares", search(4, Strategy::Squares, Goal::All), 2_000, &SIDES[..1]);
    snapshot("picture-rows", search(3, Strategy::Rows, Goal::All), 20, &WHOLES[..1]);
}

#[test]
fn steps_already_seen_stay_and_count_from_one() {
    for (language, code) in Language::ALL.into_iter().zip(["en", "zh"]) {
        let four = rewound(backtrack(4), 31, 14, language);
        insta::assert_snapshot!(format!("rewound-4-{code}-116x30"), drawn(&four, WHOLES[0]));
        insta::assert_snapshot!(format!("rewound-4-{code}-38x17"), drawn(&four, SIDES[0]));
        let twelve = rewound(backtrack(12), 1_000, 300, language);
        insta::assert_snapshot!(format!("rewound-12-{code}-38x17"), drawn(&twelve, SIDES[0]));
    }
}

#[test]
fn what_lies_ahead_is_shown_when_asked_for() {
    let mut app = app(backtrack(4), 8, Language::English, Base::Zero);
    app.update(Command::ToggleFuture, Duration::ZERO);
    insta::assert_snapshot!("ahead-4-en-116x30", drawn(&app, WHOLES[0]));
    insta::assert_snapshot!("ahead-4-en-38x17", drawn(&app, SIDES[0]));
}

/// What is drawn at the furthest step shown is all that a click can lead to.
#[test]
fn a_click_leads_to_a_step_that_has_been_shown() {
    let mut patient = |_| ControlFlow::Continue(());
    for area in [WHOLES[0], SIDES[0]] {
        for step in [0, 8, 17, 31, 48, 78] {
            let app = app(backtrack(4), step, Language::English, Base::Zero);
            let mut atlas = Atlas::new(backtrack(4));
            let mut found = 0;
            for (x, y) in (0..area.right()).flat_map(|x| (0..area.bottom()).map(move |y| (x, y))) {
                let Some(moment) = tree::node_at(&app, area, x, y) else { continue };
                let position =
                    atlas.position_of(&moment.chosen, moment.next, &mut patient).unwrap().unwrap();
                assert!(position.step() <= step, "{area:?} {step} {x} {y}");
                found += 1;
            }
            assert!(found > 0);
        }
    }
    let app = app(backtrack(4), 17, Language::English, Base::Zero);
    // The children of the root's first node in the picture, and the last reject in the outline.
    let in_picture = tree::node_at(&app, WHOLES[0], 23, 8).unwrap();
    assert_eq!((&in_picture.chosen[..], in_picture.next), (&[0][..], 0));
    let in_outline = tree::node_at(&app, SIDES[0], 60, 8).unwrap();
    assert_eq!((&in_outline.chosen[..], in_outline.next), (&[0, 3][..], 1));
}

/// No size of the pane, however small, is too small to be drawn.
#[test]
fn any_area_can_be_drawn() {
    for (n, step) in [(1, 3), (4, 31), (8, 500), (32, 5_000)] {
        let app = app(backtrack(n), step, Language::Chinese, Base::One);
        for (x, y) in [(0, 0), (5, 3)] {
            for (width, height) in (0..40).flat_map(|w| (0..14).map(move |h| (w, h))) {
                drawn(&app, Rect::new(x, y, width, height));
                tree::node_at(&app, Rect::new(x, y, width, height), x, y);
            }
        }
    }
}
