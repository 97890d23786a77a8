# Les zones de Cassa Nostra : ce qu'on entend en s'y promenant. Le nom d'abord, puis l'état ; la place (« 2 sur 5 ») est dite par
# la table. Les détails (flèche bas) sont des phrases entières.

## La main

cs-zone-hand-title = Main
cs-zone-hand = { $count ->
        [1] Main, une carte
       *[other] Main, { $count } cartes, total { $total }
    }
    .braille = Main { $count }, total { $total }
cs-zone-hand-empty = Ta main est vide.
    .braille = Main vide
cs-zone-card = { $card }
cs-zone-would-make = Ajoutée, elle porterait ta mise à { $total }.
    .braille = Mise { $total } avec

## Ma mise

cs-zone-offer-title = Ta mise
cs-zone-offer = { $count ->
        [1] Ta mise, une carte
       *[other] Ta mise, { $count } cartes, total { $total }
    }
    .braille = Mise { $count }, total { $total }
cs-zone-offer-empty = Tu n'as rien misé à ce tour.
    .braille = Rien misé
cs-zone-face-up = visible
cs-zone-face-down = cachée
cs-zone-chosen = à retourner
cs-zone-would-leave = Reprise, elle laisserait ta mise à { $total }.
    .braille = Mise { $total } sans

## La quête

cs-zone-quest-title = Quête
cs-zone-quest = Quête
cs-zone-quest-item = { $quest } à atteindre
    .braille = Quête { $quest }
cs-zone-visible = Total visible { $visible }
    .braille = Vu { $visible }
# $hides : ce que valent tes cartes cachées.
cs-zone-missing = { $hides ->
        [0] {""}
       *[other] tu caches { $hides }, {""}
    }{ $missing ->
        [0] c'est assez
       *[other] il manque { $missing }
    }

## Les autres

cs-zone-others-title = { $seated ->
        [yes] Adversaires
       *[no] Joueurs
    }
cs-zone-others = { $seated ->
        [yes] { $count ->
            [1] Un adversaire
           *[other] { $count } adversaires
        }
       *[no] { $count } joueurs
    }
cs-zone-other = { $tokens ->
        [0] { $seat }, hors jeu
       *[other] { $seat }, { cs-tokens-held }, { cs-cards-held }{ $laid ->
            [0] {""}
            [1] , une posée
           *[other] , { $laid } posées
        }
    }
    .bref = { $tokens ->
        [0] { $seat }, hors jeu
       *[other] { $seat }, { cs-tokens-held }{ $laid ->
            [0] {""}
            [1] , une posée
           *[other] , { $laid } posées
        }
    }
    .braille = { $tokens ->
        [0] { $seat } hors jeu
       *[other] { $seat } { $tokens } j., { $held } c.{ $laid ->
            [0] {""}
           *[other] {" "}+{ $laid }
        }
    }
cs-zone-showing = visible : { LIST($up, join: "and") }
    .braille = vu { LIST($up) }
cs-zone-left = { $left ->
        [0] Plus rien à jouer dans cette manche.
       *[other] { $counted ->
            [yes] Encore en main : { LIST($cards, join: "and") }, total { $sum }.
           *[no] Encore à jouer, en main ou posé : { LIST($cards, join: "and") }, total { $sum }.
        }
    }
    .braille = Reste { $sum }: { LIST($cards) }
