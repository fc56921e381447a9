//! The search as a page for the browser: one file that needs nothing else, the hand-out that
//! students open at home.
//!
//! Every sentence and every fact is written into the page here, in both languages; its script only
//! shows them. The page's own files are in `assets/export`.

mod data;
mod keys;
mod sentences;
mod steps;
mod tree;
mod words;

use std::io::{self, Write};
use std::ops::RangeInclusive;

use crate::i18n::Language;
use crate::playback::Speed;
use crate::search::{Search, Step};
use crate::wording::Base;

use data::Data;

const TEMPLATE: &str = include_str!("../../assets/export/page.html");
const STYLE: &str = include_str!("../../assets/export/page.css");

/// The parts of the page's script, in the order in which they are run.
const SCRIPT: [&str; 8] = [
    include_str!("../../assets/export/page/state.js"),
    include_str!("../../assets/export/page/board.js"),
    include_str!("../../assets/export/page/panes.js"),
    include_str!("../../assets/export/page/outline.js"),
    include_str!("../../assets/export/page/picture.js"),
    include_str!("../../assets/export/page/worksheet.js"),
    include_str!("../../assets/export/page/controls.js"),
    include_str!("../../assets/export/page.js"),
];

/// How a page starts; the reader can change the language and the speed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PageOptions {
    /// The language shown first.
    pub language: Language,
    /// Where rows and columns start, for good.
    pub base: Base,
    /// How fast it plays, in steps a second.
    pub speed: Speed,
}

/// Writes the page that shows the steps of `range` (from 1), beginning with the position before
/// the first of them. A range that goes on beyond the last step ends there.
///
/// # Errors
/// `out` cannot be written, or the range begins beyond the end of the search.
pub fn write_page(
    out: &mut impl Write,
    search: Search,
    range: RangeInclusive<Step>,
    options: &PageOptions,
) -> io::Result<()> {
    let data = Data::collect(search, &range, options)?;
    let mut rest = TEMPLATE;
    while let Some((before, after)) = rest.split_once("{{") {
        let (place, after) = after.split_once("}}").unwrap_or((after, ""));
        out.write_all(before.as_bytes())?;
        fill(out, place, &data, options.language)?;
        rest = after;
    }
    out.write_all(rest.as_bytes())
}

/// Writes what belongs into a place of the template.
fn fill(out: &mut impl Write, place: &str, data: &Data, language: Language) -> io::Result<()> {
    match place {
        "language" => out.write_all(language.tag().as_bytes()),
        "title" => out.write_all(data.title(language).as_bytes()),
        "no-script" => {
            let words = Language::ALL.map(|language| language.text("page-no-script"));
            out.write_all(words.join(" ").as_bytes())
        }
        "style" => out.write_all(STYLE.as_bytes()),
        "script" => SCRIPT.iter().try_for_each(|part| out.write_all(part.as_bytes())),
        "data" => {
            // In a script element the text ends at "</script", wherever it stands.
            let json = serde_json::to_string(data)?.replace('<', "\\u003c");
            out.write_all(json.as_bytes())
        }
        _ => Ok(()),
    }
}
