# Cassa Nostra: its name, its options.

game-cassa-nostra = Cassa Nostra
game-cassa-nostra-score = { $number } { $score ->
        [one] token
       *[other] tokens
    }
bot-level-cassa-nostra-habitue-help = Plays like a regular of the café: guesses what the Chef will get, offers a little more than the others, and keeps its high cards for later. Does not know what you put down.
bot-level-cassa-nostra-debutant-help = Plays like a child of seven who has understood the rules: gives its high cards at once, shows the highest, and forgets the tours to come. Easy to read.
bot-level-cassa-nostra-expert-help = Plays so that nobody can read it: draws lots between offers that are as good, guesses yours from what you show, and weighs every token. Does not know what you put down.

option-cassa-nostra-checkat = Five tokens win
    .braille = Five tokens
option-cassa-nostra-checkat-help = Whoever has five tokens wins. Either at once, at the end of the phase, or only when the three phases of the round have been played: a token may then still be lost.
option-cassa-nostra-checkat-tour = at the end of the phase
    .braille = end of phase
option-cassa-nostra-checkat-partie = only at the end of the round
    .braille = end of round
