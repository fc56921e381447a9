//! What the screen shows, and how a command changes it.

use std::time::Duration;

use crossbeam_channel::Select;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind};

use ratatui::layout::Rect;

use super::beside::Beside;
use super::held::{Held, Press};
use super::keymap::{self, Meaning};
use super::prompt::{Answer, Prompt};
use super::theme::Theme;
use super::view::View;
use super::{layout, panes};
use crate::playback::Direction;
use crate::playback::jump::Miss;
use crate::playback::player::{Motion, News, Player, Stepped, Stride};
use crate::playback::target::{self, Landmark, TargetError};
use crate::playback::{Speed, Target};
use crate::search::{Position, Square, Step, Strategy};
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
    /// The nearest landmark that way.
    Nearest(Direction, Landmark),
    /// Over the next (previous) event, and over all below a queen that it places (takes back).
    Over(Direction),
    /// To where the last queen is taken back, or was placed.
    Out(Direction),
    /// The nearest test of a square that way; the square is asked for once.
    Visit(Direction),
    /// Ask where to go.
    GoTo,
    /// Ask for another board, strategy or goal.
    Change,
    /// Put another strategy beside this one, or the next one, or none.
    Beside,
    /// Show the next view.
    NextView,
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
    /// A question, and the answer being typed.
    Ask(Question, Prompt),
}

