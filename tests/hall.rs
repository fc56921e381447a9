//! The hall view: made for a terminal whose font was enlarged until few rows are left.
#![allow(clippy::unwrap_used, reason = "tests")]

mod support;

use nq_tui::i18n::Language;
use nq_tui::tui::view::View;
use rstest::rstest;
use support::screen::Desk;

#[rstest]
fn it_shows_little_and_large(
    #[values(Language::English, Language::Chinese)] language: Language,
    #[values((60, 18), (48, 14))] (width, height): (u16, u16),
    #[values(7, 17, 31)] step: u16,
) {
    let mut desk = Desk::new(4, language);
    desk.keys(&format!("→*{step} f"));
    let name = format!("hall-{language:?}-{width}x{height}-{step}");
    insta::assert_snapshot!(name, desk.picture(width, height));
}

#[rstest]
fn everything_it_is_for_is_in_sight(
    #[values(1, 4, 8)] n: u8,
    #[values((60, 18), (48, 14), (80, 24), (120, 40))] (width, height): (u16, u16),
) {
    let mut desk = Desk::new(n, Language::English);
    desk.keys("→*2 f");
    let screen = desk.lines(width, height).join("\n");
    for words in ["x = (0", "step 2 of", "solutions", "■ queen", "□ not tried yet"] {
        assert!(screen.contains(words), "{words} at {width}x{height}, n = {n}:\n{screen}");
    }
    // Both axes whole.
    let last = n - 1;
    assert!(screen.lines().next().unwrap().contains(&last.to_string()), "{screen}");
    assert!(screen.lines().any(|line| line.starts_with(&format!("{last:>2}"))), "{screen}");
}

#[test]
fn the_same_key_and_tab_lead_back_to_the_view_before() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("tab");
    assert_eq!(desk.app.view(), View::Tree);
    for back in ["f", "tab"] {
        desk.keys("f");
        assert_eq!(desk.app.view(), View::Hall);
        desk.keys(back);
        assert_eq!(desk.app.view(), View::Tree);
    }
}

#[test]
fn steps_messages_and_prompts_work_in_it() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("f → →");
    assert_eq!(desk.app.position().step(), 2);
    desk.keys("home ←");
    let last = desk.lines(60, 18).pop().unwrap();
    assert!(last.contains("This is the start."), "{last}");
    desk.keys("g 31");
    let last = desk.lines(60, 18).pop().unwrap();
    assert!(last.contains("Go to: 31"), "{last}");
    desk.keys("enter");
    assert_eq!(desk.app.position().step(), 31);
}
