//! The nearest test of a square, over any number of steps.
//!
//! In the backtracking search the square (r, c) is tested once below every partial solution of r
//! queens. So the nearest test is found among those, whatever lies below them.

use super::Direction;
use crate::search::prefix::Prefix;
use crate::search::strategy::Choice;
use crate::search::{Atlas, Cancelled, Position, Progress, Square};

/// The position just after the nearest test of `square` that lies strictly that way.
pub(super) fn find(
    direction: Direction,
    square: Square,
    from: &Position,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Option<Position>, Cancelled> {
    let row = usize::from(square.row);
    if square.row < from.search().n_fixed() {
        return Ok(None);
    }
    let columns: Vec<u8> = from.queens().map(|queen| queen.col).collect();
    let next = u8::try_from(from.next_choice()).unwrap_or(u8::MAX);
    let tested = match columns.get(row) {
        Some(&col) => col >= square.col,
        None => columns.len() == row && next > square.col,
    };
    let is_below = columns.len() >= row;
    let mut prefix = Prefix::new(from.search(), columns[..row.min(columns.len())].to_vec());
    let found = match (direction, is_below, tested) {
        (Direction::Forward, true, false) => true,
        (Direction::Forward, true, true) => prefix.advance(),
        (Direction::Forward, false, _) => prefix.first_from(row, next),
        (Direction::Backward, true, true) => {
            match just_after_test(square, &prefix, atlas, progress)? {
                Some(position) if position.step() < from.step() => return Ok(Some(position)),
                _ => prefix.retreat(),
            }
        }
        (Direction::Backward, true, false) => prefix.retreat(),
        (Direction::Backward, false, _) => prefix.last_before(row, next),
    };
    if found { just_after_test(square, &prefix, atlas, progress) } else { Ok(None) }
}

fn just_after_test(
    square: Square,
    prefix: &Prefix,
    atlas: &mut Atlas,
    progress: &mut Progress<'_>,
) -> Result<Option<Position>, Cancelled> {
    let stack: Vec<Choice> = prefix.columns().iter().map(|&col| col.into()).collect();
    let before = atlas.position_of(&stack, square.col.into(), progress)?;
    Ok(before.and_then(|mut position| position.forward().map(|_| position)))
}
