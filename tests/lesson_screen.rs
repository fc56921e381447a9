//! Giving a lesson: the remote, the way off the path and back, autoplay, the lesson file.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod support;

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent};
use nq_tui::i18n::Language;
use nq_tui::i18n::Language::{Chinese, English};
use nq_tui::lesson::{Lesson, Stop, builtin};
use nq_tui::playback::player::Motion;
use nq_tui::search::conflict::Method;
use nq_tui::tui::app::Effect;
use nq_tui::tui::lesson::Whereabouts;
use nq_tui::tui::lesson_file::LessonFile;
use nq_tui::tui::view::View;
use nq_tui::wording::{Base, reason};
use rstest::rstest;
use support::screen::Desk;

/// More presses than any built-in lesson takes.
const ENOUGH: usize = 200;

fn given(lesson: Lesson, language: Language) -> Desk {
    let mut desk = Desk::of(*lesson.stops[0].position.search(), language, Base::Zero);
    desk.app.give(lesson);
    desk.settle();
    desk
}

fn giving(name: &str, language: Language) -> Desk {
    given(Lesson::parse(builtin::named(name).unwrap().text).unwrap(), language)
}

/// Four queens with stops at these steps, each reached in this way.
fn four(stops: &[(u32, &str)]) -> Lesson {
    let mut text = "title.en = 'T'\nn = 4\n".to_owned();
    for (at, by) in stops {
        write!(text, "[[stop]]\nat = {at}\nby = '{by}'\nnote.en = 'At {at}.'\n").unwrap();
    }
    Lesson::parse(&text).unwrap()
}

fn stop(desk: &Desk) -> &Stop {
    desk.app.course().unwrap().current()
}

const fn number(desk: &Desk) -> usize {
    match desk.app.course() {
        Some(course) => course.number(),
        None => panic!("no lesson is given"),
    }
}

fn whereabouts(desk: &Desk) -> Whereabouts {
    desk.app.course().unwrap().whereabouts(desk.app.position())
}

fn at(desk: &Desk, keys: &str, desk_step: u128) {
    assert_eq!(desk.app.position().step(), desk_step, "{keys}");
}

/// Presses the key until the lesson has no stop further that way; gives the stops come to, and
/// what the screen showed at each.
fn walk(desk: &mut Desk, key: &str) -> Vec<(usize, String)> {
    let mut stops = Vec::new();
    for _ in 0..ENOUGH {
        let before = (number(desk), *desk.app.position());
        desk.keys(key);
        if (number(desk), *desk.app.position()) == before {
            return stops;
        }
        let jumped = number(desk).abs_diff(before.0);
        assert!(jumped <= 1, "{key} skipped a stop after {}", before.0);
        assert_ne!(whereabouts(desk), Whereabouts::Away, "{key} left the path");
        if whereabouts(desk) == Whereabouts::At {
            assert_eq!(stop(desk).position, *desk.app.position());
            stops.push((number(desk), scene(desk)));
        }
    }
    panic!("{key} does not come to an end");
}

/// What a stop shows but for the footer and what was seen before.
fn scene(desk: &Desk) -> String {
    let lines = desk.lines(80, 24);
    format!("{:?} {:?}\n{}", desk.app.view(), desk.app.settings(), lines[..23].join("\n"))
}

#[rstest]
fn the_remote_alone_gives_every_built_in_lesson(
    #[values(0, 1, 2, 3, 4, 5)] which: usize,
    #[values(English, Chinese)] language: Language,
) {
    let name = builtin::ALL[which].name;
    let mut desk = giving(name, language);
    let last = desk.app.course().unwrap().lesson().stops.len() - 1;
    let first = (0, scene(&desk));
    let forwards = [vec![first], walk(&mut desk, "pgdn")].concat();
    let numbers: Vec<usize> = forwards.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, (0..=last).collect::<Vec<_>>(), "{name}");
    let over = if language == English { "The last stop" } else { "最后一个停点" };
    assert!(desk.footer().contains(over), "{}", desk.footer());
    let mut backwards = walk(&mut desk, "pgup");
    backwards.reverse();
    let numbers: Vec<usize> = backwards.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, (0..last).collect::<Vec<_>>(), "{name}");
    let first = if language == English { "The first stop" } else { "第一个停点" };
    assert!(desk.footer().contains(first), "{}", desk.footer());
    // Views and settings are as they were at the same stop; the log may now show more.
    let heads = |stops: &[(usize, String)]| -> Vec<String> {
        stops.iter().map(|(_, scene)| scene.lines().next().unwrap().to_owned()).collect()
    };
    assert_eq!(heads(&backwards), heads(&forwards[..last]), "{name}");
}

