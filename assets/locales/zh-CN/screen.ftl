# 标题行
title = { $n } 皇后
strategy-backtrack = 回溯
strategy-rows = 盲目枚举：每行一个
strategy-squares = 暴力：任选 n 格
goal-all = 求所有解
goal-first = 求任一解
base-zero = 从 0 数
base-one = 从 1 数
status-step = 第 { $step } / { $total } 步
status-step-unknown = 第 { $step } 步
status-solutions = 解 { $solutions }
speed-slow = { $seconds } 秒一步
speed-fast = 每秒 { $steps } 步

# 日志
log-title = 剪枝日志
log-kept = 走过 { $visited } 个结点，只存 { $kept } 个

# 图例
mark-queen = 皇后
mark-attacked = 受攻击
mark-tried = 试过，已撤回
mark-untried = 还没试
board-part = 行 { $first }–{ $last }，共 { $n } 行

# 时间轴与计数
timeline-jumping = 搜索中：{ $step }  Esc 停止
timeline-unknown = { $step }（总步数未知）
counter-tested = 检查 { $count }
counter-placed = 摆放 { $count }
counter-rejected = 剪枝 { $count }
counter-discarded = 舍弃 { $count }
counter-backtracks = 回溯 { $count }
counter-solutions = 解 { $count }

# 消息
too-small = 至少 { $width }×{ $height }，现在 { $columns }×{ $rows }
notice-end = 搜索已经结束。{ $back } 后退，Home 回到开头。
notice-start = 已经在开头了。
notice-jumped = 从第 { $from } 步跳到第 { $to } 步。按 u 返回。
notice-no-return = 没有可以撤销的跳转。
notice-input-method = 输入法是中文状态，请切换到英文（一般按 Shift）。
notice-failed = 搜索中断：{ $why }。再走一步即重新开始。
notice-speed = 速度：{ $speed }
notice-target-form = 无法识别。可输入 42、50%、start、end、s3、d1 或 v2,1。
notice-target-percent = 最多 100 %。
notice-target-zero = 这里从 1 数起。
notice-bad-square = 棋盘上没有这一格。请输入 行,列。
notice-bad-change = 请输入 1 到 32 的数、backtrack、rows 或 squares、first 或 all。
miss-beyond-end = 最后一步是第 { $last } 步。
miss-no-such-solution = 没有那么多解。
miss-no-such-dead-end = 没有那么多死胡同。
miss-no-such-backtrack = 没有那么多次回溯。
miss-no-next-solution = 这一步之后没有别的解了。
miss-no-previous-solution = 这一步之前没有解。
miss-no-next-dead-end = 这一步之后没有死胡同了。
miss-no-previous-dead-end = 这一步之前没有死胡同。
miss-no-next-backtrack = 这一步之后没有回溯了。
miss-no-previous-backtrack = 这一步之前没有回溯。
miss-at-end = 搜索已经结束，没有下一步了。
miss-nothing-to-leave = 棋盘上没有可以撤回的皇后。
miss-never-taken-back = 撤回这个皇后之前搜索就结束了。
miss-no-next-visit = 这一步之后不再检查这一格。
miss-no-previous-visit = 这一步之前没有检查过这一格。
miss-unknown = 总步数未知；仍可输入步数，或按 n 找下一个解。

# 输入
prompt-go-to = 跳转到：
prompt-go-to-forms = 42 · 50% · start · end · s3 · d1 · v2,1

prompt-square = 查看哪一格？
prompt-square-forms = 行,列，如 2,1
prompt-change = 改为：
prompt-change-forms = 8 · backtrack、rows、squares · first、all

# 帮助
help-title = 按键，往下是术语
help-close = { $keys } 滚动  Esc 关闭
