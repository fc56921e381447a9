config-homeless = 没有主目录，不知道配置文件该放在哪里
config-file = { $file }：{ $why }
config-wrong = { $file }，第 { $line } 行：{ $why }
config-exists = { $file } 已经存在；请直接修改，或先删除它
config-written = 已写入 { $file }

# In the footer, after the settings were kept
notice-kept = 已保存到 { $file }
notice-not-kept = 没有保存：{ $why }
