# Themes
setting-theme = Theme
theme-auto = auto: right on any background
theme-dark = dark
theme-light = light
theme-contrast = contrast: for a projector
theme-mono = mono: no colours

# Symbols
setting-glyphs = Symbols
glyphs-auto = auto: what the terminal can draw
glyphs-unicode = Unicode
glyphs-neutral = one column wide everywhere
glyphs-ascii = ASCII

# What else can be kept
setting-speed = Speed
setting-view = Beside the board
setting-mouse = Mouse
view-log = pruning log
view-tree = state-space tree
view-code = code
view-test = stack and conflict test
view-all = all of these
view-tree-alone = state-space tree alone
view-hall = hall view
mouse-left = left to the terminal
mouse-clicks = clicks jump
