//! The help, over the panes: the keys, the terms, how to design a backtracking algorithm, and
//! what else it solves.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget};
use unicode_width::UnicodeWidthStr;

use super::wrap::wrapped;
use super::write_lines;
use crate::i18n::text;
use crate::tui::app::App;
use crate::tui::keymap::{self, BINDINGS};

/// A section of the glossary.
struct Section {
    /// The message that heads it.
    title: &'static str,
    /// The messages that explain; that of the term has `-term` after it.
    terms: &'static [&'static str],
}

const SECTIONS: [Section; 3] = [
    Section {
        title: "glossary-terms",
        terms: &[
            "glossary-space",
            "glossary-constraint",
            "glossary-bound",
            "glossary-enode",
            "glossary-pruning",
            "glossary-dead-end",
        ],
    },
    Section {
        title: "glossary-design",
        terms: &["glossary-define", "glossary-structure", "glossary-search", "glossary-any-all"],
    },
    Section {
        title: "glossary-elsewhere",
        terms: &["glossary-permutations", "glossary-subsets", "glossary-sums", "glossary-mazes"],
    },
];

/// The number of entries that the help scrolls through: keys, headings and terms, each at a time,
/// however many lines it takes.
pub fn entries() -> usize {
    BINDINGS.len() + SECTIONS.iter().map(|section| 1 + section.terms.len()).sum::<usize>()
}

/// Draws the help from entry `first` on.
pub fn draw(app: &App, first: usize, screen: Rect, buf: &mut Buffer) {
    let voice = app.voice();
    let keys = keymap::table(voice.language, voice.glyphs);
    let keys_width = keys.iter().map(|(keys, _)| keys.width()).max().unwrap_or(0);
    let text_width = keys.iter().map(|(_, text)| text.width()).max().unwrap_or(0);
    let wanted = u16::try_from(keys_width + text_width + 7).unwrap_or(u16::MAX);
    let area = screen
        .centered(Constraint::Length(wanted), Constraint::Length(screen.height))
        .intersection(screen);
    let width = area.width.saturating_sub(4);
    let mut entries: Vec<Vec<Line>> =
        keys.iter().map(|(keys, text)| key_lines(app, keys, text, keys_width, width)).collect();
    for section in &SECTIONS {
        entries.push(heading(app, section.title));
        entries.extend(section.terms.iter().map(|id| term(app, id, width)));
    }
    let lines: Vec<Line> = entries.into_iter().skip(first).flatten().collect();
    let [_, _, up, down] = voice.glyphs.keys;
    let close = text!(voice.language, "help-close", keys = voice.glyphs.together(&[up, down]));
    clear_for_popup(area, screen, buf);
    let block = Block::bordered()
        .title(format!(" {} ", voice.language.text("help-title")))
        .title_bottom(format!(" {close} "));
    let inner = block.inner(area);
    block.render(area, buf);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner };
    write_lines(buf, inner, &lines);
}

/// The keys, and what they do right of them.
fn key_lines(
    app: &App,
    keys: &str,
    text: &str,
    keys_width: usize,
    width: u16,
) -> Vec<Line<'static>> {
    let theme = app.theme();
    let indent = keys_width + 2;
    let room = usize::from(width).saturating_sub(indent);
    let mut lines: Vec<Line> = wrapped(text, u16::try_from(room).unwrap_or(u16::MAX))
        .into_iter()
        .map(|line| Line::styled(format!("{}{line}", " ".repeat(indent)), theme.text))
        .collect();
    if lines.is_empty() {
        lines.push(Line::default());
    }
    let first = lines.remove(0).to_string();
    let first = first.get(indent..).unwrap_or_default().to_owned();
    let gap = " ".repeat(indent - keys.width());
    let first = Line::from(vec![
        Span::styled(keys.to_owned(), theme.strong),
        Span::styled(format!("{gap}{first}"), theme.text),
    ]);
    lines.insert(0, first);
    lines
}

fn heading(app: &App, id: &str) -> Vec<Line<'static>> {
    let title = app.voice().language.text(id);
    let rule = app.voice().glyphs.timeline[1].repeat(title.width());
    vec![
        Line::default(),
        Line::styled(title, app.theme().strong),
        Line::styled(rule, app.theme().strong),
    ]
}

/// The term, then what it means, wrapped and set in below it.
fn term(app: &App, id: &str, width: u16) -> Vec<Line<'static>> {
    const INDENT: u16 = 2;
    let (theme, language) = (app.theme(), app.voice().language);
    let term = language.text(&format!("{id}-term"));
    let mut lines = vec![Line::styled(term, theme.strong)];
    for line in wrapped(&language.text(id), width.saturating_sub(INDENT)) {
        lines.push(Line::styled(format!("{}{line}", " ".repeat(INDENT.into())), theme.text));
    }
    lines
}

/// Clears a popup's area, and one column to its left: the left half of a wide character there
/// would swallow the border.
pub(crate) fn clear_for_popup(area: Rect, screen: Rect, buf: &mut Buffer) {
    let left = area.x.saturating_sub(1).max(screen.x);
    for y in area.y..area.bottom() {
        for x in left..area.right() {
            buf[(x, y)].reset();
        }
    }
}
