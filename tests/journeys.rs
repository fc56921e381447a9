//! Keys in, positions and views out: the ways through a lecture.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use insta::assert_snapshot;
use nq_tui::i18n::Language;
use ratatui::layout::Rect;
use rstest::rstest;
use support::screen::Desk;
use unicode_width::UnicodeWidthStr;

#[test]
fn jumps_lead_to_their_steps_and_u_returns() {
    let mut desk = Desk::new(4, Language::English);
    let mut at = |keys: &str, step: u128| {
        desk.keys(keys);
        assert_eq!(desk.app.position().step(), step, "{keys}");
    };
    at("right*17", 17);
    at("left*3", 14);
    at("n", 31);
    at("n", 48);
    at("N", 31);
    at("d", 66);
    at("D", 16);
    at("t", 17);
    at("home", 0);
    at("end", 78);
    at("u*8", 14);
    at("U", 31);
    at("g s2 enter", 48);
    at("g d1 enter", 8);
    at("g 50% enter", 39);
    at("home right*3 s", 9);
    at("S", 3);
    at("right o", 9);
    at("home v 2,1 enter", 6);
    at("v", 12);
    at("V", 6);
    at("c 8 enter", 0);
    at("u", 6);
}

#[test]
fn the_coarse_step_takes_twelve_presses_to_the_first_solution() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("down*12");
    assert_eq!((desk.app.position().step(), desk.app.position().solutions()), (30, 0));
    desk.keys("down");
    assert_eq!((desk.app.position().step(), desk.app.position().solutions()), (31, 1));
    desk.keys("up*13");
    assert_eq!(desk.app.position().step(), 0);
}

#[rstest]
#[case(Language::English)]
#[case(Language::Chinese)]
fn each_view_is_composed(#[case] language: Language) {
    let mut desk = Desk::new(4, language);
    desk.keys("right*17");
    for view in ["log", "tree", "code", "test", "all", "tree-alone"] {
        assert_snapshot!(format!("{language:?}-{view}"), desk.lines(120, 36).join("\n"));
        desk.keys("tab");
    }
    desk.keys("tab*4");
    assert_snapshot!(format!("{language:?}-all-200x60"), desk.lines(200, 60).join("\n"));
    desk.keys("tab*2 x");
    assert_snapshot!(format!("{language:?}-beside"), desk.lines(120, 36).join("\n"));
}

#[test]
fn every_view_draws_at_every_size() {
    for n in [1, 4, 20] {
        for keys in ["", "f2", "x", "tab", "tab*2", "tab*3", "tab*4", "tab*5"] {
            let mut desk = Desk::new(n, Language::Chinese);
            desk.keys("right*9");
            desk.keys(keys);
            let small = (0..=40).step_by(3).flat_map(|w| (0..=14).map(move |h| (w, h)));
            for (width, height) in small.chain([(1, 200), (200, 1), (300, 100), (81, 25)]) {
                desk.draw(width, height);
            }
        }
    }
}

#[test]
fn clicks_choose_a_point_of_the_timeline_a_log_line_and_a_node() {
    let area = Rect::new(0, 0, 80, 24);
    let mut desk = Desk::new(4, Language::English);
    desk.keys("right*17");
    let at = |desk: &Desk, what: &str| {
        let lines = desk.lines(80, 24);
        let (row, line) = lines.iter().enumerate().find(|(_, line)| line.contains(what)).unwrap();
        let column = line.split(what).next().unwrap().width();
        (u16::try_from(column).unwrap(), u16::try_from(row).unwrap())
    };
    let (column, row) = at(&desk, "[2][1]=true");
    desk.app.click(column, row, area);
    desk.settle();
    assert_eq!(desk.app.position().step(), 12);
    let (left, row) = at(&desk, "├");
    desk.app.click(left + 1, row, area);
    desk.settle();
    assert_eq!(desk.app.position().step(), 0);
    let (end, row) = at(&desk, "┤");
    desk.app.click(end - 1, row, area);
    desk.settle();
    assert_eq!(desk.app.position().step(), 78);
    desk.keys("home right*17 tab");
    let (column, row) = at(&desk, "■ (1,3)");
    desk.app.click(column, row, area);
    desk.settle();
    assert_eq!(desk.app.position().step(), 10);
    desk.app.click(0, 0, area);
    desk.settle();
    assert_eq!(desk.app.position().step(), 10);
}
