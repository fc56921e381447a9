//! Reading the markers of a listing.

use super::token::tokens;
use super::{Language, LineTag, Listing, ListingLine, Tag};

/// A word after a marker that means nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: `{word}` is not a marker")]
pub(super) struct MarkerError {
    /// The number of the line, from 1.
    line: usize,
    /// The word.
    word: &'static str,
}

/// A line's code and what its marker says; `None` where the line has no marker.
type Split = (&'static str, Option<&'static str>);

/// What an end-of-line marker says.
enum Marked {
    Hidden,
    Shown(Vec<LineTag>),
}

pub(super) fn parse(source: &'static str, language: Language) -> Result<Listing, MarkerError> {
    let mut captions = Vec::new();
    let mut shown: Vec<(&'static str, Vec<LineTag>)> = Vec::new();
    let mut hiding = false;
    for (number, line) in (1..).zip(source.lines()) {
        let (code, marker) = split(line, language);
        let error = |word| MarkerError { line: number, word };
        match marker {
            Some(directive) if code.is_empty() => match directive.split_once(' ') {
                None if directive == "hide" => hiding = true,
                None if directive == "show" => hiding = false,
                Some(("caption", id)) => captions.push(id),
                _ => return Err(error(directive)),
            },
            _ => match marked(marker.unwrap_or_default()).map_err(error)? {
                Marked::Shown(tags) if !hiding => shown.push((code, tags)),
                Marked::Shown(_) | Marked::Hidden => {}
            },
        }
    }
    // Python wants two blank lines between functions; a slide does not.
    shown.dedup_by(|(b, _), (a, _)| a.is_empty() && b.is_empty());
    Ok(Listing { lines: lines(shown, language), captions })
}

fn split(line: &'static str, language: Language) -> Split {
    let opening = match language {
        Language::Java | Language::C => "//@ ",
        Language::Pseudocode | Language::Python => "#@ ",
    };
    match line.split_once(opening) {
        Some((code, marker)) => (code.trim_end(), Some(marker.trim_end())),
        None => (line.trim_end(), None),
    }
}

/// Reads the words of an end-of-line marker, or returns the one that means nothing.
fn marked(marker: &'static str) -> Result<Marked, &'static str> {
    if marker == "hidden" {
        return Ok(Marked::Hidden);
    }
    let mut tags: Vec<LineTag> = Vec::new();
    for word in marker.split_whitespace() {
        match (tag(word), tags.last_mut(), word.parse()) {
            (Some(tag), _, _) => tags.push(LineTag { tag, row: None }),
            (None, Some(last), Ok(row)) => last.row = Some(row),
            _ => return Err(word),
        }
    }
    Ok(Marked::Shown(tags))
}

fn tag(word: &str) -> Option<Tag> {
    Some(match word {
        "start" => Tag::Start,
        "place" => Tag::Place,
        "reject" => Tag::Reject,
        "backtrack" => Tag::Backtrack,
        "solution" => Tag::Solution,
        "discard" => Tag::Discard,
        "end" => Tag::End,
        _ => return None,
    })
}

/// Takes away the indentation that all lines share, such as that of a Java class.
fn lines(shown: Vec<(&'static str, Vec<LineTag>)>, language: Language) -> Vec<ListingLine> {
    let indent = |code: &str| code.len() - code.trim_start().len();
    let shared = shown.iter().filter(|(code, _)| !code.is_empty()).map(|(code, _)| indent(code));
    let shared = shared.min().unwrap_or(0);
    let line = |(code, tags): (&'static str, Vec<LineTag>)| {
        let text = code.get(shared..).unwrap_or_default();
        ListingLine { text, tags, tokens: tokens(text, language) }
    };
    shown.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_hide_lines_tag_them_and_are_not_shown() {
        let source = "//@ caption some-message\n//@ hide\nclass A {\n    //@ show\n    \
                      int a;  //@ start end\n    print(a);  //@ hidden\n\n\n        \
                      a = 1;  //@ place 2 reject\n    //@ hide\n}\n";
        let listing = parse(source, Language::Java).unwrap();
        assert_eq!(listing.captions, ["some-message"]);
        let texts: Vec<_> = listing.lines.iter().map(|line| line.text).collect();
        assert_eq!(texts, ["int a;", "", "    a = 1;"]);
        assert_eq!(
            listing.lines[2].tags,
            [LineTag { tag: Tag::Place, row: Some(2) }, LineTag { tag: Tag::Reject, row: None }]
        );
    }

    #[test]
    fn an_unknown_marker_is_an_error() {
        let parsed = parse("a  #@ start\nb  #@ plaec\n", Language::Python);
        let error = parsed.unwrap_err();
        assert_eq!(error, MarkerError { line: 2, word: "plaec" });
        assert_eq!(error.to_string(), "line 2: `plaec` is not a marker");
        assert!(parse("a  #@ 3 place\n", Language::Python).is_err());
        assert!(parse("#@ conceal\n", Language::Python).is_err());
    }
}
