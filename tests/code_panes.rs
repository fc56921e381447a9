//! The panes that show why it is backtracking: code, stack, inspector.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, also in its helpers")]

#[path = "support/panes.rs"]
mod panes;
mod support;

use std::fmt::Write;

use nq_tui::i18n::Language;
use nq_tui::listing::{self, Program, listing};
use nq_tui::search::conflict::{Comparisons, Method, comparisons_over};
use nq_tui::search::{Event, Goal, Position, Strategy};
use nq_tui::tui::panes::{code, inspector, stack};
use nq_tui::tui::settings::{Settings, StackView};
use panes::{Draw, after, app_at, shown};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use rstest::rstest;
use support::{search, start};

/// The moments that the lecture stops at: n and the number of steps.
const MOMENTS: [(u8, u64); 5] = [(4, 1), (4, 7), (4, 9), (4, 31), (8, 500)];

/// A narrow and a roomy pane.
const SIZES: [(u16, u16); 2] = [(40, 16), (62, 32)];

/// Every moment in both languages and sizes, one snapshot a language and size.
fn snapshots(name: &str, settings: Settings, draw: &Draw) {
    for language in Language::ALL {
        for size in SIZES {
            let mut all = String::new();
            for (n, steps) in MOMENTS {
                let app = app_at(after(n, steps), language, settings);
                let pane = shown(&app, size, draw);
                let _ = writeln!(all, "── n = {n}, step {steps}\n{}", pane.trim_end());
            }
            let (width, height) = size;
            insta::assert_snapshot!(format!("{name}-{language:?}-{width}x{height}"), all);
        }
    }
}

#[rstest]
#[case(Program::Iterative, listing::Language::Pseudocode)]
#[case(Program::Recursive, listing::Language::C)]
#[case(Program::FrameRecursive, listing::Language::Java)]
#[case(Program::Nested, listing::Language::Python)]
fn code_is_shown_with_its_line(#[case] program: Program, #[case] code_language: listing::Language) {
    let settings = Settings { program, code_language, ..Settings::default() };
    snapshots(&format!("code-{}", program.name()), settings, &code::draw);
}

#[rstest]
#[case::both(StackView::Both)]
#[case::recursive(StackView::Recursive)]
#[case::iterative(StackView::Iterative)]
fn the_stack_is_shown(#[case] stack_view: StackView) {
    let settings = Settings { stack_view, ..Settings::default() };
    snapshots(&format!("stack-{stack_view:?}"), settings, &stack::draw);
}

#[test]
fn each_test_shows_its_work() {
    for method in Method::ALL {
        let settings = Settings { method, ..Settings::default() };
        snapshots(&format!("inspector-{}", method.name()), settings, &inspector::draw);
    }
}

