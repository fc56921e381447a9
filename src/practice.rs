//! Practising the search: what is asked, how an answer is judged, what was missed; and the whole
//! search carried out by hand. Knows positions and events, and no screen.
//!
//! | where | what |
//! |---|---|
//! | [`question`] | what is asked at a position, and where the answer stands |
//! | [`answer`] | what can be answered, and the judgement of it |
//! | [`score`] | what was asked, right and missed |
//! | [`turn`] | the search carried out by hand, move by move |

pub mod answer;
pub mod question;
pub mod score;
pub mod turn;

pub use answer::{Answer, Mistake};
pub use question::{Failure, Kind, Question, Topic};
pub use score::{Outcome, Score, Tally};
pub use turn::{Move, Turn};
