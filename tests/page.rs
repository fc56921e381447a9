//! The exported page: what is in the file, without a browser. The pages that the browser tests
//! open, and what they must show, are written here too.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use nq_tui::export::html::{PageOptions, write_page};
use nq_tui::i18n::Language;
use nq_tui::playback::Speed;
use nq_tui::search::mark::{current_row, failed_row, mark};
use nq_tui::search::{Event, Goal, Mark, Position, Search, Square, Step, Strategy};
use nq_tui::tui::glyphs;
use nq_tui::wording::{Base, Voice, log_line, reason};
use serde_json::{Value, json};

use support::search;

const ENGLISH: PageOptions =
    PageOptions { language: Language::English, base: Base::Zero, speed: Speed::DEFAULT };

const CHINESE: PageOptions =
    PageOptions { language: Language::Chinese, base: Base::One, ..ENGLISH };

fn page(search: Search, range: RangeInclusive<Step>, options: &PageOptions) -> String {
    let mut page = Vec::new();
    write_page(&mut page, search, range, options).unwrap();
    String::from_utf8(page).unwrap()
}

fn whole(n: u8) -> String {
    page(search(n, Strategy::Backtrack, Goal::All), 1..=Step::MAX, &ENGLISH)
}

/// What the page's script reads.
fn data(page: &str) -> Value {
    let (_, rest) = page.split_once("<script type=\"application/json\" id=\"data\">").unwrap();
    serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
}

const fn voice(language: Language, base: Base) -> Voice {
    Voice { language, base, glyphs: &glyphs::UNICODE }
}

fn squares(n: u8) -> impl Iterator<Item = Square> {
    (0..n).flat_map(move |row| (0..n).map(move |col| Square::new(row, col)))
}

/// The marks of a position; the row that a backtrack leaves is as it was.
fn marks(position: &Position) -> String {
    let failed = failed_row(position);
    squares(position.search().n())
        .map(|square| {
            let of = failed.filter(|(row, _)| *row == square.row).map_or(*position, |(_, of)| of);
            match mark(&of, square) {
                Mark::Queen => 'q',
                Mark::Attacked => 'a',
                Mark::Tried => 't',
                Mark::Untried => 'u',
            }
        })
        .collect()
}

/// What a page must show at each position, read off the library.
fn truth(search: Search, range: RangeInclusive<Step>, base: Base) -> Value {
    let mut position = Position::start(search);
    while position.step() + 1 < *range.start() {
        position.forward().unwrap();
    }
    let mut shown = Vec::new();
    loop {
        let event = position.previous_event();
        let said = |language| {
            let voice = voice(language, base);
            let reason = reason(&position, &voice);
            let log = log_line(&position, &voice);
            json!({
                "what": reason.what,
                "next": reason.next,
                "head": log.as_ref().map(|line| &line.head),
                "detail": log.as_ref().map(|line| &line.detail),
            })
        };
        let attackers: Vec<Square> = match event {
            Some(Event::Reject(square)) => position.attacks_on(square).map(|a| a.queen).collect(),
            _ => Vec::new(),
        };
        let square = event.and_then(Event::square);
        shown.push(json!({
            "step": position.step().to_string(),
            "event": event.map(|event| format!("{event:?}").split('(').next().unwrap().to_lowercase()),
            "marks": marks(&position),
            "square": square.map(|square| [square.row, square.col]),
            "attackers": attackers.iter().map(|queen| [queen.row, queen.col]).collect::<Vec<_>>(),
            "row": (!position.is_end()).then(|| current_row(&position)),
            "depth": position.depth(),
            "en": said(Language::English),
            "zh": said(Language::Chinese),
        }));
        if position.step() == *range.end() || position.forward().is_none() {
            return Value::Array(shown);
        }
    }
}

/// Where the browser tests find their pages.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("page");
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn pages_for_the_browser() {
    let four = search(4, Strategy::Backtrack, Goal::All);
    let six = search(6, Strategy::Backtrack, Goal::All);
    let eight = search(8, Strategy::Backtrack, Goal::All);
    let cases = [
        ("four", four, 1..=78, ENGLISH),
        ("six", six, 1..=1_050, ENGLISH),
        ("part", eight, 100..=160, CHINESE),
    ];
    for (name, search, range, options) in cases {
        fs::write(folder().join(format!("{name}.html")), page(search, range.clone(), &options))
            .unwrap();
        let truth = truth(search, range, options.base);
        fs::write(folder().join(format!("{name}.json")), truth.to_string()).unwrap();
    }
}

