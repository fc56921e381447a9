//! The table of counts and times.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use super::CountArgs;
use super::clock::Timed;
use super::texts::{right_aligned, time};
use crate::commands::environment;
use crate::i18n::Language;
use crate::search::count::CountSize;

/// The widest time in milliseconds or in seconds.
const TIME_WIDTH: usize = 10;

/// One line a size: the number of solutions, each method's time, and how many times the first
/// method's time that is of each other one's.
pub(super) struct Table {
    language: Language,
    names: Vec<&'static str>,
    solutions_width: usize,
}

impl Table {
    pub(super) fn new(args: &CountArgs) -> Self {
        let (_, last) = args.sizes.ends();
        // 18 rows have 666,090,624 solutions, 27 have 234,907,967,154,122,528.
        let digits = if last.get() <= 18 { 9 } else { 18 };
        let language = environment::language(args.lang);
        Self {
            language,
            names: args.method.iter().map(|way| way.name()).collect(),
            solutions_width: digits.max(language.text("count-solutions").width()),
        }
    }

    pub(super) fn heading(&self, out: &mut dyn Write) -> io::Result<()> {
        let [n, solutions] = ["count-n", "count-solutions"].map(|id| self.language.text(id));
        let solutions = right_aligned(&solutions, self.solutions_width);
        write!(out, "{n:>2}  {solutions}")?;
        for (i, name) in self.names.iter().enumerate() {
            write!(out, "  {name:>TIME_WIDTH$}")?;
            if i > 0 {
                write!(out, "  {}", self.ratio_name(name))?;
            }
        }
        writeln!(out)?;
        out.flush()
    }

    pub(super) fn row(&self, out: &mut dyn Write, n: CountSize, timed: &[Timed]) -> io::Result<()> {
        let Some(first) = timed.first() else { return Ok(()) };
        write!(out, "{:>2}  {:>2$}", n.get(), first.solutions, self.solutions_width)?;
        for (i, (name, this)) in self.names.iter().zip(timed).enumerate() {
            write!(out, "  {}", right_aligned(&time(this.time, self.language), TIME_WIDTH))?;
            if i > 0 {
                let ratio = first.time.as_secs_f64() / this.time.as_secs_f64();
                write!(out, "  {ratio:>0$.1}", self.ratio_name(name).len())?;
            }
        }
        writeln!(out)?;
        // A row may have taken minutes: it is shown at once, also in a pipe.
        out.flush()
    }

    fn ratio_name(&self, name: &str) -> String {
        format!("{}/{name}", self.names.first().unwrap_or(&""))
    }
}
