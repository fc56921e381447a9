//! The state-space tree as far as the search has come: what is drawn of it around a position.
//!
//! A node is a partial solution, its children are the choices of the next row. Nothing of the tree
//! is kept. Whether a node has been reached, left, or still lies on the path from the root follows
//! from comparing its choices with those of a position, which is the explicit stack; so the lines
//! cost what is shown of the path and its children, whatever the size of the tree.
//!
//! Two positions take part: the one *here*, and the *horizon*, the furthest step shown, beyond
//! which nothing is told.

mod counts;
mod fold;
mod reach;

pub use counts::{Cut, RowCounts};
pub use fold::{Size, size_below};
pub use reach::{State, state};

use self::reach::{Reach, is_rejected, reach};
use super::position::{Position, Step};
use super::strategy::{Choice, Search, Strategy};

/// The horizon lies at most this many steps ahead: more would not be seen, but cost time.
const MOST_AHEAD: usize = 2048;

/// What a line of the tree is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// The empty board.
    Root(State),
    /// A placed node, reached by this choice.
    Node(Choice, State),
    /// Rejected children side by side.
    Rejected(Vec<Choice>),
    /// Several finished children, or several ahead, in one line.
    Folded(Vec<Choice>),
}

/// Where a line stands in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tense {
    /// Seen already, but later than the position: it was stepped back over.
    Ahead,
    /// Finished before the position.
    Past,
    /// On the path from the root to the position.
    Path,
}

/// One line of the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The choices that lead to the parent: empty for the root and for its children.
    pub parent: Vec<Choice>,
    /// When.
    pub tense: Tense,
    /// What.
    pub entry: Entry,
}

/// How much of the tree gets a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Every node that has been reached.
    Whole,
    /// The path and its children; finished subtrees are one line each.
    Path,
    /// The path, and its children summed up by row.
    Summary,
}

impl Detail {
    /// What an outline can show of a search without drowning the path.
    pub const fn of_outline(search: &Search) -> Self {
        match search.strategy() {
            Strategy::Backtrack | Strategy::Rows if search.n() <= 8 => Self::Path,
            Strategy::Squares if search.n() <= 3 => Self::Path,
            Strategy::Backtrack | Strategy::Rows | Strategy::Squares => Self::Summary,
        }
    }
}

/// A moment that a line stands for: the stack of queens with the next choice to try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// The choices made, fixed ones included.
    pub chosen: Vec<Choice>,
    /// The next choice to try.
    pub next: Choice,
}

impl Line {
    /// The number of queens of the line's nodes.
    pub const fn depth(&self) -> usize {
        match self.entry {
            Entry::Root(_) => 0,
            Entry::Node(..) | Entry::Rejected(_) | Entry::Folded(_) => self.parent.len() + 1,
        }
    }

    /// All choices of the line's node, the last one included; of several nodes, the last one's.
    pub fn choices(&self) -> Vec<Choice> {
        let mut choices = self.parent.clone();
        match &self.entry {
            Entry::Root(_) => {}
            Entry::Node(choice, _) => choices.push(*choice),
            Entry::Rejected(several) | Entry::Folded(several) => choices.extend(several.last()),
        }
        choices
    }

    /// The moment just after the node was placed, or just after the (last) square was rejected.
    pub fn moment(&self, search: &Search) -> Moment {
        if let Entry::Rejected(several) = &self.entry {
            let next = several.last().map_or(0, |choice| choice + 1);
            return Moment { chosen: self.parent.clone(), next };
        }
        let chosen = self.choices();
        let next = reach::children(search, &chosen).start;
        Moment { chosen, next }
    }
}

/// The position at step `furthest`, or a good way towards it.
pub fn horizon(here: &Position, furthest: Step) -> Position {
    let mut horizon = *here;
    for _ in 0..MOST_AHEAD {
        if horizon.step() >= furthest || horizon.forward().is_none() {
            break;
        }
    }
    horizon
}

