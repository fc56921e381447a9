//! What a lecturer may do in any order, and how it is done at a desk.

use std::time::Duration;

use nq_tui::playback::player::Motion;
use nq_tui::tui::app::{Effect, SETTINGS};
use proptest::prelude::{Just, Strategy, any, prop, prop_oneof};
use ratatui::layout::Rect;

use crate::support::screen::Desk;

/// Keys that need no second one; some are likelier because most of a lecture is made of them.
const KEYS: &[&str] = &[
    "right",
    "right*3",
    "right*9",
    "left",
    "left*4",
    "up",
    "down",
    "down*3",
    "pgdn",
    "pgup",
    "home",
    "end",
    "n",
    "N",
    "d",
    "D",
    "t",
    "T",
    "s",
    "S",
    "o",
    "O",
    "v",
    "V",
    "u",
    "u",
    "U",
    "x",
    "x",
    "tab",
    "tab",
    "f",
    "a",
    "a",
    "z",
    "z",
    "b",
    "p",
    "p",
    "w",
    "P",
    "P",
    "+",
    "-",
    "+*9",
    "-*9",
    "space",
    "r",
    "f1",
    "f2",
    "esc",
    "enter",
    "backspace",
    "y",
    "e",
    "c",
    "g",
    "M",
    "0",
    "1",
    "2",
    "3",
    "皇",
    "ctrl-l",
    "ctrl-z",
];

/// Other searches, none of them long.
const CHANGES: &[&str] = &[
    "1",
    "2",
    "3",
    "4",
    "5",
    "4 first",
    "5 first",
    "3 rows",
    "4 rows",
    "2 squares",
    "3 squares",
    "squares",
    "rows",
    "backtrack",
    "nonsense",
];

const TARGETS: &[&str] =
    &["s1", "s2", "s9", "d1", "d5", "50%", "99%", "v1,2", "v0,0", "v9,9", "start", "end", "?"];

/// The terminal that reads the frames cannot put a wide character on one column.
const SIZES: &[(u16, u16)] =
    &[(80, 24), (80, 24), (60, 18), (48, 14), (120, 36), (200, 60), (30, 8), (2, 1), (0, 0)];

/// One thing that is done.
#[derive(Debug, Clone)]
pub(crate) enum Act {
    /// Keys, as [`Desk::keys`] names them.
    Keys(String),
    /// So many milliseconds pass, in as many pieces as there are frames.
    Wait(u64, u64),
    /// A setting (by its number) is turned so many times.
    Turn(usize, usize),
    /// A click somewhere.
    Click(u16, u16),
    /// The terminal gets another size.
    Resize(u16, u16),
    /// A text is pasted.
    Paste(&'static str),
}

/// Any of them.
pub(crate) fn any_act() -> impl Strategy<Value = Act> {
    let keys = |keys: &'static [&'static str]| prop::sample::select(keys);
    prop_oneof![
        12 => keys(KEYS).prop_map(|keys| Act::Keys(keys.to_owned())),
        2 => (0_u16..400).prop_map(|step| Act::Keys(format!("esc g {step} enter"))),
        1 => keys(TARGETS).prop_map(|target| Act::Keys(format!("esc g {target} enter"))),
        1 => keys(CHANGES).prop_map(|change| Act::Keys(typed("c", change))),
        2 => prop::sample::select(&["space", "r"][..])
            .prop_map(|way| Act::Keys(format!("+*4 {way}"))),
        3 => (any::<u16>(), 1_u64..6).prop_map(|(time, pieces)| Act::Wait(u64::from(time) % 3000, pieces)),
        2 => (0..SETTINGS.len(), 1_usize..4).prop_map(|(line, times)| Act::Turn(line, times)),
        1 => (0_u16..130, 0_u16..40).prop_map(|(column, row)| Act::Click(column, row)),
        2 => prop::sample::select(SIZES).prop_map(|(width, height)| Act::Resize(width, height)),
        1 => (2_u16..130, 1_u16..45).prop_map(|(width, height)| Act::Resize(width, height)),
        1 => Just(Act::Paste("2 rows 皇后")),
    ]
}

/// A prompt that is opened by `key` and given `text`.
fn typed(key: &str, text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    format!("esc {key} {} enter", words.join(" space "))
}

impl Act {
    /// Does it on a screen of `area`; `frame` is called when a frame is due on the way. Says
    /// whether the terminal is to be drawn on anew.
    pub(crate) fn run(&self, desk: &mut Desk, area: Rect, frame: &mut dyn FnMut(&Desk)) -> Effect {
        match self {
            Self::Keys(keys) => return desk.keys(keys),
            Self::Wait(time, pieces) => {
                for _ in 0..*pieces {
                    desk.wait(Duration::from_millis(time / pieces));
                    frame(desk);
                }
            }
            Self::Turn(line, times) => {
                desk.keys(&format!("esc f2 down*{line} right*{times}"));
                frame(desk);
                desk.keys("esc");
            }
            Self::Click(column, row) => {
                desk.app.click(*column, *row, area);
                desk.settle();
            }
            Self::Paste(text) => desk.app.paste(text),
            Self::Resize(..) => {}
        }
        Effect::Draw
    }
}

/// Closes what is open, ends what is practised, pauses, and lets the last message go.
pub(crate) fn calm(desk: &mut Desk) {
    while desk.app.popup().is_some() || desk.app.practice().is_some() {
        desk.keys("esc");
    }
    let right = desk.app.beside().map(|beside| beside.right().motion());
    for motion in [Some(desk.app.player().motion()), right].into_iter().flatten() {
        if let Motion::Playing { direction, .. } = motion {
            desk.keys(match direction {
                nq_tui::playback::Direction::Forward => "space",
                nq_tui::playback::Direction::Backward => "r",
            });
        }
    }
    desk.keys("esc");
}
