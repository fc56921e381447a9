//! Counts met on the way, kept in a cache that never grows.

use super::bulk::Counts;
use super::key::Key;

/// Twice this many counts are kept: 2 MiB.
const BUCKETS: usize = 1 << 15;

/// A bounded cache of counts. Each key has a bucket of two: one keeps the count of most rows (the
/// dearest to count again), the other the latest.
#[derive(Debug, Clone)]
pub(super) struct Memo(Vec<[Slot; 2]>);

/// A key and its counts; key 0 names nothing.
#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    key: u64,
    counts: Counts,
}

impl Memo {
    pub(super) fn new() -> Self {
        Self(vec![[Slot::default(); 2]; BUCKETS])
    }

    #[inline]
    pub(super) fn get(&self, key: Key) -> Option<Counts> {
        let bucket = &self.0[bucket_of(key)];
        bucket.iter().find(|slot| slot.key == key.get()).map(|slot| slot.counts)
    }

    pub(super) fn insert(&mut self, key: Key, counts: Counts) {
        let [largest, latest] = &mut self.0[bucket_of(key)];
        let new = Slot { key: key.get(), counts };
        if largest.key == new.key {
            *largest = new;
        } else if counts.rows >= largest.counts.rows {
            *latest = std::mem::replace(largest, new);
        } else {
            *latest = new;
        }
    }
}

/// Fibonacci hashing: the top bits of a product with 2⁶⁴ divided by the golden ratio.
#[expect(clippy::cast_possible_truncation, reason = "15 bits are left")]
const fn bucket_of(key: Key) -> usize {
    (key.get().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - BUCKETS.trailing_zeros())) as usize
}

#[cfg(test)]
mod tests {
    use super::super::key::Path;
    use super::*;

    #[test]
    fn a_count_is_found_again_or_not_at_all() {
        let mut memo = Memo::new();
        let paths = || (0..32).flat_map(|a| (0..32).map(move |b| [a, b, 31 - a, 7]));
        let counts = |path: [u8; 4]| Counts {
            rows: u64::from(path[0]) + 1,
            solutions: u64::from(path[1]),
            dead_ends: 0,
        };
        for path in paths() {
            memo.insert(Path::to(32, &path).key().unwrap(), counts(path));
        }
        let mut found = 0;
        for path in paths() {
            if let Some(got) = memo.get(Path::to(32, &path).key().unwrap()) {
                let mirrored = path.map(|col| 31 - col);
                assert!(got == counts(path) || got == counts(mirrored));
                found += 1;
            }
        }
        assert!(found > 900, "{found}");
    }
}
