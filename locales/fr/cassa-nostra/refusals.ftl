# Pourquoi une action est refusée. Le titre des règles qui l'explique suit.

cs-refusal-game-over = La partie est finie.
    .braille = Partie finie
cs-refusal-out-of-game = Tu n'as plus de jeton : tu ne joues plus.
    .braille = Plus de jeton: hors jeu
cs-refusal-nothing-to-lay = Ta main était vide au début du tour : tu n'as rien à choisir.
    .braille = Main vide: rien à choisir
cs-refusal-not-your-turn = C'est à { $target } d'ajuster sa mise.
    .braille = Pas à toi: { $target } ajuste
cs-refusal-already-deposited = Ta mise est déjà posée.
    .braille = Mise déjà posée
cs-refusal-already-chosen = Tu as déjà choisi la carte à retourner.
    .braille = Carte déjà choisie
cs-refusal-deposit-first = Choisis d'abord les cartes de ta mise.
    .braille = D'abord ta mise
cs-refusal-show-first = Choisis d'abord la carte à retourner.
    .braille = D'abord la carte à retourner
cs-refusal-adjust-now = Les cartes sont retournées : tu peux seulement ajouter une carte, en reprendre une, ou ne rien changer.
    .braille = Ajuste: +1 carte, -1 carte ou rien
cs-refusal-not-in-hand = Tu n'as pas de { $card } en main.
    .braille = Pas de { $card } en main
cs-refusal-too-many = Tu n'as { $held ->
        [1] qu'un seul { $card }
       *[other] que deux { $card }
    } en main.
    .braille = { $held } seul{ $held ->
        [1] {""}
       *[other] s
    } { $card } en main
cs-refusal-not-laid = Il n'y a pas de { $card } dans ta mise.
    .braille = Pas de { $card } dans ta mise
cs-refusal-empty-hand = Ta main est vide : tu n'as rien à ajouter.
    .braille = Main vide: rien à ajouter
cs-refusal-only-face-up-left = Il ne te reste que la carte visible, et elle ne se reprend pas.
    .braille = Carte visible: elle reste
cs-refusal-face-up = Le { $card } est visible : il ne se reprend pas.
    .braille = { $card } visible: il reste
cs-refusal-not-face-down = Il n'y a pas de { $card } caché dans ta mise.
    .braille = Pas de { $card } caché
