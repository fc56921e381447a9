//! The real program in a pseudo-terminal, and the screen that it draws.
#![allow(dead_code, reason = "each test program uses a part of it")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

use std::io::{Read, Write};
use std::thread;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, unbounded};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Longer than anything takes, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program in a terminal of its own.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    modes_before: String,
    written: Vec<u8>,
    reply: Reply,
    asked: usize,
}

/// What a terminal answers when it is asked where its cursor is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Nothing.
    None,
    /// That it is in the first row, in this column from 1.
    Column(u16),
}

/// What a program is asked with: the place of the cursor.
const QUESTION: &[u8] = b"\x1b[6n";

/// A terminal and its environment.
pub(crate) struct World<'a> {
    /// Columns and rows.
    pub(crate) size: (u16, u16),
    /// Environment variables beside an UTF-8 locale.
    pub(crate) variables: &'a [(&'a str, &'a str)],
    /// What it answers.
    pub(crate) reply: Reply,
}

impl Terminal {
    /// Starts the program with these arguments, parted by blanks.
    pub(crate) fn start(arguments: &str, columns: u16, rows: u16) -> Self {
        Self::start_with(arguments, columns, rows, "xterm-256color")
    }

    /// Starts the program in a terminal of this kind.
    pub(crate) fn start_with(arguments: &str, columns: u16, rows: u16, term: &str) -> Self {
        let variables = [("TERM", term)];
        let world = World { size: (columns, rows), variables: &variables, reply: Reply::Column(2) };
        Self::start_in(arguments, &world)
    }

    /// Starts the program in this world.
    pub(crate) fn start_in(arguments: &str, world: &World) -> Self {
        let (columns, rows) = world.size;
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_nq-tui"));
        command.args(arguments.split_whitespace());
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-config"));
        command.env_remove("NO_COLOR");
        for (name, value) in world.variables {
            command.env(name, value);
        }
        let mut terminal = Self {
            modes_before: modes(&*pair.master),
            child: pair.slave.spawn_command(command).unwrap(),
            keyboard: pair.master.take_writer().unwrap(),
            output: read_all(pair.master.try_clone_reader().unwrap()),
            master: pair.master,
            screen: vt100::Parser::new(rows, columns, 0),
            written: Vec::new(),
            reply: world.reply,
            asked: 0,
        };
        // The slave stays open in the child alone, so that its end is seen.
        drop(pair.slave);
        terminal.take_in(Duration::ZERO);
        terminal
    }

    /// Types these bytes.
    pub(crate) fn write(&mut self, bytes: &str) {
        self.keyboard.write_all(bytes.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Waits until the screen shows `text`.
    pub(crate) fn wait_for(&mut self, text: &str) {
        let deadline = Instant::now() + PATIENCE;
        while !self.contents().contains(text) {
            assert!(Instant::now() < deadline, "no {text:?} on\n{}", self.contents());
            let open = self.take_in(Duration::from_millis(100));
            assert!(open || self.contents().contains(text), "ended at\n{}", self.contents());
        }
    }

    /// Types these bytes and waits until the screen shows `text`.
    pub(crate) fn type_until(&mut self, bytes: &str, text: &str) {
        self.write(bytes);
        self.wait_for(text);
    }

    /// What the screen shows.
    pub(crate) fn contents(&self) -> String {
        self.screen.screen().contents()
    }

    /// Everything that the program has written.
    pub(crate) fn written(&self) -> String {
        String::from_utf8_lossy(&self.written).into_owned()
    }

    /// Sends a signal to the program.
    pub(crate) fn signal(&self, signal: rustix::process::Signal) {
        let id = self.child.process_id().unwrap().try_into().unwrap();
        rustix::process::kill_process(rustix::process::Pid::from_raw(id).unwrap(), signal).unwrap();
    }

    /// Waits for the program's end and gives what became of it.
    pub(crate) fn end(&mut self) -> String {
        let deadline = Instant::now() + PATIENCE;
        while self.take_in(Duration::from_millis(100)) {
            assert!(Instant::now() < deadline, "it does not end");
        }
        let status = self.child.wait().unwrap();
        match status.signal() {
            Some(signal) => signal.to_owned(),
            None => status.exit_code().to_string(),
        }
    }

    /// Whether the program has taken the terminal: alternate screen, no cursor, bracketed pastes.
    pub(crate) fn is_taken(&self) -> bool {
        let screen = self.screen.screen();
        screen.alternate_screen() && screen.hide_cursor() && screen.bracketed_paste()
    }

    /// Fails unless the terminal is as it was before the program started.
    pub(crate) fn assert_restored(&self) {
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen(), "the alternate screen is still shown");
        assert!(!screen.hide_cursor(), "the cursor is still hidden");
        assert!(!screen.bracketed_paste(), "pastes are still bracketed");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert_eq!(modes(&*self.master), self.modes_before);
    }

    /// Answers the questions that have not been answered yet.
    fn answer(&mut self) {
        let asked = self.written.windows(QUESTION.len()).filter(|it| *it == QUESTION).count();
        for _ in self.asked..asked {
            if let Reply::Column(column) = self.reply {
                self.write(&format!("\x1b[1;{column}R"));
            }
        }
        self.asked = asked;
    }

    /// How often the program has asked where the cursor is.
    pub(crate) const fn times_asked(&self) -> usize {
        self.asked
    }

    /// Takes in what is written within `time`; false when the program has closed its end.
    fn take_in(&mut self, time: Duration) -> bool {
        let mut next = self.output.recv_timeout(time);
        while let Ok(bytes) = next {
            self.screen.process(&bytes);
            self.written.extend(&bytes);
            self.answer();
            next = self.output.try_recv().map_err(|error| {
                use crossbeam_channel::{RecvTimeoutError, TryRecvError};
                match error {
                    TryRecvError::Empty => RecvTimeoutError::Timeout,
                    TryRecvError::Disconnected => RecvTimeoutError::Disconnected,
                }
            });
        }
        next != Err(crossbeam_channel::RecvTimeoutError::Disconnected)
    }
}

/// The terminal driver's modes.
fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().unwrap())
}

fn read_all(mut reader: Box<dyn Read + Send>) -> Receiver<Vec<u8>> {
    let (sender, receiver) = unbounded();
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        // Linux reports the other end's closing as an error.
        while let Ok(length @ 1..) = reader.read(&mut buffer) {
            if sender.send(buffer[..length].to_vec()).is_err() {
                break;
            }
        }
    });
    receiver
}
