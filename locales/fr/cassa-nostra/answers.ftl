# Ce qu'on répond à une question, ce qu'on attend d'un joueur, et les lignes des menus.

## À qui le tour, et pour quoi

# $others : ceux qu'on attend encore, à part toi.
cs-turn-me-deposit = C'est à toi de miser.
    .complet = C'est à toi de miser.{ cs-waiting-too }
    .braille = À toi: mise
cs-turn-me-show = C'est à toi de choisir la carte à retourner.
    .complet = C'est à toi de choisir la carte à retourner.{ cs-waiting-too }
    .braille = À toi: retourne
cs-turn-me-adjust = C'est à toi d'ajuster ta mise.
    .braille = À toi: ajuste
cs-turn-other-deposit = Pour la mise, on attend { LIST($others, join: "and") }.
    .braille = Mise: { LIST($others) }
cs-turn-other-show = Pour la carte à retourner, on attend { LIST($others, join: "and") }.
    .braille = Retourne: { LIST($others) }
cs-turn-other-adjust = C'est à { LIST($others) } d'ajuster sa mise.
    .braille = Ajuste: { LIST($others) }
# $order : qui ajuste sa mise, l'un après l'autre ; après la personne qui ajuste, ceux qui viennent encore, au nombre de $left.
cs-order = Ordre des ajustements : { LIST($order) }.
    .braille = ordre { LIST($order) }
cs-order-after = { $left ->
        [0] Personne ensuite.
       *[other] Ensuite : { LIST($order) }.
    }
    .braille = { $left ->
        [0] puis personne
       *[other] puis { LIST($order) }
    }
cs-turn-counted = Le tour { $tour } est compté.
    .braille = Tour { $tour } compté
cs-turn-over = La partie est finie.
    .braille = Partie finie
cs-waiting-too = { $waiting ->
    [0] {""}
   *[other] {" "}On attend aussi { LIST($others, join: "and") }.
}

## Ce qu'on attend de moi

# Suit « À toi. » ; se dit seule aussi, à qui demande où il en est. $count : entre combien de cartes on choisit.
cs-prompt-deposit = { $count ->
        [1] Mise ta seule carte : { LIST($hand) }.
       *[other] Mise une carte ou plus : { LIST($hand, join: "and") }.
    }
    .bref = Mise à choisir.
    .braille = Mise: { LIST($hand) }
cs-prompt-show = { $count ->
        [1] Retourne ta carte : { LIST($down) }.
       *[other] Retourne une carte : { LIST($down, join: "or-short") }.
    }
    .bref = Carte à retourner.
    .braille = Retourne: { LIST($down) }
# $adds, $removes : combien de sortes de cartes peuvent être ajoutées, reprises.
cs-prompt-adjust = { $adds ->
        [0] {""}
       *[other] À ajouter : { LIST($adding) }. {""}
    }{ $removes ->
        [0] {""}
       *[other] À reprendre : { LIST($removing) }. {""}
    }Ou ne change rien.
    .bref = Mise à ajuster.
    .braille = { $adds ->
        [0] {""}
       *[other] +{ LIST($adding) } {""}
    }{ $removes ->
        [0] {""}
       *[other] -{ LIST($removing) } {""}
    }ou rien
cs-possible-deposit = { $count ->
        [1] Tu ne peux miser que ta dernière carte : { $least }.
       *[other] Tu peux miser de 1 à { $count } cartes, pour un total de { $least } à { $most }.
    }
    .braille = Mise { $least } à { $most }
cs-not-possible = Tu ne peux rien jouer pour l'instant.
    .braille = Rien à jouer
cs-out = Tu n'as plus de jeton : tu regardes la suite.
    .braille = Hors jeu

## Les jetons

cs-scores = Manche { $partie }, tour { $tour }. Jetons : { LIST($tokens) }.
    .bref = Jetons : { LIST($tokens) }.
    .complet = Manche { $partie }, tour { $tour }. Jetons : { LIST($tokens) }. Il en faut 5.
    .braille = Jetons { LIST($tokens) }
cs-scores-over = La partie est finie. Jetons : { LIST($tokens) }.
    .braille = Jetons { LIST($tokens) }
# $cards : les cartes qui restent ; $sum : ce qu'elles valent ; $where : le tour est compté, elles sont en main ; sinon, en main ou posées.
cs-scores-detail-me = Toi : { $tokens ->
        [0] hors jeu
       *[other] { cs-tokens-held }, { cs-still-to-play }
    }.
    .braille = toi { $tokens }{ cs-left-cells.braille }
cs-scores-detail-other = { $seat } : { $tokens ->
        [0] hors jeu
       *[other] { cs-tokens-held }, { cs-still-to-play }
    }.
    .braille = { $seat } { $tokens }{ cs-left-cells.braille }
cs-left-cells =
    .braille = { $left ->
        [0] {""}
       *[other] , reste { $sum }: { LIST($cards) }
    }
