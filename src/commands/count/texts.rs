//! Times in words, and columns of words.

use std::time::Duration;

use unicode_width::UnicodeWidthStr;

use crate::i18n::{self, Language, text};

/// A measured time in the table.
pub(super) fn time(time: Duration, language: Language) -> String {
    let seconds = time.as_secs_f64();
    let (id, value) = if seconds < 1.0 {
        ("count-milliseconds", seconds * 1e3)
    } else {
        ("count-seconds", seconds)
    };
    text!(language, id, value = format!("{value:.2}"))
}

/// A time foreseen, as roughly as it is known.
pub(super) fn about(time: Duration, language: Language) -> String {
    i18n::about(language, time.as_secs_f64())
}

/// `text` with blanks before it, `width` columns wide.
pub(super) fn right_aligned(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width())) + text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_a_fitting_unit() {
        let time = |duration| time(duration, Language::English);
        assert_eq!(time(Duration::from_micros(1_234)), "1.23 ms");
        assert_eq!(time(Duration::from_millis(70_281)), "70.28 s");
        let about = |seconds| about(Duration::from_secs(seconds), Language::English);
        assert_eq!(about(90), "90 seconds");
        assert_eq!(about(660), "11 minutes");
        assert_eq!(about(51 * 86_400), "51 days");
        assert_eq!(about(100 * 31_557_600), "100 years");
    }

    #[test]
    fn chinese_is_aligned_by_columns_not_by_characters() {
        assert_eq!(right_aligned("解", 4), "  解");
        assert_eq!(right_aligned("solutions", 4), "solutions");
    }
}
