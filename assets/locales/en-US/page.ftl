# The exported page
page-range = This page has steps { $first } to { $last } of { $total }, not the whole search.
page-range-unknown = This page has steps { $first } to { $last }, not the whole search.
page-no-script = This page needs JavaScript.
page-made-with = Made with nq-tui

page-board = Board
page-step = Step
page-column = column { $column }
page-square = row { $row }, column { $column }: { $mark }
page-current = { $mark }; the square of this step
page-attacker = { $mark }; attacks the square of this step
page-ghost = { $mark }; in the row that failed
page-current-row = row { $row }, the current row
page-row-back = row { $row }; the search goes back from here
page-reason = Reason
page-outline = The tree as text

page-controls = Controls
page-jumps = Jumps and speed
page-at-first = This is the first position on this page.
page-at-last = This is the last step on this page.
page-none-before = None before this step on this page.
page-none-after = None after this step on this page.
page-light = Light
page-dark = Dark
page-keys = Keys
page-help = show these keys
page-keys-on = Use these keys
page-close = Close

page-worksheet = Worksheet
page-worksheet-help = Printing this page gives these boards, each with its reason, and blank boards to fill in.
page-add = Add this step
page-remove = Remove step { $step }
page-print = Print
page-blank-boards = Blank boards
page-blank-board = Blank board
page-name = Name
page-date = Date
