//! Making the table of counts that the program carries: minutes of counting, on every processor.

use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::search::census::Subtree;
use crate::search::census::table::{self, Block};

/// Writes the table for the boards of [`table::DEPTHS`]: `assets/census.bin`, byte for byte.
pub fn write_table(out: &mut impl Write) -> io::Result<()> {
    let blocks: Vec<Block> = table::DEPTHS.iter().map(|&(n, depth)| build(n, depth)).collect();
    out.write_all(&table::encode(&blocks))
}

/// Counts below every partial solution of `depth` queens on a board of `n` columns.
pub fn build(n: u8, depth: u8) -> Block {
    let partial = table::partial_solutions(n, depth);
    let counts = Mutex::new(vec![Subtree::default(); partial.len()]);
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((index, columns)) = take(&next, &partial) {
            let below = table::count_below(n, columns).unwrap_or_default();
            if let Ok(mut counts) = counts.lock() {
                counts[index] = below;
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let counts = counts.into_inner().unwrap_or_default();
    Block { n, depth, counts }
}

/// The next piece of work that no thread has taken yet.
fn take<'a>(next: &AtomicUsize, partial: &'a [Vec<u8>]) -> Option<(usize, &'a [u8])> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    Some((index, partial.get(index)?.as_slice()))
}
