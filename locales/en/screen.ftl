# What the screen adds. $n: how many items of a zone or a list are not shown; moving on finds them.

screen-before = { $n } more before
screen-after = { $n } more after

# A font chosen in the settings
problem-font-missing = The font { $path } is not there. The game keeps its own.
problem-font-unreadable = The font { $path } does not open. The game keeps its own.
problem-font-damaged = The file { $path } is no font, or it is damaged. The game keeps its own font.
problem-font-letters = The font { $path } lacks letters that French needs. The game keeps its own.
