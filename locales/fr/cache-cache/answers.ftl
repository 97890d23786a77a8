# Ce qu'on répond à une question, ce qu'on attend d'un joueur, et les lignes des menus.

## À qui le tour, et pour quoi

kk-turn-me-setup = C'est à toi : choisis deux cartes à retourner.
    .braille = À toi: 2 cartes
kk-turn-other-setup = On attend le choix de { $names }.
    .braille = Choix: { $names }
kk-turn-me-turn = C'est à toi{ kk-last-turn } : retourner une carte, piocher, ou prendre le { AMOUNT($top) } de la défausse.
    .bref = C'est à toi{ kk-last-turn }.
    .braille = À toi
kk-turn-me-drawn = C'est à toi{ kk-last-turn } : poser le { AMOUNT($drawn) }, ou le jeter.
    .braille = À toi: { AMOUNT($drawn) }
kk-turn-other-turn = C'est à { $seat } de jouer.
    .complet = C'est à { $seat } de jouer{ kk-last-turn }.
    .braille = Tour { PERSON($seat, form: "de") }
kk-turn-other-drawn = C'est à { $seat } de jouer, avec une carte piochée.
    .bref = C'est à { $seat } de jouer.
    .braille = Tour { PERSON($seat, form: "de") }
kk-turn-over = La partie est finie.
    .braille = Partie finie
kk-turn-counting = Personne ne joue pour l'instant : on compte, ou on distribue.
    .braille = On compte
kk-prompt-drawn = Tu as pioché { kk-drawn-card } : pose-le sur une carte, ou jette-le pour en retourner une cachée.
    .bref = Où poser le { AMOUNT($drawn) } ?
    .braille = Poser ou jeter { AMOUNT($drawn) }
kk-drawn-card = un { AMOUNT($drawn) }

## Les scores et le but

kk-scores = Manche { $round }. Au total : { LIST($totals_then) }. La partie finit à { $limit }.
    .bref = { LIST($totals) }.
    .braille = { LIST($totals_then) }
kk-scores-over = La partie est finie. { LIST($totals) }.
    .braille = Fin: { LIST($totals) }
kk-scores-detail-me = Toi : { kk-total } au total, et { kk-shown }.
    .braille = Toi { AMOUNT($total) }, +{ AMOUNT($sum) }, { $hidden } cach.
kk-scores-detail-other = { $seat } : { kk-total } au total, et { kk-shown }.
    .braille = { $seat } { AMOUNT($total) }, +{ AMOUNT($sum) }, { $hidden } cach.
kk-total = { AMOUNT($total) }
# Ce que montre une grille : $sum, la somme des cartes visibles ; $hidden, combien sont cachées.
kk-shown = { AMOUNT($sum) } { $sum ->
    [-1] point visible
    [0] point visible
    [1] point visible
   *[other] points visibles
}, { $hidden ->
    [0] rien de caché
    [1] une carte cachée
   *[other] { $hidden } cartes cachées
}
kk-shown-briefly = { AMOUNT($sum) }, { $hidden ->
    [0] rien de caché
    [1] une cachée
   *[other] { $hidden } cachées
}
kk-goal-me = Le but : le plus petit total quand quelqu'un atteint { $limit }. Tu as { AMOUNT($total) }, { $place ->
        [all] comme tout le monde.
        [ahead] { AMOUNT($gap) } de moins { PERSON($rival, form: "que") }.
        [level] autant { PERSON($rival, form: "que") }.
       *[behind] { AMOUNT($gap) } de plus { PERSON($rival, form: "que") }.
    }
    .bref = Tu as { AMOUNT($total) }, { $place ->
        [all] comme tout le monde.
        [ahead] { AMOUNT($gap) } de moins { PERSON($rival, form: "que") }.
        [level] autant { PERSON($rival, form: "que") }.
       *[behind] { AMOUNT($gap) } de plus { PERSON($rival, form: "que") }.
    }
    .braille = { AMOUNT($total) }, { $place ->
        [all] comme tous
        [ahead] mieux { PERSON($rival, form: "que") }
        [level] comme { $rival }
       *[behind] { AMOUNT($gap) } de trop
    }
kk-goal-other = Le but : le plus petit total quand quelqu'un atteint { $limit }.
    .braille = But: le moins à { $limit }

## Ce qui est sur la table

kk-hand = { $watching ->
        [yes] Tu regardes : tu n'as pas de carte.
       *[no] { $drawn ->
            [none] Tu n'as rien en main : tes cartes sont dans ta grille.
           *[other] En main, la carte piochée : { AMOUNT($drawn) }.
        }
    }
    .braille = { $drawn ->
        [none] Rien en main
       *[other] En main { AMOUNT($drawn) }
    }
kk-counts = Cartes cachées : { LIST($hidden) }. { $left ->
        [0] La pioche est vide.
        [1] Une carte dans la pioche.
       *[other] { $left } cartes dans la pioche.
    }
    .bref = Cachées : { LIST($hidden) }. Pioche : { $left }.
    .braille = Cach. { LIST($hidden) }, pioche { $left }
kk-discard = { $under ->
        [0] Défausse : { AMOUNT($top) }, seule carte.
        [1] Défausse : { AMOUNT($top) }, et une carte dessous.
       *[other] Défausse : { AMOUNT($top) }, et { $under } cartes dessous.
    }
    .bref = Défausse : { AMOUNT($top) }.
    .braille = Déf. { AMOUNT($top) }, { $under } dessous
