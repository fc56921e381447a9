//! What commands do.

use std::time::Duration;

use super::{App, Audience, Notice, Popup, Question};
use crate::playback::player::{Stepped, Stride};
use crate::playback::{Direction, Speed, Target};
use crate::practice::Kind;
use crate::search::Strategy;
use crate::tui::beside::Beside;
use crate::tui::command::{Command, Effect};
use crate::tui::lesson::Passage;
use crate::tui::prompt::Prompt;

impl App {
    /// Carries out a command, at `now`.
    pub fn update(&mut self, command: Command, now: Duration) -> Effect {
        if !matches!(command, Command::Help | Command::Settings) {
            let open = self.popup.take();
            if command == Command::Close && open.is_some() {
                return Effect::Draw;
            }
        }
        if self.practise(command) {
            self.tick(now);
            return Effect::Draw;
        }
        match command {
            Command::Step(..)
            | Command::Remote(_)
            | Command::Rejoin
            | Command::Play(_)
            | Command::Faster
            | Command::Slower
            | Command::Jump(_)
            | Command::Visit(_)
            | Command::Return(_) => self.travel(command, now),
            Command::GoTo => self.ask(Question::GoTo),
            Command::Change => self.ask(Question::Change),
            Command::Beside => self.next_beside(),
            Command::NextView => self.next_view(),
            Command::Hall => self.toggle_hall(),
            Command::Predict => self.predict(Kind::Row),
            Command::QuestionKind => self.predict(Kind::Square),
            Command::YourTurn => self.your_turn(),
            Command::ToggleFuture => self.future = self.future.other(),
            Command::Blank => self.picture = self.picture.other(),
            Command::Save => self.ask_name(),
            Command::Copy => {
                self.notice = Some(Notice::Copied);
                return Effect::Copy;
            }
            Command::Overlay => self.settings.overlay = self.settings.overlay.next(),
            Command::Settings => self.open_or_close(Popup::Settings(0)),
            Command::Help => self.open_or_close(Popup::Help(0)),
            Command::Close => {
                self.player.cancel_jump();
            }
            Command::Mark => return Effect::Append,
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

    /// Carries out a command that moves in time.
    fn travel(&mut self, command: Command, now: Duration) {
        match command {
            Command::Step(direction, stride) => self.step(direction, stride),
            Command::Remote(direction) => self.lead(direction),
            Command::Rejoin => self.rejoin(),
            Command::Play(direction) => {
                let stepped = match &mut self.beside {
                    Some(beside) => beside.toggle(&mut self.player, direction, now),
                    None => self.player.toggle(direction, now),
                };
                self.halt_at_stops(direction);
                self.note_limit(stepped);
            }
            Command::Faster | Command::Slower => {
                let speed = self.player.speed();
                let speed =
                    if command == Command::Faster { speed.faster() } else { speed.slower() };
                self.set_speed(speed, now);
                self.notice = Some(Notice::Speed);
            }
            Command::Jump(target) => self.jump(target),
            Command::Visit(direction) => match self.visited {
                Some(square) => self.jump(Target::NearestVisit(direction, square)),
                None => self.ask(Question::Square(direction)),
            },
            Command::Return(direction) => {
                self.lead_left();
                if !self.player.return_to(direction) {
                    self.notice = Some(Notice::NothingToReturn);
                }
                self.follow_lesson(Passage::Return);
            }
            _ => {}
        }
    }

    pub(super) fn step(&mut self, direction: Direction, stride: Stride) {
        let stepped = match &mut self.beside {
            Some(beside) => beside.step(&mut self.player, direction, stride),
            None => self.player.step(direction, stride),
        };
        self.note_limit(stepped);
    }

    pub(super) fn set_speed(&mut self, speed: Speed, now: Duration) {
        self.player.set_speed(speed, now);
        if let Some(beside) = &mut self.beside {
            beside.set_speed(speed, now);
        }
    }

    fn note_limit(&mut self, stepped: Stepped) {
        if let Stepped::AtLimit(direction) = stepped {
            self.notice = Some(Notice::AtLimit(direction));
        }
    }

    /// Makes the left search lead again, as before a jump.
    pub(super) fn lead_left(&mut self) {
        if let Some(beside) = &mut self.beside {
            beside.lead_left();
        }
    }

    pub(super) fn jump(&mut self, target: Target) {
        self.lead_left();
        self.player.jump(target);
    }

    const fn toggle_hall(&mut self) {
        self.audience = match self.audience {
            Audience::Near => Audience::Hall,
            Audience::Hall => Audience::Near,
        };
    }

    /// Out of the hall view, back to the view before it.
    fn next_view(&mut self) {
        match self.audience {
            Audience::Near => self.view = self.view.next(),
            Audience::Hall => self.audience = Audience::Near,
        }
    }

    /// Goes through the strategies that can stand beside this one, and none.
    fn next_beside(&mut self) {
        let own = self.position().search().strategy();
        let mut others = Strategy::ALL.into_iter().filter(|strategy| *strategy != own);
        let next = match &self.beside {
            None => others.next(),
            Some(beside) => {
                let shown = beside.position().search().strategy();
                others.skip_while(|strategy| *strategy != shown).nth(1)
            }
        };
        self.put_beside(next);
    }

    /// Puts a strategy beside this one, or none.
    pub fn put_beside(&mut self, strategy: Option<Strategy>) {
        self.player.pause();
        self.beside = strategy.map(|strategy| Beside::new(&self.player, strategy));
    }

    /// Closes what is open; opens `popup` if nothing is.
    fn open_or_close(&mut self, popup: Popup) {
        self.popup = if self.popup.is_some() { None } else { Some(popup) };
    }

    fn ask(&mut self, question: Question) {
        self.popup = Some(Popup::Ask(question, Prompt::default()));
    }
}
