//! Which frames are exported, and how: decided and checked before anything is written.

use std::time::Duration;

use super::args::ExportArgs;
use crate::commands::lesson;
use crate::commands::screen::position_of;
use crate::export::camera::{Camera, Shot};
use crate::export::cast::Version;
use crate::export::format::Format;
use crate::export::still::Subject;
use crate::failure::Failure;
use crate::i18n::{Language, text};
use crate::lesson::Lesson;
use crate::playback::target::Landmark;
use crate::playback::{Player, Target};
use crate::search::{BoardSize, Goal, Position, Search, Step};
use crate::tui::app::App;
use crate::tui::glyphs::GlyphSet;
use crate::tui::settings::Settings;
use crate::wording::{Base, Voice};

/// More files than this in one folder are not meant.
const MOST_FILES: Step = 10_000;

/// A film of more pictures than this is no film to watch.
const MOST_PICTURES: Step = 3_000;

/// A recording of more steps than this takes hours to play.
const MOST_RECORDED: Step = 100_000;

/// A page of more steps than this takes a browser long to open.
const MOST_ON_A_PAGE: Step = 20_000;

/// A whole search up to this length goes onto a page by itself; of a longer one, a part.
const WHOLE_ON_A_PAGE: Step = 2_000;

/// Neighbouring positions of one search.
#[derive(Debug, Clone, Copy)]
pub struct Range {
    first: Position,
    last: Step,
}

impl Range {
    const fn of_one(position: Position) -> Self {
        Self { first: position, last: position.step() }
    }

    /// The first position.
    pub const fn first(&self) -> Position {
        self.first
    }

    /// The step of the last position.
    pub const fn last(&self) -> Step {
        self.last
    }

    /// The positions, in the order of the search.
    pub fn positions(&self) -> impl Iterator<Item = Position> + use<> {
        let last = self.last;
        std::iter::successors(Some(self.first), move |position| {
            let mut next = *position;
            (next.step() < last).then(|| next.forward())??;
            Some(next)
        })
    }
}

/// The frames.
#[derive(Debug)]
pub enum Frames {
    /// Those of neighbouring positions.
    Range(Range),
    /// Those of a lesson's stops.
    Stops(Box<Lesson>),
}

impl Frames {
    /// How many there are.
    pub fn count(&self) -> Step {
        match self {
            Self::Range(range) => range.last - range.first.step() + 1,
            Self::Stops(lesson) => lesson.stops.len() as Step,
        }
    }

    /// What they show, each with the number that names it.
    pub fn shots(&self) -> Box<dyn Iterator<Item = (Step, Shot)>> {
        match self {
            Self::Range(range) => {
                Box::new(range.positions().map(|position| (position.step(), Shot::At(position))))
            }
            Self::Stops(lesson) => {
                let stops = (1..).zip(0..lesson.stops.len());
                Box::new(stops.map(|(number, stop)| (number, Shot::Stop(stop))))
            }
        }
    }

    /// The largest number that names one.
    pub fn last(&self) -> Step {
        match self {
            Self::Range(range) => range.last,
            Self::Stops(_) => self.count(),
        }
    }

    /// The last position, up to which pictures of the tree have room.
    pub fn horizon(&self) -> Option<Position> {
        match self {
            Self::Range(range) => range.positions().last(),
            Self::Stops(_) => None,
        }
    }

    fn search(&self) -> Search {
        match self {
            Self::Range(range) => *range.first.search(),
            Self::Stops(lesson) => *lesson.stops[0].position.search(),
        }
    }
}

/// What is exported, and how.
#[derive(Debug)]
pub struct Plan {
    /// The frames.
    pub frames: Frames,
    /// The format.
    pub format: Format,
    /// What is to be seen.
    pub subject: Subject,
    /// The width of a picture in pixels.
    pub width: Option<u32>,
    /// The version of a recording.
    pub cast_version: Version,
}

