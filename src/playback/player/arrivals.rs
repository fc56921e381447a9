//! What the player does with what its jobs send.

use std::time::Duration;

use super::{Counted, Moment, News, Player, Stride};
use crate::playback::jobs::{Dry, Report};
use crate::search::Event;

impl Player {
    /// Takes in what has arrived and takes the steps that are due at `now`.
    pub fn tick(&mut self, now: Duration) -> Vec<News> {
        let mut news = Vec::new();
        self.overview.collect();
        self.density.collect();
        self.collect_jump(&mut news);
        self.settle(&mut news);
        self.collect_leap(&mut news);
        self.play(now, &mut news);
        self.catch_up();
        self.furthest = self.furthest.max(self.position.step());
        news
    }

    fn collect_jump(&mut self, news: &mut Vec<News>) {
        while let Some(jump) = &mut self.jump {
            match jump.job.poll() {
                Some(Report::Progress(at)) => {
                    jump.at = Some(at);
                    continue;
                }
                Some(Report::Done((landing, atlas))) => {
                    self.atlas = Some(atlas);
                    match landing {
                        Ok(position) => {
                            let from = self.position.step();
                            if position != self.position {
                                self.remember();
                            }
                            self.land(Moment { position, furthest: position.step() });
                            news.push(News::Jumped { from, to: position.step() });
                        }
                        Err(miss) => news.push(News::Missed(miss)),
                    }
                }
                Some(Report::Failed(why)) => news.push(News::Failed(why)),
                None => return,
            }
            self.jump = None;
        }
    }

    /// Takes the steps owed, as far as their events have come.
    fn settle(&mut self, news: &mut Vec<News>) {
        while let Some(&stride) = self.owed.front() {
            match self.forward_one() {
                Ok(event) => {
                    if stride == Stride::Step || event.is_queen_move() || self.position.is_end() {
                        self.owed.pop_front();
                    }
                }
                Err(Dry::Pending) => return,
                Err(Dry::Ended) => self.owed.clear(),
                Err(Dry::Failed(why)) => self.fail(why, news),
            }
        }
    }

    /// Takes one event from the stream and applies it.
    fn forward_one(&mut self) -> Result<Event, Dry> {
        let (stream, position) = self.open_stream();
        let event = stream.pull_one()?;
        position.apply(event);
        Ok(event)
    }

    pub(super) fn fail(&mut self, why: String, news: &mut Vec<News>) {
        self.stream = None;
        self.owed.clear();
        self.pause();
        news.push(News::Failed(why));
    }
}

impl<T: Send + 'static> Counted<T> {
    fn collect(&mut self) {
        while let Self::Awaited(job) = self {
            *self = match job.poll() {
                Some(Report::Done(answer)) => Self::Known(answer),
                Some(Report::Failed(_)) => Self::Unknown,
                Some(Report::Progress(_)) => continue,
                None => return,
            };
        }
    }
}
