# What happened and why; what follows. A sentence begins with its verdict word.
verdict-place = Place
verdict-reject = Reject
verdict-backtrack = Backtrack
verdict-solution = Solution
verdict-discard = Discard

line-column = same column { $arrow }
line-diagonal = diagonal { $arrow }
line-antidiagonal = diagonal { $arrow }
line-row = same row { $arrow }

reason-start = { $n ->
    [one] Empty board. One queen goes into its only row.
   *[other] Empty board. One queen goes into each row, from row { $row } down.
}
reason-start-fixed = { $n ->
    [one] { $n } queen is fixed. The search goes on below it, from row { $row }.
   *[other] { $n } queens are fixed. The search goes on below them, from row { $row }.
}
reason-start-squares = Empty board. Any { $n } of its { $squares } squares are chosen, in row-major order.
next-start = Press { $key } for the first step.
reason-place-first = Place { $square }: there is no queen above, so nothing attacks it.
reason-place = Place { $square }: no queen above is in its column or on its diagonals.
reason-place-blind = Place { $square }: nothing is tested until the board is full.
next-row = Next: row { $row }, from column { $column }.
next-square = Next: from square { $square }.
next-full-safe = { $n ->
    [one] The only queen is placed: this is a solution.
   *[other] All { $n } queens are placed: this is a solution.
}
next-full-blind = The board is full: now it is tested.
reason-reject-1 = Reject { $square }: attacked by { $queen1 }, { $line1 }.
reason-reject-2 = Reject { $square }: attacked by { $queen1 }, { $line1 }, and by { $queen2 }, { $line2 }.
reason-reject-3 = Reject { $square }: attacked by { $queen1 }, { $line1 }, by { $queen2 }, { $line2 }, and by { $queen3 }, { $line3 }.
reason-reject-short-2 = Reject { $square }: attacked by { $queen1 } { $arrow1 } and { $queen2 } { $arrow2 }.
reason-reject-short-3 = Reject { $square }: attacked by { $queen1 } { $arrow1 }, { $queen2 } { $arrow2 } and { $queen3 } { $arrow3 }.
next-cut-column = { $boards ->
    [one] Cuts off 1 board. Next: column { $column }.
   *[other] Cuts off { $boards } boards below it. Next: column { $column }.
}
next-dead-end = { $n ->
    [one] Its only column is attacked: a dead end. We must go back.
   *[other] All { $n } columns of row { $row } are attacked: a dead end. We must go back.
}
next-dead-end-over = All { $n } columns of row { $row } are attacked: a dead end. No queen is left to take back.
next-row-tried = Every column of row { $row } has been tried: time to go back.
reason-backtrack-dead-end = Backtrack: row { $failed } is a dead end. Take back the queen at { $square }.
reason-backtrack-tried = Backtrack: every column of row { $failed } has been tried. Take back the queen at { $square }.
reason-backtrack-row-tried = Backtrack: row { $failed } has been tried. Take back the queen at { $square }.
reason-backtrack-solution = Backtrack: solution { $index } is kept. To find more, take back the queen at { $square }.
reason-backtrack-kept = Backtrack: solution { $index } is kept. Take back the queen at { $square }.
reason-backtrack-discard = Backtrack: this board is no solution. Take back the queen at { $square }.
reason-backtrack-squares = Backtrack: no choice is left after it. Take back the queen at { $square }.
next-goes-on = Row { $row } goes on with column { $column }.
next-goes-on-square = It goes on with square { $square }.
next-not-dead-end = Not a dead end: row { $row } goes on with column { $column }.
next-last-column = Column { $column } was the last one, so row { $row } is finished too.
next-last-square = That was its last square, so the queen before it is taken back too.
next-over = { $solutions ->
    [one] Row { $row } is finished too: the search is over, 1 solution.
   *[other] Row { $row } is finished too: the search is over, { $solutions } solutions.
}
next-over-none = Row { $row } is finished too: the search is over. { $n } queens have no solution.
next-over-squares = { $solutions ->
    [0] No choice is left: the search is over. { $n } queens have no solution.
    [one] No choice is left: the search is over, 1 solution.
   *[other] No choice is left: the search is over, { $solutions } solutions.
}
next-over-fixed = { $solutions ->
    [0] Row { $row } is finished too: that is all below the fixed queens, no solution.
    [one] Row { $row } is finished too: that is all below the fixed queens, 1 solution.
   *[other] Row { $row } is finished too: that is all below the fixed queens, { $solutions } solutions.
}
reason-solution = { $n ->
    [one] Solution { $index }: the only queen is placed, and nothing attacks it.
   *[other] Solution { $index }: all { $n } queens are placed and none attacks another.
}
next-solution = x = ({ $queens }). All solutions are wanted, so the search goes on.
next-solution-first = x = ({ $queens }). One solution was asked for: the search stops here.
next-solution-fixed = x = ({ $queens }). All queens were fixed: the search is over.
next-solution-squares = All solutions are wanted, so the search goes on.
next-solution-short = All solutions are wanted, so the search goes on.
next-solution-first-short = One solution was asked for: the search stops here.
reason-discard = { $pairs ->
    [one] Discard: full, but 1 pair attacks: { $a } and { $b }, { $line }.
   *[other] Discard: full, but { $pairs } pairs attack, e.g. { $a } and { $b }, { $line }.
}
next-discard = Nothing was learnt on the way: the last queen is taken back.

# The log, one line a step.
log-place = place
log-backtrack = backtrack
log-take-back = take back { $square }
log-solution = solution { $index }
log-discard = { $pairs ->
    [one] discard   1 pair
   *[other] discard   { $pairs } pairs
}
