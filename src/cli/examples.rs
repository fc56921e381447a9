//! The examples at the end of each help, which the manual page shows as well.

/// After the short help of the program.
pub const FIRST: &str = "\
Examples:
  nq-tui 4                 four queens: → steps, ← back, ? shows the keys
  nq-tui 8 --at s1         eight queens, at the first solution
  nq-tui 5 --beside rows   backtracking beside blind search, on one clock

'nq-tui --help' says more, 'nq-tui COMMAND --help' says it of a command.";

/// After the full help of the program.
pub const ALL: &str = "\
Examples:
  nq-tui 4                 four queens: → steps, ← back, ? shows the keys
  nq-tui 8 --at s1         eight queens, at the first solution
  nq-tui 5 --beside rows   backtracking beside blind search, on one clock
  nq-tui 6 --fix 1,3       below two queens that stay where they are
  nq-tui 8 --lang zh       in Simplified Chinese
  nq-tui 8 --play --speed 4
  nq-tui 16 --at 50%       any of the 19,178,647,470 steps, at once
  nq-tui trace 8 --format jsonl
  nq-tui solve 8 --nth 92
  nq-tui count 8..=12 --method grid,bits

'nq-tui COMMAND --help' says more about a command; 'nq-tui man' is the manual.";

/// After the help of `trace`.
pub const TRACE: &str = "\
Examples:
  nq-tui trace 4                         the 78 steps, a sentence each
  nq-tui trace 8 --format jsonl --from s1 --limit 1
  nq-tui trace 4 --format checks         what the lecture notes print
  nq-tui trace 4 --reverse               from the last step to the first
  nq-tui trace 12 --format jsonl | head -n 1";

/// After the help of `export`.
pub const EXPORT: &str = "\
Examples:
  nq-tui export 4 -o four.html           a page to step through at home
  nq-tui export 4 --at 17 --board-only -o board.svg
  nq-tui export 4 -o four.gif            the board, step by step
  nq-tui export 8 --range start..=s1 -o eight.cast
  nq-tui export --lesson four-queens -o stop.svg
  nq-tui export 4 --at 17 --format txt   the screen as text";

/// After the help of `solve`.
pub const SOLVE: &str = "\
Examples:
  nq-tui solve 8 --first                 the first solution
  nq-tui solve 8 --nth 92                the last of the 92
  nq-tui solve 4 --board queens          with chess queens
  nq-tui solve 12 --board hash | wc -l";

/// After the help of `count`.
pub const COUNT: &str = "\
Examples:
  nq-tui count 12                        14200, at once
  nq-tui count 8..=12                    one line for each size, with times
  nq-tui count 8..=12 --method grid,scan,marks,bits,fast
  nq-tui count 22 --long                 however long it takes";

/// After the help of `lesson`.
pub const LESSON: &str = "\
Examples:
  nq-tui lesson list                     the built-in lessons
  nq-tui lesson four-queens              give one: PgDn goes to its stops
  nq-tui lesson check my-lesson.toml     where its stops are";

/// After the help of `config`.
pub const CONFIG: &str = "\
Examples:
  nq-tui config init                     write the file, to be edited
  nq-tui config path                     where it is";

/// After the help of `completions`.
pub const COMPLETIONS: &str = "\
Examples:
  source <(nq-tui completions bash)      in ~/.bashrc
  source <(nq-tui completions zsh)       in ~/.zshrc, after compinit
  nq-tui completions fish | source       in ~/.config/fish/config.fish
  eval (nq-tui completions elvish | slurp)
  nq-tui completions powershell | Out-String | Invoke-Expression";

/// After the help of `man`.
pub const MAN: &str = "\
Examples:
  nq-tui man | man -l -                  read it
  nq-tui man > ~/.local/share/man/man1/nq-tui.1";
