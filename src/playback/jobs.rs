//! Jobs: plain functions, each on a thread of its own with a bounded channel of its own.
//!
//! The *stream* is the iterative backtracker: it sends the events from a position on, in batches
//! that double, so that a single step is not held up and full speed is not throttled. A full
//! channel pauses it. Any other [`Job`] answers once and may report progress on the way. Dropping
//! the receiver ends either. A panic becomes a message, never a dead screen.

use std::any::Any;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

use crossbeam_channel::{Receiver, Sender, TryRecvError, TrySendError, bounded};

use crate::search::{Event, Position, Step};

/// The largest batch: above it the channel is no faster, and a stale batch is wasted work.
const LARGEST_BATCH: usize = 4096;

/// How many batches wait in the channel before the search pauses.
const WAITING_BATCHES: usize = 4;

type Batch = Result<Vec<Event>, String>;

/// The events of a search from a position on, as the consumer sees them.
#[derive(Debug)]
pub struct Stream {
    batches: Receiver<Batch>,
    batch: Vec<Event>,
    cursor: usize,
}

/// Why a stream has nothing to give right now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Dry {
    /// Nothing has come yet.
    Pending,
    /// The search is over.
    Ended,
    /// The search broke off, and why.
    Failed(String),
}

impl Stream {
    /// Starts the backtracker at `position`.
    pub fn open(position: Position) -> Self {
        Self::of(position.events())
    }

    /// Starts a thread that sends what `events` gives.
    pub fn of(events: impl Iterator<Item = Event> + Send + 'static) -> Self {
        let (sender, batches) = bounded(WAITING_BATCHES);
        spawn("stream", sender, move |sender| {
            let sent = catch_unwind(AssertUnwindSafe(|| send_events(events, sender)));
            if let Err(panic) = sent {
                // Nobody listens any more when this fails, and then nothing is lost.
                let _ = sender.send(Err(panic_message(panic.as_ref())));
            }
        });
        Self { batches, batch: Vec::new(), cursor: 0 }
    }

    /// Takes the events that have come, up to `most` (at least 1) of them; at least one unless
    /// there is none.
    ///
    /// # Errors
    /// There is none, and why.
    #[inline]
    pub fn pull(&mut self, most: usize) -> Result<&[Event], Dry> {
        if self.cursor == self.batch.len() {
            self.receive()?;
        }
        let ready = &self.batch[self.cursor..];
        let taken = &ready[..most.min(ready.len())];
        self.cursor += taken.len();
        Ok(taken)
    }

    /// Takes the next event, if it has come.
    ///
    /// # Errors
    /// There is none, and why.
    pub fn pull_one(&mut self) -> Result<Event, Dry> {
        match self.pull(1)? {
            &[event, ..] => Ok(event),
            [] => Err(Dry::Pending),
        }
    }

    fn receive(&mut self) -> Result<(), Dry> {
        match self.batches.try_recv() {
            Ok(Ok(batch)) => {
                self.batch = batch;
                self.cursor = 0;
                Ok(())
            }
            Ok(Err(why)) => Err(Dry::Failed(why)),
            Err(TryRecvError::Empty) => Err(Dry::Pending),
            Err(TryRecvError::Disconnected) => Err(Dry::Ended),
        }
    }

    /// Goes back by one event inside the current batch, and says whether it could.
    pub const fn unpull(&mut self) -> bool {
        if self.cursor == 0 {
            return false;
        }
        self.cursor -= 1;
        true
    }

    /// The channel to wait on when nothing has come yet.
    pub const fn receiver(&self) -> &Receiver<Batch> {
        &self.batches
    }
}

fn send_events(mut events: impl Iterator<Item = Event>, sender: &Sender<Batch>) {
    let mut size = 1;
    loop {
        let mut batch = Vec::with_capacity(size);
        batch.extend(events.by_ref().take(size));
        if batch.is_empty() || sender.send(Ok(batch)).is_err() {
            return;
        }
        size = (size * 2).min(LARGEST_BATCH);
    }
}

/// What a job has to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report<T> {
    /// It is at this step of the search.
    Progress(Step),
    /// Its answer; nothing comes after it.
    Done(T),
    /// It broke off, and why; nothing comes after it.
    Failed(String),
}

/// Work that answers once. Dropping it cancels the work.
#[derive(Debug)]
pub struct Job<T> {
    reports: Receiver<Report<T>>,
}

/// Through which work reports the step it is at, and learns when to stop.
pub type Watch<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

