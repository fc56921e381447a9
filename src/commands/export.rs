//! `nq-tui export N`: what the screen shows, as files.

pub mod args;
pub mod plan;

use std::io::{self, BufWriter, IsTerminal, Write};
use std::iter;
use std::path::Path;

pub use args::ExportArgs;
use plan::{Frames, Plan};

use super::pipe;
use crate::export::camera::Camera;
use crate::export::cast::Cast;
use crate::export::format::Format;
use crate::export::html::{PageOptions, write_page as write_page_of};
use crate::export::raster::{self, Film, RasterError};
use crate::export::still;
use crate::failure::Failure;
use crate::i18n::{Language, text};
use crate::save::{Existing, numbered, save};
use crate::wording::log_line;

/// Shows the last picture of a film this many times as long as the others.
const LAST_PICTURE: u32 = 4;

/// Writes the files that `args` ask for, and speaks `language` in them.
///
/// # Errors
/// There are no such frames, or they cannot be written.
pub fn run(args: &ExportArgs, language: Language) -> Result<(), Failure> {
    let plan = Plan::of(args, language)?;
    let mut camera = plan.camera(args, language);
    match args.output.as_deref().filter(|path| *path != Path::new("-")) {
        None => {
            let out = io::stdout().lock();
            if plan.format.is_binary() && out.is_terminal() {
                return Err(Failure::Usage(language.text("export-binary-to-terminal")));
            }
            let mut out = BufWriter::new(out);
            let result = write(&plan, &mut camera, &mut out).and_then(|()| out.flush());
            pipe::written(result)
        }
        Some(path) => to_files(&plan, &mut camera, path, args.existing(), language),
    }
}

fn to_files(
    plan: &Plan,
    camera: &mut Camera,
    path: &Path,
    existing: Existing,
    language: Language,
) -> Result<(), Failure> {
    if !plan.is_numbered() {
        return save(path, existing, |out| write(plan, camera, out))
            .map_err(|error| Failure::Cannot(error.text(language)));
    }
    let digits = plan.frames.last().to_string().len().max(4);
    for (number, shot) in plan.frames.shots() {
        let path = numbered(path, number, digits);
        camera.go_to(shot);
        save(&path, existing, |out| write_still(plan, camera, out))
            .map_err(|error| Failure::Cannot(error.text(language)))?;
    }
    Ok(())
}

fn write(plan: &Plan, camera: &mut Camera, out: &mut dyn Write) -> io::Result<()> {
    match plan.format {
        Format::Gif => write_film(plan, camera, out).map_err(io::Error::other),
        Format::Cast => write_cast(plan, camera, out),
        Format::Html => write_page(plan, camera, out),
        Format::Txt | Format::Ansi | Format::Svg | Format::Png => {
            if let Some((_, shot)) = plan.frames.shots().next() {
                camera.go_to(shot);
            }
            write_still(plan, camera, out)
        }
    }
}

fn write_still(plan: &Plan, camera: &Camera, out: &mut dyn Write) -> io::Result<()> {
    // Sequences have writers of their own.
    let format = plan.format.still().unwrap_or(still::Format::Svg);
    let bytes = still::bytes(camera.app(), camera.area(), format, plan.subject, plan.width)
        .map_err(io::Error::other)?;
    out.write_all(&bytes)
}

fn write_film(plan: &Plan, camera: &mut Camera, out: &mut dyn Write) -> Result<(), RasterError> {
    let horizon = plan.frames.horizon();
    let time = camera.app().player().speed().time_of(1);
    let last = plan.frames.last();
    let mut pictures = plan.frames.shots().map(|(number, shot)| {
        camera.go_to(shot);
        let horizon = horizon.as_ref().unwrap_or(camera.app().position());
        let svg = plan.subject.shapes().svg(camera.app(), camera.area(), horizon, plan.width);
        raster::pixels(&svg).map(|picture| (number, picture))
    });
    let Some(first) = pictures.next().transpose()? else { return Ok(()) };
    let mut film = Film::new(out, first.1.width(), first.1.height())?;
    for picture in iter::once(Ok(first)).chain(pictures) {
        let (number, picture) = picture?;
        let times = if number == last { LAST_PICTURE } else { 1 };
        film.add(picture, time * times)?;
    }
    Ok(())
}

fn write_page(plan: &Plan, camera: &Camera, mut out: &mut dyn Write) -> io::Result<()> {
    let Frames::Range(range) = &plan.frames else { return Ok(()) };
    let app = camera.app();
    let options = PageOptions {
        language: app.voice().language,
        base: app.voice().base,
        speed: app.player().speed(),
    };
    let first = range.first();
    write_page_of(&mut out, *first.search(), first.step() + 1..=range.last(), &options)
}

fn write_cast(plan: &Plan, camera: &mut Camera, out: &mut dyn Write) -> io::Result<()> {
    let speed = camera.app().player().speed();
    let n = camera.app().position().search().n();
    let title = text!(camera.app().voice().language, "title", n = n);
    let mut cast = Cast::new(out, plan.cast_version, &title, camera.area())?;
    for (count, (number, shot)) in (0..).zip(plan.frames.shots()) {
        camera.go_to(shot);
        let frame = still::frame(camera.app(), camera.area());
        let line = log_line(camera.app().position(), camera.app().voice());
        let what = line.map_or_else(String::new, |line| format!("{} {}", line.head, line.detail));
        let label = format!("{number} {what}");
        cast.add(&frame, speed.time_of(count), label.trim_end())?;
    }
    let count = u64::try_from(plan.frames.count()).unwrap_or(u64::MAX);
    cast.finish(speed.time_of(count))
}
