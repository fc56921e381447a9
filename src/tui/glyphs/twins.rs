//! What stands for a symbol where it cannot be drawn, in as many columns.

use unicode_width::UnicodeWidthChar;

/// The twin that is one column wide on every terminal.
pub(super) fn neutral(letter: char) -> char {
    match letter {
        '■' => '◼',
        '□' => '◻',
        '×' => '✕',
        '○' => 'o',
        '●' => '◉',
        '★' => '*',
        '▶' => '►',
        '◀' => '◄',
        '←' => '◂',
        '→' => '▸',
        '↑' => '▴',
        '↓' => '▾',
        '…' => '~',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '░' => '.',
        '▒' => ':',
        '≠' | '▓' | '█' | '▀' | '▄' => '#',
        '↘' | '╲' | '╮' | '╰' => '\\',
        '↙' | '╱' | '╭' | '╯' => '/',
        '╳' => 'X',
        '–' | '—' | '─' | '━' | '╴' | '╶' | '╸' | '╺' | '╼' | '╾' => '-',
        '·' | '│' | '┃' | '╵' | '╷' | '╹' | '╻' | '╽' | '╿' => '|',
        '┌'..='╋' => '+',
        // Nothing that the program writes; a letter typed into a prompt, at most.
        letter if letter.width() == Some(1) && letter.width_cjk() != Some(1) => '?',
        letter => letter,
    }
}

/// The ASCII twin; letters two columns wide have none and stay.
pub(super) fn ascii(letter: char) -> char {
    match neutral(letter) {
        '◼' | '♛' => 'Q',
        '✕' => 'x',
        '◻' => '.',
        '✓' => '+',
        '◉' => 'O',
        '►' | '▸' => '>',
        '◄' | '◂' => '<',
        '▴' => '^',
        '▾' => 'v',
        '−' => '-',
        letter if !letter.is_ascii() && letter.width() == Some(1) => '?',
        letter => letter,
    }
}
