//! Counts met on the way, kept in a cache that grows up to a limit.

use std::mem;

use super::bulk::Counts;
use super::key::Key;

/// How many buckets there are at first. Most jumps on small boards need no more.
const FIRST_BUCKETS: usize = 1 << 7;

/// How many there are at most: 2 MiB.
const MOST_BUCKETS: usize = 1 << 15;

/// How much larger it grows at once.
const GROWTH: usize = 4;

/// A cache of counts. Each key has a bucket of two: one keeps the count of most rows (the dearest
/// to count again), the other the latest.
#[derive(Debug, Clone)]
pub(super) struct Memo {
    buckets: Vec<[Slot; 2]>,
    /// How many counts had to make room.
    lost: usize,
}

/// A key and its counts; key 0 names nothing.
#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    key: u64,
    counts: Counts,
}

impl Memo {
    pub(super) fn new() -> Self {
        Self { buckets: vec![[Slot::default(); 2]; FIRST_BUCKETS], lost: 0 }
    }

    #[inline]
    pub(super) fn get(&self, key: Key) -> Option<Counts> {
        let bucket = &self.buckets[self.bucket_of(key.get())];
        bucket.iter().find(|slot| slot.key == key.get()).map(|slot| slot.counts)
    }

    pub(super) fn insert(&mut self, key: Key, counts: Counts) {
        self.put(Slot { key: key.get(), counts });
        if self.lost > self.buckets.len() / 128 && self.buckets.len() < MOST_BUCKETS {
            self.grow();
        }
    }

    fn put(&mut self, new: Slot) {
        let index = self.bucket_of(new.key);
        let [largest, latest] = &mut self.buckets[index];
        if largest.key == new.key {
            *largest = new;
            return;
        }
        self.lost += usize::from(latest.key != 0 && latest.key != new.key);
        *latest =
            if new.counts.rows >= largest.counts.rows { mem::replace(largest, new) } else { new };
    }

    fn grow(&mut self) {
        let larger = vec![[Slot::default(); 2]; self.buckets.len() * GROWTH];
        let smaller = mem::replace(self, Self { buckets: larger, lost: 0 });
        for slot in smaller.buckets.into_iter().flatten().filter(|slot| slot.key != 0) {
            self.put(slot);
        }
    }

    /// Fibonacci hashing: the top bits of a product with 2⁶⁴ divided by the golden ratio.
    #[expect(clippy::cast_possible_truncation, reason = "15 bits are left at most")]
    const fn bucket_of(&self, key: u64) -> usize {
        let shift = 64 - self.buckets.len().trailing_zeros();
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> shift) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::super::key::Path;
    use super::*;

    #[test]
    fn a_count_is_found_again_or_not_at_all_however_far_it_grows() {
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
        assert!(memo.buckets.len() > FIRST_BUCKETS && memo.buckets.len() <= MOST_BUCKETS);
    }
}
