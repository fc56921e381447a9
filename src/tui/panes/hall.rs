//! The words beside the board in the hall view: the verdict, the stack, step and solutions, and
//! what the marks mean.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::legend::{MARKS, draw_overlay, mark_style};
use super::{below, header, log, reason, row, shortened, write};
use crate::i18n::text;
use crate::tui::app::App;

/// The columns between the board and the words.
const MARGIN: u16 = 2;

/// Draws the words into `area`; what matters least is cut off at the bottom.
pub fn draw(app: &App, area: Rect, buf: &mut Buffer) {
    let margin = MARGIN.min(area.width);
    let area = Rect { x: area.x + margin, width: area.width - margin, ..area };
    let (theme, voice) = (app.theme(), app.voice());
    let reason = crate::wording::reason(app.position(), voice);
    let verdict_style = reason::verdict_style(app, reason.event);
    write(buf, row(area, 0), &[(&reason.verdict, verdict_style)]);
    let solutions =
        text!(voice.language, "status-solutions", solutions = app.position().solutions());
    let facts = [log::stack(app), header::step(app), solutions];
    // Blank lines only where everything fits: the hall reads the words more easily apart.
    let gap = u16::from(usize::from(area.height) >= 3 + facts.len() + MARKS.len());
    let mut rest = below(area, 1 + gap);
    for fact in facts {
        let fact = shortened(&fact, rest.width, voice.glyphs.ellipsis);
        write(buf, row(rest, 0), &[(&fact, theme.strong)]);
        rest = below(rest, 1);
    }
    rest = below(rest, gap);
    if draw_overlay(app, row(rest, 0), buf) > 0 {
        rest = below(rest, 1);
    }
    for (mark, id) in MARKS {
        let name = format!(" {}", voice.language.text(id));
        let glyph = voice.glyphs.mark(mark);
        write(buf, row(rest, 0), &[(glyph, mark_style(app, mark)), (&name, theme.text)]);
        rest = below(rest, 1);
    }
}
