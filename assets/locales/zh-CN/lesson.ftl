# nq-tui lesson，以及讲稿文件中的错误
lesson-stops = { $stops } 个停点
lesson-entry = { $title }（{ $stops }）
lesson-ok = 没有错误：{ $stops }
lesson-check-stop = 第 { $line } 行：n = { $n }，{ $strategy }，第 { $step } 步，by = { $by }：{ $note }
lesson-note-missing = （还没有批注）
lesson-none-such = 没有文件“{ $name }”，也没有这个名字的讲稿；内置讲稿有 { $names }
lesson-no-title = 讲稿没有标题：title.zh = "..."
lesson-no-size = 讲稿没有写皇后的个数：n = 4
lesson-no-stop = 讲稿没有停点：[[stop]]，at = "start"，note.zh = "..."
lesson-bad-size = n = { $n }：应为 1 到 32
lesson-bad-base = base = { $base }：应为 0 或 1
lesson-bad-name = “{ $given }”：应为 { $expected } 之一
lesson-no-target = 停点没有写位置：at = 42、"50%"、"start"、"end"、"s3"、"d1" 或 "v2,1"
lesson-bad-target = at = "{ $given }"：应为步数（42）、"50%"、"start"、"end"、"s3"、"d1" 或 "v2,1"
lesson-beyond = 搜索中没有这个位置：{ $why }
lesson-too-far = 这个位置太远，讲稿中无法查找
lesson-no-note = 停点没有批注：note.zh = "..."
lesson-long-note = 批注有 { $rows } 行，最多 { $most } 行，每行 { $columns } 列（一个汉字占两列）
lesson-backwards = 第 { $step } 步在上一个停点（第 { $before } 步）之前：应排在前面，或在上一个停点写 by = "jump"
lesson-before-answer = 上一个停点的问题到第 { $step } 步才有答案：应为这一步或更后面
lesson-beside-itself = beside = "{ $name }" 就是当前的策略：应为别的策略或 "none"
lesson-unanswerable = ask = "{ $name }" 在这里没有答案："row" 和 "square" 的下一步须是检查，"dead end" 须刚遇到死胡同
lesson-fixed-queens = 讲稿不能从固定的皇后开始
lesson-new-title = 我的讲稿
lesson-new-comment = 讲稿：用 nq-tui --lesson lesson.toml 讲，用 nq-tui lesson check lesson.toml 检查。

# 画面上
note-away = 已离开讲稿。按 { $key } 或 PgDn 回到停点 { $stop }（第 { $step } 步）。
notice-lesson-opened = 讲稿：{ $title }。按 PgDn 继续。
notice-lesson-over = 这是最后一个停点，讲稿到此结束。按 { $key } 可继续单步。
notice-lesson-start = 这是讲稿的第一个停点。
notice-no-lesson = 没有打开讲稿。内置讲稿见 nq-tui lesson list。
notice-lesson-appended = 已把这一步作为停点加到 { $file }，批注请在文件中填写。
notice-lesson-not-appended = 没有加上：{ $why }
notice-lesson-reloaded = 讲稿有改动，已重新读取。
notice-lesson-mistaken = 没有重新读取：{ $mistake }

key-remote-forward = 前进一步；讲稿中走向下一个停点
key-remote-backward = 后退一步；讲稿中原路退回
key-rejoin = 讲稿中：回到停点
key-mark = 把这一步作为停点加到讲稿文件
footer-lesson = 讲稿
footer-rejoin = 回到停点
