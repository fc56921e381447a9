//! The sentences about a step, word for word in both languages, and their widths.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod support;

use nq_tui::i18n::Language;
use nq_tui::search::{Goal, Position, Search, Step, Strategy};
use nq_tui::tui::glyphs::UNICODE;
use nq_tui::wording::{Base, Voice, log_line, reason};
use rstest::rstest;
use support::{search, start};

const fn voice(language: Language, base: Base) -> Voice {
    Voice { language, base, glyphs: &UNICODE }
}

fn at(search: Search, step: Step) -> Position {
    let mut position = Position::start(search);
    while position.step() < step {
        assert!(position.forward().is_some(), "step {step} lies beyond the end");
    }
    position
}

fn four(step: Step) -> Position {
    at(search(4, Strategy::Backtrack, Goal::All), step)
}

fn end(n: u8) -> Position {
    let mut position = start(n);
    while position.forward().is_some() {}
    position
}

fn first_solution() -> Position {
    at(search(4, Strategy::Backtrack, Goal::First), 31)
}

fn lines(position: &Position, language: Language, base: Base) -> [String; 2] {
    let reason = reason(position, &voice(language, base));
    [reason.what, reason.next]
}

#[rstest]
#[case(four(0),
    ["Empty board. One queen goes into each row, from row 0 down.", "Press → for the first step."],
    ["空棋盘。从行 0 开始往下，每行放一个皇后。", "按 → 走第一步。"])]
#[case(four(1),
    ["Place (0,0): there is no queen above, so nothing attacks it.", "Next: row 1, from column 0."],
    ["摆放 (0,0)：上面没有皇后，不会受攻击。", "接着试行 1，从列 0 开始。"])]
#[case(four(4),
    ["Place (1,2): no queen above is in its column or on its diagonals.",
     "Next: row 2, from column 0."],
    ["摆放 (1,2)：与上面的皇后都不同列，也不同斜线。", "接着试行 2，从列 0 开始。"])]
#[case(four(6),
    ["Reject (2,1): attacked by (1,2), diagonal ↙.",
     "Cuts off 4 boards below it. Next: column 2."],
    ["剪枝：(2,1) 不能摆放，与 (1,2) 同斜线 ↙。", "不必再看它下面的 4 种摆法；接着试列 2。"])]
#[case(four(7),
    ["Reject (2,2): attacked by (0,0), diagonal ↘, and by (1,2), same column │.",
     "Cuts off 4 boards below it. Next: column 3."],
    ["剪枝：(2,2) 不能摆放，与 (0,0) 同斜线 ↘，与 (1,2) 同列 │。",
     "不必再看它下面的 4 种摆法；接着试列 3。"])]
#[case(four(8),
    ["Reject (2,3): attacked by (1,2), diagonal ↘.",
     "All 4 columns of row 2 are attacked: a dead end. We must go back."],
    ["剪枝：(2,3) 不能摆放，与 (1,2) 同斜线 ↘。", "行 2 的 4 列都不能摆放：死胡同，只能回溯。"])]
#[case(four(16),
    ["Reject (3,3): attacked by (0,0), diagonal ↘, and by (1,3), same column │.",
     "All 4 columns of row 3 are attacked: a dead end. We must go back."],
    ["剪枝：(3,3) 不能摆放，与 (0,0) 同斜线 ↘，与 (1,3) 同列 │。",
     "行 3 的 4 列都不能摆放：死胡同，只能回溯。"])]
#[case(four(19),
    ["Reject (2,3): attacked by (1,3), same column │.",
     "Every column of row 2 has been tried: time to go back."],
    ["剪枝：(2,3) 不能摆放，与 (1,3) 同列 │。", "行 2 的 4 列都试过了，该回溯了。"])]
fn a_test_is_explained_word_for_word(
    #[case] position: Position,
    #[case] english: [&str; 2],
    #[case] chinese: [&str; 2],
) {
    assert_eq!(lines(&position, Language::English, Base::Zero), english);
    assert_eq!(lines(&position, Language::Chinese, Base::Zero), chinese);
}

#[rstest]
#[case(four(9),
    ["Backtrack: row 2 is a dead end. Take back the queen at (1,2).",
     "Row 1 goes on with column 3."],
    ["回溯：行 2 是死胡同，撤回 (1,2) 的皇后。", "行 1 接着试列 3。"])]
#[case(four(17),
    ["Backtrack: row 3 is a dead end. Take back the queen at (2,1).",
     "Row 2 goes on with column 2."],
    ["回溯：行 3 是死胡同，撤回 (2,1) 的皇后。", "行 2 接着试列 2。"])]
