# Pourquoi une action est refusée. La fin de l'identifiant est la raison que donnent les règles.

kk-refusal-game-over = La partie est finie.
    .braille = Partie finie
kk-refusal-not-your-turn = Ce n'est pas à toi de jouer, c'est à { $target }.
    .braille = Pas à toi: { $target }
kk-refusal-chosen-already = Ton choix est fait. On attend celui des autres.
    .braille = Choix fait, on attend
kk-refusal-choose-first = Choisis d'abord deux cartes à retourner.
    .braille = D'abord 2 cartes
kk-refusal-two-cards = Il faut deux cartes différentes.
    .braille = 2 cartes différentes
kk-refusal-no-such-cell = Cette place n'existe pas : une grille a quatre colonnes et trois lignes.
    .braille = Place inconnue: 4 col., 3 lig.
kk-refusal-one-at-a-time = Les deux cartes du départ sont retournées. À ton tour, tu n'en retournes qu'une.
    .braille = Une carte par tour
kk-refusal-nothing-drawn = Tu n'as pas pioché : il n'y a rien à poser ni à jeter.
    .braille = Rien de pioché
kk-refusal-place-first = Tu tiens une carte piochée : pose-la, ou jette-la.
    .braille = Carte piochée: pose ou jette
kk-refusal-drawn-already = Tu as déjà pioché : pose cette carte, ou jette-la.
    .braille = Déjà pioché: pose ou jette
kk-refusal-no-exchange = Tu as pioché : la défausse ne se prend plus pendant ce tour.
    .braille = Déjà pioché: plus de défausse
kk-refusal-column-gone = La colonne { $column } a disparu.
    .braille = Col. { $column } disparue
kk-refusal-visible = La carte de la colonne { $column }, ligne { $row }, est déjà visible.
    .braille = Déjà visible: col. { $column }, lig. { $row }
