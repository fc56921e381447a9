//! The board as a picture of shapes: it needs no font, and looks the same everywhere.

use super::colour::{INK, PAPER, Rgb};
use super::digits;
use super::pen::{Pen, Stroke};
use crate::search::mark::current_row;
use crate::search::{Event, Mark, Position, Square};
use crate::tui::app::App;
use crate::tui::panes::board::{Scene, attacks};
use crate::tui::panes::header;
use crate::tui::panes::overlay::{Holder, Layer};
use crate::tui::panes::square::{Emphasis, Face, paint};
use crate::wording::reason;

/// The width of a picture in pixels when none is asked for.
pub const WIDTH: u32 = 480;

/// The side of a square; the other lengths are parts of it.
const SIDE: f32 = 100.0;

/// Left of the squares: row labels, and the arrow of a backtrack.
const LEFT: f32 = 95.0;

/// Above the squares: column labels.
const TOP: f32 = 60.0;

/// Right of and below the squares.
const EDGE: f32 = 10.0;

/// A crown in a box of 100 × 100.
const QUEEN: &str = "M24 70L11 34L29 51L31 24L44 48L50 18L56 48L69 24L71 51L89 34L76 70Z\
M24 75L76 75L76 84Q76 86 74 86L26 86Q24 86 24 84Z";

/// The balls on its points.
const BALLS: [(f32, f32); 5] =
    [(11.0, 31.0), (31.0, 21.0), (50.0, 14.0), (69.0, 21.0), (89.0, 31.0)];

/// The board of the app's position as SVG, `width` pixels wide.
pub fn svg(app: &App, width: u32) -> String {
    let position = app.position();
    let n = f32::from(position.search().n());
    let mut pen = Pen::new(LEFT + n * SIDE + EDGE, TOP + n * SIDE + EDGE);
    pen.rectangle((0.0, 0.0), pen.size(), PAPER);
    draw_labels(app, &mut pen);
    let scene = Scene::of(position, app.overlay());
    for square in squares(position) {
        let paint = paint(scene.face(square), app.theme());
        pen.rectangle(corner(square), (SIDE, SIDE), paint.bg.and_then(Rgb::of).unwrap_or(PAPER));
    }
    // Lines of attack run under the marks: these stay readable.
    draw_attacks(app, &mut pen);
    for square in squares(position) {
        draw_face(app, square, scene.face(square), &mut pen);
    }
    draw_gutter(app, &mut pen);
    let reason = reason(position, app.voice());
    let title = header::step(app);
    pen.finish(width, &title, &format!("{} {}", reason.what, reason.next))
}

fn squares(position: &Position) -> impl Iterator<Item = Square> + use<> {
    let n = position.search().n();
    (0..n).flat_map(move |row| (0..n).map(move |col| Square::new(row, col)))
}

/// The upper left corner of a square.
fn corner(square: Square) -> (f32, f32) {
    (LEFT + SIDE * f32::from(square.col), TOP + SIDE * f32::from(square.row))
}

fn middle(square: Square) -> (f32, f32) {
    let (x, y) = corner(square);
    (x + SIDE / 2.0, y + SIDE / 2.0)
}

fn draw_labels(app: &App, pen: &mut Pen) {
    let base = app.voice().base;
    let stroke = Stroke { colour: INK, width: 5.0 };
    for index in 0..app.position().search().n() {
        let label = u128::from(base.label(index));
        let (x, y) = middle(Square::new(index, index));
        digits::draw(pen, label, (x, TOP / 2.0), 34.0, stroke);
        digits::draw(pen, label, (26.0, y), 34.0, stroke);
    }
}