#[test]
fn each_stride_leads_on_and_back_and_halts_at_the_stop() {
    let lesson = four(&[(0, "step"), (3, "move"), (8, "move"), (31, "jump"), (48, "step")]);
    let mut desk = given(lesson, English);
    for (keys, step) in [
        ("pgdn", 1),
        ("pgdn", 2),
        ("pgdn", 3),
        ("pgdn", 4),
        ("pgdn", 8),
        ("pgdn", 9),
        ("pgdn*10", 31),
        ("pgdn", 48),
        ("pgdn", 48),
        ("pgup", 31),
        ("pgup", 30),
        ("pgup", 27),
        ("pgup*8", 9),
        ("pgup", 8),
        ("pgup", 4),
        ("pgup", 3),
        ("pgup", 2),
        ("pgup*2", 0),
        ("pgup", 0),
    ] {
        desk.keys(keys);
        at(&desk, keys, step);
    }
}

#[test]
fn a_remote_pressed_faster_than_the_search_runs_over_no_stop() {
    let mut desk = given(four(&[(0, "step"), (5, "step"), (9, "step")]), English);
    let press = |desk: &mut Desk, code| {
        desk.app.press(&KeyEvent::from(code), Duration::from_secs(9));
    };
    // The events of these steps have not come when the next key does.
    press(&mut desk, KeyCode::Right);
    press(&mut desk, KeyCode::Right);
    for _ in 0..3 {
        press(&mut desk, KeyCode::PageDown);
    }
    assert_eq!((desk.app.position().step(), number(&desk)), (5, 1));
    desk.settle();
    assert_eq!(desk.app.position().step(), 5);
}

#[test]
fn arrows_step_through_stops_and_the_note_follows() {
    let mut desk = given(four(&[(0, "jump"), (2, "jump"), (4, "jump")]), English);
    for (keys, stop, place) in [
        ("right", 0, Whereabouts::After),
        ("right", 1, Whereabouts::At),
        ("right", 1, Whereabouts::After),
        ("right", 2, Whereabouts::At),
        ("right*9", 2, Whereabouts::After),
        ("left*9", 2, Whereabouts::At),
        ("left", 1, Whereabouts::After),
        ("left*3", 0, Whereabouts::At),
    ] {
        desk.keys(keys);
        assert_eq!((number(&desk), whereabouts(&desk)), (stop, place), "{keys}");
    }
    desk.keys("right pgdn");
    at(&desk, "pgdn", 2);
}

#[test]
fn stops_at_one_step_come_one_after_the_other() {
    let mut desk =
        given(four(&[(0, "step"), (1, "step"), (1, "jump"), (1, "step"), (2, "step")]), English);
    let numbers = |desk: &mut Desk, key: &str| -> Vec<usize> {
        walk(desk, key).into_iter().map(|(number, _)| number).collect()
    };
    assert_eq!(numbers(&mut desk, "pgdn"), [1, 2, 3, 4]);
    assert_eq!(numbers(&mut desk, "pgup"), [3, 2, 1, 0]);
    desk.keys("right");
    assert_eq!(number(&desk), 1);
}

