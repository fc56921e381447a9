//! Lessons as files: where their stops are, what their notes say, what is wrong with a bad one.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

#[path = "lessons/claims.rs"]
mod claims;
mod support;

use std::collections::BTreeMap;

use nq_tui::i18n::Language;
use nq_tui::lesson::append::{self, AppendError, NewStop};
use nq_tui::lesson::{Ask, By, Lesson, Scene, builtin};
use nq_tui::search::{Event, Goal, Search, Strategy};
use nq_tui::tui::settings::Overlay;
use nq_tui::tui::view::View;
use proptest::prelude::*;
use rstest::rstest;
use support::{reference, search};

/// A lesson of four queens with these stops.
fn four(stops: &str) -> String {
    format!("title = {{ en = \"T\" }}\nn = 4\n{stops}")
}

fn parsed(stops: &str) -> Lesson {
    Lesson::parse(&four(stops)).unwrap()
}

fn steps(lesson: &Lesson) -> Vec<u128> {
    lesson.stops.iter().map(|stop| stop.position.step()).collect()
}

/// The step that a target of a built-in lesson means, from the whole list of events.
fn true_step(at: &toml::Value, search: &Search) -> usize {
    let events = reference(search, &[]);
    let number = |text: &str| text.parse::<usize>().unwrap();
    let nth = |k: usize, is_one: &dyn Fn(usize) -> bool| {
        (0..events.len()).filter(|&i| is_one(i)).nth(k - 1).unwrap() + 1
    };
    let is_dead_end = |i: usize| {
        let n = usize::from(search.n());
        i + 1 >= n
            && events[i + 1 - n..=i].iter().enumerate().all(|(col, event)| {
                matches!(event, Event::Reject(square) if usize::from(square.col) == col)
            })
    };
    match at.as_str() {
        None => usize::try_from(at.as_integer().unwrap()).unwrap(),
        Some("start") => 0,
        Some("end") => events.len(),
        Some(text) => match text.split_at(1) {
            ("s", k) => nth(number(k), &|i| events[i] == Event::Solution),
            ("d", k) => nth(number(k), &is_dead_end),
            _ => panic!("{text}"),
        },
    }
}

#[rstest]
fn the_stops_of_a_built_in_lesson_are_where_the_search_says(
    #[values(0, 1, 2, 3, 4, 5)] which: usize,
) {
    let builtin = builtin::ALL[which];
    let lesson = Lesson::parse(builtin.text).unwrap();
    let file: toml::Table = builtin.text.parse().unwrap();
    let stops = file["stop"].as_array().unwrap();
    assert_eq!(stops.len(), lesson.stops.len());
    for (stop, written) in lesson.stops.iter().zip(stops) {
        let step = true_step(&written["at"], stop.position.search());
        assert_eq!(stop.position.step(), step as u128, "{} {written:?}", builtin.name);
        let line = builtin.text.lines().nth(stop.line - 1);
        assert_eq!(line, Some("[[stop]]"), "{}", builtin.name);
        assert!(stop.note.en.is_some() && stop.note.zh.is_some(), "{}", builtin.name);
    }
    assert!(lesson.title.en.is_some() && lesson.title.zh.is_some());
}

