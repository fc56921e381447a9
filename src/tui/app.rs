//! What the screen shows: the player, how it speaks and looks, what lies over the panes.
//!
//! Keys come in through `press`, commands through `update`, time through `tick`; panes draw from
//! shared references.

mod input;
mod lesson;
mod practice;
mod saving;
mod settings;
mod state;
mod update;

use std::time::Duration;

use crossbeam_channel::Select;

use super::beside::Beside;
pub use super::command::{Command, Effect};
use super::held::Held;
use super::lesson::{Course, Passage};
use super::order::Order;
use super::practice::Practice;
use super::settings::Settings;
use super::theme::Theme;
use super::view::View;
use crate::playback::player::{Motion, News};
use crate::playback::{Direction, Player};
use crate::search::{Position, Square};
use crate::wording::Voice;

pub use settings::{SETTINGS, Setting};
pub use state::{Audience, Future, LessonNotice, Notice, Picture, Popup, Question};

/// The state of the screen.
#[derive(Debug)]
pub struct App {
    player: Player,
    voice: Voice,
    settings: Settings,
    future: Future,
    picture: Picture,
    popup: Option<Popup>,
    notice: Option<Notice>,
    held: Held,
    visited: Option<Square>,
    beside: Option<Beside>,
    view: View,
    course: Option<Course>,
    audience: Audience,
    practice: Option<Practice>,
    order: Option<Order>,
}

impl App {
    /// A paused screen of `player`'s position.
    pub fn new(player: Player, voice: Voice) -> Self {
        Self {
            player,
            voice,
            settings: Settings::default(),
            future: Future::default(),
            picture: Picture::default(),
            popup: None,
            notice: None,
            held: Held::default(),
            visited: None,
            beside: None,
            view: View::default(),
            course: None,
            audience: Audience::default(),
            practice: None,
            order: None,
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

    /// Stands at `position` of its search instead, without a jump that one could return from.
    pub fn stand_at(&mut self, position: Position) {
        self.player.start_at(position);
    }

    /// How the screen speaks.
    pub const fn voice(&self) -> &Voice {
        &self.voice
    }

    /// The colours.
    pub const fn theme(&self) -> &Theme {
        self.settings.theme.theme()
    }

    /// What the panes show.
    pub const fn settings(&self) -> &Settings {
        &self.settings
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
        match self.audience {
            Audience::Near => self.view,
            Audience::Hall => View::Hall,
        }
    }

    /// Puts something else beside the board.
    pub const fn show(&mut self, view: View) {
        self.audience = match view {
            View::Hall => Audience::Hall,
            view => {
                self.view = view;
                Audience::Near
            }
        };
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

    /// Puts a message in the footer's place.
    pub fn tell(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }

    /// Takes in what jobs have sent, and the steps that are due at `now`.
    pub fn tick(&mut self, now: Duration) {
        let played =
            matches!(self.player.motion(), Motion::Playing { direction: Direction::Forward, .. });
        let mut news = self.player.tick(now);
        // The length of the search, which it needs, may just have come.
        if self.future == Future::Shown {
            self.player.ask_density();
        }
        if let Some(beside) = &mut self.beside {
            if !beside.fits(self.player.position().search()) {
                *beside = Beside::new(&self.player, beside.position().search().strategy());
            }
            news.extend(beside.tick(&mut self.player, played, now));
        }
        let jumped = news.iter().any(|news| matches!(news, News::Jumped { .. }));
        self.follow_lesson(if jumped { Passage::Jump } else { Passage::Walk });
        self.follow_in_practice();
        for news in news {
            self.notice = match news {
                News::Jumped { from, to } if from == to => None,
                News::Jumped { from, to } => Some(Notice::Jumped(from, to)),
                News::Missed(miss) => Some(Notice::Missed(miss)),
                News::Failed(why) => Some(Notice::Failed(why)),
            };
        }
    }
}
