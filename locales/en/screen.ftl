# What the screen adds. $n: how many items of a zone or a list are not shown; moving on finds them.

screen-before = { $n } more before
screen-after = { $n } more after
