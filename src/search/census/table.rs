//! The table of counts that take minutes to make: rows and solutions below every partial solution
//! of a few queens, for the boards where counting them takes longer than a frame.
//!
//! `docs/census.md` describes the format.

use super::bulk::{self, Attacked, Subtree};
use super::key::{Key, Path};

/// The boards of the table and the number of queens of their partial solutions. A queen more
/// divides the time of a jump by eight and multiplies the size by seven.
pub const DEPTHS: [(u8, u8); 7] = [(12, 3), (13, 3), (14, 3), (15, 3), (16, 4), (17, 3), (18, 4)];

static EMBEDDED: &[u8] = include_bytes!("../../../assets/census.bin");

/// The bytes before the packed counts of one board.
const HEADER: usize = 8;

/// The counts for one size of board, as they stand in the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// The number of rows and columns of the board.
    pub n: u8,
    /// The number of queens of the partial solutions.
    pub depth: u8,
    /// The counts, in the order of [`partial_solutions`].
    pub counts: Vec<Subtree>,
}

/// Every partial solution of `depth` queens on a board of `n` columns that comes before its mirror
/// image, as columns from the top row down, in the order in which the search meets them.
pub fn partial_solutions(n: u8, depth: u8) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    extend(n, depth, &mut Vec::new(), &mut found);
    found.retain(|columns| Path::to(n, columns).is_first_of_pair());
    found
}

fn extend(n: u8, depth: u8, columns: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
    if columns.len() == usize::from(depth) {
        found.push(columns.clone());
        return;
    }
    for col in 0..n {
        columns.push(col);
        if Attacked::by(columns).is_some() {
            extend(n, depth, columns, found);
        }
        columns.pop();
    }
}

/// Counts below queens in `columns` of the top rows of a board of `n` columns: the slow way, which
/// the table saves. `None` when the queens attack each other.
pub fn count_below(n: u8, columns: &[u8]) -> Option<Subtree> {
    let rows_left = n.checked_sub(u8::try_from(columns.len()).ok()?)?;
    Some(bulk::count(bulk::board(n), Attacked::by(columns)?, rows_left).subtree())
}

/// The bytes of a table of `blocks`.
pub fn encode(blocks: &[Block]) -> Vec<u8> {
    blocks.iter().flat_map(encode_block).collect()
}

/// The blocks of a table, or `None` when `bytes` are not a table.
pub fn decode(mut bytes: &[u8]) -> Option<Vec<Block>> {
    let mut blocks = Vec::new();
    while !bytes.is_empty() {
        let (block, rest) = decode_block(bytes)?;
        blocks.push(block);
        bytes = rest;
    }
    Some(blocks)
}

/// The blocks of the table that the program carries.
pub fn embedded() -> Option<Vec<Block>> {
    decode(EMBEDDED)
}

fn encode_block(block: &Block) -> Vec<u8> {
    let bits = |value: u64| u64::BITS - value.leading_zeros();
    let rows_bits = bits(block.counts.iter().map(|counts| counts.rows).max().unwrap_or(0));
    let solutions_bits =
        bits(block.counts.iter().map(|counts| counts.solutions).max().unwrap_or(0));
    let mut out = vec![block.n, block.depth];
    #[expect(clippy::cast_possible_truncation, reason = "a u64 has 64 bits")]
    out.extend([rows_bits as u8, solutions_bits as u8]);
    #[expect(clippy::cast_possible_truncation, reason = "far fewer partial solutions than 2³²")]
    out.extend((block.counts.len() as u32).to_le_bytes());
    let mut pending = 0_u128;
    let mut n_pending = 0;
    for counts in &block.counts {
        for (value, bits) in [(counts.rows, rows_bits), (counts.solutions, solutions_bits)] {
            pending |= u128::from(value) << n_pending;
            n_pending += bits;
            while n_pending >= 8 {
                out.push(pending.to_le_bytes()[0]);
                pending >>= 8;
                n_pending -= 8;
            }
        }
    }
    if n_pending > 0 {
        out.push(pending.to_le_bytes()[0]);
    }
    out
}

fn decode_block(bytes: &[u8]) -> Option<(Block, &[u8])> {
    let header = Header::of(bytes)?;
    let end = header.end()?;
    let mut bits = Bits { bytes: bytes.get(HEADER..end)?, pending: 0, n_pending: 0 };
    let counts = (0..header.len)
        .map(|_| {
            let rows = bits.take(header.rows_bits)?;
            Some(Subtree { rows, solutions: bits.take(header.solutions_bits)? })
        })
        .collect::<Option<_>>()?;
    Some((Block { n: header.n, depth: header.depth, counts }, bytes.get(end..)?))
}

/// What stands before the counts of a board.
struct Header {
    n: u8,
    depth: u8,
    rows_bits: u32,
    solutions_bits: u32,
    len: usize,
}

