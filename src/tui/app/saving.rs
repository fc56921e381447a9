//! Saving the frame, and copying the board.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{App, Notice, Popup, Question};
use crate::export::text;
use crate::save::{Existing, SaveError};
use crate::tui::command::Effect;
use crate::tui::layout::{GUTTER, SquareSize};
use crate::tui::order::Order;
use crate::tui::panes::board;
use crate::tui::prompt::Prompt;

/// The size of a square of a copied board.
const COPIED: SquareSize = SquareSize { width: 3, height: 1 };

impl App {
    /// Asks under which name to save the frame.
    pub(super) fn ask_name(&mut self) {
        let suggestion = Order::suggestion(self.position());
        self.popup = Some(Popup::Ask(Question::Save, Prompt::with(&suggestion)));
    }

    /// Has the frame saved under `name`, if that is the name of a format.
    pub(super) fn order(&mut self, name: &str) -> Effect {
        self.order = Order::named(name);
        if self.order.is_some() {
            return Effect::Save(Existing::Keep);
        }
        self.notice = Some(Notice::BadName);
        Effect::Draw
    }

    /// Has the frame saved in the place of a file that exists, if the answer allows it.
    pub(super) fn order_again(&mut self, answer: &str) -> Effect {
        if answer.trim().eq_ignore_ascii_case("y") {
            return Effect::Save(Existing::Replace);
        }
        self.notice = Some(Notice::Untouched);
        Effect::Draw
    }

    /// The file that is to be written.
    pub const fn ordered(&self) -> Option<&Order> {
        self.order.as_ref()
    }

    /// Takes in what became of the file.
    pub fn saved(&mut self, result: Result<(), SaveError>) {
        match result {
            Ok(()) => {
                let path = self.order.take().map(|order| order.path).unwrap_or_default();
                self.notice = Some(Notice::Saved(path.display().to_string()));
            }
            Err(SaveError::Exists(_)) => {
                self.popup = Some(Popup::Ask(Question::Replace, Prompt::default()));
            }
            Err(error) => self.notice = Some(Notice::NotSaved(error.text(self.voice.language))),
        }
    }

    /// The board as lines of text, with its labels.
    pub fn board_text(&self) -> String {
        let n = u16::from(self.position().search().n());
        let area = Rect::new(0, 0, GUTTER + n * COPIED.width, 1 + n);
        let mut buffer = Buffer::empty(area);
        board::draw(self, self.position(), area, COPIED, &mut buffer);
        let mut text = Vec::new();
        // Writing into memory does not fail, and symbols are text.
        let _ = text::write_plain(&mut text, &buffer);
        String::from_utf8(text).unwrap_or_default()
    }
}
