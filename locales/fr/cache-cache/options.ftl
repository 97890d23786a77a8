# Cache-cache : son nom, ses options.

game-cache-cache = Cache-cache
game-cache-cache-score = { $number } { $score ->
        [one] point
       *[other] points
    }
bot-level-cache-cache-habitue-help = Joue comme un habitué du café : prend les petites cartes, guette ses colonnes, et ne finit pas la manche sans y avoir réfléchi. Ne connaît aucune carte cachée.
bot-level-cache-cache-debutant-help = Joue comme un enfant de sept ans : échange ses grosses cartes contre des petites, retourne par curiosité, et ne surveille pas ses voisins. Ne connaît aucune carte cachée.
bot-level-cache-cache-expert-help = Pèse toutes les cartes qui peuvent venir, casse des paires quand il le faut, et joue pour la partie plus que pour la manche. Ne connaît aucune carte cachée.

option-cache-cache-limit = Fin de la partie
option-cache-cache-limit-help = La partie s'arrête après la manche où quelqu'un atteint ce total. Le plus petit total gagne. À 50 points, elle dure deux fois moins.
option-cache-cache-limit-100 = à 100 points
option-cache-cache-limit-50 = à 50 points
option-cache-cache-columns = Les trois cartes d'une colonne qui disparaît
    .braille = Colonne partie
option-cache-cache-columns-help = Trois cartes égales dans une colonne s'en vont. Sur la défausse, le joueur suivant peut en reprendre une. Hors du jeu, personne ne les revoit de la manche.
option-cache-cache-columns-discard = vont sur la défausse
option-cache-cache-columns-out = sortent du jeu
