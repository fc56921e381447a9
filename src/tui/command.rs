//! What a user wants, and what the terminal loop has to do about it.

use crate::playback::player::Stride;
use crate::playback::{Direction, Target};
use crate::save::Existing;

/// What a user wants, whatever key said so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Command {
    /// One stride forward or back.
    Step(Direction, Stride),
    /// What a presenter's remote asks for: one step, or in a lesson what the stop says.
    Remote(Direction),
    /// Come back to the stop of the lesson.
    Rejoin,
    /// Make this position a stop of the lesson file.
    Mark,
    /// Play that way, or pause.
    Play(Direction),
    /// Double the speed.
    Faster,
    /// Halve the speed.
    Slower,
    /// Go there.
    Jump(Target),
    /// The nearest test of a square that way; the square is asked for once.
    Visit(Direction),
    /// Ask where to go.
    GoTo,
    /// Ask for another board, strategy or goal.
    Change,
    /// Put another strategy beside this one, or the next one, or none.
    Beside,
    /// Show the next view.
    NextView,
    /// Show the hall view, or what was shown before it.
    Hall,
    /// Return to before the last jump, or take the return back.
    Return(Direction),
    /// Show or hide what lies ahead.
    ToggleFuture,
    /// Predict what comes next, or end it.
    Predict,
    /// Ask for the other kind of thing: rows, or every square.
    QuestionKind,
    /// Carry out the search by hand, or end it.
    YourTurn,
    /// Blank the screen.
    Blank,
    /// Ask for a name, and save the frame under it.
    Save,
    /// Send the board to the clipboard as text.
    Copy,
    /// Another overlay over the board.
    Overlay,
    /// Open or close the settings.
    Settings,
    /// Open or close the help.
    Help,
    /// Draw everything anew.
    Redraw,
    /// Stop the program until the shell continues it.
    Suspend,
    /// Close what is open; give up a jump.
    Close,
    /// Leave.
    Quit,
}

/// What the terminal loop has to do after a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Draw, if anything changed.
    Draw,
    /// Draw every cell anew.
    Redraw,
    /// Keep the settings for good.
    Keep,
    /// Append this position to the lesson file, and say what became of it.
    Append,
    /// Write the file that was ordered.
    Save(Existing),
    /// Send the board to the terminal's clipboard.
    Copy,
    /// Suspend the program.
    Suspend,
    /// Leave.
    Quit,
}
