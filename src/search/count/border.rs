//! The queens on the four sides of the board, and how the board's symmetries move them.
//!
//! Every solution has one queen in the first and the last row and one in the first and the last
//! column. The eight symmetries of the square move these queens among themselves, so it is enough
//! to search below one arrangement of each orbit and to count its solutions as often as the orbit
//! has arrangements (8, 4, 2 or 1 times).

use crate::search::Square;

/// The queens on the top, right, bottom and left side, each by its distance, clockwise, from the
/// corner where its side begins. A queen on a corner stands on two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Border([u8; 4]);

impl Border {
    /// One arrangement of each orbit, and the number of arrangements in its orbit.
    pub(super) fn orbits(n: u8) -> impl Iterator<Item = (Self, u64)> {
        // The least of an orbit begins with its least distance, so the others need not be smaller,
        // nor may their mirror images be.
        (0..n.div_ceil(2)).flat_map(move |top| {
            let others = move || top..n - top;
            others().flat_map(move |right| {
                others().flat_map(move |bottom| {
                    others().filter_map(move |left| {
                        let border = Self([top, right, bottom, left]);
                        border.is_possible(n).then(|| border.orbit_if_least(n)).flatten()
                    })
                })
            })
        })
    }

    /// The squares of the queens on a board of `n` rows; a queen on a corner comes twice.
    pub(super) const fn squares(self, n: u8) -> [Square; 4] {
        let [top, right, bottom, left] = self.0;
        let last = n - 1;
        [
            Square::new(0, top),
            Square::new(right, last),
            Square::new(last, last - bottom),
            Square::new(last - left, 0),
        ]
    }

    /// Whether the sides agree about the corners and no two queens attack each other.
    fn is_possible(self, n: u8) -> bool {
        let corners_agree =
            (0..4).all(|side| (self.0[side] == n - 1) == (self.0[(side + 1) % 4] == 0));
        let squares = self.squares(n);
        corners_agree
            && squares
                .iter()
                .enumerate()
                .all(|(i, &a)| squares.iter().take(i).all(|&b| a == b || a.line_to(b).is_none()))
    }

    /// The arrangement and the size of its orbit, if it is the least of the orbit.
    fn orbit_if_least(self, n: u8) -> Option<(Self, u64)> {
        let images = self.images(n);
        if images.iter().any(|image| image < &self) {
            return None;
        }
        let same = images.iter().filter(|&image| image == &self).count() as u64;
        Some((self, images.len() as u64 / same))
    }

    /// What the eight symmetries of the square make of it; the first is itself.
    pub(super) fn images(self, n: u8) -> [Self; 8] {
        let mut images = [self; 8];
        for turn in 1..4 {
            images[turn] = images[turn - 1].turned();
        }
        for turn in 0..4 {
            images[turn + 4] = images[turn].mirrored(n);
        }
        images
    }

    /// Turned clockwise by a quarter: the left side becomes the top.
    const fn turned(self) -> Self {
        let [top, right, bottom, left] = self.0;
        Self([left, top, right, bottom])
    }

    /// Left and right exchanged.
    fn mirrored(self, n: u8) -> Self {
        let [top, right, bottom, left] = self.0;
        Self([top, left, bottom, right].map(|distance| n - 1 - distance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_possible_arrangement_is_in_one_orbit() {
        for n in 1..=9 {
            let sides = || 0..n;
            let possible = sides()
                .flat_map(|a| sides().map(move |b| [a, b]))
                .flat_map(|[a, b]| sides().map(move |c| [a, b, c]))
                .flat_map(|[a, b, c]| sides().map(move |d| Border([a, b, c, d])))
                .filter(|border| border.is_possible(n))
                .count() as u64;
            let in_orbits: u64 = Border::orbits(n).map(|(_, orbit)| orbit).sum();
            assert_eq!(in_orbits, possible, "n = {n}");
        }
    }

    #[test]
    fn four_quarter_turns_and_two_reflections_change_nothing() {
        let border = Border([1, 2, 3, 5]);
        assert_eq!(border.turned().turned().turned().turned(), border);
        assert_eq!(border.mirrored(8).mirrored(8), border);
        assert_eq!(border.mirrored(8).squares(8)[0], Square::new(0, 6));
    }
}
