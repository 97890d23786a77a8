# The commands of Cache-cache.

command-kk-draw-pile = go to the draw pile; on your turn, { $act } draws there
    .braille = draw pile
command-kk-discard-pile = go to the discard pile; on your turn, { $act } takes its top card there
    .braille = discard pile
command-kk-throw = throw the drawn card away; { $act } then turns a hidden one
    .braille = throw away
command-kk-column = read the column
command-kk-first-corner = first corner of the grid
command-kk-last-corner = last corner of the grid

kk-command-no-column = There are columns in a grid only.
    .braille = No column here
