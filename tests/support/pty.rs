//! The real program in a pseudo-terminal, and the screen that it draws.
#![allow(dead_code, reason = "each test program uses a part of it")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

#[path = "gate.rs"]
mod gate;
#[path = "modes.rs"]
mod modes;

use std::env;
use std::io::Write;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, RecvTimeoutError};
use gate::Gate;
#[allow(unused_imports, reason = "each test program uses a part of it")]
pub(crate) use gate::Reading;
use modes::PrivateModes;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};

/// The key that draws everything anew.
pub(crate) const REDRAW: &str = "\x0c";

/// Longer than anything takes, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program under test: `NQ_TUI_PROGRAM`, or the one that was built.
static PROGRAM: LazyLock<String> = LazyLock::new(|| {
    env::var("NQ_TUI_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_nq-tui").to_owned())
});

/// A shell with job control: it tells the program's process, when it stops and when it ends, and
/// continues it when a line is typed. `$wrapper` runs it; `$stopped` is done while it is stopped.
const SHELL: &str = r#"
set -m
before=$(stty -g)
bash -c "$wrapper" wrapper "$@"
echo "[stopped $?]"
stty "$before"
read -r
fg >/dev/null
echo "[ended $?]"
"#;

/// Runs the program in the shell's child itself.
pub(crate) const NO_WRAPPER: &str = r#"echo "[process $$]"; exec "$@""#;

/// Runs the program in a child of the shell's child, in the same process group.
pub(crate) const WRAPPER: &str = r#""$@"; echo "[wrapper goes on]""#;