kk-draw = { $left ->
        [0] La pioche est vide : la défausse sera mélangée pour en refaire une.
        [1] Pioche : une carte.
       *[other] Pioche : { $left } cartes.
    }
    .bref = Pioche : { $left }.
    .braille = Pioche { $left }
kk-grid-me = Ta grille : { kk-grid-shown }
    .bref = Ta grille : { kk-shown-briefly }.
    .braille = Grille { AMOUNT($sum) }, { $hidden } cach.
kk-grid-other = La grille { PERSON($seat, form: "de") } : { kk-grid-shown }
    .bref = { $seat } : { kk-shown-briefly }.
    .braille = { $seat } { AMOUNT($sum) }, { $hidden } cach.
kk-grid-shown = { $columns ->
    [0] toutes les colonnes ont disparu.
   *[other] { kk-shown }.
}
kk-nothing-mine = Tu regardes : tu n'as pas de grille.
    .braille = Pas de grille
kk-opponent = { $seat } : { kk-shown }.
    .bref = { $seat } : { kk-shown-briefly }.
    .complet = { $seat } : { kk-shown }, { $columns ->
        [0] aucune colonne
        [1] une colonne
       *[other] { $columns } colonnes
    }.
    .braille = { $seat } { AMOUNT($sum) }, { $hidden } cach.
kk-no-such-seat = Vous êtes { $seats } : il n'y a personne à cette place.
    .braille = Personne

## Ce qui est possible

kk-not-possible = Ce n'est pas à toi.
kk-possible = Tu peux { LIST($items, join: "semicolon") }.
    .braille = { LIST($items) }
kk-possible-REVEAL = choisir deux cartes à retourner
    .braille = choisir 2 cartes
kk-possible-FLIP = retourner une carte cachée
    .braille = retourner
kk-possible-DRAW = piocher
kk-possible-TAKE = prendre le { AMOUNT($top) } de la défausse
    .braille = prendre { AMOUNT($top) }
kk-possible-PLACE = poser le { AMOUNT($drawn) } sur une de tes cartes
    .braille = poser { AMOUNT($drawn) }
kk-possible-REJECT = le jeter et retourner une carte cachée
    .braille = jeter

## Les menus

kk-two-columns = { $same ->
        [yes] Deux cartes de la colonne { $one }
       *[no] Une carte de la colonne { $one } et une de la colonne { $other }
    }
    .braille = { $same ->
        [yes] c{ $one }, deux
       *[no] c{ $one } et c{ $other }
    }
kk-choose-REVEAL = { $same ->
        [yes] Colonne { $column }, lignes { $first } et { $second }
       *[no] Colonne { $column }, ligne { $first }, et colonne { $to }, ligne { $second }
    }
    .braille = { $one } et { $other }
# Une carte cachée à retourner : sa place, et les $count cartes visibles de sa colonne.
kk-turn-cell = { $count ->
        [0] Colonne { $column }, ligne { $row }
       *[other] Colonne { $column }, ligne { $row }, avec { LIST($cards, join: "and") }
    }
    .braille = { $count ->
        [0] c{ $column } l{ $row }
       *[other] c{ $column } l{ $row }, avec { LIST($cards) }
    }
kk-choose-FLIP = Retourner la carte cachée, { $place }
    .braille = Retourner { $place }
kk-choose-DRAW = Piocher
# $hidden : la carte qui part est cachée, sinon $there est ce qu'elle vaut.
kk-choose-TAKE = Prendre le { AMOUNT($top) } à la place { kk-of-card }, { $place }
    .braille = Pr. { AMOUNT($top) } > { kk-there } { $place }
kk-choose-PLACE = Poser le { AMOUNT($drawn) } à la place { kk-of-card }, { $place }
    .braille = { AMOUNT($drawn) } > { kk-there } { $place }
kk-choose-REJECT = Jeter le { AMOUNT($drawn) } et retourner la carte cachée, { $place }
    .braille = Jeter, { $place }
kk-of-card = { $hidden ->
    [yes] d'une carte cachée
   *[no] du { AMOUNT($there) }
}
kk-there = { $hidden ->
    [yes] cachée
   *[no] { AMOUNT($there) }
}
kk-verb-FLIP = Retourner une carte cachée
    .braille = Retourner
kk-verb-TAKE = Prendre le { AMOUNT($top) } de la défausse
    .braille = Prendre { AMOUNT($top) }
kk-verb-PLACE = Poser le { AMOUNT($drawn) }
    .braille = Poser { AMOUNT($drawn) }
kk-verb-REJECT = Jeter le { AMOUNT($drawn) } et retourner une carte cachée
    .braille = Jeter { AMOUNT($drawn) }

## Avant de perdre quelque chose

kk-regret-dearer = Poser un { AMOUNT($card) } à la place d'un { AMOUNT($there) } ? Ta grille augmente.
    .braille = { AMOUNT($there) } > { AMOUNT($card) }?
# $known : ta grille est alors connue, sinon la carte que tu retournes s'y ajoute. $seat montre moins, $least.
kk-regret-finish = { $known ->
        [yes] Tu finirais avec { AMOUNT($sum) }
       *[no] Tu finirais avec { AMOUNT($sum) } et la carte que tu retournes
    }, et { $seat } ne montre que { AMOUNT($least) }. Si quelqu'un fait autant ou moins, tes points comptent double. Finir quand même ?
    .braille = Finir à { AMOUNT($sum) }? { $seat } { AMOUNT($least) }
