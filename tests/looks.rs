//! Themes and symbols: whole frames keep their contrast, their width and their meaning.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

#[path = "looks/colour.rs"]
mod colour;
mod support;

use std::collections::BTreeSet;

use colour::{contrast, difference, rgb};
use nq_tui::i18n::Language;
use nq_tui::search::{Goal, Strategy};
use nq_tui::tui::glyphs::{GlyphChoice, GlyphSet};
use nq_tui::tui::settings::Settings;
use nq_tui::tui::theme::{Theme, ThemeName};
use nq_tui::wording::Base;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use rstest::rstest;
use support::screen::{Desk, lines};
use unicode_width::UnicodeWidthStr;

/// What is pressed on the way to frames that differ: every view, overlay, popup, prompt and kind
/// of event.
const JOURNEYS: [&str; 4] = [
    "right*17 ? pgdn pgdn end esc f2 down*5 esc g 5 esc a a a a tab tab tab tab tab tab x x x",
    "g s1 enter z right left*2 ? esc v 2,1 enter tab z space right esc home end → n u",
    "g 79 enter g x enter v 9,9 enter c 99 enter 你 b b + - g 100% enter tab tab tab tab",
    "tab right*9 z tab right*9 tab right*9 tab right*9 tab right*9 a f2 down*7 left right",
];

/// Boards of several sizes and strategies, each with a journey and a size of screen of its own.
const BOARDS: [(u8, Strategy, usize, (u16, u16)); 7] = [
    (4, Strategy::Backtrack, 0, (80, 24)),
    (4, Strategy::Backtrack, 1, (130, 40)),
    (4, Strategy::Backtrack, 2, (48, 14)),
    (8, Strategy::Backtrack, 3, (80, 24)),
    (20, Strategy::Backtrack, 0, (80, 24)),
    (4, Strategy::Rows, 1, (80, 24)),
    (4, Strategy::Squares, 3, (80, 24)),
];

/// Calls `look` with every frame of every journey.
fn frames(settings: Settings, language: Language, look: &mut dyn FnMut(&Buffer)) {
    for (n, strategy, journey, (width, height)) in BOARDS {
        let search = support::search(n, strategy, Goal::All);
        let mut desk = Desk::of(search, language, Base::Zero);
        desk.app.configure(settings);
        for key in JOURNEYS[journey].split(' ') {
            desk.keys(key);
            look(&desk.draw(width, height));
        }
    }
}

fn with_glyphs(glyphs: GlyphChoice) -> Settings {
    Settings { glyphs, ..Settings::default() }
}

fn with_theme(theme: ThemeName) -> Settings {
    Settings { theme, ..Settings::default() }
}

#[rstest]
fn the_neutral_set_is_as_wide_on_every_terminal(
    #[values(Language::English, Language::Chinese)] language: Language,
) {
    frames(with_glyphs(GlyphChoice::Neutral), language, &mut |frame| {
        for cell in &frame.content {
            let symbol = cell.symbol();
            assert_eq!(symbol.width_cjk(), symbol.width(), "{symbol}\n{}", text(frame));
        }
    });
}

#[test]
fn the_ascii_set_is_ascii() {
    let mut letters = BTreeSet::new();
    frames(with_glyphs(GlyphChoice::Ascii), Language::English, &mut |frame| {
        for cell in &frame.content {
            let symbol = cell.symbol();
            // The input method's message answers a Chinese letter, and shows none.
            assert!(symbol.is_ascii(), "{symbol}\n{}", text(frame));
            letters.extend(symbol.chars());
        }
    });
    assert!(['Q', 'x', 'o', '.', '+', '-', '|', '/', '\\'].iter().all(|it| letters.contains(it)));
}

/// No message asks for a symbol that has no twin, which would show as a question mark.
#[rstest]
fn every_symbol_has_a_twin(
    #[values(GlyphChoice::Neutral, GlyphChoice::Ascii)] glyphs: GlyphChoice,
    #[values(Language::English, Language::Chinese)] language: Language,
) {
    let set = glyphs.set(GlyphSet::Unicode);
    frames(Settings::default(), language, &mut |frame| {
        for cell in &frame.content {
            let letter = cell.symbol().chars().next().unwrap();
            let twin = set.twin(letter);
            assert!(twin != '?' || letter == '?', "{letter}\n{}", text(frame));
        }
    });
}

fn text(frame: &Buffer) -> String {
    lines(frame).join("\n")
}

