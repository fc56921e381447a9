//! The program in a plain environment, and what it prints.
#![allow(dead_code, reason = "each test program uses a part of it")]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::process::{Command, Stdio};

/// The program with these arguments, parted by blanks.
pub(crate) fn program(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nq-tui"));
    command.args(arguments.split_whitespace()).stdin(Stdio::null());
    for name in ["LC_ALL", "LC_MESSAGES", "LANGUAGE"] {
        command.env_remove(name);
    }
    command.env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-config"));
    command.env("LANG", "C").env("LC_CTYPE", "C.UTF-8").env("TERM", "xterm-256color");
    command
}

/// What a run that must succeed printed.
pub(crate) fn printed(arguments: &str) -> String {
    let output = program(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments}: {output:?}");
    assert!(output.stderr.is_empty(), "{arguments}: {output:?}");
    assert!(!output.stdout.contains(&0x1b), "{arguments} prints an escape code");
    String::from_utf8(output.stdout).unwrap()
}

/// Whether `name` can be run here: readers that CI may not have are not required.
pub(crate) fn is_installed(name: &str) -> bool {
    Command::new(name).arg("--version").stdin(Stdio::null()).output().is_ok()
}
