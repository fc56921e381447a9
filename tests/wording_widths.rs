//! Every sentence about a step begins with its verdict and fits on the screen.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod support;

use std::ops::ControlFlow;

use nq_tui::i18n::Language;
use nq_tui::search::{Atlas, Event, Goal, Position, Search, Step, Strategy};
use nq_tui::tui::glyphs::UNICODE;
use nq_tui::wording::{Base, Voice, reason};
use proptest::prelude::{ProptestConfig, proptest};
use rstest::rstest;
use support::search;
use unicode_width::UnicodeWidthStr;

const WIDEST: usize = 78;

const fn voice(language: Language, base: Base) -> Voice {
    Voice { language, base, glyphs: &UNICODE }
}

fn check_reason(position: &Position) {
    for language in Language::ALL {
        for base in [Base::Zero, Base::One] {
            let reason = reason(position, &voice(language, base));
            let place = format!("n = {}, step {}", position.search().n(), position.step());
            assert!(reason.what.starts_with(&reason.verdict), "{place}: {}", reason.what);
            assert_eq!(reason.verdict.is_empty(), position.step() == 0, "{place}");
            for line in [&reason.what, &reason.next] {
                assert!(!line.is_empty(), "{place}");
                assert!(line.width() <= WIDEST, "{place}: {line} has {}", line.width());
                assert!(line.ends_with(['.', '。']), "{place}: {line}");
            }
        }
    }
}

#[rstest]
fn every_reason_begins_with_its_verdict_and_fits_up_to_six_queens(
    #[values(1, 2, 3, 4, 5, 6)] n: u8,
    #[values(Goal::All, Goal::First)] goal: Goal,
) {
    let mut position = Position::start(search(n, Strategy::Backtrack, goal));
    check_reason(&position);
    while position.forward().is_some() {
        check_reason(&position);
    }
}

#[rstest]
#[case(Strategy::Rows, 4)]
#[case(Strategy::Squares, 3)]
fn every_reason_of_a_blind_search_begins_with_its_verdict_and_fits(
    #[case] strategy: Strategy,
    #[case] most: u8,
) {
    for n in 1..=most {
        let mut position = Position::start(search(n, strategy, Goal::All));
        check_reason(&position);
        while position.forward().is_some() {
            check_reason(&position);
        }
    }
}

fn seek(search: Search, part: f64) -> Position {
    let mut atlas = Atlas::new(search);
    let patient = &mut |_| ControlFlow::Continue(());
    let last = atlas.steps(patient).unwrap().unwrap();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "any step will do"
    )]
    let step = (part * last as f64) as Step;
    atlas.seek(step, patient).unwrap().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn every_reason_begins_with_its_verdict_and_fits_up_to_ten_queens(
        n in 7_u8..=10,
        part in 0.0..1.0_f64,
    ) {
        check_reason(&seek(search(n, Strategy::Backtrack, Goal::All), part));
    }

    #[test]
    fn every_reason_on_a_large_board_fits_too(n in 11_u8..=14, part in 0.0..1.0_f64) {
        check_reason(&seek(search(n, Strategy::Backtrack, Goal::All), part));
    }
}

#[rstest]
#[case(4, &[1])]
#[case(4, &[0])]
#[case(10, &[0])]
#[case(12, &[0, 2])]
fn the_end_below_fixed_queens_is_told_in_one_line(#[case] n: u8, #[case] columns: &[u8]) {
    let fixed = search(n, Strategy::Backtrack, Goal::All).with_fixed(columns).unwrap();
    check_reason(&Position::start(fixed));
    check_reason(&seek(fixed, 1.0));
}

/// The first reject with this many attackers.
fn reject_by(n: u8, attackers: usize) -> Position {
    let mut position = Position::start(search(n, Strategy::Backtrack, Goal::All));
    while let Some(event) = position.forward() {
        if let Event::Reject(square) = event
            && position.attacks_on(square).count() == attackers
        {
            return position;
        }
    }
    unreachable!("no square of {n} queens has {attackers} attackers")
}

#[rstest]
fn three_attackers_are_named_by_arrows_alone_on_a_large_board(#[values(11, 12, 20, 32)] n: u8) {
    for language in Language::ALL {
        let what = reason(&reject_by(n, 3), &voice(language, Base::Zero)).what;
        assert!(!what.contains("同") && !what.contains("diagonal"), "{what}");
        assert!(what.contains('│') && what.contains('↘') && what.contains('↙'), "{what}");
        assert!(what.width() <= WIDEST, "{what}");
    }
}