#[test]
fn a_stop_may_change_the_search_and_the_screen() {
    let lesson = Lesson::parse(
        "title = { zh = '标题' }\nn = 4\nfirst = true\n\
         [[stop]]\nat = 's1'\nby = 'jump'\nask = 'row'\nview = 'tree-alone'\nbase = 1\nnote.zh = '一'\n",
    );
    // With the first solution the search ends: nothing can be asked there.
    assert_eq!(lesson.unwrap_err().line, 7);
    let lesson = Lesson::parse(
        "title = { zh = '标题' }\nn = 4\nfirst = true\n\
         [[stop]]\nat = '50%'\nby = 'move'\nview = 'tree-alone'\noverlay = 'free'\nnote.zh = '一'\n\
         [[stop]]\nat = 'visit 2,1'\nn = 5\nstrategy = 'rows'\nfirst = false\n\
         beside = 'backtrack'\nmethod = 'bits'\nprogram = 'nested'\nnote = { en = \"two\\nlines\\u001b\" }\n\
         [[stop]]\nat = 'start'\nn = 6\nbeside = 'none'\nnote.en = ''\n",
    )
    .unwrap();
    let searches: Vec<Search> = lesson.stops.iter().map(|stop| *stop.position.search()).collect();
    assert_eq!(searches[0], search(4, Strategy::Backtrack, Goal::First));
    assert_eq!(searches[1], search(5, Strategy::Rows, Goal::All));
    assert_eq!(searches[2], search(6, Strategy::Rows, Goal::All));
    assert_eq!(lesson.stops.iter().map(|stop| stop.leg).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(lesson.stops[0].by, By::Move);
    assert_eq!(steps(&lesson)[0], 15);
    let scene = lesson.scene(1, Scene::default());
    assert_eq!(scene.view, View::TreeAlone);
    assert_eq!(scene.overlay, Overlay::Free);
    assert_eq!(scene.beside, Some(Strategy::Backtrack));
    assert_eq!(lesson.scene(2, Scene::default()).beside, None);
    assert_eq!(lesson.stops[1].note.in_language(Language::Chinese), "two lines");
}

#[test]
fn a_question_is_kept_where_it_has_an_answer() {
    let stops = "[[stop]]\nat = 1\nask = 'row'\nnote.en = 'a'\n\
                 [[stop]]\nat = 6\nask = 'square'\nnote.en = 'b'\n\
                 [[stop]]\nat = 8\nask = 'dead end'\nnote.en = 'c'\n";
    let asked: Vec<_> = parsed(stops).stops.iter().map(|stop| stop.ask).collect();
    assert_eq!(asked, [Some(Ask::Row), Some(Ask::Square), Some(Ask::DeadEnd)]);
}

#[test]
fn a_stop_before_the_answer_to_the_question_above_is_refused() {
    // Row 1 has its answer at step 4.
    let stops = "[[stop]]\nat = 1\nask = 'row'\nnote.en = 'a'\n[[stop]]\nat = AT\nnote.en = 'b'\n";
    assert_mistake(&four(&stops.replace("AT", "3")), 8, "step 4");
    assert!(Lesson::parse(&four(&stops.replace("AT", "4"))).is_ok());
}

const STOP: &str = "[[stop]]\nat = 9\nnote.en = 'x'\n";

#[rstest]
#[case("n = 4\n", 1, "title")]
#[case("title.en = 'T'\n", 1, "n = 4")]
#[case("title.en = 'T'\nn = 4\n", 1, "[[stop]]")]
#[case("title.en = 'T'\nn = 33\n", 2, "1 to 32")]
#[case("title.en = 'T'\nn = -1\n", 2, "1 to 32")]
#[case("title.en = 'T'\nn = 'four'\n", 2, "a whole number")]
#[case("title.en = 'T'\n\nn = 4 4\n", 3, "")]
#[case("title.en = 'T'\nn = 4\nstrategy = 'rwos'\n", 3, "backtrack, rows, squares")]
#[case("title.en = 'T'\nn = 4\nspeed = 2\n", 3, "speed")]
#[case("title.fr = 'T'\nn = 4\n", 1, "fr")]
fn a_mistake_in_the_head_is_told_with_its_line(
    #[case] text: &str,
    #[case] line: usize,
    #[case] hint: &str,
) {
    assert_mistake(text, line, hint);
}

#[rstest]
#[case("[[stop]]\nnote.en = 'x'\n", 6, "at = 42")]
#[case("[[stop]]\nat = 10\n", 6, "note.en")]
#[case("[[stop]]\nat = 10\nnote = {}\n", 8, "note.en")]
#[case("[[stop]]\nat = 10\nnote.en = 'x'\nvieuw = 'log'\n", 9, "vieuw")]
#[case("[[stop]]\nat = 'soon'\nnote.en = 'x'\n", 7, "\"soon\"")]
#[case("[[stop]]\nat = true\nnote.en = 'x'\n", 7, "step number")]
#[case("[[stop]]\nat = -1\nnote.en = 'x'\n", 7, "step number")]
#[case("[[stop]]\nat = 79\nnote.en = 'x'\n", 7, "78")]
#[case("[[stop]]\nat = 's3'\nnote.en = 'x'\n", 7, "solutions")]
#[case("[[stop]]\nat = 'd5'\nnote.en = 'x'\n", 7, "dead ends")]
#[case("[[stop]]\nat = 'v4,0'\nnote.en = 'x'\n", 7, "square")]
#[case("[[stop]]\nat = 8\nnote.en = 'x'\n", 7, "step 8 lies before step 9")]
#[case("[[stop]]\nat = 10\nn = 0\nnote.en = 'x'\n", 8, "1 to 32")]
#[case("[[stop]]\nat = 10\nby = 'leap'\nnote.en = 'x'\n", 8, "step, move, jump")]
#[case("[[stop]]\nat = 10\nask = 'me'\nnote.en = 'x'\n", 8, "row, square, dead end")]
#[case("[[stop]]\nat = 10\nask = 'dead end'\nnote.en = 'x'\n", 8, "dead end")]
#[case("[[stop]]\nat = 16\nask = 'row'\nnote.en = 'x'\n", 8, "\"row\"")]
#[case(
    "[[stop]]\nat = 10\nview = 'x'\nnote.en = 'x'\n",
    8,
    "log, tree, code, test, all, tree-alone"
)]
#[case("[[stop]]\nat = 10\noverlay = 'x'\nnote.en = 'x'\n", 8, "none, free, diagonals")]
#[case("[[stop]]\nat = 10\nbeside = 'x'\nnote.en = 'x'\n", 8, "rows, squares, none")]
#[case("[[stop]]\nat = 10\nbeside = 'backtrack'\nnote.en = 'x'\n", 8, "searched with")]
#[case("[[stop]]\nat = 10\nbase = 2\nnote.en = 'x'\n", 8, "0 or 1")]
#[case("[[stop]]\nat = 10\nmethod = 'x'\nnote.en = 'x'\n", 8, "grid, scan, marks, bits")]
#[case("[[stop]]\nat = 10\nprogram = 'x'\nnote.en = 'x'\n", 8, "recursive")]
#[case("[[stop]]\nat = 's1'\nn = 32\nnote.en = 'x'\n", 7, "too far")]
#[case("[[stop]]\nat = 'end'\nn = 25\nnote.en = 'x'\n", 7, "Nobody knows")]
fn a_mistake_in_a_stop_is_told_with_its_line(
    #[case] stop: &str,
    #[case] line: usize,
    #[case] hint: &str,
) {
    assert_mistake(&four(&format!("{STOP}{stop}")), line, hint);
}

