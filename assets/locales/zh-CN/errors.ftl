error-no-terminal = 标准输入和标准输出必须是终端；用于管道或文件请改用 'nq-tui trace N'
error-dumb-terminal = TERM=dumb：此终端无法显示画面；请用 'nq-tui trace N' 以文本输出各步
