//! The two languages of the program, and its texts: every sentence that a person reads is a fluent
//! message under `assets/locales`.

use std::collections::HashMap;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, langid, static_loader};

static_loader! {
    static LOCALES = {
        locales: "./assets/locales",
        fallback_language: "en-US",
        customise: |bundle| {
            // Terminals show the marks of bidirectional isolation as boxes.
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(group_digits));
        },
    };
}

/// A language of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, clap::ValueEnum)]
pub enum Language {
    /// English.
    #[default]
    #[value(name = "en")]
    English,
    /// Simplified Chinese.
    #[value(name = "zh")]
    Chinese,
}

static ENGLISH: LanguageIdentifier = langid!("en-US");
static CHINESE: LanguageIdentifier = langid!("zh-CN");

impl Language {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    fn id(self) -> &'static LanguageIdentifier {
        match self {
            Self::English => &ENGLISH,
            Self::Chinese => &CHINESE,
        }
    }

    /// The name on the command line and in files.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh",
        }
    }

    /// The language's tag, as in the Web's `lang`: en-US, zh-CN.
    pub fn tag(self) -> String {
        self.id().to_string()
    }

    /// The text of the message `id`; an unknown id shows itself.
    pub fn text(self, id: &str) -> String {
        self.look_up::<&str>(id, None)
    }

    /// The text of the message `id` with its variables filled in.
    pub fn format(self, id: &str, values: &[(&'static str, Value)]) -> String {
        let values: HashMap<&str, FluentValue<'_>> =
            values.iter().map(|(name, value)| (*name, value.into())).collect();
        self.look_up(id, Some(&values))
    }

    /// Both languages have every message, so that none has to be negotiated or fallen back to.
    fn look_up<S: AsRef<str>>(
        self,
        id: &str,
        values: Option<&HashMap<S, FluentValue<'_>>>,
    ) -> String {
        LOCALES.lookup_single_language(self.id(), id, values).unwrap_or_else(|_| id.to_owned())
    }

    /// The language that the environment asks for, from the values of `LC_ALL`, `LC_MESSAGES` and
    /// `LANG` (the first that is set and not empty decides) and the preferred locales in order.
    ///
    /// The C locale is English whatever the preferences say, as for gettext.
    pub fn from_locale(effective: Option<&str>, preferred: impl Iterator<Item = String>) -> Self {
        let is_c = |name: &str| matches!(name.split(['.', '@']).next(), Some("C" | "POSIX"));
        if effective.is_some_and(is_c) {
            return Self::English;
        }
        let requested: Vec<LanguageIdentifier> = preferred
            .filter(|name| !is_c(name))
            .filter_map(|name| name.split(['.', '@']).next()?.parse().ok())
            .collect();
        let available = [&ENGLISH, &CHINESE];
        let found = negotiate_languages(
            &requested,
            &available,
            available.first(),
            NegotiationStrategy::Lookup,
        );
        if found.first().is_some_and(|language| ***language == CHINESE) {
            Self::Chinese
        } else {
            Self::English
        }
    }
}

/// A value for a variable of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A number: it chooses plural forms, and its digits are grouped.
    Number(u128),
    /// A text, put in as it is.
    Text(String),
}

impl From<&Value> for FluentValue<'_> {
    fn from(value: &Value) -> Self {
        match value {
            // Fluent keeps numbers as f64, which is exact up to 2⁵³.
            Value::Number(number) => match u64::try_from(*number) {
                Ok(small) if small < 1 << 53 => small.into(),
                _ => grouped(*number).into(),
            },
            Value::Text(text) => text.clone().into(),
        }
    }
}

macro_rules! value_from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}
value_from_numbers!(u8, u16, u32, u64, u128);

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// The text of a message: `text!(language, "id")` or `text!(language, "id", name = value, …)`.
macro_rules! text {
    ($language:expr, $id:expr) => { $language.text($id) };
    ($language:expr, $id:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $language.format($id, &[$((stringify!($name), $crate::i18n::Value::from($value))),+])
    };
}
pub(crate) use text;

/// The decimal digits of `number` in groups of three: 17,868.
pub fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A time in words, in the largest unit of which it has at least two.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a time is positive, and a float saturates when it is cast"
)]
pub fn about(language: Language, seconds: f64) -> String {
    const UNITS: [(f64, &str); 4] = [
        (31_557_600.0, "time-years"),
        (86_400.0, "time-days"),
        (3_600.0, "time-hours"),
        (60.0, "time-minutes"),
    ];
    let (unit, id) =
        UNITS.into_iter().find(|(unit, _)| seconds >= 2.0 * unit).unwrap_or((1.0, "time-seconds"));
    text!(language, id, count = (seconds / unit).round() as u128)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "only whole numbers below 2⁵³ become fluent numbers"
)]
fn group_digits<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(grouped(number.value as u128)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case(Some("zh_CN.UTF-8"), &["zh-CN"], Language::Chinese)]
    #[case(Some("zh_TW.UTF-8"), &["zh-TW"], Language::Chinese)]
    #[case(Some("zh_SG"), &["zh-SG", "en"], Language::Chinese)]
    #[case(None, &["zh-Hans-CN"], Language::Chinese)]
    #[case(Some("de_DE.UTF-8"), &["de-DE", "zh-CN"], Language::Chinese)]
    #[case(Some("en_GB.UTF-8"), &["en-GB"], Language::English)]
    #[case(Some("fr_FR.UTF-8"), &["fr-FR"], Language::English)]
    #[case(Some("C"), &["C", "zh-CN"], Language::English)]
    #[case(Some("C.UTF-8"), &["zh-CN"], Language::English)]
    #[case(Some("POSIX"), &["zh-CN"], Language::English)]
    #[case(None, &[], Language::English)]
    fn the_locale_decides(
        #[case] effective: Option<&str>,
        #[case] preferred: &[&str],
        #[case] expected: Language,
    ) {
        let preferred = preferred.iter().map(ToString::to_string);
        assert_eq!(Language::from_locale(effective, preferred), expected);
    }

    #[rstest]
    #[case(0, "0")]
    #[case(999, "999")]
    #[case(17_868, "17,868")]
    #[case(19_178_647_470, "19,178,647,470")]
    fn digits_come_in_groups(#[case] number: u128, #[case] expected: &str) {
        assert_eq!(grouped(number), expected);
    }
}