#[rstest]
#[case("n")]
#[case("end")]
#[case("g 70 enter")]
#[case("home")]
#[case("c 8 enter")]
#[case("c 8 enter n n right*5")]
#[case("g s2 enter space")]
fn one_leaves_the_path_and_comes_back(
    #[case] away: &str,
    #[values("enter", "pgdn", "pgup")] back: &str,
) {
    let lesson = four(&[(2, "step"), (9, "step"), (17, "step")]);
    let mut desk = given(lesson, English);
    desk.keys("pgdn*7");
    at(&desk, "pgdn*7", 9);
    desk.keys(away);
    assert_eq!((number(&desk), whereabouts(&desk)), (1, Whereabouts::Away), "{away}");
    assert!(
        desk.lines(80, 24).join("\n").contains("Off the lesson. Enter or PgDn: back to stop 2")
    );
    let position = *desk.app.position();
    desk.keys(back);
    assert_eq!((number(&desk), whereabouts(&desk)), (1, Whereabouts::At), "{away} {back}");
    at(&desk, back, 9);
    assert_eq!(desk.app.position().search().n(), 4);
    // The way back is one that can be returned from, and taken again.
    desk.keys("u");
    assert_eq!(*desk.app.position(), position);
    desk.keys("enter pgdn");
    at(&desk, "pgdn", 10);
}

#[test]
fn u_comes_back_to_the_stop_as_well() {
    let mut desk = given(four(&[(0, "jump"), (9, "jump"), (17, "jump"), (31, "jump")]), English);
    desk.keys("pgdn*2 n");
    assert_eq!((number(&desk), whereabouts(&desk)), (3, Whereabouts::At), "the next stop is there");
    desk.keys("end");
    assert_eq!(whereabouts(&desk), Whereabouts::After);
    desk.keys("u u");
    assert_eq!((number(&desk), whereabouts(&desk)), (2, Whereabouts::At));
    desk.keys("u");
    assert_eq!((number(&desk), whereabouts(&desk)), (1, Whereabouts::At));
    desk.keys("c 5 enter");
    assert_eq!((number(&desk), whereabouts(&desk)), (1, Whereabouts::Away));
    desk.keys("u");
    assert_eq!((number(&desk), whereabouts(&desk)), (1, Whereabouts::At));
}

#[test]
fn another_search_comes_with_its_stop_and_u_undoes_it() {
    let mut desk = giving("no-solution", Chinese);
    desk.keys("pgdn*8 pgdn");
    assert_eq!((desk.app.position().search().n(), number(&desk)), (3, 3));
    desk.keys("u");
    assert_eq!((desk.app.position().search().n(), number(&desk)), (2, 2));
    assert_eq!(whereabouts(&desk), Whereabouts::At);
}

#[rstest]
fn autoplay_halts_at_each_stop_both_ways(#[values(1, 30)] faster: usize) {
    let stops = [0, 4, 9, 17, 31, 48, 78];
    let mut desk = given(four(&stops.map(|step| (step, "step"))), English);
    for _ in 0..faster {
        desk.keys("+");
    }
    for (key, stops) in [("space", stops.to_vec()), ("r", stops.iter().rev().copied().collect())] {
        for &step in &stops[1..] {
            desk.keys(key);
            for _ in 0..100 {
                desk.wait(Duration::from_secs(600));
            }
            assert_eq!(desk.app.player().motion(), Motion::Paused);
            at(&desk, key, step.into());
            assert_eq!(whereabouts(&desk), Whereabouts::At);
        }
    }
}

#[test]
fn autoplay_halts_at_a_stop_far_away_in_a_large_search() {
    let lesson = "title.en = 'T'\nn = 14\n[[stop]]\nat = 0\nnote.en = 'a'\n\
                  [[stop]]\nat = 87654321\nnote.en = 'b'\n";
    let mut desk = given(Lesson::parse(lesson).unwrap(), English);
    for _ in 0..60 {
        desk.keys("+");
    }
    desk.keys("space");
    for _ in 0..100 {
        desk.wait(Duration::from_secs(1));
    }
    at(&desk, "space", 87_654_321);
    assert_eq!(number(&desk), 1);
    desk.keys("r");
    for _ in 0..100 {
        desk.wait(Duration::from_secs(1));
    }
    assert_eq!((desk.app.position().step(), number(&desk)), (0, 0));
}

