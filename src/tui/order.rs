//! What the screen is to be saved as: the name that is typed says it all.

use std::path::PathBuf;

use crate::export;
use crate::export::still::{Format, Subject};
use crate::search::Position;

/// A file to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// Its name.
    pub path: PathBuf,
    /// Its format, from the ending of the name.
    pub format: Format,
    /// What is to be seen: a name that ends in `board` or `tree` means that alone.
    pub subject: Subject,
}

impl Order {
    /// What `name` means, or `None` when its ending is that of no format.
    pub fn named(name: &str) -> Option<Self> {
        let path = PathBuf::from(name.trim());
        let stem = path.file_stem()?.to_str()?.to_lowercase();
        let format = export::format::Format::of(&path)?.still()?;
        let subject = if stem.ends_with("tree") {
            Subject::Tree
        } else if stem.ends_with("board") {
            Subject::Board
        } else {
            Subject::Screen
        };
        Some(Self { path, format, subject })
    }

    /// A name for `position`.
    pub fn suggestion(position: &Position) -> String {
        format!("queens-{}-step-{}-board.svg", position.search().n(), position.step())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("a.txt", Format::Plain, Subject::Screen)]
    #[case("a.ANSI", Format::Coloured, Subject::Screen)]
    #[case("slides/a.svg", Format::Svg, Subject::Screen)]
    #[case("a-board.svg", Format::Svg, Subject::Board)]
    #[case(" tree.png ", Format::Png, Subject::Tree)]
    fn a_name_says_what_to_save(
        #[case] name: &str,
        #[case] format: Format,
        #[case] subject: Subject,
    ) {
        let order = Order::named(name).unwrap();
        assert_eq!((order.format, order.subject), (format, subject));
    }

    #[rstest]
    #[case("")]
    #[case("board")]
    #[case(".svg")]
    #[case("a.gif")]
    fn other_names_say_nothing(#[case] name: &str) {
        assert_eq!(Order::named(name), None);
    }
}
