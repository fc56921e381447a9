//! The texts of both languages: the same messages, all of them used, none of them broken.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_templates::fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_templates::langid;
use nq_tui::i18n::{Language, Value};
use unicode_width::UnicodeWidthStr;

type Variables = BTreeSet<String>;
type Messages = BTreeMap<String, Variables>;

/// Where one language needs a variable that the other does without: Chinese has ordinals for rows
/// counted from 1, and counts the columns that were tried.
const OPTIONAL: [&str; 2] = ["base", "n"];

/// Ids that the source puts together, by the literal that begins them.
const BUILT: [(&str, &[&str]); 6] = [
    ("verdict-", &["place", "reject", "backtrack", "solution", "discard"]),
    ("reason-reject", &["-1", "-2", "-3"]),
    ("reason-reject-short", &["-2", "-3"]),
    ("prompt-go-to", &["", "-forms"]),
    ("prompt-square", &["", "-forms"]),
    ("prompt-change", &["", "-forms"]),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The paths of the files below `folder` with this extension.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|other| other == extension) {
            found.push(path);
        }
    }
    found
}

fn locale_files(language: Language) -> Vec<PathBuf> {
    let name = match language {
        Language::English => "en-US",
        Language::Chinese => "zh-CN",
    };
    files(&root().join("assets/locales").join(name), "ftl")
}

fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for path in locale_files(language) {
        let source = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str()).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = Variables::new();
            collect(message.value.as_ref().unwrap(), &mut variables);
            let id = message.id.name.to_owned();
            assert_eq!(messages.insert(id, variables), None, "{} twice", message.id.name);
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, variables);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, variables: &mut Variables) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        _ => {}
    }
}

/// Names of listings and views that look like ids.
const NAMES: [&str; 4] = ["frame-iterative", "frame-recursive", "nested-blind", "tree-alone"];

#[test]
fn both_languages_have_the_same_messages() {
    let ids = |language| messages(language).into_keys().collect::<Vec<_>>();
    assert_eq!(ids(Language::English), ids(Language::Chinese));
}

#[test]
fn a_message_has_the_same_variables_in_both_languages() {
    let (english, chinese) = (messages(Language::English), messages(Language::Chinese));
    for (id, variables) in &english {
        let difference: Vec<_> = variables
            .symmetric_difference(&chinese[id])
            .filter(|name| !OPTIONAL.contains(&name.as_str()))
            .collect();
        assert!(difference.is_empty(), "{id}: {difference:?}");
    }
}