/// The lines of the tree at `here`, in the order of the search, up to `horizon`.
pub fn lines(here: &Position, horizon: &Position, detail: Detail) -> Vec<Line> {
    let root = Entry::Root(state(here, &[]));
    let mut outline = Outline {
        here,
        horizon,
        detail,
        lines: vec![Line { parent: Vec::new(), tense: Tense::Path, entry: root }],
    };
    outline.expand(&mut Vec::new());
    outline.lines
}

struct Outline<'a> {
    here: &'a Position,
    horizon: &'a Position,
    detail: Detail,
    lines: Vec<Line>,
}

#[derive(Debug, Clone, Copy)]
struct Child {
    choice: Choice,
    tense: Tense,
    is_rejected: bool,
}

impl Outline<'_> {
    fn expand(&mut self, path: &mut Vec<Choice>) {
        let children = self.children(path);
        match self.detail {
            Detail::Whole | Detail::Path => self.each(path, &children),
            Detail::Summary => self.sums(path, &children),
        }
    }

    fn children(&self, path: &[Choice]) -> Vec<Child> {
        let search = self.here.search();
        reach::children(search, path)
            .map_while(|choice| {
                let tense = match reach(self.here, path, choice) {
                    Reach::On => Tense::Path,
                    Reach::Left => Tense::Past,
                    Reach::Not if reach(self.horizon, path, choice) != Reach::Not => Tense::Ahead,
                    Reach::Not => return None,
                };
                Some(Child { choice, tense, is_rejected: is_rejected(search, path, choice) })
            })
            .collect()
    }

    fn each(&mut self, path: &mut Vec<Choice>, children: &[Child]) {
        let together = |a: &Child, b: &Child| a.is_rejected && b.is_rejected && a.tense == b.tense;
        for run in children.chunk_by(together) {
            let Some(&first) = run.first() else { continue };
            if first.is_rejected {
                self.several(path, run, Entry::Rejected);
            } else {
                self.node(path, first);
            }
        }
    }

    /// Rejected children in one line, finished ones in another; the row that is being filled keeps
    /// the line of its last finished child.
    fn sums(&mut self, path: &mut Vec<Choice>, children: &[Child]) {
        let is_current = path.len() == usize::from(self.here.depth());
        for tense in [Tense::Past, Tense::Path, Tense::Ahead] {
            let of_tense = children.iter().copied().filter(|child| child.tense == tense);
            let (rejected, placed): (Vec<_>, Vec<_>) = of_tense.partition(|c| c.is_rejected);
            let n_alone = usize::from(placed.len() == 1 || (is_current && tense == Tense::Past));
            let (folded, alone) = placed.split_at(placed.len().saturating_sub(n_alone));
            let is_last_event = is_current
                && tense == Tense::Past
                && rejected.last().map(|c| c.choice) > alone.last().map(|c| c.choice);
            if !is_last_event {
                self.several(path, &rejected, Entry::Rejected);
            }
            self.several(path, folded, Entry::Folded);
            for &child in alone {
                self.node(path, child);
            }
            if is_last_event {
                self.several(path, &rejected, Entry::Rejected);
            }
        }
    }

    fn several(&mut self, parent: &[Choice], run: &[Child], entry: fn(Vec<Choice>) -> Entry) {
        let Some(first) = run.first() else { return };
        let choices = run.iter().map(|child| child.choice).collect();
        let line = Line { parent: parent.to_vec(), tense: first.tense, entry: entry(choices) };
        self.lines.push(line);
    }

    fn node(&mut self, path: &mut Vec<Choice>, child: Child) {
        let parent = path.clone();
        path.push(child.choice);
        let moment = if child.tense == Tense::Ahead { self.horizon } else { self.here };
        let entry = Entry::Node(child.choice, state(moment, path));
        self.lines.push(Line { parent, tense: child.tense, entry });
        if child.tense == Tense::Path || self.detail == Detail::Whole {
            self.expand(path);
        }
        path.pop();
    }
}
