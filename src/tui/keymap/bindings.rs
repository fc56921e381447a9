//! The table itself: which keys do what, and which of them the footer shows.

use crossterm::event::KeyCode;

use super::{Binding, ctrl, key, letter};
use crate::playback::player::Stride;
use crate::playback::target::Landmark;
use crate::playback::{Direction, Target};
use crate::tui::command::Command;

/// Every key of the program.
pub const BINDINGS: &[Binding] = &[
    Binding {
        keys: &[key(KeyCode::Right), letter('l')],
        command: Command::Step(Direction::Forward, Stride::Step),
        help: "key-step-forward",
    },
    Binding {
        keys: &[key(KeyCode::Left), letter('h'), key(KeyCode::Backspace)],
        command: Command::Step(Direction::Backward, Stride::Step),
        help: "key-step-backward",
    },
    Binding {
        keys: &[key(KeyCode::Down), letter('j')],
        command: Command::Step(Direction::Forward, Stride::QueenMove),
        help: "key-move-forward",
    },
    Binding {
        keys: &[key(KeyCode::Up), letter('k')],
        command: Command::Step(Direction::Backward, Stride::QueenMove),
        help: "key-move-backward",
    },
    Binding {
        keys: &[key(KeyCode::PageDown)],
        command: Command::Remote(Direction::Forward),
        help: "key-remote-forward",
    },
    Binding {
        keys: &[key(KeyCode::PageUp)],
        command: Command::Remote(Direction::Backward),
        help: "key-remote-backward",
    },
    Binding { keys: &[key(KeyCode::Enter)], command: Command::Rejoin, help: "key-rejoin" },
    Binding { keys: &[letter('M')], command: Command::Mark, help: "key-mark" },
    Binding { keys: &[letter(' ')], command: Command::Play(Direction::Forward), help: "key-play" },
    Binding {
        keys: &[letter('r')],
        command: Command::Play(Direction::Backward),
        help: "key-rewind",
    },
    Binding { keys: &[letter('+'), letter('=')], command: Command::Faster, help: "key-faster" },
    Binding { keys: &[letter('-')], command: Command::Slower, help: "key-slower" },
    Binding {
        keys: &[key(KeyCode::Home)],
        command: Command::Jump(Target::Start),
        help: "key-first",
    },
    Binding { keys: &[key(KeyCode::End)], command: Command::Jump(Target::End), help: "key-last" },
    Binding {
        keys: &[letter('n')],
        command: Command::Jump(Target::Nearest(Direction::Forward, Landmark::Solution)),
        help: "key-next-solution",
    },
    Binding {
        keys: &[letter('N')],
        command: Command::Jump(Target::Nearest(Direction::Backward, Landmark::Solution)),
        help: "key-previous-solution",
    },
    Binding {
        keys: &[letter('d')],
        command: Command::Jump(Target::Nearest(Direction::Forward, Landmark::DeadEnd)),
        help: "key-next-dead-end",
    },
    Binding {
        keys: &[letter('D')],
        command: Command::Jump(Target::Nearest(Direction::Backward, Landmark::DeadEnd)),
        help: "key-previous-dead-end",
    },
    Binding {
        keys: &[letter('t')],
        command: Command::Jump(Target::Nearest(Direction::Forward, Landmark::Backtrack)),
        help: "key-next-backtrack",
    },
    Binding {
        keys: &[letter('T')],
        command: Command::Jump(Target::Nearest(Direction::Backward, Landmark::Backtrack)),
        help: "key-previous-backtrack",
    },
    Binding {
        keys: &[letter('s')],
        command: Command::Jump(Target::Over(Direction::Forward)),
        help: "key-over",
    },
    Binding {
        keys: &[letter('S')],
        command: Command::Jump(Target::Over(Direction::Backward)),
        help: "key-over-backward",
    },
    Binding {
        keys: &[letter('o')],
        command: Command::Jump(Target::Out(Direction::Forward)),
        help: "key-out",
    },
    Binding {
        keys: &[letter('O')],
        command: Command::Jump(Target::Out(Direction::Backward)),
        help: "key-out-backward",
    },
    Binding {
        keys: &[letter('v')],
        command: Command::Visit(Direction::Forward),
        help: "key-visit",
    },
    Binding {
        keys: &[letter('V')],
        command: Command::Visit(Direction::Backward),
        help: "key-visit-backward",
    },
    Binding { keys: &[letter('g')], command: Command::GoTo, help: "key-go-to" },
    Binding { keys: &[key(KeyCode::Tab)], command: Command::NextView, help: "key-view" },
    Binding { keys: &[letter('f')], command: Command::Hall, help: "key-hall" },
    Binding { keys: &[letter('x')], command: Command::Beside, help: "key-beside" },
    Binding { keys: &[letter('c')], command: Command::Change, help: "key-change" },
    Binding {
        keys: &[letter('u')],
        command: Command::Return(Direction::Backward),
        help: "key-return",
    },
    Binding {
        keys: &[letter('U')],
        command: Command::Return(Direction::Forward),
        help: "key-return-forward",
    },
    Binding { keys: &[letter('a')], command: Command::Overlay, help: "key-overlay" },
    Binding { keys: &[letter('p')], command: Command::Predict, help: "key-predict" },
    Binding { keys: &[letter('w')], command: Command::QuestionKind, help: "key-question" },
    Binding { keys: &[letter('P')], command: Command::YourTurn, help: "key-your-turn" },
    Binding { keys: &[letter('z')], command: Command::ToggleFuture, help: "key-future" },
    Binding { keys: &[letter('b'), letter('.')], command: Command::Blank, help: "key-blank" },
    Binding { keys: &[letter('e')], command: Command::Save, help: "key-save" },
    Binding { keys: &[letter('y')], command: Command::Copy, help: "key-copy" },
    Binding { keys: &[key(KeyCode::F(2))], command: Command::Settings, help: "key-settings" },
    Binding { keys: &[letter('?'), key(KeyCode::F(1))], command: Command::Help, help: "key-help" },
    Binding { keys: &[ctrl('l')], command: Command::Redraw, help: "key-redraw" },
    Binding { keys: &[ctrl('z')], command: Command::Suspend, help: "key-suspend" },
    Binding { keys: &[key(KeyCode::Esc)], command: Command::Close, help: "key-close" },
    Binding { keys: &[letter('q'), ctrl('c')], command: Command::Quit, help: "key-quit" },
];

