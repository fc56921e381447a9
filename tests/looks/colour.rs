//! How colours are seen: their contrast, and their difference to people who confuse some.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use nq_tui::export::colour::Rgb;
use ratatui::style::Color;

/// What two kinds of colour-blind people see of linear red, green and blue, after Machado,
/// Oliveira and Fernandes (2009).
const SIGHTS: [(&str, [[f64; 3]; 3]); 3] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no green",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "no red",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
];

/// Linear red, green and blue of a fixed colour of the 256, from 0 to 1; `None` for those that the
/// terminal's palette decides.
pub(crate) fn rgb(color: Color) -> Option<[f64; 3]> {
    let Color::Indexed(16..) = color else { return None };
    let Rgb(red, green, blue) = Rgb::of(color)?;
    Some([red, green, blue].map(|level| {
        let share = f64::from(level) / 255.0;
        if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    }))
}

fn luminance([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of the Web Content Accessibility Guidelines, from 1 to 21.
pub(crate) fn contrast(a: Color, b: Color) -> f64 {
    let (a, b) = (luminance(rgb(a).unwrap()), luminance(rgb(b).unwrap()));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// How far apart two colours are in CIELAB, for each kind of sight.
pub(crate) fn difference(a: Color, b: Color) -> [(&'static str, f64); 3] {
    SIGHTS.map(|(name, sight)| {
        let seen = |color| lab(through(sight, rgb(color).unwrap()));
        let (a, b) = (seen(a), seen(b));
        (name, a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt())
    })
}

fn through(sight: [[f64; 3]; 3], color: [f64; 3]) -> [f64; 3] {
    sight.map(|row| row.iter().zip(color).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0))
}

fn lab([red, green, blue]: [f64; 3]) -> [f64; 3] {
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = luminance([red, green, blue]);
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let root = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let (x, y, z) = (root(x), root(y), root(z));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}
