//! A frame as SVG: text stands in its cells whatever the font, lines and blocks are shapes.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Modifier;
use svg::Document;
use svg::node::element::{Description, Group, Path, Rectangle, Text, Title};

use super::colour::Rgb;
use super::strokes::{Drawn, drawn};
use super::text::{cells, rows};

/// The size of a cell in pixels.
const CELL: (f32, f32) = (9.0, 18.0);

/// From the top of a cell to the line on which its letters stand.
const BASELINE: f32 = 13.5;

/// Around the frame.
const MARGIN: f32 = 9.0;

const FONTS: &str = "'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', 'Noto Sans CJK SC', \
                     'WenQuanYi Zen Hei Mono', Menlo, Consolas, 'PingFang SC', \
                     'Microsoft YaHei', monospace";

/// What stands for the terminal's own colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paper {
    /// Of text.
    pub ink: Rgb,
    /// Behind it.
    pub ground: Rgb,
}

impl Paper {
    /// Black on white.
    pub const WHITE: Self = Self { ink: Rgb(0x1c, 0x1c, 0x1c), ground: Rgb(0xff, 0xff, 0xff) };
}

/// The frame in `buffer` as SVG, with a title and a description for those who cannot see it.
pub fn svg(buffer: &Buffer, paper: Paper, title: &str, description: &str) -> String {
    let width = f32::from(buffer.area.width) * CELL.0 + 2.0 * MARGIN;
    let height = f32::from(buffer.area.height) * CELL.1 + 2.0 * MARGIN;
    let mut grounds = Group::new();
    let mut inks = Group::new().set("font-family", FONTS).set("font-size", 15);
    for row in rows(buffer) {
        for run in runs(buffer, row, paper) {
            if run.look.ground != paper.ground {
                grounds = grounds.add(ground(&run));
            }
            for (x, symbol) in &run.cells {
                if let Some(shape) = drawn(symbol) {
                    inks = add_shape(inks, shape, (*x, run.y), run.look.ink);
                }
            }
            inks = inks.add(letters(&run));
        }
    }
    Document::new()
        .set("viewBox", (0, 0, width, height))
        .set("width", width)
        .set("height", height)
        .set("role", "img")
        .add(Title::new(title))
        .add(Description::new().add(svg::node::Text::new(description)))
        .add(
            Rectangle::new()
                .set("width", width)
                .set("height", height)
                .set("fill", paper.ground.hex()),
        )
        .add(grounds)
        .add(inks)
        .to_string()
}

/// Neighbouring cells of one look.
struct Run<'a> {
    y: f32,
    look: Look,
    cells: Vec<(f32, &'a str)>,
    end: f32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    ink: Rgb,
    ground: Rgb,
    modifier: Modifier,
}

impl Look {
    fn of(cell: &Cell, paper: Paper) -> Self {
        let ink = Rgb::of(cell.fg).unwrap_or(paper.ink);
        let ground = Rgb::of(cell.bg).unwrap_or(paper.ground);
        let modifier = cell.modifier;
        if modifier.contains(Modifier::REVERSED) {
            return Self { ink: ground, ground: ink, modifier };
        }
        Self { ink, ground, modifier }
    }
}

fn runs(buffer: &Buffer, row: u16, paper: Paper) -> Vec<Run<'_>> {
    let mut runs: Vec<Run<'_>> = Vec::new();
    let y = MARGIN + f32::from(row - buffer.area.top()) * CELL.1;
    let left = |x: u16| MARGIN + f32::from(x - buffer.area.left()) * CELL.0;
    let mut row_cells = cells(buffer, row).peekable();
    while let Some((x, cell)) = row_cells.next() {
        let look = Look::of(cell, paper);
        let end = left(row_cells.peek().map_or(buffer.area.right(), |(next, _)| *next));
        match runs.last_mut() {
            Some(run) if run.look == look => {
                run.cells.push((left(x), cell.symbol()));
                run.end = end;
            }
            _ => runs.push(Run { y, look, cells: vec![(left(x), cell.symbol())], end }),
        }
    }
    runs
}

fn ground(run: &Run<'_>) -> Rectangle {
    let x = run.cells.first().map_or(0.0, |(x, _)| *x);
    Rectangle::new()
        .set("x", x)
        .set("y", run.y)
        .set("width", run.end - x)
        .set("height", CELL.1)
        .set("fill", run.look.ground.hex())
        // Neighbouring areas leave no hair line between them.
        .set("shape-rendering", "crispEdges")
}

/// The letters of a run, each at its own column.
fn letters(run: &Run<'_>) -> Group {
    let shown = run.cells.iter().filter(|(_, symbol)| *symbol != " " && drawn(symbol).is_none());
    let (places, text): (Vec<f32>, String) = shown.map(|(x, symbol)| (*x, *symbol)).unzip();
    if text.is_empty() {
        return Group::new();
    }
    let modifier = run.look.modifier;
    let mut element =
        Text::new(text).set("x", places).set("y", run.y + BASELINE).set("fill", run.look.ink.hex());
    if modifier.contains(Modifier::BOLD) {
        element = element.set("font-weight", "bold");
    }
    if modifier.contains(Modifier::DIM) {
        element = element.set("opacity", 0.65);
    }
    if modifier.contains(Modifier::UNDERLINED) {
        element = element.set("text-decoration", "underline");
    }
    Group::new().add(element)
}

fn add_shape(group: Group, shape: Drawn, (x, y): (f32, f32), ink: Rgb) -> Group {
    let at = |part_x: f32, part_y: f32| (x + part_x * CELL.0, y + part_y * CELL.1);
    let area = |from: f32, to: f32| {
        let (x, y) = at(0.0, from);
        Rectangle::new()
            .set("x", x)
            .set("y", y)
            .set("width", CELL.0)
            .set("height", (to - from) * CELL.1)
            .set("fill", ink.hex())
            .set("shape-rendering", "crispEdges")
    };
    let line = |from: (f32, f32), to: (f32, f32), width: f32| {
        Path::new()
            .set("d", format!("M{} {}L{} {}", from.0, from.1, to.0, to.1))
            .set("stroke", ink.hex())
            .set("stroke-width", width)
    };
    match shape {
        Drawn::Area(from, to) => group.add(area(from, to)),
        Drawn::Shade(opacity) => group.add(area(0.0, 1.0).set("fill-opacity", opacity)),
        Drawn::Lines(lines) => lines.iter().fold(group, |group, [from, to]| {
            group.add(line(at(from.0, from.1), at(to.0, to.1), 1.4))
        }),
        Drawn::Arms(arms) => {
            let ends = [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)];
            arms.into_iter().zip(ends).filter(|(weight, _)| *weight > 0).fold(
                group,
                |group, (weight, end)| {
                    group.add(line(at(0.5, 0.5), at(end.0, end.1), f32::from(weight) * 1.3))
                },
            )
        }
    }
}