/// The texts of the page's own files: its frame and its script.
fn sources() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/export");
    let scripts = fs::read_dir(folder.join("page")).unwrap().map(|entry| entry.unwrap().path());
    let files = scripts.chain(["page.html", "page.js"].map(|name| folder.join(name)));
    files.map(|path| fs::read_to_string(path).unwrap()).collect()
}

#[test]
fn a_page_needs_nothing_else() {
    let page = page(search(5, Strategy::Backtrack, Goal::All), 1..=Step::MAX, &CHINESE);
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"zh-CN\">"));
    assert!(page.contains("<title>5 皇后</title>"));
    assert!(page.contains("content=\"default-src 'none';"));
    assert!(!page.contains("{{") && !page.contains("}}>"), "a place of the template is left");
    let addresses: Vec<&str> =
        page.split("://").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    // The name of a vocabulary, which is not fetched.
    assert_eq!(addresses, ["www.w3.org/2000/svg"]);
    for handler in ["onclick", "onload", "oninput", "javascript:", "@import", "url(http"] {
        assert!(!page.contains(handler), "{handler}");
    }
}

#[test]
fn a_page_is_small() {
    let sizes = [(4, 100_000), (5, 250_000), (6, 1_200_000)];
    for (n, most) in sizes {
        let size = whole(n).len();
        assert!(size < most, "n = {n}: {size} bytes");
    }
}

#[test]
fn its_words_are_those_that_its_script_asks_for() {
    let data = data(&whole(4));
    let sources = sources();
    let words = |language: &str| -> BTreeSet<String> {
        data["words"][language].as_object().unwrap().keys().cloned().collect()
    };
    assert_eq!(words("en"), words("zh"));
    // Ids stand in quotes, or are put together from a stem.
    let is_asked = |id: &String| {
        let built = ["verdict-", "page-"].iter().any(|stem| {
            id.starts_with(stem)
                && sources.contains(&format!("`{stem}${{"))
                && [
                    "place",
                    "reject",
                    "backtrack",
                    "solution",
                    "discard",
                    "current",
                    "attacker",
                    "ghost",
                ]
                .contains(&id.trim_start_matches(stem))
        });
        let is_counter = data["counters"].as_array().unwrap().contains(&json!(id));
        built || is_counter || id == "counter-discarded" || sources.contains(&format!("\"{id}\""))
    };
    let idle: Vec<String> = words("en").into_iter().filter(|id| !is_asked(id)).collect();
    assert_eq!(idle, Vec::<String>::new());
    let places = ["data-word=\"", "data-text=\"", "data-command=\"", "word(\""];
    for place in places {
        for rest in sources.split(place).skip(1) {
            let id = rest.split('"').next().unwrap();
            assert!(words("en").contains(id) || id.starts_with('$'), "{place}{id}");
        }
    }
}

#[test]
fn values_left_open_are_those_that_the_script_fills_in() {
    let data = data(&whole(4));
    for language in ["en", "zh"] {
        let words = data["words"][language].as_object().unwrap();
        for (id, text) in words {
            let text = text.as_str().unwrap();
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "{id}: {text}");
        }
        assert_eq!(words["page-range"], "", "{language}: a whole search needs no word on its part");
    }
    assert_eq!(data["words"]["en"]["status-step"], "step {step} of {total}");
    assert_eq!(data["words"]["zh"]["page-square"], "行 {row}，列 {column}：{mark}");
}

/// The positions on the page against the library.
fn assert_true(search: Search, range: RangeInclusive<Step>, options: &PageOptions) {
    let data = data(&page(search, range.clone(), options));
    let truth = truth(search, range, options.base);
    let (shown, truth) = (data["positions"].as_array().unwrap(), truth.as_array().unwrap());
    assert_eq!(shown.len(), truth.len());
    let n = u64::from(search.n());
    for (shown, truth) in shown.iter().zip(truth) {
        let step = &truth["step"];
        assert_eq!(&json!(shown["step"].as_str().unwrap().replace(',', "")), step);
        assert_eq!(shown["marks"], truth["marks"], "step {step}");
        let square = truth["square"]
            .as_array()
            .map(|square| square[0].as_u64().unwrap() * n + square[1].as_u64().unwrap());
        assert_eq!(shown["square"].as_u64(), square, "step {step}");
        for language in ["en", "zh"] {
            let sentence = |place: &Value| {
                data["sentences"][language][usize::try_from(place.as_u64().unwrap()).unwrap()]
                    .clone()
            };
            let said = &truth[language];
            assert_eq!(sentence(&shown["what"]), said["what"], "step {step}");
            assert_eq!(sentence(&shown["next"]), said["next"], "step {step}");
            if let Some(log) = shown["log"].as_array() {
                assert_eq!(sentence(&log[0]), said["head"], "step {step}");
                assert_eq!(sentence(&log[1]), said["detail"], "step {step}");
            } else {
                assert!(said["head"].is_null(), "step {step}");
            }
        }
    }
}

