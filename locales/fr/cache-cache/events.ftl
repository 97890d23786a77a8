# Ce qui arrive à Cache-cache, raconté. -me : à qui agit ; -other : aux autres et aux spectateurs. { "" } : rien n'est dit à ce niveau.

## La donne

kk-round-began = Manche { $round }. Douze cartes cachées chacun.
    .bref = Manche { $round }.
    .complet = Manche { $round }. Chacun reçoit douze cartes cachées, en quatre colonnes de trois.
    .braille = Manche { $round }
kk-starter-turned = La défausse commence par { $a_card }.
    .bref = Défausse : { AMOUNT($card) }.
    .braille = Défausse { AMOUNT($card) }
kk-choice-asked-me = Choisis deux cartes de ta grille à retourner : chacun choisit en même temps.
    .bref = Choisis deux cartes.
    .braille = Choisis 2 cartes
kk-choice-asked-other = Chacun choisit deux cartes à retourner.
    .bref = Chacun en choisit deux.
    .braille = Chacun choisit
# Mon choix est fait, d'autres choisissent encore.
kk-cards-chosen-me = C'est choisi : { $first }, et { $second }. On attend les autres.
    .bref = C'est choisi.
    .braille = Choisi { $first }, { $second }
# $alike : les deux cartes sont les mêmes.
kk-two-turned = { $alike ->
        [yes] deux { AMOUNT($first) }
       *[no] { $a_first } et { $a_second }
    }
kk-two-turned-where = { $alike ->
        [yes] deux { AMOUNT($first) }, { $first_place }, et { $second_place }
       *[no] { $a_first }, { $first_place }, et { $a_second }, { $second_place }
    }
kk-cards-turned-me = Tu retournes { kk-two-turned-where } : { AMOUNT($total) } en tout.
    .bref = Toi : { kk-two-turned-where }.
    .braille = Toi { AMOUNT($first) } + { AMOUNT($second) } = { AMOUNT($total) }, { $first_place }, { $second_place }
kk-cards-turned-other = { $seat } retourne { kk-two-turned } : { AMOUNT($total) } en tout.
    .bref = { $alike ->
        [yes] { $seat } : deux { AMOUNT($first) }.
       *[no] { $seat } : { AMOUNT($first) } et { AMOUNT($second) }.
    }
    .complet = { $seat } retourne { kk-two-turned-where } : { AMOUNT($total) } en tout.
    .braille = { $seat } { AMOUNT($first) } + { AMOUNT($second) } = { AMOUNT($total) }
# $tie : plusieurs ($names) avaient la plus grosse somme, le sort a choisi.
kk-starter-chosen-me = { $tie ->
        [yes] Égalité à { AMOUNT($total) } entre { $names } : le sort te désigne. Tu commences.
       *[no] Avec { AMOUNT($total) }, c'est toi qui commences.
    }
    .bref = Tu commences.
    .braille = Tu commences
kk-starter-chosen-other = { $tie ->
        [yes] Égalité à { AMOUNT($total) } entre { $names } : le sort désigne { $seat }.
       *[no] Avec { AMOUNT($total) }, c'est { $seat } qui commence.
    }
    .bref = { $seat } commence.
    .braille = { $seat } commence

## Les tours

kk-turn-began-me = À toi{ kk-last-turn }. Défausse : { AMOUNT($top) }.
    .bref = À toi{ kk-last-turn }. { AMOUNT($top) }.
    .braille = À toi. Déf. { AMOUNT($top) }
kk-last-turn = { $last ->
    [yes] , dernier tour
   *[no] {""}
}
kk-turn-began-other = { "" }
    .complet = Au tour { PERSON($seat, form: "de") }.
    .braille = Tour { PERSON($seat, form: "de") }

kk-card-flipped-me = Tu retournes { $a_card }, { $place }.{ kk-one-left-me }
    .bref = Tu retournes { $a_card }.{ kk-one-left-briefly }
    .braille = Tourné { AMOUNT($card) }, { $place }{ kk-one-left-briefly }
kk-card-flipped-other = { $seat } retourne { $a_card }, colonne { $column }.{ kk-one-left-other }
    .bref = { $seat } retourne { $a_card }, colonne { $column }.{ kk-one-left-briefly }
    .complet = { $seat } retourne { $a_card }, { $place }.{ kk-one-left-other }
    .braille = { $seat } tourne { AMOUNT($card) } c{ $column }{ kk-one-left-briefly }

kk-card-drawn-me = Tu pioches { $a_card }.
    .complet = Tu pioches { $a_card }. { kk-left-in-draw }
    .braille = Pioché { AMOUNT($card) }
kk-card-drawn-other = { "" }
    .complet = { $seat } pioche une carte. { kk-left-in-draw }
    .braille = { $seat } pioche
