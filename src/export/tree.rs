//! The state-space tree up to a position as a picture of shapes: root on top, the search running
//! from left to right, the column of each queen in its node.

use std::collections::HashMap;

use super::colour::{INK, PAPER, Rgb};
use super::digits;
use super::pen::{Pen, Stroke};
use crate::search::Position;
use crate::search::strategy::Choice;
use crate::search::tree::{Detail, Entry, State, Tense, lines};
use crate::tui::app::App;
use crate::tui::panes::header;
use crate::tui::theme::AUTO;
use crate::wording::reason;

/// Beyond this many nodes, finished subtrees are drawn as one triangle each.
const MOST_NODES: usize = 700;

/// Between two leaves, between two generations, and around the tree.
const STEP: (f32, f32) = (44.0, 96.0);
const EDGE: f32 = 40.0;

/// Left of the tree: the labels of the rows.
const LEFT: f32 = 60.0;

/// The radius of a node.
const RADIUS: f32 = 17.0;

/// The marks of the board, as the theme for light grounds has them: the picture is on white paper.
const PATH: Rgb = Rgb::of_ink(AUTO.queen);
const TRIED: Rgb = Rgb::of_ink(AUTO.tried);
const FAINT: Rgb = Rgb::of_ink(AUTO.untried);

/// What a node is drawn as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Look {
    Root,
    /// A queen of the path, or one that was taken back.
    Queen(State),
    Rejected,
    Folded,
}

#[derive(Debug)]
struct Node {
    look: Look,
    tense: Tense,
    parent: Option<usize>,
    column: u8,
    depth: u8,
    /// The middle, in leaves from the left.
    x: f32,
    is_current: bool,
}

/// The tree up to the app's position as SVG, as wide as it needs to be or `width` pixels. There is
/// room for the nodes up to `horizon`, so that those of earlier pictures stay where they are.
pub fn svg(app: &App, horizon: &Position, width: Option<u32>) -> String {
    let position = app.position();
    let nodes = nodes(position, horizon);
    let leaves = nodes.iter().map(|node| node.x).fold(0.0, f32::max);
    let deepest = nodes.iter().map(|node| node.depth).max().unwrap_or(0);
    let size =
        (LEFT + leaves * STEP.0 + EDGE, 2.0 * EDGE + f32::from(deepest) * STEP.1 + 2.0 * RADIUS);
    let mut pen = Pen::new(size.0.max(200.0), size.1);
    pen.rectangle((0.0, 0.0), pen.size(), PAPER);
    for depth in 1..=deepest {
        let y = place(0.0, depth).1;
        let label = u128::from(app.voice().base.label(depth - 1));
        digits::draw(&mut pen, label, (22.0, y), 22.0, Stroke { colour: FAINT, width: 3.0 });
    }
    draw_edges(&nodes, &mut pen);
    for node in nodes.iter().filter(|node| node.tense != Tense::Ahead) {
        draw_node(app, node, &mut pen);
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a size is positive, and a float saturates"
    )]
    let own_width = pen.size().0 as u32;
    let title = format!("{} {}", app.voice().language.text("tree-title"), header::step(app));
    pen.finish(width.unwrap_or(own_width), &title, &reason(position, app.voice()).what)
}

fn place(x: f32, depth: u8) -> (f32, f32) {
    (LEFT + x * STEP.0, EDGE + RADIUS + f32::from(depth) * STEP.1)
}

/// The nodes reached so far, parents before their children, each in its place.
fn nodes(position: &Position, horizon: &Position) -> Vec<Node> {
    let whole = lines(position, horizon, Detail::Whole);
    let lines = if whole.len() > MOST_NODES {
        lines(position, horizon, Detail::of_outline(position.search()))
    } else {
        whole
    };
    let search = position.search();
    let mut nodes: Vec<Node> = Vec::new();
    let mut known: HashMap<Vec<Choice>, usize> = HashMap::new();
    for line in &lines {
        let depth = u8::try_from(line.depth()).unwrap_or(u8::MAX);
        let (look, choices): (_, &[Choice]) = match &line.entry {
            Entry::Root(_) => (Look::Root, &[]),
            Entry::Node(choice, state) => (Look::Queen(*state), std::slice::from_ref(choice)),
            Entry::Rejected(several) => (Look::Rejected, several),
            Entry::Folded(several) => (Look::Folded, several.get(..1).unwrap_or_default()),
        };
        let parent = known.get(&line.parent).copied().filter(|_| look != Look::Root);
        let mut add = |choice: Option<Choice>| {
            let column = choice.map_or(0, |choice| search.square_of(depth - 1, choice).col);
            let own: Vec<Choice> = line.parent.iter().copied().chain(choice).collect();
            let is_current = own == position.chosen();
            if !matches!(look, Look::Rejected | Look::Folded) {
                known.insert(own, nodes.len());
            }
            nodes.push(Node { look, tense: line.tense, parent, column, depth, x: 0.0, is_current });
        };
        if look == Look::Root {
            add(None);
        }
        for choice in choices {
            add(Some(*choice));
        }
    }
    settle(&mut nodes);
    nodes
}

