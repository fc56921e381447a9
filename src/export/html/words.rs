//! The words of the page itself: titles, buttons, what is said of a square.

use std::collections::BTreeMap;

use crate::i18n::{Language, Value, grouped, text};
use crate::search::{Search, Step};
use crate::tui::panes::header::search_ids;
use crate::wording::Base;

/// The page's words by their ids. Values that the script fills in stand in braces.
pub(super) type Words = BTreeMap<&'static str, String>;

/// What the page is about.
#[derive(Debug, Clone, Copy)]
pub(super) struct Facts {
    pub(super) search: Search,
    pub(super) base: Base,
    /// The first and the last step on the page.
    pub(super) first: Step,
    pub(super) last: Step,
    /// The last step of the search, if it is known.
    pub(super) total: Option<Step>,
}

/// The messages that the script shows, and the values that it fills in.
const SHOWN: &[(&str, &[&str])] = &[
    ("status-step", &["step", "total"]),
    ("status-step-unknown", &["step"]),
    ("speed-slow", &["seconds"]),
    ("speed-fast", &["steps"]),
    ("verdict-place", &[]),
    ("verdict-reject", &[]),
    ("verdict-backtrack", &[]),
    ("verdict-solution", &[]),
    ("verdict-discard", &[]),
    ("log-title", &[]),
    ("log-kept", &["kept", "visited"]),
    ("log-backtrack", &[]),
    ("counter-tested", &["count"]),
    ("counter-placed", &["count"]),
    ("counter-rejected", &["count"]),
    ("counter-discarded", &["count"]),
    ("counter-backtracks", &["count"]),
    ("counter-solutions", &["count"]),
    ("mark-queen", &[]),
    ("mark-attacked", &[]),
    ("mark-tried", &[]),
    ("mark-untried", &[]),
    ("tree-title", &[]),
    ("tree-root", &[]),
    ("tree-row-name", &["row"]),
    ("tree-current", &[]),
    ("tree-on-path", &[]),
    ("tree-rejected", &[]),
    ("tree-taken-back", &[]),
    ("tree-ahead", &[]),
    ("tree-solution", &[]),
    ("footer-solution", &[]),
    ("footer-dead-end", &[]),
    ("footer-future", &[]),
    ("key-step-forward", &[]),
    ("key-step-backward", &[]),
    ("key-move-forward", &[]),
    ("key-move-backward", &[]),
    ("key-play", &[]),
    ("key-rewind", &[]),
    ("key-faster", &[]),
    ("key-slower", &[]),
    ("key-first", &[]),
    ("key-last", &[]),
    ("key-next-solution", &[]),
    ("key-previous-solution", &[]),
    ("key-next-dead-end", &[]),
    ("key-previous-dead-end", &[]),
    ("key-next-backtrack", &[]),
    ("key-previous-backtrack", &[]),
    ("key-future", &[]),
    ("page-board", &[]),
    ("page-step", &[]),
    ("page-column", &["column"]),
    ("page-square", &["row", "column", "mark"]),
    ("page-current", &["mark"]),
    ("page-attacker", &["mark"]),
    ("page-ghost", &["mark"]),
    ("page-current-row", &["row"]),
    ("page-row-back", &["row"]),
    ("page-reason", &[]),
    ("page-controls", &[]),
    ("page-jumps", &[]),
    ("page-at-first", &[]),
    ("page-at-last", &[]),
    ("page-none-before", &[]),
    ("page-none-after", &[]),
    ("page-light", &[]),
    ("page-dark", &[]),
    ("page-keys", &[]),
    ("page-keys-on", &[]),
    ("page-close", &[]),
    ("page-outline", &[]),
    ("page-worksheet", &[]),
    ("page-worksheet-help", &[]),
    ("page-add", &[]),
    ("page-remove", &["step"]),
    ("page-print", &[]),
    ("page-blank-boards", &[]),
    ("page-blank-board", &[]),
    ("page-name", &[]),
    ("page-date", &[]),
    ("page-made-with", &[]),
];

/// The page's words.
pub(super) fn words(language: Language, facts: &Facts) -> Words {
    let mut words: Words =
        SHOWN.iter().map(|(id, names)| (*id, template(language, id, names, facts.base))).collect();
    // The page's help has the keys alone.
    words.insert("key-help", language.text("page-help"));
    words.insert("title", text!(language, "title", n = facts.search.n()));
    words.insert("about", about(language, facts));
    words.insert("page-range", range(language, facts).unwrap_or_default());
    words
}

/// A message with its values left open.
fn template(language: Language, id: &str, names: &'static [&'static str], base: Base) -> String {
    let open = names.iter().map(|name| (*name, Value::Text(format!("{{{name}}}"))));
    let values: Vec<_> = open.chain([("base", Value::from(base.name()))]).collect();
    language.format(id, &values)
}

/// Which search it is, as in the program's title.
fn about(language: Language, facts: &Facts) -> String {
    search_ids(&facts.search, facts.base).map(|id| language.text(id)).join(" · ")
}

/// Which steps the page shows, if they are not all.
fn range(language: Language, facts: &Facts) -> Option<String> {
    let Facts { first, last, .. } = *facts;
    match facts.total {
        Some(total) if first <= 1 && last == total => None,
        Some(total) => {
            let total = grouped(total);
            Some(text!(language, "page-range", first = first, last = last, total = total))
        }
        None => Some(text!(language, "page-range-unknown", first = first, last = last)),
    }
}
