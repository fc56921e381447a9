//! Writing choices into the user's file without touching what else is there.

use std::path::Path;

use toml_edit::{DocumentMut, Item, Value};

use super::{Config, ConfigError, TEMPLATE, create_folder, read};
use crate::save::replace;

/// Writes into the file at `path` what is different in `wanted`. Comments and the order of keys
/// stay; a file that does not exist is made from the template.
///
/// # Errors
/// The file cannot be read or written, or says something that cannot be chosen.
pub fn keep(path: &Path, wanted: &Config) -> Result<(), ConfigError> {
    let text = read(path)?.unwrap_or_else(|| TEMPLATE.to_owned());
    let text = changed(&text, path, wanted)?;
    create_folder(path)
        .and_then(|()| replace(path, |out| out.write_all(text.as_bytes())))
        .map_err(|error| ConfigError::File(path.to_owned(), error))
}

/// `text` with what is different in `wanted`.
fn changed(text: &str, path: &Path, wanted: &Config) -> Result<String, ConfigError> {
    let wrong = |why: String| ConfigError::Wrong(path.to_owned(), 1, why);
    let values = |config: &Config| {
        toml_edit::ser::to_document(config).map_err(|error| wrong(error.to_string()))
    };
    let found = values(&Config::parse(text, path)?)?;
    let mut document: DocumentMut =
        text.parse().map_err(|error: toml_edit::TomlError| wrong(error.message().to_owned()))?;
    for (key, item) in values(wanted)?.iter() {
        let Some(value) = item.as_value() else { continue };
        let old = found.get(key).and_then(Item::as_value);
        if old.map(ToString::to_string) != Some(value.to_string()) {
            put(&mut document, key, value.clone());
        }
    }
    Ok(document.to_string())
}

/// Puts `value` in the place of the key's old one, whose comment stays behind it.
fn put(document: &mut DocumentMut, key: &str, mut value: Value) {
    match document.get_mut(key).and_then(Item::as_value_mut) {
        Some(old) => {
            *value.decor_mut() = old.decor().clone();
            *old = value;
        }
        None => drop(document.insert(key, Item::Value(value))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::LanguageChoice;
    use crate::playback::Speed;
    use crate::tui::theme::ThemeName;

    fn after(text: &str, wanted: &Config) -> String {
        changed(text, Path::new("config.toml"), wanted).unwrap()
    }

    #[test]
    fn comments_and_order_stay() {
        let text = "# mine\nspeed = 4.0 # in class\n\n# dark hall\ntheme = \"dark\"\n";
        let wanted = Config {
            language: LanguageChoice::Chinese,
            theme: ThemeName::Contrast,
            speed: Speed::new(8.0).unwrap(),
            ..Config::default()
        };
        let expected = "# mine\nspeed = 8.0 # in class\n\n# dark hall\ntheme = \"contrast\"\n\
                        language = \"zh\"\n";
        assert_eq!(after(text, &wanted), expected);
    }

    #[test]
    fn what_is_the_same_stays_as_it_was_written() {
        let text = "speed = 4   # four\nmouse=false\n";
        let wanted = Config { speed: Speed::new(4.0).unwrap(), ..Config::default() };
        assert_eq!(after(text, &wanted), text);
        assert_eq!(after(TEMPLATE, &Config::default()), TEMPLATE);
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let wanted = Config { theme: ThemeName::Mono, ..Config::default() };
        let text = after(TEMPLATE, &wanted);
        assert_eq!(Config::parse(&text, Path::new("")).unwrap(), wanted);
    }

    #[test]
    fn a_broken_file_is_left_alone() {
        assert!(changed("theme = \"drak\"", Path::new(""), &Config::default()).is_err());
    }
}
