# The card table at the keyboard: what is heard while walking about it and playing.

# An item: name and value, mark, state, position.
desk-sentence = { $text }.
    .braille = { $text }
desk-state = { $item }, { $state }
    .braille = { $item } { $state }
desk-marked = { $item }, marked
    .braille = { $item } (m)
desk-edge = End of the zone: { $zone }.
    .braille = End
desk-no-details = Nothing more about this item.
    .braille = No detail
desk-nothing-playable = Nothing to play for now.
    .braille = Nothing to play

desk-no-mark = This item combines with nothing: no need to mark it.
    .braille = Nothing to mark
# $marked: whether it is now; $count: how many are.
desk-marked-so-far = Marked: { LIST($items, join: "and") }.
    .braille = Marked { LIST($items) }
desk-mark = { $item }: { $marked ->
        [yes] marked
       *[no] unmarked
    }{ $count ->
        [0] . Nothing is marked any more.
        [1] .
       *[other] , { $count } in all.
    }
    .braille = { $marked ->
        [yes] +
       *[no] -
    }{ $item }
desk-with-marked = With what you have marked
    .braille = Marked
desk-nothing-with-marked = What you have marked cannot be played together.
    .braille = Nothing with these
desk-unmarked-all = Selection cancelled.
desk-let-go = { $key } to give that up.
    .braille = { $key }: no

desk-nothing-with = { $item }: nothing to do with it now.
    .braille = { $item }: nothing
desk-nothing-to-decline = There is nothing to turn down or to cancel.
    .braille = Nothing to cancel
desk-no-game = No game is going on. This key works during a game.
    .braille = No game
desk-nobody-there = Nobody sits there.
    .braille = Empty seat
desk-no-lobby = Players are chosen before the game, as you choose what to play in the main menu.
    .braille = Before the game

# When the player has to answer. $able: whether they have what it takes; $several: whether they may take several things; $declines: whether they may decline; $there: whether they are on something that answers.
desk-how-to-answer = { $able ->
        [yes] { $there ->
            [yes] {""}
           *[no] { $next } to go to an answer, {""}
        }{ $several ->
            [yes] { $mark } to mark what goes together, {""}
           *[no] {""}
        }{ $declines ->
            [yes] { $act } to play, { $decline } to give up.
           *[no] { $act } to choose.
        }
       *[no] { $decline } to give up.
    }
    .bref = { "" }
# Where one is after having been taken there: what Enter would take. $item: a sentence, with its place.
desk-place = { $zone }: { $item }
    .braille = { $item }
# The request comes while a list is open: the keys are the list's.
desk-asked-in-menu = The menu is open: your choices come first. { $key } closes it.
    .bref = Menu open: your choices come first.
    .braille = Menu: choices first
desk-asked-in-list = A list is open. { $key } closes it.
    .bref = List open.
    .braille = List open, { $key }
desk-continue = { $key } to go on.
    .braille = { $key }: go on
desk-again = { $key ->
        [none] Click again to do it. Anything else cancels.
       *[other] { $key } again to do it. Anything else cancels.
    }
    .braille = { $key ->
        [none] click: yes
       *[other] { $key }: yes
    }
# The answer came along with the question, as a bounce does: the question follows once more.
desk-asked-just-now = Too fast.
    .braille = Too fast
desk-cancelled = Cancelled.
desk-leave = The game is not over: it will be kept. Leave?
    .braille = Leave?

# A key that does not count: a sound, and these words on the screen.
desk-bounce = Too fast: one press counts.
    .braille = Too fast
desk-not-announced = Too soon: listen to what is happening first.
    .braille = Too soon
desk-gone = It is no longer there.

desk-nothing-said = Nothing has been said yet.
desk-nothing-since = Nothing has happened since you played.
    .braille = Nothing since
desk-level = Level of detail: { $level }.
    .braille = Level { $level }

desk-where = { $game }, zone: { $zone }.
    .braille = Zone { $zone }
desk-where-list = A list is open: { $title }.
    .braille = List { $title }
desk-resumed = Game resumed: { $game }.
desk-bot-thinks = { $name } is thinking.
    .braille = { $name } thinks
desk-bot-failed = { $name } hesitates and plays without much thought.
    .braille = { $name } hesitates

desk-menu = Menu
desk-levels = the level of your opponents
desk-all-commands = All commands
# When the game is over: the first line of the menu, and what leads there.
desk-after = Play again, or back to the menu
desk-over = The game is over; { $key } to play again.
    .braille = Over. { $key }: again

desk-history-title = History
desk-history = { $count ->
        [1] History, one sentence
       *[other] History, { $count } sentences
    }
    .braille = History { $count }
desk-history-empty = The history is empty.
    .braille = History empty
