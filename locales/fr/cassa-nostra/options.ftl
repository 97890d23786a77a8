# Cassa Nostra : son nom, ses options.

game-cassa-nostra = Cassa Nostra
game-cassa-nostra-score = { $number } { $score ->
        [one] jeton
       *[other] jetons
    }
bot-level-cassa-nostra-habitue-help = Joue comme un habitué du café : devine ce que le Chef va toucher, offre un peu plus que les autres, et garde ses grosses cartes pour la suite. Ne connaît pas tes mises.
bot-level-cassa-nostra-debutant-help = Joue comme un enfant de sept ans qui a compris les règles : donne ses grosses cartes tout de suite, montre la plus grosse, et oublie les tours suivants. Facile à lire.
bot-level-cassa-nostra-expert-help = Joue sans se laisser lire : tire au sort entre les mises qui se valent, devine les tiennes à ce que tu montres, et pèse chaque jeton. Ne connaît pas tes mises.

option-cassa-nostra-checkat = Cinq jetons font gagner
    .braille = Cinq jetons
option-cassa-nostra-checkat-help = Qui a cinq jetons gagne. Ou bien tout de suite, à la fin du tour, ou bien seulement quand les trois tours de la manche sont joués : un jeton peut alors encore se perdre.
option-cassa-nostra-checkat-tour = dès la fin du tour
    .braille = fin du tour
option-cassa-nostra-checkat-partie = seulement à la fin de la manche
    .braille = fin de la manche
