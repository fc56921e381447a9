//! What the screen shows, and how a command changes it.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind};

use super::held::{Held, Press};
use super::keymap::{self, Meaning};
use super::prompt::{Answer, Prompt};
use super::theme::Theme;
use crate::playback::jump::Miss;
use crate::playback::player::{Direction, News, Player, Stepped, Stride};
use crate::playback::target::TargetError;
use crate::playback::{Speed, Target};
use crate::search::{Position, Step};
use crate::wording::Voice;

/// What a user wants, whatever key said so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Command {
    /// One stride forward or back.
    Step(Direction, Stride),
    /// Play that way, or pause.
    Play(Direction),
    /// Double the speed.
    Faster,
    /// Halve the speed.
    Slower,
    /// The first position.
    First,
    /// The last position.
    Last,
    /// Ask where to go.
    GoTo,
    /// Return to before the last jump, or take the return back.
    Return(Direction),
    /// Show or hide what lies ahead.
    ToggleFuture,
    /// Blank the screen.
    Blank,
    /// Open or close the help.
    Help,
    /// Draw everything anew.
    Redraw,
    /// Stop the program until the shell continues it.
    Suspend,
    /// Close what is open; give up a jump.
    Close,
    /// Leave.
    Quit,
}

/// What the terminal loop has to do after a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Draw, if anything changed.
    Draw,
    /// Draw every cell anew.
    Redraw,
    /// Suspend the program.
    Suspend,
    /// Leave.
    Quit,
}

/// Whether the log shows steps that have not been reached yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Future {
    /// Nothing beyond the furthest step shown.
    #[default]
    Hidden,
    /// What comes next as well.
    Shown,
}

/// Whether the picture is shown at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Picture {
    /// It is.
    #[default]
    Shown,
    /// The screen is blank, so that the class looks at the lecturer.
    Blank,
}

/// What lies over the panes or in the footer's place.
#[derive(Debug, Clone)]
pub enum Popup {
    /// The keys, from this line on.
    Help(usize),
    /// Where to go?
    GoTo(Prompt),
}

/// A message in the footer's place, until the next key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// There is nothing further that way.
    AtLimit(Direction),
    /// A jump arrived.
    Jumped(Step, Step),
    /// A jump found nothing.
    Missed(Miss),
    /// What was typed is no target.
    BadTarget(TargetError),
    /// There is no jump to return from.
    NothingToReturn,
    /// A job broke off.
    Failed(String),
    /// An input method turns keys into characters.
    InputMethod,
    /// The speed is now this.
    Speed,
}

/// The state of the screen.
#[derive(Debug)]
pub struct App {
    player: Player,
    voice: Voice,
    theme: &'static Theme,
    future: Future,
    picture: Picture,
    popup: Option<Popup>,
    notice: Option<Notice>,
    held: Held,
}

impl App {
    /// A paused screen of `player`'s position.
    pub fn new(player: Player, voice: Voice, theme: &'static Theme) -> Self {
        Self {
            player,
            voice,
            theme,
            future: Future::default(),
            picture: Picture::default(),
            popup: None,
            notice: None,
            held: Held::default(),
        }
    }

    /// Where one is, and how one moves.
    pub const fn player(&self) -> &Player {
        &self.player
    }

    /// The position shown.
    pub const fn position(&self) -> &Position {
        self.player.position()
    }

    /// How the screen speaks.
    pub const fn voice(&self) -> &Voice {
        &self.voice
    }

    /// The colours.
    pub const fn theme(&self) -> &Theme {
        self.theme
    }

    /// Whether the log shows what lies ahead.
    pub const fn future(&self) -> Future {
        self.future
    }

    /// Whether the picture is shown.
    pub const fn picture(&self) -> Picture {
        self.picture
    }

    /// What lies over the panes.
    pub const fn popup(&self) -> Option<&Popup> {
        self.popup.as_ref()
    }

    /// The message in the footer's place.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Takes in what jobs have sent, and the steps that are due at `now`.
    pub fn tick(&mut self, now: Duration) {
        for news in self.player.tick(now) {
            self.notice = match news {
                News::Jumped { from, to } if from == to => None,
                News::Jumped { from, to } => Some(Notice::Jumped(from, to)),
                News::Missed(miss) => Some(Notice::Missed(miss)),
                News::Failed(why) => Some(Notice::Failed(why)),
            };
        }
    }

