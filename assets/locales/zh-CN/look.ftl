# Themes
setting-theme = 配色
theme-auto = 自动：适合任何背景
theme-dark = 深色
theme-light = 浅色
theme-contrast = 高对比度：适合投影仪
theme-mono = 单色：不用颜色

# Symbols
setting-glyphs = 符号
glyphs-auto = 自动：取终端能显示的
glyphs-unicode = Unicode
glyphs-neutral = 在任何终端都占一列
glyphs-ascii = ASCII

# What else can be kept
setting-speed = 速度
setting-view = 棋盘旁边
setting-mouse = 鼠标
view-log = 剪枝日志
view-tree = 状态空间树
view-code = 代码
view-test = 栈与冲突检查
view-all = 以上全部
view-tree-alone = 只有状态空间树
view-hall = 大教室视图
mouse-left = 留给终端
mouse-clicks = 点击跳转
