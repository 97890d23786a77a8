# Pourquoi une action est refusée. La fin de l'identifiant est la raison que donnent les règles.

kk-refusal-game-over = La partie est finie.
kk-refusal-not-your-turn = Ce n'est pas à toi de jouer, c'est à { $target }.
kk-refusal-chosen-already = Ton choix est fait. On attend celui des autres.
kk-refusal-choose-first = Choisis d'abord deux cartes à retourner.
kk-refusal-two-cards = Il faut deux cartes différentes.
kk-refusal-no-such-cell = Cette place n'existe pas : une grille a quatre colonnes et trois lignes.
kk-refusal-one-at-a-time = Les deux cartes du départ sont retournées. À ton tour, tu n'en retournes qu'une.
kk-refusal-nothing-drawn = Tu n'as pas pioché : il n'y a rien à poser ni à jeter.
kk-refusal-place-first = Tu tiens une carte piochée : pose-la, ou jette-la.
kk-refusal-drawn-already = Tu as déjà pioché : pose cette carte, ou jette-la.
kk-refusal-no-exchange = Tu as pioché : la défausse ne se prend plus pendant ce tour.
kk-refusal-column-gone = La colonne { $column } a disparu.
kk-refusal-visible = La carte de la colonne { $column }, ligne { $row }, est déjà visible.
