tree-title = State-space tree
tree-root = root
tree-row-name = row { $row }
tree-dead-end = dead end
tree-tried = tried
tree-discarded = discarded
tree-solution = solution
tree-solution-index = solution { $index }
tree-size = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $solutions ->
    [0] no solution
    [one] 1 solution
   *[other] { $solutions } solutions
}
tree-size-short = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $star } { $solutions }
tree-several = { $nodes } nodes
tree-row = row { $row }: tested { $tested }, rejected { $rejected }, placed { $placed }
tree-row-short = row { $row }: tested { $tested }, { $attacked } { $rejected }, { $queen } { $placed }
tree-cut-here = this rejection cuts off { $boards }
tree-cut = { $cut } of { $total ->
    [one] 1 board
   *[other] { $total } boards
} cut off
tree-cut-share = { $percent } % of { $total } boards cut off
tree-current = current node
tree-on-path = on the path
tree-rejected = rejected
tree-ahead = ahead
tree-taken-back = tried, taken back
