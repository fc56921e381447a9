//! Predicting, and carrying out the search by hand: what keys and moves do to it.

use std::time::Duration;

use crossterm::event::KeyEvent;

use super::{App, Future, Notice, Picture};
use crate::playback::Direction;
use crate::practice::Kind;
use crate::search::Step;
use crate::tui::command::Command;
use crate::tui::keymap;
use crate::tui::practice::{Hand, Phase, Practice, Predict, Reaction, Refusal, Series};
use crate::tui::settings::Overlay;

impl App {
    /// What is practised, if anything is.
    pub const fn practice(&self) -> Option<&Practice> {
        self.practice.as_ref()
    }

    /// Asks a single question at the present position, as a lesson does, and says whether there is
    /// one to ask: a blind search, a position before a solution and the end have none. Its answer
    /// stands until the next key, which then does what it does elsewhere; moving away ends it too,
    /// and so does Esc. After a dead end both kinds ask for the queen that is taken back.
    pub fn ask_question(&mut self, kind: Kind) -> bool {
        let predict = Predict::begin(self.player.position(), kind, Series::One);
        let predict = predict.ok().filter(|it| matches!(it.phase(), Phase::Asking(..)));
        let is_asked = predict.is_some();
        if let Some(predict) = predict {
            self.begin(Practice::Predict(Box::new(predict)));
        }
        is_asked
    }

    /// Whether the screen shows what lies ahead.
    pub fn future(&self) -> Future {
        if self.hides_future() { Future::Hidden } else { self.future }
    }

    /// The furthest step that the screen may tell of.
    pub fn horizon(&self) -> Step {
        match self.future() {
            _ if self.hides_future() => self.position().step(),
            Future::Hidden => self.player.furthest(),
            Future::Shown => Step::MAX,
        }
    }

    /// What is written over the board: not the free squares while one is asked for.
    pub fn overlay(&self) -> Overlay {
        let is_asking = self.practice.as_ref().is_some_and(Practice::is_asking);
        match self.settings.overlay {
            Overlay::Free if is_asking => Overlay::None,
            overlay => overlay,
        }
    }

    fn hides_future(&self) -> bool {
        self.practice.as_ref().is_some_and(Practice::hides_future)
    }

    /// Begins to predict.
    pub(super) fn predict(&mut self, kind: Kind) {
        match Predict::begin(self.player.position(), kind, Series::Many) {
            Ok(predict) => self.begin(Practice::Predict(Box::new(predict))),
            Err(refusal) => self.refuse(refusal),
        }
    }

    /// Begins to carry out the search by hand.
    pub(super) fn your_turn(&mut self) {
        let position = self.player.position();
        if !position.search().strategy().tests_before_placing() {
            self.refuse(Refusal::Blind);
            return;
        }
        let hand = Hand::begin(position);
        if hand.at().is_end() {
            self.refuse(Refusal::AtEnd);
        } else {
            self.begin(Practice::Hand(hand));
        }
    }

    fn begin(&mut self, practice: Practice) {
        self.player.pause();
        self.player.cancel_jump();
        self.practice = Some(practice);
        self.stand_in_practice();
    }

    /// Takes a key as a reply, and says whether it was one. What lies over the panes has its own
    /// keys.
    pub(super) fn reply_in_practice(&mut self, event: &KeyEvent, now: Duration) -> bool {
        let (Some(practice), None) = (&mut self.practice, &self.popup) else { return false };
        let Some(reply) = keymap::reply(event) else { return false };
        let reaction = practice.reply(reply, self.voice.base);
        let is_taken = self.react(reaction);
        if is_taken {
            self.picture = Picture::Shown;
            self.tick(now);
        }
        is_taken
    }

    /// Lets practice have a command, and says whether it took it.
    pub(super) fn practise(&mut self, command: Command) -> bool {
        let is_giving_up = command == Command::Close && self.player.jumping().is_some();
        let Some(practice) = self.practice.as_mut().filter(|_| !is_giving_up) else {
            return false;
        };
        let reaction = practice.command(command);
        self.react(reaction)
    }

    /// Lets practice know of a move that came from elsewhere.
    pub(super) fn follow_in_practice(&mut self) {
        let Some(practice) = &mut self.practice else { return };
        let reaction = practice.follow(self.player.position());
        match reaction {
            Reaction::Refused(refusal) => {
                self.practice = None;
                self.refuse(refusal);
            }
            reaction => {
                self.react(reaction);
            }
        }
    }

    /// Carries out a reaction, and says whether the key has done its work.
    fn react(&mut self, reaction: Reaction) -> bool {
        match reaction {
            Reaction::Elsewhere => return false,
            Reaction::EndedBefore => {
                self.practice = None;
                return false;
            }
            Reaction::Done => self.stand_in_practice(),
            Reaction::Refused(refusal) => self.refuse(refusal),
            Reaction::End(report) => self.practice = report.map(Practice::Over),
        }
        true
    }

    /// Moves to where practice is.
    fn stand_in_practice(&mut self) {
        let at = self.practice.as_ref().and_then(Practice::at).copied();
        let Some(at) = at.filter(|at| at != self.player.position()) else { return };
        self.lead_left();
        self.player.pause();
        self.player.cancel_jump();
        self.player.start_at(at);
    }

    fn refuse(&mut self, refusal: Refusal) {
        self.notice = Some(match refusal {
            Refusal::AtStart => Notice::AtLimit(Direction::Backward),
            Refusal::AtEnd => Notice::AtLimit(Direction::Forward),
            refusal => Notice::Practice(refusal),
        });
    }
}
