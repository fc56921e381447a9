//! The stack as the tuple of the lecture notes.

use super::Base;
use crate::search::Position;

/// The columns of the queens on the board: x = (0, 3, _, _), closed up when it is long.
pub fn stack_tuple(position: &Position, base: Base) -> String {
    let n = position.search().n();
    let mut parts: Vec<String> =
        position.queens().map(|queen| base.label(queen.col).to_string()).collect();
    parts.resize(n.into(), "_".to_owned());
    let separator = if n > 8 { "," } else { ", " };
    format!("x = ({})", parts.join(separator))
}
