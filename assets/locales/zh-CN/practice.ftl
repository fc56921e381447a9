# 预测：问什么。
practice-row = { $base ->
    [one] 第 { $row } 行：下一个皇后放哪一列？都不行就回溯。
   *[zero] 行 { $row }：下一个皇后放哪一列？都不行就回溯。
}
practice-square = { $square }：能摆放吗？不能的话，被谁攻击？
practice-attackers = { $square }：不能摆放。被哪些皇后攻击？
practice-dead-end = { $base ->
    [one] 第 { $row } 行是死胡同。撤回哪一个皇后？
   *[zero] 行 { $row } 是死胡同。撤回哪一个皇后？
}
practice-tried = { $base ->
    [one] 第 { $row } 行的各列都试过了。撤回哪一个皇后？
   *[zero] 行 { $row } 的各列都试过了。撤回哪一个皇后？
}
practice-solved = 解 { $index } 已记下。为了找下一个解，撤回哪一个皇后？
practice-answer = 答案：
practice-go-on = 按 { $key } 看下一题。

# 怎样回答。
practice-hint-column = { $first } 到 { $last }，都不行按 -（举手：手指，握拳）；{ $key } 揭晓
practice-hint-column-typed = { $first } 到 { $last }，按 Enter，都不行按 -；{ $key } 揭晓
practice-hint-square = y 能，n 不能；{ $key } 揭晓
practice-hint-attackers = 按行号，或 { $up }{ $down } 加空格；Enter 回答；{ $key } 揭晓
practice-hint-attackers-typed = { $up }{ $down } 加空格选皇后；Enter 回答；{ $key } 揭晓
practice-hint-queen = 按行号，或 { $up }{ $down } 加 Enter；{ $key } 揭晓

# 对回答或动作的判定。
practice-right-column = { $base ->
    [one] 对：第 { $column } 列。
   *[zero] 对：列 { $column }。
}
practice-right-none = 对：没有可以摆放的列了。
practice-right-free = 对：可以摆放。
practice-right-attacked = { $queens ->
    [1] 对：不能摆放，攻击它的只有这个皇后。
   *[other] 对：不能摆放，攻击它的正是这 { $queens } 个皇后。
}
practice-right-taken = 对：撤回 { $square } 的皇后。
practice-wrong-because = 错。{ $why }
practice-wrong-free = 错：{ $square } 不受攻击。
practice-wrong-occupied = 错：{ $square } 上已有皇后。
practice-wrong-tried = 错：{ $square } 已经试过了。
practice-wrong-not-yet = 还没到：先检查 { $square }。
practice-wrong-left-first = 错：从左到右，先轮到 { $square }。
practice-wrong-columns-left = { $base ->
    [one] 还没到：第 { $row } 行还有没试过的列。
   *[zero] 还没到：行 { $row } 还有没试过的列。
}
practice-wrong-used-up = { $base ->
    [one] 错：第 { $row } 行没有可试的列了。
   *[zero] 错：行 { $row } 没有可试的列了。
}
practice-wrong-full = 错：棋盘已经摆满。
practice-wrong-not-last = 错：先撤回最后放的皇后 { $square }。
practice-wrong-missed = 错：{ $square } 也攻击它，{ $line }。
practice-wrong-no-attacker = 错：{ $square } 不攻击它。

# 结果。
practice-question = 第 { $number } 题
practice-score = 答对 { $right } / { $answered }
practice-over = { $asked } 题：答对 { $right }，答错 { $wrong }，直接揭晓 { $shown }。
practice-over-row = 列 { $right } / { $answered }
practice-over-square = 格 { $right } / { $answered }
practice-over-taken = 撤回 { $right } / { $answered }
practice-over-missed = { $part }（错在第 { $steps } 步）
practice-over-comma = 、
practice-over-between = ；

# 轮到你。
practice-turn-start = 轮到你：从这里开始，一步一步完成搜索。
practice-turn-prompt = { $square }：y 摆放，n 剪枝，- 撤回皇后，u 撤销一步。
practice-turn-count = { $moves } 步，{ $mistakes ->
    [0] 没有错
   *[other] 错 { $mistakes } 次
}
practice-turn-left = 到此结束。
practice-turn-done = { $solutions ->
    [0] 完成：你执行到了搜索的最后，无解。
   *[other] 完成：你执行到了搜索的最后，共 { $solutions } 个解。
}

# 按键
key-predict = 预测下一步，或结束预测；数字、-、y、n 回答
key-question = 预测时：按行提问，或逐格提问
key-your-turn = 轮到你：y 摆放，n 剪枝，- 撤回，u 撤销
footer-predict = 预测
footer-your-turn = 轮到你
footer-reveal = 揭晓
footer-next = 下一题
footer-question-before = 上一题
footer-squares = 逐格
footer-rows = 按行
footer-turn-place = 摆放
footer-turn-reject = 剪枝
footer-turn-back = 撤回
footer-turn-undo = 撤销
footer-leave = 结束

# 消息
notice-practice-blind = 盲目枚举途中不做检查，没有什么可预测。按 c 更改策略。
notice-practice-future = 预测时不显示后面的步骤。
notice-practice-play = 这里不自动播放：{ $key } 继续，Esc 结束。
notice-practice-moves = 轮到你：每一步由你来走。Esc 结束。
notice-practice-column = 列从 { $first } 到 { $last }。
notice-practice-queen = 那一行没有皇后。
notice-practice-undo = 没有可以撤销的动作。
