error-terminal-gone = 终端已关闭
error-log = 无法写入日志 { $file }：{ $why }
notice-nobody-continues = 无法挂起：这里没有能恢复本程序的 shell
