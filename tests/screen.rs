//! Keys in, screen out, as snapshots of text and style.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

mod support;

use std::time::Duration;

use nq_tui::i18n::Language;
use nq_tui::i18n::Language::{Chinese, English};
use nq_tui::playback::player::Motion;
use nq_tui::search::{Goal, Strategy};
use nq_tui::wording::Base;
use rstest::rstest;
use support::screen::Desk;
use support::search;

const fn name(language: Language) -> &'static str {
    match language {
        English => "en",
        Chinese => "zh",
    }
}

/// The five sizes, with boards that show what is hard about each.
#[rstest]
#[case(48, 14, 4, "g 17 enter", Chinese)]
#[case(48, 14, 8, "g 500 enter", English)]
#[case(48, 14, 32, "g 100000 enter", Chinese)]
#[case(60, 18, 4, "g 17 enter", English)]
#[case(60, 18, 8, "g 500 enter", Chinese)]
#[case(60, 18, 20, "n", English)]
#[case(80, 24, 1, "→", English)]
#[case(80, 24, 4, "g 17 enter", English)]
#[case(80, 24, 8, "g 500 enter", Chinese)]
#[case(80, 24, 20, "n", Chinese)]
#[case(80, 24, 32, "g 100000 enter", English)]
#[case(120, 36, 4, "g 7 enter", English)]
#[case(120, 36, 8, "g 500 enter", Chinese)]
#[case(120, 36, 32, "g 100000 enter", Chinese)]
#[case(200, 60, 1, "→→", Chinese)]
#[case(200, 60, 8, "g 500 enter", English)]
#[case(200, 60, 20, "n", Chinese)]
#[case(200, 60, 32, "g 100000 enter", English)]
fn a_screen_looks_composed(
    #[case] width: u16,
    #[case] height: u16,
    #[case] n: u8,
    #[case] keys: &str,
    #[case] language: Language,
) {
    let mut desk = Desk::new(n, language);
    desk.keys(keys);
    desk.keys("esc");
    let name = format!("{width}x{height}_n{n}_{}", name(language));
    insta::assert_snapshot!(name, desk.picture(width, height));
}

#[rstest]
fn the_steps_that_matter_look_right_in_chinese(#[values(1, 7, 8, 9, 16, 17, 31, 32)] step: usize) {
    let mut desk = Desk::new(4, Chinese);
    desk.keys(&format!("right*{step}"));
    insta::assert_snapshot!(format!("step_{step}_zh"), desk.picture(80, 24));
}

#[test]
fn lines_already_seen_are_dimmed_after_going_back() {
    let mut desk = Desk::new(4, English);
    desk.keys("right*17 left*3");
    insta::assert_snapshot!("seen_lines_dimmed", desk.picture(80, 24));
}

#[test]
fn what_lies_ahead_is_shown_on_request() {
    let mut desk = Desk::new(4, Chinese);
    desk.keys("right*17 z");
    insta::assert_snapshot!("ahead_shown", desk.picture(80, 24));
}

#[test]
fn counting_from_one_changes_labels_and_log() {
    let mut desk = Desk::of(search(4, Strategy::Backtrack, Goal::First), Chinese, Base::One);
    desk.keys("right*17");
    insta::assert_snapshot!("from_one_zh", desk.picture(80, 24));
}

#[test]
fn a_blind_search_shows_the_pairs_that_attack() {
    let mut desk = Desk::of(search(4, Strategy::Rows, Goal::All), English, Base::Zero);
    desk.keys("right*5");
    insta::assert_snapshot!("blind_rows", desk.picture(80, 24));
}

#[rstest]
fn the_help_lists_the_keys(#[values(English, Chinese)] language: Language) {
    let mut desk = Desk::new(8, language);
    desk.keys("g 500 enter ?");
    insta::assert_snapshot!(format!("help_{}", name(language)), desk.picture(80, 24));
}

#[test]
fn a_prompt_shows_what_it_takes() {
    let mut desk = Desk::new(4, Chinese);
    desk.keys("→ g v2,1 ←");
    insta::assert_snapshot!("prompt_zh", desk.picture(80, 24));
}

#[rstest]
#[case("end →", "The search is over. ← goes back, Home starts again.")]
#[case("←", "This is the start.")]
#[case("g 17 enter n", "Jumped from step 17 to 31. u returns.")]
#[case("end n", "No further solution after this step.")]
#[case("N", "No solution before this step.")]
#[case("你", "An input method is on: switch to English (usually Shift).")]
#[case("ｎ", "An input method is on: switch to English (usually Shift).")]
#[case("u", "There is no jump to return from.")]
#[case("g 79 enter", "The last step is 78.")]
#[case("g x enter", "Not a place to go to. Write 42, 50%, start, end, s3, d1 or v2,1.")]
#[case("v 9,9 enter", "Not a square of this board. Write row,column.")]
#[case("c 99 enter", "Write a number from 1 to 32, backtrack, rows or squares, first or all.")]
fn a_message_takes_the_footer_s_place_until_the_next_key(
    #[case] keys: &str,
    #[case] message: &str,
) {
    let mut desk = Desk::new(4, English);
    desk.keys(keys);
    assert_eq!(desk.footer(), message);
    desk.keys("esc");
    assert!(desk.footer().ends_with("? help"), "{}", desk.footer());
}

