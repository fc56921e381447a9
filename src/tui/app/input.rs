//! What keys, pastes and clicks do.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind};
use ratatui::layout::Rect;

use super::{App, Notice, Picture, Popup, Question, SETTINGS};
use crate::playback::Direction;
use crate::playback::target::{self, Target};
use crate::tui::command::{Command, Effect};
use crate::tui::held::Press;
use crate::tui::keymap::{self, Meaning};
use crate::tui::panes;
use crate::tui::prompt::Answer;
use crate::tui::settings::Turn;

/// Keeps the open settings for good.
const KEEP: char = 's';

impl App {
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
        if self.reply_in_practice(event, now) {
            return Effect::Draw;
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
        if matches!(self.popup, Some(Popup::Settings(_))) && event.code == KeyCode::Char(KEEP) {
            return Effect::Keep;
        }
        if self.scroll_help(event.code) || self.turn_setting(event.code, now) {
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

    /// Puts pasted text into an open prompt; elsewhere a paste is not a stream of commands.
    pub fn paste(&mut self, text: &str) {
        if let Some(Popup::Ask(_, prompt)) = &mut self.popup {
            prompt.paste(text);
        }
    }

    /// Jumps to the point of the timeline, the line of the log or the node of the tree that was
    /// clicked on a screen of `area`.
    pub fn click(&mut self, column: u16, row: u16, area: Rect) {
        let Some(regions) = panes::regions(self, area) else { return };
        let target = if regions.timeline.contains((column, row).into()) {
            panes::timeline::step_at(self, regions.timeline, column).map(Target::Step)
        } else {
            panes::side::target_at(self, regions.side, column, row)
        };
        if let Some(target) = target {
            self.notice = None;
            if !self.practise(Command::Jump(target)) {
                self.jump(target);
            }
        }
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
                    Question::Save => return self.order(&text),
                    Question::Replace => return self.order_again(&text),
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

    /// Moves in the open settings, and says whether the key was one that does.
    fn turn_setting(&mut self, code: KeyCode, now: Duration) -> bool {
        let Some(Popup::Settings(chosen)) = &mut self.popup else { return false };
        let turn = match code {
            KeyCode::Up => {
                *chosen = chosen.saturating_sub(1);
                return true;
            }
            KeyCode::Down => {
                *chosen = (*chosen + 1).min(SETTINGS.len() - 1);
                return true;
            }
            KeyCode::Left => Turn::Previous,
            KeyCode::Right => Turn::Next,
            _ => return false,
        };
        if let Some(setting) = SETTINGS.get(*chosen) {
            setting.turn(self, turn, now);
        }
        true
    }

    /// Moves the help, and says whether the key was one that does.
    fn scroll_help(&mut self, code: KeyCode) -> bool {
        let Some(Popup::Help(line)) = &mut self.popup else { return false };
        let last = panes::help::entries() - 1;
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
