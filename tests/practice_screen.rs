//! Predicting and carrying out the search, by keys alone.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use insta::assert_snapshot;
use nq_tui::export::still::Subject;
use nq_tui::i18n::Language;
use nq_tui::practice::Kind;
use nq_tui::search::{Event, Goal, Strategy};
use nq_tui::tui::practice::Practice;
use nq_tui::wording::Base;
use ratatui::layout::Rect;
use rstest::rstest;
use support::screen::Desk;
use support::{reference, search};

/// The right answers up to the first solution of four queens.
const TWELVE: &str = "0 2 - 3 1 - - - 1 3 0 2";

/// The two lines of practice at 80×24.
fn said(desk: &Desk) -> [String; 2] {
    let lines = desk.lines(80, 24);
    [19, 20].map(|row: usize| lines[row].trim().to_owned())
}

fn is_practising(desk: &Desk) -> bool {
    desk.app.practice().is_some_and(|practice| !matches!(practice, Practice::Over(_)))
}

#[test]
fn twelve_right_answers_lead_to_the_first_solution() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("p");
    for answer in TWELVE.split(' ') {
        desk.keys(answer);
        assert!(said(&desk)[0].starts_with("Right"), "{answer}: {:?}", said(&desk));
    }
    assert_eq!(desk.app.position().step(), 30);
    assert!(desk.footer().starts_with("12 of 12 right"), "{}", desk.footer());
    desk.keys("pgdn");
    assert!(said(&desk)[0].starts_with("Solution 1"));
    desk.keys("pgdn");
    assert_eq!(said(&desk)[0], "Solution 1 is kept. To find more, which queen is taken back?");
}

#[test]
fn thirty_squares_lead_there_too() {
    let search = search(4, Strategy::Backtrack, Goal::All);
    let mut desk = Desk::new(4, Language::English);
    desk.keys("p w");
    for event in &reference(&search, &[])[..30] {
        let answer = match event {
            Event::Place(_) => "y".to_owned(),
            Event::Backtrack(queen) => queen.row.to_string(),
            Event::Reject(square) => {
                let attacks = desk.app.position().attacks_on(*square);
                let rows: Vec<String> = attacks.map(|a| a.queen.row.to_string()).collect();
                format!("n {} enter", rows.join(" "))
            }
            other => panic!("{other:?}"),
        };
        desk.keys(&answer);
        assert!(said(&desk)[0].starts_with("Right"), "{answer}: {:?}", said(&desk));
    }
    assert!(desk.footer().starts_with("30 of 30 right"));
}

#[test]
fn a_picture_of_a_question_does_not_describe_the_answer() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("right p");
    let svg = Subject::Screen.svg(&desk.app, Rect::new(0, 0, 80, 24), desk.app.position(), None);
    let (_, description) = svg.split_once("<desc>").unwrap();
    let (description, _) = description.split_once("</desc>").unwrap();
    assert_eq!(description.trim(), said(&desk).join(" ").trim());
}

#[test]
fn the_answer_and_its_reason_take_the_place_of_the_question() {
    let mut desk = Desk::new(4, Language::English);
    let mut after = |keys: &str| {
        desk.keys(keys);
        said(&desk)
    };
    let question = "Row 1: which column takes the next queen? None = we go back.";
    assert_eq!(after("right p")[0], question);
    let wrong = "Wrong. Reject (1,1): attacked by (0,0), diagonal ↘.";
    let answer = "Answer: Place (1,2): no queen above is in its column or on its diagonals.";
    assert_eq!(after("1"), [wrong, answer]);
    // PgUp asks again; PgDn shows the answer and leaves the question there.
    assert_eq!(after("pgup")[0], question);
    assert_eq!(after("pgdn"), [question, answer]);
    assert_eq!(after("2 pgup 3")[0], "Wrong. Reject (2,3): attacked by (1,2), diagonal ↘.");
}

#[test]
fn a_presenter_remote_walks_from_question_to_answer_and_back() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("p");
    let mut seen = vec![said(&desk)];
    for _ in 0..25 {
        desk.keys("pgdn");
        seen.push(said(&desk));
    }
    assert_eq!(desk.app.position().step(), 31);
    assert_eq!(desk.footer().split("  ").next(), Some("question 13 ·"));
    for (question, answer) in (0..24).step_by(2).map(|i| (&seen[i], &seen[i + 1])) {
        assert_eq!(question[0], answer[0]);
        let is_open = question[1].starts_with("Answer:    0 to 3");
        assert!(is_open && answer[1].starts_with("Answer: "), "{question:?} {answer:?}");
    }
    desk.keys("pgup*12");
    assert_eq!(desk.app.position().step(), 0);
    desk.keys("pgup");
    assert_eq!(desk.footer(), "This is the start.");
}

