//! The loop: with [`terminal`](super::terminal) and what it needs, the only part that knows the
//! terminal and the clock.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use crossbeam_channel::{Receiver, Select, bounded};
use crossterm::event::{Event, MouseButton, MouseEventKind};

use super::app::{App, Effect, Notice};
use super::clock::Clock;
use super::command::Command;
use super::glyphs::GlyphSet;
use super::input::{self, Input};
use super::job_control::{come_to_front, stop_unless_told};
use super::journal::Journal;
use super::lesson_file::LessonFile;
use super::probe::{self, Probe};
use super::screen::{Drawn, Screen};
use super::signals::{self, Handlers, Signal};
use super::terminal::{Guard, Terminal};
use super::tty;
use crate::export::still;
use crate::save::{Existing, save};

/// The shortest time between two frames while the picture moves by itself.
const FRAME: Duration = Duration::from_millis(16);

/// How the screen was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// The user quit.
    Quit,
    /// This signal asked the program to end.
    Signal(i32),
    /// The terminal was closed.
    Gone,
}

impl Exit {
    /// How `signal` ends the program, if it does.
    pub(super) const fn of(signal: Signal) -> Option<Self> {
        match signal {
            Signal::End(number) => Some(Self::Signal(number)),
            Signal::Gone => Some(Self::Gone),
            Signal::Stop | Signal::Continue | Signal::Resize => None,
        }
    }
}

/// What the loop waits for, besides the jobs of the player.
#[derive(Debug)]
struct Inbox {
    signals: Receiver<Signal>,
    input: Receiver<Input>,
}

/// Writes what the screen shows to where it is kept, and gives that place or the reason why not.
pub type Keep<'a> = dyn Fn(&App) -> Result<String, String> + 'a;

/// What the screen has to do with besides the search.
pub struct Around<'a> {
    /// Whether the terminal is asked how it draws.
    pub probe: Probe,
    /// The lesson's file.
    pub lesson: LessonFile,
    /// Keeps the settings.
    pub keep: &'a Keep<'a>,
    /// What happens is noted here.
    pub journal: Journal,
    /// The handlers of signals.
    pub handlers: Handlers,
}

/// The loop's own state.
struct Session<'a> {
    app: App,
    terminal: Terminal,
    screen: Screen,
    clock: Clock,
    journal: Journal,
    lesson: LessonFile,
    keep: &'a Keep<'a>,
}

/// Shows `app` until the user leaves it.
///
/// # Errors
/// The terminal could not be read or written; it has been restored.
pub fn run(app: App, around: Around<'_>) -> io::Result<Exit> {
    let Around { probe, lesson, keep, journal, handlers } = around;
    let terminal = Terminal::open(app.settings().mouse)?;
    let signals = handlers.attend(&terminal)?;
    if let Some(exit) = come_to_front(&signals) {
        return Ok(exit);
    }
    let _guard = Guard::enter(&terminal, &journal)?;
    let (input, fitting) = open_input(&terminal, probe)?;
    let inbox = Inbox { signals, input };
    let screen = Screen::new(terminal.output());
    let clock = Clock::start();
    let mut session = Session { app, terminal, screen, clock, journal, lesson, keep };
    if let Some(fitting) = fitting {
        session.app.fit(fitting);
    }
    let exit = match session.run(&inbox) {
        // Which thread finds out first is chance.
        Err(_) if tty::is_gone() => Ok(Exit::Gone),
        exit => exit,
    };
    session.journal.note("exit", &exit);
    exit
}

/// Begins to read, and asks the terminal which symbols fit if that is not known.
fn open_input(
    terminal: &Terminal,
    probe: Probe,
) -> io::Result<(Receiver<Input>, Option<GlyphSet>)> {
    if probe == Probe::Skip {
        return Ok((input::open(None)?, None));
    }
    probe::ask(terminal)?;
    let (sender, answer) = bounded(1);
    let input = input::open(Some(sender))?;
    Ok((input, probe::wait_for(&answer)))
}

