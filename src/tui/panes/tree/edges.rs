//! Edges of the tree: horizontal and vertical strokes that meet in cells, heavy along the path.

use std::collections::BTreeMap;

use ratatui::buffer::Buffer;

use crate::search::tree::Tense;
use crate::tui::app::App;
use crate::tui::panes::put;

const UP: usize = 0;
const RIGHT: usize = 1;
const DOWN: usize = 2;
const LEFT: usize = 3;

/// The strokes drawn so far, by row and column of the screen.
#[derive(Debug, Default)]
pub(super) struct Edges(BTreeMap<(u16, u16), [Option<Tense>; 4]>);

impl Edges {
    /// Down from `from`, over to the column of `to` in the row `bar`, and down to `to`; both ends
    /// are left out.
    pub(super) fn connect(&mut self, from: (u16, u16), to: (u16, u16), bar: u16, tense: Tense) {
        for y in from.1 + 1..=bar {
            self.add(from.0, y, UP, tense);
            if y < bar {
                self.add(from.0, y, DOWN, tense);
            }
        }
        for x in from.0.min(to.0)..from.0.max(to.0) {
            self.add(x, bar, RIGHT, tense);
            self.add(x + 1, bar, LEFT, tense);
        }
        for y in bar..to.1 {
            self.add(to.0, y, DOWN, tense);
            if y > bar {
                self.add(to.0, y, UP, tense);
            }
        }
    }

    fn add(&mut self, x: u16, y: u16, arm: usize, tense: Tense) {
        let arms = self.0.entry((y, x)).or_default();
        arms[arm] = arms[arm].max(Some(tense));
    }

    /// Draws them all.
    pub(super) fn draw(&self, app: &App, buf: &mut Buffer) {
        for (&(y, x), arms) in &self.0 {
            let weights = arms.map(|arm| match arm {
                None => 0,
                Some(Tense::Ahead | Tense::Past) => 1,
                Some(Tense::Path) => 2,
            });
            let style = match arms.iter().flatten().max() {
                Some(Tense::Path) => app.theme().place,
                Some(Tense::Past) => app.theme().text,
                Some(Tense::Ahead) | None => app.theme().quiet,
            };
            put(buf, (x, y), app.voice().glyphs.edge(weights), style);
        }
    }
}
