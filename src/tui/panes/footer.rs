//! The last row: a prompt, a message, or the keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthStr;

use super::{header, note, practice, shortened, write};
use crate::i18n::{Language, text};
use crate::playback::Direction;
use crate::playback::jump::Miss;
use crate::playback::target::{Landmark, TargetError};
use crate::tui::app::{App, Notice, Popup, Question};
use crate::tui::keymap::{self, Entry};
use crate::tui::prompt::Prompt;

/// Between two entries.
const GAP: &str = "  ";

/// Draws the last row. Without room for the keys (`has_keys` false) only a prompt or a message
/// takes it.
pub fn draw(app: &App, area: Rect, has_keys: bool, buf: &mut Buffer) {
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if let Some(Popup::Ask(question, prompt)) = app.popup() {
        clear(area, buf);
        draw_prompt(app, *question, prompt, inner, buf);
    } else if let Some(notice) = app.notice() {
        clear(area, buf);
        let text = notice_text(app, notice);
        let text = shortened(&text, inner.width, app.voice().glyphs.ellipsis);
        write(buf, inner, &[(&text, app.theme().notice)]);
    } else if has_keys {
        draw_keys(app, inner, buf);
    }
}

fn clear(area: Rect, buf: &mut Buffer) {
    for x in area.x..area.right() {
        buf[(x, area.y)].reset();
    }
}

fn draw_prompt(app: &App, question: Question, prompt: &Prompt, area: Rect, buf: &mut Buffer) {
    let theme = app.theme();
    let id = match question {
        Question::GoTo => "prompt-go-to",
        Question::Square(_) => "prompt-square",
        Question::Change => "prompt-change",
        Question::Save => "prompt-save",
        Question::Replace => "prompt-replace",
    };
    let label = format!("{} ", app.voice().language.text(id));
    let hint = format!("   {}", app.voice().language.text(&format!("{id}-forms")));
    let typed = format!("{} ", prompt.text());
    let used =
        write(buf, area, &[(&label, theme.strong), (&typed, theme.text), (&hint, theme.quiet)]);
    let before: String = prompt.text().chars().take(prompt.cursor()).collect();
    let cursor = u16::try_from(label.width() + before.width()).unwrap_or(used);
    if cursor < area.width {
        buf[(area.x + cursor, area.y)].modifier.insert(Modifier::REVERSED);
    }
}

fn draw_keys(app: &App, area: Rect, buf: &mut Buffer) {
    if let Some(mut entries) = practice::footer(app) {
        if let Some(last) = entries.pop() {
            draw_entries(app, entries.into_iter(), last, area, buf);
        }
    } else {
        let occasion = match app.course() {
            Some(_) => keymap::Occasion::Lesson,
            None => keymap::Occasion::Search,
        };
        let (entries, last) = keymap::footer(occasion, app.voice().language, app.voice().glyphs);
        draw_entries(app, entries, last, area, buf);
    }
}

/// As many entries as fit; the last always.
fn draw_entries(
    app: &App,
    entries: impl Iterator<Item = Entry>,
    last: Entry,
    area: Rect,
    buf: &mut Buffer,
) {
    let theme = app.theme();
    let width = |(keys, name): &Entry| keys.width() + 1 + name.width();
    let mut room = usize::from(area.width).saturating_sub(width(&last));
    let fitting = entries.map_while(|entry| {
        room = room.checked_sub(width(&entry) + GAP.len())?;
        Some(entry)
    });
    let mut used = 0;
    for (keys, name) in fitting.chain([last]) {
        let rest = Rect { x: area.x + used, width: area.width - used, ..area };
        let parts = [
            (keys.as_str(), theme.strong),
            (" ", theme.text),
            (&name, theme.text),
            (GAP, theme.text),
        ];
        used += write(buf, rest, &parts);
    }
}

fn notice_text(app: &App, notice: &Notice) -> String {
    let voice = app.voice();
    let (language, keys) = (voice.language, voice.glyphs.keys);
    match notice {
        Notice::AtLimit(Direction::Forward) => text!(language, "notice-end", back = keys[0]),
        Notice::AtLimit(Direction::Backward) => language.text("notice-start"),
        Notice::Jumped(from, to) => text!(language, "notice-jumped", from = *from, to = *to),
        Notice::Missed(miss) => miss_text(language, *miss),
        Notice::BadTarget(TargetError::Form) => language.text("notice-target-form"),
        Notice::BadTarget(TargetError::Percent) => language.text("notice-target-percent"),
        Notice::BadTarget(TargetError::Zero) => language.text("notice-target-zero"),
        Notice::BadSquare => language.text("notice-bad-square"),
        Notice::BadChange => language.text("notice-bad-change"),
        Notice::NothingToReturn => language.text("notice-no-return"),
        Notice::Failed(why) => text!(language, "notice-failed", why = why.as_str()),
        Notice::Lesson(notice) => note::notice_text(app, notice),
        Notice::Saved(name) => text!(language, "notice-saved", name = name.as_str()),
        Notice::NotSaved(why) => text!(language, "notice-not-saved", why = why.as_str()),
        Notice::BadName => language.text("notice-bad-name"),
        Notice::Untouched => language.text("notice-untouched"),
        Notice::Copied => language.text("notice-copied"),
        Notice::InputMethod => language.text("notice-input-method"),
        Notice::Practice(refusal) => practice::refusal_text(app, *refusal),
        Notice::Kept(file) => text!(language, "notice-kept", file = file.as_str()),
        Notice::NotKept(why) => text!(language, "notice-not-kept", why = why.as_str()),
        Notice::NobodyContinues => language.text("notice-nobody-continues"),
        Notice::Speed => text!(language, "notice-speed", speed = header::speed(app)),
    }
}

/// Why a jump found nothing, in `language`.
pub fn miss_text(language: Language, miss: Miss) -> String {
    let id = match miss {
        Miss::BeyondEnd { last } => return text!(language, "miss-beyond-end", last = last),
        Miss::NoSuch(Landmark::Solution) => "miss-no-such-solution",
        Miss::NoSuch(Landmark::DeadEnd) => "miss-no-such-dead-end",
        Miss::NoSuch(Landmark::Backtrack) => "miss-no-such-backtrack",
        Miss::NoFurther(Direction::Forward, Landmark::Solution) => "miss-no-next-solution",
        Miss::NoFurther(Direction::Backward, Landmark::Solution) => "miss-no-previous-solution",
        Miss::NoFurther(Direction::Forward, Landmark::DeadEnd) => "miss-no-next-dead-end",
        Miss::NoFurther(Direction::Backward, Landmark::DeadEnd) => "miss-no-previous-dead-end",
        Miss::NoFurther(Direction::Forward, Landmark::Backtrack) => "miss-no-next-backtrack",
        Miss::NoFurther(Direction::Backward, Landmark::Backtrack) => "miss-no-previous-backtrack",
        Miss::AtLimit(Direction::Forward) => "miss-at-end",
        Miss::AtLimit(Direction::Backward) => "notice-start",
        Miss::NothingToLeave => "miss-nothing-to-leave",
        Miss::NeverTakenBack => "miss-never-taken-back",
        Miss::NoVisit(Direction::Forward) => "miss-no-next-visit",
        Miss::NoVisit(Direction::Backward) => "miss-no-previous-visit",
        Miss::OffBoard => "notice-bad-square",
        Miss::Unknown => "miss-unknown",
    };
    language.text(id)
}
