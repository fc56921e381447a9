//! The colours of a terminal as red, green and blue.

use ratatui::style::{Color, Style};

/// Red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// What is written on paper, and the paper itself.
pub(super) const INK: Rgb = Rgb(0x22, 0x22, 0x22);
pub(super) const PAPER: Rgb = Rgb(0xff, 0xff, 0xff);

/// The first sixteen colours, as xterm shows them.
const ANSI: [Rgb; 16] = [
    Rgb(0, 0, 0),
    Rgb(205, 0, 0),
    Rgb(0, 135, 0),
    Rgb(205, 205, 0),
    Rgb(0, 0, 238),
    Rgb(205, 0, 205),
    Rgb(0, 205, 205),
    Rgb(229, 229, 229),
    Rgb(127, 127, 127),
    Rgb(255, 0, 0),
    Rgb(0, 255, 0),
    Rgb(255, 255, 0),
    Rgb(92, 92, 255),
    Rgb(255, 0, 255),
    Rgb(0, 255, 255),
    Rgb(255, 255, 255),
];

impl Rgb {
    /// The colour in red, green and blue; `None` for the terminal's own.
    pub const fn of(color: Color) -> Option<Self> {
        let index = match color {
            Color::Reset => return None,
            Color::Rgb(red, green, blue) => return Some(Self(red, green, blue)),
            Color::Indexed(index) => index,
            Color::Black => 0,
            Color::Red => 1,
            Color::Green => 2,
            Color::Yellow => 3,
            Color::Blue => 4,
            Color::Magenta => 5,
            Color::Cyan => 6,
            Color::Gray => 7,
            Color::DarkGray => 8,
            Color::LightRed => 9,
            Color::LightGreen => 10,
            Color::LightYellow => 11,
            Color::LightBlue => 12,
            Color::LightMagenta => 13,
            Color::LightCyan => 14,
            Color::White => 15,
        };
        Some(Self::of_index(index))
    }

    /// The colour that a style writes in; ink where it is the terminal's own.
    pub(super) const fn of_ink(style: Style) -> Self {
        let own = match style.fg {
            Some(color) => Self::of(color),
            None => None,
        };
        match own {
            Some(colour) => colour,
            None => INK,
        }
    }

    /// The colour with this index among the 256: 16 of the terminal, a cube of six levels, greys.
    const fn of_index(index: u8) -> Self {
        if index < 16 {
            return ANSI[index as usize];
        }
        if index >= 232 {
            let grey = 8 + 10 * (index - 232);
            return Self(grey, grey, grey);
        }
        let at = index - 16;
        Self(level(at / 36), level(at / 6 % 6), level(at % 6))
    }

    /// As a hexadecimal number, `#d7ff00`.
    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

const fn level(sixth: u8) -> u8 {
    if sixth == 0 { 0 } else { 55 + 40 * sixth }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case(Color::Indexed(16), "#000000")]
    #[case(Color::Indexed(22), "#005f00")]
    #[case(Color::Indexed(124), "#af0000")]
    #[case(Color::Indexed(229), "#ffffaf")]
    #[case(Color::Indexed(232), "#080808")]
    #[case(Color::Indexed(255), "#eeeeee")]
    #[case(Color::Rgb(1, 2, 255), "#0102ff")]
    #[case(Color::Red, "#cd0000")]
    fn indices_are_those_of_xterm(#[case] color: Color, #[case] hex: &str) {
        assert_eq!(Rgb::of(color).unwrap().hex(), hex);
    }

    #[test]
    fn the_terminal_s_own_colour_is_none() {
        assert_eq!(Rgb::of(Color::Reset), None);
    }
}