/// The cells that are not behind a wide letter.
fn seen_cells(frame: &Buffer) -> impl Iterator<Item = &Cell> {
    frame
        .content
        .iter()
        .scan(0, |hidden, cell| {
            let is_seen = *hidden == 0;
            *hidden = if is_seen { cell.symbol().width().max(1) - 1 } else { *hidden - 1 };
            Some(is_seen.then_some(cell))
        })
        .flatten()
}

/// A terminal that tears a wide letter when its half is overwritten leaves the other half to its
/// own colours; whatever is seen there next must be drawn.
#[test]
fn a_torn_wide_letter_leaves_no_hole() {
    let mut desk = Desk::new(4, Language::Chinese);
    desk.app.configure(with_theme(ThemeName::Dark));
    desk.keys("right*17");
    let mut before = desk.draw(80, 24);
    for key in ["f2", "down", "right", "esc", "?", "pgdn", "esc", "→", "→", "→", "tab", "left"]
    {
        desk.keys(key);
        let after = desk.draw(80, 24);
        let drawn: BTreeSet<(u16, u16)> =
            before.diff_iter(&after).map(|(x, y, _)| (x, y)).collect();
        for (x, y) in uncovered(&before, &after) {
            assert!(drawn.contains(&(x, y)), "{key}: {x},{y} is not drawn\n{}", text(&after));
        }
        before = after;
    }
}

/// The places behind a wide letter in `before` that are seen in `after`.
fn uncovered(before: &Buffer, after: &Buffer) -> Vec<(u16, u16)> {
    let is_wide = |frame: &Buffer, x, y| frame[(x, y)].symbol().width() == 2;
    let places = (0..24).flat_map(|y| (1..80).map(move |x| (x, y)));
    places.filter(|&(x, y)| is_wide(before, x - 1, y) && !is_wide(after, x - 1, y)).collect()
}

/// The colours of a cell as they are seen, the ink first; `None` where the terminal chooses one.
fn seen(cell: &Cell) -> Option<(Color, Color)> {
    assert!(!cell.modifier.contains(Modifier::DIM), "how dim is the terminal's own matter");
    let (ink, paint) = (cell.fg, cell.bg);
    rgb(ink).and(rgb(paint))?;
    Some(if cell.modifier.contains(Modifier::REVERSED) { (paint, ink) } else { (ink, paint) })
}

/// Letters and digits are text; everything else is a mark or a stroke.
fn needed(symbol: &str, theme: ThemeName) -> f64 {
    let is_text = symbol.chars().any(char::is_alphanumeric);
    match (theme, is_text) {
        (ThemeName::Contrast, true) => 7.0,
        (_, true) | (ThemeName::Contrast, false) => 4.5,
        (_, false) => 3.0,
    }
}

#[rstest]
fn everything_stands_out_from_its_background(
    #[values(ThemeName::Auto, ThemeName::Dark, ThemeName::Light, ThemeName::Contrast)]
    theme: ThemeName,
    #[values(GlyphChoice::Unicode, GlyphChoice::Ascii)] glyphs: GlyphChoice,
) {
    let settings = Settings { glyphs, ..with_theme(theme) };
    let mut pairs = BTreeSet::new();
    frames(settings, Language::English, &mut |frame| {
        for cell in frame.content.iter().filter(|cell| cell.symbol() != " ") {
            if theme == ThemeName::Auto && cell.bg == Color::Reset {
                continue;
            }
            let Some((ink, paint)) = seen(cell) else {
                panic!("{:?} leaves a colour to the terminal\n{}", cell, text(frame));
            };
            // ASCII marks are letters, but no text.
            let is_mark = "Qxo".contains(cell.symbol()) && glyphs == GlyphChoice::Ascii;
            let needed = needed(if is_mark { "." } else { cell.symbol() }, theme);
            let pair = (ink.to_string(), paint.to_string(), needed.to_string());
            if pairs.insert(pair) {
                let found = contrast(ink, paint);
                let frame = text(frame);
                assert!(found >= needed, "{ink} on {paint}: {found:.2}\n{cell:?}\n{frame}");
            }
        }
    });
    assert!(pairs.len() > 8, "{pairs:?}");
}

#[test]
fn a_painted_theme_leaves_no_cell_to_the_terminal() {
    for theme in [ThemeName::Dark, ThemeName::Light, ThemeName::Contrast] {
        frames(with_theme(theme), Language::Chinese, &mut |frame| {
            for cell in seen_cells(frame) {
                assert!(rgb(cell.fg).and(rgb(cell.bg)).is_some(), "{cell:?}\n{}", text(frame));
            }
        });
    }
}