#[test]
fn the_lit_line_is_that_of_the_event_at_every_step() {
    for program in Program::ALL.into_iter().filter(|it| it.suits(Strategy::Backtrack, 4)) {
        for code_language in listing::Language::ALL {
            let listing = listing(program, code_language);
            let settings = Settings { program, code_language, ..Settings::default() };
            let mut position = start(4);
            loop {
                let app = app_at(position, Language::English, settings);
                let pane = shown(&app, (62, 40), &code::draw);
                let lit: Vec<&str> =
                    pane.lines().filter_map(|line| line.split_once("▶ ")).map(|it| it.1).collect();
                let mut expected: Vec<usize> =
                    listing.lit_lines(position.previous_event()).collect();
                if position.is_end() {
                    expected.extend(listing.end_lines());
                }
                expected.sort_unstable();
                expected.dedup();
                let expected: Vec<String> = expected
                    .into_iter()
                    .map(|line| format!("{:>2} {}", line + 1, listing.lines[line].text))
                    .collect();
                assert_eq!(lit, expected, "{program:?} {code_language:?} {}", position.step());
                if position.forward().is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_lit_line_stays_in_view_however_low_the_pane_is() {
    for program in [Program::Iterative, Program::Recursive, Program::FrameIterative] {
        for code_language in listing::Language::ALL {
            let settings = Settings { program, code_language, ..Settings::default() };
            for steps in [0, 1, 2, 9, 31] {
                let app = app_at(after(4, steps), Language::English, settings);
                for height in 5..24 {
                    let pane = shown(&app, (50, height), &code::draw);
                    assert!(pane.contains('▶'), "{program:?} {code_language:?} {steps}\n{pane}");
                }
            }
        }
    }
}

#[test]
fn a_program_that_makes_other_steps_gives_way() {
    let settings = Settings { program: Program::Nested, ..Settings::default() };
    let app = app_at(after(8, 3), Language::English, settings);
    let pane = shown(&app, (62, 36), &code::draw);
    assert!(pane.starts_with("│ Code · iterative · pseudocode"), "{pane}");
    assert!(pane.contains("\"four nested loops\" does not take these steps"), "{pane}");
    let rows = Position::start(search(5, Strategy::Rows, Goal::All));
    let pane = shown(&app_at(rows, Language::English, settings), (62, 10), &code::draw);
    assert!(pane.contains("No listing for n = 5"), "{pane}");
    let rows = Position::start(search(4, Strategy::Rows, Goal::All));
    let pane = shown(&app_at(rows, Language::Chinese, settings), (62, 36), &code::draw);
    assert!(pane.starts_with("│ 代码 · 四重循环，盲目枚举 · 伪代码"), "{pane}");
}

#[test]
fn frames_and_array_hold_the_same_columns() {
    let mut position = start(4);
    while position.forward().is_some() {
        let app = app_at(position, Language::English, Settings::default());
        let pane = shown(&app, (62, 24), &stack::draw);
        for (row, choice) in position.chosen().iter().enumerate() {
            let frame = format!("  place({row})  col = {choice}\n");
            assert!(pane.contains(&frame), "{}\n{pane}", position.step());
        }
        let array: Vec<String> = pane
            .lines()
            .find_map(|line| line.strip_prefix("│ x "))
            .unwrap()
            .split_whitespace()
            .map(|cell| cell.trim_matches(['[', ']']).to_owned())
            .filter(|cell| cell != "_")
            .collect();
        let chosen: Vec<String> = position.chosen().iter().map(ToString::to_string).collect();
        assert_eq!(array, chosen, "{}\n{pane}", position.step());
    }
}

/// No pane may leave its area or fail, whatever the size, the board and the strategy.
#[test]
fn every_pane_keeps_to_its_area() {
    let draws: [&Draw; 3] = [&code::draw, &stack::draw, &inspector::draw];
    for (n, strategy, steps) in [
        (1, Strategy::Backtrack, 2),
        (4, Strategy::Backtrack, 78),
        (32, Strategy::Backtrack, 3_000),
        (5, Strategy::Rows, 40),
        (16, Strategy::Squares, 300),
    ] {
        let start = Position::start(search(n, strategy, Goal::All));
        let position = comparisons_over(start, steps).1;
        for method in Method::ALL {
            let app =
                app_at(position, Language::Chinese, Settings { method, ..Settings::default() });
            for draw in draws {
                for (width, height) in [(0, 0), (1, 1), (2, 9), (7, 3), (24, 5), (40, 16), (90, 50)]
                {
                    let mut buf = Buffer::empty(Rect::new(0, 0, 100, 60));
                    draw(&app, Rect::new(5, 5, width, height), &mut buf);
                    for y in 0..60 {
                        for x in 0..100 {
                            let inside =
                                (5..5 + width).contains(&x) && (5..5 + height).contains(&y);
                            assert!(inside || buf[(x, y)].symbol() == " ", "{width}x{height}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_inspector_answers_as_the_search_does() {
    for method in Method::ALL {
        let mut position = start(4);
        while let Some(event) = position.forward() {
            let settings = Settings { method, ..Settings::default() };
            let pane =
                shown(&app_at(position, Language::English, settings), (62, 30), &inspector::draw);
            let answer = match event {
                Event::Place(_) => ": free\n",
                Event::Reject(_) => ": attacked, refused\n",
                Event::Backtrack(_) => ": was free",
                Event::Solution | Event::Discard => "no square is being tested",
            };
            assert!(pane.contains(answer), "{}\n{pane}", position.step());
        }
    }
}

#[test]
fn comparisons_are_counted_in_all_until_it_is_too_far() {
    let total = |n: u8| comparisons_over(start(n), u128::MAX);
    let (comparisons, end): (Comparisons, Position) = total(8);
    let app = app_at(end, Language::English, Settings::default());
    let pane = shown(&app, (62, 32), &inspector::draw);
    let scan = nq_tui::i18n::grouped(comparisons.scan.into());
    assert!(pane.lines().any(|line| line.contains("▶ queens") && line.ends_with(&scan)), "{pane}");
    let far = comparisons_over(start(9), 30_000).1;
    let pane =
        shown(&app_at(far, Language::English, Settings::default()), (62, 32), &inspector::draw);
    assert!(pane.contains("too far to count"), "{pane}");
}
