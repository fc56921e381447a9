//! What a line of the outline says.

use ratatui::style::Style;

use super::node_look;
use crate::i18n::text;
use crate::search::Event;
use crate::search::strategy::{Choice, Strategy};
use crate::search::tree::{Entry, Line, Size, State, Tense, size_below};
use crate::tui::app::App;

/// How much is said about a size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wording {
    /// The steps, and the solutions in words.
    Full,
    /// The steps, and a star for the solutions.
    Short,
}

/// What a line says after its edges.
pub(super) fn words(app: &App, line: &Line, wording: Wording) -> Vec<(String, Style)> {
    let (theme, glyphs) = (app.theme(), app.voice().glyphs);
    let is_ahead = line.tense == Tense::Ahead;
    let plain = if is_ahead { theme.quiet } else { theme.text };
    match &line.entry {
        Entry::Root(state) => vec![
            (format!("{} ", glyphs.root), theme.place),
            (app.voice().language.text("tree-root"), theme.strong),
            (note(app, line, *state, wording), plain),
        ],
        Entry::Node(choice, state) => {
            let (symbol, style) = node_look(app, *state, line.tense);
            let name = square(app, line, *choice);
            let is_lifted = line.tense == Tense::Past
                && line.parent == app.position().chosen()
                && matches!(app.position().previous_event(), Some(Event::Backtrack(_)))
                && app.position().next_choice() == choice + 1;
            let symbol = if is_lifted {
                format!("{}{symbol}{}", glyphs.brackets[0], glyphs.brackets[1])
            } else {
                symbol.to_owned()
            };
            let name_style = if line.tense == Tense::Path { theme.strong } else { plain };
            vec![
                (format!("{symbol} "), style),
                (name, name_style),
                (note(app, line, *state, wording), note_style(app, line, *state)),
            ]
        }
        Entry::Rejected(several) => {
            vec![(format!("{} ", glyphs.attacked), plain), (rejected(app, line, several), plain)]
        }
        Entry::Folded(several) => {
            let style = if is_ahead { theme.quiet } else { theme.backtrack };
            let (symbol, _) = node_look(app, State::Tried, line.tense);
            vec![
                (format!("{symbol} "), style),
                (names(app, line, several), plain),
                (sum(app, line, several, wording), plain),
            ]
        }
    }
}

/// What lies below several finished children together.
fn sum(app: &App, line: &Line, several: &[Choice], wording: Wording) -> String {
    let add = |sum: Size, &choice: &Choice| {
        let size = size_of(app, line, choice)?;
        let (steps, solutions) = (sum.steps + size.steps, sum.solutions + size.solutions);
        Some(Size { steps, solutions })
    };
    // What is ahead need not be finished.
    if line.tense == Tense::Ahead {
        return String::new();
    }
    let size = several.iter().try_fold(Size::default(), add);
    size.map_or(String::new(), |size| sized(app, size, wording))
}

const fn note_style(app: &App, line: &Line, state: State) -> Style {
    match (state, line.tense) {
        (_, Tense::Ahead) => app.theme().quiet,
        (State::Solution, _) => app.theme().place,
        (State::DeadEnd, _) => app.theme().backtrack,
        _ => app.theme().text,
    }
}

/// What has become of a node.
fn note(app: &App, line: &Line, state: State, wording: Wording) -> String {
    let language = app.voice().language;
    let note = match state {
        State::Open => return String::new(),
        State::DeadEnd => language.text("tree-dead-end"),
        State::Discarded => language.text("tree-discarded"),
        State::Solution if line.tense == Tense::Path => {
            text!(language, "tree-solution-index", index = app.position().solutions())
        }
        State::Solution => language.text("tree-solution"),
        State::Tried if line.tense == Tense::Path => language.text("tree-tried"),
        State::Tried => {
            let size = line.choices().last().and_then(|&choice| size_of(app, line, choice));
            return match size {
                Some(size) => sized(app, size, wording),
                None => format!("  {}", language.text("tree-tried")),
            };
        }
    };
    format!("  {note}")
}

fn sized(app: &App, size: Size, wording: Wording) -> String {
    let (steps, solutions) = (size.steps, size.solutions);
    let (language, star) = (app.voice().language, app.voice().glyphs.star);
    let id = match wording {
        Wording::Full => "tree-size",
        Wording::Short => "tree-size-short",
    };
    format!("  {}", text!(language, id, steps = steps, solutions = solutions, star = star))
}

fn size_of(app: &App, line: &Line, choice: Choice) -> Option<Size> {
    size_below(app.position().search(), &[&line.parent[..], &[choice]].concat())
}

fn square(app: &App, line: &Line, choice: Choice) -> String {
    let depth = u8::try_from(line.parent.len()).unwrap_or(u8::MAX);
    app.voice().base.square(app.position().search().square_of(depth, choice))
}

/// Columns of rejected squares; the one of the last event in brackets.
fn rejected(app: &App, line: &Line, several: &[Choice]) -> String {
    let position = app.position();
    let is_event = line.tense == Tense::Past
        && line.parent == position.chosen()
        && matches!(position.previous_event(), Some(Event::Reject(_)))
        && several.last().is_some_and(|choice| position.next_choice() == choice + 1);
    match several.split_last() {
        Some((&last, before)) if is_event => {
            let [open, close] = app.voice().glyphs.brackets;
            let before = names(app, line, before);
            let gap = if before.is_empty() { "" } else { " " };
            format!("{before}{gap}{open}{}{close}", app.voice().base.label(last))
        }
        _ => names(app, line, several),
    }
}

/// The columns of several children, neighbours closed up to 3–7 where a row has many.
fn names(app: &App, line: &Line, several: &[Choice]) -> String {
    let search = app.position().search();
    if search.strategy() == Strategy::Squares {
        if let [only] = several {
            return square(app, line, *only);
        }
        return text!(app.voice().language, "tree-several", nodes = several.len() as u64);
    }
    let label = |choice: Choice| app.voice().base.label(choice).to_string();
    if search.n() <= 8 {
        return several.iter().map(|&choice| label(choice)).collect::<Vec<_>>().join(" ");
    }
    let runs: Vec<String> = several
        .chunk_by(|a, b| a + 1 == *b)
        .filter_map(|run| match run {
            [] => None,
            [only] => Some(label(*only)),
            [first, last] => Some(format!("{} {}", label(*first), label(*last))),
            [first, .., last] => Some(format!("{}–{}", label(*first), label(*last))),
        })
        .collect();
    runs.join(" ")
}
