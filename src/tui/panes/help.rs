//! The help: the table of keys, over the panes.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Widget};
use unicode_width::UnicodeWidthStr;

use super::{row, write};
use crate::tui::app::App;
use crate::tui::keymap;

/// Draws the help from line `first` on.
pub fn draw(app: &App, first: usize, screen: Rect, buf: &mut Buffer) {
    let voice = app.voice();
    let rows = keymap::table(voice.language, voice.glyphs);
    let keys_width = rows.iter().map(|(keys, _)| keys.width()).max().unwrap_or(0);
    let text_width = rows.iter().map(|(_, text)| text.width()).max().unwrap_or(0);
    let wanted = u16::try_from(keys_width + text_width + 7).unwrap_or(u16::MAX);
    let height = u16::try_from(rows.len() + 2).unwrap_or(u16::MAX);
    let area = screen.centered(
        ratatui::layout::Constraint::Length(wanted),
        ratatui::layout::Constraint::Length(height),
    );
    let area = area.intersection(screen);
    clear_for_popup(area, screen, buf);
    let title = format!(" {} ", voice.language.text("help-title"));
    let inner = {
        let block = Block::bordered()
            .title(title)
            .title_bottom(format!(" {} ", voice.language.text("help-close")));
        let inner = block.inner(area);
        block.render(area, buf);
        inner
    };
    let last_first = rows.len().saturating_sub(inner.height.into());
    for (i, (keys, text)) in (0..).zip(&rows[first.min(last_first)..]) {
        let line = row(inner, i);
        let gap = " ".repeat(keys_width - keys.width() + 2);
        write(
            buf,
            line,
            &[
                (" ", app.theme().text),
                (keys, app.theme().strong),
                (&gap, app.theme().text),
                (text, app.theme().text),
            ],
        );
    }
}

/// Clears a popup's area, and one column to its left: the left half of a wide character there
/// would swallow the border.
pub(crate) fn clear_for_popup(area: Rect, screen: Rect, buf: &mut Buffer) {
    let left = area.x.saturating_sub(1).max(screen.x);
    for y in area.y..area.bottom() {
        for x in left..area.right() {
            buf[(x, y)].reset();
        }
    }
}
