//! The reason lines, word for word in both languages, and the lines of the log.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use nq_tui::i18n::Language;
use nq_tui::search::{Atlas, Event, Goal, Position, Strategy};
use nq_tui::tui::glyphs;
use nq_tui::wording::{Base, Voice, log_line, reason};
use rstest::rstest;
use std::ops::ControlFlow;
use support::{search, start};
use unicode_width::UnicodeWidthStr;

const fn voice(language: Language, base: Base) -> Voice {
    Voice { language, base, glyphs: &glyphs::UNICODE }
}

fn after(mut position: Position, steps: u32) -> Position {
    for _ in 0..steps {
        position.forward();
    }
    position
}

fn lines(position: &Position, language: Language, base: Base) -> String {
    let reason = reason(position, &voice(language, base));
    assert!(reason.what.starts_with(&reason.verdict), "{reason:?}");
    format!("{}\n{}", reason.what, reason.next)
}

#[rstest]
#[case(
    0,
    "Empty board. One queen goes into each row, from row 0 down.\nPress → for the first step.",
    "空棋盘。从行 0 开始往下，每行放一个皇后。\n按 → 走第一步。"
)]
#[case(
    1,
    "Place (0,0): there is no queen above, so nothing attacks it.\nNext: row 1, from column 0.",
    "摆放 (0,0)：上面没有皇后，不会受攻击。\n接着试行 1，从列 0 开始。"
)]
#[case(
    4,
    "Place (1,2): no queen above is in its column or on its diagonals.\nNext: row 2, from column 0.",
    "摆放 (1,2)：与上面的皇后都不同列，也不同斜线。\n接着试行 2，从列 0 开始。"
)]
#[case(
    6,
    "Reject (2,1): attacked by (1,2), diagonal ↙.\nCuts off 4 boards below it. Next: column 2.",
    "剪枝：(2,1) 不能摆放，与 (1,2) 同斜线 ↙。\n不必再看它下面的 4 种摆法；接着试列 2。"
)]
#[case(
    7,
    "Reject (2,2): attacked by (0,0), diagonal ↘, and by (1,2), same column │.\n\
     Cuts off 4 boards below it. Next: column 3.",
    "剪枝：(2,2) 不能摆放，与 (0,0) 同斜线 ↘，与 (1,2) 同列 │。\n\
     不必再看它下面的 4 种摆法；接着试列 3。"
)]
#[case(
    8,
    "Reject (2,3): attacked by (1,2), diagonal ↘.\n\
     All 4 columns of row 2 are attacked: a dead end. We must go back.",
    "剪枝：(2,3) 不能摆放，与 (1,2) 同斜线 ↘。\n行 2 的 4 列都不能摆放：死胡同，只能回溯。"
)]
#[case(
    19,
    "Reject (2,3): attacked by (1,3), same column │.\n\
     Every column of row 2 has been tried: time to go back.",
    "剪枝：(2,3) 不能摆放，与 (1,3) 同列 │。\n行 2 的 4 列都试过了，该回溯了。"
)]
#[case(
    17,
    "Backtrack: row 3 is a dead end. Take back the queen at (2,1).\nRow 2 goes on with column 2.",
    "回溯：行 3 是死胡同，撤回 (2,1) 的皇后。\n行 2 接着试列 2。"
)]
#[case(
    20,
    "Backtrack: every column of row 2 has been tried. Take back the queen at (1,3).\n\
     Column 3 was the last one, so row 1 is finished too.",
    "回溯：行 2 的 4 列都试过了，撤回 (1,3) 的皇后。\n列 3 是最后一列，所以行 1 也试完了。"
)]
#[case(
    31,
    "Solution 1: all 4 queens are placed and none attacks another.\n\
     x = (1,3,0,2). All solutions are wanted, so the search goes on.",
    "找到解 1：4 个皇后都放好了，互不攻击。\nx = (1,3,0,2)。要求所有解，继续搜索。"
)]
#[case(
    32,
    "Backtrack: solution 1 is kept. To find more, take back the queen at (3,2).\n\
     Not a dead end: row 3 goes on with column 3.",
    "回溯：解 1 已记下；为了找下一个解，撤回 (3,2) 的皇后。\n这不是死胡同：行 3 接着试列 3。"
)]
#[case(
    78,
    "Backtrack: every column of row 1 has been tried. Take back the queen at (0,3).\n\
     Row 0 is finished too: the search is over, 2 solutions.",
    "回溯：行 1 的 4 列都试过了，撤回 (0,3) 的皇后。\n行 0 也试完了：搜索结束，共 2 个解。"
)]
fn four_queens_are_explained(#[case] step: u32, #[case] english: &str, #[case] chinese: &str) {
    let position = after(start(4), step);
    assert_eq!(lines(&position, Language::English, Base::Zero), english);
    assert_eq!(lines(&position, Language::Chinese, Base::Zero), chinese);
}

#[rstest]
#[case(9, 1, 3)]
#[case(21, 0, 1)]
#[case(34, 2, 1)]
#[case(39, 0, 2)]
#[case(53, 1, 1)]
#[case(57, 0, 3)]
#[case(69, 1, 1)]
fn a_row_goes_on_where_a_column_is_left(#[case] step: u32, #[case] row: u8, #[case] column: u8) {
    let position = after(start(4), step);
    let next = format!("Row {row} goes on with column {column}.");
    assert_eq!(reason(&position, &voice(Language::English, Base::Zero)).next, next);
}

