//! The end of a pseudo-terminal that reads: it can be told to stop, as terminals do.

use std::io::Read;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use crossbeam_channel::{Receiver, unbounded};

/// Whether the terminal reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// It does.
    On,
    /// It has stopped; what was being read still arrives.
    Held,
    /// It never will again.
    Over,
}

/// What the reader looks at before it reads.
pub(crate) struct Gate(Arc<(Mutex<Reading>, Condvar)>);

impl Gate {
    /// Reads all that `reader` gives, while the gate is on.
    pub(crate) fn open(mut reader: Box<dyn Read + Send>) -> (Self, Receiver<Vec<u8>>) {
        let (sender, receiver) = unbounded();
        let gate = Arc::new((Mutex::new(Reading::On), Condvar::new()));
        let seen = Arc::clone(&gate);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                let held = |reading: &mut Reading| *reading == Reading::Held;
                let reading = seen.1.wait_while(seen.0.lock().unwrap(), held).unwrap();
                if *reading == Reading::Over {
                    return;
                }
                drop(reading);
                // Linux reports the other end's closing as an error.
                let Ok(length @ 1..) = reader.read(&mut buffer) else { return };
                if sender.send(buffer[..length].to_vec()).is_err() {
                    return;
                }
            }
        });
        (Self(gate), receiver)
    }

    pub(crate) fn set(&self, reading: Reading) {
        *self.0.0.lock().unwrap() = reading;
        self.0.1.notify_all();
    }
}
