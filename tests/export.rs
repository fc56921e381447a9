//! Exports, read by programs that know nothing of this one: XML, PNG and GIF readers, a renderer,
//! and a terminal emulator.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod support;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use image::{AnimationDecoder, ImageDecoder, ImageReader, Pixel};
use nq_tui::export::colour::Rgb;
use nq_tui::i18n::Language;
use nq_tui::tui::theme::AUTO;
use rstest::rstest;
use support::screen::{Desk, lines};
use tempfile::TempDir;

fn export(folder: &Path, arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nq-tui"))
        .arg("export")
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .env("LC_ALL", "C.UTF-8")
        .env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-config"))
        .env_remove("NO_COLOR")
        .output()
        .unwrap()
}

/// Exports into a folder of its own, and gives what was written to `file`.
fn exported(arguments: &str, file: &str) -> Vec<u8> {
    let folder = TempDir::new().unwrap();
    let output = export(folder.path(), arguments);
    assert!(output.status.success(), "{arguments}: {output:?}");
    fs::read(folder.path().join(file)).unwrap()
}

fn printed(arguments: &str) -> String {
    let folder = TempDir::new().unwrap();
    let output = export(folder.path(), arguments);
    assert!(output.status.success(), "{arguments}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn trimmed(lines: &[String]) -> Vec<&str> {
    lines.iter().map(|line| line.trim_end()).collect()
}

#[rstest]
#[case("en", Language::English)]
#[case("zh", Language::Chinese)]
fn text_is_the_screen(#[case] lang: &str, #[case] language: Language) {
    let text = printed(&format!("4 --at 17 --format txt --lang {lang}"));
    let mut desk = Desk::new(4, language);
    desk.keys("→*17");
    assert_eq!(text.lines().collect::<Vec<_>>(), trimmed(&desk.lines(80, 24)));
}

#[rstest]
#[case("en", Language::English)]
#[case("zh", Language::Chinese)]
fn a_terminal_shows_coloured_text_as_the_screen(#[case] lang: &str, #[case] language: Language) {
    let text = printed(&format!("4 --at 7 --format ansi --lang {lang}"));
    let mut terminal = vt100::Parser::new(25, 80, 0);
    terminal.process(text.replace('\n', "\r\n").as_bytes());
    let mut desk = Desk::new(4, language);
    desk.keys("→*7");
    assert_shows(terminal.screen(), &desk.draw(80, 24), "ansi");
}

/// Compares the terminal with the frame, cell by cell: symbol, colours, modifiers.
fn assert_shows(screen: &vt100::Screen, frame: &ratatui::buffer::Buffer, what: &str) {
    use ratatui::style::Modifier;
    for y in 0..frame.area.height {
        for x in 0..frame.area.width {
            let cell = screen.cell(y, x).unwrap();
            if cell.is_wide_continuation() {
                continue;
            }
            let own = &frame[(x, y)];
            let shown = if cell.has_contents() { cell.contents() } else { " " };
            assert_eq!(shown, own.symbol(), "{what}: symbol at {x},{y}");
            assert_eq!(color(cell.fgcolor()), own.fg, "{what}: ink at {x},{y}");
            assert_eq!(color(cell.bgcolor()), own.bg, "{what}: ground at {x},{y}");
            assert_eq!(cell.bold(), own.modifier.contains(Modifier::BOLD), "{what}: {x},{y}");
            assert_eq!(
                cell.inverse(),
                own.modifier.contains(Modifier::REVERSED),
                "{what}: {x},{y}"
            );
        }
    }
}

const fn color(color: vt100::Color) -> ratatui::style::Color {
    use ratatui::style::Color;
    match color {
        vt100::Color::Default => Color::Reset,
        vt100::Color::Idx(1) => Color::Red,
        vt100::Color::Idx(2) => Color::Green,
        vt100::Color::Idx(index) => Color::Indexed(index),
        vt100::Color::Rgb(red, green, blue) => Color::Rgb(red, green, blue),
    }
}

#[rstest]
fn each_marker_of_a_recording_shows_its_step(
    #[values(("en", Language::English), ("zh", Language::Chinese))] (lang, language): (
        &str,
        Language,
    ),
    #[values("2", "3")] version: &str,
) {
    let text = printed(&format!("4 --format cast --cast-version {version} --lang {lang}"));
    let mut events = text.lines();
    let header: serde_json::Value = serde_json::from_str(events.next().unwrap()).unwrap();
    assert_eq!(header["version"].to_string(), version);
    let size = if version == "2" { &header } else { &header["term"] };
    let side = |long: &str, short: &str| size.get(long).or_else(|| size.get(short)).cloned();
    assert_eq!(side("width", "cols"), Some(80.into()));
    assert_eq!(side("height", "rows"), Some(24.into()));

    let mut terminal = vt100::Parser::new(24, 80, 0);
    let mut desk = Desk::new(4, language);
    let mut markers = 0;
    let mut times = Vec::new();
    for event in events {
        let (time, code, data): (f64, String, String) = serde_json::from_str(event).unwrap();
        times.push(time);
        match code.as_str() {
            "o" => terminal.process(data.as_bytes()),
            "m" => {
                let label = format!("marker {data}");
                assert_shows(terminal.screen(), &desk.draw(80, 24), &label);
                assert!(data.starts_with(&markers.to_string()), "{data}");
                desk.keys("→");
                markers += 1;
            }
            other => panic!("{other}"),
        }
    }
    assert_eq!(markers, 79);
    let length = if version == "2" { *times.last().unwrap() } else { times.iter().sum() };
    assert!((length - 39.5).abs() < 1e-6, "{length}: 79 steps of half a second");
    assert!(version == "3" || times.is_sorted());
}

