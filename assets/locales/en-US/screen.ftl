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
counter-discarded = discarded { $count }
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
notice-bad-square = Not a square of this board. Write row,column.
notice-bad-change = Write a number from 1 to 32, backtrack, rows or squares, first or all.
miss-beyond-end = The last step is { $last }.
miss-no-such-solution = There are not that many solutions.
miss-no-such-dead-end = There are not that many dead ends.
miss-no-such-backtrack = There are not that many backtracks.
miss-no-next-solution = No further solution after this step.
miss-no-previous-solution = No solution before this step.
miss-no-next-dead-end = No further dead end after this step.
miss-no-previous-dead-end = No dead end before this step.
miss-no-next-backtrack = No further backtrack after this step.
miss-no-previous-backtrack = No backtrack before this step.
miss-at-end = The search is over: no step is left.
miss-nothing-to-leave = No queen is on the board that could be taken back.
miss-never-taken-back = The search ends before that queen is taken back.
miss-no-next-visit = That square is not tested again after this step.
miss-no-previous-visit = That square was not tested before this step.
miss-unknown = Nobody knows how long this search is; a step number or n still works.

# Prompts
prompt-go-to = Go to:
prompt-go-to-forms = 42 · 50% · start · end · s3 · d1 · v2,1

prompt-square = Visit which square?
prompt-square-forms = row,column, such as 2,1
prompt-change = Change to:
prompt-change-forms = 8 · backtrack, rows, squares · first, all

# Help
help-title = Keys, then terms
help-close = { $keys } scroll  Esc closes
