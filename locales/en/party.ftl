# A game that is being prepared, and those that are kept: said at the terminal and in the window.

party-my-name = Player
party-names = Léa Tom Hugo Inès Malik Zoé Camille
party-bad-name = A name has { $low } to { $high } characters, and begins with a letter.
    .braille = { $low } to { $high } signs, a letter first
preset-none = classic
preset-none-help = The basic rules, without any advanced option: what a first game needs.
preset-own = your own choice
preset-own-help = Your own mix, made line by line in "{ page-party-options }".
option-on = yes
option-off = no
bot-level-habitue = regular
bot-level-debutant = beginner
bot-level-expert = expert
bot-level-random = random
# Other names that may be typed, with commas between them.
bot-level-random-words = at random, chance
bot-level-random-help = Plays any legal move, without a thought. Easy to beat.
party-level-now = { $name }: level { $level }, from the next decision on.
    .braille = { $name } { $level }
party-kept-game = { $game }, { $date }, { round-title }, { $named ->
        [yes] { $name } against
       *[no] against
    } { LIST($names, join: "and") }
    .braille = { $game } { $date } r{ $n } { $named ->
        [yes] { $name }, {""}
       *[no] {""}
    }{ LIST($names) }
party-date = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }, { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    .braille = { $month }/{ $day } { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
party-held = { $count ->
    [1] One game is open in another cachecash: it goes on there.
   *[other] { $count } games are open in another cachecash: they go on there.
}
party-gone = This game can no longer be resumed: it was played elsewhere.
    .braille = Game played elsewhere
problem-kept-cut = The end of the kept game { $name } is missing: it goes on from the last play that can be read.
problem-kept-passed = The kept game { $name } { $why ->
    [replay-version] comes from another version of cachecash
   *[other] cannot be read
}: { $moved ->
    [yes] it is put aside, nothing is deleted.
   *[no] it is ignored, and stays where it is.
}
