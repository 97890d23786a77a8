# Cassa Nostra : son nom, ses options.

game-cassa-nostra = Cassa Nostra

option-cassa-nostra-checkat = Cinq jetons font gagner
    .braille = Cinq jetons
option-cassa-nostra-checkat-tour = dès la fin du tour
    .braille = fin du tour
option-cassa-nostra-checkat-partie = seulement à la fin de la manche
    .braille = fin de la manche
