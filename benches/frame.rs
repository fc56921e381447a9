//! One frame of the screen: `cargo bench --bench frame`.
//!
//! Each frame shows the step before the last one, as when the search is rewound: an ordinary step,
//! in which the board, the log and the reasons change. The bytes written are printed.
#![allow(missing_docs, reason = "criterion's macros")]
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a bench stops and says what it found"
)]

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use nq_tui::i18n::Language;
use nq_tui::playback::Direction;
use nq_tui::playback::player::{Player, Stride};
use nq_tui::search::{Atlas, BoardSize, Goal, Position, Search, Step, Strategy};
use nq_tui::tui::app::{App, Command};
use nq_tui::tui::{glyphs, panes};
use nq_tui::wording::{Base, Voice};
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};

const SIZES: [(u16, u16); 2] = [(80, 24), (200, 60)];

/// The last position of the search of eight queens.
fn last() -> Position {
    let search = Search::new(BoardSize::new(8).unwrap(), Strategy::Backtrack, Goal::All);
    let mut patient = |_: Step| ControlFlow::Continue(());
    let mut atlas = Atlas::new(search);
    let steps = atlas.steps(&mut patient).unwrap().unwrap();
    atlas.seek(steps, &mut patient).unwrap().unwrap()
}

fn app_at(position: Position) -> App {
    let mut player = Player::new(*position.search());
    player.start_at(position);
    let voice = Voice { language: Language::Chinese, base: Base::Zero, glyphs: &glyphs::UNICODE };
    App::new(player, voice)
}

/// A screen that rewinds the search of eight queens, again and again.
struct Rewinding {
    app: App,
    last: Position,
}

impl Rewinding {
    fn new() -> Self {
        let last = last();
        Self { app: app_at(last), last }
    }

    fn step(&mut self) -> &App {
        if self.app.position().step() == 0 {
            self.app = app_at(self.last);
        }
        self.app.update(Command::Step(Direction::Backward, Stride::Step), Duration::ZERO);
        self.app.tick(Duration::ZERO);
        &self.app
    }
}

/// Holds the bytes of one frame.
#[derive(Default)]
struct Bytes {
    frame: Vec<u8>,
    total: usize,
}

impl Write for Bytes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.frame.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.total += self.frame.len();
        self.frame.clear();
        Ok(())
    }
}

fn frames(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("frame");
    for (width, height) in SIZES {
        let area = Rect::new(0, 0, width, height);
        let mut screen = Rewinding::new();
        let mut buffer = Buffer::empty(area);
        group.bench_function(format!("panes/{width}x{height}"), |bencher| {
            bencher.iter(|| {
                buffer.reset();
                panes::draw(screen.step(), area, &mut buffer);
            });
        });
        let mut bytes = Bytes::default();
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let mut terminal =
            Terminal::with_options(CrosstermBackend::new(&mut bytes), options).unwrap();
        let mut screen = Rewinding::new();
        let mut count = 0;
        group.bench_function(format!("terminal/{width}x{height}"), |bencher| {
            bencher.iter(|| {
                let app = screen.step();
                terminal.draw(|frame| panes::draw(app, area, frame.buffer_mut())).unwrap();
                count += 1;
            });
        });
        drop(terminal);
        println!("{width}x{height}: {} bytes a frame", bytes.total / count.max(1));
    }
    group.finish();
}

criterion_group!(benches, frames);
criterion_main!(benches);
