# The command line: help, figures of simulations, games played again.

cli-usage = Usage: { $typed } [options]
cli-about = cachecash, card games to be heard, and read by touch.
cli-commands = Commands:
cli-command = { $names }: { $phrase }
cli-command-menu = the menu: new game, resume, rules, quit
cli-command-demo = a whole game between computer players, told for you to listen to
cli-command-rules = the rules of a game
cli-command-voices = the voices that are found, and a sentence by each
cli-command-simulate = games between computer players, and what came out
cli-command-tournament = levels compared: the same deals for all, in every seat
cli-command-replay = play a recorded game again, say how it stands, or write its full log
# The name of a command where it is named by itself: one of those that can be typed.
cli-name-demo = demo
cli-name-rules = rules
cli-name-voices = voices
cli-name-simulate = simulate
cli-name-tournament = tournament
cli-name-replay = replay
cli-options = Options of every command and of the menu:
cli-options-of = Options of { $command }:
cli-option = { $names }: { $phrase }
cli-more = French and English names do the same. For one command alone: cachecash demo --help.

cli-value-number = NUMBER
cli-value-text = TEXT
cli-value-file = FILE
cli-value-game = GAME
cli-value-levels = LEVEL,LEVEL…
cli-value-language = LANGUAGE
cli-value-preset = NAME
cli-value-pair = NAME=VALUE
cli-value-voice = VOICE
cli-value-detail = DETAIL

cli-option-help = this help
cli-option-version = the version number
cli-option-lang = the language, fr or en; otherwise the system's, otherwise French
cli-option-width = lines of at most that many signs, for a braille line: 20, 40 or 80
cli-option-braille = the short form, made for the finger
cli-option-detail = brief, normal or full
cli-option-terminal = play in the terminal, even where a window can be opened
cli-option-window = open the window, even where nothing says that there is a screen
cli-option-voice = the voice to try first: lecteur, integree, texte, aucune…; enregistreur=FILE adds to that file all that would be said
cli-option-step = wait for Enter after each play of the others
cli-option-seed = the text that decides all chance: the same text, the same deal
cli-option-game = the game
cli-option-players = the number of players
cli-option-games = the number of games; game number k has the seed TEXT/k
cli-option-deals = how many deals; each is played as many times as the seats turn
cli-option-bots = the level of the computer players, in turn around the table, for example beginner,expert
cli-option-preset = a bundle of options, for example avance
cli-option-option = an option of the table, for example end=rapide; repeat it for several
cli-option-log = the file for the full log, all hands open
cli-option-json = the figures as JSON, for a program

cli-games = { $game }, { $seats } players, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }.
cli-seat = Seat { $seat }, { $level }: { NUMBER($share, maximumFractionDigits: 1) }% of the wins, { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) } (95% interval), which is { NUMBER($wins, maximumFractionDigits: 2) }; mean score { $score }.
cli-level = Level { $level }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { NUMBER($share, maximumFractionDigits: 1) }% of the wins, { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) } (95% interval), which is { NUMBER($wins, maximumFractionDigits: 2) }; mean score { $score }.
cli-lowest-wins = The lowest score wins.
cli-mean = { $whole ->
        [yes] { AMOUNT($score) }
       *[no] { $sign ->
            [minus] minus {""}
           *[plus] {""}
        }{ NUMBER($size, maximumFractionDigits: 1) }
    }
    .braille = { $whole ->
        [yes] { AMOUNT($score) }
       *[no] { NUMBER($score, maximumFractionDigits: 1) }
    }
# Said before playing: a tournament may take long.
cli-tournament-begins = Tournament of { $game }: { $games ->
        [one] one game to play.
       *[other] { $games } games to play.
    }
cli-tournament = { $game }, { $seats } players, { $deals ->
        [0] no deal was played by all levels in all seats
        [one] { $deals } deal played { $rotations } times with the seats turned, which is { $games } games
       *[other] { $deals } deals played { $rotations } times each with the seats turned, which is { $games } games
    }, seed { $seed }.
cli-tournament-cut = { $missing ->
        [one] Tournament interrupted: { $missing } deal is missing.
       *[other] Tournament interrupted: { $missing } deals are missing.
    }
cli-tournament-few = { $deals ->
        [one] { $deals } deal is too little to conclude.
       *[other] { $deals } deals are too few to conclude.
    } It takes at least { $fewest }: add for example --deals 100.
cli-standing = Level { $level }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { NUMBER($share, maximumFractionDigits: 1) }% of the wins{ $doubted ->
        [no] {""}
       *[yes] , { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) } (95% interval)
    }; it would be { NUMBER($even, maximumFractionDigits: 1) }% if all were equal. Mean score: { $score }{ $doubted ->
        [no] .
       *[yes] , { $least } to { $most }.
    }
cli-thought = Level { $level }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { NUMBER($median, maximumFractionDigits: 3) } ms of computing at the median, at most { NUMBER($high, maximumFractionDigits: 3) } ms for 95% of them.
cli-interrupted = Interrupted before the end.
cli-unwon = { $count ->
        [one] { $count } game without a winner.
       *[other] { $count } games without a winner.
    }
cli-safeguards = { $count ->
        [one] { $count } game stopped by the limit of rounds.
       *[other] { $count } games stopped by the limit of rounds.
    }
cli-pace = { AMOUNT($pace) } decisions per second of computing, { AMOUNT($decisions) } in all.
cli-log-written = { $games ->
        [one] Log of one game written to { $path }.
       *[other] Log of { $games } games written to { $path }.
    }

cli-replay = { $game } between { LIST($names, join: "and") }, deal { $seed }.
cli-replay-length = { $actions ->
        [0] Nothing was played yet
        [1] { $actions } action played
       *[other] { $actions } actions played
    }, round { $round }.
cli-replay-open = The game is not over.
cli-replay-won = { $count ->
        [0] The game is over, nobody wins.
        [1] { LIST($names, join: "and") } wins the game.
       *[other] { LIST($names, join: "and") } share the victory.
    }