#[test]
fn a_stop_sets_the_scene_and_leaves_what_it_does_not_name() {
    let lesson = Lesson::parse(
        "title.en = 'T'\nn = 4\n\
         [[stop]]\nat = 0\nby = 'jump'\nnote.en = 'a'\n\
         [[stop]]\nat = 4\nby = 'jump'\nview = 'tree'\nbeside = 'rows'\nbase = 1\nnote.en = 'b'\n\
         [[stop]]\nat = 9\nby = 'jump'\nnote.en = 'c'\n\
         [[stop]]\nat = 17\nby = 'jump'\nbeside = 'none'\nview = 'log'\nnote.en = 'd'\n",
    )
    .unwrap();
    let mut desk = given(lesson, English);
    let seen = |desk: &Desk| (desk.app.view(), desk.app.beside().is_some(), desk.app.voice().base);
    assert_eq!(seen(&desk), (View::Log, false, Base::Zero));
    desk.keys("pgdn");
    assert_eq!(seen(&desk), (View::Tree, true, Base::One));
    // The presenter's own choice stays until a stop says otherwise, or she comes back to one.
    desk.keys("tab pgdn");
    assert_eq!(seen(&desk), (View::Code, true, Base::One));
    desk.keys("x enter");
    assert_eq!(seen(&desk), (View::Tree, true, Base::One));
    desk.keys("f2 down*9 right esc tab enter");
    assert_eq!(desk.app.settings().method, Method::Marks, "the lesson names no method");
    assert_eq!(seen(&desk), (View::Tree, true, Base::One));
    desk.keys("pgdn");
    assert_eq!(seen(&desk), (View::Log, false, Base::One));
    desk.keys("pgup");
    assert_eq!(seen(&desk), (View::Tree, true, Base::One));
    desk.keys("pgup*2");
    assert_eq!(seen(&desk), (View::Log, false, Base::Zero));
    let right = |desk: &Desk| desk.app.beside().unwrap().position().step();
    desk.keys("pgdn");
    assert_eq!(right(&desk), 4);
    desk.keys("pgdn");
    assert_eq!(right(&desk), 9);
}

/// The text without blanks, which line breaks eat.
fn solid(text: &str) -> String {
    text.split_whitespace().collect()
}

#[rstest]
fn note_board_and_reason_are_on_the_screen_together(
    #[values(0, 1, 2, 3, 4, 5)] which: usize,
    #[values(English, Chinese)] language: Language,
    #[values((80, 24), (60, 18), (120, 36))] size: (u16, u16),
) {
    let mut desk = giving(builtin::ALL[which].name, language);
    for _ in 0..ENOUGH {
        let lines = desk.lines(size.0, size.1);
        let shown: String = lines.iter().map(|line| solid(line)).collect();
        let why = reason(desk.app.position(), desk.app.voice());
        let note = stop(&desk).note.in_language(language);
        // A question and its answer take the reason's place.
        let is_asked = desk.app.practice().is_some();
        let said = if is_asked { vec![note] } else { vec![note, &why.what, &why.next] };
        for text in said {
            assert!(shown.contains(&solid(text)), "{text}\n{}", lines.join("\n"));
        }
        let n = desk.app.position().search().n();
        let labels: Vec<String> = (0..n).map(|row| row.to_string()).collect();
        let rows = lines.iter().filter(|line| {
            line.trim_start()
                .split([' ', '▶', '↑'])
                .next()
                .is_some_and(|it| labels.contains(&it.to_owned()))
        });
        assert!(rows.count() >= usize::from(n), "{}", lines.join("\n"));
        let count = desk.app.course().unwrap().lesson().stops.len();
        assert!(shown.contains(&format!("{}/{count}", number(&desk) + 1)));
        let before = *desk.app.position();
        let was = number(&desk);
        desk.keys("pgdn");
        if (*desk.app.position(), number(&desk)) == (before, was) {
            return;
        }
    }
    panic!("the lesson does not end");
}

#[rstest]
fn a_lesson_looks_composed(
    #[values(English, Chinese)] language: Language,
    #[values((80, 24), (60, 18), (48, 14))] (width, height): (u16, u16),
) {
    let mut desk = giving("four-queens", language);
    desk.keys("pgdn*8 esc");
    let name = |what: &str| format!("{what}-{language:?}-{width}x{height}");
    insta::assert_snapshot!(name("stop"), desk.picture(width, height));
    desk.keys("pgdn*2");
    insta::assert_snapshot!(name("between"), desk.picture(width, height));
    desk.keys("f");
    insta::assert_snapshot!(name("hall"), desk.picture(width, height));
    desk.keys("f n esc");
    insta::assert_snapshot!(name("away"), desk.picture(width, height));
    let mut desk = giving("pruning", language);
    desk.keys("pgdn*2 esc");
    insta::assert_snapshot!(name("beside"), desk.picture(width, height));
}