#[case(four(20),
    ["Backtrack: every column of row 2 has been tried. Take back the queen at (1,3).",
     "Column 3 was the last one, so row 1 is finished too."],
    ["回溯：行 2 的 4 列都试过了，撤回 (1,3) 的皇后。", "列 3 是最后一列，所以行 1 也试完了。"])]
#[case(four(21),
    ["Backtrack: every column of row 1 has been tried. Take back the queen at (0,0).",
     "Row 0 goes on with column 1."],
    ["回溯：行 1 的 4 列都试过了，撤回 (0,0) 的皇后。", "行 0 接着试列 1。"])]
#[case(four(31),
    ["Solution 1: all 4 queens are placed and none attacks another.",
     "x = (1,3,0,2). All solutions are wanted, so the search goes on."],
    ["找到解 1：4 个皇后都放好了，互不攻击。", "x = (1,3,0,2)。要求所有解，继续搜索。"])]
#[case(four(32),
    ["Backtrack: solution 1 is kept. To find more, take back the queen at (3,2).",
     "Not a dead end: row 3 goes on with column 3."],
    ["回溯：解 1 已记下；为了找下一个解，撤回 (3,2) 的皇后。",
     "这不是死胡同：行 3 接着试列 3。"])]
#[case(four(78),
    ["Backtrack: every column of row 1 has been tried. Take back the queen at (0,3).",
     "Row 0 is finished too: the search is over, 2 solutions."],
    ["回溯：行 1 的 4 列都试过了，撤回 (0,3) 的皇后。", "行 0 也试完了：搜索结束，共 2 个解。"])]
#[case(first_solution(),
    ["Solution 1: all 4 queens are placed and none attacks another.",
     "x = (1,3,0,2). One solution was asked for: the search stops here."],
    ["找到解 1：4 个皇后都放好了，互不攻击。", "x = (1,3,0,2)。只求任一解，到此结束。"])]
fn a_queen_taken_back_or_a_solution_is_explained_word_for_word(
    #[case] position: Position,
    #[case] english: [&str; 2],
    #[case] chinese: [&str; 2],
) {
    assert_eq!(lines(&position, Language::English, Base::Zero), english);
    assert_eq!(lines(&position, Language::Chinese, Base::Zero), chinese);
}

#[rstest]
#[case(20, 1)]
#[case(38, 1)]
#[case(52, 2)]
fn a_last_column_finishes_its_row_too(#[case] step: Step, #[case] row: u8) {
    let [_, english] = lines(&four(step), Language::English, Base::Zero);
    let [_, chinese] = lines(&four(step), Language::Chinese, Base::Zero);
    assert_eq!(english, format!("Column 3 was the last one, so row {row} is finished too."));
    assert_eq!(chinese, format!("列 3 是最后一列，所以行 {row} 也试完了。"));
}

#[rstest]
#[case(2)]
#[case(3)]
fn a_search_without_a_solution_says_so(#[case] n: u8) {
    let [_, english] = lines(&end(n), Language::English, Base::Zero);
    let [_, chinese] = lines(&end(n), Language::Chinese, Base::Zero);
    let expected =
        format!("Row 0 is finished too: the search is over. {n} queens have no solution.");
    assert_eq!(english, expected);
    assert_eq!(chinese, format!("行 0 也试完了：搜索结束，{n} 皇后无解。"));
}

#[test]
fn a_full_board_that_is_wrong_names_its_first_pair() {
    let position = at(search(4, Strategy::Rows, Goal::All), 5);
    let [english, _] = lines(&position, Language::English, Base::Zero);
    let [chinese, _] = lines(&position, Language::Chinese, Base::Zero);
    let expected = "Discard: full, but 6 pairs attack, e.g. (0,0) and (1,0), same column │.";
    assert_eq!(english, expected);
    assert_eq!(chinese, "舍弃：摆满了，但有 6 对皇后互相攻击，如 (0,0) 与 (1,0) 同列 │。");
}

#[rstest]
#[case(0, ["Empty board. One queen goes into each row, from row 1 down.",
           "Press → for the first step."],
          ["空棋盘。从第 1 行开始往下，每行放一个皇后。", "按 → 走第一步。"])]
#[case(1, ["Place (1,1): there is no queen above, so nothing attacks it.",
           "Next: row 2, from column 1."],
          ["摆放 (1,1)：上面没有皇后，不会受攻击。", "接着试第 2 行，从第 1 列开始。"])]
#[case(7, ["Reject (3,3): attacked by (1,1), diagonal ↘, and by (2,3), same column │.",
           "Cuts off 4 boards below it. Next: column 4."],
          ["剪枝：(3,3) 不能摆放，与 (1,1) 同斜线 ↘，与 (2,3) 同列 │。",
           "不必再看它下面的 4 种摆法；接着试第 4 列。"])]