#[rstest]
#[case("")]
#[case("w")]
fn nothing_on_the_screen_tells_of_what_lies_ahead(#[case] kind: &str) {
    // One has seen everything and shows what lies ahead; the other has seen nothing.
    let (mut knowing, mut fresh) =
        (Desk::new(4, Language::English), Desk::new(4, Language::English));
    knowing.keys("end z home");
    for steps in [0, 1, 4, 17, 26] {
        knowing.keys(&format!("g {steps} enter esc"));
        fresh.keys(&format!("home right*{steps}"));
        for desk in [&mut knowing, &mut fresh] {
            desk.keys("p");
            desk.keys(kind);
        }
        for view in ["", "tab", "tab*2", "tab*3", "tab*4", "tab*5"] {
            knowing.keys(view);
            fresh.keys(view);
            assert_eq!(knowing.lines(200, 60), fresh.lines(200, 60), "step {steps}, {view}");
            knowing.keys("tab*6");
            fresh.keys("tab*6");
        }
        knowing.keys("esc");
        fresh.keys("esc");
    }
}

#[test]
fn keys_that_would_tell_are_refused() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("a right p");
    let has_free = |desk: &Desk| desk.lines(80, 24).join("").contains('✓');
    assert!(!has_free(&desk), "the free squares are the answer");
    desk.keys("space");
    assert!(desk.footer().starts_with("Here it does not play by itself"));
    desk.keys("r");
    assert!(desk.footer().starts_with("Here it does not play by itself"));
    desk.keys("z");
    assert_eq!(desk.footer(), "What lies ahead stays hidden as long as you predict.");
    assert_eq!(desk.app.position().step(), 1);
    desk.keys("esc");
    assert!(has_free(&desk) && !is_practising(&desk));
}

#[test]
fn attackers_and_queens_are_chosen_on_the_board() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("right*6 p w n");
    assert_eq!(said(&desk)[0], "(2,2): attacked. By which queens?");
    desk.keys("up space");
    assert!(said(&desk)[1].starts_with("Answer: (1,2)   its row"), "{:?}", said(&desk));
    desk.keys("enter");
    assert_eq!(said(&desk)[0], "Wrong: (0,0) attacks it too, diagonal ↘.");
    // ← opens the question again, n and ← go back to yes or no.
    desk.keys("left n left");
    assert_eq!(said(&desk)[0], "(2,2): can a queen stand here? If not, who attacks it?");
    desk.keys("n 0 1 0 0 enter");
    assert_eq!(said(&desk)[0], "Right: attacked, and by exactly these 2 queens.");
    desk.keys("g d1 enter");
    assert_eq!(said(&desk)[0], "Row 2 is a dead end. Which queen is taken back?");
    desk.keys("down enter");
    assert_eq!(said(&desk)[0], "Wrong: the queen placed last, (1,2), is taken back first.");
    desk.keys("left up enter");
    assert_eq!(said(&desk)[0], "Right: the queen at (1,2).");
    desk.keys("g d1 enter 3");
    assert_eq!(desk.footer(), "No queen stands in that row.");
}

#[test]
fn what_was_missed_is_told_at_the_end() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("p 0 1 pgdn pgdn w y n 0 enter n esc");
    assert!(!is_practising(&desk));
    let [first, second] = said(&desk);
    assert_eq!(first, "6 questions: 3 right, 2 wrong, 1 shown without an answer.");
    assert_eq!(second, "rows 1 of 2 (wrong at step 4); squares 2 of 3 (wrong at step 12)");
    // The next key does what it does elsewhere.
    let step = desk.app.position().step();
    desk.keys("right");
    assert_eq!(desk.app.position().step(), step + 1);
    assert!(desk.app.practice().is_none());
    // At the end of the search it comes by itself.
    desk.keys("g 77 enter p 0 pgdn");
    assert_eq!(said(&desk)[0], "1 question: 1 right, 0 wrong, 0 shown without an answer.");
    desk.keys("p");
    assert!(desk.footer().starts_with("The search is over."));
    // Without a question there is nothing to tell.
    desk.keys("home p esc");
    assert!(desk.app.practice().is_none());
}

#[test]
fn full_width_keys_answer_too() {
    let mut desk = Desk::new(4, Language::Chinese);
    desk.keys("p ０ ２ －");
    assert_eq!(desk.app.position().step(), 9);
    assert!(desk.footer().starts_with("答对 3 / 3"));
    desk.keys("pgdn w ｙ");
    assert_eq!(desk.app.position().step(), 10);
}

