# The terminal: menus, questions, keys. The words that are typed are here too, one message for each command.

term-welcome = cachecash, card games to listen to. A number chooses, a letter asks, ? lists the keys.
    .braille = cachecash. ?: keys

# Menus
term-menu = Menu.
term-menu-new = New game
term-menu-resume = { $count ->
        [1] Resume the game in progress: { $game }
       *[other] Resume a game: { $count } in progress
    }
term-menu-rules = Rules of the game
term-menu-demo = Listen to a game between computer players
    .braille = Demo
term-menu-quit = Quit
term-back = Back
term-ask-game = Which game?
term-game = { $game }. { $about }
    .bref = { $game }
    .braille = { $game }
term-ask-kept = Which game do you want to resume?

# A new game
term-setup = { $game }, against { LIST($names, join: "and") }.
    .braille = { LIST($names) }
term-setup-start = Start
term-setup-seats = Number of players: { $count }
    .braille = { $count } players
term-seats = { $count } players
term-ask-seats = How many players, you included?
term-setup-level = { $rivals ->
        [1] Opponent's level
       *[other] Opponents' level
    }: { $level }
    .braille = Level { $level }
# The opponents do not all play at one level.
term-setup-levels = Opponents' levels: { LIST($rivals, join: "and") }
    .braille = Levels { LIST($rivals) }
term-rival-level = { $name } { $level }
term-each-level = A level for each
term-ask-level = { $rivals ->
        [1] What level should your opponent have?
       *[other] What level should your opponents have?
    }
term-about-levels = How each level plays
# What a level does, where it is asked.
term-about-level = Level { $level }. { $about }
term-option = { $name }: { $value }
term-setup-preset = Rules: { $preset }
term-ask-preset = Which rules?
term-setup-options = All table options
    .braille = Options
term-ask-option = Which option do you want to change?
term-setup-name = Your name: { $name }
    .braille = Name: { $name }
term-ask-name = Type your name. Enter keeps "{ $name }".
    .braille = Name? Enter: { $name }

# Asking
term-choice = { $number }. { $label }
    .braille = { $number } { $label }
term-default = Enter: { $label }.
    .braille = Enter: { $label }
term-not-understood = "{ $text }" is neither a number nor a command{ $high ->
        [0] { "" }
        [1] { "" }. The only choice is 1
       *[other] { "" }. The choices go from { $low } to { $high }
    }; ? lists the keys.
    .braille = ?? { $text }
term-no-such-number = { $text } is not a choice{ $high ->
        [0] { "" }.
        [1] { "" }. The only choice is 1; Enter repeats it.
       *[other] { "" }. The choices go from { $low } to { $high }{ $listed ->
            [yes] { "" }; Enter repeats them.
           *[no] .
        }
    }
    .braille = { $text }: no{ $high ->
        [0] { "" }
       *[other] { "" }, { $low }-{ $high }
    }
# A second number, behind a choice that opens no list.
term-opens-nothing = "{ $text }" opens no list: type its number alone.
    .braille = nothing under { $text }
term-too-long = This line is too long. Try again, or type ? for the keys.
    .braille = line too long
term-unreadable = This line has characters that cannot be read. Try again, or type ? for the keys.
    .braille = unreadable line
term-again = Type { $text } again to do it. Anything else cancels.
    .braille = { $text }: yes; else: no
term-cancelled = Cancelled.
term-continue = Press Enter to go on.
    .braille = Enter: go on

# During a game
term-resumed = Game resumed: { $game }, { round-title }, against { LIST($names, join: "and") }.
    .braille = Resumed r{ $n }
term-bot-failed = { $name } hesitates and plays without much thought.
    .braille = { $name } hesitates
term-end = And now?
term-end-again = Play again with other cards
term-end-same = Play the same deal again
term-end-menu = Back to the menu
term-demo = A game of { $game } between { LIST($names, join: "and") }. Deal { $seed }.
    .braille = Demo { $seed }: { LIST($names) }
# The players of the demonstration do not all play at one level.
term-demo-levels = Levels: { LIST($players, join: "and") }.
    .braille = Levels { LIST($players) }
term-kept = The game is kept.
term-lost = Beware: the game is not kept as you leave it.
    .braille = Game not kept
term-left = Goodbye.
term-left-kept = Goodbye. The game is kept: the menu offers to resume it.
    .braille = Goodbye, game kept
