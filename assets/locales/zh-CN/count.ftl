# nq-tui count
count-n = n
count-solutions = 解的个数
count-progress = { $n } 皇后，{ $method }：{ $percent } %
count-milliseconds = { $value } ms
count-seconds = { $value } s
count-too-long = 用 { $method } 数 { $n } 皇后大约需要 { $time }；加上 --long 仍然开始
count-broken-off = 已中断
