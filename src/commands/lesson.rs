//! `nq-tui lesson`: the built-in lessons, and what is wrong with a file.

use std::fs;
use std::io::{self, Write};
use std::iter;
use std::path::{Path, PathBuf};

use clap::Parser;

use super::environment::{kept_language, language};
use super::{pipe, screen};
use crate::cli::{Cli, LessonAction, LessonArgs};
use crate::config::Config;
use crate::failure::Failure;
use crate::i18n::{Language, grouped, text};
use crate::lesson::{By, Lesson, builtin};
use crate::tui::lesson_file::{self, LessonFile, NEW_FILE};

/// A lesson, and the file to which stops are appended.
#[derive(Debug)]
pub struct Opened {
    /// The lesson.
    pub lesson: Lesson,
    /// Its file, or one that is still to be written.
    pub file: LessonFile,
}

/// Lists, checks or gives a lesson.
///
/// # Errors
/// There is no such lesson, it has a mistake, or there is no terminal to show it on.
pub fn run(args: &LessonArgs, config: &Config) -> Result<(), Failure> {
    let language = language(args.lang.or_else(|| kept_language(config)));
    match (&args.action, &args.name) {
        (Some(LessonAction::Check { file }), _) => check(file, language),
        (None, Some(name)) => give(name, args.lang, config),
        (Some(LessonAction::List) | None, _) => pipe::written(list(language)),
    }
}

/// The same as `nq-tui --lesson NAME`.
fn give(name: &str, lang: Option<Language>, config: &Config) -> Result<(), Failure> {
    let arguments = ["nq-tui".to_owned(), format!("--lesson={name}")];
    let mut cli = Cli::try_parse_from(arguments)
        .map_err(|error| Failure::usage_of(&error, iter::once("lesson".into())))?;
    cli.screen.lang = lang;
    screen::run(&cli.screen, config)
}

/// Finds the built-in lesson of this name, else reads the file.
///
/// # Errors
/// There is neither, or the lesson has a mistake.
pub fn open(name: &str, language: Language) -> Result<Opened, Failure> {
    let (text, file) = if let Some(builtin) = builtin::named(name) {
        (builtin.text.to_owned(), kept())
    } else {
        // The file's time is taken before it is read, so that no later change is missed.
        let file = LessonFile::given(PathBuf::from(name));
        (read(name, language)?, file)
    };
    let lesson = lesson_file::read(&text, Path::new(name), language).map_err(Failure::Usage)?;
    Ok(Opened { lesson, file })
}

/// The file for stops while none is given.
pub fn kept() -> LessonFile {
    LessonFile::kept(PathBuf::from(NEW_FILE))
}

fn read(name: &str, language: Language) -> Result<String, Failure> {
    fs::read_to_string(name).map_err(|error| {
        let names: Vec<&str> = builtin::ALL.iter().map(|lesson| lesson.name).collect();
        Failure::Usage(match error.kind() {
            io::ErrorKind::NotFound => {
                text!(language, "lesson-none-such", name = name, names = names.join(", "))
            }
            _ => format!("{name}: {error}"),
        })
    })
}

fn list(language: Language) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let longest = builtin::ALL.iter().map(|lesson| lesson.name.len()).max().unwrap_or(0);
    for builtin in builtin::ALL {
        let Ok(lesson) = Lesson::parse(builtin.text) else { continue };
        let title = lesson.title.in_language(language);
        let stops = text!(language, "lesson-stops", stops = lesson.stops.len() as u64);
        let entry = text!(language, "lesson-entry", title = title, stops = stops);
        writeln!(out, "{:longest$}  {entry}", builtin.name)?;
    }
    Ok(())
}

fn check(name: &str, language: Language) -> Result<(), Failure> {
    let Opened { lesson, .. } = open(name, language)?;
    pipe::written(write_stops(&mut io::stdout().lock(), &lesson, language))
}

/// Writes where each stop is.
fn write_stops(out: &mut impl Write, lesson: &Lesson, language: Language) -> io::Result<()> {
    let stops = text!(language, "lesson-stops", stops = lesson.stops.len() as u64);
    writeln!(out, "{}", text!(language, "lesson-ok", stops = stops))?;
    for (number, stop) in (1..).zip(&lesson.stops) {
        let search = stop.position.search();
        let note = stop.note.in_language(language);
        let no_note = language.text("lesson-note-missing");
        let line = text!(
            language,
            "lesson-check-stop",
            line = stop.line as u64,
            n = search.n(),
            strategy = search.strategy().name(),
            step = grouped(stop.position.step()),
            by = By::name(stop.by),
            note = if note.is_empty() { no_note.as_str() } else { note },
        );
        writeln!(out, "{number:>2}  {line}")?;
    }
    Ok(())
}
