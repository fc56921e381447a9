//! The screen off the screen: the same frames as text, pictures, recordings and pages.
//!
//! | file | makes |
//! |---|---|
//! | [`camera`] | frames: the program's own screen at any position |
//! | [`format`](mod@format) | which formats there are, and which ending means which |
//! | [`still`] | one frame as a file |
//! | [`text`] | `txt` and `ansi`: a frame as lines, without and with colour |
//! | [`screen`] | `svg` of a whole frame |
//! | [`board`], [`tree`] | `svg` of the board and of the state-space tree, of shapes alone |
//! | [`raster`] | `png` and `gif` of those two |
//! | [`cast`] | asciicast recordings, a marker at each step |
//! | [`html`] | a page to step through in a browser |

pub mod board;
pub mod camera;
pub mod cast;
pub mod colour;
mod digits;
pub mod format;
pub mod html;
mod pen;
pub mod raster;
pub mod screen;
pub mod still;
mod strokes;
pub mod text;
pub mod tree;
