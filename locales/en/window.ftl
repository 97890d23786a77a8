# The window itself.

window-title = cachecash
window-no-such-key = This key does nothing. F1 tells the keys.
window-kept = The game is kept.

# After a game
page-after = The game is over. What now
    .braille = Over
page-after-again = Play again with other cards
page-after-same = Play the same deal again
page-after-table = Look at the table
page-after-menu = Back to the menu

# What may be missing
problem-no-display = No window can be opened{ $why ->
    [none] { "" }
   *[other] { "" } ({ $why })
}. The game goes on in the terminal.
problem-display-gone = Nothing can be shown any more. The game goes on by voice.
problem-display-lost = The screen has disappeared, and the keyboard with it. The game is kept: start again when the screen is back.
