//! From the text of a file to a lesson: names are looked up, every stop is found in its search.

use std::ops::ControlFlow;

use toml::Spanned;

use super::file::{At, LessonFile, StopFile, WordsFile};
use super::mistake::What;
use super::{Ask, By, Lesson, Mistake, NOTE_COLUMNS, NOTE_ROWS, Scene, Show, Stop, Words};
use crate::failure::line_of;
use crate::listing::Program;
use crate::playback::Target;
use crate::playback::jump;
use crate::search::conflict::Method;
use crate::search::{Atlas, BoardSize, Goal, Position, Search, Strategy};
use crate::tui::panes::wrap::wrapped;
use crate::tui::settings::Overlay;
use crate::tui::view::View;
use crate::wording::Base;

/// How often a search may report that it is still looking for a stop: some seconds at most.
const PATIENCE: usize = 1 << 11;

/// Reads the text of a lesson file.
///
/// # Errors
/// The first mistake in it.
pub(super) fn checked(text: &str) -> Result<Lesson, Mistake> {
    let file: LessonFile = toml::from_str(text).map_err(|error| {
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        Mistake {
            line: line_of(text, &error.span().unwrap_or_default()),
            // The parser names a type of the program's language.
            what: What::Toml(message.replace("i64", "a whole number")),
        }
    })?;
    Checker { text }.lesson(&file)
}

/// The checks, with the text that tells the lines.
struct Checker<'a> {
    text: &'a str,
}

/// The stops before the one being checked.
struct Before {
    search: Search,
    atlas: Atlas,
    scene: Scene,
    stops: Vec<Stop>,
}

