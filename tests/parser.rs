//! Bytes from the terminal to events: nothing is lost, nothing is typed that nobody typed.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use nq_tui::tui::input::parser::Parser;
use nq_tui::tui::keymap::{Meaning, meaning};
use proptest::prelude::*;
use rstest::rstest;

/// The events of all bytes at once, then of nothing for long enough.
fn events(bytes: &[u8]) -> Vec<Event> {
    pieces(&[bytes])
}

/// The events of pieces that come right after one another.
fn pieces(pieces: &[&[u8]]) -> Vec<Event> {
    let (mut parser, mut events) = (Parser::default(), Vec::new());
    for piece in pieces {
        parser.feed(piece, &mut events);
    }
    if parser.patience().is_some() {
        parser.give_up(&mut events);
    }
    assert_eq!(parser.patience(), None);
    events
}

/// The events of pieces between which too much time passes.
fn late_pieces(pieces: &[&str]) -> Vec<Event> {
    pieces.iter().flat_map(|piece| events(piece.as_bytes())).collect()
}

const fn pressed(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

fn typed(text: &str) -> Vec<Event> {
    let key = |letter| pressed(KeyCode::Char(letter), KeyModifiers::NONE);
    text.chars().map(key).collect()
}

#[rstest]
#[case("\x1b[A", KeyCode::Up)]
#[case("\x1b[B", KeyCode::Down)]
#[case("\x1b[C", KeyCode::Right)]
#[case("\x1b[D", KeyCode::Left)]
#[case("\x1bOA", KeyCode::Up)]
#[case("\x1bOD", KeyCode::Left)]
#[case("\x1bOM", KeyCode::Enter)]
#[case("\x1b[H", KeyCode::Home)]
#[case("\x1b[F", KeyCode::End)]
#[case("\x1b[1~", KeyCode::Home)]
#[case("\x1b[4~", KeyCode::End)]
#[case("\x1b[7~", KeyCode::Home)]
#[case("\x1b[8~", KeyCode::End)]
#[case("\x1b[2~", KeyCode::Insert)]
#[case("\x1b[3~", KeyCode::Delete)]
#[case("\x1b[5~", KeyCode::PageUp)]
#[case("\x1b[6~", KeyCode::PageDown)]
#[case("\x1bOP", KeyCode::F(1))]
#[case("\x1b[11~", KeyCode::F(1))]
#[case("\x1b[[A", KeyCode::F(1))]
#[case("\x1b[[E", KeyCode::F(5))]
#[case("\x1b[15~", KeyCode::F(5))]
#[case("\x1b[17~", KeyCode::F(6))]
#[case("\x1b[21~", KeyCode::F(10))]
#[case("\x1b[24~", KeyCode::F(12))]
#[case("\x1b[13u", KeyCode::Enter)]
#[case("\x1b[27u", KeyCode::Esc)]
#[case("\x1b[113u", KeyCode::Char('q'))]
#[case("\x1b[Z", KeyCode::BackTab)]
#[case("\x1b", KeyCode::Esc)]
#[case("\r", KeyCode::Enter)]
#[case("\t", KeyCode::Tab)]
#[case("\x7f", KeyCode::Backspace)]
#[case(" ", KeyCode::Char(' '))]
#[case("皇", KeyCode::Char('皇'))]
#[case("👑", KeyCode::Char('👑'))]
fn a_sequence_is_one_key_however_it_is_cut(#[case] bytes: &str, #[case] code: KeyCode) {
    let expected = [pressed(code, KeyModifiers::NONE)];
    assert_eq!(events(bytes.as_bytes()), expected);
    let single: Vec<&[u8]> = bytes.as_bytes().chunks(1).collect();
    assert_eq!(pieces(&single), expected);
}

#[rstest]
#[case("\x1b[1;5C", KeyCode::Right, KeyModifiers::CONTROL)]
#[case("\x1b[1;2A", KeyCode::Up, KeyModifiers::SHIFT)]
#[case("\x1b[1;3D", KeyCode::Left, KeyModifiers::ALT)]
#[case("\x1b[5;6~", KeyCode::PageUp, KeyModifiers::CONTROL.union(KeyModifiers::SHIFT))]
#[case("\x11", KeyCode::Char('q'), KeyModifiers::CONTROL)]
#[case("\x1bq", KeyCode::Char('q'), KeyModifiers::ALT)]
#[case("\x1b\x11", KeyCode::Char('q'), KeyModifiers::ALT.union(KeyModifiers::CONTROL))]
#[case("\x1b[113;5u", KeyCode::Char('q'), KeyModifiers::CONTROL)]
#[case("\x03", KeyCode::Char('c'), KeyModifiers::CONTROL)]
#[case("\x1a", KeyCode::Char('z'), KeyModifiers::CONTROL)]
#[case("\0", KeyCode::Char(' '), KeyModifiers::CONTROL)]
#[case("\x1f", KeyCode::Char('7'), KeyModifiers::CONTROL)]
#[case("N", KeyCode::Char('N'), KeyModifiers::SHIFT)]
#[case("\x1b皇", KeyCode::Char('皇'), KeyModifiers::ALT)]
fn modifiers_are_kept(#[case] bytes: &str, #[case] code: KeyCode, #[case] modifiers: KeyModifiers) {
    assert_eq!(events(bytes.as_bytes()), [pressed(code, modifiers)]);
}

#[rstest]
#[case("\x1b[1;1:1C", KeyEventKind::Press)]
#[case("\x1b[1;1:2C", KeyEventKind::Repeat)]
#[case("\x1b[1;1:3C", KeyEventKind::Release)]
fn repeats_and_releases_are_told_apart(#[case] bytes: &str, #[case] kind: KeyEventKind) {
    let key = KeyEvent::new_with_kind(KeyCode::Right, KeyModifiers::NONE, kind);
    assert_eq!(events(bytes.as_bytes()), [Event::Key(key)]);
}

/// Answers to what this or an earlier program asked, which may come late.
#[rstest]
#[case::foreground("\x1b]10;rgb:0000/0000/0000\x1b\\")]
#[case::background_bell("\x1b]11;rgb:ffff/ffff/ffff\x07")]
#[case::palette("\x1b]4;1;rgb:cdcd/0000/0000\x1b\\")]
#[case::clipboard("\x1b]52;c;cXFxcQ==\x1b\\")]
#[case::attributes("\x1b[?62;1;4;22c")]
#[case::second_attributes("\x1b[>41;379;0c")]
#[case::third_attributes("\x1bP!|7E7E5051\x1b\\")]
#[case::version("\x1bP>|XTerm(379)\x1b\\")]
#[case::capability("\x1bP1+r544e=787465726d\x1b\\")]
#[case::cursor("\x1b[24;80R")]
#[case::cursor_like_f3("\x1b[1;2R")]
#[case::status("\x1b[0n")]
#[case::mode("\x1b[?2026;2$y")]
#[case::keyboard("\x1b[?0u")]
#[case::size("\x1b[8;24;80t")]
#[case::title("\x1b]lq quits q\x1b\\")]
#[case::graphics("\x1b_Gi=31;OK\x1b\\")]
#[case::focus("\x1b[I\x1b[O")]
#[case::theme("\x1b[?997;1n")]
#[case::old_click("\x1b[M qq")]
#[case::movement("\x1b[<35;10;10M")]
#[case::paste_end("\x1b[201~")]
fn an_answer_of_the_terminal_is_not_typed(#[case] answer: &str) {
    assert_eq!(events(answer.as_bytes()), []);
    let single: Vec<&[u8]> = answer.as_bytes().chunks(1).collect();
    assert_eq!(pieces(&single), []);
    // And what follows is.
    assert_eq!(events(format!("{answer}ql").as_bytes()), typed("ql"));
}

/// However long nothing comes after the first part, no rest is a key that leaves.
#[rstest]
#[case(&["\x1b", "[C"])]
#[case(&["\x1b[", "C"])]
#[case(&["\x1b", "OA"])]
#[case(&["\x1bO", "A"])]
#[case(&["\x1b[", "5~"])]
#[case(&["\x1b[5", "~"])]
#[case(&["\x1b", "[1;5D"])]
fn an_arrow_that_comes_in_late_pieces_never_leaves(#[case] pieces: &[&str]) {
    for event in late_pieces(pieces) {
        let Event::Key(key) = event else { panic!("{event:?}") };
        let quit = Meaning::Command(nq_tui::tui::command::Command::Quit);
        assert_ne!(meaning(&key), quit);
    }
}

/// Half of something, and the keys after it.
#[rstest]
#[case(b"\x1b[")]
#[case(b"\x1bO")]
#[case(b"\x1b[1;")]
#[case(b"\x1b[<0;1")]
#[case(b"\x1b[M")]
#[case(b"\x1b]")]
#[case(b"\x1bP")]
#[case(b"\xc3")]
#[case(b"\xf0\x9f")]
#[case(b"\x1b\xe7\x9a")]
#[case(b"\x1b[200~ never ends")]
fn after_half_a_sequence_the_next_key_counts(#[case] half: &[u8]) {
    let (mut parser, mut events) = (Parser::default(), Vec::new());
    parser.feed(half, &mut events);
    assert!(parser.patience().is_some());
    parser.give_up(&mut events);
    assert_eq!(events, []);
    parser.feed(b"q", &mut events);
    assert_eq!(events, typed("q"));
    // Ctrl-C does not even wait.
    let mut at_once = half.to_vec();
    at_once.push(3);
    if half != b"\x1b[M" {
        assert_eq!(self::events(&at_once), [pressed(KeyCode::Char('c'), KeyModifiers::CONTROL)]);
    }
}

#[test]
fn a_new_sequence_takes_the_place_of_half_a_one() {
    let right = pressed(KeyCode::Right, KeyModifiers::NONE);
    for half in ["\x1b[", "\x1bO", "\x1b[1;", "\x1b]10;", "\x1bPabc"] {
        assert_eq!(events(format!("{half}\x1b[C").as_bytes()), std::slice::from_ref(&right));
    }
    let escape = pressed(KeyCode::Esc, KeyModifiers::NONE);
    assert_eq!(events(b"\x1b\x1b[C"), [escape.clone(), right]);
    assert_eq!(events(b"\x1b\x1b"), [escape.clone(), escape]);
}

#[rstest]
#[case("", "")]
#[case("17\nq", "17\nq")]
#[case("皇后", "皇后")]
#[case("\x1b[C", "\x1b[C")]
#[case("\x1b\x1b[20", "\x1b\x1b[20")]
#[case("\x1b[200~", "\x1b[200~")]
fn a_paste_is_one_event(#[case] pasted: &str, #[case] expected: &str) {
    let bytes = format!("\x1b[200~{pasted}\x1b[201~l");
    let mut all = vec![Event::Paste(expected.to_owned())];
    all.extend(typed("l"));
    assert_eq!(events(bytes.as_bytes()), all);
    let single: Vec<&[u8]> = bytes.as_bytes().chunks(1).collect();
    assert_eq!(pieces(&single), all);
}

#[test]
fn of_a_huge_paste_the_beginning_is_kept() {
    let bytes = format!("\x1b[200~{}\x1b[201~l", "q".repeat(1_000_000));
    let events = events(bytes.as_bytes());
    assert_eq!(events[1..], typed("l"));
    let Event::Paste(text) = &events[0] else { panic!("{:?}", events[0]) };
    assert_eq!(text.len(), 64 * 1024);
}

#[rstest]
#[case("\x1b[<0;3;5M", MouseEventKind::Down(MouseButton::Left))]
#[case("\x1b[<0;3;5m", MouseEventKind::Up(MouseButton::Left))]
#[case("\x1b[<2;3;5M", MouseEventKind::Down(MouseButton::Right))]
#[case("\x1b[<64;3;5M", MouseEventKind::ScrollUp)]
#[case("\x1b[<65;3;5M", MouseEventKind::ScrollDown)]
fn clicks_have_a_place(#[case] bytes: &str, #[case] kind: MouseEventKind) {
    let [Event::Mouse(mouse)] = events(bytes.as_bytes())[..] else { panic!("no click") };
    assert_eq!((mouse.kind, mouse.column, mouse.row), (kind, 2, 4));
}

proptest! {
    /// Whatever comes, in whatever pieces, afterwards a key is a key.
    #[test]
    fn after_any_bytes_the_keys_work(
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
        cut in 0_usize..200,
    ) {
        let (mut parser, mut whole) = (Parser::default(), Vec::new());
        parser.feed(&bytes, &mut whole);
        parser.give_up(&mut whole);
        prop_assert_eq!(parser.patience(), None);
        let mut parts = Vec::new();
        let (before, after) = bytes.split_at(cut.min(bytes.len()));
        parser.feed(before, &mut parts);
        parser.feed(after, &mut parts);
        parser.give_up(&mut parts);
        prop_assert_eq!(whole, parts);
        let mut last = Vec::new();
        parser.feed(b"q", &mut last);
        prop_assert_eq!(last, typed("q"));
    }

    /// Sequences more than bytes.
    #[test]
    fn after_any_sequences_the_keys_work(
        parts in proptest::collection::vec(
            proptest::sample::select(vec![
                "\x1b", "[", "]", "O", "P", "200~", "201~", "1;", "<", "M", "u", "C", "q", "\x07",
                "\\", "\x03", "皇", "?", "$", ":", "99999999999",
            ]),
            0..40,
        ),
    ) {
        let (mut parser, mut events) = (Parser::default(), Vec::new());
        parser.feed(parts.concat().as_bytes(), &mut events);
        parser.give_up(&mut events);
        events.clear();
        parser.feed(b"\x1b[Cq", &mut events);
        let mut expected = vec![pressed(KeyCode::Right, KeyModifiers::NONE)];
        expected.extend(typed("q"));
        prop_assert_eq!(events, expected);
    }
}
