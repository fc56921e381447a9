# The code pane
code-title = Code
program-iterative = iterative
program-recursive = recursive
program-recursive-marks = recursive, three arrays
program-recursive-bits = recursive, bits
program-nested = four nested loops
program-nested-blind = four nested loops, blind
program-frame-recursive = general frame, recursive
program-frame-iterative = general frame, iterative
code-language-pseudocode = pseudocode
code-language-java = Java
code-language-c = C
code-language-python = Python
code-fallback = "{ $wanted }" does not take these steps; shown instead: { $shown }.
code-none-squares = No listing: choosing any n squares has no place in the lectures' programs.
code-none-rows = No listing for n = { $n }: the blind program is four loops in one another, so it is for n = 4.
code-from-zero = Code counts from 0, the board from 1.
note-002-returns-early = Lecture note 002 returns as soon as a queen stands in the last row. With n = 4 its run has no steps 33, 50 and 51.
note-003-places-first = Lecture note 003 puts the queen down first, tests it then, and clears the row before the next try.
nested-only-four = One loop a queen: four queens only. Recursion stands for as many loops as there are rows.
frame-plugged-in = For n queens: a choice is a column, feasible is the conflict test, choose sets x[depth], undo clears it.

# The stack pane
stack-title = Stack
stack-both = both
stack-recursive = recursive: one frame a row
stack-iterative = iterative: one array
stack-height = { $height } of at most { $n } queens kept
stack-next = next
stack-none-left = none left: returns
stack-full = row = n: report
stack-reported = reported: returns
stack-stopped = first solution: stops
stack-fixed = fixed
stack-empty = empty: every call has returned
stack-more-below = { $ellipsis } { $count } more below

# The inspector
inspector-title = Conflict test
method-grid = two-dimensional board
method-scan = queen by queen
method-marks = three arrays
method-bits = three words
inspector-attacked = { $square }: attacked, refused
inspector-free = { $square }: free
inspector-lifted = { $square }: was free, taken back now
inspector-next = Next: { $square }
inspector-blind = A blind strategy asks nothing on the way: only a full board is tested.
inspector-full = The board is full: no square is being tested.
inspector-first-row = No queen stands above: nothing to compare.
inspector-from-zero = Indices count from 0, the board from 1.
inspector-more = { $ellipsis } { $count } looked at before these
grid-walk = Walks up, up-left, up-right:
grid-row = row { $row }
grid-stop = stop
scan-square = i = { $i }, xi = { $xi }; above: j, xj
marks-set = set: 0 { $arrow } 1
marks-cleared = cleared: 1 { $arrow } 0
marks-occupied = 1: occupied
marks-free = 0: free
not-asked = not asked
bits-column = bit col = { $index }
bits-diagonal = bit row{ $minus }col+n{ $minus }1 = { $index }
bits-antidiagonal = bit row+col = { $index }
bits-short = bit { $index }
marks-column = col = { $index }
marks-diagonal = row{ $minus }col+n{ $minus }1 = { $row }{ $minus }{ $col }+{ $n }{ $minus }1 = { $index }
marks-antidiagonal = row+col = { $row }+{ $col } = { $index }
bits-word = word
bits-mask = mask
bits-and = AND
comparisons = Comparisons
comparisons-here = here
comparisons-total = in all
comparisons-too-far = in all: too far to count
method-short-grid = board
method-short-scan = queens
method-short-marks = arrays
method-short-bits = words

# Settings and overlays
settings-title = Settings
settings-keys = { $choose } choose  { $change } change  s keeps  Esc closes
setting-language = Language
setting-base = Rows and columns
setting-program = Code: program
setting-code-language = Code: language
setting-method = Conflict test
setting-stack = Stack
setting-overlay = Over the board
language-english = English
language-chinese = 简体中文
overlay-none = nothing
overlay-free = free squares
overlay-diagonals = { $arrow } row{ $minus }col+n{ $minus }1
overlay-antidiagonals = { $arrow } row+col
mark-free = free
