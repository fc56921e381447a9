error-no-terminal = 标准输入和标准输出必须是终端；用于管道或文件请改用 'nq-tui trace N'
error-dumb-terminal = TERM=dumb：此终端无法显示画面；请用 'nq-tui trace N' 以文本输出各步
error-checks-strategy = --format checks 只列出检查，盲目枚举不做检查；请改用 --format text 或 jsonl
solve-none = { $n } 皇后无解。
solve-title = 方案 { $index }
solve-number = 第 { $index } 种
