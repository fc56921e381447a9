//! The lessons that are part of the program.

/// A lesson that is part of the program.
#[derive(Debug, Clone, Copy)]
pub struct Builtin {
    /// The name by which it is asked for.
    pub name: &'static str,
    /// The text of its file.
    pub text: &'static str,
}

macro_rules! builtin {
    ($name:literal) => {
        Builtin {
            name: $name,
            text: include_str!(concat!("../../assets/lessons/", $name, ".toml")),
        }
    };
}

/// All of them, in the order in which one would give them.
pub const ALL: [Builtin; 6] = [
    builtin!("four-queens"),
    builtin!("no-solution"),
    builtin!("pruning"),
    builtin!("conflict-test"),
    builtin!("eight-queens"),
    builtin!("symmetry"),
];

/// The one with this name.
pub fn named(name: &str) -> Option<Builtin> {
    ALL.into_iter().find(|lesson| lesson.name == name)
}