#[rstest]
#[case("end →", "搜索已经结束。← 后退，Home 回到开头。")]
#[case("←", "已经在开头了。")]
#[case("g 17 enter n", "从第 17 步跳到第 31 步。按 u 返回。")]
#[case("end n", "这一步之后没有别的解了。")]
#[case("你", "输入法是中文状态，请切换到英文（一般按 Shift）。")]
fn a_message_is_in_the_language_of_the_screen(#[case] keys: &str, #[case] message: &str) {
    let mut desk = Desk::new(4, Chinese);
    desk.keys(keys);
    assert_eq!(desk.footer(), message);
}

#[rstest]
fn a_blank_screen_shows_nothing_until_the_key_comes_again(#[values("b", ".", "。")] key: &str) {
    let mut desk = Desk::new(4, Chinese);
    desk.keys("right*7");
    let before = desk.draw(80, 24);
    desk.keys(key);
    assert!(desk.lines(80, 24).iter().all(|line| line.trim().is_empty()));
    desk.keys(key);
    assert_eq!(desk.draw(80, 24), before);
}

/// The numbers of the log's lines at 80×24.
fn steps_in_log(desk: &Desk) -> Vec<u64> {
    let number = |line: &String| {
        let log = line.rsplit_once("│ ")?.1;
        log.trim_start_matches(['▶', ' ']).split(' ').next()?.replace(',', "").parse().ok()
    };
    desk.lines(80, 24)[3..18].iter().filter_map(number).collect()
}

#[test]
fn no_line_of_the_log_lies_beyond_the_furthest_step() {
    let mut desk = Desk::new(4, English);
    assert!(steps_in_log(&desk).is_empty());
    let mut reached = 0;
    for furthest in [1, 9, 17, 31, 40] {
        while desk.app.position().step() < furthest {
            desk.keys("→");
            reached = reached.max(desk.app.position().step());
            assert!(steps_in_log(&desk).iter().all(|&step| u128::from(step) <= reached));
        }
        for _ in 0..20 {
            desk.keys("←");
            assert!(steps_in_log(&desk).iter().all(|&step| u128::from(step) <= reached));
        }
    }
    desk.keys("home z");
    assert_eq!(steps_in_log(&desk).first(), Some(&1));
    desk.keys("z c 5 enter");
    assert!(steps_in_log(&desk).is_empty());
}

#[test]
fn playing_moves_with_the_clock_and_back_again() {
    let mut desk = Desk::new(4, English);
    for (key, last) in [("space", 78), ("r", 0)] {
        desk.keys(key);
        for _ in 0..100 {
            desk.wait(Duration::from_secs(1));
        }
        assert_eq!(desk.app.position().step(), last);
        assert_eq!(desk.app.player().motion(), Motion::Paused);
    }
}

#[rstest]
fn every_size_is_drawn(
    #[values(1, 4, 8, 20, 32)] n: u8,
    #[values(English, Chinese)] language: Language,
) {
    let small = (0..=30).flat_map(|width| (0..=12).map(move |height| (width, height)));
    let odd = [(1000, 1), (1, 1000), (1000, 8), (20, 1000), (37, 11), (48, 14), (79, 23), (81, 25)];
    let sizes: Vec<(u16, u16)> = small.chain(odd).collect();
    for keys in ["", "right*3", "?", "? end", "esc g v2,1", "esc esc → ←*9"] {
        let mut desk = Desk::new(n, language);
        desk.keys(keys);
        for &(width, height) in &sizes {
            assert_eq!(desk.lines(width, height).len(), if width == 0 { 0 } else { height.into() });
        }
    }
}

#[rstest]
fn legend_counters_and_keys_fit_80_columns(#[values(English, Chinese)] language: Language) {
    let mut desk = Desk::new(8, language);
    desk.keys("end esc");
    let lines = desk.lines(80, 24);
    let texts = |ids: &[&str]| ids.iter().map(|id| language.text(id)).collect::<Vec<_>>();
    let legend = texts(&["mark-queen", "mark-attacked", "mark-tried", "mark-untried"]);
    assert!(legend.iter().all(|name| lines[18].contains(name)), "{}", lines[18]);
    let help = language.text("footer-help");
    assert!(lines[23].trim_end().ends_with(&help), "{}", lines[23]);
    assert!(lines[22].contains("92") && lines[0].contains("17,868 "), "{}", lines[22]);
    assert!(lines[..24].iter().all(|line| !line.ends_with('…')));
}
