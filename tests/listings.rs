//! No listing may be wrong: each is compiled and run, and prints the events of its search.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking, also in its helpers")]
#![expect(clippy::print_stdout, reason = "a test that is skipped says so")]

#[path = "listings/pseudocode.rs"]
mod pseudocode;
mod support;

use std::collections::HashSet;
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use nq_tui::listing::{Language, Listing, Program, Tag, listing, source};
use nq_tui::search::{Event, Goal, Position, Strategy};
use support::search;

/// What fits beside the board of a small terminal.
const MAX_COLUMNS: usize = 46;
const MAX_LINES: usize = 25;

/// More than all programs together print.
const MAX_OUTPUT: u64 = 1 << 20;

fn all() -> impl Iterator<Item = (Program, Language, &'static Listing)> {
    Program::ALL.into_iter().flat_map(|program| {
        Language::ALL.map(|language| (program, language, listing(program, language)))
    })
}

/// The sizes that a program is run for; the nested loops are four.
const fn sizes(program: Program) -> &'static [u8] {
    match program {
        Program::Nested | Program::NestedBlind => &[4],
        _ => &[1, 2, 3, 4, 5, 6],
    }
}

fn events(program: Program) -> impl Iterator<Item = Event> {
    let strategy = match program {
        Program::NestedBlind => Strategy::Rows,
        _ => Strategy::Backtrack,
    };
    sizes(program).iter().flat_map(move |&n| {
        assert!(program.suits(strategy, n));
        Position::start(search(n, strategy, Goal::All)).events()
    })
}

const fn word(event: Event) -> &'static str {
    match event {
        Event::Place(_) => "place",
        Event::Reject(_) => "reject",
        Event::Backtrack(_) => "backtrack",
        Event::Solution => "solution",
        Event::Discard => "discard",
    }
}

/// Compares what a program printed with the events of its search.
fn check(program: Program, language: Language, printed: &str) {
    let name = format!("{} in {}", program.name(), language.name());
    let mut lines = printed.lines();
    for (index, event) in events(program).enumerate() {
        let wanted = event.square().map_or_else(
            || word(event).to_owned(),
            |square| format!("{} {} {}", word(event), square.row, square.col),
        );
        assert_eq!(lines.next(), Some(wanted.as_str()), "{name}, event {index}");
    }
    assert_eq!(lines.next(), None, "{name} goes on too long");
}

/// A directory of its own for one test, removed in the end.
struct Workshop(PathBuf);

