//! The sentences of a page, each kept once in both languages: most of them recur.

use std::collections::HashMap;

use serde::Serialize;

use crate::i18n::Language;

/// The same in each language.
#[derive(Debug, Default, Serialize)]
pub(super) struct Both<T> {
    pub(super) en: T,
    pub(super) zh: T,
}

impl<T> Both<T> {
    /// What `say` says in each language.
    pub(super) fn of(say: impl Fn(Language) -> T) -> Self {
        Self { en: say(Language::English), zh: say(Language::Chinese) }
    }

    /// What is said in `language`.
    pub(super) const fn get(&self, language: Language) -> &T {
        match language {
            Language::English => &self.en,
            Language::Chinese => &self.zh,
        }
    }
}

/// A sentence's place in the tables of both languages.
pub(super) type Sentence = usize;

/// The sentences said so far.
#[derive(Debug, Default)]
pub(super) struct Sentences {
    table: Both<Vec<String>>,
    known: HashMap<[String; 2], Sentence>,
}

impl Sentences {
    /// The place of the sentence that `say` says in each language.
    pub(super) fn place(&mut self, say: impl Fn(Language) -> String) -> Sentence {
        let Both { en, zh } = Both::of(say);
        let place = self.table.en.len();
        let pair = [en.clone(), zh.clone()];
        let known = *self.known.entry(pair).or_insert(place);
        if known == place {
            self.table.en.push(en);
            self.table.zh.push(zh);
        }
        known
    }

    /// All of them, by their places.
    pub(super) fn into_table(self) -> Both<Vec<String>> {
        self.table
    }
}
