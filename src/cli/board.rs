//! The options that say what is searched.

use clap::Args;

use super::heading;
use super::values::strategies;
use crate::failure::Failure;
use crate::search::{BoardSize, Goal, Search, Strategy};

/// What is searched, beside the size of the board.
#[derive(Debug, Clone, Args)]
pub struct BoardArgs {
    /// What is chosen at each step, and when it is checked
    #[arg(help_heading = heading::BOARD)]
    #[arg(long, value_name = "STRATEGY", default_value = "backtrack", value_parser = strategies())]
    pub strategy: Strategy,
    /// Fix the queens of the first rows in these columns, from 0: 1,3
    #[arg(help_heading = heading::BOARD)]
    #[arg(long, value_name = "COLS", value_delimiter = ',')]
    pub fix: Vec<u8>,
}

impl BoardArgs {
    /// The search of a board of `n` rows.
    ///
    /// # Errors
    /// The fixed queens are not on the board, or attack each other.
    pub fn search(&self, n: BoardSize, goal: Goal) -> Result<Search, Failure> {
        let search = Search::new(n, self.strategy, goal);
        if self.fix.is_empty() {
            return Ok(search);
        }
        search.with_fixed(&self.fix).map_err(|error| Failure::Usage(format!("--fix: {error}")))
    }
}
