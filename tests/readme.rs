//! The README's key table and picture are made from the program.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod support;

use std::fmt::Write;
use std::time::Duration;
use std::{env, fs};

use crossbeam_channel::Select;
use nq_tui::i18n::Language;
use nq_tui::playback::Player;
use nq_tui::search::{Goal, Position, Strategy};
use nq_tui::tui::app::App;
use nq_tui::tui::{glyphs, keymap, panes, theme};
use nq_tui::wording::{Base, Voice};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

const BEGIN: &str = "<!-- keys -->\n";
const END: &str = "<!-- /keys -->";

#[test]
fn the_readme_has_the_table_of_keys() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = fs::read_to_string(path).unwrap();
    let (before, rest) = readme.split_once(BEGIN).expect("the README marks its key table");
    let (_, after) = rest.split_once(END).expect("the README marks the end of its key table");
    let mut table = String::from("| keys | does |\n|---|---|\n");
    for (keys, does) in keymap::table(Language::English, &glyphs::UNICODE) {
        let keys: Vec<String> = keys.split(' ').map(|key| format!("`{key}`")).collect();
        writeln!(table, "| {} | {does} |", keys.join(" ")).unwrap();
    }
    let expected = format!("{before}{BEGIN}{table}{END}{after}");
    if env::var_os("UPDATE_README").is_some() {
        fs::write(path, &expected).unwrap();
    }
    assert!(
        readme == expected || env::var_os("UPDATE_README").is_some(),
        "UPDATE_README=1 cargo test --test readme"
    );
}

/// The screen of four queens at step 7, as text.
fn picture() -> String {
    let search = support::search(4, Strategy::Backtrack, Goal::All);
    let mut player = Player::new(search);
    let mut position = Position::start(search);
    for _ in 0..7 {
        position.forward();
    }
    player.start_at(position);
    let voice = Voice { language: Language::English, base: Base::Zero, glyphs: &glyphs::UNICODE };
    let mut app = App::new(player, voice, &theme::AUTO);
    while app.player().is_waiting() {
        let mut select = Select::new();
        app.player().watch(&mut select);
        select.ready();
        app.tick(Duration::ZERO);
    }
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    panes::draw(&app, area, &mut buffer);
    let mut text = String::new();
    for row in buffer.content().chunks(80) {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        writeln!(text, "{}", line.trim_end()).unwrap();
    }
    text
}

#[test]
fn the_readme_shows_the_screen_as_it_is() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = fs::read_to_string(path).unwrap();
    let (before, rest) = readme.split_once("```\n").expect("the README has a picture");
    let (shown, after) = rest.split_once("```").expect("the picture ends");
    if env::var_os("UPDATE_README").is_some() {
        fs::write(path, format!("{before}```\n{}```{after}", picture())).unwrap();
    } else {
        assert!(shown == picture(), "UPDATE_README=1 cargo test --test readme");
    }
}

#[test]
fn the_search_knows_no_screen_thread_clock_or_io() {
    let mut folders = vec![format!("{}/src/search", env!("CARGO_MANIFEST_DIR"))];
    let mut files = vec![format!("{}/src/search.rs", env!("CARGO_MANIFEST_DIR"))];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.to_str().unwrap().to_owned();
            if path.is_dir() { folders.push(name) } else { files.push(name) }
        }
    }
    assert!(files.len() > 10);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for word in ["ratatui", "crossterm", "std::thread", "std::time", "std::io", "std::fs"] {
            assert!(!text.contains(word), "{file} mentions {word}");
        }
    }
}
