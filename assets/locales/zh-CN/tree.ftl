tree-title = 状态空间树
tree-root = 根结点
tree-row-name = { $base ->
    [one] 第 { $row } 行
   *[zero] 行 { $row }
}
tree-dead-end = 死胡同
tree-tried = 试完
tree-discarded = 舍弃
tree-solution = 解
tree-solution-index = 解 { $index }
tree-size = { $steps } 步，{ $solutions ->
    [0] 无解
   *[other] { $solutions } 个解
}
tree-size-short = { $steps } 步，{ $star } { $solutions }
tree-several = { $nodes } 个结点
tree-row = { $base ->
    [one] 第 { $row } 行
   *[zero] 行 { $row }
}：检查 { $tested }，剪枝 { $rejected }，摆放 { $placed }
tree-row-short = { $base ->
    [one] 第 { $row } 行
   *[zero] 行 { $row }
}：检查 { $tested }，{ $attacked } { $rejected }，{ $queen } { $placed }
tree-cut-here = 这次剪枝排除 { $boards } 种摆法
tree-cut = { $total } 种摆法中已排除 { $cut } 种
tree-cut-share = { $total } 种摆法中已排除 { $percent } %
tree-current = 扩展结点
tree-on-path = 在路径上
tree-rejected = 剪枝
tree-ahead = 还在后面
tree-taken-back = 试过，已撤回