#[test]
fn a_note_that_needs_a_third_row_is_refused() {
    let note = |words: usize| format!("[[stop]]\nat = 1\nnote.zh = '{}'\n", "字".repeat(words));
    assert!(Lesson::parse(&four(&note(50))).is_ok());
    assert_mistake(&four(&note(51)), 5, "3 rows");
}

fn assert_mistake(text: &str, line: usize, hint: &str) {
    let mistake = Lesson::parse(text).expect_err(text);
    let english = mistake.located("my.toml", Language::English);
    assert!(english.starts_with(&format!("my.toml:{line}: ")), "{english}");
    assert!(english.contains(hint), "{english}");
    for language in Language::ALL {
        let told = mistake.located("my.toml", language);
        assert!(!told.chars().any(char::is_control) && told.len() > 12, "{told:?}");
    }
}

#[test]
fn a_later_change_of_strategy_may_not_meet_the_one_beside() {
    let stops = "[[stop]]\nat = 0\nbeside = 'rows'\nnote.en = 'x'\n\
                 [[stop]]\nat = 0\nstrategy = 'rows'\nnote.en = 'x'\n";
    assert_mistake(&four(stops), 7, "searched with");
}

#[test]
fn a_jump_may_lead_back() {
    let stops = "[[stop]]\nat = 9\nby = 'jump'\nnote.en = 'x'\n[[stop]]\nat = 4\nnote.en = 'y'\n";
    let lesson = parsed(stops);
    assert_eq!(lesson.stops.iter().map(|stop| stop.leg).collect::<Vec<_>>(), [0, 1]);
}

