//! Symbols that join up with their neighbours, as lines and areas of a cell: fonts differ in how
//! well their parts meet.

use crate::tui::glyphs::UNICODE;

/// What a symbol is drawn as; lengths are parts of a cell.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Drawn {
    /// Arms from the middle up, right, down and left: 0 none, 1 light, 2 heavy.
    Arms([u8; 4]),
    /// A filled part: from this part of the height to that one.
    Area(f32, f32),
    /// A veil of this opacity.
    Shade(f32),
    /// Lines between points.
    Lines(&'static [[(f32, f32); 2]]),
}

const FALLING: [(f32, f32); 2] = [(0.0, 0.0), (1.0, 1.0)];
const RISING: [(f32, f32); 2] = [(0.0, 1.0), (1.0, 0.0)];

/// How `symbol` is drawn, or `None` when it is a letter like others.
pub(super) fn drawn(symbol: &str) -> Option<Drawn> {
    Some(match symbol {
        "█" => Drawn::Area(0.0, 1.0),
        "▀" => Drawn::Area(0.0, 0.5),
        "▄" => Drawn::Area(0.5, 1.0),
        "░" => Drawn::Shade(0.25),
        "▒" => Drawn::Shade(0.5),
        "▓" => Drawn::Shade(0.75),
        "╲" => Drawn::Lines(&[FALLING]),
        "╱" => Drawn::Lines(&[RISING]),
        "╳" => Drawn::Lines(&[FALLING, RISING]),
        "╭" => Drawn::Arms([0, 1, 1, 0]),
        "╮" => Drawn::Arms([0, 0, 1, 1]),
        "╰" => Drawn::Arms([1, 1, 0, 0]),
        "╯" => Drawn::Arms([1, 0, 0, 1]),
        " " => return None,
        other => Drawn::Arms(arms(other)?),
    })
}

/// The arms of a box drawing symbol, read off its place in the table of edges.
fn arms(symbol: &str) -> Option<[u8; 4]> {
    let mut at = u8::try_from(UNICODE.edges.iter().position(|edge| *edge == symbol)?).ok()?;
    Some([(); 4].map(|()| {
        let weight = at % 3;
        at /= 3;
        weight
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn box_drawing_is_made_of_arms() {
        assert_eq!(drawn("│"), Some(Drawn::Arms([1, 0, 1, 0])));
        assert_eq!(drawn("─"), Some(Drawn::Arms([0, 1, 0, 1])));
        assert_eq!(drawn("┏"), Some(Drawn::Arms([0, 2, 2, 0])));
        assert_eq!(drawn("┤"), Some(Drawn::Arms([1, 0, 1, 1])));
        assert_eq!(drawn("A"), None);
        assert_eq!(drawn(" "), None);
    }
}
