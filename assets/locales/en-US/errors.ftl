error-no-terminal = the screen needs a terminal on standard input and output; for a pipe or a file use 'nq-tui trace N'
error-dumb-terminal = TERM=dumb: this terminal cannot show a screen; use 'nq-tui trace N' for the steps as text
