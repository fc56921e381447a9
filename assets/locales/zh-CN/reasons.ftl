# 第一行：发生了什么、为什么；第二行：接下来怎样。句子以判定词开头。
verdict-place = 摆放
verdict-reject = 剪枝
verdict-backtrack = 回溯
verdict-solution = 找到解
verdict-discard = 舍弃

line-column = 同列 { $arrow }
line-diagonal = 同斜线 { $arrow }
line-antidiagonal = 同斜线 { $arrow }
line-row = 同行 { $arrow }

reason-start = { $n ->
    [1] 空棋盘。只有一行，放一个皇后。
   *[other] 空棋盘。从{ $base ->
        [one] 第 { $row } 行
       *[zero] 行 { $row }{" "}
    }开始往下，每行放一个皇后。
}
reason-start-fixed = 已固定 { $n } 个皇后。从{ $base ->
    [one] 第 { $row } 行
   *[zero] 行 { $row }{" "}
}开始往下搜索。
reason-start-squares = 空棋盘。从 { $squares } 格中按行序任选 { $n } 格。
next-start = 按 { $key } 走第一步。
reason-place-first = 摆放 { $square }：上面没有皇后，不会受攻击。
reason-place = 摆放 { $square }：与上面的皇后都不同列，也不同斜线。
reason-place-blind = 摆放 { $square }：摆满之前不做检查。
next-row = { $base ->
    [one] 接着试第 { $row } 行，从第 { $column } 列开始。
   *[zero] 接着试行 { $row }，从列 { $column } 开始。
}
next-square = 接着从 { $square } 开始选。
next-full-safe = { $n ->
    [1] 唯一的皇后放好了：这是一个解。
   *[other] { $n } 个皇后都放好了：这是一个解。
}
next-full-blind = 摆满了，现在检查。
reason-reject-1 = 剪枝：{ $square } 不能摆放，与 { $queen1 } { $line1 }。
reason-reject-2 = 剪枝：{ $square } 不能摆放，与 { $queen1 } { $line1 }，与 { $queen2 } { $line2 }。
reason-reject-3 = 剪枝：{ $square } 不能摆放，与 { $queen1 } { $line1 }，与 { $queen2 } { $line2 }，与 { $queen3 } { $line3 }。
reason-reject-short-2 = 剪枝：{ $square } 不能摆放，受 { $queen1 } { $arrow1 }、{ $queen2 } { $arrow2 } 攻击。
reason-reject-short-3 = 剪枝：{ $square } 不能摆放，受 { $queen1 } { $arrow1 }、{ $queen2 } { $arrow2 }、{ $queen3 } { $arrow3 } 攻击。
next-cut-column = { $boards ->
    [1] 排除 1 种摆法；{ $base ->
        [one] 接着试第 { $column } 列。
       *[zero] 接着试列 { $column }。
    }
   *[other] 不必再看它下面的 { $boards } 种摆法；{ $base ->
        [one] 接着试第 { $column } 列。
       *[zero] 接着试列 { $column }。
    }
}
next-dead-end = { $base ->
    [one] 第 { $row } 行的 { $n } 列都不能摆放：死胡同，只能回溯。
   *[zero] 行 { $row } 的 { $n } 列都不能摆放：死胡同，只能回溯。
}
next-dead-end-over = { $base ->
    [one] 第 { $row } 行的 { $n } 列都不能摆放：死胡同，没有皇后可以撤回了。
   *[zero] 行 { $row } 的 { $n } 列都不能摆放：死胡同，没有皇后可以撤回了。
}
next-row-tried = { $base ->
    [one] 第 { $row } 行的 { $n } 列都试过了，该回溯了。
   *[zero] 行 { $row } 的 { $n } 列都试过了，该回溯了。
}
reason-backtrack-dead-end = { $base ->
    [one] 回溯：第 { $failed } 行是死胡同，撤回 { $square } 的皇后。
   *[zero] 回溯：行 { $failed } 是死胡同，撤回 { $square } 的皇后。
}
reason-backtrack-tried = { $base ->
    [one] 回溯：第 { $failed } 行的 { $n } 列都试过了，撤回 { $square } 的皇后。
   *[zero] 回溯：行 { $failed } 的 { $n } 列都试过了，撤回 { $square } 的皇后。
}
reason-backtrack-row-tried = { $base ->
    [one] 回溯：第 { $failed } 行试完了，撤回 { $square } 的皇后。
   *[zero] 回溯：行 { $failed } 试完了，撤回 { $square } 的皇后。
}
reason-backtrack-solution = 回溯：解 { $index } 已记下；为了找下一个解，撤回 { $square } 的皇后。
reason-backtrack-kept = 回溯：解 { $index } 已记下，撤回 { $square } 的皇后。
reason-backtrack-discard = 回溯：这种摆法不是解，撤回 { $square } 的皇后。
reason-backtrack-squares = 回溯：后面没有可选的格了，撤回 { $square } 的皇后。
next-goes-on = { $base ->
    [one] 第 { $row } 行接着试第 { $column } 列。
   *[zero] 行 { $row } 接着试列 { $column }。
}
next-goes-on-square = 接着试 { $square }。
next-not-dead-end = { $base ->
    [one] 这不是死胡同：第 { $row } 行接着试第 { $column } 列。
   *[zero] 这不是死胡同：行 { $row } 接着试列 { $column }。
}
next-last-column = { $base ->
    [one] 第 { $column } 列是最后一列，所以第 { $row } 行也试完了。
   *[zero] 列 { $column } 是最后一列，所以行 { $row } 也试完了。
}
next-last-square = 这是它的最后一格，所以前一个皇后也要撤回。
next-over = { $base ->
    [one] 第 { $row } 行也试完了：搜索结束，共 { $solutions } 个解。
   *[zero] 行 { $row } 也试完了：搜索结束，共 { $solutions } 个解。
}
next-over-none = { $base ->
    [one] 第 { $row } 行也试完了：搜索结束，{ $n } 皇后无解。
   *[zero] 行 { $row } 也试完了：搜索结束，{ $n } 皇后无解。
}
next-over-squares = { $solutions ->
    [0] 没有可选的格了：搜索结束，{ $n } 皇后无解。
   *[other] 没有可选的格了：搜索结束，共 { $solutions } 个解。
}
next-over-fixed = { $base ->
    [one] 第 { $row } 行也试完了：固定皇后之下的搜索结束，共 { $solutions } 个解。
   *[zero] 行 { $row } 也试完了：固定皇后之下的搜索结束，共 { $solutions } 个解。
}
reason-solution = { $n ->
    [1] 找到解 { $index }：唯一的皇后放好了，不受攻击。
   *[other] 找到解 { $index }：{ $n } 个皇后都放好了，互不攻击。
}
next-solution = x = ({ $queens })。要求所有解，继续搜索。
next-solution-first = x = ({ $queens })。只求任一解，到此结束。
next-solution-fixed = x = ({ $queens })。皇后都是固定的，搜索结束。
next-solution-squares = 要求所有解，继续搜索。
next-solution-short = 要求所有解，继续搜索。
next-solution-first-short = 只求任一解，到此结束。
reason-discard = 舍弃：摆满了，但有 { $pairs } 对皇后互相攻击，如 { $a } 与 { $b } { $line }。
next-discard = 途中没有检查，什么也没学到：撤回最后一个皇后。

# 日志，每步一行。
log-place = 摆放
log-backtrack = 回溯
log-take-back = 撤回 { $square }
log-solution = 解 { $index }
log-discard = 舍弃      { $pairs } 对