#[test]
fn a_stop_puts_its_question_and_the_remote_reveals_the_answer() {
    let mut desk = giving("four-queens", English);
    let reasons = |desk: &Desk| desk.lines(80, 24)[19..21].join("\n");
    desk.keys("pgdn");
    assert!(reasons(&desk).contains("(1,0): can a queen stand here?"), "{}", reasons(&desk));
    desk.keys("pgdn");
    at(&desk, "pgdn", 2);
    assert!(desk.app.practice().is_some(), "the answer is shown");
    desk.keys("pgdn");
    at(&desk, "pgdn", 3);
    assert!(desk.app.practice().is_none());
    desk.keys("pgdn*5");
    assert!(reasons(&desk).contains("Which queen is taken back?"), "{}", reasons(&desk));
    // An answer is given on the keyboard; going back does not ask again, coming again does.
    desk.keys("1 enter");
    assert_eq!((desk.app.position().step(), number(&desk)), (9, 4));
    desk.keys("pgup");
    assert_eq!((desk.app.position().step(), number(&desk)), (8, 3));
    assert!(desk.app.practice().is_none());
    desk.keys("pgup pgdn");
    assert!(desk.app.practice().is_some());
    // With the question open the remote goes back all the same, and one may leave.
    desk.keys("pgup");
    at(&desk, "pgup", 7);
    desk.keys("pgdn end");
    assert_eq!((number(&desk), whereabouts(&desk)), (3, Whereabouts::Away));
    assert!(desk.app.practice().is_none());
    desk.keys("enter");
    at(&desk, "enter", 8);
}

#[test]
fn autoplay_halts_at_a_question() {
    let mut desk = giving("four-queens", Chinese);
    for _ in 0..3 {
        desk.keys("space");
        desk.wait(Duration::from_secs(600));
        desk.wait(Duration::from_secs(600));
    }
    assert_eq!(desk.app.position().step(), 1, "it does not play over the question");
    assert!(desk.app.practice().is_some());
}