/// What a prompt asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// A target.
    GoTo,
    /// The square whose tests to visit, that way.
    Square(Direction),
    /// A board size, a strategy, a goal.
    Change,
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
    /// What was typed is no square of the board.
    BadSquare,
    /// What was typed is no search.
    BadChange,
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
    visited: Option<Square>,
    beside: Option<Beside>,
    view: View,
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
            visited: None,
            beside: None,
            view: View::default(),
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

    /// The search beside this one.
    pub const fn beside(&self) -> Option<&Beside> {
        self.beside.as_ref()
    }

    /// What stands beside the board.
    pub const fn view(&self) -> View {
        self.view
    }

    /// When the next tick is needed; `None` when nothing is due before something arrives.
    pub fn deadline(&self) -> Option<Duration> {
        let right = self.beside.as_ref().and_then(|beside| beside.right().deadline());
        self.player.deadline().into_iter().chain(right).min()
    }

    /// Whether the picture moves by itself.
    pub fn is_moving(&self) -> bool {
        let moves = |player: &Player| {
            player.motion() != Motion::Paused || player.jumping().is_some() || player.is_starved()
        };
        moves(&self.player) || self.beside.as_ref().is_some_and(|beside| moves(beside.right()))
    }

    /// Whether something is under way whose answer will change what is shown.
    pub fn is_waiting(&self) -> bool {
        let right = self.beside.as_ref().is_some_and(|beside| beside.right().is_waiting());
        self.player.is_waiting() || right
    }

    /// Adds the channels that are waited on to `select`.
    pub fn watch<'a>(&'a self, select: &mut Select<'a>) {
        self.player.watch(select);
        if let Some(beside) = &self.beside {
            beside.right().watch(select);
        }
    }

    /// The message in the footer's place.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Takes in what jobs have sent, and the steps that are due at `now`.
    pub fn tick(&mut self, now: Duration) {
        if self.future == Future::Shown {
            self.player.ask_density();
        }
        let played =
            matches!(self.player.motion(), Motion::Playing { direction: Direction::Forward, .. });
        let mut news = self.player.tick(now);
        if let Some(beside) = &mut self.beside {
            if !beside.fits(self.player.position().search()) {
                *beside = Beside::new(&self.player, beside.position().search().strategy());
            }
            news.extend(beside.tick(&mut self.player, played, now));
        }
        for news in news {
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
        if let Some(Popup::Ask(question, prompt)) = &mut self.popup {
            let question = *question;
            let answer = prompt.press(event);
            return self.answer(question, answer);
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
                let stepped = match &mut self.beside {
                    Some(beside) => beside.step(&mut self.player, direction, stride),
                    None => self.player.step(direction, stride),
                };
                self.note_limit(stepped);
            }
            Command::Play(direction) => {
                let stepped = match &mut self.beside {
                    Some(beside) => beside.toggle(&mut self.player, direction, now),
                    None => self.player.toggle(direction, now),
                };
                self.note_limit(stepped);
            }
            Command::Faster => self.set_speed(self.player.speed().faster(), now),
            Command::Slower => self.set_speed(self.player.speed().slower(), now),
            Command::First => self.jump(Target::Start),
            Command::Last => self.jump(Target::End),
            Command::Nearest(direction, landmark) => {
                self.jump(Target::Nearest(direction, landmark));
            }
            Command::Over(direction) => self.jump(Target::Over(direction)),
            Command::Out(direction) => self.jump(Target::Out(direction)),
            Command::Visit(direction) => match self.visited {
                Some(square) => self.jump(Target::NearestVisit(direction, square)),
                None => self.ask(Question::Square(direction)),
            },
            Command::GoTo => self.ask(Question::GoTo),
            Command::Change => self.ask(Question::Change),
            Command::Beside => self.next_beside(),
            Command::NextView => self.view = self.view.next(),
            Command::Return(direction) => {
                if let Some(beside) = &mut self.beside {
                    beside.lead_left();
                }
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
        if let Some(Popup::Ask(_, prompt)) = &mut self.popup {
            prompt.paste(text);
        }
    }

    /// Jumps to the point of the timeline that was clicked on a screen of `area`.
    pub fn click(&mut self, column: u16, row: u16, area: Rect) {
        let n = self.position().search().n();
        let Some(regions) = layout::regions(area, n) else { return };
        if !regions.timeline.contains((column, row).into()) {
            return;
        }
        if let Some(step) = panes::timeline::step_at(self, regions.timeline, column) {
            self.notice = None;
            self.jump(Target::Step(step));
        }
    }

    fn set_speed(&mut self, speed: Speed, now: Duration) {
        self.player.set_speed(speed, now);
        if let Some(beside) = &mut self.beside {
            beside.set_speed(speed, now);
        }
        self.notice = Some(Notice::Speed);
    }

    fn note_limit(&mut self, stepped: Stepped) {
        if let Stepped::AtLimit(direction) = stepped {
            self.notice = Some(Notice::AtLimit(direction));
        }
    }

    fn jump(&mut self, target: Target) {
        if let Some(beside) = &mut self.beside {
            beside.lead_left();
        }
        self.player.jump(target);
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

    fn ask(&mut self, question: Question) {
        self.popup = Some(Popup::Ask(question, Prompt::default()));
    }

    fn answer(&mut self, question: Question, answer: Answer) -> Effect {
        match answer {
            Answer::Open => {}
            Answer::Closed => self.popup = None,
            Answer::Quit => return Effect::Quit,
            Answer::Given(text) => {
                self.popup = None;
                match question {
                    Question::GoTo => self.go_to(&text),
                    Question::Square(direction) => self.go_to_visit(direction, &text),
                    Question::Change => self.change(&text),
                }
            }
        }
        Effect::Draw
    }

    fn go_to(&mut self, text: &str) {
        match Target::parse(text, self.voice.base.first()) {
            Ok(target) => {
                if let Target::Visit(square) = target {
                    self.visited = Some(square);
                }
                self.jump(target);
            }
            Err(error) => self.notice = Some(Notice::BadTarget(error)),
        }
    }

    fn go_to_visit(&mut self, direction: Direction, text: &str) {
        let n = self.position().search().n();
        match target::square(text, self.voice.base.first()) {
            Ok(square) if square.row.max(square.col) < n => {
                self.visited = Some(square);
                self.jump(Target::NearestVisit(direction, square));
            }
            _ => self.notice = Some(Notice::BadSquare),
        }
    }

    fn change(&mut self, text: &str) {
        match self.position().search().changed(text) {
            Some(search) => {
                self.visited = None;
                self.player.change(search);
            }
            None => self.notice = Some(Notice::BadChange),
        }
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
