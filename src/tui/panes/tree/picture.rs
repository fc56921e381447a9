//! The tree as nodes and edges, root on top.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::edges::Edges;
use super::plan::{Plan, row_name};
use super::{horizon, node_look};
use crate::i18n::text;
use crate::search::strategy::Choice;
use crate::search::tree::{Detail, Entry, Line, Moment, State, Tense, lines};
use crate::search::{Event, Square};
use crate::tui::app::App;
use crate::tui::panes::put;

/// One node to draw.
struct Node {
    choices: Vec<Choice>,
    tense: Tense,
    /// `None` when it is rejected.
    state: Option<State>,
    /// The solution's number.
    index: u64,
}

/// Draws the nodes that have been reached, and the edges to them.
pub(super) fn draw(app: &App, plan: &Plan, area: Rect, buf: &mut Buffer) {
    let nodes = nodes(app);
    draw_edges(app, plan, &nodes, buf);
    for node in &nodes {
        draw_node(app, plan, node, buf);
    }
    for node in &nodes {
        draw_state(app, plan, node, area, buf);
    }
    draw_row_names(app, plan, &nodes, buf);
}

/// The moment that the node at `column` and `row` stands for; beside a node counts as well.
pub(super) fn node_at(app: &App, plan: &Plan, column: u16, row: u16) -> Option<Moment> {
    let distance = |node: &Node| {
        let (x, y) = plan.place(&node.choices)?;
        (y == row && x.abs_diff(column) <= 1).then(|| x.abs_diff(column))
    };
    let nodes = nodes(app);
    let nearest =
        nodes.iter().filter(|node| distance(node).is_some()).min_by_key(|n| distance(n))?;
    let (choice, parent) = match nearest.choices.split_last() {
        Some((&choice, parent)) => (choice, parent.to_vec()),
        None => return Some(root().moment(app.position().search())),
    };
    let entry = match nearest.state {
        Some(state) => Entry::Node(choice, state),
        None => Entry::Rejected(vec![choice]),
    };
    Some(Line { parent, tense: nearest.tense, entry }.moment(app.position().search()))
}

const fn root() -> Line {
    Line { parent: Vec::new(), tense: Tense::Path, entry: Entry::Root(State::Open) }
}

fn nodes(app: &App) -> Vec<Node> {
    let mut nodes = Vec::new();
    let mut found = 0;
    for line in lines(app.position(), &horizon(app), Detail::Whole) {
        let Line { parent, tense, ref entry } = line;
        let state = match *entry {
            Entry::Rejected(ref several) => {
                nodes.extend(several.iter().map(|&choice| {
                    let choices = [&parent[..], &[choice]].concat();
                    Node { choices, tense, state: None, index: 0 }
                }));
                continue;
            }
            Entry::Root(state) | Entry::Node(_, state) => state,
            Entry::Folded(_) => continue,
        };
        found += u64::from(state == State::Solution);
        let choices = line_choices(parent, entry);
        nodes.push(Node { choices, tense, state: Some(state), index: found });
    }
    nodes
}

fn line_choices(mut parent: Vec<Choice>, entry: &Entry) -> Vec<Choice> {
    if let Entry::Node(choice, _) = entry {
        parent.push(*choice);
    }
    parent
}

fn draw_edges(app: &App, plan: &Plan, nodes: &[Node], buf: &mut Buffer) {
    let mut edges = Edges::default();
    for node in nodes {
        let Some((_, parent)) = node.choices.split_last() else { continue };
        let (Some(from), Some(to)) = (plan.place(parent), plan.place(&node.choices)) else {
            continue;
        };
        // The number of the column stands between the bar and the node.
        edges.connect(from, (to.0, to.1 - 1), to.1 - 2, node.tense);
    }
    edges.draw(app, buf);
}

