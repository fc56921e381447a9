//! The shape of a lesson file, as TOML has it: names are not looked up yet, nothing is computed.

use serde::Deserialize;
use toml::Spanned;

/// A lesson file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonFile {
    pub(super) title: Option<Spanned<WordsFile>>,
    pub(super) n: Option<Spanned<i64>>,
    pub(super) strategy: Option<Spanned<String>>,
    pub(super) first: Option<bool>,
    #[serde(default)]
    pub(super) stop: Vec<Spanned<StopFile>>,
}

/// A text in one language or both.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a text for each language: en = '…', zh = '…'")]
pub(super) struct WordsFile {
    pub(super) en: Option<String>,
    pub(super) zh: Option<String>,
}

/// A stop.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StopFile {
    pub(super) at: Option<Spanned<At>>,
    pub(super) note: Option<Spanned<WordsFile>>,
    pub(super) by: Option<Spanned<String>>,
    pub(super) ask: Option<Spanned<String>>,
    pub(super) view: Option<Spanned<String>>,
    pub(super) overlay: Option<Spanned<String>>,
    pub(super) beside: Option<Spanned<String>>,
    pub(super) base: Option<Spanned<i64>>,
    pub(super) method: Option<Spanned<String>>,
    pub(super) program: Option<Spanned<String>>,
    pub(super) n: Option<Spanned<i64>>,
    pub(super) strategy: Option<Spanned<String>>,
    pub(super) first: Option<bool>,
}

/// Where a stop is: a step number, or a target.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "a step number or a target in quotes: 42, \"s1\", \"d1\", \"end\"")]
pub(super) enum At {
    Step(u64),
    Target(String),
}