term-left-lost = Goodbye. The game is not kept as you leave it.
    .braille = Goodbye, game not kept
term-left-rules = Rules closed.

# The rules
term-rules = { $title }. A number reads a chapter; 2 1 reads the first part of chapter 2; a word looks for a title.
    .braille = Rules
term-rules-next = Enter: { $title }. 0: the list of chapters.
    .braille = Enter: { $title }
term-rules-end = That is the end of the rules. 0: the list of chapters.
    .braille = End. 0: list
term-rules-not-found = No title in the rules has "{ $text }".
    .braille = No heading: { $text }
term-leave-rules = Close the rules

# What a letter may answer by itself
term-no-game = No game is in progress. This letter is for during a game.
    .braille = no game
term-no-answer = Nobody sits there: j1 is you, j2 the next player, and so on up to j6.
    .braille = Nobody: j1 you, j2 the next
term-nothing-told = Nothing has been said yet.
term-nothing-since = Nothing has happened since you played.
    .braille = Nothing since your play
term-history-empty = The history is empty.
term-history-more = h: the plays before.
term-history-start = That is the start of the history.
    .braille = Start of the history
term-history-number = After h, type the number of plays: h 20.
    .braille = After h, a number: h 20
term-level-now = Level of detail: { $level }. To change it: level brief, level normal, or level full.
    .braille = level { $level }
term-level-unknown = "{ $text }" is not a level of detail. Type level brief, level normal, or level full.
    .braille = level brief, normal, full
term-level-of-players = Level of detail: brief, normal or full. For your opponents, type levels.
    .braille = opponents: levels
term-ask-whose-level = Change the level of whom?
term-level-of = { $name }, level { $level }
    .braille = { $name } { $level }
term-ask-level-of = What level for { $name }?
term-no-levels = No level is changed.
term-help = A number plays the choice, or the card, that bears it; 0 goes back; Enter takes what is proposed, or repeats the question. A letter never plays anything:
    .braille = Number: play. Letter: ask.
term-help-line = { $key }: { $phrase }
    .braille = { $key } { $phrase }

# What the keys 0 to 9 type without Shift, where that is not the digits: nothing to add here.
term-digit-row = { "" }

# Commands: what is typed (help names the first word), then what it is.
# Accents do not count, nor do capitals, except for a word written in capitals here.
term-words-hand = m hand
term-key-hand = your hand
term-words-marks = i marks
term-key-marks = the cards of your hand in full, with their touch marks
term-words-scores = s scores score
term-key-scores = the scores
term-words-scores-detail = ss S details
term-key-scores-detail = the scores in detail
    .braille = scores, detail
term-words-turn = t turn
term-key-turn = whose turn it is, and for what
    .braille = turn
term-words-possible = l list possible
term-key-possible = what you can do, and what you cannot
    .braille = possible
term-words-goal = q goal
term-key-goal = the goal, and how far you are from it
    .braille = goal
term-words-counts = e counts
term-key-counts = how many cards everyone holds
    .braille = everyone's cards
term-words-middle = c middle centre center
term-key-middle = the middle of the table
    .braille = middle
term-words-mine = g piles mine
term-key-mine = what lies before you
    .braille = your piles
term-words-opponents = a opponents
term-key-opponents = the opponents, one sentence each
    .braille = opponents
term-words-seat = j player
term-key-seat = with a number, one player: j1 you, j2 the next
    .braille = 1 you, j2, j3: them
term-words-repeat = r repeat
term-key-repeat = the last sentence
    .braille = last sentence
term-words-since = rr R since
term-key-since = everything since you played
    .braille = since your play
term-words-history = h history
term-key-history = the last plays; h again, those before; h 20, the last 20
    .braille = history; h 20
term-words-rules = rules regles
term-key-rules = the rules; rules goal, at the title that has this word
    .braille = rules; + a word
term-words-level = level verbosity
term-key-level = the level of detail: level brief, level normal, level full
    .braille = brief, normal, full
term-words-levels = levels opponent
term-key-levels = the level of an opponent, to be changed in mid-game
    .braille = opponents' level
term-words-help = ? help keys
term-key-help = these keys
    .braille = keys
term-words-menu = menu
term-key-menu = the menu; the game is kept
    .braille = menu
term-words-quit = quit exit
term-key-quit = quit; the game is kept
    .braille = quit
