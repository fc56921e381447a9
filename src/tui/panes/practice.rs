//! Practice: its two lines in the reason's place, its cursors on the board, its keys.
//!
//! The first line is the question, then the verdict; the second is the answer, then its reason.

use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use super::board::Window;
use super::reason::{Words, what};
use super::{put, square};
use crate::i18n::text;
use crate::practice::{Mistake, Question};
use crate::search::{Position, Square};
use crate::tui::app::App;
use crate::tui::keymap;
use crate::tui::practice::entry::{Entry, Form, has_short_labels};
use crate::tui::practice::predict::Answered;
use crate::tui::practice::{Hand, Phase, Practice, Predict, Refusal, Report};
use crate::wording::{practice as say, reason};

/// The two lines, if something is practised.
pub(super) fn lines(app: &App) -> Option<[Words; 2]> {
    Some(match app.practice()? {
        Practice::Predict(predict) => match predict.phase() {
            Phase::Asking(question, entry) => asking(app, *question, entry),
            Phase::Answered(answered) => answer(app, answered),
            Phase::Showing => showing(app),
        },
        Practice::Hand(hand) => by_hand(app, hand),
        Practice::Over(report) => over(app, report),
    })
}

fn asking(app: &App, question: Question, entry: &Entry) -> [Words; 2] {
    let (theme, voice) = (app.theme(), app.voice());
    let asked = match entry.form() {
        Form::Attackers(square) => say::who_attacks(square, voice),
        _ => say::question(question, app.position(), voice),
    };
    let mut second = vec![(say::answer_label(voice), theme.strong)];
    let square = |row| voice.base.square(app.position().queen(row));
    let cursor = entry.cursor().filter(|_| entry.typed().is_empty());
    let reversed = theme.strong.add_modifier(Modifier::REVERSED);
    for &row in entry.chosen() {
        let style = if cursor == Some(row) { reversed } else { theme.strong };
        second.extend([(square(row), style), (" ".to_owned(), theme.text)]);
    }
    second.push((entry.typed().to_owned(), theme.strong));
    if cursor.is_none_or(|row| !entry.chosen().contains(&row)) {
        second.push((cursor.map_or_else(|| " ".to_owned(), square), reversed));
    }
    second.push((format!("  {}", hint(app, entry.form())), theme.quiet));
    [vec![(asked, theme.strong)], second]
}

/// Which keys answer.
fn hint(app: &App, form: Form) -> String {
    let (n, voice) = (app.position().search().n(), app.voice());
    let short = has_short_labels(n, voice.base);
    let id = match (form, short) {
        (Form::Column, true) => "practice-hint-column",
        (Form::Column, false) => "practice-hint-column-typed",
        (Form::YesNo, _) => "practice-hint-square",
        (Form::Attackers(_), true) => "practice-hint-attackers",
        (Form::Attackers(_), false) => "practice-hint-attackers-typed",
        (Form::Queen, _) => "practice-hint-queen",
    };
    let [_, right, up, down] = voice.glyphs.keys;
    let (first, last) = (voice.base.label(0_u8), voice.base.label(n - 1));
    text!(voice.language, id, key = right, up = up, down = down, first = first, last = last)
}

fn answer(app: &App, answered: &Answered) -> [Words; 2] {
    let (theme, voice) = (app.theme(), app.voice());
    let first = match &answered.given {
        None => {
            vec![(say::question(answered.question, &answered.asked_at, voice), theme.strong)]
        }
        Some((answer, Ok(()))) => {
            headed(app, &say::right(answer, &answered.asked_at, voice), theme.place)
        }
        Some((_, Err(mistake))) => wrong(app, *mistake, &answered.asked_at),
    };
    let label = (say::answer_label(voice), theme.strong);
    let reason = what(app, &say::answer_reason(app.position(), voice));
    [first, [vec![label], reason].concat()]
}

/// Where nothing is asked, what has happened stands in its usual place.
fn showing(app: &App) -> [Words; 2] {
    let reason = reason(app.position(), app.voice());
    let go_on = if app.position().is_end() {
        reason.next.clone()
    } else {
        text!(app.voice().language, "practice-go-on", key = app.voice().glyphs.keys[1])
    };
    [what(app, &reason), vec![(go_on, app.theme().text)]]
}

fn by_hand(app: &App, hand: &Hand) -> [Words; 2] {
    let (theme, voice) = (app.theme(), app.voice());
    if hand.at().is_end() {
        return over(app, &Report::Carried(*hand.turn()));
    }
    let first = match hand.mistake() {
        Some(mistake) => wrong(app, mistake, hand.at()),
        None if hand.turn().moves() == 0 => {
            vec![(voice.language.text("practice-turn-start"), theme.strong)]
        }
        None => what(app, &reason(app.position(), voice)),
    };
    let square = voice.base.square(hand.cursor());
    let prompt = text!(voice.language, "practice-turn-prompt", square = square);
    [first, vec![(prompt, theme.text)]]
}

