//! The sets of symbols. Those beside the first give only what a twin of one column cannot say.

use super::{GlyphSet, Glyphs};

/// The symbols of the lecture notes, for terminals that draw Unicode.
pub const UNICODE: Glyphs = Glyphs {
    set: GlyphSet::Unicode,
    queen: "■",
    attacked: "×",
    tried: "○",
    untried: "□",
    large_attacked: ["╲ ╱", " ╳ ", "╱ ╲"],
    large_tried: ["╭─╮", "│ │", "╰─╯"],
    large_untried: ["┌─┐", "│ │", "└─┘"],
    block: ["█", "▀", "▄"],
    brackets: ["[", "]"],
    ghosts: ["(", ")"],
    pointer: "▶",
    rewind: "◀",
    up: ["↑", "│"],
    arrows: ["↓", "↘", "↙", "→"],
    lines: ["│", "↘", "↙", "─"],
    strokes: ["│", "╲", "╱", "─"],
    star: "★",
    dot: "·",
    ellipsis: "…",
    timeline: ["├", "─", "●", "┤"],
    share: "┼",
    shades: ["░", "▒", "▓"],
    divider: "│",
    keys: ["←", "→", "↑", "↓"],
    free: "✓",
    large_free: ["  ╱", "╲╱ ", "   "],
    minus: "−",
    unequal: "≠",
    root: "●",
    edges: EDGES,
};

const EDGES: [&str; 81] = [
    " ", "╵", "╹", "╶", "└", "┖", "╺", "┕", "┗", "╷", "│", "╿", "┌", "├", "┞", "┍", "┝", "┡", "╻",
    "╽", "┃", "┎", "┟", "┠", "┏", "┢", "┣", "╴", "┘", "┚", "─", "┴", "┸", "╼", "┶", "┺", "┐", "┤",
    "┦", "┬", "┼", "╀", "┮", "┾", "╄", "┒", "┧", "┨", "┰", "╁", "╂", "┲", "╆", "╊", "╸", "┙", "┛",
    "╾", "┵", "┹", "━", "┷", "┻", "┑", "┥", "┩", "┭", "┽", "╃", "┯", "┿", "╇", "┓", "┪", "┫", "┱",
    "╅", "╉", "┳", "╈", "╋",
];

/// For terminals that draw symbols of ambiguous width two columns wide.
pub const NEUTRAL: Glyphs = Glyphs {
    set: GlyphSet::Neutral,
    // Half blocks are ambiguous, and so a large queen is rows of the small one.
    block: ["◼", " ", " "],
    ellipsis: "...",
    unequal: "!=",
    ..UNICODE
};

/// For locales and consoles without Unicode.
pub const ASCII: Glyphs = Glyphs {
    set: GlyphSet::Ascii,
    block: ["Q", " ", " "],
    // "v" and "^" would be taken for the letters.
    keys: ["Left", "Right", "Up", "Down"],
    ellipsis: "...",
    unequal: "!=",
    ..UNICODE
};