/// A colour of the theme as a picture has it.
const fn rgb(color: Option<ratatui::style::Color>) -> [u8; 3] {
    let Rgb(red, green, blue) = Rgb::of(color.unwrap()).unwrap();
    [red, green, blue]
}

#[test]
fn the_board_as_shapes_has_its_marks_in_their_squares() {
    let svg = String::from_utf8(exported("4 --at 17 --board-only -o b.svg", "b.svg")).unwrap();
    let document = roxmltree::Document::parse(&svg).unwrap();
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    let described = root.children().find(|node| node.has_tag_name("desc")).unwrap();
    assert!(described.descendants().any(|n| n.text().is_some_and(|t| t.contains("Backtrack"))));
    // No font is needed: there is no text to draw.
    assert!(!document.descendants().any(|node| node.has_tag_name("text")));

    let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).unwrap();
    let size = tree.size().to_int_size();
    let mut pixels = resvg::tiny_skia::Pixmap::new(size.width(), size.height()).unwrap();
    resvg::render(&tree, resvg::tiny_skia::Transform::identity(), &mut pixels.as_mut());
    // The middle of a square: a queen's green, a cross's black, nothing inside a ring.
    let unit = 480.0 / 505.0;
    let at = |row: u8, col: u8| {
        let x = (95.0 + 100.0 * f32::from(col) + 50.0) * unit;
        let y = (60.0 + 100.0 * f32::from(row) + 50.0) * unit;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "small numbers"
        )]
        let pixel = pixels.pixel(x as u32, y as u32).unwrap();
        [pixel.red(), pixel.green(), pixel.blue()]
    };
    assert_eq!(at(0, 0), rgb(AUTO.queen.fg));
    assert_eq!(at(1, 3), rgb(AUTO.queen.fg));
    assert_eq!(at(1, 0), rgb(AUTO.attacked.fg));
    assert_eq!(at(2, 1), rgb(AUTO.square_current.bg), "the current square is lit");
    assert_eq!(
        at(0, 1),
        rgb(AUTO.squares[1].bg),
        "nothing stands in the middle of a square not tried"
    );
}

