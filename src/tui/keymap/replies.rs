//! The keys that answer a question or make a move, while one practises.

use crossterm::event::{KeyCode, KeyEvent};

use super::{Entry, Key, first_keys, key, letter};
use crate::i18n::Language;
use crate::playback::Direction;
use crate::playback::player::Stride;
use crate::practice::Kind;
use crate::tui::command::Command;
use crate::tui::glyphs::Glyphs;
use crate::tui::practice::{Phase, Practice};
use crate::tui::prompt::half_width;

/// What a key says while one practises.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reply {
    /// A digit of a label.
    Digit(u8),
    /// None; in one's own turn: a queen is taken back.
    Nothing,
    /// A queen can stand here.
    Yes,
    /// None can.
    No,
    /// What is typed or chosen is the answer.
    Confirm,
    /// The last digit is wrong; in one's own turn: a queen is taken back.
    Erase,
    /// The queen under the cursor is chosen, or is not.
    Mark,
    /// The cursor goes up.
    Up,
    /// The cursor goes down.
    Down,
    /// The cursor goes left.
    Left,
    /// The cursor goes right.
    Right,
}

/// Every such key but the digits, which say themselves.
const REPLIES: &[(Key, Reply)] = &[
    (letter('-'), Reply::Nothing),
    (letter('y'), Reply::Yes),
    (letter('n'), Reply::No),
    (key(KeyCode::Enter), Reply::Confirm),
    (key(KeyCode::Backspace), Reply::Erase),
    (letter(' '), Reply::Mark),
    (key(KeyCode::Up), Reply::Up),
    (key(KeyCode::Down), Reply::Down),
    (key(KeyCode::Left), Reply::Left),
    (key(KeyCode::Right), Reply::Right),
];

/// What `event` says, if anything; what an input method makes of a key is that key.
pub fn reply(event: &KeyEvent) -> Option<Reply> {
    let code = match event.code {
        KeyCode::Char(letter) => KeyCode::Char(half_width(letter)),
        code => code,
    };
    let pressed = Key::of(&KeyEvent::new(code, event.modifiers))?;
    if let KeyCode::Char(digit) = pressed.code
        && let Some(digit) = digit.to_digit(10).and_then(|digit| u8::try_from(digit).ok())
        && pressed == letter(char::from(b'0' + digit))
    {
        return Some(Reply::Digit(digit));
    }
    REPLIES.iter().find(|(key, _)| *key == pressed).map(|(_, reply)| *reply)
}

/// What a key of the footer does.
#[derive(Debug, Clone, Copy)]
enum Does {
    Command(Command),
    Reply(Reply),
}

/// The footer's entries while one practises; the last is always shown.
type Footer = &'static [(Does, &'static str)];

const FORWARD: Does = Does::Command(Command::Step(Direction::Forward, Stride::Step));
const BACKWARD: Does = Does::Command(Command::Step(Direction::Backward, Stride::Step));
const LEAVE: (Does, &str) = (Does::Command(Command::Close), "footer-leave");
const OTHER_KIND: Does = Does::Command(Command::QuestionKind);

const ASKING_ROWS: Footer = &[
    (FORWARD, "footer-reveal"),
    (BACKWARD, "footer-question-before"),
    (OTHER_KIND, "footer-squares"),
    LEAVE,
];
const ASKING_SQUARES: Footer = &[
    (FORWARD, "footer-reveal"),
    (BACKWARD, "footer-question-before"),
    (OTHER_KIND, "footer-rows"),
    LEAVE,
];
const ANSWERED: Footer = &[(FORWARD, "footer-next"), (BACKWARD, "footer-question-before"), LEAVE];
const BY_HAND: Footer = &[
    (Does::Reply(Reply::Yes), "footer-turn-place"),
    (Does::Reply(Reply::No), "footer-turn-reject"),
    (Does::Reply(Reply::Nothing), "footer-turn-back"),
    (Does::Command(Command::Return(Direction::Backward)), "footer-turn-undo"),
    LEAVE,
];

/// The footer's entries while one practises, as (keys, what they do); `None` once it is over, and
/// once a single question has its answer.
pub fn practice_footer(
    practice: &Practice,
    language: Language,
    glyphs: &Glyphs,
) -> Option<Vec<Entry>> {
    let entries = match practice {
        Practice::Over(_) => return None,
        // The next key does what it does elsewhere.
        Practice::Predict(predict) if predict.is_done() => return None,
        Practice::Hand(_) => BY_HAND,
        Practice::Predict(predict) => match (predict.phase(), predict.kind()) {
            (Phase::Asking(..), Kind::Row) => ASKING_ROWS,
            (Phase::Asking(..), Kind::Square) => ASKING_SQUARES,
            (Phase::Answered(_) | Phase::Showing, _) => ANSWERED,
        },
    };
    let name = |does| match does {
        Does::Command(command) => first_keys(&[command], language, glyphs),
        Does::Reply(reply) => REPLIES
            .iter()
            .find(|(_, other)| *other == reply)
            .map_or_else(String::new, |(key, _)| key.name(language, glyphs)),
    };
    Some(entries.iter().map(|(does, id)| (name(*does), language.text(id))).collect())
}