fn draw_node(app: &App, plan: &Plan, node: &Node, buf: &mut Buffer) {
    let Some((x, y)) = plan.place(&node.choices) else { return };
    let (theme, glyphs) = (app.theme(), app.voice().glyphs);
    let position = app.position();
    let Some(&choice) = node.choices.last() else {
        put(buf, (x, y), glyphs.root, theme.place);
        let name = app.voice().language.text("tree-root");
        buf.set_string(x + 2, y, name, theme.text);
        draw_pointer(app, node, (x, y), buf);
        return;
    };
    let (symbol, style) = match node.state {
        Some(state) => node_look(app, state, node.tense),
        None if node.tense == Tense::Ahead => (glyphs.attacked, theme.quiet),
        None => (glyphs.attacked, theme.text),
    };
    put(buf, (x, y), symbol, style);
    let square = square(app, &node.choices, choice);
    let label_style = match node.tense {
        Tense::Ahead => theme.quiet,
        Tense::Past => theme.text,
        Tense::Path => theme.place,
    };
    buf.set_string(x, y - 1, app.voice().base.label(square.col).to_string(), label_style);
    let is_event = match position.previous_event() {
        Some(Event::Reject(at)) => node.state.is_none() && at == square,
        Some(Event::Backtrack(at)) => node.state.is_some() && at == square,
        _ => false,
    };
    let is_child = node.choices.len() == usize::from(position.depth()) + 1
        && node.choices.starts_with(position.chosen());
    if is_event && is_child {
        put(buf, (x - 1, y), glyphs.brackets[0], theme.current);
        put(buf, (x + 1, y), glyphs.brackets[1], theme.current);
    }
    draw_pointer(app, node, (x, y), buf);
}

fn square(app: &App, choices: &[Choice], choice: Choice) -> Square {
    let depth = u8::try_from(choices.len().saturating_sub(1)).unwrap_or(u8::MAX);
    app.position().search().square_of(depth, choice)
}

fn draw_pointer(app: &App, node: &Node, (x, y): (u16, u16), buf: &mut Buffer) {
    if node.choices == app.position().chosen() && x > 0 {
        put(buf, (x - 1, y), app.voice().glyphs.pointer, app.theme().current);
    }
}

/// "dead end" under the rejected children, "solution k" under a star.
fn draw_state(app: &App, plan: &Plan, node: &Node, area: Rect, buf: &mut Buffer) {
    let Some((x, y)) = plan.place(&node.choices) else { return };
    let language = app.voice().language;
    let (label, y) = match node.state {
        Some(State::DeadEnd) => (language.text("tree-dead-end"), y + plan.generation + 1),
        Some(State::Solution) => {
            (text!(language, "tree-solution-index", index = node.index), y + 1)
        }
        Some(State::Open | State::Tried | State::Discarded) | None => return,
    };
    let width = u16::try_from(label.width()).unwrap_or(u16::MAX);
    let last_start = area.right().saturating_sub(width);
    let start = x.saturating_sub((width - 1) / 2).clamp(area.x.min(last_start), last_start);
    let style = match (node.state, node.tense) {
        (_, Tense::Ahead) => app.theme().quiet,
        (Some(State::Solution), _) => app.theme().place,
        _ => app.theme().backtrack,
    };
    write_at(buf, (start, y), &label, style);
}

/// The names of the rows, as far as the search has come to them.
fn draw_row_names(app: &App, plan: &Plan, nodes: &[Node], buf: &mut Buffer) {
    let deepest = nodes.iter().map(|node| node.choices.len()).max().unwrap_or(0);
    for depth in (0..app.position().search().n()).take(deepest) {
        let top = plan.place(&[]).map_or(0, |(_, y)| y);
        let y = top + (u16::from(depth) + 1) * plan.generation;
        write_at(buf, (plan.left, y), &row_name(app.voice(), depth), app.theme().strong);
    }
}

fn write_at(buf: &mut Buffer, (x, y): (u16, u16), text: &str, style: Style) {
    if buf.area.contains((x, y).into()) {
        buf.set_string(x, y, text, style);
    }
}