#[rstest]
#[case("4 --at 7 -o s.svg", "[2][2]=false")]
#[case("4 --at 7 -o s.svg --lang zh", "剪枝日志")]
#[case("8 --at s1 -o s.svg --view tree", "State-space tree")]
fn the_screen_as_shapes_says_what_the_screen_says(#[case] arguments: &str, #[case] words: &str) {
    let svg = String::from_utf8(exported(arguments, "s.svg")).unwrap();
    let document = roxmltree::Document::parse(&svg).unwrap();
    let words: String = words.chars().filter(|letter| *letter != ' ').collect();
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    let all: String = texts.clone().filter_map(|node| node.text()).map(str::trim).collect();
    assert!(all.contains(&words), "{words} in {all}");
    for node in texts {
        let letters = node.text().unwrap_or_default().trim().chars().count();
        let places = node.attribute("x").unwrap().split([' ', ',']).filter(|x| !x.is_empty());
        assert_eq!(places.count(), letters, "each letter has its own place: {:?}", node.text());
    }
    resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).unwrap();
}

#[test]
fn the_tree_has_the_nodes_that_were_reached() {
    let rings = |step: &str| {
        let svg = exported(&format!("4 --at {step} --tree-only -o t.svg"), "t.svg");
        let svg = String::from_utf8(svg).unwrap();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let circles = document.descendants().filter(|node| node.has_tag_name("circle"));
        circles.filter(|node| node.attribute("r") == Some("17")).count()
    };
    // A queen on the path is a disc, one taken back a disc with a ring.
    assert_eq!(rings("4"), 2);
    assert_eq!(rings("17"), 2 + 2 * 2);
    assert_eq!(rings("78"), 2 * 16);
}

#[test]
fn a_png_is_as_wide_as_asked_for() {
    let png = exported("4 --at 17 --width 640 -o b.png", "b.png");
    let image = image::load_from_memory(&png).unwrap().to_rgb8();
    assert_eq!(image.width(), 640);
    let green = image.pixels().filter(|pixel| pixel.channels() == rgb(AUTO.queen.fg)).count();
    assert!(green > 2_000, "two queens are green: {green} pixels");
}

#[rstest]
#[case("4 -o f.gif", 79, 500)]
#[case("4 --range 3..=8 --speed 4 -o f.gif", 6, 250)]
#[case("4 --range start..=s1 --tree-only -o f.gif", 32, 500)]
fn a_film_has_a_picture_a_step(#[case] arguments: &str, #[case] steps: usize, #[case] time: u32) {
    let gif = exported(arguments, "f.gif");
    let decoder = image::codecs::gif::GifDecoder::new(std::io::Cursor::new(gif)).unwrap();
    let size = decoder.dimensions();
    let frames = decoder.into_frames().collect_frames().unwrap();
    assert_eq!(frames.len(), steps);
    let millis = |frame: &image::Frame| {
        let (numerator, denominator) = frame.delay().numer_denom_ms();
        numerator / denominator
    };
    let (last, others) = frames.split_last().unwrap();
    assert!(others.iter().all(|frame| millis(frame) == time));
    assert_eq!(millis(last), 4 * time, "the end stays in sight");
    for frame in &frames {
        assert_eq!(frame.buffer().dimensions(), size);
    }
}

#[test]
fn a_film_shows_the_pictures_that_stand_for_themselves() {
    let gif = exported("4 --range 15..=18 -o f.gif", "f.gif");
    let decoder = image::codecs::gif::GifDecoder::new(std::io::Cursor::new(gif)).unwrap();
    for (step, frame) in (15..).zip(decoder.into_frames().collect_frames().unwrap()) {
        let png = exported(&format!("4 --at {step} -o b.png"), "b.png");
        let still = image::load_from_memory(&png).unwrap().to_rgba8();
        let differing = still
            .pixels()
            .zip(frame.buffer().pixels())
            .filter(|(a, b)| {
                a.channels().iter().zip(b.channels()).any(|(a, b)| a.abs_diff(*b) > 24)
            })
            .count();
        assert!(differing < 200, "step {step}: {differing} pixels differ");
    }
}

#[test]
fn a_range_of_single_frames_becomes_numbered_files() {
    let folder = TempDir::new().unwrap();
    let output = export(folder.path(), "4 --range 15..=17 --format txt -o step.txt");
    assert!(output.status.success());
    let mut names: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["step-0015.txt", "step-0016.txt", "step-0017.txt"]);
    let text = fs::read_to_string(folder.path().join("step-0017.txt")).unwrap();
    assert!(text.contains("step 17 of 78"));
}