fn draw_face(app: &App, square: Square, face: Face, pen: &mut Pen) {
    let theme = app.theme();
    let at = corner(square);
    // The row that failed is there for one step more, and fainter.
    let ghost = |colour| if face.emphasis == Emphasis::Ghost { faded(colour) } else { colour };
    let ink = |style: ratatui::style::Style| ghost(Rgb::of_ink(style));
    let at_part = |x: f32, y: f32| (at.0 + x * SIDE, at.1 + y * SIDE);
    let thick = |style| Stroke { colour: ink(style), width: 9.0 };
    match (face.layer, face.mark) {
        (Layer::Free, _) => {
            let points = [at_part(0.3, 0.52), at_part(0.44, 0.68), at_part(0.72, 0.32)];
            pen.line(&points, thick(theme.free));
        }
        (_, Mark::Queen) => draw_queen(at, ink(theme.queen), pen),
        (_, Mark::Attacked) => {
            pen.line(&[at_part(0.32, 0.32), at_part(0.68, 0.68)], thick(theme.attacked));
            pen.line(&[at_part(0.68, 0.32), at_part(0.32, 0.68)], thick(theme.attacked));
        }
        (_, Mark::Tried) => pen.ring(middle(square), 0.22 * SIDE, thick(theme.tried)),
        (_, Mark::Untried) => {
            let stroke = Stroke { colour: ink(theme.untried), width: 3.0 };
            pen.frame(at_part(0.36, 0.36), (0.28 * SIDE, 0.28 * SIDE), stroke);
        }
    }
    if let Layer::Index(index, holder) = face.layer {
        let (style, width) = match holder {
            Holder::Nobody => (theme.index, 2.5),
            Holder::Queen => (theme.index_taken, 4.0),
        };
        let stroke = Stroke { colour: Rgb::of_ink(style), width };
        digits::draw(pen, index.into(), at_part(0.82, 0.85), 20.0, stroke);
    }
    if face.emphasis == Emphasis::Current {
        let stroke = Stroke { colour: Rgb::of_ink(theme.attack_line), width: 7.0 };
        pen.frame(at_part(0.055, 0.055), (0.89 * SIDE, 0.89 * SIDE), stroke);
    }
}

fn draw_queen(corner: (f32, f32), colour: Rgb, pen: &mut Pen) {
    // Clear of the frame of a current square.
    let scale = 0.86 * SIDE / 100.0;
    let margin = 0.07 * SIDE;
    let (x, y) = (corner.0 + margin, corner.1 + margin);
    pen.shape(QUEEN, (x, y), scale, colour);
    for (ball_x, ball_y) in BALLS {
        pen.disc((x + ball_x * scale, y + ball_y * scale), 5.5 * scale, colour);
    }
}

/// From each attacking queen an arrow to the square it attacks.
fn draw_attacks(app: &App, pen: &mut Pen) {
    let stroke = Stroke { colour: Rgb::of_ink(app.theme().attack_line), width: 7.0 };
    for (from, to, _) in attacks(app.position()) {
        // Clear of the queen and of the mark.
        draw_arrow(
            pen,
            toward(middle(from), middle(to), 40.0),
            toward(middle(to), middle(from), 33.0),
            stroke,
        );
    }
}

/// An arrow of a backtrack, from the row that failed to the row that goes on; a pointer elsewhere.
fn draw_gutter(app: &App, pen: &mut Pen) {
    let position = app.position();
    let x = LEFT - 24.0;
    let row_middle = |row: u8| TOP + SIDE * (f32::from(row) + 0.5);
    if let Some(Event::Backtrack(lifted)) = position.previous_event() {
        let stroke = Stroke { colour: Rgb::of_ink(app.theme().backtrack), width: 7.0 };
        draw_arrow(
            pen,
            (x, row_middle(lifted.row) + SIDE),
            (x, row_middle(lifted.row) + 16.0),
            stroke,
        );
    }
    if !position.is_end() {
        let y = row_middle(current_row(position));
        pen.shape("M0 0L22 12L0 24Z", (x - 8.0, y - 12.0), 1.0, INK);
    }
}

fn draw_arrow(pen: &mut Pen, from: (f32, f32), to: (f32, f32), stroke: Stroke) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let barb =
        |side: f32| (to.0 - 18.0 * dx + side * 12.0 * dy, to.1 - 18.0 * dy - side * 12.0 * dx);
    pen.line(&[from, to], stroke);
    pen.line(&[barb(1.0), to, barb(-1.0)], stroke);
}

/// The point `distance` away from `from` on the way to `to`.
fn toward(from: (f32, f32), to: (f32, f32), distance: f32) -> (f32, f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let part = distance / dx.hypot(dy).max(1.0);
    (from.0 + dx * part, from.1 + dy * part)
}

fn faded(Rgb(red, green, blue): Rgb) -> Rgb {
    let fade = |part: u8| u8::try_from((u16::from(part) + 3 * 0xdd) / 4).unwrap_or(u8::MAX);
    Rgb(fade(red), fade(green), fade(blue))
}