fn new_stop(step: u128, search: Search) -> NewStop {
    NewStop { search, step, scene: Scene::default(), language: Language::Chinese }
}

#[test]
fn a_stop_is_appended_and_the_rest_of_the_file_stays() {
    let before = "# my lesson\ntitle = { en = 'T' }   # a title\nn = 4\n\n\
                  [[stop]] # one\nat = 9\nnote.en = 'x'\n# the end\n";
    let mut stop = new_stop(17, search(4, Strategy::Backtrack, Goal::All));
    stop.scene.view = View::Tree;
    let text = append::appended(before, &stop).unwrap();
    assert!(text.starts_with(before.split("# the end").next().unwrap()), "{text}");
    assert!(text.contains("# the end"), "{text}");
    let lesson = Lesson::parse(&text).unwrap();
    assert_eq!(steps(&lesson), [9, 17]);
    assert_eq!(lesson.scene(1, Scene::default()).view, View::Tree);
    assert_eq!(lesson.stops[1].note.in_language(Language::Chinese), "");
    assert_eq!(lesson.stops.iter().map(|stop| stop.by).collect::<Vec<_>>(), [By::Step, By::Jump]);
    // An earlier step makes a stop that was written by hand jump.
    let jumping = append::appended(before, &new_stop(4, stop.search)).unwrap();
    assert_eq!(Lesson::parse(&jumping).unwrap().stops[0].by, By::Jump, "{jumping}");
    // The same scene is not written again.
    stop.step = 4;
    let text = append::appended(&text, &stop).unwrap();
    assert_eq!(text.matches("view").count(), 1, "{text}");
    assert_eq!(Lesson::parse(before).unwrap().stops[0].by, By::Step);
    assert_eq!(steps(&Lesson::parse(&text).unwrap()), [9, 17, 4]);
}

#[test]
fn another_search_is_written_with_its_stop() {
    let first = new_stop(0, search(4, Strategy::Backtrack, Goal::First));
    let mut text = append::new_file(&first).unwrap();
    assert!(text.starts_with("# 讲稿"), "{text}");
    let searches = [
        search(5, Strategy::Backtrack, Goal::First),
        search(5, Strategy::Rows, Goal::All),
        search(4, Strategy::Squares, Goal::All),
    ];
    for search in searches {
        text = append::appended(&text, &new_stop(2, search)).unwrap();
    }
    let lesson = Lesson::parse(&text).unwrap();
    let found: Vec<Search> =
        lesson.stops.iter().skip(1).map(|stop| *stop.position.search()).collect();
    assert_eq!(found, searches);
    assert_eq!(lesson.stops[0].position.search(), &first.search);
}

#[test]
fn what_cannot_be_appended_is_refused() {
    let four_queens = search(4, Strategy::Backtrack, Goal::All);
    let fixed = new_stop(0, four_queens.with_fixed(&[1]).unwrap());
    assert_eq!(append::new_file(&fixed), Err(AppendError::FixedQueens));
    let far = new_stop(u128::MAX, four_queens);
    assert_eq!(append::new_file(&far), Err(AppendError::TooFar));
    let stop = new_stop(0, four_queens);
    let Err(AppendError::Mistake(mistake)) = append::appended("n = 4\nn = 5\n", &stop) else {
        panic!("it has a mistake")
    };
    assert_eq!(mistake.line, 2);
}