cs-tokens-held = { $tokens ->
    [0] plus de jeton
    [1] un jeton
   *[other] { $tokens } jetons
}
cs-still-to-play = { $left ->
    [0] plus de carte
   *[other] { $where ->
        [hand] en main { LIST($cards, join: "and") }, total { $sum }
        [both] en main ou posé { LIST($cards, join: "and") }, total { $sum }
       *[unplayed] encore { LIST($cards, join: "and") } à jouer, total { $sum }
    }
}
cs-cards-come-back = À la manche suivante, chacun reprend ses 8 cartes.
    .braille = Puis 8 c. chacun
# Q : la quête, ce qui se voit, ce qui manque. $hides : ce que valent tes cartes cachées ; $known : avec elles, tout ce que tu
# connais ; $hidden : combien de cartes les autres cachent.
cs-goal-quest = La quête est de { $quest } : { $most }, moins { LIST($dice, join: "and") } aux dés.
    .bref = Quête { $quest }.
    .braille = Quête { $quest }
cs-goal-nothing-yet = Rien n'est encore retourné.{ $own ->
        [0] {""}
       *[other] {" "}Ta mise : { $own }.
    }
    .braille = Vu 0, toi { $own }
cs-goal-visible = Total visible : { $visible }.{ $hides ->
        [0] {""}
       *[other] {" "}Avec ce que tu caches : { $known }.
    } { $missing ->
        [0] C'est assez pour la quête.
       *[other] Il manque { $missing } ; { $hidden ->
            [0] plus rien n'est caché
            [1] une carte est cachée
           *[other] { $hidden } cartes sont cachées
        }{ $seated ->
            [yes] {" "}chez les autres
           *[no] {""}
        }.
    }
    .bref = Visible { $visible }{ $hides ->
        [0] {""}
       *[other] , et { $hides } que tu caches
    }. { $missing ->
        [0] C'est assez.
       *[other] Il manque { $missing }.
    }
    .braille = { $missing ->
        [0] Assez: vu { $visible }{ cs-own-cells.braille }
       *[other] Manque { $missing }: vu { $visible }{ cs-own-cells.braille }, { $hidden ->
            [0] rien de caché
            [1] 1 cachée
           *[other] { $hidden } cachées
        }
    }
cs-own-cells =
    .braille = { $hides ->
        [0] {""}
       *[other] , toi +{ $hides }
    }
cs-goal-offers = Offres : { LIST($offers, join: "semicolon") }.
    .braille = { LIST($offers, join: "semicolon") }
cs-goal-tokens = { $tokens ->
        [0] Tu n'as plus de jeton : pour toi, le jeu est fini.
       *[other] Tu as { cs-tokens-held } ; il en faut 5 pour gagner.
    }
    .bref = { $tokens ->
        [0] Tu n'as plus de jeton : pour toi, le jeu est fini.
       *[other] { "" }
    }
    .braille = { $tokens ->
        [0] Hors jeu
        [1] 1 jeton sur 5
       *[other] { $tokens } jetons sur 5
    }

## Les cartes

cs-hand = { $count ->
        [none] Tu regardes la partie, tu n'as pas de main.
        [0] Ta main est vide.
        [1] Ta main, une carte : { LIST($cards) }.
       *[other] Ta main, { $count } cartes, total { $total } : { LIST($cards, join: "and") }.
    }
    .bref = { $count ->
        [none] Tu regardes la partie, tu n'as pas de main.
        [0] Ta main est vide.
       *[other] Main : { LIST($cards) }.
    }
    .braille = { $count ->
        [none] Pas de main
        [0] Main vide
       *[other] Main { LIST($cards) }
    }
cs-marks = Ces cartes portent leur valeur : 1, 2, 4 ou 8. Aucun repère tactile ne leur est connu.
    .braille = Pas de repère
cs-counts = En main : { LIST($held) }.{ $laid ->
        [0] {""}
       *[other] {" "}Posées : { LIST($sizes) }.
    }{ $ups ->
        [0] {""}
       *[other] {" "}Visible : { LIST($up) }.
    }
    .braille = { LIST($held) }{ $laid ->
        [0] {""}
       *[other] ; posé { LIST($sizes) }
    }{ $ups ->
        [0] {""}
       *[other] ; vu { LIST($up) }
    }
# $shown : la carte retournée, ou choisie pour l'être ($chosen) ; none s'il n'y en a pas, ou si tout se voit.
cs-mine = { $count ->
        [none] Tu regardes la partie, tu n'as pas de mise.
        [0] Tu n'as rien misé à ce tour.
       *[other] Ta mise, total { $total } : { LIST($cards, join: "and") }.{ $shown ->
            [none] {""}
           *[other] {" "}{ $chosen ->
                [yes] Tu retourneras le { $shown }.
               *[no] Le { $shown } se voit.
            }
        }
    }
    .braille = { $count ->
        [none] Pas de mise
        [0] Rien misé
       *[other] Mise { $total }: { LIST($cards) }
    }

