//! The thread that writes. A terminal that reads slowly, or not at all, holds up nothing else: it
//! gets the next frame when it has taken the last.

use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, bounded};

/// How many parts wait to be written: a frame, entering and leaving are all there is at a time.
const WAITING_PARTS: usize = 8;

/// How long to wait when the terminal was made not to block and has no room.
const ROOM: Duration = Duration::from_millis(5);

/// What is written, and when it is right to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Takes the terminal.
    Enter,
    /// A frame; nothing once the terminal has been left.
    Frame,
    /// Gives the terminal back.
    Leave,
}

/// Who is told what became of a part.
pub type Written = Sender<io::Result<()>>;

/// The way to the thread that writes.
#[derive(Debug, Clone)]
pub struct Output(Sender<(Part, Vec<u8>, Written)>);

impl Output {
    /// Starts the thread, which writes to `out`.
    pub fn open(out: impl Write + Send + 'static) -> io::Result<Self> {
        let (sender, parts) = bounded(WAITING_PARTS);
        thread::Builder::new().name("output".to_owned()).spawn(move || write_parts(out, &parts))?;
        Ok(Self(sender))
    }

    /// Writes `bytes` after what was sent before, and tells `written` once they are out.
    pub fn send(&self, part: Part, bytes: Vec<u8>, written: &Written) {
        // The thread outlives all that sends to it.
        let _ = self.0.send((part, bytes, written.clone()));
    }
}

fn write_parts(mut out: impl Write, parts: &Receiver<(Part, Vec<u8>, Written)>) {
    let mut entered = false;
    for (part, bytes, written) in parts {
        let result = match part {
            Part::Frame if !entered => Ok(()),
            Part::Enter | Part::Frame | Part::Leave => write_whole(&mut out, &bytes),
        };
        entered = part != Part::Leave && (entered || part == Part::Enter);
        // Whoever asked may have given up waiting.
        let _ = written.try_send(result);
    }
}

/// Writes all of `bytes`, however little the terminal takes at a time.
///
/// # Errors
/// The terminal cannot be written to.
pub fn write_whole(out: &mut impl Write, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match out.write(bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(length) => bytes = &bytes[length..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            // Another program that shares the terminal made it so.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => thread::sleep(ROOM),
            Err(error) => return Err(error),
        }
    }
    out.flush()
}
