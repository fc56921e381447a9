//! The note of a lesson's stop, and which stop it is.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::wrap::wrapped;
use super::{row, shortened, write};
use crate::i18n::text;
use crate::playback::Direction;
use crate::tui::app::{App, Command, LessonNotice};
use crate::tui::keymap;
use crate::tui::lesson::{Course, Whereabouts};

/// The columns left of the note: the number of the stop.
const LABEL: u16 = 8;

/// Draws the note of the stop reached last; off the path, the way back.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let Some(course) = app.course() else { return };
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let label_width = LABEL.min(area.width);
    let label = Rect { width: label_width, ..area };
    let body = Rect { x: label.right(), width: area.width - label_width, ..area };
    let theme = app.theme();
    let (pointer, style) = match course.whereabouts(app.position()) {
        Whereabouts::At => (app.voice().glyphs.pointer, theme.current),
        Whereabouts::After | Whereabouts::Away => (" ", theme.quiet),
    };
    let number = format!("{pointer}{}", number(course));
    let short = shortened(&number, label_width.saturating_sub(1), app.voice().glyphs.ellipsis);
    write(buf, row(label, 0), &[(&short, style)]);
    let lines = lines(&words(app, course), body.width);
    let last = usize::from(body.height).saturating_sub(1);
    for (i, line) in (0..body.height).zip(&lines) {
        let is_cut = usize::from(i) == last && lines.len() > last + 1;
        let ellipsis = if is_cut { app.voice().glyphs.ellipsis } else { "" };
        let room = body.width.saturating_sub(u16::try_from(ellipsis.width()).unwrap_or(0));
        let line = shortened(line, room, "");
        write(buf, row(body, i), &[(&line, theme.text), (ellipsis, theme.text)]);
    }
}

/// The lines of a note. Two lines part between clauses, if they can.
fn lines(text: &str, width: u16) -> Vec<String> {
    let lines = wrapped(text, width);
    if lines.len() != 2 {
        return lines;
    }
    let halves = clause_ends(text).map(|end| {
        let (first, second) = text.split_at(end);
        [first.trim_end(), second.trim_start()]
    });
    let fits = |half: &[&str; 2]| half.iter().all(|line| line.width() <= width.into());
    let difference = |[first, second]: &[&str; 2]| first.width().abs_diff(second.width());
    match halves.filter(fits).min_by_key(difference) {
        Some(halves) => halves.map(str::to_owned).to_vec(),
        None => lines,
    }
}

/// Where clauses of `text` end, in bytes: behind a Chinese mark, or a mark and a blank.
fn clause_ends(text: &str) -> impl Iterator<Item = usize> {
    text.char_indices().zip(text.chars().skip(1)).filter_map(|((at, mark), next)| {
        let ends = "，。；：？！".contains(mark) || (",.;:?!".contains(mark) && next == ' ');
        ends.then_some(at + mark.len_utf8())
    })
}

/// "3/9".
fn number(course: &Course) -> String {
    format!("{}/{}", course.number() + 1, course.lesson().stops.len())
}

fn words(app: &App, course: &Course) -> String {
    let voice = app.voice();
    if course.whereabouts(app.position()) == Whereabouts::Away {
        let key = keymap::name_of(Command::Rejoin, voice.language, voice.glyphs);
        return text!(
            voice.language,
            "note-away",
            key = key,
            stop = course.number() as u64 + 1,
            step = course.current().position.step(),
        );
    }
    course.current().note.in_language(voice.language).to_owned()
}

/// A message about the lesson.
pub(super) fn notice_text(app: &App, notice: &LessonNotice) -> String {
    let language = app.voice().language;
    let title = || {
        let title = app.course().map(|course| course.lesson().title.in_language(language));
        title.unwrap_or_default().to_owned()
    };
    match notice {
        LessonNotice::Opened => text!(language, "notice-lesson-opened", title = title()),
        LessonNotice::NoStop(Direction::Forward) => {
            text!(language, "notice-lesson-over", key = app.voice().glyphs.keys[1])
        }
        LessonNotice::NoStop(Direction::Backward) => language.text("notice-lesson-start"),
        LessonNotice::None => language.text("notice-no-lesson"),
        LessonNotice::Appended(file) => {
            text!(language, "notice-lesson-appended", file = file.as_str())
        }
        LessonNotice::NotAppended(why) => {
            text!(language, "notice-lesson-not-appended", why = why.as_str())
        }
        LessonNotice::Reloaded => language.text("notice-lesson-reloaded"),
        LessonNotice::Mistaken(mistake) => {
            text!(language, "notice-lesson-mistaken", mistake = mistake.as_str())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_lines_part_between_clauses() {
        let text = "第 31 步找到第一个解：检查了 26 格。";
        assert_eq!(lines(text, 30), ["第 31 步找到第一个解：", "检查了 26 格。"]);
        assert_eq!(lines(text, 60), [text]);
        assert_eq!(lines("Step 1,234 of (1,0). Two", 20), ["Step 1,234 of (1,0).", "Two"]);
        assert_eq!(lines("Step 1,234 of it", 12), ["Step 1,234", "of it"]);
    }
}
