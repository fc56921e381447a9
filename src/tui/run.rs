//! The loop: with [`terminal`], the only part that knows terminal and clock.

use std::io;
use std::thread;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, Select, Sender, bounded};
use crossterm::event::{self, Event, MouseButton, MouseEventKind};

use super::app::{App, Effect};
use super::lesson_file::LessonFile;
use super::probe::{self, Probe};
use super::terminal::{self, Guard, Mouse, Screen};

/// The shortest time between two frames while the picture moves by itself.
const FRAME: Duration = Duration::from_millis(16);

/// How much input waits before the thread that reads it does.
const WAITING_INPUT: usize = 1024;

/// What comes from outside.
#[derive(Debug)]
enum Input {
    Terminal(Event),
    Signal(i32),
    Lost(io::Error),
}

/// How the screen was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// The user quit.
    Quit,
    /// This signal asked the program to end.
    Signal(i32),
}

/// Writes what the screen shows to where it is kept, and gives that place or the reason why not.
pub type Keep<'a> = dyn Fn(&App) -> Result<String, String> + 'a;

/// Shows `app` until the user leaves it.
///
/// # Errors
/// The terminal could not be read or written; it has been restored.
pub fn run(mut app: App, probe: Probe, mut lesson: LessonFile, keep: &Keep) -> io::Result<Exit> {
    let mouse = app.settings().mouse;
    let _guard = Guard::enter(mouse)?;
    let answer = if probe == Probe::Ask { probe::ask()? } else { probe::Answer::default() };
    if let Some(fitting) = answer.fitting {
        app.fit(fitting);
    }
    let inbox = open_inbox(answer.typed)?;
    let mut screen = Screen::new()?;
    let start = Instant::now();
    loop {
        app.tick(start.elapsed());
        let changed = lesson.refresh_at(&mut app, start.elapsed());
        app.say(changed);
        screen.draw(&app)?;
        wait(&app, &inbox, start, start.elapsed() + FRAME);
        // All input that is there is taken in before the next frame: keys never queue up behind
        // drawing.
        while let Ok(input) = inbox.try_recv() {
            let changed = lesson.refresh(&mut app);
            let taken = take_in(&mut app, input, &screen, start.elapsed())?;
            app.say(changed);
            match taken {
                Taken::Exit(exit) => return Ok(exit),
                Taken::Effect(Effect::Redraw) => screen.redraw()?,
                Taken::Effect(Effect::Append) => lesson.append(&mut app),
                Taken::Effect(Effect::Suspend) => {
                    suspend(mouse)?;
                    screen = Screen::new()?;
                    screen.redraw()?;
                }
                Taken::Effect(Effect::Keep) => app.note_kept(keep(&app)),
                Taken::Effect(Effect::Draw | Effect::Quit) => {}
            }
        }
        terminal::report_mouse(app.settings().mouse)?;
    }
}

enum Taken {
    Effect(Effect),
    Exit(Exit),
}

fn take_in(app: &mut App, input: Input, screen: &Screen, now: Duration) -> io::Result<Taken> {
    let effect = match input {
        Input::Terminal(Event::Key(key)) => app.press(&key, now),
        Input::Terminal(Event::Paste(text)) => {
            app.paste(&text);
            Effect::Draw
        }
        Input::Terminal(Event::Mouse(mouse))
            if matches!(mouse.kind, MouseEventKind::Down(MouseButton::Left)) =>
        {
            app.click(mouse.column, mouse.row, screen.area()?);
            Effect::Draw
        }
        // The size is asked for at every frame.
        Input::Terminal(_) => Effect::Draw,
        Input::Signal(signal) => return Ok(Taken::Exit(Exit::Signal(signal))),
        Input::Lost(error) => return Err(error),
    };
    Ok(if effect == Effect::Quit { Taken::Exit(Exit::Quit) } else { Taken::Effect(effect) })
}

/// Sleeps until there is input, a job has something, or autoplay is due; not before `earliest`
/// for what moves by itself.
fn wait(app: &App, inbox: &Receiver<Input>, start: Instant, earliest: Duration) {
    if app.is_moving() {
        let mut select = Select::new();
        select.recv(inbox);
        if select.ready_deadline(start + earliest).is_ok() {
            return;
        }
    }
    let mut select = Select::new();
    select.recv(inbox);
    app.watch(&mut select);
    match app.deadline() {
        // Too far away to be a moment: nothing is due.
        Some(deadline) => match start.checked_add(deadline) {
            Some(deadline) => drop(select.ready_deadline(deadline)),
            None => drop(select.ready()),
        },
        None => drop(select.ready()),
    }
}

/// Input and signals come from threads of their own: reading input can block half way.
/// What was `typed` before comes first.
fn open_inbox(typed: Vec<Event>) -> io::Result<Receiver<Input>> {
    let (sender, inbox) = bounded(WAITING_INPUT);
    for event in typed {
        // There is room, and nobody has hung up yet.
        let _ = sender.try_send(Input::Terminal(event));
    }
    signals::listen(sender.clone())?;
    thread::Builder::new().name("input".to_owned()).spawn(move || read_input(&sender))?;
    Ok(inbox)
}

fn read_input(sender: &Sender<Input>) {
    loop {
        let input = match event::read() {
            Ok(event) => Input::Terminal(event),
            Err(error) => Input::Lost(error),
        };
        let lost = matches!(input, Input::Lost(_));
        if sender.send(input).is_err() || lost {
            return;
        }
    }
}

/// Gives the terminal back, stops the whole process group as the shell's Ctrl-Z does, and takes
/// the terminal again when it is continued.
fn suspend(mouse: Mouse) -> io::Result<()> {
    terminal::leave();
    #[cfg(unix)]
    rustix::process::kill_current_process_group(rustix::process::Signal::TSTP)?;
    terminal::enter(mouse)
}

#[cfg(unix)]
mod signals {
    use std::io;
    use std::thread;

    use crossbeam_channel::Sender;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;

    use super::Input;

    /// Sends the signals that end the program to the inbox, so that the terminal is left first.
    pub(super) fn listen(sender: Sender<Input>) -> io::Result<()> {
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
        thread::Builder::new().name("signals".to_owned()).spawn(move || {
            for signal in signals.forever() {
                if sender.send(Input::Signal(signal)).is_err() {
                    return;
                }
            }
        })?;
        Ok(())
    }
}

#[cfg(not(unix))]
mod signals {
    use std::io;

    use crossbeam_channel::Sender;

    use super::Input;

    /// There are no signals here.
    pub(super) fn listen(_: Sender<Input>) -> io::Result<()> {
        Ok(())
    }
}

/// Ends the process the way `signal` would have, once the terminal is restored.
pub fn die_of(signal: i32) {
    #[cfg(unix)]
    let _ = signal_hook::low_level::emulate_default_handler(signal);
    #[cfg(not(unix))]
    let _ = signal;
}