#[case(8, ["Reject (3,4): attacked by (2,3), diagonal ↘.",
           "All 4 columns of row 3 are attacked: a dead end. We must go back."],
          ["剪枝：(3,4) 不能摆放，与 (2,3) 同斜线 ↘。",
           "第 3 行的 4 列都不能摆放：死胡同，只能回溯。"])]
#[case(19, ["Reject (3,4): attacked by (2,4), same column │.",
            "Every column of row 3 has been tried: time to go back."],
           ["剪枝：(3,4) 不能摆放，与 (2,4) 同列 │。", "第 3 行的 4 列都试过了，该回溯了。"])]
#[case(17, ["Backtrack: row 4 is a dead end. Take back the queen at (3,2).",
            "Row 3 goes on with column 3."],
           ["回溯：第 4 行是死胡同，撤回 (3,2) 的皇后。", "第 3 行接着试第 3 列。"])]
#[case(20, ["Backtrack: every column of row 3 has been tried. Take back the queen at (2,4).",
            "Column 4 was the last one, so row 2 is finished too."],
           ["回溯：第 3 行的 4 列都试过了，撤回 (2,4) 的皇后。",
            "第 4 列是最后一列，所以第 2 行也试完了。"])]
#[case(31, ["Solution 1: all 4 queens are placed and none attacks another.",
            "x = (2,4,1,3). All solutions are wanted, so the search goes on."],
           ["找到解 1：4 个皇后都放好了，互不攻击。", "x = (2,4,1,3)。要求所有解，继续搜索。"])]
#[case(32, ["Backtrack: solution 1 is kept. To find more, take back the queen at (4,3).",
            "Not a dead end: row 4 goes on with column 4."],
           ["回溯：解 1 已记下；为了找下一个解，撤回 (4,3) 的皇后。",
            "这不是死胡同：第 4 行接着试第 4 列。"])]
#[case(78, ["Backtrack: every column of row 2 has been tried. Take back the queen at (1,4).",
            "Row 1 is finished too: the search is over, 2 solutions."],
           ["回溯：第 2 行的 4 列都试过了，撤回 (1,4) 的皇后。",
            "第 1 行也试完了：搜索结束，共 2 个解。"])]
fn counting_from_one_speaks_of_ordinals(
    #[case] step: Step,
    #[case] english: [&str; 2],
    #[case] chinese: [&str; 2],
) {
    assert_eq!(lines(&four(step), Language::English, Base::One), english);
    assert_eq!(lines(&four(step), Language::Chinese, Base::One), chinese);
}

#[rstest]
#[case(1, Base::Zero, ["[0][0]=true place", "[0][0]=true 摆放"])]
#[case(7, Base::Zero, ["[2][2]=false ↘(0,0) │(1,2)", "[2][2]=false ↘(0,0) │(1,2)"])]
#[case(17, Base::Zero, ["backtrack take back (2,1)", "回溯 撤回 (2,1)"])]
#[case(29, Base::Zero,
    ["[3][1]=false │(0,1) ↙(1,3) ↘(2,0)", "[3][1]=false │(0,1) ↙(1,3) ↘(2,0)"])]
#[case(31, Base::Zero, ["★ solution 1: (1,3,0,2)", "★ 解 1: (1,3,0,2)"])]
#[case(4, Base::One, ["x2=3 true place", "x2=3 true 摆放"])]
#[case(7, Base::One, ["x3=3 false ↘(1,1) │(2,3)", "x3=3 false ↘(1,1) │(2,3)"])]
#[case(6, Base::One, ["x3=2 false ↙(2,3)", "x3=2 false ↙(2,3)"])]
#[case(12, Base::One, ["x3=2 true place", "x3=2 true 摆放"])]
#[case(31, Base::One, ["★ solution 1: (2,4,1,3)", "★ 解 1: (2,4,1,3)"])]
fn a_log_line_is_an_array_access_or_an_equation(
    #[case] step: Step,
    #[case] base: Base,
    #[case] expected: [&str; 2],
) {
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        let line = log_line(&four(step), &voice(language, base)).unwrap();
        assert_eq!(format!("{} {}", line.head.trim_end(), line.detail), expected);
        assert_eq!(line.step, step);
    }
}

#[test]
fn three_attackers_keep_their_words_on_a_small_board_if_they_fit() {
    assert_eq!(
        lines(&four(29), Language::Chinese, Base::Zero)[0],
        "剪枝：(3,1) 不能摆放，与 (0,1) 同列 │，与 (1,3) 同斜线 ↙，与 (2,0) 同斜线 ↘。"
    );
    assert_eq!(
        lines(&four(29), Language::English, Base::Zero)[0],
        "Reject (3,1): attacked by (0,1) │, (1,3) ↙ and (2,0) ↘."
    );
}