/// The footer's entries, the most useful first: the commands whose first keys it shows, and the
/// message that names them.
pub(super) const FOOTER: &[(&[Command], &str)] = &[
    (
        &[
            Command::Step(Direction::Backward, Stride::Step),
            Command::Step(Direction::Forward, Stride::Step),
        ],
        "footer-step",
    ),
    (
        &[
            Command::Step(Direction::Backward, Stride::QueenMove),
            Command::Step(Direction::Forward, Stride::QueenMove),
        ],
        "footer-move",
    ),
    (&[Command::Play(Direction::Forward)], "footer-play"),
    (&[Command::Play(Direction::Backward)], "footer-rewind"),
    (
        &[
            Command::Jump(Target::Nearest(Direction::Forward, Landmark::Solution)),
            Command::Jump(Target::Nearest(Direction::Backward, Landmark::Solution)),
        ],
        "footer-solution",
    ),
    (
        &[
            Command::Jump(Target::Nearest(Direction::Forward, Landmark::DeadEnd)),
            Command::Jump(Target::Nearest(Direction::Backward, Landmark::DeadEnd)),
        ],
        "footer-dead-end",
    ),
    (&[Command::GoTo], "footer-go-to"),
    (&[Command::NextView], "footer-view"),
    (&[Command::Predict], "footer-predict"),
    (&[Command::Return(Direction::Backward)], "footer-return"),
    (&[Command::Change], "footer-change"),
    (&[Command::Beside], "footer-beside"),
    (&[Command::Faster, Command::Slower], "footer-speed"),
    (&[Command::ToggleFuture], "footer-future"),
    (&[Command::Hall], "footer-hall"),
    (&[Command::YourTurn], "footer-your-turn"),
    (&[Command::Blank], "footer-blank"),
];

/// What comes first in the footer while a lesson is given.
pub(super) const LESSON_FOOTER: &[(&[Command], &str)] = &[
    (&[Command::Remote(Direction::Backward), Command::Remote(Direction::Forward)], "footer-lesson"),
    (&[Command::Rejoin], "footer-rejoin"),
];

/// Always the last entry of the footer.
pub(super) const FOOTER_END: (&[Command], &str) = (&[Command::Help], "footer-help");
