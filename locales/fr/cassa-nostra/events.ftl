# Ce qui arrive, raconté. Une fin d'identifiant dit à qui : -me à la seule personne concernée, -us à l'une de plusieurs, -one et
# -several aux autres, selon qu'une ou plusieurs personnes sont concernées, -other à qui regarde. { "" } : à ce niveau, rien
# n'est dit. Une manche est faite de trois tours.

## La manche et le tour

cs-partie-began = Manche { $partie }. Chacun a ses 8 cartes.
    .bref = Manche { $partie }.
    .complet = Manche { $partie }. Chacun a ses 8 cartes : deux 1, deux 2, deux 4 et deux 8.
    .braille = Manche { $partie }

# $order : qui ajustera sa mise, dans cet ordre.
cs-quest-set = Tour { $tour }. La quête est de { $quest } : { $most }, moins { LIST($dice, join: "and") } aux dés. { cs-order }
    .bref = Tour { $tour }. Quête { $quest }.
    .braille = Quête { $quest }, tour { $tour }; { cs-order.braille }

cs-hand-empty-me = Ta main est vide : tu n'offres rien à ce tour.
    .braille = Main vide: rien
cs-hand-empty-other = { $seat } n'a plus de carte et n'offre rien à ce tour.
    .bref = { $seat } n'offre rien.
    .braille = { $seat } n'offre rien

## Les mises

# Ce qu'on demande au juste suit : au clavier la phrase, au terminal ce qu'il faut taper.
cs-deposits-asked-me = À toi.
    .braille = À toi: mise
cs-deposits-asked-other = { "" }
    .complet = Chacun choisit sa mise.
    .braille = Mises

# $total : ce que vaut ta mise.
cs-cards-deposited-me = { $count ->
        [1] Tu mises une carte, total { $total }.
       *[other] Tu mises { $count } cartes, total { $total } : { LIST($cards, join: "and") }.
    }
    .bref = { $count ->
        [1] Tu mises { $total }.
       *[other] Tu mises { LIST($cards, join: "and") }, total { $total }.
    }
    .braille = Mise { $total }: { LIST($cards) }

cs-deposits-laid = Toutes les mises sont posées. Cartes : { LIST($sizes) }.
    .bref = Cartes posées : { LIST($sizes) }.
    .braille = Posées { LIST($sizes) }

cs-shows-asked-me = À toi.
    .braille = À toi: retourne
cs-shows-asked-other = { "" }
    .complet = Chacun choisit la carte à retourner.
    .braille = Cartes à retourner

cs-card-chosen-me = Tu choisis le { $card }.
    .braille = Choisi { $card }

# $quest : ce qu'il faut atteindre, cartes cachées comprises.
cs-cards-turned = Les cartes se retournent : { LIST($cards) }. Total visible : { $total }.
    .complet = Les cartes se retournent : { LIST($cards) }. Total visible : { $total }, pour une quête de { $quest }.
    .bref = Visible : { LIST($cards) }. Total { $total }.
    .braille = Vu { $total }: { LIST($cards) }

## Les ajustements

cs-adjustment-asked-me = À toi d'ajuster ta mise.
    .bref = À toi.
    .braille = À toi: ajuste
cs-adjustment-asked-other = { "" }
    .complet = { $seat } peut ajuster sa mise.
    .braille = { $seat } ajuste

cs-card-added-me = Tu ajoutes le { $card } : { $laid } cartes, total { $total }.
    .braille = +{ $card }, total { $total }
cs-card-added-other = { $seat } ajoute une carte cachée : { $laid } en tout.
    .bref = { $seat } ajoute une carte : { $laid }.
    .braille = { $seat } +1 carte: { $laid }
cs-card-taken-back-me = Tu reprends le { $card } : { $laid ->
        [1] une carte
       *[other] { $laid } cartes
    }, total { $total }.
    .braille = -{ $card }, total { $total }
cs-card-taken-back-other = { $seat } reprend une carte : { $laid ->
        [1] il en reste une.
       *[other] il en reste { $laid }.
    }
    .bref = { $seat } reprend une carte : { $laid }.
    .braille = { $seat } -1 carte: { $laid }
cs-deposit-kept-me = Tu ne changes rien.
    .braille = Rien changé
cs-deposit-kept-other = { $seat } ne change rien.
    .bref = { "" }
    .braille = { $seat }: rien changé

## Le Big Chef

cs-offers-turned = On retourne tout. { LIST($detailed, join: "semicolon") }.
    .bref = { LIST($offers) }.
    .braille = { LIST($detailed, join: "semicolon") }

# $offer : l'offre la plus forte, ou la plus faible. $names : les autres personnes concernées ; $us, $also : toi et elles, au
# début ou au milieu d'une phrase. $mine : tes jetons, $theirs : ceux de la seule personne concernée.
cs-chef-pleased-me = Total { $total } pour { $quest } : le Big Chef est content. Tu as offert { $offer }, le plus : tu gagnes un jeton. Tu en as { $mine }.
    .bref = { $total } pour { $quest } : le Chef est content. Tu gagnes un jeton. Tu en as { $mine }.
    .braille = { $total }/{ $quest } content, toi +1
