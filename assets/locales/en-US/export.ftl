# nq-tui export
export-which-board = Which board? Give the number of queens, from 1 to 32, or --lesson.
export-which-format = Which format? Give --format, or a FILE that ends in .txt, .ansi, .svg, .png, .gif, .cast or .html.
export-only-pictures = --board-only and --tree-only are for svg, png and gif.
export-numbered-needs-file = Several frames need a file name: give -o FILE, and they become FILE-0001, FILE-0002 and so on.
export-binary-to-terminal = A terminal cannot show pixels: give -o FILE, or send them into a pipe.
export-backwards = The range runs backwards, from step { $from } to { $to }: write the earlier one first.
export-too-many = { $count } frames are too many for this format, which takes { $most }: give a shorter --range.
export-no-lesson = Films and pages show one search: the stops of a lesson become txt, ansi, svg, png or cast.
export-exists = { $path } exists already: choose another name, or give --force to replace it.
export-cannot-write = Cannot write { $path }: { $error }

# Saving the frame
prompt-save = Save as:
prompt-save-forms = .svg .png .txt .ansi · x-board, x-tree
prompt-replace = That file exists. Replace it?
prompt-replace-forms = y replaces it, Esc keeps it
notice-saved = Saved as { $name }.
notice-not-saved = Not saved: { $why }
notice-bad-name = A name that ends in .svg, .png, .txt or .ansi says how to save it.
notice-untouched = The file is as it was.
notice-copied = The board was sent to the terminal's clipboard, as text.
