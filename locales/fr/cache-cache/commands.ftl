# Les commandes de Cache-cache.

command-kk-draw-pile = aller à la pioche ; à ton tour, { $act } y pioche
    .braille = pioche
command-kk-discard-pile = aller à la défausse ; à ton tour, { $act } y prend la carte du dessus
    .braille = défausse
command-kk-throw = jeter la carte piochée ; { $act } retourne alors une carte cachée
    .braille = jeter
command-kk-column = lire la colonne
command-kk-first-corner = premier coin de la grille
command-kk-last-corner = dernier coin de la grille

kk-command-no-column = Il n'y a de colonnes que dans une grille.
    .braille = Pas de colonne ici