cs-chef-pleased-us = Total { $total } pour { $quest } : le Big Chef est content. { LIST($us, join: "and") } avez offert { $offer }, le plus : un jeton chacun. Tu en as { $mine }.
    .bref = { $total } pour { $quest } : le Chef est content. Un jeton pour { LIST($also, join: "and") }. Tu en as { $mine }.
    .braille = { $total }/{ $quest } content, toi +1, { LIST($names) }
cs-chef-pleased-one = Total { $total } pour { $quest } : le Big Chef est content. { LIST($names) } a offert { $offer }, le plus, et gagne un jeton : { $theirs } en tout.
    .bref = { $total } pour { $quest } : le Chef est content. Un jeton pour { LIST($names) }, { $theirs } en tout.
    .braille = { $total }/{ $quest } content, { LIST($names) } +1
cs-chef-pleased-several = Total { $total } pour { $quest } : le Big Chef est content. { LIST($names, join: "and") } ont offert { $offer }, le plus : un jeton chacun.
    .bref = { $total } pour { $quest } : le Chef est content. Un jeton pour { LIST($names, join: "and") }.
    .braille = { $total }/{ $quest } content, { LIST($names) } +1

cs-chef-angered-me = Total { $total } pour { $quest } : le Big Chef est fâché. { $offer ->
        [0] Tu n'as rien offert
       *[other] Tu as offert { $offer }, le moins
    } : tu perds un jeton.{ cs-tokens-kept }
    .bref = { $total } pour { $quest } : le Chef est fâché. Tu perds un jeton.{ cs-tokens-kept }
    .braille = { $total }/{ $quest } fâché, toi -1
cs-chef-angered-us = Total { $total } pour { $quest } : le Big Chef est fâché. { LIST($us, join: "and") } { $offer ->
        [0] n'avez rien offert
       *[other] avez offert { $offer }, le moins
    } : un jeton de moins chacun.{ cs-tokens-kept }
    .bref = { $total } pour { $quest } : le Chef est fâché. Un jeton de moins pour { LIST($also, join: "and") }.{ cs-tokens-kept }
    .braille = { $total }/{ $quest } fâché, toi -1, { LIST($names) }
cs-chef-angered-one = Total { $total } pour { $quest } : le Big Chef est fâché. { LIST($names) } { $offer ->
        [0] n'a rien offert
       *[other] a offert { $offer }, le moins,
    } et perd un jeton{ $theirs ->
        [0] {""}
        [1] {" "}: il lui en reste un
       *[other] {" "}: il lui en reste { $theirs }
    }.
    .bref = { $total } pour { $quest } : le Chef est fâché. Un jeton de moins pour { LIST($names) }.
    .braille = { $total }/{ $quest } fâché, { LIST($names) } -1
cs-chef-angered-several = Total { $total } pour { $quest } : le Big Chef est fâché. { LIST($names, join: "and") } { $offer ->
        [0] n'ont rien offert
       *[other] ont offert { $offer }, le moins
    } : un jeton de moins chacun.
    .bref = { $total } pour { $quest } : le Chef est fâché. Un jeton de moins pour { LIST($names, join: "and") }.
    .braille = { $total }/{ $quest } fâché, { LIST($names) } -1
# C'est la sortie du jeu qui dit que c'était le dernier.
cs-tokens-kept = { $mine ->
    [0] {""}
    [1] {" "}Il t'en reste un.
   *[other] {" "}Il t'en reste { $mine }.
}

# $left : combien de joueurs restent.
cs-players-eliminated-me = Tu n'as plus de jeton : pour toi, le jeu est fini.{ cs-players-left }
    .bref = Tu n'as plus de jeton : pour toi, le jeu est fini.
    .braille = Toi hors jeu
cs-players-eliminated-us = { LIST($us, join: "and") } n'avez plus de jeton : pour vous, le jeu est fini.{ cs-players-left }
    .bref = { LIST($us, join: "and") } n'avez plus de jeton : pour vous, le jeu est fini.
    .braille = Toi, { LIST($names) } hors jeu
cs-players-eliminated-one = { LIST($names) } n'a plus de jeton et sort du jeu.{ cs-players-left }
    .bref = { LIST($names) } sort du jeu.
    .braille = { LIST($names) } hors jeu
cs-players-eliminated-several = { LIST($names, join: "and") } n'ont plus de jeton et sortent du jeu.{ cs-players-left }
    .bref = { LIST($names, join: "and") } sortent du jeu.
    .braille = { LIST($names) } hors jeu
cs-players-left = { $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}Il reste { $left } joueurs.
}

## La fin du tour, de la manche, de la partie

