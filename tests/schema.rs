//! The JSON Lines of `trace` are what `docs/trace.schema.json` says, and nothing else passes.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "support/program.rs"]
mod program;

use std::fs;

use jsonschema::Validator;
use program::printed;
use rstest::rstest;
use serde_json::{Value, json};

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs");

fn schema() -> Validator {
    let text = fs::read_to_string(format!("{DOCS}/trace.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    assert!(jsonschema::meta::is_valid(&schema));
    jsonschema::draft202012::new(&schema).unwrap()
}

fn line(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[rstest]
#[case("1", &["place", "solution", "backtrack"])]
#[case("4", &["place", "reject", "backtrack", "solution"])]
#[case("8", &["place", "reject", "backtrack", "solution"])]
#[case("32 --limit 5000", &["place", "reject", "backtrack"])]
#[case("6 --fix 1,3 --reverse", &["place", "reject", "backtrack"])]
#[case("4 --strategy rows", &["place", "backtrack", "solution", "discard"])]
#[case("4 --strategy squares --limit 50000", &["place", "backtrack", "solution", "discard"])]
#[case("18 --from 99%  --limit 1000", &["place", "reject", "backtrack"])]
fn every_line_is_as_described(#[case] arguments: &str, #[case] events: &[&str]) {
    let schema = schema();
    let stream = printed(&format!("trace {arguments} --format jsonl"));
    let lines: Vec<Value> = stream.lines().map(line).collect();
    for line in &lines {
        assert!(schema.is_valid(line), "{line}");
    }
    for event in events {
        assert!(lines.iter().any(|line| line["event"] == *event), "no {event}");
    }
}

#[test]
fn the_examples_of_the_documentation_are_as_described() {
    let page = fs::read_to_string(format!("{DOCS}/trace.md")).unwrap();
    let (four, blind) = (printed("trace 4 --format jsonl"), blind());
    let examples: Vec<&str> = page.lines().filter(|line| line.starts_with('{')).collect();
    assert_eq!(examples.len(), 5);
    for example in examples {
        assert!(schema().is_valid(&line(example)), "{example}");
        assert!(four.contains(example) || blind.contains(example), "{example}");
    }
}

fn blind() -> String {
    printed("trace 2 --strategy rows --format jsonl")
}

/// One line of each kind, all valid.
fn samples() -> Vec<Value> {
    let (four, blind) = (printed("trace 4 --format jsonl"), blind());
    let with = |stream: &str, event: &str| {
        line(stream.lines().find(|line| line.contains(&format!("\"{event}\""))).unwrap())
    };
    vec![
        with(&four, "place"),
        with(&four, "reject"),
        with(&four, "backtrack"),
        with(&four, "solution"),
        with(&blind, "discard"),
    ]
}

/// The objects inside `value`, itself included, as paths to them.
fn objects(value: &Value, path: &str) -> Vec<String> {
    let below = |(key, value): (String, &Value)| objects(value, &format!("{path}/{key}"));
    match value {
        Value::Object(entries) => {
            let entries = entries.iter().map(|(key, value)| (key.clone(), value));
            [path.to_owned()].into_iter().chain(entries.flat_map(below)).collect()
        }
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(i, item)| (i.to_string(), item))
            .flat_map(below)
            .collect(),
        _ => Vec::new(),
    }
}

#[test]
fn a_line_with_a_key_missing_or_to_spare_is_refused() {
    let schema = schema();
    for sample in samples() {
        assert!(schema.is_valid(&sample), "{sample}");
        for path in objects(&sample, "") {
            let mut more = sample.clone();
            more.pointer_mut(&path).unwrap()["colour"] = json!("white");
            assert!(!schema.is_valid(&more), "{more}");
            for key in sample.pointer(&path).unwrap().as_object().unwrap().keys() {
                let mut less = sample.clone();
                less.pointer_mut(&path).unwrap().as_object_mut().unwrap().remove(key);
                assert!(!schema.is_valid(&less), "{less}");
            }
        }
    }
}

#[rstest]
#[case("/event", json!("attack"))]
#[case("/event", json!("Place"))]
#[case("/step", json!(0))]
#[case("/step", json!(1.5))]
#[case("/step", json!("1"))]
#[case("/row", json!(32))]
#[case("/col", json!(-1))]
#[case("/by", json!([]))]
#[case("/by/0/line", json!("row"))]
#[case("/by/0/line", json!("file"))]
#[case("/index", json!(0))]
#[case("/queens", json!([]))]
#[case("/queens/0", json!(32))]
#[case("/queens/0", json!(null))]
#[case("/pairs", json!([]))]
#[case("/pairs/0/line", json!("same"))]
#[case("/pairs/0/a/row", json!(true))]
fn a_wrong_value_is_refused(#[case] path: &str, #[case] value: Value) {
    let schema = schema();
    let mut tried = 0;
    for mut sample in samples() {
        if let Some(place) = sample.pointer_mut(path) {
            *place = value.clone();
            assert!(!schema.is_valid(&sample), "{sample}");
            tried += 1;
        }
    }
    assert!(tried > 0, "no line has {path}");
}
