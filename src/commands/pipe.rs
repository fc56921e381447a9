//! Writing to standard output, which may be a pipe that nobody reads any more.

use std::io::{self, ErrorKind};

use anyhow::Context;

use crate::failure::Failure;

/// What became of a command whose output ended with `result`: a reader that has seen enough is no
/// failure.
///
/// # Errors
/// Anything else that kept the output from being written.
pub fn written(result: io::Result<()>) -> Result<(), Failure> {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(error).context("cannot write").map_err(Failure::Other)
        }
        _ => Ok(()),
    }
}
