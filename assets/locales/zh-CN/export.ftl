# nq-tui export
export-which-board = 哪个棋盘？请给皇后数（1 到 32）或 --lesson。
export-which-format = 要哪种格式？请给 --format，或用以 .txt、.ansi、.svg、.png、.gif、.cast、.html 结尾的文件名。
export-only-pictures = --board-only 和 --tree-only 只用于 svg、png 和 gif。
export-numbered-needs-file = 多帧需要文件名：请给 -o FILE，会写成 FILE-0001、FILE-0002……
export-binary-to-terminal = 终端显示不了像素：请给 -o FILE，或用管道接走。
export-backwards = 范围写反了：从第 { $from } 步到第 { $to } 步，请把较早的一步写在前面。
export-too-many = { $count } 帧太多，这种格式最多 { $most } 帧：请把 --range 写短些。
export-no-lesson = 动画和网页只显示一次搜索：讲稿的停点可导出为 txt、ansi、svg、png 或 cast。
export-exists = { $path } 已经存在：请换个名字，或用 --force 覆盖。
export-cannot-write = 无法写入 { $path }：{ $error }

# 保存
prompt-save = 保存为：
prompt-save-forms = .svg .png .txt .ansi · x-board, x-tree
prompt-replace = 文件已存在，要覆盖吗？
prompt-replace-forms = y 覆盖，Esc 保留
notice-saved = 已保存为 { $name }。
notice-not-saved = 没有保存：{ $why }
notice-bad-name = 文件名要以 .svg、.png、.txt 或 .ansi 结尾。
notice-untouched = 原来的文件没有动。
notice-copied = 棋盘已作为文本送到终端的剪贴板。
