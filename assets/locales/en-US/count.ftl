# nq-tui count
count-n = n
count-solutions = solutions
count-progress = { $n } queens, { $method }: { $percent } %
count-milliseconds = { $value } ms
count-seconds = { $value } s
count-too-long = { $n } queens by { $method } would take about { $time }; --long counts them all the same
count-broken-off = broken off
