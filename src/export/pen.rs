//! Shapes on paper: the few that the pictures are made of.

use svg::node::Value;
use svg::node::element::{Circle, Description, Group, Path, Rectangle, Title};
use svg::{Document, Node};

use super::colour::Rgb;

/// How a line is drawn: its colour and its width.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stroke {
    pub(super) colour: Rgb,
    pub(super) width: f32,
}

/// A picture in the making.
#[derive(Debug)]
pub(super) struct Pen {
    size: (f32, f32),
    group: Group,
}

impl Pen {
    /// Paper of this size.
    pub(super) fn new(width: f32, height: f32) -> Self {
        Self { size: (width, height), group: Group::new() }
    }

    /// The width and height of the paper.
    pub(super) const fn size(&self) -> (f32, f32) {
        self.size
    }

    /// A filled rectangle.
    pub(super) fn rectangle(&mut self, at: (f32, f32), size: (f32, f32), fill: Rgb) {
        self.put(rectangle(at, size).set("fill", fill.hex()));
    }

    /// The outline of a rectangle with round corners.
    pub(super) fn frame(&mut self, at: (f32, f32), size: (f32, f32), stroke: Stroke) {
        let rectangle = rectangle(at, size).set("rx", rounded(stroke.width)).set("fill", "none");
        self.put(
            rectangle.set("stroke", stroke.colour.hex()).set("stroke-width", rounded(stroke.width)),
        );
    }

    /// A filled circle.
    pub(super) fn disc(&mut self, at: (f32, f32), radius: f32, fill: Rgb) {
        self.put(circle(at, radius).set("fill", fill.hex()));
    }

    /// The outline of a circle.
    pub(super) fn ring(&mut self, at: (f32, f32), radius: f32, stroke: Stroke) {
        let circle = circle(at, radius).set("fill", "none");
        self.put(
            circle.set("stroke", stroke.colour.hex()).set("stroke-width", rounded(stroke.width)),
        );
    }

    /// Straight lines from point to point, with round ends.
    pub(super) fn line(&mut self, points: &[(f32, f32)], stroke: Stroke) {
        let path: Vec<String> = points
            .iter()
            .enumerate()
            .map(|(i, (x, y))| {
                format!("{}{} {}", if i == 0 { 'M' } else { 'L' }, rounded(*x), rounded(*y))
            })
            .collect();
        self.put(stroked(path.concat(), stroke));
    }

    /// A path of SVG commands, moved to `at` and enlarged by `scale`, filled.
    pub(super) fn shape(&mut self, path: &str, at: (f32, f32), scale: f32, fill: Rgb) {
        self.put(
            Path::new().set("d", path).set("transform", moved(at, scale)).set("fill", fill.hex()),
        );
    }

    /// The same, drawn as a line of the stroke's width after it was enlarged.
    pub(super) fn curve(&mut self, path: &str, at: (f32, f32), scale: f32, stroke: Stroke) {
        let stroke = Stroke { width: stroke.width / scale, ..stroke };
        self.put(stroked(path.to_owned(), stroke).set("transform", moved(at, scale)));
    }

    /// The whole picture, `width` pixels wide, with a title and what is to be seen for those who
    /// cannot see it.
    pub(super) fn finish(self, width: u32, title: &str, description: &str) -> String {
        let (paper_width, paper_height) = self.size;
        let view: Vec<Value> =
            [0.0, 0.0, rounded(paper_width), rounded(paper_height)].map(Value::from).into();
        #[expect(clippy::cast_precision_loss, reason = "pictures are thousands of pixels wide")]
        let height = width as f32 * paper_height / paper_width;
        Document::new()
            .set("viewBox", view)
            .set("width", width)
            .set("height", height.round())
            // Whole pixels, without a seam that the paper does not cover.
            .set("preserveAspectRatio", "none")
            .set("role", "img")
            .add(Title::new(title))
            .add(Description::new().add(svg::node::Text::new(description)))
            .add(self.group)
            .to_string()
    }

    fn put(&mut self, node: impl Node) {
        self.group.append(node);
    }
}

fn rectangle((x, y): (f32, f32), (width, height): (f32, f32)) -> Rectangle {
    Rectangle::new()
        .set("x", rounded(x))
        .set("y", rounded(y))
        .set("width", rounded(width))
        .set("height", rounded(height))
}

fn circle((x, y): (f32, f32), radius: f32) -> Circle {
    Circle::new().set("cx", rounded(x)).set("cy", rounded(y)).set("r", rounded(radius))
}

fn stroked(path: String, stroke: Stroke) -> Path {
    Path::new()
        .set("d", path)
        .set("fill", "none")
        .set("stroke", stroke.colour.hex())
        .set("stroke-width", rounded(stroke.width))
        .set("stroke-linecap", "round")
        .set("stroke-linejoin", "round")
}

fn moved((x, y): (f32, f32), scale: f32) -> String {
    format!("translate({} {}) scale({})", rounded(x), rounded(y), scale)
}

/// Hundredths are finer than any screen shows.
fn rounded(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}