impl Header {
    fn of(bytes: &[u8]) -> Option<Self> {
        let (&[n, depth, rows_bits, solutions_bits], rest) = bytes.split_first_chunk()?;
        let (&len, _) = rest.split_first_chunk()?;
        (rows_bits <= 64 && solutions_bits <= 64).then_some(Self {
            n,
            depth,
            rows_bits: rows_bits.into(),
            solutions_bits: solutions_bits.into(),
            len: usize::try_from(u32::from_le_bytes(len)).ok()?,
        })
    }

    /// Where the block ends, in bytes from its start.
    fn end(&self) -> Option<usize> {
        let bits = usize::try_from(self.rows_bits + self.solutions_bits).ok()?;
        HEADER.checked_add(bits.checked_mul(self.len)?.div_ceil(8))
    }
}

/// Numbers of any width, lowest bit first.
struct Bits<'a> {
    bytes: &'a [u8],
    pending: u128,
    n_pending: u32,
}

impl Bits<'_> {
    fn take(&mut self, bits: u32) -> Option<u64> {
        while self.n_pending < bits {
            let (&byte, rest) = self.bytes.split_first()?;
            self.pending |= u128::from(byte) << self.n_pending;
            self.n_pending += 8;
            self.bytes = rest;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 64 bits are left")]
        let value = (self.pending & ((1 << bits) - 1)) as u64;
        self.pending >>= bits;
        self.n_pending -= bits;
        Some(value)
    }
}

/// A block of the table, ready to be looked up, with the sums for fewer queens.
#[derive(Debug, Clone)]
pub(super) struct Table {
    depth: u8,
    /// For each number of queens, by key.
    by_depth: Vec<Vec<(Key, Subtree)>>,
}

impl Table {
    /// The embedded table's counts for a board of `n` columns.
    pub(super) fn embedded(n: u8) -> Option<Self> {
        let mut bytes = EMBEDDED;
        while bytes.first().is_some_and(|&first| first != n) {
            bytes = bytes.get(Header::of(bytes)?.end()?..)?;
        }
        Self::of(&decode_block(bytes)?.0)
    }

    fn of(block: &Block) -> Option<Self> {
        let mut by_depth = vec![Vec::new(); usize::from(block.depth) + 1];
        let paths = partial_solutions(block.n, block.depth);
        if paths.len() != block.counts.len() {
            return None;
        }
        let mut keys = Vec::with_capacity(paths.len());
        for (path, &counts) in paths.iter().zip(&block.counts) {
            keys.push((Path::to(block.n, path).key()?, counts));
        }
        by_depth[usize::from(block.depth)] = keys;
        let mut table = Self { depth: block.depth, by_depth };
        for depth in (0..block.depth).rev() {
            table.by_depth[usize::from(depth)] = partial_solutions(block.n, depth)
                .iter()
                .map(|columns| table.sum(block.n, columns))
                .collect::<Option<_>>()?;
        }
        Some(table)
    }

    pub(super) const fn depth(&self) -> u8 {
        self.depth
    }

    pub(super) fn get(&self, depth: u8, key: Key) -> Option<Subtree> {
        let level = self.by_depth.get(usize::from(depth))?;
        let index = level.binary_search_by_key(&key, |&(key, _)| key).ok()?;
        level.get(index).map(|&(_, counts)| counts)
    }

    /// The counts below `columns`, from those of one queen more.
    fn sum(&self, n: u8, columns: &[u8]) -> Option<(Key, Subtree)> {
        let path = Path::to(n, columns);
        let safe = !Attacked::by(columns)?.any();
        let mut sum = Subtree { rows: 1, solutions: 0 };
        for col in (0..n).filter(|col| safe >> col & 1 == 1) {
            let child = self.get(path.depth() + 1, path.child(n, col).key()?)?;
            sum.rows += child.rows;
            sum.solutions += child.solutions;
        }
        Some((path.key()?, sum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(n: u8, depth: u8) -> Block {
        let partial = partial_solutions(n, depth);
        let counts = partial.iter().filter_map(|columns| count_below(n, columns)).collect();
        Block { n, depth, counts }
    }

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let blocks = [block(6, 2), block(9, 3), block(7, 1)];
        let bytes = encode(&blocks);
        assert_eq!(decode(&bytes).as_deref(), Some(&blocks[..]));
        assert_eq!(decode(&bytes[..bytes.len() - 1]), None);
    }

    #[test]
    fn sums_for_fewer_queens_are_the_counts_themselves() {
        for n in [8, 9] {
            let table = Table::of(&block(n, 3)).unwrap();
            for depth in 0..=3 {
                for columns in partial_solutions(n, depth) {
                    let key = Path::to(n, &columns).key().unwrap();
                    assert_eq!(table.get(depth, key), count_below(n, &columns), "{columns:?}");
                }
            }
        }
    }
}
