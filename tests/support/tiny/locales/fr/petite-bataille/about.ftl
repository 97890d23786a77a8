# Le nom du jeu, ce qu'il est en une phrase, ses options, ses commandes.

game-petite-bataille = Petite bataille
game-petite-bataille-score = { $number } { $score ->
        [one] pli
       *[other] plis
    }
game-petite-bataille-about = Joue une carte, la plus haute prend le pli, et l'une des sept reste cachée : { $low } joueurs, deux minutes environ.
bot-level-petite-bataille-habitue-help = Prend au plus juste, et jette sa plus petite carte quand il ne peut pas prendre.

option-petite-bataille-rounds = Manches
option-petite-bataille-rounds-help = Combien de manches on joue avant de compter les plis.
option-petite-bataille-rounds-1 = une seule
option-petite-bataille-rounds-3 = trois

command-pb-table = aller à la table