/// The string literals of the source, tests left out.
fn literals() -> BTreeSet<String> {
    let mut literals = BTreeSet::new();
    for path in files(&root().join("src"), "rs") {
        let source = fs::read_to_string(path).unwrap();
        let program = source.split("#[cfg(test)]\nmod tests").next().unwrap();
        for line in program.lines().filter(|line| !line.trim_start().starts_with("//")) {
            literals.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    literals
}

/// The ids that the source asks for: literals that look like one, with what is put behind them.
fn ids_in_source(defined: &Messages) -> BTreeSet<String> {
    let families: BTreeSet<&str> =
        defined.keys().filter_map(|id| id.split_once('-')).map(|(family, _)| family).collect();
    let mut ids = BTreeSet::new();
    for literal in literals() {
        let stem = literal.split('{').next().unwrap();
        if let Some((stem, ends)) = BUILT.iter().find(|(built, _)| *built == stem) {
            ids.extend(ends.iter().map(|end| format!("{stem}{end}")));
            continue;
        }
        let is_word = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase());
        let in_family = literal.split_once('-').is_some_and(|(family, rest)| {
            families.contains(family) && rest.split('-').all(is_word)
        });
        if in_family || defined.contains_key(&literal) {
            ids.insert(literal);
        }
    }
    ids
}

#[test]
fn every_message_asked_for_is_defined() {
    let defined = messages(Language::English);
    let asked = ids_in_source(&defined);
    let undefined: Vec<_> = asked
        .iter()
        .filter(|id| !defined.contains_key(*id) && !NAMES.contains(&id.as_str()))
        .collect();
    assert!(undefined.is_empty(), "not defined: {undefined:?}");
}

/// Values for a variable, among which every form of a message occurs.
fn examples(variable: &str) -> Vec<Value> {
    match variable {
        "base" => vec!["zero".into(), "one".into()],
        "arrow" | "arrow1" | "arrow2" | "arrow3" | "key" | "back" | "up" | "down" => {
            vec!["↘".into()]
        }
        "square" | "queen1" | "queen2" | "queen3" | "a" | "b" => vec!["(31,31)".into()],
        "line" | "line1" | "line2" | "line3" => vec!["同斜线 ↘".into()],
        _ => [0_u64, 1, 2, 17_868].map(Value::from).to_vec(),
    }
}

/// One choice of values for each variable at a time, the others at their last.
fn choices(variables: &Variables) -> Vec<Vec<(&'static str, Value)>> {
    let last = |name: &String| (name.clone().leak() as &str, examples(name).pop().unwrap());
    let mut choices = vec![variables.iter().map(last).collect::<Vec<_>>()];
    for (i, name) in variables.iter().enumerate() {
        for value in examples(name) {
            let mut choice = choices[0].clone();
            choice[i].1 = value;
            choices.push(choice);
        }
    }
    choices
}

#[test]
fn every_message_is_one_clean_line_whatever_it_is_about() {
    for language in Language::ALL {
        for (id, variables) in messages(language) {
            for values in choices(&variables) {
                let text = language.format(&id, &values);
                assert!(!text.trim().is_empty(), "{id} is empty");
                assert!(!text.contains(['{', '}', '$']), "{id}: {text}");
                assert_ne!(text, id);
                let is_spaced = id == "log-discard"
                    || ["-close", "-keys", "-jumping"].iter().any(|end| id.ends_with(end));
                assert!(!text.contains("  ") || is_spaced, "{id}: {text}");
                let is_odd = |c: char| c.is_control() || ('\u{2066}'..='\u{2069}').contains(&c);
                assert!(!text.contains(is_odd), "{id}: {text:?}");
            }
        }
    }
}

#[test]
fn no_message_has_an_error() {
    for language in Language::ALL {
        let mut bundle = FluentBundle::new(vec![langid!("en-US")]);
        for path in locale_files(language) {
            let source = fs::read_to_string(path).unwrap();
            bundle.add_resource(FluentResource::try_new(source).unwrap()).unwrap();
        }
        for (id, variables) in messages(language) {
            let args: FluentArgs =
                variables.iter().map(|name| (name.as_str(), name.len())).collect();
            let pattern = bundle.get_message(&id).unwrap().value().unwrap();
            let mut errors = Vec::new();
            bundle.format_pattern(pattern, Some(&args), &mut errors);
            assert!(errors.is_empty(), "{id}: {errors:?}");
        }
    }
}

#[test]
fn a_message_in_the_footer_s_place_fits_80_columns() {
    for language in Language::ALL {
        for (id, variables) in messages(language) {
            let in_footer = ["notice-", "miss-"].iter().any(|family| id.starts_with(family));
            if in_footer && id != "notice-failed" {
                for values in choices(&variables) {
                    let text = language.format(&id, &values);
                    assert!(text.width() < 80, "{id}: {text} has {}", text.width());
                }
            }
        }
    }
}

#[test]
fn every_message_is_used() {
    let mut source = String::new();
    for file in files(&root().join("src"), "rs") {
        source.push_str(&fs::read_to_string(file).unwrap());
    }
    let listings = fs::read_dir(root().join("assets/listings")).unwrap();
    for file in listings {
        source.push_str(&fs::read_to_string(file.unwrap().path()).unwrap());
    }
    for id in messages(Language::English).keys() {
        // Some ids are put together: a stem in the source, and an ending that depends on data.
        let stems = id.match_indices('-').map(|(end, _)| format!("{}-", id.split_at(end).0));
        let is_used = source.contains(&format!("\"{id}\""))
            || source.contains(id.as_str())
            || stems.into_iter().any(|stem| {
                source.contains(&format!("\"{stem}{{")) || source.contains(&format!("{stem}\""))
            })
            || id.strip_suffix(|c: char| c.is_ascii_digit()).is_some_and(|stem| {
                source.contains(&format!("\"{}\"", stem.trim_end_matches('-')))
            })
            || id.match_indices('-').any(|(at, _)| {
                let (stem, ending) = id.split_at(at);
                source.contains(&format!("\"{stem}\"")) && source.contains(&format!("}}{ending}\""))
            });
        assert!(is_used, "{id} is in the locales and nowhere in the source");
    }
}
