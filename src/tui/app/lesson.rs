//! Giving a lesson: what the remote does, how one leaves the path and comes back, what a stop
//! changes of the screen.

use super::{App, LessonNotice, Notice};
use crate::lesson::append::NewStop;
use crate::lesson::{Lesson, Scene, Show};
use crate::playback::Direction;
use crate::playback::player::Stride;
use crate::tui::beside::Beside;
use crate::tui::lesson::{Course, Lead, Passage};

impl App {
    /// The lesson being given.
    pub const fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// Begins a lesson at its first stop.
    pub fn give(&mut self, lesson: Lesson) {
        self.course = Course::new(lesson, self.scene());
        let Some(course) = &self.course else { return };
        self.player.start_at(course.current().position);
        self.set_scene(course.current().show);
        self.notice = Some(Notice::Lesson(LessonNotice::Opened));
    }

    /// Takes a new version of the lesson file that is open, at the same stop; `Err` says what is
    /// wrong with it, and the old version stays. Gives what there is to say.
    pub fn reload(&mut self, lesson: Result<Lesson, String>) -> LessonNotice {
        let lesson = match lesson {
            Ok(lesson) => lesson,
            Err(mistake) => return LessonNotice::Mistaken(mistake),
        };
        let Some(course) = &mut self.course else { return LessonNotice::None };
        let was_at_stop = course.current().position == *self.player.position();
        let changed = course.replace(lesson);
        let position = course.current().position;
        self.set_scene(changed);
        if was_at_stop {
            self.player.go_to(position);
        }
        self.follow_lesson(Passage::Jump);
        LessonNotice::Reloaded
    }

    /// This position as a stop to append to a lesson file.
    pub const fn new_stop(&self) -> NewStop {
        NewStop {
            search: *self.position().search(),
            step: self.position().step(),
            scene: self.scene(),
            language: self.voice.language,
        }
    }

    /// Shows a message about the lesson, if there is one.
    pub fn say(&mut self, notice: Option<LessonNotice>) {
        if let Some(notice) = notice {
            self.notice = Some(Notice::Lesson(notice));
        }
    }

    /// What the remote asks for.
    pub(super) fn lead(&mut self, direction: Direction) {
        let Some(course) = &self.course else { return self.step(direction, Stride::Step) };
        // A step that has not come yet would be taken after the stop was chosen, and run over it.
        self.player.take_owed();
        match course.lead(direction, self.player.position()) {
            Lead::None => self.notice = Some(Notice::Lesson(LessonNotice::NoStop(direction))),
            Lead::Walk(step) => {
                self.lead_left();
                self.player.walk(step);
            }
            Lead::Note(stop) | Lead::Jump(stop) => self.go_to_stop(stop),
        }
    }

    /// Comes back to the stop reached last, as it was.
    pub(super) fn rejoin(&mut self) {
        let Some(course) = &self.course else {
            self.notice = Some(Notice::Lesson(LessonNotice::None));
            return;
        };
        let (stop, restored) = (course.number(), course.restored(self.scene()));
        self.go_to_stop(stop);
        self.set_scene(restored);
    }

    /// Stands at the stop with this number, from 0, as if one had come there on the path.
    pub fn stand_at_stop(&mut self, number: usize) {
        self.go_to_stop(number);
        self.notice = None;
    }

    fn go_to_stop(&mut self, number: usize) {
        let Some(course) = &mut self.course else { return };
        let direction =
            if number > course.number() { Direction::Forward } else { Direction::Backward };
        course.reach(number);
        let position = course.current().position;
        self.lead_left();
        self.player.go_to(position);
        self.arrive(direction);
    }

    /// Lets autoplay, just started, halt at the next stop.
    pub(super) fn halt_at_stops(&mut self, direction: Direction) {
        if let Some(course) = &self.course {
            self.player.halt_at(course.halt(direction, self.player.position()));
        }
    }

    /// Keeps the lesson where the player is.
    pub(super) fn follow_lesson(&mut self, passage: Passage) {
        let Some(course) = &mut self.course else { return };
        if let Some(direction) = course.follow(passage, self.player.position()) {
            self.arrive(direction);
        }
    }

    /// Shows what the stop reached last says.
    fn arrive(&mut self, direction: Direction) {
        let Some(course) = &mut self.course else { return };
        let ask = course.current().ask;
        let changed = course.turn_scene();
        self.set_scene(changed);
        if let (Some(ask), Direction::Forward) = (ask, direction) {
            self.ask_question(ask.kind());
        }
    }

    const fn scene(&self) -> Scene {
        Scene {
            view: self.view,
            overlay: self.settings.overlay,
            beside: match &self.beside {
                Some(beside) => Some(beside.position().search().strategy()),
                None => None,
            },
            base: self.voice.base,
            method: self.settings.method,
            program: self.settings.program,
        }
    }

    fn set_scene(&mut self, show: Show) {
        let scene = self.scene().with(show);
        self.view = scene.view;
        self.voice.base = scene.base;
        self.settings.overlay = scene.overlay;
        self.settings.method = scene.method;
        self.settings.program = scene.program;
        if scene.beside != self.scene().beside {
            self.beside = scene.beside.map(|strategy| Beside::new(&self.player, strategy));
        }
    }
}