/// Leaves stand side by side, a parent over the middle of its children.
fn settle(nodes: &mut [Node]) {
    let mut spans: Vec<Option<(f32, f32)>> = vec![None; nodes.len()];
    let mut next_leaf = 0.5;
    for at in left_to_right(nodes) {
        let x = spans[at].map_or_else(
            || {
                next_leaf += 1.0;
                next_leaf - 1.0
            },
            |(first, last)| f32::midpoint(first, last),
        );
        nodes[at].x = x;
        if let Some(parent) = nodes[at].parent {
            let span = spans[parent].get_or_insert((x, x));
            *span = (span.0.min(x), span.1.max(x));
        }
    }
}

/// Children before their parents, from left to right.
fn left_to_right(nodes: &[Node]) -> Vec<usize> {
    let mut order = Vec::with_capacity(nodes.len());
    let mut open: Vec<usize> = Vec::new();
    for (at, node) in nodes.iter().enumerate() {
        while open.last().is_some_and(|last| Some(*last) != node.parent) {
            order.extend(open.pop());
        }
        open.push(at);
    }
    order.extend(open.into_iter().rev());
    order
}

fn draw_edges(nodes: &[Node], pen: &mut Pen) {
    for node in nodes.iter().filter(|node| node.tense != Tense::Ahead) {
        let Some(parent) = node.parent.and_then(|parent| nodes.get(parent)) else { continue };
        let (colour, width) = match node.tense {
            Tense::Path => (PATH, 5.0),
            Tense::Past | Tense::Ahead => (FAINT, 2.0),
        };
        let (from, to) = (place(parent.x, parent.depth), place(node.x, node.depth));
        pen.line(&[from, to], Stroke { colour, width });
    }
}

fn draw_node(app: &App, node: &Node, pen: &mut Pen) {
    let at = place(node.x, node.depth);
    let label = u128::from(app.voice().base.label(node.column));
    let draw_label = |pen: &mut Pen, colour| {
        digits::draw(pen, label, at, 17.0, Stroke { colour, width: 2.6 });
    };
    match node.look {
        Look::Root => pen.disc(at, RADIUS * 0.6, PATH),
        Look::Queen(_) if node.tense == Tense::Path => {
            pen.disc(at, RADIUS, PATH);
            draw_label(pen, PAPER);
        }
        Look::Queen(_) => {
            pen.disc(at, RADIUS, PAPER);
            pen.ring(at, RADIUS, Stroke { colour: TRIED, width: 3.0 });
            draw_label(pen, TRIED);
        }
        Look::Rejected => draw_rejected(at, label, pen),
        Look::Folded => pen.shape("M0 -16L17 16L-17 16Z", at, 1.0, FAINT),
    }
    match node.look {
        Look::Queen(State::Solution) => draw_star((at.0, at.1 + RADIUS + 18.0), pen),
        Look::Queen(State::DeadEnd) => {
            let y = at.1 + RADIUS + 6.0;
            let stroke = Stroke { colour: TRIED, width: 5.0 };
            pen.line(&[(at.0 - 12.0, y), (at.0 + 12.0, y)], stroke);
        }
        _ => {}
    }
    if node.is_current {
        pen.ring(at, RADIUS + 6.0, Stroke { colour: INK, width: 3.0 });
    }
}

/// The column, and a cross under it.
fn draw_rejected((x, y): (f32, f32), label: u128, pen: &mut Pen) {
    pen.disc((x, y), RADIUS * 0.8, PAPER);
    digits::draw(pen, label, (x, y), 15.0, Stroke { colour: INK, width: 2.2 });
    let stroke = Stroke { colour: INK, width: 3.0 };
    let middle = y + 21.0;
    pen.line(&[(x - 6.0, middle - 6.0), (x + 6.0, middle + 6.0)], stroke);
    pen.line(&[(x + 6.0, middle - 6.0), (x - 6.0, middle + 6.0)], stroke);
}

fn draw_star(at: (f32, f32), pen: &mut Pen) {
    let path =
        "M0 -14L3.5 -4.8L13.3 -4.3L5.7 1.9L8.2 11.3L0 6L-8.2 11.3L-5.7 1.9L-13.3 -4.3L-3.5 -4.8Z";
    pen.shape(path, at, 1.0, PATH);
}
