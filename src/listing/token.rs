//! A line in pieces to be coloured.

use super::Language;

/// What a piece of a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// A word of the language, or the name of a built-in type.
    Keyword,
    /// A number.
    Number,
    /// Anything else.
    Text,
}

/// A piece of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its characters.
    pub text: &'static str,
}

/// Cuts `text` where words begin and end. Listings hold no comments and no strings.
pub(super) fn tokens(text: &'static str, language: Language) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let in_word = is_word(first);
        let end = rest.find(|c| is_word(c) != in_word).unwrap_or(rest.len());
        let (piece, tail) = rest.split_at(end);
        let kind = if first.is_ascii_digit() {
            TokenKind::Number
        } else if keywords(language).contains(&piece) {
            TokenKind::Keyword
        } else {
            TokenKind::Text
        };
        tokens.push(Token { kind, text: piece });
        rest = tail;
    }
    tokens
}

const fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The keywords that the listings use, and a few more that a change may bring.
const fn keywords(language: Language) -> &'static [&'static str] {
    match language {
        Language::Pseudocode => &[
            "and",
            "continue",
            "do",
            "each",
            "else",
            "false",
            "for",
            "function",
            "if",
            "in",
            "none",
            "not",
            "or",
            "procedure",
            "return",
            "then",
            "to",
            "true",
            "while",
        ],
        Language::Java => &[
            "boolean", "break", "continue", "else", "false", "final", "for", "if", "int", "long",
            "new", "return", "true", "void", "while",
        ],
        Language::C => &[
            "bool", "break", "continue", "define", "else", "false", "for", "if", "int", "return",
            "true", "uint64_t", "void", "while",
        ],
        Language::Python => &[
            "False", "None", "True", "and", "break", "continue", "def", "elif", "else", "for",
            "global", "if", "in", "not", "or", "return", "while",
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_numbers_and_the_rest() {
        let kinds: Vec<_> = tokens("if x2 < 10:", Language::Python)
            .iter()
            .map(|token| (token.kind, token.text))
            .collect();
        assert_eq!(
            kinds,
            [
                (TokenKind::Keyword, "if"),
                (TokenKind::Text, " "),
                (TokenKind::Text, "x2"),
                (TokenKind::Text, " < "),
                (TokenKind::Number, "10"),
                (TokenKind::Text, ":"),
            ]
        );
    }
}