cs-opponent = { $seat } : { $tokens ->
        [0] hors jeu
       *[other] { cs-tokens-held }, { cs-cards-held }{ cs-laid }
    }.
    .braille = { $tokens ->
        [0] { $seat } hors jeu
       *[other] { $seat } { $tokens } j., { $held } c.{ cs-laid-cells.braille }
    }
cs-laid-cells =
    .braille = { $laid ->
        [0] {""}
       *[other] {" "}+{ $laid }{ $ups ->
            [0] {""}
           *[other] , vu { LIST($up) }
        }
    }
cs-cards-held = { $held ->
    [0] plus de carte en main
    [1] une carte en main
   *[other] { $held } cartes en main
}
cs-laid = { $laid ->
    [0] {""}
    [1] , une carte posée{ cs-seen }
   *[other] , { $laid } cartes posées{ cs-seen }
}
cs-seen = { $ups ->
    [0] {""}
   *[other] , visible : { LIST($up, join: "and") }
}
cs-seat-me = Toi : { $tokens ->
        [0] hors jeu
       *[other] { cs-tokens-held }, { cs-cards-held }{ cs-laid }
    }.
    .braille = { $tokens ->
        [0] toi hors jeu
       *[other] toi { $tokens } j., { $held } c.{ cs-laid-cells.braille }
    }
cs-spent = { $count ->
        [0] Rien joué encore dans cette manche.
       *[other] Déjà joué dans cette manche : { LIST($cards, join: "and") }.
    }
    .braille = { $count ->
        [0] Rien joué
       *[other] Joué { LIST($cards) }
    }
cs-no-such-seat = Il n'y a que { $seats } joueurs.
    .braille = { $seats } joueurs

## Les lignes des menus

cs-choice-deposit-alone = { $count ->
        [1] Une carte, total { $total }
       *[other] { $count } cartes, total { $total }
    }
    .braille = { $count } c., total { $total }
cs-choice-deposit-of = { $count ->
        [1] Miser une carte
       *[other] Miser { $count } cartes
    }
    .braille = Miser { $count }
cs-choice-deposit = { $count ->
        [1] Miser { LIST($cards) }
       *[other] Miser { LIST($cards, join: "and") }, total { $total }
    }
    .braille = { $total }: { LIST($cards) }
cs-choice-show = Retourner { $card }
cs-choice-add = Ajouter { $card }
cs-choice-remove = Reprendre { $card }
cs-choice-pass = Ne rien changer

## Comment répondre, au clavier

# $several : plusieurs cartes peuvent aller ensemble.
cs-how-deposit = { $several ->
        [yes] { $mark } pour marquer plusieurs cartes, { $act } pour miser.
       *[no] { $act } pour miser.
    }
    .bref = { "" }
cs-how-show = { $act } pour retourner.
    .bref = { "" }
cs-how-adjust = { $adds ->
        [yes] { $removes ->
            [yes] { $act } pour ajouter ou reprendre, {""}
           *[no] { $act } pour ajouter, {""}
        }
       *[no] { $removes ->
            [yes] { $act } pour reprendre, {""}
           *[no] {""}
        }
    }{ $decline } pour ne rien changer.
    .bref = { "" }

## Ce qu'on demande deux fois

cs-propose-deposit = { $count ->
        [1] Miser une seule carte : { LIST($cards) } ?
       *[other] Miser { $count } cartes, total { $total } : { LIST($cards, join: "and") } ?
    }
    .braille = Miser { $total }: { LIST($cards) }?

cs-regret-whole-hand = Il ne te restera aucune carte pour la suite de la manche. Le faire quand même ?
    .braille = Main vide ensuite?

## Ce que le terminal attend

cs-spell-deposit = { $count ->
        [1] Tape ta seule carte : { $example }.
       *[other] Tape les cartes de ta mise, par exemple { $example }. Elles sont misées aussitôt.
    }
    .braille = Tape ta mise: { $example }
cs-spell-show = { $count ->
        [1] Tape { $example } pour retourner ta carte.
       *[other] Tape la carte à retourner, par exemple { $example }.
    }
    .braille = { $count ->
        [1] Tape { $example }
       *[other] Tape la carte
    }

# Des nombres qui ne peuvent pas être des cartes. $glued : des cartes tapées sans espace ; $apart : les mêmes, séparées.
cs-fault-no-such-card = { $glued ->
        [yes] Sépare les cartes par des espaces : { $apart }.
       *[no] Il n'y a pas de carte { $card } : les cartes valent 1, 2, 4 ou 8.
    }
    .braille = { $glued ->
        [yes] Espaces: { $apart }
       *[no] Pas de carte { $card }
    }
cs-fault-too-many = { $count ->
        [1] Tu n'as qu'une carte en main.
       *[other] Tu n'as que { $count } cartes en main.
    }
    .braille = { $count } c. en main
cs-fault-one-card = On ne retourne qu'une carte : tape un seul nombre.
    .braille = Une seule carte
