//! The state-space tree of a page: every node that the page's positions reach, and when.

use serde::Serialize;

use super::sentences::{Sentence, Sentences};
use crate::i18n::{Language, text};
use crate::search::strategy::{Choice, Strategy};
use crate::search::tree::{self, Detail, Entry, Line, State, Tense};
use crate::search::{Event, Position, Search, Square};
use crate::wording::Base;

/// A node; its parent comes before it. Positions are numbered as on the page.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Node {
    #[serde(skip_serializing_if = "Option::is_none")]
    parent: Option<usize>,
    /// Its square as the page names it; empty at the root.
    name: String,
    /// Its column, for pictures and runs of rejected squares.
    column: String,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_rejected: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_solution: bool,
    /// The position from which on it is there.
    from: usize,
    /// The position at which it is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<usize>,
    /// What it has come to, and from which position on that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    fate: Option<(Sentence, usize)>,
    /// What is said of it once it is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    sum: Option<Sentence>,
}

/// The tree as far as a walk has come.
#[derive(Debug)]
pub(super) struct Tree {
    search: Search,
    base: Base,
    nodes: Vec<Node>,
    /// The nodes from the root to the position.
    path: Vec<usize>,
}

impl Tree {
    /// The tree at the first position of a page: the path, and what is left beside it.
    pub(super) fn begin(start: &Position, base: Base, sentences: &mut Sentences) -> Self {
        let mut tree = Self { search: *start.search(), base, nodes: Vec::new(), path: Vec::new() };
        for line in tree::lines(start, start, Detail::Path) {
            tree.begin_with(&line, start, sentences);
        }
        tree.note_fate(start, 0, sentences);
        tree
    }

    fn begin_with(&mut self, line: &Line, start: &Position, sentences: &mut Sentences) {
        // The lines come in the order of the search, so the parent is the path's last node but for
        // finished siblings, which are not on it.
        self.path.truncate(line.parent.len() + usize::from(line.depth() > 0));
        match &line.entry {
            Entry::Root(_) => {
                let root = self.node(None, 0);
                self.path.push(root);
            }
            Entry::Rejected(choices) | Entry::Folded(choices) => {
                for &choice in choices {
                    let node = self.node(Some(choice), 0);
                    self.nodes[node].is_rejected = matches!(line.entry, Entry::Rejected(_));
                }
            }
            Entry::Node(choice, state) => {
                let node = self.node(Some(*choice), 0);
                if line.tense == Tense::Path {
                    self.path.push(node);
                } else {
                    self.nodes[node].left = Some(0);
                    self.nodes[node].is_solution = *state == State::Solution;
                    let choices = line.choices();
                    self.nodes[node].sum = Some(
                        sentences
                            .place(|language| summed(language, start.search(), &choices, *state)),
                    );
                }
            }
        }
    }

    /// Takes in the event that led to `position`, the page's number `index`.
    pub(super) fn grow(
        &mut self,
        event: Event,
        position: &Position,
        index: usize,
        sentences: &mut Sentences,
    ) {
        match event {
            Event::Place(_) => {
                let node = self.node(position.chosen().last().copied(), index);
                self.path.push(node);
            }
            Event::Reject(_) => {
                let node = self.node(Some(position.next_choice() - 1), index);
                self.nodes[node].is_rejected = true;
            }
            Event::Backtrack(_) => self.leave(position, index, sentences),
            Event::Solution | Event::Discard => {}
        }
        self.note_fate(position, index, sentences);
    }

    /// Leaves the path's last node.
    fn leave(&mut self, position: &Position, index: usize, sentences: &mut Sentences) {
        let Some(node) = self.path.pop() else { return };
        self.nodes[node].left = Some(index);
        let choices = [position.chosen(), &[position.next_choice() - 1]].concat();
        if tree::state(position, &choices) == State::Tried {
            let search = *position.search();
            self.nodes[node].sum =
                Some(sentences.place(|language| summed(language, &search, &choices, State::Tried)));
        }
    }

    /// Notes what the path's last node has come to.
    fn note_fate(&mut self, position: &Position, index: usize, sentences: &mut Sentences) {
        let Some(node) = self.path.last().and_then(|&node| self.nodes.get_mut(node)) else {
            return;
        };
        let state = tree::state(position, position.chosen());
        if state == State::Open || node.fate.is_some() {
            return;
        }
        node.is_solution = state == State::Solution;
        let solutions = position.solutions();
        let fate = sentences.place(|language| match state {
            State::Solution => text!(language, "tree-solution-index", index = solutions),
            _ => fate(language, state),
        });
        node.fate = Some((fate, index));
    }

    /// A new child of the path's last node; the root has no choice.
    fn node(&mut self, choice: Option<Choice>, from: usize) -> usize {
        let depth = u8::try_from(self.path.len()).unwrap_or(u8::MAX).saturating_sub(1);
        let square = choice.map(|choice| self.search.square_of(depth, choice));
        self.nodes.push(Node {
            parent: self.path.last().copied(),
            name: square.map_or(String::new(), |square| self.base.square(square)),
            column: square.map_or(String::new(), |square| self.column(square)),
            is_rejected: false,
            is_solution: false,
            from,
            left: None,
            fate: None,
            sum: None,
        });
        self.nodes.len() - 1
    }

    /// What tells a node from its siblings.
    fn column(&self, square: Square) -> String {
        match self.search.strategy() {
            Strategy::Backtrack | Strategy::Rows => self.base.label(square.col).to_string(),
            Strategy::Squares => self.base.square(square),
        }
    }

    /// The nodes, the root first.
    pub(super) fn into_nodes(self) -> Vec<Node> {
        self.nodes
    }
}

fn fate(language: Language, state: State) -> String {
    match state {
        State::Open => String::new(),
        State::DeadEnd => language.text("tree-dead-end"),
        State::Tried => language.text("tree-tried"),
        State::Solution => language.text("tree-solution"),
        State::Discarded => language.text("tree-discarded"),
    }
}

/// What is said of a finished node.
fn summed(language: Language, search: &Search, choices: &[Choice], state: State) -> String {
    let size = match state {
        State::Tried => tree::size_below(search, choices),
        _ => None,
    };
    size.map_or_else(
        || fate(language, state),
        |size| text!(language, "tree-size", steps = size.steps, solutions = size.solutions),
    )
}