kk-left-in-draw = { $left ->
    [0] La pioche est vide.
    [1] Il en reste une.
   *[other] Il en reste { $left }.
}
kk-draw-pile-remade = La pioche est vide : on la refait avec la défausse, sauf { $a_top } qui reste dessus.
    .bref = La défausse devient la pioche.
    .complet = La pioche est vide : on la refait en mélangeant { $count } cartes de la défausse. Seul { $a_top } y reste.
    .braille = Pioche refaite, { $count }

# $taken : la carte vient de la défausse, sinon de la pioche. $hidden : la carte remplacée était cachée, et personne ne la connaissait.
kk-card-placed-me = { $taken ->
        [yes] { $hidden ->
            [yes] Tu prends le { AMOUNT($card) }. La carte cachée était { $a_replaced } : elle part à la défausse.
           *[no] Tu prends le { AMOUNT($card) } de la défausse, et tu y laisses le { AMOUNT($replaced) }.
        }
       *[no] { $hidden ->
            [yes] Tu poses le { AMOUNT($card) }. La carte cachée était { $a_replaced } : elle part à la défausse.
           *[no] Tu poses le { AMOUNT($card) }, le { AMOUNT($replaced) } part à la défausse.
        }
    }{ kk-one-left-me }
    .bref = { $taken ->
        [yes] Tu prends le { AMOUNT($card) }
       *[no] Tu poses le { AMOUNT($card) }
    }, { $hidden ->
        [yes] { $a_replaced }
       *[no] le { AMOUNT($replaced) }
    } part.{ kk-one-left-briefly }
    .braille = { $taken ->
        [yes] Pris
       *[no] Posé
    } { AMOUNT($card) } c{ $column }, { kk-replaced }{ kk-one-left-briefly }
kk-card-placed-other = { $seat } { $taken ->
        [yes] prend le { AMOUNT($card) } de la défausse
       *[no] pose { $a_card }
    } { $hidden ->
        [yes] à la place d'une carte cachée, { $a_replaced }
       *[no] à la place du { AMOUNT($replaced) }
    }, colonne { $column }.{ kk-one-left-other }
    .bref = { $seat } { $taken ->
        [yes] prend le { AMOUNT($card) } contre
       *[no] pose { $a_card } sur
    } { $hidden ->
        [yes] une cachée, { $a_replaced }
       *[no] le { AMOUNT($replaced) }
    }, colonne { $column }.{ kk-one-left-briefly }
    .complet = { $seat } { $taken ->
        [yes] prend le { AMOUNT($card) } de la défausse
       *[no] pose { $a_card }
    } { $hidden ->
        [yes] à la place d'une carte cachée, { $a_replaced }
       *[no] à la place du { AMOUNT($replaced) }
    }, { $place }.{ kk-one-left-other }
    .braille = { $seat } { $taken ->
        [yes] prend
       *[no] pose
    } { AMOUNT($card) } c{ $column }, { kk-replaced }{ kk-one-left-briefly }
# La carte qui part à la défausse, sur la plage braille : cachée jusque-là, ou non.
kk-replaced = { $hidden ->
    [yes] cachée { AMOUNT($replaced) }
   *[no] déf. { AMOUNT($replaced) }
}

kk-card-rejected-me = Tu jettes le { AMOUNT($card) }, et tu retournes { $a_turned }, { $place }.{ kk-one-left-me }
    .bref = Tu jettes le { AMOUNT($card) }, tu retournes { $a_turned }.{ kk-one-left-briefly }
    .braille = Tourné { AMOUNT($turned) } c{ $column }, jeté { AMOUNT($card) }{ kk-one-left-briefly }
kk-card-rejected-other = { $seat } jette { $a_card } et retourne { $a_turned }, colonne { $column }.{ kk-one-left-other }
    .bref = { $seat } jette { $a_card }, retourne { $a_turned }, colonne { $column }.{ kk-one-left-briefly }
    .complet = { $seat } jette { $a_card } et retourne { $a_turned }, { $place }.{ kk-one-left-other }
    .braille = { $seat } tourne { AMOUNT($turned) } c{ $column }, jette { AMOUNT($card) }{ kk-one-left-briefly }

# Après avoir retourné une carte : $one_left, il n'en reste plus qu'une de cachée, la fin de la manche approche.
kk-one-left-me = { $one_left ->
    [yes] { "" } Il te reste une carte cachée.
   *[no] { "" }
}
kk-one-left-other = { $one_left ->
    [yes] { "" } Il lui reste une carte cachée.
   *[no] { "" }
}
kk-one-left-briefly = { DISPLAY() ->
    [braille] { $one_left ->
        [yes] , reste 1 cach.
       *[no] { "" }
    }
   *[other] { $one_left ->
        [yes] { "" } Encore une cachée.
       *[no] { "" }
    }
}

## Les colonnes

kk-column-removed-me = Trois { AMOUNT($card) } dans la colonne { $column } : elle disparaît. { kk-columns-left-me }
    .bref = Trois { AMOUNT($card) } : la colonne { $column } disparaît.
    .complet = Trois { AMOUNT($card) } dans la colonne { $column } : elle disparaît. { kk-columns-left-me } { kk-column-goes }
    .braille = Colonne { $column } partie, { AMOUNT($card) }
