# 帮助里的术语和结束页：术语，及其含义。
glossary-terms = 术语
glossary-space-term = 解空间
glossary-space = 所有要考虑的摆法：每行一个皇后时共 n^n 种。画成树，每行是一层。
glossary-constraint-term = 约束函数
glossary-constraint = 排除违反规则的选择：这里是已被占的列或斜线。
glossary-bound-term = 限界函数
glossary-bound = 排除不可能比当前最优解更好的选择。N 皇后求任一解或所有解，不求最优解，所以只用约束函数。
glossary-enode-term = 扩展结点（E-结点）
glossary-enode = 正在产生子结点的结点：棋盘上最后一个皇后，或根结点。它的子结点是下一行的各列。
glossary-pruning-term = 剪枝
glossary-pruning = 某个选择不行，它下面的整棵子树都不再搜索。
glossary-dead-end-term = 死胡同
glossary-dead-end = 一行的各列都不能摆放，只能撤回上一行的皇后。

glossary-design = 设计回溯算法的三步
glossary-define-term = 1 定义解空间
glossary-define = 解是一个元组 x，并说明每个分量可取什么值。这里 x[row] 是一列。
glossary-structure-term = 2 确定结构
glossary-structure = 把解空间组织成易于搜索的树：一个分量一层。
glossary-search-term = 3 搜索
glossary-search = 深度优先搜索，用约束函数和限界函数剪枝；只保存从根结点到当前结点的路径。
glossary-any-all-term = 任一解与所有解
glossary-any-all = 求任一解，遇到第一个摆满的棋盘就停；求所有解，记下它，再像遇到死胡同一样回溯。

glossary-elsewhere = 回溯还能解什么
glossary-permutations-term = 全排列
glossary-permutations = 每次选一个元素；约束：不选用过的元素。
glossary-subsets-term = 子集
glossary-subsets = 每次决定下一个元素选或不选；没有约束，每个叶结点都是解。
glossary-sums-term = 组合总和
glossary-sums = 每次选一个不小于前一个的数；和超过目标就剪枝。
glossary-mazes-term = 迷宫
glossary-mazes = 每次选一个方向；约束：不穿墙，不走路径上已有的格；走到出口就是解。
