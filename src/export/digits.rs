//! Numbers drawn as lines, so that a picture needs no font.

use super::pen::{Pen, Stroke};

/// Each digit in a box of 10 × 16, as SVG path commands.
const DIGITS: [&str; 10] = [
    "M5 1C2 1 1 4 1 8C1 12 2 15 5 15C8 15 9 12 9 8C9 4 8 1 5 1Z",
    "M2 4L5.5 1L5.5 15",
    "M1.2 4.5C1.2 2.5 2.8 1 5 1C7.3 1 8.8 2.5 8.8 4.6C8.8 7 7 8.6 1 15L9 15",
    "M1.5 3C2.3 1.8 3.5 1 5 1C7.2 1 8.6 2.3 8.6 4.3C8.6 6.2 7.2 7.5 4.5 7.5C7.5 7.5 9 9 9 11.2C9 13.5 7.3 15 5 15C3.2 15 1.8 14.2 1 12.8",
    "M7 15L7 1L1 10.5L9.5 10.5",
    "M8.5 1L2.3 1L1.8 7.2C2.8 6.4 3.8 6 5 6C7.4 6 9 7.8 9 10.4C9 13.2 7.4 15 4.9 15C3.2 15 1.8 14.2 1 13",
    "M8.3 2.6C7.6 1.6 6.6 1 5.4 1C2.6 1 1 4 1 9C1 12.8 2.5 15 5 15C7.3 15 9 13.2 9 10.5C9 8 7.4 6.4 5.2 6.4C3.3 6.4 1.7 7.6 1.1 9.6",
    "M1 1L9 1L4 15",
    "M5 7.4C3 7.4 1.6 6.1 1.6 4.2C1.6 2.3 3 1 5 1C7 1 8.4 2.3 8.4 4.2C8.4 6.1 7 7.4 5 7.4C2.6 7.4 1 9 1 11.2C1 13.5 2.6 15 5 15C7.4 15 9 13.5 9 11.2C9 9 7.4 7.4 5 7.4Z",
    "M1.7 13.4C2.4 14.4 3.4 15 4.6 15C7.4 15 9 12 9 7C9 3.2 7.5 1 5 1C2.7 1 1 2.8 1 5.5C1 8 2.6 9.6 4.8 9.6C6.7 9.6 8.3 8.4 8.9 6.4",
];

/// The height of the box of a digit.
const HEIGHT: f32 = 16.0;

/// From one digit to the next.
const ADVANCE: f32 = 12.0;

/// Draws `number` with its middle at `at`, `height` high.
pub(super) fn draw(pen: &mut Pen, number: u128, at: (f32, f32), height: f32, stroke: Stroke) {
    let scale = height / HEIGHT;
    let text = number.to_string();
    let left = at.0 - width(&text, height) / 2.0;
    let top = at.1 - height / 2.0;
    let mut x = left;
    for digit in text.bytes() {
        if let Some(path) = DIGITS.get(usize::from(digit - b'0')) {
            pen.curve(path, (x, top), scale, stroke);
        }
        x += ADVANCE * scale;
    }
}

fn width(text: &str, height: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a number has at most 39 digits")]
    let digits = text.len() as f32;
    (digits * ADVANCE - 2.0) * height / HEIGHT
}