#[test]
fn a_file_is_never_replaced_unasked() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("b.svg");
    fs::write(&file, "mine").unwrap();
    let output = export(folder.path(), "4 -o b.svg");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("b.svg exists already") && said.lines().count() == 1, "{said}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    assert!(export(folder.path(), "4 -o b.svg --force").status.success());
    assert!(fs::read_to_string(&file).unwrap().starts_with("<svg"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left");
}

#[rstest]
#[case("4", 2, "Which format?")]
#[case("4 -o board.jpg", 2, "Which format?")]
#[case("4 --range 9..=3 --format txt -o a.txt", 2, "runs backwards")]
#[case("4 --range 1..=79 --format txt -o a.txt", 2, "The last step is 78")]
#[case("4 --at 79 --format txt", 2, "The last step is 78")]
#[case("8 --range start..=end -o a.svg", 2, "17,869 frames are too many")]
#[case("8 -o a.gif", 2, "too many")]
#[case("4 --range 1..=3 --format txt", 2, "give -o FILE")]
#[case("4 --format txt --size 19x8", 2, "from 20x8")]
#[case("4 --format txt --size huge", 2, "from 20x8")]
#[case("4 --format txt --board-only", 2, "svg, png and gif")]
#[case("4 --format txt -o missing/a.txt", 1, "Cannot write missing/a.txt")]
#[case("4 --range 1 --format txt", 2, "write two targets")]
#[case("33 --format txt", 2, "1 to 32")]
fn what_cannot_be_exported_is_said_in_one_line(
    #[case] arguments: &str,
    #[case] code: i32,
    #[case] words: &str,
) {
    let folder = TempDir::new().unwrap();
    let output = export(folder.path(), arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(said.contains(words) && said.lines().count() == 1, "{said}");
    assert!(output.stdout.is_empty());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error_of_one_line() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_nq-tui"))
        .args(["export", "4", "--format", "svg"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("cannot write") && said.lines().count() == 1, "{said}");
}

#[test]
fn the_frame_is_as_large_as_asked_for() {
    let text = printed("8 --at 500 --format txt --size 120x40");
    assert_eq!(text.lines().count(), 40);
    let mut desk = Desk::new(8, Language::English);
    desk.keys("g 500 enter esc");
    let frame = desk.draw(120, 40);
    assert_eq!(text.lines().next(), trimmed(&lines(&frame)).first().copied());
}

#[test]
fn readers_agree_on_the_formats() {
    let png = exported("4 -o b.png", "b.png");
    let reader = ImageReader::new(std::io::Cursor::new(&png)).with_guessed_format().unwrap();
    assert_eq!(reader.format(), Some(image::ImageFormat::Png));
}

#[test]
fn a_key_saves_the_frame_and_never_replaces_a_file_unasked() {
    use nq_tui::save::{Existing, SaveError};
    use nq_tui::tui::app::Effect;
    let mut desk = Desk::new(4, Language::English);
    desk.keys("→*17 e");
    assert!(desk.footer().starts_with("Save as: queens-4-step-17-board.svg"), "{}", desk.footer());
    assert_eq!(desk.keys("enter"), Effect::Save(Existing::Keep));
    let order = desk.app.ordered().unwrap().clone();
    desk.app.saved(Err(SaveError::Exists(order.path.clone())));
    assert!(desk.footer().starts_with("That file exists. Replace it?"), "{}", desk.footer());
    assert_eq!(desk.keys("n enter"), Effect::Draw);
    assert_eq!(desk.footer(), "The file is as it was.");
    desk.keys("e enter");
    desk.app.saved(Err(SaveError::Exists(order.path)));
    assert_eq!(desk.keys("y enter"), Effect::Save(Existing::Replace));
    desk.app.saved(Ok(()));
    assert_eq!(desk.footer(), "Saved as queens-4-step-17-board.svg.");
    desk.keys("e x enter");
    assert_eq!(desk.footer(), "A name that ends in .svg, .png, .txt or .ansi says how to save it.");
}

#[test]
fn the_board_is_copied_as_text() {
    let mut desk = Desk::new(4, Language::English);
    desk.keys("→*17 y");
    assert!(desk.footer().contains("sent to the terminal's clipboard"), "{}", desk.footer());
    insta::assert_snapshot!(desk.app.board_text());
}

#[test]
fn the_stops_of_a_lesson_become_numbered_files_with_their_notes() {
    let folder = TempDir::new().unwrap();
    let output = export(folder.path(), "--lesson four-queens --lang en --format txt -o stop.txt");
    assert!(output.status.success(), "{output:?}");
    let files = fs::read_dir(folder.path()).unwrap().count();
    let lesson =
        nq_tui::lesson::Lesson::parse(nq_tui::lesson::builtin::named("four-queens").unwrap().text)
            .unwrap();
    assert_eq!(files, lesson.stops.len());
    for (number, stop) in (1..).zip(&lesson.stops) {
        let text = fs::read_to_string(folder.path().join(format!("stop-{number:04}.txt"))).unwrap();
        assert!(text.contains(&format!("{number}/{files}")), "{text}");
        assert!(text.contains(&format!("step {} of", stop.position.step())), "{text}");
    }
}

#[rstest]
#[case("4 -o p.html --lang zh", 79)]
#[case("4 --range 3..=9 -o p.html", 7)]
#[case("8 --at 5000 -o p.html", 2_001)]
#[case("8 -o p.html", 2_001)]
fn a_page_holds_the_steps_asked_for(#[case] arguments: &str, #[case] positions: usize) {
    let page = String::from_utf8(exported(arguments, "p.html")).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>"));
    let (_, data) = page.split_once("<script type=\"application/json\"").unwrap();
    let (data, _) = data.split_once('>').unwrap().1.split_once("</script>").unwrap();
    let data: serde_json::Value = serde_json::from_str(data).unwrap();
    // The position before the first step, and one after each.
    assert_eq!(data["positions"].as_array().unwrap().len(), positions);
}

#[rstest]
#[case("4 --at 17 --format txt --glyphs ascii")]
#[case("8 --at s1 --format txt --glyphs ascii --view all --size 120x40")]
fn symbols_can_be_chosen(#[case] arguments: &str) {
    let text = printed(&format!("{arguments} --lang en"));
    assert!(text.is_ascii(), "{text}");
}

#[test]
fn a_theme_colours_what_is_exported() {
    let of = |theme: &str| printed(&format!("4 --at 17 --format svg --theme {theme}"));
    assert_ne!(of("dark"), of("contrast"));
    let dark = nq_tui::tui::theme::DARK.ground.bg;
    let [red, green, blue] = rgb(dark);
    assert!(of("dark").contains(&format!("#{red:02x}{green:02x}{blue:02x}")));
}

#[test]
fn the_stops_of_a_lesson_are_no_film() {
    let folder = TempDir::new().unwrap();
    let output = export(folder.path(), "--lesson four-queens -o a.gif");
    assert_eq!(output.status.code(), Some(2));
    let output = export(folder.path(), "4 --lesson four-queens -o a.txt");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_picture_tells_no_more_than_the_screen() {
    use nq_tui::export::still::Subject;
    let mut desk = Desk::new(4, Language::English);
    let board = |desk: &Desk| {
        let area = ratatui::layout::Rect::new(0, 0, 80, 24);
        Subject::Board.svg(&desk.app, area, desk.app.position(), None)
    };
    let plain = board(&desk);
    desk.keys("a");
    assert_ne!(board(&desk), plain, "the free squares are marked");
    desk.keys("p");
    assert_eq!(board(&desk), plain, "they would be the answer");
}

#[test]
fn the_user_s_file_says_the_language() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("nq-tui")).unwrap();
    fs::write(folder.path().join("nq-tui/config.toml"), "language = \"zh\"\n").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_nq-tui"))
        .args(["export", "4", "--at", "7", "--format", "txt"])
        .env("LC_ALL", "C.UTF-8")
        .env("XDG_CONFIG_HOME", folder.path())
        .output()
        .unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("剪枝日志"));
}
