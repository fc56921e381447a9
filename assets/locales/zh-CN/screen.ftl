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
miss-beyond-end = 最后一步是第 { $last } 步。
miss-solution = 没有那么多解。
miss-dead-end = 没有那么多死胡同。
miss-visit = 这一格从未被检查。

# 输入
prompt-go-to = 跳转到：
prompt-go-to-forms = 42 · 50% · start · end · s3 · d1 · v2,1

# 帮助
help-title = 按键
help-close = Esc 关闭