#[test]
fn jumps_ask_elsewhere_and_another_search_asks_there() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("p d");
    assert_eq!(said(&desk)[0], "Row 2 is a dead end. Which queen is taken back?");
    desk.keys("u");
    assert_eq!(said(&desk)[0], "Row 0: which column takes the next queen? None = we go back.");
    desk.keys("c 12 enter 1");
    assert_eq!(desk.app.position().step(), 0);
    desk.keys("1 enter");
    assert_eq!(said(&desk)[0], "Wrong: from left to right, (0,0) comes first.");
    desk.keys("c rows enter");
    assert!(desk.app.practice().is_none());
    assert!(desk.footer().starts_with("A blind search tests nothing"));
    for key in ["p", "P", "w"] {
        desk.keys(key);
        assert!(desk.app.practice().is_none());
        assert!(desk.footer().starts_with("A blind search tests nothing"));
    }
}

#[test]
fn labels_count_from_one_where_the_screen_does() {
    let search = search(4, Strategy::Backtrack, Goal::First);
    let mut desk = Desk::of(search, Language::English, Base::One);
    desk.keys("p");
    assert!(said(&desk)[0].starts_with("Row 1:"));
    desk.keys("1 3 - 4 2 - - - 2 4 1 3");
    assert!(desk.footer().starts_with("12 of 12 right"), "{}", desk.footer());
    desk.keys("pgdn*2");
    assert_eq!(said(&desk)[0], "12 questions: 12 right, 0 wrong, 0 shown without an answer.");
    desk.keys("home p 0");
    assert_eq!(desk.footer(), "Columns run from 1 to 4.");
}

#[rstest]
#[case(1, "0 enter enter 0 enter", "2 of 2")]
#[case(10, "0 2", "2 of 2")]
#[case(11, "0 enter 2 enter", "2 of 2")]
#[case(32, "0 enter 2 backspace 2 enter 3 1 enter", "2 of 3")]
fn boards_of_every_size_ask(#[case] n: u8, #[case] keys: &str, #[case] score: &str) {
    let mut desk = Desk::new(n, Language::English);
    desk.keys("p");
    desk.keys(keys);
    let (right, asked) = score.split_once(" of ").unwrap();
    let told = [desk.footer(), said(&desk)[0].clone()].join(" ");
    let as_summary = format!("{asked} questions: {right} right");
    assert!(told.contains(score) || told.contains(&as_summary), "{told}");
}

#[test]
fn fixed_queens_are_never_asked_back() {
    let fixed = search(4, Strategy::Backtrack, Goal::All).with_fixed(&[0, 3]).unwrap();
    let mut desk = Desk::of(fixed, Language::English, Base::Zero);
    desk.keys("p 1 - -");
    assert_eq!(said(&desk)[0], "Right: no column is left for a queen.");
    desk.keys("pgdn");
    assert_eq!(said(&desk)[0], "3 questions: 3 right, 0 wrong, 0 shown without an answer.");
    assert!(desk.app.position().is_end());
}

#[test]
fn the_search_beside_keeps_the_clock() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("x p 0 2");
    let right = desk.app.beside().unwrap().position();
    assert_eq!((desk.app.position().step(), right.step()), (4, 4));
    desk.keys("pgup*3");
    let right = desk.app.beside().unwrap().position();
    assert_eq!((desk.app.position().step(), right.step()), (0, 0));
}

#[test]
fn popups_have_their_own_keys_and_esc_closes_them_first() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("p ?");
    desk.keys("down pgdn n");
    assert!(desk.app.position().step() == 0 || desk.app.popup().is_none());
    desk.keys("home ? esc");
    assert!(desk.app.popup().is_none() && is_practising(&desk));
    desk.keys("f2 down*5 right esc");
    assert_eq!(desk.app.voice().base, Base::One);
    assert!(said(&desk)[0].starts_with("Row 1:"));
    desk.keys("g esc");
    assert!(is_practising(&desk));
    desk.keys("esc");
    assert!(!is_practising(&desk));
}

#[test]
fn a_single_question_ends_with_its_answer() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("right*4");
    assert!(desk.app.ask_question(Kind::Square));
    desk.keys("y");
    assert_eq!(said(&desk)[0], "Wrong. Reject (2,0): attacked by (0,0), same column │.");
    desk.keys("pgdn");
    assert!(desk.app.practice().is_none());
    assert_eq!(desk.app.position().step(), 6);
    assert!(desk.app.ask_question(Kind::Row));
    desk.keys("pgdn");
    assert_eq!(desk.app.position().step(), 9);
    desk.keys("space");
    assert!(desk.app.practice().is_none());
    desk.keys("space g 8 enter");
    assert!(desk.app.ask_question(Kind::Row));
    assert_eq!(said(&desk)[0], "Row 2 is a dead end. Which queen is taken back?");
    desk.keys("g 30 enter");
    assert!(desk.app.practice().is_none(), "moving away ends it");
    assert!(!desk.app.ask_question(Kind::Row), "a solution comes next");
    desk.keys("end");
    assert!(!desk.app.ask_question(Kind::Square));
}

