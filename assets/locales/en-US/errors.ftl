error-no-terminal = the screen needs a terminal on standard input and output; for a pipe or a file use 'nq-tui trace N'
error-dumb-terminal = TERM=dumb: this terminal cannot show a screen; use 'nq-tui trace N' for the steps as text
error-checks-strategy = --format checks shows tests, and a blind strategy makes none; use --format text or jsonl
solve-none = { $n } queens have no solution.
solve-title = Solution { $index }
solve-number = number { $index }