    /// Does what a key press means, at `now`.
    pub fn press(&mut self, event: &KeyEvent, now: Duration) -> Effect {
        if event.kind == KeyEventKind::Release {
            return Effect::Draw;
        }
        self.notice = None;
        if let Some(Popup::GoTo(prompt)) = &mut self.popup {
            let answer = prompt.press(event);
            return self.answer(answer);
        }
        match keymap::meaning(event) {
            Meaning::Command(command) => self.press_command(command, event, now),
            Meaning::InputMethod => {
                self.notice = Some(Notice::InputMethod);
                Effect::Draw
            }
            Meaning::Nothing => Effect::Draw,
        }
    }

    fn press_command(&mut self, command: Command, event: &KeyEvent, now: Duration) -> Effect {
        if self.picture == Picture::Blank && command != Command::Blank {
            self.picture = Picture::Shown;
        }
        if matches!(self.popup, Some(Popup::Help(_))) && self.scroll_help(event.code) {
            return Effect::Draw;
        }
        if matches!(command, Command::Play(_) | Command::Blank) {
            let repeated = event.kind == KeyEventKind::Repeat;
            if self.held.press(command, repeated, now) == Press::Held {
                return Effect::Draw;
            }
        }
        self.update(command, now)
    }

    /// Carries out a command, at `now`.
    pub fn update(&mut self, command: Command, now: Duration) -> Effect {
        if command != Command::Help {
            let open = self.popup.take();
            if command == Command::Close && open.is_some() {
                return Effect::Draw;
            }
        }
        match command {
            Command::Step(direction, stride) => {
                let stepped = self.player.step(direction, stride);
                self.note_limit(stepped);
            }
            Command::Play(direction) => {
                let stepped = self.player.toggle(direction, now);
                self.note_limit(stepped);
            }
            Command::Faster => self.set_speed(self.player.speed().faster(), now),
            Command::Slower => self.set_speed(self.player.speed().slower(), now),
            Command::First => self.player.jump(Target::Start),
            Command::Last => self.player.jump(Target::End),
            Command::GoTo => self.popup = Some(Popup::GoTo(Prompt::default())),
            Command::Return(direction) => {
                if !self.player.return_to(direction) {
                    self.notice = Some(Notice::NothingToReturn);
                }
            }
            Command::ToggleFuture => {
                self.future = match self.future {
                    Future::Hidden => Future::Shown,
                    Future::Shown => Future::Hidden,
                };
            }
            Command::Blank => {
                self.picture = match self.picture {
                    Picture::Shown => Picture::Blank,
                    Picture::Blank => Picture::Shown,
                };
            }
            Command::Help => {
                self.popup = if self.popup.is_some() { None } else { Some(Popup::Help(0)) };
            }
            Command::Close => {
                self.player.cancel_jump();
            }
            Command::Redraw => return Effect::Redraw,
            Command::Suspend => {
                self.player.pause();
                return Effect::Suspend;
            }
            Command::Quit => return Effect::Quit,
        }
        self.tick(now);
        Effect::Draw
    }

    /// Puts pasted text into an open prompt; elsewhere a paste is not a stream of commands.
    pub fn paste(&mut self, text: &str) {
        if let Some(Popup::GoTo(prompt)) = &mut self.popup {
            prompt.paste(text);
        }
    }

    fn set_speed(&mut self, speed: Speed, now: Duration) {
        self.player.set_speed(speed, now);
        self.notice = Some(Notice::Speed);
    }

    fn note_limit(&mut self, stepped: Stepped) {
        if let Stepped::AtLimit(direction) = stepped {
            self.notice = Some(Notice::AtLimit(direction));
        }
    }

    fn answer(&mut self, answer: Answer) -> Effect {
        match answer {
            Answer::Open => {}
            Answer::Closed => self.popup = None,
            Answer::Quit => return Effect::Quit,
            Answer::Given(text) => {
                self.popup = None;
                let first_label = u8::from(self.voice.base == crate::wording::Base::One);
                match Target::parse(&text, first_label) {
                    Ok(target) => self.player.jump(target),
                    Err(error) => self.notice = Some(Notice::BadTarget(error)),
                }
            }
        }
        Effect::Draw
    }

    /// Moves the help, and says whether the key was one that does.
    fn scroll_help(&mut self, code: KeyCode) -> bool {
        let Some(Popup::Help(line)) = &mut self.popup else { return false };
        let last = keymap::BINDINGS.len().saturating_sub(1);
        *line = match code {
            KeyCode::Up => line.saturating_sub(1),
            KeyCode::Down => (*line + 1).min(last),
            KeyCode::PageUp => line.saturating_sub(10),
            KeyCode::PageDown => (*line + 10).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => return false,
        };
        true
    }
}
