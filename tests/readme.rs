//! The README's key table and picture are made from the program.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod support;

use std::fmt::Write;
use std::process::Command;
use std::time::Duration;
use std::{env, fs};

use crossbeam_channel::Select;
use nq_tui::i18n::Language;
use nq_tui::playback::Player;
use nq_tui::search::{Goal, Position, Strategy};
use nq_tui::tui::app::App;
use nq_tui::tui::{glyphs, keymap, panes};
use nq_tui::wording::{Base, Voice};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The README with what is made from the program made anew.
fn remade(readme: &str) -> String {
    let between = |text: &str, begin: &str, end: &str, new: &str| {
        let (before, rest) = text.split_once(begin).expect("the README marks what is made");
        let (_, after) = rest.split_once(end).expect("the README marks its end");
        format!("{before}{begin}{new}{end}{after}")
    };
    let with_picture = between(readme, "```\n", "```", &picture());
    between(&with_picture, "<!-- keys -->\n", "<!-- /keys -->", &key_table())
}

#[test]
fn the_readme_shows_the_screen_and_the_keys_as_they_are() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = fs::read_to_string(path).unwrap();
    if env::var_os("UPDATE_README").is_some() {
        fs::write(path, remade(&readme)).unwrap();
    } else {
        assert!(readme == remade(&readme), "UPDATE_README=1 cargo test --test readme");
    }
}

fn key_table() -> String {
    let mut table = String::from("| keys | does |\n|---|---|\n");
    for (keys, does) in keymap::table(Language::English, &glyphs::UNICODE) {
        let keys: Vec<String> = keys.split(' ').map(|key| format!("`{key}`")).collect();
        writeln!(table, "| {} | {does} |", keys.join(" ")).unwrap();
    }
    table
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
    let mut app = App::new(player, voice);
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

#[test]
fn the_pictures_are_those_of_the_program() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures/");
    let pictures = [
        ("step-17.svg", "4 --at 17 --board-only --width 320 --format svg"),
        ("tree-31.svg", "4 --at 31 --tree-only --format svg"),
        ("screen-17.svg", "4 --at 17 --size 80x24 --format svg"),
    ];
    for (file, arguments) in pictures {
        let output = Command::new(env!("CARGO_BIN_EXE_nq-tui"))
            .args(["export", "--lang", "en"])
            .args(arguments.split(' '))
            .env("LC_ALL", "C.UTF-8")
            .env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-config"))
            .output()
            .unwrap();
        let kept = fs::read(format!("{folder}{file}")).unwrap();
        assert!(output.stdout == kept, "docs/pictures/make makes {file} again");
    }
}
