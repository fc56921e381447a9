config-homeless = there is no home directory, so nobody knows where the configuration would be
config-file = { $file }: { $why }
config-wrong = { $file }, line { $line }: { $why }
config-exists = { $file } is there already; change it, or delete it first
config-written = { $file } written

# In the footer, after the settings were kept
notice-kept = Kept in { $file }
notice-not-kept = Not kept: { $why }
