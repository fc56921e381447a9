//! A partial solution and its mirror image under one name: their counts are equal.

/// Names a partial solution of at most [`Key::MAX_DEPTH`] queens: a one, then five bits a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key(u64);

impl Key {
    /// The most queens that have a name.
    pub(super) const MAX_DEPTH: u8 = 12;

    pub(super) const fn get(self) -> u64 {
        self.0
    }
}

/// The columns of a partial solution as a number, read from the left and from the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Path {
    left: u64,
    right: u64,
    depth: u8,
}

impl Path {
    /// The path of no queens.
    pub(super) const ROOT: Self = Self { left: 1, right: 1, depth: 0 };

    /// The path to `columns` on a board of `n` columns.
    pub(super) fn to(n: u8, columns: &[u8]) -> Self {
        columns.iter().fold(Self::ROOT, |path, &col| path.child(n, col))
    }

    /// The path with one more queen, in `col` of `n` columns.
    #[inline]
    pub(super) const fn child(self, n: u8, col: u8) -> Self {
        Self {
            left: self.left << 5 | col as u64,
            right: self.right << 5 | (n - 1 - col) as u64,
            depth: self.depth + 1,
        }
    }

    /// The name that the path shares with its mirror image, or `None` when it is too long.
    #[inline]
    pub(super) const fn key(self) -> Option<Key> {
        if self.depth > Key::MAX_DEPTH {
            None
        } else if self.left < self.right {
            Some(Key(self.left))
        } else {
            Some(Key(self.right))
        }
    }

    /// Whether the path comes before its mirror image, or is its own.
    pub(super) const fn is_first_of_pair(self) -> bool {
        self.left <= self.right
    }

    /// The number of queens on the path.
    pub(super) const fn depth(self) -> u8 {
        self.depth
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_and_its_mirror_image_share_a_name() {
        assert_eq!(Path::to(8, &[0, 2, 4]).key(), Path::to(8, &[7, 5, 3]).key());
        assert_ne!(Path::to(8, &[0, 2, 4]).key(), Path::to(8, &[0, 2, 5]).key());
        assert_ne!(Path::to(8, &[0]).key(), Path::to(8, &[0, 0]).key());
        assert!(Path::to(7, &[3, 1]).is_first_of_pair());
        assert!(!Path::to(7, &[3, 5]).is_first_of_pair());
    }

    #[test]
    fn a_path_of_13_queens_has_no_name() {
        assert!(Path::to(32, &[31; 12]).key().is_some());
        assert!(Path::to(32, &[31; 13]).key().is_none());
    }
}
