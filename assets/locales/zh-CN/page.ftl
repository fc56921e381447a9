# 导出的网页
page-range = 本页只有第 { $first } 步到第 { $last } 步，整个搜索共 { $total } 步。
page-range-unknown = 本页只有第 { $first } 步到第 { $last } 步，不是整个搜索。
page-no-script = 本页需要 JavaScript。
page-made-with = 由 nq-tui 生成

page-board = 棋盘
page-step = 步数
page-column = { $base ->
    [one] 第 { $column } 列
   *[zero] 列 { $column }
}
page-square = { $base ->
    [one] 第 { $row } 行第 { $column } 列
   *[zero] 行 { $row }，列 { $column }
}：{ $mark }
page-current = { $mark }，这一步的格子
page-attacker = { $mark }，攻击这一步的格子
page-ghost = { $mark }，在失败的那一行
page-current-row = { $base ->
    [one] 第 { $row } 行
   *[zero] 行 { $row }
}，当前行
page-row-back = { $base ->
    [one] 第 { $row } 行
   *[zero] 行 { $row }
}，从这里回溯
page-reason = 原因
page-outline = 文字版的树

page-controls = 控制
page-jumps = 跳转和速度
page-at-first = 这是本页的开头。
page-at-last = 这是本页的最后一步。
page-none-before = 本页在这一步之前没有了。
page-none-after = 本页在这一步之后没有了。
page-light = 浅色
page-dark = 深色
page-keys = 按键
page-help = 显示这些按键
page-keys-on = 启用这些按键
page-close = 关闭

page-worksheet = 练习纸
page-worksheet-help = 打印本页，得到下面这些棋盘（附原因）和供填写的空棋盘。
page-add = 加入这一步
page-remove = 移除第 { $step } 步
page-print = 打印
page-blank-boards = 空棋盘
page-blank-board = 空棋盘
page-name = 姓名
page-date = 日期