#[test]
fn four_queens_are_carried_out_by_hand_with_mistakes_and_undone_moves() {
    let search = search(4, Strategy::Backtrack, Goal::All);
    let mut desk = Desk::new(4, Language::English);
    desk.keys("P");
    let (mut moves, mut mistakes) = (0, 0);
    for event in reference(&search, &[]) {
        let (right, wrong) = match event {
            Event::Place(_) => ("y", "n"),
            Event::Reject(_) => ("n", "enter"),
            Event::Backtrack(_) => (if moves % 2 == 0 { "-" } else { "backspace" }, "y"),
            _ => continue,
        };
        let before = *desk.app.position();
        if moves % 5 == 0 {
            desk.keys(wrong);
            mistakes += 1;
            assert_eq!(*desk.app.position(), before, "a wrong move changes nothing");
            let verdict = &said(&desk)[0];
            assert!(verdict.starts_with("Wrong") || verdict.starts_with("Not yet"), "{verdict}");
        }
        desk.keys(right);
        if moves % 7 == 0 {
            desk.keys(if moves % 2 == 0 { "u" } else { "pgup" });
            assert_eq!(*desk.app.position(), before, "undone");
            desk.keys(right);
        }
        moves += 1;
    }
    assert!(desk.app.position().is_end());
    let [first, second] = said(&desk);
    assert_eq!(first, "Done: you have carried out the search to its end, 2 solutions.");
    assert_eq!(second, format!("{moves} moves, {mistakes} mistakes"));
    assert_eq!((moves, mistakes), (76, 16));
    // The last move can still be undone, and esc leaves.
    desk.keys("u");
    assert_eq!(desk.app.position().step(), 77);
    desk.keys("- esc");
    assert!(desk.app.practice().is_none());
    assert_eq!(desk.app.position().step(), 78);
}

#[test]
fn in_your_turn_the_cursor_chooses_any_square_and_jumps_are_refused() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("right*4 P right y");
    assert_eq!(said(&desk)[0], "Not yet: (2,0) has not been tested.");
    desk.keys("up up y");
    assert_eq!(said(&desk)[0], "Not yet: (2,0) has not been tested.");
    desk.keys("-");
    assert_eq!(said(&desk)[0], "Not yet: row 2 still has columns to try.");
    desk.keys("down down left n n n n");
    assert_eq!(desk.app.position().step(), 8);
    assert_eq!(said(&desk)[0], "Reject (2,3): attacked by (1,2), diagonal ↘.");
    desk.keys("up up left left left -");
    assert_eq!(said(&desk)[0], "Wrong: the queen placed last, (1,2), is taken back first.");
    for key in ["pgdn", "g", "d", "end", "v", "o", "l"] {
        desk.keys(key);
        assert_eq!(desk.footer(), "Your turn: the moves are yours. Esc ends it.", "{key}");
    }
    assert_eq!(desk.app.position().step(), 8);
    desk.keys("u*5");
    assert_eq!(desk.footer(), "There is no move of yours to undo.");
    assert_eq!(desk.app.position().step(), 4);
    desk.keys("esc");
    assert_eq!(said(&desk), ["Your turn ends here.", "0 moves, 4 mistakes"]);
}

#[rstest]
#[case(Language::English)]
#[case(Language::Chinese)]
fn practice_is_composed(#[case] language: Language) {
    let mut desk = Desk::new(4, language);
    let mut shot = |keys: &str, name: &str, size: (u16, u16)| {
        desk.keys(keys);
        let name = format!("{name}-{language:?}-{}x{}", size.0, size.1);
        assert_snapshot!(name, desk.lines(size.0, size.1).join("\n"));
    };
    shot("right*4 p", "row", (80, 24));
    shot("1", "wrong", (80, 24));
    shot("pgup", "row", (60, 18));
    shot("w n up space", "attackers", (80, 24));
    shot("", "attackers", (48, 14));
    shot("g d1 enter up", "dead-end", (80, 24));
    shot("enter f", "hall", (60, 18));
    shot("f esc", "summary", (80, 24));
    shot("P", "turn", (80, 24));
    shot("n", "turn-wrong", (48, 14));
}