fn over(app: &App, report: &Report) -> [Words; 2] {
    let [first, second] = match report {
        Report::Predicted(score) => say::score(score, app.voice()),
        Report::Carried(turn) => say::turn(turn, app.position(), app.voice()),
    };
    [vec![(first, app.theme().strong)], vec![(second, app.theme().text)]]
}

fn wrong(app: &App, mistake: Mistake, position: &Position) -> Words {
    headed(app, &say::wrong(mistake, position, app.voice()), app.theme().backtrack)
}

/// A sentence whose words up to the first mark are the verdict.
fn headed(app: &App, sentence: &str, style: Style) -> Words {
    let end = sentence.find([':', '.', '：', '。']).unwrap_or(0);
    let (verdict, rest) = sentence.split_at(end);
    vec![(verdict.to_owned(), style), (rest.to_owned(), app.theme().text)]
}

/// Draws what is asked about, what is chosen and the cursor, if `position` is the one that is
/// practised at.
pub(super) fn draw_cursors(app: &App, position: &Position, window: &Window, buf: &mut Buffer) {
    let Some(practice) = app.practice().filter(|it| it.at() == Some(position)) else { return };
    match practice {
        Practice::Hand(hand) if hand.at().is_end() => {}
        Practice::Hand(hand) => draw_cursor(app, hand.cursor(), window, buf),
        Practice::Predict(predict) => draw_question(app, predict, position, window, buf),
        Practice::Over(_) => {}
    }
}

fn draw_question(
    app: &App,
    predict: &Predict,
    position: &Position,
    window: &Window,
    buf: &mut Buffer,
) {
    let Phase::Asking(question, entry) = predict.phase() else { return };
    if let Question::Square(square) = question {
        draw_cursor(app, *square, window, buf);
    }
    for &row in entry.chosen() {
        draw_chosen(app, position.queen(row), window, buf);
    }
    if let Some(row) = entry.cursor() {
        draw_cursor(app, position.queen(row), window, buf);
    }
}

/// Pointers at both sides of a square; where they do not fit, it is reversed.
fn draw_cursor(app: &App, at: Square, window: &Window, buf: &mut Buffer) {
    let Some(place) = window.place(at) else { return };
    let glyphs = app.voice().glyphs;
    let (x, y) = square::center(place);
    if place.width < 3 {
        buf[(x, y)].modifier.insert(Modifier::REVERSED);
        return;
    }
    // As far to the right of the mark as to the left.
    for (x, pointer) in [(place.x, glyphs.pointer), (2 * x - place.x, glyphs.rewind)] {
        put(buf, (x, y), pointer, app.theme().attack_line);
    }
}

/// Painted as an attacker, with a tick where there is room.
fn draw_chosen(app: &App, at: Square, window: &Window, buf: &mut Buffer) {
    let Some(place) = window.place(at) else { return };
    let theme = app.theme();
    buf.set_style(place, theme.square_attacker);
    if place.width >= 3 {
        put(buf, (place.x, place.y), app.voice().glyphs.free, theme.free);
    }
}

/// The footer while one practises: how it goes, and the keys.
pub(super) fn footer(app: &App) -> Option<Vec<keymap::Entry>> {
    let (practice, voice) = (app.practice()?, app.voice());
    let mut entries = keymap::practice_footer(practice, voice.language, voice.glyphs)?;
    let standing = match practice {
        Practice::Predict(predict) => standing(app, predict),
        Practice::Hand(hand) => {
            let turn = hand.turn();
            text!(
                voice.language,
                "practice-turn-count",
                moves = turn.moves(),
                mistakes = turn.mistakes()
            )
        }
        Practice::Over(_) => return None,
    };
    entries.insert(0, (standing, voice.glyphs.dot.to_owned()));
    Some(entries)
}

/// How many answers were right; without any, the number of the question.
fn standing(app: &App, predict: &Predict) -> String {
    let total = predict.score().total();
    let answered = total.asked - total.shown;
    if answered == 0 {
        let number =
            (total.asked + usize::from(matches!(predict.phase(), Phase::Asking(..)))).max(1);
        return text!(app.voice().language, "practice-question", number = number as u64);
    }
    text!(
        app.voice().language,
        "practice-score",
        right = total.right as u64,
        answered = answered as u64
    )
}

/// Why a key is of no use now.
pub(super) fn refusal_text(app: &App, refusal: Refusal) -> String {
    let (n, voice) = (app.position().search().n(), app.voice());
    let id = match refusal {
        Refusal::Blind => "notice-practice-blind",
        Refusal::Future => "notice-practice-future",
        Refusal::Play => "notice-practice-play",
        Refusal::Moves => "notice-practice-moves",
        Refusal::NoSuchColumn => "notice-practice-column",
        Refusal::NoSuchQueen => "notice-practice-queen",
        Refusal::NothingToUndo => "notice-practice-undo",
        Refusal::AtStart => "notice-start",
        Refusal::AtEnd => "notice-end",
    };
    let [left, right, ..] = voice.glyphs.keys;
    let (first, last) = (voice.base.label(0_u8), voice.base.label(n - 1));
    text!(voice.language, id, key = right, back = left, first = first, last = last)
}
