//! The settings, over the panes.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::widgets::{Block, Widget};
use unicode_width::UnicodeWidthStr;

use super::help::clear_for_popup;
use super::{row, shortened, write};
use crate::i18n::text;
use crate::tui::app::{App, SETTINGS};

/// Left and right of the list: the pointer or a blank, and a blank.
const MARGIN: usize = 2;

/// Between name and value: a blank, room for the arrow, a blank.
const GAP: usize = 4;

/// Draws the settings, number `chosen` marked.
pub fn draw(app: &App, chosen: usize, screen: Rect, buf: &mut Buffer) {
    let (theme, voice) = (app.theme(), app.voice());
    let [left, right, up, down] = voice.glyphs.keys;
    let rows: Vec<(String, String)> = SETTINGS
        .iter()
        .map(|setting| (voice.language.text(setting.name), setting.value(app)))
        .collect();
    let widest = |texts: &mut dyn Iterator<Item = &String>| {
        texts.map(|text| text.width()).max().unwrap_or(0)
    };
    let names = widest(&mut rows.iter().map(|(name, _)| name));
    let values = widest(&mut rows.iter().map(|(_, value)| value));
    let choose = voice.glyphs.together(&[up, down]);
    let change = voice.glyphs.together(&[left, right]);
    let keys = text!(voice.language, "settings-keys", choose = choose, change = change);
    let inner_width = (2 * MARGIN + names + GAP + values + 2).max(keys.width() + 4);
    let wanted = u16::try_from(inner_width + 2).unwrap_or(u16::MAX);
    let height = u16::try_from(rows.len() + 2).unwrap_or(u16::MAX);
    let area = screen
        .centered(Constraint::Length(wanted), Constraint::Length(height))
        .intersection(screen);
    clear_for_popup(area, screen, buf);
    let block = Block::bordered()
        .title(format!(" {} ", voice.language.text("settings-title")))
        .title_bottom(format!(" {keys} "));
    let inner = block.inner(area);
    block.render(area, buf);
    // Beside the value: what is left of it, and a blank and an arrow.
    let taken = u16::try_from(MARGIN + names + GAP + 2).unwrap_or(u16::MAX);
    let room = inner.width.saturating_sub(taken);
    let sides = [voice.glyphs.rewind, voice.glyphs.pointer];
    let first = (chosen + 1).saturating_sub(inner.height.into());
    for (line, (index, (name, value))) in (0..).zip(rows.iter().enumerate().skip(first)) {
        let is_chosen = index == chosen;
        let pad = " ".repeat(names - name.width() + 1);
        let style = if is_chosen { theme.current } else { theme.text };
        let pointer = if is_chosen { voice.glyphs.pointer } else { " " };
        let [left, right] = if is_chosen { sides } else { [" "; 2] };
        let value = shortened(value, room, voice.glyphs.ellipsis);
        let parts = [pointer, " ", name, &pad, " ", left, " ", &value, " ", right];
        write(buf, row(inner, line), &parts.map(|part| (part, style)));
    }
}
