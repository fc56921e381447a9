# 代码
code-title = 代码
program-iterative = 迭代
program-recursive = 递归
program-recursive-marks = 递归，标记数组
program-recursive-bits = 递归，位运算
program-nested = 四重循环
program-nested-blind = 四重循环，盲目枚举
program-frame-recursive = 通用框架，递归
program-frame-iterative = 通用框架，迭代
code-language-pseudocode = 伪代码
code-language-java = Java
code-language-c = C
code-language-python = Python
code-fallback = “{ $wanted }”走的不是这些步骤，改为显示“{ $shown }”。
code-none-squares = 没有对应的代码：讲义的程序里没有“任选 n 格”。
code-none-rows = n = { $n } 没有对应的代码：盲目枚举的程序是四重循环，只用于 n = 4。
code-from-zero = 代码从 0 数，棋盘从 1 数。
note-002-returns-early = 讲义 002 的程序在最后一行放好皇后后立即返回：n = 4 时没有第 33、50、51 步。
note-003-places-first = 讲义 003 先放皇后再检查，试下一列之前把这一行清空。
nested-only-four = 一个皇后一重循环，只能解四皇后。有几行就要几重循环，递归正好代替它们。
frame-plugged-in = 用于 n 皇后：一个选择就是一列，feasible 是冲突检查，choose 写入 x[depth]，undo 清除。

# 栈
stack-title = 栈
stack-both = 两种都画
stack-recursive = 递归：每行一个栈帧
stack-iterative = 迭代：一个数组
stack-height = 只存 { $height } 个皇后，最多 { $n } 个
stack-next = 接着试
stack-none-left = 试完，返回
stack-full = row = n：输出
stack-reported = 已输出，返回
stack-stopped = 只求任一解，停止
stack-fixed = 固定
stack-empty = 空：所有调用都已返回
stack-more-below = { $ellipsis } 下面还有 { $count } 个

# 冲突检查
inspector-title = 冲突检查
method-grid = 二维棋盘
method-scan = 逐个比较
method-marks = 标记数组
method-bits = 位运算
inspector-attacked = { $square }：受攻击，不能摆放
inspector-free = { $square }：可摆放
inspector-lifted = { $square }：原来可摆放，现在撤回
inspector-next = 接着检查 { $square }
inspector-blind = 盲目枚举途中不检查，摆满之后才检查。
inspector-full = 棋盘已满，没有要检查的格。
inspector-first-row = 上面没有皇后，不用比较。
inspector-from-zero = 下标从 0 数，棋盘从 1 数。
inspector-more = { $ellipsis } 之前还看了 { $count } 处
grid-walk = 向上、左上、右上逐格看：
grid-row = 行 { $row }
grid-stop = 停
scan-square = i = { $i }，xi = { $xi }；上面的皇后：j，xj
marks-set = 写入：0 { $arrow } 1
marks-cleared = 清除：1 { $arrow } 0
marks-occupied = 1：已占
marks-free = 0：空
not-asked = 不用再看
bits-column = 位 col = { $index }
bits-diagonal = 位 row{ $minus }col+n{ $minus }1 = { $index }
bits-antidiagonal = 位 row+col = { $index }
bits-short = 位 { $index }
marks-column = col = { $index }
marks-diagonal = row{ $minus }col+n{ $minus }1 = { $row }{ $minus }{ $col }+{ $n }{ $minus }1 = { $index }
marks-antidiagonal = row+col = { $row }+{ $col } = { $index }
bits-word = 字
bits-mask = 掩码
bits-and = AND
comparisons = 比较次数
comparisons-here = 这一格
comparisons-total = 累计
comparisons-too-far = 累计：步数太多，不计
method-short-grid = 二维棋盘
method-short-scan = 逐个比较
method-short-marks = 标记数组
method-short-bits = 位运算

# 设置与叠加显示
settings-title = 设置
settings-keys = { $choose } 选择  { $change } 更改  s 保存  Esc 关闭
setting-language = 语言
setting-base = 行列编号
setting-program = 代码：程序
setting-code-language = 代码：语言
setting-method = 冲突检查
setting-stack = 栈
setting-overlay = 棋盘上叠加
language-english = English
language-chinese = 简体中文
overlay-none = 无
overlay-free = 可摆放的格
overlay-diagonals = { $arrow } row{ $minus }col+n{ $minus }1
overlay-antidiagonals = { $arrow } row+col
mark-free = 可摆放
