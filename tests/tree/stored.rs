//! The complete state-space tree, kept in memory with the steps at which things happened.

use nq_tui::search::strategy::Choice;
use nq_tui::search::tree::{Detail, Entry, Line, State, Tense};
use nq_tui::search::{Event, Search, Square, Step, Strategy};

/// A node of the reference tree, with the steps at which things happened to it.
#[derive(Debug, Default)]
pub(crate) struct Node {
    pub(crate) choices: Vec<Choice>,
    pub(crate) placed: Step,
    pub(crate) lifted: Option<Step>,
    /// The step of the solution or the discard.
    pub(crate) announced: Option<(Step, State)>,
    pub(crate) children: Vec<Child>,
    pub(crate) solutions: u64,
}

#[derive(Debug)]
pub(crate) enum Child {
    Rejected(Step, Choice),
    Placed(Node),
}

fn choice(search: &Search, square: Square) -> Choice {
    match search.strategy() {
        Strategy::Backtrack | Strategy::Rows => square.col.into(),
        Strategy::Squares => {
            Choice::from(square.row) * Choice::from(search.n()) + Choice::from(square.col)
        }
    }
}

/// The complete tree, from the stored events.
pub(crate) fn reference_tree(search: &Search, events: &[Event]) -> Node {
    let mut open = vec![Node::default()];
    for (step, &event) in (1..).zip(events) {
        let top = open.last_mut().unwrap();
        match event {
            Event::Place(square) => {
                let choices = [&top.choices[..], &[choice(search, square)]].concat();
                open.push(Node { choices, placed: step, ..Node::default() });
            }
            Event::Reject(square) => {
                top.children.push(Child::Rejected(step, choice(search, square)));
            }
            Event::Solution => {
                top.announced = Some((step, State::Solution));
                for node in &mut open {
                    node.solutions += 1;
                }
            }
            Event::Discard => top.announced = Some((step, State::Discarded)),
            Event::Backtrack(_) => close(&mut open, Some(step)),
        }
    }
    while open.len() > 1 {
        close(&mut open, None);
    }
    open.remove(0)
}

fn close(open: &mut Vec<Node>, lifted: Option<Step>) {
    let mut node = open.pop().unwrap();
    node.lifted = lifted;
    open.last_mut().unwrap().children.push(Child::Placed(node));
}

/// What `node` had come to after `step` steps.
fn reference_state(node: &Node, n: u8, step: Step) -> State {
    if node.choices.len() == usize::from(n) {
        return match node.announced {
            Some((at, state)) if at <= step => state,
            _ => State::Open,
        };
    }
    let last = node.children.last().and_then(|child| match child {
        Child::Rejected(at, _) => Some(*at),
        Child::Placed(node) => node.lifted,
    });
    match last {
        Some(last) if last <= step => {
            if node.children.iter().all(|child| matches!(child, Child::Rejected(..))) {
                State::DeadEnd
            } else {
                State::Tried
            }
        }
        _ => State::Open,
    }
}

/// The lines of the reference tree, one rejected child each.
pub(crate) fn reference_lines(
    root: &Node,
    n: u8,
    here: Step,
    seen: Step,
    detail: Detail,
) -> Vec<Line> {
    let state = reference_state(root, n, here);
    let mut lines = vec![Line { parent: vec![], tense: Tense::Path, entry: Entry::Root(state) }];
    descend(root, n, here, seen, detail, &mut lines);
    lines
}

fn descend(node: &Node, n: u8, here: Step, seen: Step, detail: Detail, lines: &mut Vec<Line>) {
    let parent = &node.choices;
    for child in &node.children {
        match child {
            Child::Rejected(at, choice) if *at <= seen => {
                let tense = if *at <= here { Tense::Past } else { Tense::Ahead };
                let entry = Entry::Rejected(vec![*choice]);
                lines.push(Line { parent: parent.clone(), tense, entry });
            }
            Child::Placed(child) if child.placed <= seen => {
                let tense = if child.placed > here {
                    Tense::Ahead
                } else if child.lifted.is_some_and(|at| at <= here) {
                    Tense::Past
                } else {
                    Tense::Path
                };
                let at = if tense == Tense::Ahead { seen } else { here };
                let state = reference_state(child, n, at);
                let entry = Entry::Node(*child.choices.last().unwrap(), state);
                lines.push(Line { parent: parent.clone(), tense, entry });
                if tense == Tense::Path || detail == Detail::Whole {
                    descend(child, n, here, seen, detail, lines);
                }
            }
            Child::Rejected(..) | Child::Placed(_) => {}
        }
    }
}
