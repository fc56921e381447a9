//! Frames of the program's own screen, at any position.

use std::time::Duration;

use crossbeam_channel::Select;
use ratatui::layout::Rect;

use crate::search::Position;
use crate::tui::app::App;

/// What a frame shows.
#[derive(Debug, Clone, Copy)]
pub enum Shot {
    /// A position of the search.
    At(Position),
    /// The stop of the lesson with this number, from 0.
    Stop(usize),
}

/// A screen of fixed size, drawn into memory.
#[derive(Debug)]
pub struct Camera {
    app: App,
    area: Rect,
}

impl Camera {
    /// A camera on `app`, whose frames have `columns` × `rows` cells.
    pub const fn new(app: App, columns: u16, rows: u16) -> Self {
        Self { app, area: Rect { x: 0, y: 0, width: columns, height: rows } }
    }

    /// What the frames are drawn from.
    pub const fn app(&self) -> &App {
        &self.app
    }

    /// How large the frames are.
    pub const fn area(&self) -> Rect {
        self.area
    }

    /// Goes to a shot, and counts all that its frame shows.
    pub fn go_to(&mut self, shot: Shot) {
        match shot {
            Shot::At(position) => self.app.stand_at(position),
            Shot::Stop(number) => self.app.stand_at_stop(number),
        }
        self.settle();
    }

    /// A frame shows no number that is still being counted.
    fn settle(&mut self) {
        self.app.tick(Duration::ZERO);
        while self.app.is_waiting() {
            let mut select = Select::new();
            self.app.watch(&mut select);
            select.ready();
            self.app.tick(Duration::ZERO);
        }
    }
}
