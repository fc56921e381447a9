//! All that a page knows.

use std::io;
use std::ops::{ControlFlow, RangeInclusive};

use serde::Serialize;

use super::PageOptions;
use super::keys::{Shortcut, keys};
use super::sentences::{Both, Sentences};
use super::steps::{Shown, shown};
use super::tree::{Node, Tree};
use super::words::{Facts, Words, words};
use crate::i18n::{Language, grouped};
use crate::playback::Speed;
use crate::search::{Atlas, Event, Position, Search, Step};
use crate::tui::panes::counters::counters;

/// So many reports, seconds of counting, are waited for the length of a search.
const PATIENCE: u32 = 10_000;

/// What the script reads. Positions are numbered from 0, the first one of the page; squares too,
/// row by row.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Data {
    language: &'static str,
    /// The languages as the browser calls them.
    tags: Both<String>,
    n: u8,
    /// The label of the first row and column.
    first_label: u8,
    /// The last step of the search, if anybody knows it.
    total: Option<String>,
    /// The messages that name the counters.
    counters: Vec<&'static str>,
    /// Steps a second.
    speed: f64,
    slowest_speed: f64,
    keys: Vec<Shortcut>,
    words: Both<Words>,
    sentences: Both<Vec<String>>,
    positions: Vec<Shown>,
    landmarks: Landmarks,
    tree: Vec<Node>,
}

/// The positions that one jumps to.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Landmarks {
    moves: Vec<usize>,
    solutions: Vec<usize>,
    dead_ends: Vec<usize>,
    backtracks: Vec<usize>,
}

impl Data {
    /// Walks through `range` and notes everything that the page shows of it.
    pub(super) fn collect(
        search: Search,
        range: &RangeInclusive<Step>,
        options: &PageOptions,
    ) -> io::Result<Self> {
        let base = options.base;
        let start = seek(search, range.start().saturating_sub(1))?;
        let mut sentences = Sentences::default();
        let mut tree = Tree::begin(&start, base, &mut sentences);
        let mut landmarks = Landmarks::default();
        let mut positions = vec![shown(&start, base, &mut sentences)];
        let mut position = start;
        while position.step() < *range.end() {
            let Some(event) = position.forward() else { break };
            let index = positions.len();
            landmarks.note(event, &position, index);
            tree.grow(event, &position, index, &mut sentences);
            positions.push(shown(&position, base, &mut sentences));
        }
        let total = if position.is_end() { Some(position.step()) } else { length(search) };
        let facts = Facts { search, base, first: start.step() + 1, last: position.step(), total };
        Ok(Self {
            language: options.language.code(),
            tags: Both::of(Language::tag),
            n: search.n(),
            first_label: base.first(),
            total: total.map(grouped),
            counters: counters(&position).into_iter().map(|(id, _)| id).collect(),
            speed: options.speed.steps_per_second(),
            slowest_speed: Speed::SLOWEST.steps_per_second(),
            keys: keys(),
            words: Both::of(|language| words(language, &facts)),
            sentences: sentences.into_table(),
            positions,
            landmarks,
            tree: tree.into_nodes(),
        })
    }
}

impl Data {
    /// The page's title.
    pub(super) fn title(&self, language: Language) -> &str {
        self.words.get(language).get("title").map_or("", String::as_str)
    }
}

impl Landmarks {
    fn note(&mut self, event: Event, position: &Position, index: usize) {
        if event.is_queen_move() {
            self.moves.push(index);
        }
        match event {
            Event::Solution => self.solutions.push(index),
            Event::Backtrack(_) => self.backtracks.push(index),
            Event::Reject(square) if position.next_square().is_none() => {
                if position.is_dead_end(square.row) {
                    self.dead_ends.push(index);
                }
            }
            Event::Reject(_) | Event::Place(_) | Event::Discard => {}
        }
    }
}

/// The position that `step` steps lead to.
fn seek(search: Search, step: Step) -> io::Result<Position> {
    let mut patient = |_| ControlFlow::Continue(());
    let found = Atlas::new(search).seek(step, &mut patient).ok().flatten();
    found.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, format!("no step {step}")))
}

/// The last step of the search, or `None` when counting it takes too long.
fn length(search: Search) -> Option<Step> {
    let mut reports = 0;
    let mut patience = |_| {
        reports += 1;
        if reports < PATIENCE { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    Atlas::new(search).steps(&mut patience).ok().flatten()
}
