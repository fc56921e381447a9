# nq-tui count
count-n = n
count-solutions = 解的个数
count-progress = { $n } 皇后，{ $method }：{ $percent } %
count-milliseconds = { $value } ms
count-seconds = { $value } s
count-about-years = { $count } 年
count-about-days = { $count } 天
count-about-hours = { $count } 小时
count-about-minutes = { $count } 分钟
count-about-seconds = { $count } 秒
count-too-long = 用 { $method } 数 { $n } 皇后大约需要 { $time }；加上 --long 仍然开始
count-broken-off = 已中断
