//! Appending a stop to the text of a lesson file; comments and layout of the rest survive.

use toml_edit::{ArrayOfTables, DocumentMut, InlineTable, Item, Table, Value, value};

use super::{By, Lesson, Mistake, Scene, Stop};
use crate::i18n::{Language, text};
use crate::listing::Program;
use crate::search::conflict::Method;
use crate::search::{Goal, Search, Step, Strategy};
use crate::tui::settings::Overlay;
use crate::tui::view::View;
use crate::wording::Base;

/// A position that is to become a stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewStop {
    /// The search in which it lies.
    pub search: Search,
    /// Its step.
    pub step: Step,
    /// What the screen shows there.
    pub scene: Scene,
    /// The language of the note that is to be written.
    pub language: Language,
}

/// Why a stop cannot be appended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AppendError {
    /// The file has this mistake.
    Mistake(Mistake),
    /// Its queens are fixed, which a lesson cannot say.
    FixedQueens,
    /// Its step is too large for a file.
    TooFar,
}

/// The text of a lesson file that has `stop` alone.
///
/// # Errors
/// The stop cannot be written down.
pub fn new_file(stop: &NewStop) -> Result<String, AppendError> {
    let language = stop.language;
    let mut document = DocumentMut::new();
    document["title"] = words(language, &language.text("lesson-new-title"));
    write_search(document.as_table_mut(), stop.search, None);
    let comment = format!("# {}\n", text!(language, "lesson-new-comment"));
    if let Some(mut key) = document.key_mut("title") {
        key.leaf_decor_mut().set_prefix(comment);
    }
    push(&mut document, stop, None)?;
    Ok(document.to_string())
}

/// `text`, which is a lesson file, with `stop` at the end. A stop that lies before the last one
/// makes that one lead on by a jump.
///
/// # Errors
/// The text is no lesson, or the stop cannot be written down.
pub fn appended(text: &str, stop: &NewStop) -> Result<String, AppendError> {
    let lesson = Lesson::parse(text).map_err(AppendError::Mistake)?;
    let mut document: DocumentMut = text.parse().map_err(|error: toml_edit::TomlError| {
        let what = super::mistake::What::Toml(error.message().to_owned());
        AppendError::Mistake(Mistake { line: 1, what })
    })?;
    push(&mut document, stop, Some(&lesson))?;
    Ok(document.to_string())
}

fn push(
    document: &mut DocumentMut,
    stop: &NewStop,
    lesson: Option<&Lesson>,
) -> Result<(), AppendError> {
    if stop.search.n_fixed() > 0 {
        return Err(AppendError::FixedQueens);
    }
    let at = i64::try_from(stop.step).map_err(|_| AppendError::TooFar)?;
    let last = lesson.and_then(|lesson| lesson.stops.last());
    let scene = lesson.map_or_else(Scene::default, |lesson| {
        lesson.scene(lesson.stops.len().saturating_sub(1), Scene::default())
    });
    let item = document.entry("stop").or_insert(Item::ArrayOfTables(ArrayOfTables::new()));
    // The same stops in another notation: stop = [{ … }].
    if let Some(stops) = item.as_array().cloned() {
        let tables = stops.iter().filter_map(Value::as_inline_table).cloned();
        *item = Item::ArrayOfTables(tables.map(InlineTable::into_table).collect());
    }
    let Some(stops) = item.as_array_of_tables_mut() else { return Ok(()) };
    if last.is_some_and(|last| is_before(stop, last))
        && let Some(table) = stops.len().checked_sub(1).and_then(|last| stops.get_mut(last))
    {
        table["by"] = value(By::Jump.name());
    }
    stops.push(table(stop, at, last, scene));
    Ok(())
}

fn is_before(stop: &NewStop, last: &Stop) -> bool {
    *last.position.search() == stop.search && stop.step < last.position.step()
}

fn table(stop: &NewStop, at: i64, last: Option<&Stop>, scene: Scene) -> Table {
    let mut table = Table::new();
    table.decor_mut().set_prefix("\n");
    table["at"] = value(at);
    if let Some(last) = last {
        write_search(&mut table, stop.search, Some(*last.position.search()));
    }
    // A marked stop is a bookmark: one key to the next.
    table["by"] = value(By::Jump.name());
    table["note"] = words(stop.language, "");
    let changed = stop.scene.difference(scene);
    let mut write = |key: &str, name: Option<&str>| {
        if let Some(name) = name {
            table[key] = value(name);
        }
    };
    write("view", changed.view.map(View::name));
    write("overlay", changed.overlay.map(Overlay::name));
    write("beside", changed.beside.map(|beside| beside.map_or("none", Strategy::name)));
    write("method", changed.method.map(Method::name));
    write("program", changed.program.map(Program::name));
    if let Some(base) = changed.base {
        table["base"] = value(match base {
            Base::Zero => 0,
            Base::One => 1,
        });
    }
    table
}

/// Writes what `search` has otherwise than `before`; all that is not the default without one.
fn write_search(table: &mut Table, search: Search, before: Option<Search>) {
    if before.is_none_or(|before| before.n() != search.n()) {
        table["n"] = value(i64::from(search.n()));
    }
    let strategy = before.map_or_else(Default::default, |before| before.strategy());
    if strategy != search.strategy() {
        table["strategy"] = value(search.strategy().name());
    }
    let goal = before.map_or_else(Default::default, |before| before.goal());
    if goal != search.goal() {
        table["first"] = value(search.goal() == Goal::First);
    }
}

fn words(language: Language, words: &str) -> Item {
    let mut table = InlineTable::new();
    table.insert(language.code(), words.into());
    value(table)
}