impl<T: Send + 'static> Job<T> {
    /// Starts `work` on a thread. It gives `None` only when its watch told it to stop.
    pub fn start(
        name: &'static str,
        work: impl FnOnce(Watch<'_>) -> Option<T> + Send + 'static,
    ) -> Self {
        let (sender, reports) = bounded(1);
        spawn(name, sender, move |sender| {
            let mut watch = |step| match sender.try_send(Report::Progress(step)) {
                Err(TrySendError::Disconnected(_)) => ControlFlow::Break(()),
                // Progress that nobody has read yet is as good as newer progress.
                Ok(()) | Err(TrySendError::Full(_)) => ControlFlow::Continue(()),
            };
            let last = match catch_unwind(AssertUnwindSafe(|| work(&mut watch))) {
                Ok(Some(answer)) => Report::Done(answer),
                Ok(None) => return,
                Err(panic) => Report::Failed(panic_message(panic.as_ref())),
            };
            let _ = sender.send(last);
        });
        Self { reports }
    }

    /// The next report, if one has come.
    pub fn poll(&self) -> Option<Report<T>> {
        match self.reports.try_recv() {
            Ok(report) => Some(report),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Report::Failed(String::new())),
        }
    }

    /// The channel to wait on.
    pub const fn receiver(&self) -> &Receiver<Report<T>> {
        &self.reports
    }
}

/// Runs `work` on a named thread; when no thread is to be had the channel just closes.
fn spawn<M: Send + 'static>(
    name: &str,
    sender: Sender<M>,
    work: impl FnOnce(&Sender<M>) + Send + 'static,
) {
    let _ = thread::Builder::new().name(name.to_owned()).spawn(move || work(&sender));
}

/// What a panic said.
pub(crate) fn panic_message(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(ToString::to_string)
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "panic".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{BoardSize, Goal, Search, Square, Strategy};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    const EVENT: Event = Event::Place(Square { row: 0, col: 0 });

    fn wait(stream: &mut Stream) -> Result<Event, Dry> {
        loop {
            match stream.pull_one() {
                Err(Dry::Pending) => {
                    // Readiness is waited for, so that the next pull finds it.
                    let mut select = crossbeam_channel::Select::new();
                    select.recv(stream.receiver());
                    select.ready();
                }
                pull => return pull,
            }
        }
    }

    #[test]
    fn a_stream_gives_every_event_and_ends() {
        let search = Search::new(BoardSize::new(7).unwrap(), Strategy::Backtrack, Goal::All);
        let start = Position::start(search);
        let mut stream = Stream::open(start);
        for event in start.events() {
            assert_eq!(wait(&mut stream), Ok(event));
        }
        assert_eq!(wait(&mut stream), Err(Dry::Ended));
    }

    #[test]
    fn a_full_channel_pauses_the_search_and_a_dropped_receiver_ends_it() {
        let produced = Arc::new(AtomicUsize::new(0));
        let ended = Arc::new(());
        let alive = Arc::downgrade(&ended);
        let counter = Arc::clone(&produced);
        let stream = Stream::of(std::iter::repeat_with(move || {
            let _: &Arc<()> = &ended;
            counter.fetch_add(1, Ordering::SeqCst);
            EVENT
        }));
        while !stream.batches.is_full() {
            thread::yield_now();
        }
        // 1 + 2 + 4 + 8 wait in the channel; at most the batch after them is being made.
        assert!((15..=31).contains(&produced.load(Ordering::SeqCst)));
        drop(stream);
        while alive.upgrade().is_some() {
            thread::yield_now();
        }
        assert!(produced.load(Ordering::SeqCst) <= 31);
    }

    #[test]
    fn a_panic_in_the_search_becomes_a_message_after_the_events_before_it() {
        let events = (0..5).map(|i| if i < 3 { EVENT } else { panic!("step {i} broke") });
        let mut stream = Stream::of(events);
        assert_eq!(wait(&mut stream), Ok(EVENT));
        let mut last = wait(&mut stream);
        while last == Ok(EVENT) {
            last = wait(&mut stream);
        }
        assert_eq!(last, Err(Dry::Failed("step 3 broke".to_owned())));
    }

    #[test]
    fn a_cursor_moves_back_inside_its_batch_only() {
        let mut stream = Stream::of(std::iter::repeat_n(EVENT, 3));
        assert!(!stream.unpull());
        let _ = wait(&mut stream);
        assert!(stream.unpull());
        assert!(!stream.unpull());
        assert_eq!(wait(&mut stream), Ok(EVENT));
    }

    #[test]
    fn a_dropped_job_is_told_to_stop() {
        let (sender, stopped) = bounded(1);
        let job = Job::<()>::start("test", move |watch| {
            let mut step = 0;
            while watch(step).is_continue() {
                step += 1;
            }
            sender.send(step).unwrap();
            None
        });
        assert!(matches!(job.reports.recv().unwrap(), Report::Progress(_)));
        drop(job);
        assert!(stopped.recv().unwrap() > 0);
    }

    #[test]
    fn a_panicking_job_fails_with_its_message() {
        let job = Job::<()>::start("test", |_| panic!("no luck"));
        assert_eq!(job.reports.recv().unwrap(), Report::Failed("no luck".to_owned()));
    }
}
