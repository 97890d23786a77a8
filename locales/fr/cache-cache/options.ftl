# Cache-cache : son nom, ses options.

game-cache-cache = Cache-cache

option-cache-cache-limit = Fin de la partie
option-cache-cache-limit-100 = à 100 points
option-cache-cache-limit-50 = à 50 points
option-cache-cache-columns = Les trois cartes d'une colonne qui disparaît
    .braille = Colonne partie
option-cache-cache-columns-discard = vont sur la défausse
option-cache-cache-columns-out = sortent du jeu