impl Plan {
    /// What `args` ask for.
    ///
    /// # Errors
    /// They do not fit together, or there are no such positions.
    pub fn of(args: &ExportArgs, language: Language) -> Result<Self, Failure> {
        let usage = |id: &str| Failure::Usage(language.text(id));
        let of_name = || Format::of(args.output.as_ref()?);
        let format = args.format.or_else(of_name).ok_or_else(|| usage("export-which-format"))?;
        let frames = frames(args, format, language)?;
        let subject = match (args.board_only, args.tree_only) {
            (true, _) => Subject::Board,
            (_, true) => Subject::Tree,
            _ => Subject::Screen,
        };
        let is_picture = matches!(format, Format::Svg | Format::Png | Format::Gif);
        if subject != Subject::Screen && !is_picture {
            return Err(usage("export-only-pictures"));
        }
        let plan =
            Self { frames, format, subject, width: args.width, cast_version: args.cast_version };
        if plan.is_numbered() && args.output.is_none() {
            return Err(usage("export-numbered-needs-file"));
        }
        Ok(plan)
    }

    /// Whether each frame gets a file of its own.
    pub fn is_numbered(&self) -> bool {
        !self.format.is_sequence() && self.frames.count() > 1
    }

    /// A camera on the search.
    pub fn camera(&self, args: &ExportArgs, language: Language) -> Camera {
        let base = if args.one_based { Base::One } else { Base::Zero };
        let voice = Voice { language, base, glyphs: GlyphSet::Unicode.glyphs() };
        let mut player = Player::new(self.frames.search());
        if let Some(speed) = args.speed {
            player.set_speed(speed, Duration::ZERO);
        }
        let mut app = App::new(player, voice);
        app.configure(Settings {
            overlay: args.overlay,
            theme: args.theme,
            glyphs: args.glyphs,
            ..Settings::default()
        });
        app.show(args.view);
        if let Frames::Stops(lesson) = &self.frames {
            app.give((**lesson).clone());
        }
        Camera::new(app, args.size.0, args.size.1)
    }
}

fn frames(args: &ExportArgs, format: Format, language: Language) -> Result<Frames, Failure> {
    let frames = match &args.lesson {
        Some(_) if matches!(format, Format::Gif | Format::Html) => {
            return Err(Failure::Usage(language.text("export-no-lesson")));
        }
        Some(name) => Frames::Stops(Box::new(lesson::open(name, language)?.lesson)),
        None => {
            let n = args.n.ok_or_else(|| Failure::Usage(language.text("export-which-board")))?;
            Frames::Range(range(args, n, format, language)?)
        }
    };
    let most = match format {
        Format::Gif => MOST_PICTURES,
        Format::Cast => MOST_RECORDED,
        Format::Html => MOST_ON_A_PAGE,
        Format::Txt | Format::Ansi | Format::Svg | Format::Png => MOST_FILES,
    };
    let count = frames.count();
    if count > most {
        let message = text!(language, "export-too-many", count = count, most = most);
        return Err(Failure::Usage(message));
    }
    Ok(frames)
}

fn range(
    args: &ExportArgs,
    n: BoardSize,
    format: Format,
    language: Language,
) -> Result<Range, Failure> {
    let goal = if args.first { Goal::First } else { Goal::All };
    let search = args.board.search(n, goal)?;
    let at = |target| position_of(target, search, language);
    let Some((from, to)) = args.range else {
        return match args.at {
            Some(target) if format == Format::Html => Ok(around(at(target)?)),
            Some(target) => Ok(Range::of_one(at(target)?)),
            None if format == Format::Html => Ok(as_far_as_fits(search)),
            None if format.is_sequence() => {
                Ok(Range { first: Position::start(search), last: at(Target::End)?.step() })
            }
            None => {
                let solution = at(Target::Nth(Landmark::Solution, 1));
                Ok(Range::of_one(solution.or_else(|_| at(Target::End))?))
            }
        };
    };
    let (first, last) = (at(from)?, at(to)?.step());
    if last < first.step() {
        let message = text!(language, "export-backwards", from = first.step(), to = last);
        return Err(Failure::Usage(message));
    }
    Ok(Range { first, last })
}

/// The whole search, if it is no longer than a page should be; else its beginning.
fn as_far_as_fits(search: Search) -> Range {
    let start = Position::start(search);
    let range = Range { first: start, last: WHOLE_ON_A_PAGE };
    let last = range.positions().last().map_or(0, |position| position.step());
    Range { first: start, last }
}

/// A page's worth of steps with `position` in the middle.
fn around(position: Position) -> Range {
    let mut first = position;
    while first.step() + WHOLE_ON_A_PAGE / 2 > position.step() && first.backward().is_some() {}
    let range = Range { first, last: first.step() + WHOLE_ON_A_PAGE };
    let last = range.positions().last().map_or(first.step(), |position| position.step());
    Range { first, last }
}