#[test]
fn every_position_is_as_the_library_says() {
    let fixed = search(5, Strategy::Backtrack, Goal::All).with_fixed(&[1, 3]).unwrap();
    assert_true(search(1, Strategy::Backtrack, Goal::All), 1..=Step::MAX, &ENGLISH);
    assert_true(search(3, Strategy::Backtrack, Goal::All), 0..=Step::MAX, &CHINESE);
    assert_true(search(6, Strategy::Backtrack, Goal::First), 1..=Step::MAX, &ENGLISH);
    assert_true(search(8, Strategy::Backtrack, Goal::All), 17_800..=17_868, &CHINESE);
    assert_true(fixed, 1..=Step::MAX, &ENGLISH);
    assert_true(search(3, Strategy::Rows, Goal::All), 1..=Step::MAX, &ENGLISH);
    assert_true(search(3, Strategy::Squares, Goal::All), 20..=300, &CHINESE);
    assert_true(search(32, Strategy::Backtrack, Goal::All), 1_000..=1_050, &ENGLISH);
}

#[test]
fn the_tree_grows_by_one_node_a_test() {
    let four = search(4, Strategy::Backtrack, Goal::All);
    let data = data(&page(four, 1..=78, &ENGLISH));
    let tree = data["tree"].as_array().unwrap();
    assert_eq!(tree.len(), 1 + 16 + 44);
    let of = |wanted: fn(&Value) -> bool| tree.iter().filter(|node| wanted(node)).count();
    assert_eq!(of(|node| node["isRejected"] == true), 44);
    assert_eq!(of(|node| node["isSolution"] == true), 2);
    assert_eq!(of(|node| node.get("left").is_some()), 16);
    for (index, node) in tree.iter().enumerate().skip(1) {
        assert!(node["parent"].as_u64().unwrap() < index as u64);
    }
    let dead_ends = data["landmarks"]["deadEnds"].as_array().unwrap();
    assert_eq!(dead_ends, &[json!(8), json!(16), json!(66), json!(74)]);
}

#[test]
fn a_part_of_the_tree_begins_with_what_was_left_before() {
    let four = search(4, Strategy::Backtrack, Goal::All);
    let data = data(&page(four, 17..=31, &ENGLISH));
    let names: Vec<&str> = data["tree"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|node| node["from"] == 0)
        .map(|node| node["name"].as_str().unwrap())
        .collect();
    // Step 16: the stack is (0,0), (1,3), (2,1), and every square of row 3 has been rejected.
    assert_eq!(
        names,
        [
            "", "(0,0)", "(1,0)", "(1,1)", "(1,2)", "(1,3)", "(2,0)", "(2,1)", "(3,0)", "(3,1)",
            "(3,2)", "(3,3)",
        ]
    );
}

#[test]
fn a_page_says_that_it_is_a_part() {
    let six = search(6, Strategy::Backtrack, Goal::All);
    let about = |range| data(&page(six, range, &ENGLISH))["words"]["en"]["page-range"].clone();
    assert_eq!(about(1..=1_050), "");
    assert_eq!(about(1..=2_000), "");
    assert_eq!(about(1..=1_049), "This page has steps 1 to 1,049 of 1,050, not the whole search.");
    let vast = search(32, Strategy::Backtrack, Goal::All);
    let data = data(&page(vast, 5..=9, &CHINESE));
    assert!(data["total"].is_null());
    assert_eq!(data["words"]["zh"]["page-range"], "本页只有第 5 步到第 9 步，不是整个搜索。");
}

#[test]
fn a_range_beyond_the_end_is_an_error() {
    let four = search(4, Strategy::Backtrack, Goal::All);
    let error = write_page(&mut Vec::new(), four, 80..=90, &ENGLISH).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::InvalidInput);
}
