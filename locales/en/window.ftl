# The window itself.

window-title = cachecash
window-no-such-key = This key does nothing. { $key } tells the keys.
    .braille = Nothing. { $key }: keys
window-kept = The game is kept.
window-nothing-to-keep = The game is over: there is nothing to keep.
    .braille = Over: nothing to keep

# After a game
page-after = Game over
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

# A fault of the program: the details stand in the file $path.
problem-fault = A fault of the game: something was not done. The game in progress is kept, you can go on.{ $path ->
    [none] { "" }
   *[other] { DISPLAY() ->
        [screen] { " " }Details: { $path }
       *[other] { "" }
    }
}
    .braille = Fault, go on
problem-fault-end = A fault of the game ends it here. What was kept stays kept.{ $path ->
    [none] { "" }
   *[other] { DISPLAY() ->
        [screen] { " " }Details: { $path }
       *[other] { "" }
    }
}
    .braille = Game fault, end
problem-faults = Another fault of the game, which ends here. The game in progress is kept: start again to resume it.{ $path ->
    [none] { "" }
   *[other] { DISPLAY() ->
        [screen] { " " }Details: { $path }
       *[other] { "" }
    }
}
    .braille = Faults: start again