#[test]
fn without_a_lesson_the_remote_steps_and_enter_says_so() {
    let mut desk = Desk::new(4, English);
    desk.keys("pgdn*3 pgup");
    at(&desk, "pgdn*3 pgup", 2);
    desk.keys("enter");
    assert!(desk.footer().contains("No lesson is open"), "{}", desk.footer());
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("lesson-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn positions_are_marked_in_a_new_file_which_is_a_lesson() {
    let path = folder("new").join("lesson.toml");
    let mut file = LessonFile::kept(path.clone());
    let mut desk = Desk::new(4, Chinese);
    for keys in ["right*9", "tab n", "left*3", "c 5 enter right", "x"] {
        desk.keys(keys);
        assert_eq!(desk.keys("M"), Effect::Append);
        file.append(&mut desk.app);
        assert!(desk.footer().contains("已把这一步作为停点加到"), "{}", desk.footer());
    }
    let lesson = Lesson::parse(&fs::read_to_string(&path).unwrap()).unwrap();
    let places: Vec<(u8, u128)> = lesson
        .stops
        .iter()
        .map(|stop| (stop.position.search().n(), stop.position.step()))
        .collect();
    assert_eq!(places, [(4, 9), (4, 31), (4, 28), (5, 1), (5, 1)]);
    let mut again = given(lesson, Chinese);
    assert_eq!(again.app.view(), View::Log);
    again.keys("pgdn*200");
    assert_eq!(number(&again), 4);
    assert_eq!(again.app.view(), View::Tree);
    assert!(again.app.beside().is_some());
}

#[test]
fn what_cannot_be_marked_is_told_and_nothing_is_written() {
    let folder = folder("refused");
    let path = folder.join("lesson.toml");
    fs::write(&path, "n = 4\n# no lesson\n").unwrap();
    let mut desk = Desk::new(4, English);
    LessonFile::kept(path.clone()).append(&mut desk.app);
    assert!(desk.footer().contains("Not appended"), "{}", desk.footer());
    assert_eq!(fs::read_to_string(&path).unwrap(), "n = 4\n# no lesson\n");
    LessonFile::kept(folder.join("none/lesson.toml")).append(&mut desk.app);
    assert!(desk.footer().contains("Not appended"), "{}", desk.footer());
}

/// A file with a lesson of four queens, and the screen that gives it.
fn open(name: &str, stops: &str) -> (PathBuf, LessonFile, Desk) {
    let path = folder(name).join("my.toml");
    let text = format!("title.en = 'T'\nn = 4\n{stops}");
    fs::write(&path, &text).unwrap();
    let file = LessonFile::given(path.clone());
    (path, file, given(Lesson::parse(&text).unwrap(), English))
}

const TWO: &str = "[[stop]]\nat = 9\nnote.en = 'nine'\n[[stop]]\nat = 17\nnote.en = 'old words'\n";

#[test]
fn a_changed_lesson_is_read_again_at_the_same_stop() {
    let (path, mut file, mut desk) = open("reload", TWO);
    desk.keys("pgdn*8");
    assert_eq!(file.refresh(&mut desk.app), None);
    let changed = TWO
        .replace("old words", "other words")
        .replace("[[stop]]\nat = 9", "[[stop]]\nat = 0\nnote.en = 'zero'\n[[stop]]\nat = 9");
    fs::write(&path, format!("title.en = 'T'\nn = 4\n{changed}")).unwrap();
    let said = file.refresh(&mut desk.app);
    desk.app.say(said);
    assert!(desk.footer().contains("read again"), "{}", desk.footer());
    assert_eq!((number(&desk), whereabouts(&desk)), (2, Whereabouts::At));
    assert!(desk.lines(80, 24).join("\n").contains("other words"));
    // The stop itself is moved: the screen moves with it.
    fs::write(&path, format!("title.en = 'T'\nn = 4\n{}", changed.replace("17", "31"))).unwrap();
    file.refresh(&mut desk.app).unwrap();
    desk.settle();
    assert_eq!((number(&desk), desk.app.position().step()), (2, 31));
    desk.keys("u");
    at(&desk, "u", 17);
}

#[test]
fn a_mistake_in_a_changed_lesson_is_told_and_the_old_one_stays() {
    let (path, mut file, mut desk) = open("mistake", TWO);
    fs::write(&path, format!("title.en = 'T'\nn = 4\n{}", TWO.replace("17", "170"))).unwrap();
    let said = file.refresh(&mut desk.app);
    desk.app.say(said);
    let notice = desk.lines(200, 24)[23].clone();
    assert!(notice.contains("my.toml:7: ") && notice.contains("78"), "{notice}");
    desk.keys("pgdn*8");
    at(&desk, "pgdn*8", 17);
    fs::remove_file(&path).unwrap();
    assert_eq!(file.refresh(&mut desk.app), None);
}

#[test]
fn a_position_marked_in_the_open_lesson_is_a_stop_of_it_at_once() {
    let (path, mut file, mut desk) = open("mark", TWO);
    desk.keys("pgdn*8 right*3");
    assert_eq!((number(&desk), whereabouts(&desk)), (1, Whereabouts::After));
    file.append(&mut desk.app);
    assert_eq!((number(&desk), whereabouts(&desk)), (2, Whereabouts::At));
    assert_eq!(desk.app.course().unwrap().lesson().stops.len(), 3);
    assert!(desk.footer().contains("Appended"), "{}", desk.footer());
    assert!(fs::read_to_string(&path).unwrap().contains("at = 20"));
    // Its own writing is no change.
    assert_eq!(file.refresh(&mut desk.app), None);
}

#[test]
fn a_file_is_looked_at_once_a_second_while_the_picture_moves() {
    let (path, mut file, mut desk) = open("interval", TWO);
    let at = Duration::from_millis;
    assert_eq!(file.refresh_at(&mut desk.app, at(1_000)), None);
    fs::write(&path, format!("title.en = 'T'\nn = 4\n{TWO}# changed\n")).unwrap();
    assert_eq!(file.refresh_at(&mut desk.app, at(1_999)), None);
    assert!(file.refresh_at(&mut desk.app, at(2_000)).is_some());
}
