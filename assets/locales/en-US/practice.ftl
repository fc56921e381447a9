# Predict: what is asked.
practice-row = Row { $row }: which column takes the next queen? None = we go back.
practice-square = { $square }: can a queen stand here? If not, who attacks it?
practice-attackers = { $square }: attacked. By which queens?
practice-dead-end = Row { $row } is a dead end. Which queen is taken back?
practice-tried = Every column of row { $row } has been tried. Which queen is taken back?
practice-solved = Solution { $index } is kept. To find more, which queen is taken back?
practice-answer = Answer:{" "}
practice-go-on = { $key } asks the next question.

# How to answer.
practice-hint-column = { $first } to { $last }, - none (hands: fingers, a fist); { $key } shows it
practice-hint-column-typed = { $first } to { $last } and Enter, - none; { $key } shows it
practice-hint-square = y yes, n no; { $key } shows it
practice-hint-attackers = its row, or { $up }{ $down } and space; Enter answers; { $key } shows it
practice-hint-attackers-typed = { $up }{ $down } and space mark queens; Enter answers; { $key } shows it
practice-hint-queen = its row, or { $up }{ $down } and Enter; { $key } shows it

# The verdict on an answer or a move.
practice-right-column = Right: column { $column }.
practice-right-none = Right: no column is left for a queen.
practice-right-free = Right: a queen can stand here.
practice-right-attacked = { $queens ->
    [one] Right: attacked, and by this queen alone.
   *[other] Right: attacked, and by exactly these { $queens } queens.
}
practice-right-taken = Right: the queen at { $square }.
practice-wrong-because = Wrong. { $why }
practice-wrong-free = Wrong: no queen attacks { $square }.
practice-wrong-occupied = Wrong: a queen stands on { $square }.
practice-wrong-tried = Wrong: { $square } has been tried already.
practice-wrong-not-yet = Not yet: { $square } has not been tested.
practice-wrong-left-first = Wrong: from left to right, { $square } comes first.
practice-wrong-columns-left = Not yet: row { $row } still has columns to try.
practice-wrong-used-up = Wrong: row { $row } has no column left to try.
practice-wrong-full = Wrong: the board is full.
practice-wrong-not-last = Wrong: the queen placed last, { $square }, is taken back first.
practice-wrong-missed = Wrong: { $square } attacks it too, { $line }.
practice-wrong-no-attacker = Wrong: { $square } does not attack it.

# What came of it.
practice-question = question { $number }
practice-score = { $right } of { $answered } right
practice-over = { $asked ->
    [one] 1 question:
   *[other] { $asked } questions:
} { $right } right, { $wrong } wrong, { $shown } shown without an answer.
practice-over-row = rows { $right } of { $answered }
practice-over-square = squares { $right } of { $answered }
practice-over-taken = queens taken back { $right } of { $answered }
practice-over-missed = { $part } (wrong at step { $steps })
practice-over-comma = {", "}
practice-over-between = {"; "}

# Your turn.
practice-turn-start = Your turn: carry out the search from here, move by move.
practice-turn-prompt = { $square }: y place, n reject, - take back a queen, u undo.
practice-turn-count = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $mistakes ->
    [0] no mistake
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}
practice-turn-left = Your turn ends here.
practice-turn-done = { $solutions ->
    [0] Done: you have carried out the search to its end. There is no solution.
    [one] Done: you have carried out the search to its end, 1 solution.
   *[other] Done: you have carried out the search to its end, { $solutions } solutions.
}

# Keys.
key-predict = predict what comes next, or end it; digits, -, y, n answer
key-question = in predict: ask for rows, or for every square
key-your-turn = your turn: y places, n rejects, - takes back, u undoes
footer-predict = predict
footer-your-turn = your turn
footer-reveal = answer
footer-next = next
footer-question-before = back
footer-squares = every square
footer-rows = rows
footer-turn-place = place
footer-turn-reject = reject
footer-turn-back = take back
footer-turn-undo = undo
footer-leave = end

# Messages
notice-practice-blind = A blind search tests nothing on the way: nothing to predict. c changes it.
notice-practice-future = What lies ahead stays hidden as long as you predict.
notice-practice-play = Here it does not play by itself: { $key } goes on, Esc ends it.
notice-practice-moves = Your turn: the moves are yours. Esc ends it.
notice-practice-column = Columns run from { $first } to { $last }.
notice-practice-queen = No queen stands in that row.
notice-practice-undo = There is no move of yours to undo.