#[test]
fn stops_in_a_list_are_appended_to_as_well() {
    let text = "title.en = 'T'\nn = 4\nstop = [{ at = 1, note.en = 'x' }]\n";
    let stop = new_stop(4, search(4, Strategy::Backtrack, Goal::All));
    let text = append::appended(text, &stop).unwrap();
    assert_eq!(steps(&Lesson::parse(&text).unwrap()), [1, 4]);
}

/// Something done to a text.
#[derive(Debug, Clone)]
enum Edit {
    Remove(prop::sample::Index, usize),
    Insert(prop::sample::Index, String),
    Repeat(prop::sample::Index),
    Swap(prop::sample::Index, prop::sample::Index),
}

fn edit() -> impl Strategy2<Value = Edit> {
    let piece = prop::sample::select(vec![
        "\"",
        "=",
        "[",
        "]]",
        "{",
        "}",
        "\n",
        "#",
        "at",
        "n = 33",
        "-1",
        "s",
        "999999",
        "0",
        "'",
        "皇",
        "\u{0}",
        "by = \"jump\"",
        "ask = \"row\"",
        "99%",
        "v9,9",
        "\\u",
        "beside = \"rows\"",
    ]);
    prop_oneof![
        (any::<prop::sample::Index>(), 1..20_usize).prop_map(|(at, n)| Edit::Remove(at, n)),
        (any::<prop::sample::Index>(), piece).prop_map(|(at, it)| Edit::Insert(at, it.to_owned())),
        any::<prop::sample::Index>().prop_map(Edit::Repeat),
        any::<[prop::sample::Index; 2]>().prop_map(|[a, b]| Edit::Swap(a, b)),
    ]
}

use proptest::strategy::Strategy as Strategy2;

fn edited(text: &str, edit: &Edit) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let mut lines: Vec<&str> = text.lines().collect();
    match edit {
        Edit::Remove(at, count) => {
            let at = at.index(letters.len().max(1));
            let end = (at + count).min(letters.len());
            letters.drain(at.min(end)..end);
            letters.into_iter().collect()
        }
        Edit::Insert(at, piece) => {
            let at = at.index(letters.len() + 1);
            letters.splice(at..at, piece.chars());
            letters.into_iter().collect()
        }
        Edit::Repeat(at) if !lines.is_empty() => {
            let at = at.index(lines.len());
            lines.insert(at, lines[at]);
            lines.join("\n")
        }
        Edit::Swap(a, b) if !lines.is_empty() => {
            let (a, b) = (a.index(lines.len()), b.index(lines.len()));
            lines.swap(a, b);
            lines.join("\n")
        }
        Edit::Repeat(_) | Edit::Swap(..) => text.to_owned(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_spoiled_lesson_is_read_or_refused(
        which in 0..3_usize,
        edits in prop::collection::vec(edit(), 1..5),
    ) {
        let whole = builtin::ALL[which].text.to_owned();
        let text = edits.iter().fold(whole, |text, edit| edited(&text, edit));
        match Lesson::parse(&text) {
            Ok(lesson) => prop_assert!(!lesson.stops.is_empty()),
            Err(mistake) => {
                prop_assert!((1..=text.lines().count() + 1).contains(&mistake.line));
                let told = mistake.located("x", Language::Chinese);
                prop_assert_eq!(told.lines().count(), 1, "{}", told);
            }
        }
        let stop = new_stop(3, search(4, Strategy::Backtrack, Goal::All));
        if let Ok(longer) = append::appended(&text, &stop) {
            prop_assert!(Lesson::parse(&longer).is_ok(), "{}", longer);
        }
    }
}

#[test]
fn the_built_in_lessons_have_different_names() {
    let names: BTreeMap<&str, &str> =
        builtin::ALL.iter().map(|lesson| (lesson.name, lesson.text)).collect();
    assert_eq!(names.len(), builtin::ALL.len());
    assert!(builtin::named("four-queens").is_some() && builtin::named("five").is_none());
}
