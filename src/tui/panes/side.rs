//! What stands beside the board: one pane, or as many as fit.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::{code, hall, inspector, log, stack, tree};
use crate::playback::Target;
use crate::playback::target::Stack;
use crate::tui::app::App;
use crate::tui::view::View;

/// A pane of all needs this many columns.
const COLUMN: u16 = 40;

/// The rows of the stack pane at least: titles, a frame or two, the array.
const STACK_ROWS: u16 = 9;

/// The rows of a conflict test that shows all three lines, which matter more than the stack.
const INSPECTOR_ROWS: u16 = 12;

/// The rows of the stack at least: its title and the array.
const STACK_LEAST: u16 = 5;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pane {
    Log,
    Tree,
    Code,
    Inspector,
    Stack,
    Hall,
}

/// Draws what the view says into `area`.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    for (pane, area) in panes(app, area) {
        match pane {
            Pane::Log => log::draw(app, area, buf),
            Pane::Tree => tree::draw(app, area, buf),
            Pane::Code => code::draw(app, area, buf),
            Pane::Inspector => inspector::draw(app, area, buf),
            Pane::Stack => stack::draw(app, area, buf),
            Pane::Hall => hall::draw(app, area, buf),
        }
    }
}

/// Where a click on `column` and `row` of the screen leads, if the panes are drawn in `area`.
pub fn target_at(app: &App, area: Rect, column: u16, row: u16) -> Option<Target> {
    let (pane, area) =
        panes(app, area).into_iter().find(|(_, area)| area.contains((column, row).into()))?;
    match pane {
        Pane::Log => log::step_at(app, area, row).map(Target::Step),
        Pane::Tree => tree::node_at(app, area, column, row)
            .map(|moment| Target::Stack(Stack::new(&moment.chosen, moment.next))),
        Pane::Code | Pane::Inspector | Pane::Stack | Pane::Hall => None,
    }
}

/// The panes of the view, and their places.
fn panes(app: &App, area: Rect) -> Vec<(Pane, Rect)> {
    if area.is_empty() {
        return Vec::new();
    }
    match app.view() {
        View::Log => vec![(Pane::Log, area)],
        View::Tree | View::TreeAlone => vec![(Pane::Tree, area)],
        View::Code => vec![(Pane::Code, area)],
        View::Test => test(app, area),
        View::All => all(app, area),
        View::Hall => vec![(Pane::Hall, area)],
    }
}

fn test(app: &App, area: Rect) -> Vec<(Pane, Rect)> {
    let n = u16::from(app.position().search().n());
    let left = area.height.saturating_sub(INSPECTOR_ROWS);
    if left < STACK_LEAST {
        return vec![(Pane::Inspector, area)];
    }
    let stack_rows = STACK_ROWS.max(n + 5).min(area.height / 2).min(left);
    let [top, below] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(stack_rows)]).areas(area);
    vec![(Pane::Inspector, top), (Pane::Stack, below)]
}

/// Columns side by side, each with panes one over the other.
fn all(app: &App, area: Rect) -> Vec<(Pane, Rect)> {
    let columns = (area.width / COLUMN).clamp(1, 3);
    let areas = Layout::horizontal(vec![Constraint::Fill(1); columns.into()]).split(area);
    let halves = |area: Rect| -> [Rect; 2] {
        Layout::vertical([Constraint::Fill(1), Constraint::Fill(1)]).areas(area)
    };
    match areas.as_ref() {
        [left, middle, right, ..] => {
            let [top, below] = halves(*middle);
            let panes = vec![(Pane::Log, *left), (Pane::Tree, top), (Pane::Code, below)];
            [panes, test(app, *right)].concat()
        }
        [left, right] => {
            let ([log, tree], [code, below]) = (halves(*left), halves(*right));
            let panes = vec![(Pane::Log, log), (Pane::Tree, tree), (Pane::Code, code)];
            [panes, test(app, below)].concat()
        }
        _ => {
            let [top, below] = halves(area);
            vec![(Pane::Log, top), (Pane::Tree, below)]
        }
    }
}
