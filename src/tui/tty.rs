//! What the operating system knows of the terminal: its modes, its size, whether it is still
//! there.

#[cfg(unix)]
mod unix;
#[cfg(unix)]
pub(crate) use unix::*;

#[cfg(not(unix))]
mod other;
#[cfg(not(unix))]
pub(crate) use other::*;