impl Workshop {
    fn new(test: &str) -> Self {
        let path = std::env::temp_dir().join(format!("nq-tui-{test}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, program: Program, language: Language, text: &str) -> PathBuf {
        let path = self.0.join(format!("{}.{}", program.name(), language.extension()));
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What the command printed, or `None` where there is no such command. One that prints without
/// end is stopped.
fn run(command: &mut Command) -> Option<String> {
    let mut child = match command.stdout(Stdio::piped()).spawn() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            println!("skipped: no {}", Path::new(command.get_program()).display());
            return None;
        }
        child => child.unwrap(),
    };
    let mut printed = String::new();
    child.stdout.take().unwrap().take(MAX_OUTPUT).read_to_string(&mut printed).unwrap();
    if printed.len() as u64 == MAX_OUTPUT {
        child.kill().unwrap();
    }
    assert!(child.wait().unwrap().success(), "{command:?} failed or prints without end");
    Some(printed)
}

fn arguments(program: Program) -> impl Iterator<Item = String> {
    sizes(program).iter().map(u8::to_string)
}

/// `None` where there is no Python.
fn run_in_python(
    workshop: &Workshop,
    program: Program,
    language: Language,
    text: &str,
) -> Option<()> {
    let file = workshop.write(program, language, text);
    let mut python = Command::new("python3");
    let printed = run(python.args(["-W", "error"]).arg(file).args(arguments(program)))?;
    check(program, language, &printed);
    Some(())
}

#[test]
fn python_listings_print_the_events() {
    let workshop = Workshop::new("python");
    for program in Program::ALL {
        let text = source(program, Language::Python);
        if run_in_python(&workshop, program, Language::Python, text).is_none() {
            return;
        }
    }
}

#[test]
fn c_listings_print_the_events() {
    let workshop = Workshop::new("c");
    for program in Program::ALL {
        let file = workshop.write(program, Language::C, source(program, Language::C));
        let binary = workshop.0.join(program.name());
        let mut compiler = Command::new("cc");
        compiler.args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&binary).arg(file);
        if run(&mut compiler).is_none() {
            return;
        }
        let printed = run(Command::new(binary).args(arguments(program))).unwrap();
        check(program, Language::C, &printed);
    }
}

/// One compiler and one virtual machine for all of them: each takes a second to start.
#[test]
fn java_listings_print_the_events() {
    let workshop = Workshop::new("java");
    let mut calls = Vec::new();
    let mut compiler = Command::new("javac");
    compiler.args(["-Xlint:all", "-Xlint:-auxiliaryclass", "-Werror", "-d"]).arg(&workshop.0);
    for program in Program::ALL {
        let text = source(program, Language::Java);
        let class = text.lines().find_map(|line| line.strip_prefix("class ")).unwrap();
        let class = class.trim_end_matches(" {");
        calls.push(format!("System.out.println(\"# {class}\"); {class}.main(args);"));
        compiler.arg(workshop.write(program, Language::Java, text));
    }
    let all = workshop.0.join("All.java");
    let main = format!("public static void main(String[] args) {{\n{}\n}}", calls.join("\n"));
    fs::write(&all, format!("class All {{\n{main}\n}}\n")).unwrap();
    if run(compiler.arg(all)).is_none() {
        return;
    }
    let mut java = Command::new("java");
    java.args(["-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp"]).arg(&workshop.0).arg("All");
    let Some(printed) = run(java.args(arguments(Program::Iterative))) else { return };
    let runs: Vec<&str> = printed.split("# ").skip(1).collect();
    assert_eq!(runs.len(), Program::ALL.len());
    for (program, run) in Program::ALL.into_iter().zip(runs) {
        check(program, Language::Java, run.split_once('\n').unwrap().1);
    }
}

#[test]
fn pseudocode_listings_print_the_events_once_read_as_python() {
    let workshop = Workshop::new("pseudocode");
    for program in Program::ALL {
        let lines = parts(program, Language::Pseudocode).into_iter().map(|line| match line.part {
            Part::Shown => pseudocode::python(line.code),
            Part::Scaffolding | Part::Hidden => line.code.to_owned(),
        });
        let text = lines.collect::<Vec<_>>().join("\n");
        if run_in_python(&workshop, program, Language::Pseudocode, &text).is_none() {
            return;
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Scaffolding,
    Hidden,
    Shown,
}

/// A line of a listing's file.
struct SourceLine {
    part: Part,
    code: &'static str,
    marker: &'static str,
}

fn parts(program: Program, language: Language) -> Vec<SourceLine> {
    let mut around = Part::Shown;
    let mut parts = Vec::new();
    for line in source(program, language).lines() {
        let (code, marker) =
            line.split_once("#@ ").or(line.split_once("//@ ")).unwrap_or((line, ""));
        match marker {
            "hide" => around = Part::Scaffolding,
            "show" => around = Part::Shown,
            "hidden" => parts.push(SourceLine { part: Part::Hidden, code, marker }),
            _ if marker.starts_with("caption") => {}
            _ => parts.push(SourceLine { part: around, code: code.trim_end(), marker }),
        }
    }
    parts
}

/// Where a hidden line prints an event, the shown line just before or after it is lit by it. (The
/// nested loops lift a queen at the head of the loop and print it at the end.)
#[test]
fn the_lines_that_are_lit_are_those_that_print() {
    for (program, language, _) in all() {
        let nested = matches!(program, Program::Nested | Program::NestedBlind);
        let parts = parts(program, language);
        for (index, line) in parts.iter().enumerate().filter(|(_, line)| line.part == Part::Hidden)
        {
            let before = parts[..index].iter().rfind(|line| line.part == Part::Shown).unwrap();
            let after = parts[index..].iter().find(|line| line.part == Part::Shown);
            for event in ["place", "reject", "backtrack", "solution", "discard"] {
                let prints = line.code.contains(&format!("\"{event}\""));
                if prints && !(nested && event == "backtrack") {
                    let lit = before.marker.contains(event)
                        || after.is_some_and(|line| line.marker.contains(event));
                    assert!(lit, "{} {}: {}", program.name(), language.name(), line.code);
                }
            }
        }
    }
}

#[test]
fn every_event_lights_a_line_and_no_line_waits_for_another() {
    for (program, language, listing) in all() {
        let name = format!("{} in {}", program.name(), language.name());
        let mut lit: HashSet<usize> = listing.lit_lines(None).chain(listing.end_lines()).collect();
        assert!(listing.lit_lines(None).next().is_some(), "{name}: start");
        assert!(listing.end_lines().next().is_some(), "{name}: end");
        for event in events(program) {
            assert!(listing.lit_lines(Some(event)).next().is_some(), "{name}: {event:?}");
            lit.extend(listing.lit_lines(Some(event)));
        }
        let tagged = (0..listing.lines.len()).filter(|&line| !listing.lines[line].tags.is_empty());
        assert_eq!(lit, tagged.collect(), "{name}");
        let mut tags = listing.lines.iter().flat_map(|line| &line.tags);
        let discards = tags.any(|tag| tag.tag == Tag::Discard);
        assert_eq!(discards, program == Program::NestedBlind, "{name}");
    }
}

#[test]
fn listings_are_short_plain_and_without_markers() {
    for (program, language, listing) in all() {
        let name = format!("{} in {}", program.name(), language.name());
        assert!(listing.lines.len() <= MAX_LINES, "{name}: {} lines", listing.lines.len());
        for line in &listing.lines {
            let text = line.text;
            assert!(text.is_ascii() && text.len() <= MAX_COLUMNS, "{name}: {text}");
            assert!(!text.contains('@') && !text.contains("//"), "{name}: {text}");
            assert!(!text.contains('#') || text.starts_with("#define"), "{name}: {text}");
            let pieces: String = line.tokens.iter().map(|token| token.text).collect();
            assert_eq!(pieces, text, "{name}");
        }
        let ends = [listing.lines.first(), listing.lines.last()];
        assert!(ends.iter().flatten().all(|line| !line.text.is_empty()), "{name}");
    }
}

#[test]
fn files_and_captions_belong_to_their_programs() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/listings");
    for (program, language, here) in all() {
        let file = directory.join(program.name()).with_extension(language.extension());
        assert_eq!(fs::read_to_string(file).unwrap(), source(program, language));
        assert_eq!(here.captions, listing(program, Language::Java).captions);
    }
}
