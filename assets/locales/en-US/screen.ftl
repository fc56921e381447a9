# Header
title = { $n ->
    [one] 1 queen
   *[other] { $n } queens
}
strategy-backtrack = backtracking
strategy-rows = blind: one queen a row
strategy-squares = blind: any squares
goal-all = all solutions
goal-first = first solution only
base-zero = from 0
base-one = from 1
status-step = step { $step } of { $total }
status-step-unknown = step { $step }
status-solutions = solutions { $solutions }
speed-slow = 1 step in { $seconds } s
speed-fast = { $steps } steps/s

# Log
log-title = Pruning log
log-kept = kept { $kept } of { $visited } nodes visited

# Legend
mark-queen = queen
mark-attacked = attacked
mark-tried = tried, taken back
mark-untried = not tried yet
board-part = rows { $first }–{ $last } of { $n }

# Timeline and counters
timeline-jumping = searching: { $step }  Esc stops
timeline-unknown = { $step } (length unknown)
counter-tested = tested { $count }
counter-placed = placed { $count }
counter-rejected = rejected { $count }
counter-backtracks = backtracks { $count }
counter-solutions = solutions { $count }

# Messages
too-small = need { $width }×{ $height }, have { $columns }×{ $rows }
notice-end = The search is over. { $back } goes back, Home starts again.
notice-start = This is the start.
notice-jumped = Jumped from step { $from } to { $to }. u returns.
notice-no-return = There is no jump to return from.
notice-input-method = An input method is on: switch to English (usually Shift).
notice-failed = The search stopped: { $why }. Any step starts it again.
notice-speed = Speed: { $speed }
notice-target-form = Not a place to go to. Write 42, 50%, start, end, s3, d1 or v2,1.
notice-target-percent = No search has more than 100 %.
notice-target-zero = Counting starts at 1 here.
miss-beyond-end = The last step is { $last }.
miss-solution = There are not that many solutions.
miss-dead-end = There are not that many dead ends.
miss-visit = That square is never tested.

# Prompts
prompt-go-to = Go to:
prompt-go-to-forms = 42 · 50% · start · end · s3 · d1 · v2,1

# Help
help-title = Keys
help-close = Esc closes
