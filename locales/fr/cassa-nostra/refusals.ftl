# Pourquoi une action est refusée. Le titre des règles qui l'explique suit.

cs-refusal-game-over = La partie est finie.
cs-refusal-out-of-game = Tu n'as plus de jeton : tu ne joues plus.
cs-refusal-nothing-to-lay = Ta main était vide au début du tour : tu n'as rien à choisir.
cs-refusal-not-your-turn = C'est à { $target } d'ajuster sa mise.
cs-refusal-already-deposited = Ta mise est déjà posée.
cs-refusal-already-chosen = Tu as déjà choisi la carte à retourner.
cs-refusal-deposit-first = Choisis d'abord les cartes de ta mise.
cs-refusal-show-first = Choisis d'abord la carte à retourner.
cs-refusal-adjust-now = Les cartes sont retournées : tu peux seulement ajouter une carte, en reprendre une, ou ne rien changer.
cs-refusal-not-in-hand = Tu n'as pas de { $card } en main.
cs-refusal-too-many = Tu n'as { $held ->
        [1] qu'un seul { $card }
       *[other] que deux { $card }
    } en main.
cs-refusal-not-laid = Il n'y a pas de { $card } dans ta mise.
cs-refusal-empty-hand = Ta main est vide : tu n'as rien à ajouter.
cs-refusal-only-face-up-left = Il ne te reste que la carte visible, et elle ne se reprend pas.
cs-refusal-face-up = Le { $card } est visible : il ne se reprend pas.
cs-refusal-not-face-down = Il n'y a pas de { $card } caché dans ta mise.
