//! `nq-tui solve N`: the boards of the solutions, in the forms of the lecture notes.

use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;

use super::{environment, pipe};
use crate::cli::{BoardForm, SolveArgs};
use crate::failure::Failure;
use crate::i18n::{Language, text};
use crate::search::{Atlas, Goal, Position};
use crate::tui::glyphs::{GlyphSet, Glyphs};

/// Prints the solutions that `args` ask for.
///
/// # Errors
/// There is no such solution, or standard output cannot be written.
pub fn run(args: &SolveArgs) -> Result<(), Failure> {
    let (language, set) = (environment::language(args.lang), environment::glyphs());
    let goal = if args.first { Goal::First } else { Goal::All };
    let search = args.board.search(args.n, goal)?;
    let mut atlas = Atlas::new(search);
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let Some(mut position) = solution(&mut atlas, args.nth.unwrap_or(1)) else {
        if args.nth.is_some() {
            return Err(Failure::Usage(language.text("miss-no-such-solution")));
        }
        let none = text!(language, "solve-none", n = search.n());
        return pipe::written(writeln!(out, "{none}").and_then(|()| out.flush()));
    };
    loop {
        if let Err(error) = write_board(&mut out, &position, args.form, language, set) {
            return pipe::written(Err(error));
        }
        if args.first || args.nth.is_some() {
            break;
        }
        match atlas.solution_after(&position, &mut |_| ControlFlow::Continue(())) {
            Ok(Some(next)) => position = next,
            _ => break,
        }
    }
    pipe::written(out.flush())
}

fn solution(atlas: &mut Atlas, number: u64) -> Option<Position> {
    // Nobody stops this search.
    atlas.solution(number, &mut |_| ControlFlow::Continue(())).ok().flatten()
}

/// Writes one solution in a form of the lecture notes.
///
/// # Errors
/// `out` cannot be written.
pub fn write_board(
    out: &mut impl Write,
    position: &Position,
    form: BoardForm,
    language: Language,
    set: GlyphSet,
) -> io::Result<()> {
    let index = position.solutions();
    let Glyphs { queen, untried, .. } = set.glyphs();
    let (queen, empty) = match form {
        BoardForm::Squares => (set.twins(queen), set.twins(untried)),
        BoardForm::Binary => ("1 ".to_owned(), "0 ".to_owned()),
        BoardForm::Hash => ("#".to_owned(), "0".to_owned()),
        BoardForm::Queens if set == GlyphSet::Ascii => ("Q ".to_owned(), ". ".to_owned()),
        BoardForm::Queens => ("♛ ".to_owned(), "· ".to_owned()),
    };
    if matches!(form, BoardForm::Squares | BoardForm::Queens) {
        writeln!(out, "{}", text!(language, "solve-title", index = index))?;
    }
    for placed in position.queens() {
        for col in 0..position.search().n() {
            out.write_all(if col == placed.col { &queen } else { &empty }.as_bytes())?;
        }
        writeln!(out)?;
    }
    match form {
        BoardForm::Squares | BoardForm::Queens => writeln!(out),
        BoardForm::Binary => {
            let rule = "-".repeat(30);
            writeln!(out, "{rule} {}", text!(language, "solve-number", index = index))
        }
        BoardForm::Hash => writeln!(out, "{}", "=".repeat(16)),
    }
}
