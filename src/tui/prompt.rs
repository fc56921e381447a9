//! The one-line prompt in the footer's place.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui_input::{Input, InputRequest};

/// No target is longer; a paste is cut here.
const LONGEST: usize = 60;

/// A line being typed.
#[derive(Debug, Clone, Default)]
pub struct Prompt {
    input: Input,
}

/// What a key did to the prompt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// It is still being typed.
    Open,
    /// It was given up.
    Closed,
    /// The program is to be left.
    Quit,
    /// The line is complete.
    Given(String),
}

impl Prompt {
    /// A prompt with a text to be kept or changed.
    pub fn with(text: &str) -> Self {
        Self { input: Input::new(text.to_owned()) }
    }

    /// What has been typed.
    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// The column of the cursor, from 0.
    pub fn cursor(&self) -> usize {
        self.input.visual_cursor()
    }

    /// Takes in a key.
    pub fn press(&mut self, event: &KeyEvent) -> Answer {
        let request = match (event.code, event.modifiers - KeyModifiers::SHIFT) {
            (KeyCode::Char('c'), KeyModifiers::CONTROL) => return Answer::Quit,
            (KeyCode::Esc, _) => return Answer::Closed,
            (KeyCode::Enter, _) if self.text().trim().is_empty() => return Answer::Closed,
            (KeyCode::Enter, _) => return Answer::Given(self.text().to_owned()),
            (KeyCode::Backspace, _) if self.text().is_empty() => return Answer::Closed,
            (KeyCode::Backspace, _) => InputRequest::DeletePrevChar,
            (KeyCode::Delete, _) => InputRequest::DeleteNextChar,
            (KeyCode::Left, _) => InputRequest::GoToPrevChar,
            (KeyCode::Right, _) => InputRequest::GoToNextChar,
            (KeyCode::Home, _) => InputRequest::GoToStart,
            (KeyCode::End, _) => InputRequest::GoToEnd,
            (KeyCode::Char('u'), KeyModifiers::CONTROL) => InputRequest::DeleteLine,
            (KeyCode::Char(letter), KeyModifiers::NONE) => {
                self.insert(letter);
                return Answer::Open;
            }
            _ => return Answer::Open,
        };
        self.input.handle(request);
        Answer::Open
    }

    /// Puts in the first line of a pasted text.
    pub fn paste(&mut self, text: &str) {
        text.lines().next().unwrap_or_default().chars().for_each(|letter| self.insert(letter));
    }

    fn insert(&mut self, letter: char) {
        if !letter.is_control() && self.text().chars().count() < LONGEST {
            self.input.handle(InputRequest::InsertChar(half_width(letter)));
        }
    }
}

/// What a Chinese input method makes of ASCII becomes ASCII again.
pub(crate) fn half_width(letter: char) -> char {
    match letter {
        '，' => ',',
        '。' => '.',
        '！'..='～' => {
            let offset = u32::from('！') - u32::from('!');
            char::from_u32(u32::from(letter) - offset).unwrap_or(letter)
        }
        '　' => ' ',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Prompt {
        let mut prompt = Prompt::default();
        for letter in text.chars() {
            prompt.press(&KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE));
        }
        prompt
    }

    fn press(prompt: &mut Prompt, code: KeyCode) -> Answer {
        prompt.press(&KeyEvent::new(code, KeyModifiers::NONE))
    }

    #[test]
    fn a_line_is_typed_corrected_and_given() {
        let mut prompt = typed("17x");
        press(&mut prompt, KeyCode::Backspace);
        assert_eq!(press(&mut prompt, KeyCode::Enter), Answer::Given("17".to_owned()));
    }

    #[test]
    fn escape_and_an_empty_line_close_it() {
        assert_eq!(press(&mut typed("1"), KeyCode::Esc), Answer::Closed);
        assert_eq!(press(&mut typed(" "), KeyCode::Enter), Answer::Closed);
        assert_eq!(press(&mut typed(""), KeyCode::Backspace), Answer::Closed);
    }

    #[test]
    fn full_width_digits_are_digits() {
        assert_eq!(typed("ｖ２，１").text(), "v2,1");
        assert_eq!(typed("５０％").text(), "50%");
    }

    #[test]
    fn a_paste_is_one_short_line_without_control_characters() {
        let mut prompt = Prompt::default();
        prompt.paste("4\u{1b}2\nrm");
        assert_eq!(prompt.text(), "42");
        prompt.paste(&"9".repeat(1000));
        assert_eq!(prompt.text().len(), LONGEST);
    }
}
