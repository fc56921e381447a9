beside-title = { $n } queens side by side · step { $step } · { $speed }
beside-steps = step { $step } of { $total } · solutions { $solutions }
beside-counters = tested { $tested } · placed { $placed } · discarded { $discarded }
beside-time = At this speed the search on the right takes { $time } in all.
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
time-minutes = { $count } minutes
time-hours = { $count } hours
time-days = { $count } days
time-years = { $count } years