kk-columns-left-me = { $left ->
    [0] Il ne te reste aucune colonne.
    [1] Il te reste une colonne.
   *[other] Il te reste { $left } colonnes.
}
kk-column-removed-other = Trois { AMOUNT($card) } dans la colonne { $column } { PERSON($seat, form: "de") } : elle disparaît.
    .bref = Trois { AMOUNT($card) } : la colonne { $column } { PERSON($seat, form: "de") } disparaît.
    .complet = Trois { AMOUNT($card) } dans la colonne { $column } { PERSON($seat, form: "de") } : elle disparaît. { $left ->
        [0] Il ne lui reste aucune colonne.
        [1] Il lui reste une colonne.
       *[other] Il lui reste { $left } colonnes.
    } { kk-column-goes }
    .braille = { $seat } c{ $column } partie, { AMOUNT($card) }
kk-column-goes = { $out ->
    [yes] Ces cartes sortent du jeu.
   *[no] Ces cartes vont sur la défausse.
}

## La fin de la manche et de la partie

# $whom : qui joue encore un tour.
kk-grid-finished-me = { $empty ->
        [yes] Ta grille est vide.
       *[no] Tu as tout retourné.
    } Dernier tour pour { $whom }.
    .braille = Fini. Dernier tour
kk-grid-finished-other = { $empty ->
        [yes] { $seat } n'a plus de carte.
       *[no] { $seat } a tout retourné.
    } Dernier tour pour { $whom }.
    .braille = { $seat } a fini. Dernier tour
kk-grid-turned-me = { $count ->
        [1] Ta carte cachée était { $a_card }.
       *[other] Tes cartes cachées étaient { LIST($cards, join: "and") }.
    }
    .bref = Il te restait { LIST($cards, join: "and") }.
    .braille = Cachées: { LIST($cards) }
kk-grid-turned-other = { $count ->
        [1] La carte cachée { PERSON($seat, form: "de") } était { $a_card }.
       *[other] Les cartes cachées { PERSON($seat, form: "de") } étaient { LIST($cards, join: "and") }.
    }
    .bref = { "" }
    .braille = { $seat }: { LIST($cards) }

# $doubled : dont les points doublent ; $alone : ce que la grille faisait sans cela ; $whose : qui fait autant ou moins, $least.
kk-round-ended = { kk-why-ended }Manche { $round } terminée.{ kk-doubled } { LIST($scores) }.{ $totals_matter ->
        [yes] {" "}Au total : { LIST($totals) }.
       *[no] {""}
    }
    .bref = Manche { $round }.{ kk-doubled } { LIST($scores) }.{ $totals_matter ->
        [yes] {" "}Total : { LIST($totals) }.
       *[no] {""}
    }
    .braille = { $totals_matter ->
        [yes] Total
       *[no] Manche
    } { LIST($totals) }
kk-why-ended = { $finisher ->
    [none] Mille tours sans que personne ne finisse : on compte.{" "}
   *[other] {""}
}
kk-doubled = { $doubled ->
    [me] {" "}{ kk-who-doubled } : { $alone ->
        [1] ton point compte double.
       *[other] tes { AMOUNT($alone) } points comptent double.
    }
    [other] {" "}{ kk-who-doubled } : { $alone ->
        [1] le point { PERSON($finisher, form: "de") } compte double.
       *[other] les { AMOUNT($alone) } points { PERSON($finisher, form: "de") } comptent double.
    }
   *[none] {""}
}
kk-who-doubled = { $lowest ->
    [me] Tu fais { AMOUNT($least) }
    [several] { $whose } font { AMOUNT($least) }
   *[one] { $whose } fait { AMOUNT($least) }
}
# $reached : qui a mis fin à la partie, avec $most points.
kk-game-ended = { $reached ->
        [me] Tu atteins { AMOUNT($most) }.
        [one] { $who_reached } atteint { AMOUNT($most) }.
       *[several] Les { $limit } points sont atteints.
    } { $winner ->
        [me] Tu gagnes, avec le plus petit total : { kk-points }.
        [us] Tu gagnes avec { $names }, à égalité : { kk-points } chacun.
        [one] { $names } gagne, avec le plus petit total : { kk-points }.
       *[several] { $names } gagnent à égalité : { kk-points } chacun.
    }
    .bref = { $winner ->
        [me] Tu gagnes, { kk-points }.
        [us] Tu gagnes avec { $names }, { kk-points }.
        [one] { $names } gagne, { kk-points }.
       *[several] { $names } gagnent, { kk-points }.
    }
    .braille = { $winner ->
        [me] Gagné
        [us] Gagné avec { $names }
        [one] { $names } gagne
       *[several] { $names } gagnent
    } { AMOUNT($amount) }