impl Session<'_> {
    fn run(&mut self, inbox: &Inbox) -> io::Result<Exit> {
        #[cfg(debug_assertions)]
        let mut turns = super::faults::Turns::new();
        loop {
            #[cfg(debug_assertions)]
            turns.turn();
            self.app.tick(self.clock.now());
            let changed = self.lesson.refresh_at(&mut self.app, self.clock.now());
            self.app.say(changed);
            self.terminal.report(self.app.settings().mouse);
            let drawn = self.draw()?;
            let due = self.app.deadline();
            self.wait(inbox, drawn, self.clock.now() + FRAME)?;
            // Whatever woke it up: it may have been stopped meanwhile.
            if let Some(due) = due {
                self.clock.forgive(due);
            }
            if let Some(exit) = self.obey(&inbox.signals)? {
                return Ok(exit);
            }
            // All input that is there is taken in before the next frame: keys never queue up
            // behind drawing.
            while let Ok(input) = inbox.input.try_recv() {
                let changed = self.lesson.refresh(&mut self.app);
                let effect = self.take_in(&input?)?;
                self.app.say(changed);
                if effect == Effect::Quit {
                    return Ok(Exit::Quit);
                }
                self.carry_out(effect)?;
            }
        }
    }

    fn draw(&mut self) -> io::Result<Drawn> {
        // Once left, for a stop that is on its way, the terminal is the shell's.
        if !self.terminal.is_entered() {
            return Ok(Drawn::Same);
        }
        let drawn = self.screen.draw(&self.app)?;
        if let Drawn::Frame(bytes) = drawn {
            self.journal.note("frame bytes", bytes);
        }
        Ok(drawn)
    }

    fn take_in(&mut self, event: &Event) -> io::Result<Effect> {
        self.journal.note("input", event);
        Ok(match event {
            Event::Key(key) => self.app.press(key, self.clock.now()),
            Event::Paste(text) => {
                self.app.paste(text);
                Effect::Draw
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                self.app.click(mouse.column, mouse.row, self.screen.area()?);
                Effect::Draw
            }
            // The size is asked for at every frame.
            _ => Effect::Draw,
        })
    }

    fn carry_out(&mut self, effect: Effect) -> io::Result<()> {
        match effect {
            Effect::Redraw => self.screen.redraw(),
            Effect::Suspend if tty::can_stop() => {
                // The others of the group stop when they are told, and then the shell speaks; this
                // process is told as well, and looks first whether the shell has continued it.
                self.terminal.leave();
                signals::stop_group()?;
            }
            Effect::Suspend => self.app.tell(Notice::NobodyContinues),
            Effect::Save(existing) => self.save_frame(existing)?,
            Effect::Copy => self.terminal.copy(&self.app.board_text())?,
            Effect::Append => self.lesson.append(&mut self.app),
            Effect::Keep => self.app.note_kept((self.keep)(&self.app)),
            Effect::Draw | Effect::Quit => {}
        }
        Ok(())
    }

    /// Writes the file that was ordered, and tells the app what became of it.
    fn save_frame(&mut self, existing: Existing) -> io::Result<()> {
        let area = self.screen.area()?;
        let Some(order) = self.app.ordered() else { return Ok(()) };
        let bytes = still::bytes(&self.app, area, order.format, order.subject, None);
        let result =
            save(&order.path, existing, |out| out.write_all(&bytes.map_err(io::Error::other)?));
        self.app.saved(result);
        Ok(())
    }

    /// Does what the signals ask for that have come, in their order.
    fn obey(&mut self, inbox: &Receiver<Signal>) -> io::Result<Option<Exit>> {
        let mut waiting: VecDeque<Signal> = inbox.try_iter().collect();
        while let Some(signal) = waiting.pop_front() {
            self.journal.note("signal", signal);
            match signal {
                Signal::End(_) | Signal::Gone => return Ok(Exit::of(signal)),
                Signal::Stop => {
                    self.app.update(Command::Suspend, self.clock.now());
                    self.terminal.leave();
                    stop_unless_told(inbox, &mut waiting);
                }
                // Continued in the background, where the terminal is the shell's.
                Signal::Continue if !tty::is_in_front() && tty::can_stop() => {
                    stop_unless_told(inbox, &mut waiting);
                }
                Signal::Continue => {
                    self.terminal.enter()?;
                    self.screen.redraw();
                }
                Signal::Resize => {
                    // A size that came back between two frames has lost what was on the screen.
                    self.screen.redraw();
                    self.journal.note("columns, rows", tty::size());
                }
            }
        }
        Ok(None)
    }

    /// Sleeps until something comes in, a job has something, or autoplay is due; not before
    /// `earliest` for what moves by itself, and for that not before the last frame is out.
    fn wait(&mut self, inbox: &Inbox, drawn: Drawn, earliest: Duration) -> io::Result<()> {
        // The frame is out long before the next is due: one sleep is enough for both.
        if self.app.is_moving() && drawn != Drawn::Busy {
            let next = self.next_frame(earliest);
            if inbox.select().ready_deadline(self.clock.moment(next)).is_ok() {
                return Ok(());
            }
        }
        if let Some(written) = self.screen.written() {
            let mut urgent = inbox.select();
            let arrival = urgent.recv(written);
            if urgent.ready() != arrival {
                return Ok(());
            }
            self.screen.take_written()?;
            // Something changed while the way was taken.
            if drawn == Drawn::Busy {
                return Ok(());
            }
        }
        // The channels would spin first, even for a time that is over.
        if self.app.deadline().is_some_and(|due| due <= self.clock.now()) {
            return Ok(());
        }
        let mut select = inbox.select();
        self.app.watch(&mut select);
        match self.app.deadline() {
            Some(due) => drop(select.ready_deadline(self.clock.moment(due))),
            None => drop(select.ready()),
        }
        Ok(())
    }

    /// When what moves by itself is to be drawn next, at `earliest` or later.
    fn next_frame(&self, earliest: Duration) -> Duration {
        match self.app.deadline() {
            Some(due) if !self.app.is_waiting() => due.max(earliest),
            _ => earliest,
        }
    }
}

impl Inbox {
    fn select(&self) -> Select<'_> {
        let mut select = Select::new();
        select.recv(&self.signals);
        select.recv(&self.input);
        select
    }
}
