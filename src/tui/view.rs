//! What stands beside the board.

/// The views, in the order in which Tab goes through them.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    clap::ValueEnum,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum View {
    /// The pruning log.
    #[default]
    Log,
    /// The state-space tree.
    Tree,
    /// The code, the line of the last event lit.
    Code,
    /// The stack, and how the conflict test answered.
    Test,
    /// All of these, as far as they fit.
    All,
    /// The tree without the board.
    TreeAlone,
    /// For the last row of the hall: the board and the few words that go with it.
    Hall,
}

impl View {
    /// Those that Tab goes through: the hall view has a key of its own.
    pub const ALL: [Self; 6] =
        [Self::Log, Self::Tree, Self::Code, Self::Test, Self::All, Self::TreeAlone];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Tree => "tree",
            Self::Code => "code",
            Self::Test => "test",
            Self::All => "all",
            Self::TreeAlone => "tree-alone",
            Self::Hall => "hall",
        }
    }

    /// The view after this one; after the last comes the first.
    #[must_use]
    pub fn next(self) -> Self {
        let index = Self::ALL.iter().position(|view| *view == self).unwrap_or(0);
        Self::ALL[(index + 1) % Self::ALL.len()]
    }

    /// The message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Log => "view-log",
            Self::Tree => "view-tree",
            Self::Code => "view-code",
            Self::Test => "view-test",
            Self::All => "view-all",
            Self::TreeAlone => "view-tree-alone",
            Self::Hall => "view-hall",
        }
    }
}
