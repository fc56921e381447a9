//! What is said while one predicts the search or carries it out by hand.

use unicode_width::UnicodeWidthStr;

use super::reason::{WIDEST, line_name, reason_within, refusal};
use super::{Reason, Voice};
use crate::i18n::{grouped, text};
use crate::practice::{Answer, Failure, Mistake, Question, Score, Tally, Topic, Turn};
use crate::search::{Position, Square, Step};

/// How many wrong steps of a topic are listed.
const MISSED_SHOWN: usize = 4;

/// A message in the voice's language; every message may use where counting starts.
macro_rules! say {
    ($voice:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        text!($voice.language, $id, base = $voice.base.name() $(, $name = $value)*)
    };
}

/// The question, asked at `position`.
pub fn question(question: Question, position: &Position, voice: &Voice) -> String {
    match question {
        Question::Row(row) => say!(voice, "practice-row", row = voice.base.label(row)),
        Question::Square(square) => {
            say!(voice, "practice-square", square = voice.base.square(square))
        }
        Question::TakenBack(Failure::DeadEnd(row)) => {
            say!(voice, "practice-dead-end", row = voice.base.label(row))
        }
        Question::TakenBack(Failure::Tried(row)) => {
            say!(voice, "practice-tried", row = voice.base.label(row))
        }
        Question::TakenBack(Failure::Solved) => {
            say!(voice, "practice-solved", index = position.solutions())
        }
    }
}

/// The second half of the square question, once the square was rightly called attacked.
pub fn who_attacks(square: Square, voice: &Voice) -> String {
    say!(voice, "practice-attackers", square = voice.base.square(square))
}

/// What opens the line of the answer.
pub fn answer_label(voice: &Voice) -> String {
    voice.language.text("practice-answer")
}

/// The reason lines of the answer's position, the first short enough to stand behind the label.
pub fn answer_reason(position: &Position, voice: &Voice) -> Reason {
    let label = answer_label(voice).width();
    reason_within(WIDEST.saturating_sub(label), position, voice)
}

/// That the answer is right.
pub fn right(answer: &Answer, position: &Position, voice: &Voice) -> String {
    match answer {
        Answer::Column(col) => {
            say!(voice, "practice-right-column", column = voice.base.label(*col))
        }
        Answer::NoColumn => say!(voice, "practice-right-none"),
        Answer::Free => say!(voice, "practice-right-free"),
        Answer::AttackedBy(rows) => {
            say!(voice, "practice-right-attacked", queens = rows.len() as u64)
        }
        Answer::TakenBack(row) => {
            say!(voice, "practice-right-taken", square = voice.base.square(position.queen(*row)))
        }
    }
}

/// Why an answer or a move at `position` is wrong.
pub fn wrong(mistake: Mistake, position: &Position, voice: &Voice) -> String {
    let square = |square| voice.base.square(square);
    match mistake {
        Mistake::Attacked(at) => {
            let around = say!(voice, "practice-wrong-because", why = "").width();
            let why = refusal(WIDEST.saturating_sub(around), position, at, voice);
            say!(voice, "practice-wrong-because", why = why)
        }
        Mistake::Free(at) => say!(voice, "practice-wrong-free", square = square(at)),
        Mistake::Occupied(at) => say!(voice, "practice-wrong-occupied", square = square(at)),
        Mistake::Tried(at) => say!(voice, "practice-wrong-tried", square = square(at)),
        Mistake::NotYet(at) => say!(voice, "practice-wrong-not-yet", square = square(at)),
        Mistake::LeftFirst(at) => say!(voice, "practice-wrong-left-first", square = square(at)),
        Mistake::ColumnsLeft(at) => {
            say!(voice, "practice-wrong-columns-left", row = voice.base.label(at.row))
        }
        Mistake::UsedUp(row) => {
            say!(voice, "practice-wrong-used-up", row = voice.base.label(row))
        }
        Mistake::Full => say!(voice, "practice-wrong-full"),
        Mistake::NotLast(at) => say!(voice, "practice-wrong-not-last", square = square(at)),
        Mistake::Missed(attack) => say!(
            voice,
            "practice-wrong-missed",
            square = square(attack.queen),
            line = line_name(attack.line, voice),
        ),
        Mistake::NoAttacker(at) => say!(voice, "practice-wrong-no-attacker", square = square(at)),
    }
}

/// What came of predicting: how many were right, and what was missed on which topic.
pub fn score(score: &Score, voice: &Voice) -> [String; 2] {
    let total = score.total();
    let first = say!(
        voice,
        "practice-over",
        asked = total.asked as u64,
        right = total.right as u64,
        wrong = total.missed.len() as u64,
        shown = total.shown as u64,
    );
    let parts: Vec<String> =
        Topic::ALL.into_iter().filter_map(|topic| part(topic, &score.on(topic), voice)).collect();
    [first, parts.join(&voice.language.text("practice-over-between"))]
}

/// One topic's part of the summary, if a question on it was answered.
fn part(topic: Topic, tally: &Tally, voice: &Voice) -> Option<String> {
    let answered = tally.asked - tally.shown;
    if answered == 0 {
        return None;
    }
    let id = match topic {
        Topic::Row => "practice-over-row",
        Topic::Square => "practice-over-square",
        Topic::TakenBack => "practice-over-taken",
    };
    let part = say!(voice, id, right = tally.right as u64, answered = answered as u64);
    if tally.missed.is_empty() {
        return Some(part);
    }
    let steps = steps(&tally.missed, voice);
    Some(say!(voice, "practice-over-missed", part = part, steps = steps))
}

fn steps(missed: &[Step], voice: &Voice) -> String {
    let mut shown: Vec<String> =
        missed.iter().take(MISSED_SHOWN).map(|step| grouped(*step)).collect();
    if missed.len() > MISSED_SHOWN {
        shown.push(voice.glyphs.ellipsis.to_owned());
    }
    shown.join(&voice.language.text("practice-over-comma"))
}

/// What came of carrying out the search by hand up to `position`.
pub fn turn(turn: &Turn, position: &Position, voice: &Voice) -> [String; 2] {
    let first = if position.is_end() {
        say!(voice, "practice-turn-done", solutions = position.solutions())
    } else {
        say!(voice, "practice-turn-left")
    };
    [first, say!(voice, "practice-turn-count", moves = turn.moves(), mistakes = turn.mistakes())]
}