#[test]
fn mono_uses_no_colour_and_the_current_square_stands_out() {
    let mut reversed = 0;
    frames(with_theme(ThemeName::Mono), Language::Chinese, &mut |frame| {
        for cell in &frame.content {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{cell:?}");
            reversed += usize::from(cell.modifier.contains(Modifier::REVERSED));
        }
    });
    assert!(reversed > 1000);
    let mut desk = Desk::new(4, Language::English);
    desk.app.configure(with_theme(ThemeName::Mono));
    desk.keys("right*7");
    let frame = desk.draw(80, 24);
    let bracket = frame.content.iter().filter(|cell| cell.symbol() == "[");
    assert!(bracket.clone().any(|cell| cell.modifier.contains(Modifier::REVERSED)));
}

/// A queen, a square given up and an attacked one, for people who see no red or no green.
#[rstest]
fn marks_differ_for_the_colour_blind(
    #[values(ThemeName::Auto, ThemeName::Dark, ThemeName::Light, ThemeName::Contrast)]
    theme: ThemeName,
) {
    let Theme { queen, attacked, tried, free, place, backtrack, .. } = *theme.theme();
    let mut pairs = vec![(queen, tried), (queen, attacked), (tried, attacked), (queen, free)];
    if theme != ThemeName::Auto {
        pairs.push((place, backtrack));
    }
    for (a, b) in pairs {
        for (sight, found) in difference(a.fg.unwrap(), b.fg.unwrap()) {
            assert!(found >= 20.0, "{sight}: {a:?} and {b:?} differ by {found:.0}");
        }
    }
}

/// One position with a reject, and one with a backtrack.
#[rstest]
#[case("reject", ThemeName::Auto, GlyphChoice::Ascii, Language::English)]
#[case("reject", ThemeName::Dark, GlyphChoice::Unicode, Language::English)]
#[case("reject", ThemeName::Light, GlyphChoice::Neutral, Language::Chinese)]
#[case("reject", ThemeName::Contrast, GlyphChoice::Unicode, Language::Chinese)]
#[case("reject", ThemeName::Mono, GlyphChoice::Ascii, Language::English)]
#[case("backtrack", ThemeName::Auto, GlyphChoice::Neutral, Language::Chinese)]
#[case("backtrack", ThemeName::Dark, GlyphChoice::Ascii, Language::Chinese)]
#[case("backtrack", ThemeName::Light, GlyphChoice::Unicode, Language::English)]
#[case("backtrack", ThemeName::Contrast, GlyphChoice::Neutral, Language::English)]
#[case("backtrack", ThemeName::Mono, GlyphChoice::Unicode, Language::Chinese)]
fn a_screen_looks_composed(
    #[case] event: &str,
    #[case] theme: ThemeName,
    #[case] glyphs: GlyphChoice,
    #[case] language: Language,
) {
    let mut desk = Desk::new(4, language);
    desk.app.configure(Settings { glyphs, ..with_theme(theme) });
    desk.keys(if event == "reject" { "right*7" } else { "right*17" });
    let name = format!("{event}-{theme:?}-{glyphs:?}-{language:?}").to_lowercase();
    insta::assert_snapshot!(name, desk.picture(80, 24));
}

/// Popups over the themes and the symbols.
#[rstest]
#[case("f2", ThemeName::Light, GlyphChoice::Unicode, Language::Chinese)]
#[case("f2", ThemeName::Dark, GlyphChoice::Ascii, Language::English)]
#[case("?", ThemeName::Contrast, GlyphChoice::Neutral, Language::Chinese)]
#[case("?", ThemeName::Mono, GlyphChoice::Ascii, Language::English)]
fn a_popup_looks_composed(
    #[case] key: &str,
    #[case] theme: ThemeName,
    #[case] glyphs: GlyphChoice,
    #[case] language: Language,
) {
    let mut desk = Desk::new(4, language);
    desk.app.configure(Settings { glyphs, ..with_theme(theme) });
    desk.keys("right*7");
    desk.keys(key);
    let popup = if key == "f2" { "settings" } else { "help" };
    let name = format!("{popup}-{theme:?}-{glyphs:?}-{language:?}").to_lowercase();
    insta::assert_snapshot!(name, desk.picture(80, 24));
}