#[test]
fn the_kinds_of_backtrack_are_told_apart() {
    let mut position = start(4);
    let (mut dead_ends, mut tried, mut solutions) = (Vec::new(), 0, Vec::new());
    while position.forward().is_some() {
        let what = reason(&position, &voice(Language::English, Base::Zero)).what;
        if !what.starts_with("Backtrack") {
            continue;
        }
        if what.contains("dead end") {
            dead_ends.push(position.step());
        } else if what.contains("is kept") {
            solutions.push(position.step());
        } else {
            tried += 1;
        }
    }
    assert_eq!((dead_ends, tried, solutions), (vec![9, 17, 67, 75], 10, vec![32, 49]));
}

#[test]
fn the_last_line_says_how_the_search_ended() {
    let first = Position::start(search(4, Strategy::Backtrack, Goal::First));
    let end = lines(&after(first, 31), Language::English, Base::Zero);
    assert!(end.ends_with("x = (1,3,0,2). One solution was asked for: the search stops here."));
    let end = lines(&after(first, 31), Language::Chinese, Base::Zero);
    assert!(end.ends_with("x = (1,3,0,2)。只求任一解，到此结束。"));
    let end = lines(&after(start(3), 23), Language::English, Base::Zero);
    assert!(end.ends_with("Row 0 is finished too: the search is over. 3 queens have no solution."));
    let end = lines(&after(start(2), 8), Language::Chinese, Base::Zero);
    assert!(end.ends_with("行 0 也试完了：搜索结束，2 皇后无解。"));
    let blind = after(Position::start(search(4, Strategy::Rows, Goal::All)), 5);
    let discard = lines(&blind, Language::English, Base::Zero);
    assert!(
        discard
            .starts_with("Discard: full, but 6 pairs attack, e.g. (0,0) and (1,0), same column │.")
    );
    let discard = lines(&blind, Language::Chinese, Base::Zero);
    assert!(discard.starts_with("舍弃：摆满了，但有 6 对皇后互相攻击，如 (0,0) 与 (1,0) 同列 │。"));
}

#[test]
fn counted_from_one_numbers_are_ordinals_and_the_log_writes_x() {
    let position = after(start(4), 17);
    assert_eq!(
        lines(&position, Language::Chinese, Base::One),
        "回溯：第 4 行是死胡同，撤回 (3,2) 的皇后。\n第 3 行接着试第 3 列。"
    );
    let line = |steps| log_line(&after(start(4), steps), &voice(Language::English, Base::One));
    assert_eq!(line(4).unwrap().head, "x2=3 true ");
    assert_eq!(line(6).unwrap().head, "x3=2 false");
    assert_eq!(line(6).unwrap().detail, "↙(2,3)");
}

#[rstest]
#[case(7, "[2][2]=false", "↘(0,0) │(1,2)")]
#[case(4, "[1][2]=true ", "摆放")]
#[case(9, "回溯", "撤回 (1,2)")]
#[case(31, "★ 解 1:", "(1,3,0,2)")]
fn the_log_has_one_line_a_step(#[case] step: u32, #[case] head: &str, #[case] detail: &str) {
    let line = log_line(&after(start(4), step), &voice(Language::Chinese, Base::Zero)).unwrap();
    assert_eq!((line.head.as_str(), line.detail.as_str()), (head, detail));
}

/// Both reason lines of a position in both languages and from both bases.
fn assert_fits(position: &Position) {
    for language in Language::ALL {
        for base in [Base::Zero, Base::One] {
            let reason = reason(position, &voice(language, base));
            assert!(reason.what.starts_with(&reason.verdict), "{reason:?}");
            for line in [&reason.what, &reason.next] {
                assert!(line.width() <= 78, "{} columns: {line}", line.width());
            }
        }
    }
}

#[test]
fn every_sentence_of_small_boards_fits_78_columns_and_opens_with_its_verdict() {
    for strategy in Strategy::ALL {
        let largest = if strategy == Strategy::Backtrack { 6 } else { 3 };
        for n in 1..=largest {
            for goal in [Goal::All, Goal::First] {
                let mut position = Position::start(search(n, strategy, goal));
                assert_fits(&position);
                while position.forward().is_some() {
                    assert_fits(&position);
                }
            }
        }
    }
}

#[test]
fn sentences_of_larger_boards_fit_78_columns() {
    let mut patient = |_| ControlFlow::Continue(());
    for n in [7, 8, 9, 10] {
        let mut atlas = Atlas::new(search(n, Strategy::Backtrack, Goal::All));
        let last = atlas.steps(&mut patient).unwrap().unwrap();
        for part in 0..400 {
            let position = atlas.seek(last * part / 399, &mut patient).unwrap().unwrap();
            assert_fits(&position);
        }
    }
}

#[test]
fn on_a_wide_board_a_long_reject_drops_its_words_and_keeps_its_arrows() {
    let mut position = start(16);
    let mut short = 0;
    for _ in 0..100_000 {
        let Some(event) = position.forward() else { break };
        if !matches!(event, Event::Reject(square) if position.attacks_on(square).count() > 1) {
            continue;
        }
        for language in Language::ALL {
            let what = reason(&position, &voice(language, Base::Zero)).what;
            assert!(what.width() <= 78, "{what}");
            short += u32::from(!what.contains("column") && !what.contains("同列"));
        }
    }
    assert!(short > 0);
}