# $held : ce que vaut la main la plus forte ; $sums : ce que vaut chaque main.
cs-hand-bonus-given-me = Troisième tour fini. En main : { LIST($sums) }. Tu gardes le plus : tu gagnes un jeton. Tu en as { $mine }.
    .bref = En main, tu gardes le plus, { $held } : un jeton. Tu en as { $mine }.
    .braille = Main { $held }: toi +1
cs-hand-bonus-given-us = Troisième tour fini. { $held ->
        [0] Toutes les mains sont vides
       *[other] En main : { LIST($sums) }. { LIST($us, join: "and") } gardez le plus
    } : un jeton chacun. Tu en as { $mine }.
    .bref = { $held ->
        [0] Toutes les mains sont vides : un jeton chacun.
       *[other] En main, { LIST($also, join: "and") } gardez le plus, { $held } : un jeton chacun.
    } Tu en as { $mine }.
    .braille = Main { $held }: toi +1, { LIST($names) }
cs-hand-bonus-given-one = Troisième tour fini. En main : { LIST($sums) }. { LIST($names) } garde le plus et gagne un jeton : { $theirs } en tout.
    .bref = En main, { LIST($names) } garde le plus, { $held } : un jeton, { $theirs } en tout.
    .braille = Main { $held }: { LIST($names) } +1
cs-hand-bonus-given-several = Troisième tour fini. { $held ->
        [0] Toutes les mains sont vides
       *[other] En main : { LIST($sums) }. { LIST($names, join: "and") } gardent le plus
    } : un jeton chacun.
    .bref = { $held ->
        [0] Toutes les mains sont vides : un jeton chacun.
       *[other] En main, { LIST($names, join: "and") } gardent le plus, { $held } : un jeton chacun.
    }
    .braille = Main { $held }: { LIST($names) } +1

# $last : c'était le troisième tour.
cs-tour-ended = { $last ->
        [yes] Fin de la manche { $partie }.
       *[no] Fin du tour { $tour }.
    } Jetons : { LIST($tokens) }.
    .bref = Jetons : { LIST($tokens) }.
    .braille = Jetons { LIST($tokens) }
cs-tour-ended-nobody = { $last ->
        [yes] Fin de la manche { $partie }.
       *[no] Fin du tour { $tour }.
    } Il ne reste aucun jeton.
    .bref = Il ne reste aucun jeton.
    .braille = Aucun jeton

# $reason : goal cinq jetons, last un seul joueur reste, nobody plus personne, safeguard trente manches sans fin.
cs-game-ended-me = { $reason ->
        [last] La partie est finie. Il ne reste que toi : tu gagnes.
        [safeguard] La partie s'arrête après 30 manches. Tu as le plus de jetons, { $tokens } : tu gagnes.
       *[goal] La partie est finie. Tu as { $tokens } jetons : tu gagnes.
    }
    .braille = Gagné, { $tokens } jetons
cs-game-ended-us = { $reason ->
        [safeguard] La partie s'arrête après 30 manches. { LIST($us, join: "and") } avez le plus de jetons, { $tokens } : vous gagnez ensemble.
       *[goal] La partie est finie. { LIST($us, join: "and") } avez atteint cinq jetons : vous gagnez ensemble.
    }
    .braille = Gagné avec { LIST($names) }
cs-game-ended-one = { $reason ->
        [last] La partie est finie. Il ne reste { PERSON($winner, form: "que") }, qui gagne.
        [safeguard] La partie s'arrête après 30 manches. { LIST($names) } a le plus de jetons, { $tokens }, et gagne.
       *[goal] La partie est finie. { LIST($names) } a { $tokens } jetons et gagne.
    }
    .braille = { LIST($names) } gagne, { $tokens } jetons
cs-game-ended-several = { $reason ->
        [safeguard] La partie s'arrête après 30 manches. { LIST($names, join: "and") } ont le plus de jetons, { $tokens }, et gagnent ensemble.
       *[goal] La partie est finie. { LIST($names, join: "and") } ont atteint cinq jetons et gagnent ensemble.
    }
    .braille = Gagnent { LIST($names) }
cs-game-ended-nobody = La partie est finie. Il ne reste personne : le Big Chef garde tout, et nul ne gagne.
    .bref = La partie est finie. Il ne reste personne : nul ne gagne.
    .braille = Fini, nul ne gagne

## Ce que ces phrases ont en commun

cs-part-me = { $first ->
        [yes] Toi
       *[no] toi
    } { $value }
cs-part-other = { $seat } { $value }
cs-you = { $first ->
    [yes] Toi
   *[no] toi
}
# Une offre avec ses cartes : « 10 : 2 et 8 ».
cs-offer-in-full = { $count ->
        [0] rien
        [1] { $offer }
       *[other] { $offer } : { LIST($cards, join: "and") }
    }
    .braille = { $count ->
        [0] 0
        [1] { $offer }
       *[other] { $offer }: { LIST($cards) }
    }
