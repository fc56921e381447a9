//! Where the nodes of a whole small tree go. The plan is made from the complete tree, so that no
//! node moves while the search comes to it.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::search::strategy::Choice;
use crate::search::tree::{Detail, Entry, Line, lines};
use crate::search::{Position, Search, Strategy};
use crate::tui::app::App;
use crate::wording::Voice;

/// The widest distance of two leaves, in columns: further apart they no longer look related.
const MOST_COLUMNS: u16 = 8;

/// The largest distance of two generations, in rows.
const MOST_ROWS: u16 = 8;

/// The least: the bar of the edges, the column's number, the node.
const LEAST_ROWS: u16 = 3;

/// A node and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Spot {
    /// The choices that lead to it.
    pub(super) choices: Vec<Choice>,
    /// Its place on the screen.
    pub(super) at: (u16, u16),
}

/// The places of all nodes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Plan {
    /// In the order of the search: parents come before their children.
    pub(super) spots: Vec<Spot>,
    /// The rows from one generation to the next.
    pub(super) generation: u16,
    /// The left edge, where the names of the rows stand.
    pub(super) left: u16,
}

impl Plan {
    /// The plan of the app's search in `area`, or `None` when the tree is too large for it.
    pub(super) fn of(app: &App, area: Rect) -> Option<Self> {
        let search = app.position().search();
        let most = match search.strategy() {
            Strategy::Backtrack => 4,
            Strategy::Rows => 3,
            Strategy::Squares => 0,
        };
        if search.n() > most {
            return None;
        }
        let generations = u16::from(search.n());
        // The root, and a row of states below the last generation.
        let generation = (area.height.checked_sub(2)? / generations).min(MOST_ROWS);
        if generation < LEAST_ROWS {
            return None;
        }
        let margin = margin(app.voice(), search);
        let room = area.width.checked_sub(margin + 1)?;
        let choices = whole_tree(search);
        let columns = (2..=MOST_COLUMNS)
            .rev()
            .map(|unit| columns(&choices, unit))
            .find(|columns| columns.iter().max().is_some_and(|&widest| widest < room))?;
        let widest = columns.iter().copied().max().unwrap_or(0);
        let left = area.x + margin + (room - widest) / 2;
        let spots = choices
            .into_iter()
            .zip(columns)
            .map(|(choices, column)| {
                let depth = u16::try_from(choices.len()).unwrap_or(u16::MAX);
                Spot { choices, at: (left + column, area.y + depth * generation) }
            })
            .collect();
        Some(Self { spots, generation, left: area.x })
    }

    /// Where the node with these choices is.
    pub(super) fn place(&self, choices: &[Choice]) -> Option<(u16, u16)> {
        self.spots.iter().find(|spot| spot.choices == choices).map(|spot| spot.at)
    }
}

/// The name of the row `depth`, as it stands beside the generation.
pub(super) fn row_name(voice: &Voice, depth: u8) -> String {
    use crate::i18n::text;
    let row = voice.base.label(depth);
    text!(voice.language, "tree-row-name", base = voice.base.name(), row = row)
}

fn margin(voice: &Voice, search: &Search) -> u16 {
    let name = row_name(voice, search.n() - 1);
    u16::try_from(name.width() + 1).unwrap_or(u16::MAX)
}

/// The choices of all nodes, rejected ones included, in the order of the search.
fn whole_tree(search: &Search) -> Vec<Vec<Choice>> {
    let mut end = Position::start(*search);
    while end.forward().is_some() {}
    let nodes = |line: Line| -> Vec<Vec<Choice>> {
        let Entry::Rejected(several) = &line.entry else { return vec![line.choices()] };
        several.iter().map(|&choice| [&line.parent[..], &[choice]].concat()).collect()
    };
    lines(&end, &end, Detail::Whole).into_iter().flat_map(nodes).collect()
}

/// The column of each node when leaves are `unit` apart: a parent is above the middle of its
/// children. Leaves of one generation but of different parents have one column more between them.
fn columns(nodes: &[Vec<Choice>], unit: u16) -> Vec<u16> {
    let mut columns = vec![0; nodes.len()];
    let mut next = 0;
    let mut previous: Option<&[Choice]> = None;
    for (i, node) in nodes.iter().enumerate() {
        let is_leaf = nodes.get(i + 1).is_none_or(|after| after.len() <= node.len());
        if is_leaf {
            let parent = node.split_last().map_or(&[][..], |(_, parent)| parent);
            if previous.is_some_and(|last| last.len() == parent.len() && last != parent) {
                next += 1;
            }
            columns[i] = next;
            next += unit;
            previous = Some(parent);
        }
    }
    for (i, node) in nodes.iter().enumerate().rev() {
        let mut children = (i + 1..nodes.len())
            .take_while(|&j| nodes[j].len() > node.len())
            .filter(|&j| nodes[j].len() == node.len() + 1);
        if let Some(first) = children.next() {
            let last = children.last().unwrap_or(first);
            columns[i] = u16::midpoint(columns[first], columns[last]);
        }
    }
    columns
}
