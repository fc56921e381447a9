error-terminal-gone = the terminal was closed
error-log = cannot write the log { $file }: { $why }
notice-nobody-continues = cannot suspend: no shell here could continue the program
