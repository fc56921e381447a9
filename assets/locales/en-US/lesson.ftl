# nq-tui lesson, and what is wrong with a lesson file
lesson-stops = { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
}
lesson-entry = { $title } ({ $stops })
lesson-ok = ok: { $stops }
lesson-check-stop = line { $line }: n = { $n }, { $strategy }, step { $step }, on by { $by }: { $note }
lesson-note-missing = (no note yet)
lesson-none-such = there is no file '{ $name }' and no lesson of that name; the built-in ones are { $names }
lesson-no-title = the lesson has no title: title.en = "..."
lesson-no-size = the lesson does not say how many queens: n = 4
lesson-no-stop = the lesson has no stop: [[stop]], at = "start", note.en = "..."
lesson-bad-size = n = { $n }: expected 1 to 32
lesson-bad-base = base = { $base }: expected 0 or 1
lesson-bad-name = '{ $given }': expected one of { $expected }
lesson-no-target = the stop does not say where: at = 42, "50%", "start", "end", "s3", "d1" or "v2,1"
lesson-bad-target = at = "{ $given }": expected a step (42), "50%", "start", "end", "s3", "d1" or "v2,1"
lesson-beyond = the search has no such place: { $why }
lesson-too-far = this place is too far away to be found in a lesson
lesson-no-note = the stop has no note: note.en = "..."
lesson-long-note = the note takes { $rows } rows: expected at most { $most } of { $columns } columns
lesson-backwards = step { $step } lies before step { $before } of the stop above: put it first, or write by = "jump" there
lesson-before-answer = the answer to the question of the stop above stands at step { $step }: expected that step or a later one
lesson-beside-itself = beside = "{ $name }" is the strategy that is searched with: expected another, or "none"
lesson-unanswerable = ask = "{ $name }" has no answer here: "row" and "square" need a test next, "dead end" a dead end just found
lesson-fixed-queens = a lesson cannot begin with fixed queens
lesson-new-title = My lesson
lesson-new-comment = A lesson: nq-tui --lesson lesson.toml gives it, nq-tui lesson check lesson.toml checks it.

# On the screen
note-away = Off the lesson. { $key } or PgDn: back to stop { $stop } at step { $step }.
notice-lesson-opened = Lesson: { $title }. PgDn goes on.
notice-lesson-over = The last stop: the lesson is over. { $key } goes on without it.
notice-lesson-start = The first stop of the lesson.
notice-no-lesson = No lesson is open. nq-tui lesson list shows the built-in ones.
notice-lesson-appended = Appended as a stop to { $file }. Write its note there.
notice-lesson-not-appended = Not appended: { $why }
notice-lesson-reloaded = The lesson was changed and read again.
notice-lesson-mistaken = Not read again: { $mistake }

key-remote-forward = one step forward; in a lesson on towards the next stop
key-remote-backward = one step back; in a lesson back the same way
key-rejoin = in a lesson: come back to the stop
key-mark = append this position as a stop to the lesson file
footer-lesson = lesson
footer-rejoin = to the stop