/// A program in a terminal of its own.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Option<Box<dyn MasterPty + Send>>,
    keyboard: Option<Box<dyn Write + Send>>,
    output: Receiver<Vec<u8>>,
    gate: Gate,
    screen: vt100::Parser,
    private: PrivateModes,
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
        Self::start_in(arguments, columns, rows, &[("TERM", term)])
    }

    /// Starts the program with these environment variables.
    pub(crate) fn start_in(
        arguments: &str,
        columns: u16,
        rows: u16,
        environment: &[(&str, &str)],
    ) -> Self {
        let command = [PROGRAM.as_str()].into_iter().chain(arguments.split_whitespace());
        Self::spawn(command, columns, rows, environment)
    }

    /// Starts the program in this world.
    pub(crate) fn start_world(arguments: &str, world: &World) -> Self {
        let (columns, rows) = world.size;
        let mut terminal = Self::start_in(arguments, columns, rows, world.variables);
        terminal.reply = world.reply;
        terminal
    }

    /// Starts the program as a job of a shell, in a process group of its own.
    pub(crate) fn start_job(arguments: &str, wrapper: &str) -> Self {
        let command = ["bash", "--norc", "--noprofile", "-c", SHELL, "shell", &PROGRAM];
        let command = command.into_iter().chain(arguments.split_whitespace());
        Self::spawn(command, 80, 24, &[("wrapper", wrapper)])
    }

    /// Starts the program by a script, in which it is `"$@"`.
    pub(crate) fn start_by(script: &str, arguments: &str, environment: &[(&str, &str)]) -> Self {
        let command = ["bash", "--norc", "--noprofile", "-c", script, "script", &PROGRAM];
        let command = command.into_iter().chain(arguments.split_whitespace());
        Self::spawn(command, 80, 24, environment)
    }

    /// Starts `words` in a terminal of this size, with these environment variables.
    pub(crate) fn spawn<'a>(
        words: impl IntoIterator<Item = &'a str>,
        columns: u16,
        rows: u16,
        environment: &[(&str, &str)],
    ) -> Self {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut words = words.into_iter();
        let mut command = CommandBuilder::new(words.next().unwrap());
        command.args(words);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-config"));
        command.env_remove("NO_COLOR");
        // Symbols take long to look up.
        command.env("RUST_BACKTRACE", "0");
        for (name, value) in environment {
            command.env(name, value);
        }
        let (gate, output) = Gate::open(pair.master.try_clone_reader().unwrap());
        let terminal = Self {
            modes_before: modes(&*pair.master),
            child: pair.slave.spawn_command(command).unwrap(),
            keyboard: Some(pair.master.take_writer().unwrap()),
            output,
            gate,
            master: Some(pair.master),
            screen: vt100::Parser::new(known(rows, 24), known(columns, 80), 0),
            private: PrivateModes::default(),
            written: Vec::new(),
            reply: Reply::Column(2),
            asked: 0,
        };
        // The slave stays open in the child alone, so that its end is seen.
        drop(pair.slave);
        terminal
    }

    /// Types these bytes.
    pub(crate) fn write(&mut self, bytes: impl AsRef<[u8]>) {
        let keyboard = self.keyboard.as_mut().unwrap();
        keyboard.write_all(bytes.as_ref()).unwrap();
        keyboard.flush().unwrap();
    }

    /// Waits until `is_so`.
    pub(crate) fn wait_until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !is_so(self) {
            assert!(Instant::now() < deadline, "no {what} on\n{}", self.contents());
            let open = self.take_in(Duration::from_millis(100));
            if !open && !is_so(self) {
                let end = self.status();
                panic!(
                    "ended ({end}) before {what} at\n{}\nof\n{:?}",
                    self.contents(),
                    self.written()
                );
            }
        }
    }

    /// Waits until the screen shows `text`.
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |terminal| terminal.contents().contains(text));
    }

    /// Waits until `text` has been written, wherever it is now.
    pub(crate) fn wait_for_written(&mut self, text: &str) {
        self.wait_until(text, |terminal| terminal.written().contains(text));
    }

    /// Waits until the terminal has been entered for this time.
    pub(crate) fn wait_until_entered(&mut self, times: usize) {
        self.wait_until("alternate screen", |terminal| {
            terminal.written().matches("\x1b[?1049h").count() >= times
        });
        self.wait_until("frame", Self::is_taken);
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

    /// How many bytes the program has written, as far as they have arrived.
    pub(crate) fn written_bytes(&mut self) -> usize {
        self.take_in(Duration::ZERO);
        self.written.len()
    }

    /// Sleeps until the program writes something: who looks again and again takes the processor
    /// that it needs.
    pub(crate) fn wait_for_bytes(&mut self) {
        let before = self.written.len();
        assert!(self.take_in(PATIENCE) && self.written.len() > before, "nothing is written");
    }

    /// Forgets what was written so far, but not the picture.
    pub(crate) fn forget_written(&mut self) {
        self.written.clear();
        self.asked = 0;
    }

    /// Whatever is written in this time is taken in.
    pub(crate) fn look_for(&mut self, time: Duration) {
        let deadline = Instant::now() + time;
        while let Some(left) = deadline.checked_duration_since(Instant::now()) {
            if !self.take_in(left) {
                return;
            }
        }
    }

    /// Gives the terminal another size.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.as_ref().unwrap().resize(size).unwrap();
        self.screen.screen_mut().set_size(known(rows, 24), known(columns, 80));
    }

    /// The process of the program, or of its shell.
    pub(crate) fn process(&self) -> Pid {
        Pid::from_raw(self.child.process_id().unwrap().try_into().unwrap()).unwrap()
    }

    /// The process that the shell said the program is.
    pub(crate) fn job(&self) -> Pid {
        let written = self.written();
        let (_, rest) = written.split_once("[process ").unwrap();
        let (number, _) = rest.split_once(']').unwrap();
        Pid::from_raw(number.parse().unwrap()).unwrap()
    }

    /// Sends a signal to the program.
    pub(crate) fn signal(&self, signal: Signal) {
        // It may be over already.
        let _ = kill_process(self.process(), signal);
    }

    /// The terminal stops reading, or reads again.
    pub(crate) fn read(&self, reading: gate::Reading) {
        self.gate.set(reading);
    }

    /// Closes the terminal, of a program that draws anew when it is told to.
    pub(crate) fn hang_up(&mut self) {
        self.gate.set(gate::Reading::Over);
        // Who waits for output sees only after some that it is to read no more.
        self.write(REDRAW);
        let deadline = Instant::now() + PATIENCE;
        while self.output.recv_deadline(deadline) != Err(RecvTimeoutError::Disconnected) {
            assert!(Instant::now() < deadline, "nothing was drawn anew");
        }
        self.keyboard = None;
        self.master = None;
    }

    /// Waits for the program's end and gives what became of it.
    pub(crate) fn end(&mut self) -> String {
        let deadline = Instant::now() + PATIENCE;
        while self.take_in(Duration::from_millis(100)) {
            assert!(Instant::now() < deadline, "it does not end");
        }
        self.status()
    }

    /// Waits for the program's end without reading what it writes.
    pub(crate) fn status(&mut self) -> String {
        let deadline = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(Instant::now() < deadline, "it does not end");
            std::thread::sleep(Duration::from_millis(2));
        };
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

    /// What of the terminal is not as it was before the program started; nothing is best.
    pub(crate) fn damage(&self) -> Vec<String> {
        let mut damage = self.private.changed();
        let now = modes(&**self.master.as_ref().unwrap());
        if now != self.modes_before {
            damage.push(format!("driver: {now} instead of {}", self.modes_before));
        }
        if self.screen.screen().bgcolor() != vt100::Color::Default
            || self.screen.screen().fgcolor() != vt100::Color::Default
            || self.screen.screen().inverse()
            || self.screen.screen().bold()
        {
            damage.push("the text that follows has a colour".to_owned());
        }
        damage
    }

    /// Fails unless the terminal is as it was before the program started.
    pub(crate) fn assert_restored(&self) {
        assert_eq!(self.damage(), Vec::<String>::new());
    }

    /// What was written after the terminal was left for the last time; all if it never was entered.
    pub(crate) fn written_after(&self) -> String {
        let written = self.written();
        written.rsplit("\x1b[?1049l").next().unwrap().to_owned()
    }

    /// Answers the questions that have not been answered yet.
    fn answer(&mut self) {
        let asked = self.written.windows(QUESTION.len()).filter(|it| *it == QUESTION).count();
        for _ in self.asked..asked {
            if let Reply::Column(column) = self.reply {
                self.write(format!("\x1b[1;{column}R"));
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
            self.private.take_in(&bytes);
            self.written.extend(&bytes);
            self.answer();
            next = self.output.recv_timeout(Duration::ZERO);
        }
        next != Err(RecvTimeoutError::Disconnected)
    }
}

/// Nothing that a test starts outlives it.
impl Drop for Terminal {
    fn drop(&mut self) {
        let written = self.written();
        if written.contains("[process ") && !written.contains("[ended ") {
            let _ = kill_process(self.job(), Signal::KILL);
        }
        // The number of a process that is over may be another's by now.
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The columns or rows of which the picture is kept, whatever the program is told; those of a
/// terminal without a size are `usual`.
fn known(length: u16, usual: u16) -> u16 {
    if length == 0 { usual } else { length.min(1000) }
}

/// The terminal driver's modes.
fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().unwrap())
}
