# Cassa Nostra: its name, its options.

game-cassa-nostra = Cassa Nostra

option-cassa-nostra-checkat = Five tokens win
    .braille = Five tokens
option-cassa-nostra-checkat-tour = at the end of the turn
    .braille = end of turn
option-cassa-nostra-checkat-partie = only at the end of the round
    .braille = end of round