impl Checker<'_> {
    fn mistake<T>(&self, at: &Spanned<T>, what: What) -> Mistake {
        Mistake { line: line_of(self.text, &at.span()), what }
    }

    fn lesson(&self, file: &LessonFile) -> Result<Lesson, Mistake> {
        let nowhere = |what| Mistake { line: 1, what };
        let title = file.title.as_ref().ok_or_else(|| nowhere(What::NoTitle))?;
        let title = words(title.get_ref());
        let n = file.n.as_ref().ok_or_else(|| nowhere(What::NoSize))?;
        let strategy = self.strategy(file.strategy.as_ref())?.unwrap_or_default();
        let search = Search::new(self.size(n)?, strategy, goal(file.first.unwrap_or(false)));
        let mut before = Before {
            search,
            atlas: Atlas::new(search),
            scene: Scene::default(),
            stops: Vec::new(),
        };
        for stop in &file.stop {
            let stop = self.stop(stop, &mut before)?;
            before.stops.push(stop);
        }
        if before.stops.is_empty() {
            return Err(nowhere(What::NoStop));
        }
        Ok(Lesson { title, stops: before.stops })
    }

    fn stop(&self, stop: &Spanned<StopFile>, before: &mut Before) -> Result<Stop, Mistake> {
        let file = stop.get_ref();
        let search = self.search(file, before.search)?;
        if search != before.search {
            before.search = search;
            before.atlas = Atlas::new(search);
        }
        let at = file.at.as_ref().ok_or_else(|| self.mistake(stop, What::NoTarget))?;
        let position = self.find(at, &mut before.atlas)?;
        let leg = self.leg(at, &position, before.stops.last())?;
        self.leave_room_for_answer(at, &position, leg, before.stops.last())?;
        let note = file.note.as_ref().ok_or_else(|| self.mistake(stop, What::NoNote))?;
        let show = self.show(file)?;
        before.scene = before.scene.with(show);
        if before.scene.beside == Some(search.strategy()) {
            let what = What::BesideItself(search.strategy().name());
            let line = |at| line_of(self.text, &at);
            let at = file.beside.as_ref().map_or_else(|| stop.span(), Spanned::span);
            return Err(Mistake { line: line(at), what });
        }
        Ok(Stop {
            line: line_of(self.text, &stop.span()),
            position,
            note: self.note(note)?,
            by: self.named(file.by.as_ref(), &By::ALL, By::name)?.unwrap_or_default(),
            ask: self.ask(file.ask.as_ref(), &position)?,
            show,
            leg,
        })
    }

    /// The search from this stop on.
    fn search(&self, stop: &StopFile, before: Search) -> Result<Search, Mistake> {
        let size = match &stop.n {
            Some(n) => self.size(n)?,
            None => before.size(),
        };
        let strategy = self.strategy(stop.strategy.as_ref())?.unwrap_or_else(|| before.strategy());
        Ok(Search::new(size, strategy, stop.first.map_or_else(|| before.goal(), goal)))
    }

    fn size(&self, n: &Spanned<i64>) -> Result<BoardSize, Mistake> {
        u8::try_from(*n.get_ref())
            .ok()
            .and_then(BoardSize::new)
            .ok_or_else(|| self.mistake(n, What::Size(*n.get_ref())))
    }

    fn strategy(&self, name: Option<&Spanned<String>>) -> Result<Option<Strategy>, Mistake> {
        self.named(name, &Strategy::ALL, Strategy::name)
    }

    fn find(&self, at: &Spanned<At>, atlas: &mut Atlas) -> Result<Position, Mistake> {
        let target = match at.get_ref() {
            At::Step(step) => Target::Step((*step).into()),
            At::Target(text) => {
                Target::parse(text, 0).map_err(|_| self.mistake(at, What::Target(text.clone())))?
            }
        };
        let mut looks = 0;
        let mut progress = |_| {
            looks += 1;
            if looks > PATIENCE { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let start = Position::start(*atlas.search());
        match jump::find(target, &start, atlas, &mut progress) {
            Ok(Ok(position)) => Ok(position),
            Ok(Err(miss)) => Err(self.mistake(at, What::Miss(miss))),
            Err(_) => Err(self.mistake(at, What::TooFar)),
        }
    }

    /// The leg of a stop at `position`: a new one in another search, or behind a jump back.
    fn leg(
        &self,
        at: &Spanned<At>,
        position: &Position,
        last: Option<&Stop>,
    ) -> Result<usize, Mistake> {
        let Some(last) = last else { return Ok(0) };
        if last.position.search() != position.search() {
            return Ok(last.leg + 1);
        }
        let (step, before) = (position.step(), last.position.step());
        match last.by {
            _ if step >= before => Ok(last.leg),
            By::Jump => Ok(last.leg + 1),
            By::Step | By::Move => Err(self.mistake(at, What::Backwards { step, before })),
        }
    }

    /// The answer to the question of the stop above stands a few steps on; this stop may not come
    /// before it.
    fn leave_room_for_answer(
        &self,
        at: &Spanned<At>,
        position: &Position,
        leg: usize,
        last: Option<&Stop>,
    ) -> Result<(), Mistake> {
        let Some(last) = last.filter(|last| last.leg == leg) else { return Ok(()) };
        let question = last.ask.and_then(|ask| ask.question(&last.position));
        let answer = question.map_or(0, |question| question.answered(&last.position).step());
        if position.step() < answer {
            return Err(self.mistake(at, What::BeforeAnswer { step: answer }));
        }
        Ok(())
    }

    fn note(&self, note: &Spanned<WordsFile>) -> Result<Words, Mistake> {
        let words = words(note.get_ref());
        if words.en.is_none() && words.zh.is_none() {
            return Err(self.mistake(note, What::NoNote));
        }
        for text in [&words.en, &words.zh].into_iter().flatten() {
            let rows = wrapped(text, NOTE_COLUMNS).len();
            if rows > usize::from(NOTE_ROWS) {
                return Err(self.mistake(note, What::LongNote { rows }));
            }
        }
        Ok(words)
    }

    fn ask(
        &self,
        ask: Option<&Spanned<String>>,
        position: &Position,
    ) -> Result<Option<Ask>, Mistake> {
        let kind = self.named(ask, &Ask::ALL, Ask::name)?;
        match (ask, kind) {
            (Some(at), Some(kind)) if kind.question(position).is_none() => {
                Err(self.mistake(at, What::Unanswerable(kind.name())))
            }
            _ => Ok(kind),
        }
    }

    fn show(&self, stop: &StopFile) -> Result<Show, Mistake> {
        let none: Option<Strategy> = None;
        let besides: Vec<Option<Strategy>> =
            Strategy::ALL.into_iter().map(Some).chain([none]).collect();
        let beside_name = |beside: Option<Strategy>| beside.map_or("none", Strategy::name);
        Ok(Show {
            view: self.named(stop.view.as_ref(), &View::ALL, View::name)?,
            overlay: self.named(stop.overlay.as_ref(), &Overlay::ALL, Overlay::name)?,
            beside: self.named(stop.beside.as_ref(), &besides, beside_name)?,
            base: self.base(stop.base.as_ref())?,
            method: self.named(stop.method.as_ref(), &Method::ALL, Method::name)?,
            program: self.named(stop.program.as_ref(), &Program::ALL, Program::name)?,
        })
    }

    fn base(&self, base: Option<&Spanned<i64>>) -> Result<Option<Base>, Mistake> {
        let Some(base) = base else { return Ok(None) };
        match base.get_ref() {
            0 => Ok(Some(Base::Zero)),
            1 => Ok(Some(Base::One)),
            &other => Err(self.mistake(base, What::Base(other))),
        }
    }

    /// The one of `all` with this name.
    fn named<T: Copy>(
        &self,
        name: Option<&Spanned<String>>,
        all: &[T],
        name_of: impl Fn(T) -> &'static str,
    ) -> Result<Option<T>, Mistake> {
        let Some(given) = name else { return Ok(None) };
        let found = all.iter().copied().find(|it| name_of(*it) == given.get_ref());
        if found.is_some() {
            return Ok(found);
        }
        let expected: Vec<&str> = all.iter().map(|it| name_of(*it)).collect();
        let what = What::Name { given: given.get_ref().clone(), expected: expected.join(", ") };
        Err(self.mistake(given, what))
    }
}

const fn goal(first: bool) -> Goal {
    if first { Goal::First } else { Goal::All }
}

/// Line breaks in a file are for its author; a note is broken where the screen needs it. What a
/// terminal would take for a command is nothing to show.
fn words(file: &WordsFile) -> Words {
    let one_line = |text: &Option<String>| {
        let lines = text.as_ref()?.lines().map(str::trim).collect::<Vec<_>>().join(" ");
        Some(lines.replace(char::is_control, ""))
    };
    Words { en: one_line(&file.en), zh: one_line(&file.zh) }
}
