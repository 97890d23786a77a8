# Ce qui arrive, raconté. Une fin d'identifiant dit à qui : -me à qui agit, -you à l'autre personne concernée, -other aux
# autres et aux spectateurs. { "" } : à ce niveau, rien n'est dit.
# $seat agit, $target est l'autre. $n, $given-n… : combien de possessions dans le set (« son Piano », « ses Pianos »).

## La donne

ctc-round-began-dealer = Manche { $round }. Tu distribues, { $first } commence.
    .bref = Manche { $round }.
    .complet = Manche { $round }. Tu distribues { $hand_size } cartes à chacun, { $first } commence.
    .braille = Manche { $round }
ctc-round-began-first = Manche { $round }. { $dealer } distribue, tu commences.
    .bref = Manche { $round }.
    .complet = Manche { $round }. { $dealer } distribue { $hand_size } cartes à chacun, tu commences.
    .braille = Manche { $round }
ctc-round-began-other = Manche { $round }. { $dealer } distribue, { $first } commence.
    .bref = Manche { $round }.
    .complet = Manche { $round }. { $dealer } distribue { $hand_size } cartes à chacun, { $first } commence.
    .braille = Manche { $round }

ctc-hand-dealt-me = Ta main, { $count } cartes : { CARDS($cards) }.
    .bref = Ta main : { CARDS($cards) }.
    .braille = Main { CARDS($cards) }
ctc-hand-dealt-other = { "" }

ctc-card-put-back-draw = { CARD($card, form: "un-capital") } ne peut pas commencer la défausse, et retourne au hasard dans la pioche.
    .bref = { CARD($card, form: "un-capital") } retourne dans la pioche.
    .braille = { CARD($card) } vers pioche
ctc-card-put-back-neutral = { CARD($card, form: "un-capital") } ne peut pas rester visible, et retourne au hasard dans la { $pile }.
    .bref = { CARD($card, form: "un-capital") } retourne dans la { $pile }.
    .braille = { CARD($card) } vers { $pile }
ctc-card-put-back-idle = Il faudrait un set chacun : { CARD($card, form: "le") } retourne au hasard dans la { $pile }.
    .bref = { CARD($card, form: "le-capital") } retourne dans la { $pile }.
    .braille = { CARD($card) } vers { $pile }

ctc-starter-turned-first = { "" }
    .complet = La défausse commence par { CARD($card, form: "un") }.
    .braille = Défausse { CARD($card) }
ctc-starter-turned-other = La défausse commence par { CARD($card, form: "un") }.
    .bref = { "" }
    .braille = Défausse { CARD($card) }

ctc-neutral-turned = Sur la { $pile } : { CARD($card, form: "un") }.
    .complet = Sur la { $pile } : { CARD($card, form: "un") }, { $left ->
        [1] dernière carte
       *[other] { $left } cartes
    }.
    .braille = { $pile } { CARD($card) }
ctc-neutral-emptied = La { $pile } est vide.
    .braille = { $pile } vide

## Les tours

ctc-turn-began-me = À toi. { $top ->
        [none] La défausse est vide.
       *[other] Défausse : { CARD($top) }.
    }
    .bref = À toi. { $top ->
        [none] Défausse vide.
       *[other] { CARD($top) }.
    }
    .braille = À toi. { $top ->
        [none] Déf. vide
       *[other] Déf. { CARD($top) }
    }
ctc-turn-began-other = { "" }
    .complet = Au tour { PERSON($seat, form: "de") }.
    .braille = Tour { PERSON($seat, form: "de") }

ctc-turn-skipped-me = Tu n'as plus de carte : ton tour est sauté.
    .bref = Ton tour est sauté.
    .braille = Ton tour sauté
ctc-turn-skipped-other = { $seat } n'a plus de carte : son tour est sauté.
    .bref = Le tour { PERSON($seat, form: "de") } est sauté.
    .braille = { $seat } tour sauté

ctc-second-action-offered-me = Deuxième action possible.
    .bref = Deuxième action.
    .braille = 2e action possible
ctc-second-action-offered-other = { "" }
    .complet = { $seat } peut jouer une deuxième action.
    .braille = { $seat } 2e action
ctc-second-action-declined-me = Tu termines ton tour.
    .braille = Fin de ton tour
ctc-second-action-declined-other = { "" }
    .complet = { $seat } termine son tour.
    .braille = { $seat } fin du tour

## Les sets et la défausse

ctc-set-formed-me = { $taken ->
        [none] Tu formes un set { CARD($kind, form: "kind") }{ $joker ->
            [none] {""}
           *[other] {" "}avec { CARD($joker, form: "un") }
        }, { MONEY($value) }.
       *[other] Tu prends { CARD($taken, form: "la-carte") } de la défausse et tu formes un set{ $taken_names ->
            [yes] {""}
           *[no] {" "}{ CARD($kind, form: "kind") }
        }{ $joker ->
            [none] {""}
           *[other] {" "}avec { CARD($joker, form: "un") }
        }, { MONEY($value) }.
    }
    .bref = Tu formes un set { CARD($kind, form: "kind") }, { MONEY($value) }.{ ctc-top-for-second }
    .normal = { ctc-set-formed-me }{ ctc-top-for-second }
    .complet = { ctc-set-formed-me }{ $covers ->
        [none] {""}
       *[other] {" "}Il couvre { CARD($covers, $covers_n, form: "ton") }.
    }{ ctc-new-top }
    .braille = Set { CARD($kind) } { AMOUNT($value) }{ $taken ->
        [none] {""}
       *[other] {" "}déf.
    }
ctc-set-formed-other = { $taken ->
        [none] { $seat } forme un set { CARD($kind, form: "kind") }{ $joker ->
            [none] {""}
           *[other] {" "}avec { CARD($joker, form: "un") }
        }, { MONEY($value) }.
       *[other] { $seat } prend { CARD($taken, form: "la-carte") } de la défausse et forme un set{ $taken_names ->
            [yes] {""}
           *[no] {" "}{ CARD($kind, form: "kind") }
        }{ $joker ->
            [none] {""}
           *[other] {" "}avec { CARD($joker, form: "un") }
        }, { MONEY($value) }.
    }
    .bref = { $seat } forme un set { CARD($kind, form: "kind") }, { MONEY($value) }.
    .complet = { ctc-set-formed-other }{ $covers ->
        [none] {""}
       *[other] {" "}Il couvre { CARD($covers, $covers_n, form: "son") }.
    }{ ctc-new-top }
    .braille = { $seat } { CARD($kind) } { AMOUNT($value) }{ $taken ->
        [none] {""}
       *[other] {" "}déf.
    }
# $taken_names : la carte prise a déjà dit la sorte du set.
# Ce que la défausse montre après qu'on s'y est servi.
ctc-new-top = { $taken ->
    [none] {""}
   *[other] { $top ->
        [none] {" "}La défausse est vide.
       *[other] {" "}Défausse : { CARD($top) }.
    }
}
# Ce nouveau dessus compte tout de suite si une deuxième action suit ($again).
ctc-top-for-second = { $again ->
    [yes] { ctc-new-top }
   *[no] {""}
}

ctc-card-discarded-me = Tu défausses { CARD($card, form: "un") }{ $out ->
        [yes] , qui sort du jeu
       *[no] {""}
    }.
    .braille = Défausses { CARD($card) }
ctc-card-discarded-other = { $seat } défausse { CARD($card, form: "un") }{ $out ->
        [yes] , qui sort du jeu
       *[no] {""}
    }.
    .braille = { $seat } déf. { CARD($card) }

ctc-set-improved-me = Tu ajoutes { CARD($kind, form: "un") } à ton set du sommet, qui vaut { MONEY($value) }.
    .bref = Tu ajoutes { CARD($kind, form: "un") }, { MONEY($value) }.
    .braille = Ajout { CARD($kind) } { AMOUNT($value) }
ctc-set-improved-other = { $seat } ajoute { CARD($kind, form: "un") } à son set du sommet, qui vaut { MONEY($value) }.
    .bref = { $seat } ajoute { CARD($kind, form: "un") }, { MONEY($value) }.
    .braille = { $seat }+{ CARD($kind) } { AMOUNT($value) }

## Les défis

ctc-challenge-launched-me = Tu défies { $target } pour { CARD($kind, $n, form: "son") }{ ctc-below }, { MONEY($value) }, avec { CARDS($cards, join: "and") }.
    .bref = Tu défies { $target } pour { CARD($kind, $n, form: "sa-bref") }, { MONEY($value) }.
    .complet = { ctc-challenge-launched-me } { ctc-stake-sentence }
    .braille = toi>{ $target } { CARD($kind) } { AMOUNT($value) }
ctc-challenge-launched-you = { $seat } te défie pour { CARD($kind, $n, form: "ton") }{ ctc-below }, { MONEY($value) }, avec { CARDS($cards, join: "and") }.{ ctc-two-due }
    .bref = { $seat } te défie pour { CARD($kind, $n, form: "ta-bref") }{ ctc-below }, { MONEY($value) }, avec { CARDS($cards, join: "and") }.{ ctc-two-due }
    .complet = { ctc-challenge-launched-you } { ctc-stake-sentence }
    .braille = { $seat }>toi { CARD($kind) } { AMOUNT($value) }, { CARDS($cards) }
ctc-challenge-launched-other = { $seat } défie { $target } pour { CARD($kind, $n, form: "son") }{ ctc-below }{ $slot ->
        [2] ,
       *[other] {""}
    } avec { CARDS($cards, join: "and") }.
    .bref = { "" }
    .complet = { $seat } défie { $target } pour { CARD($kind, $n, form: "son") }{ ctc-below }, { MONEY($value) }, avec { CARDS($cards, join: "and") }. { ctc-stake-sentence }
    .braille = { $seat }>{ $target } { CARD($kind) } { AMOUNT($value) }
ctc-below = { $slot ->
    [2] , juste sous le sommet
   *[other] {""}
}
ctc-two-due = { $demand ->
    [2] {" "}Il te faut deux cartes.
   *[other] {""}
}
ctc-stake-sentence = En jeu : { MONEY($at_stake) }.

# $attacks : qui répond est l'attaquant.
ctc-answer-played-me = { $attacks ->
        [yes] Tu relances avec { CARDS($cards, join: "and") }.
       *[no] Tu réponds par { CARDS($cards, join: "and") }.
    }
    .complet = { ctc-answer-played-me } { ctc-stake-sentence }
    .braille = toi { CARDS($cards) }
ctc-answer-played-you = { $attacks ->
        [yes] { $seat } relance avec { CARDS($cards, join: "and") }.
       *[no] { $seat } répond par { CARDS($cards, join: "and") }.
    }{ ctc-two-due } { ctc-stake-sentence }
    .bref = { $seat } : { CARDS($cards, join: "and") }.{ ctc-two-due } { ctc-stake-sentence }
    .braille = { $seat }>toi { CARDS($cards) } { AMOUNT($at_stake) }
ctc-answer-played-other = { $attacks ->
        [yes] { $seat } relance avec { CARDS($cards, join: "and") }.
       *[no] { $seat } répond par { CARDS($cards, join: "and") }.
    }
    .bref = { "" }
    .complet = { ctc-answer-played-other } { ctc-stake-sentence }
    .braille = { $seat }>{ $target } { CARDS($cards) }

ctc-yielded-me = { $forced ->
        [yes] Ta main est vide : tu cèdes.
       *[no] Tu cèdes.
    }
    .braille = Tu cèdes
ctc-yielded-you = { $forced ->
        [yes] { $seat } n'a plus de carte et cède.
       *[no] { $seat } cède.
    }
    .braille = { $seat } cède
ctc-yielded-other = { $forced ->
        [yes] { $seat } n'a plus de carte et cède.
       *[no] { $seat } cède.
    }
    .bref = { "" }
    .braille = { $seat } cède

# $safe : le set le plus bas est protégé.
ctc-set-stolen-me = Tu gagnes le set, il vaut { MONEY($value) }.
    .bref = Tu voles { CARD($kind, $n, form: "le-bref") } { PERSON($target, form: "de") }, { MONEY($value) }.
    .complet = { ctc-set-stolen-me }{ $covers ->
        [none] {""}
       *[other] {" "}Il couvre { CARD($covers, $covers_n, form: "ton") }.
    }{ ctc-left-other }
    .braille = toi>{ $target } { CARD($kind) } gagné { AMOUNT($value) }
ctc-set-stolen-you = { $seat } gagne ton set, il vaut { MONEY($value) }.
    .bref = { $seat } te vole { CARD($kind, $n, form: "ta-bref") }, { MONEY($value) }.
    .complet = { ctc-set-stolen-you }{ $left ->
        [0] {" "}Tu n'as plus de set.
        [1] {" "}Il te reste un set{ ctc-protected }.
       *[other] {" "}Il te reste { $left } sets.
    }
    .braille = { $seat }>toi { CARD($kind) } perdu { AMOUNT($value) }
ctc-set-stolen-other = { $seat } gagne { MONEY($value) }.
    .bref = { $seat } vole { CARD($kind, $n, form: "le-bref") } { PERSON($target, form: "de") }, { MONEY($value) }.
    .complet = { ctc-set-stolen-other }{ $covers ->
        [none] {""}
       *[other] {" "}Son nouveau set couvre { CARD($covers, $covers_n, form: "son") }.
    }{ ctc-left-other }
    .braille = { $seat }>{ $target } { CARD($kind) } gagné { AMOUNT($value) }
ctc-left-other = { $left ->
    [0] {" "}{ $target } n'a plus de set.
    [1] {" "}{ $target } garde un set{ ctc-protected }.
   *[other] {" "}{ $target } garde { $left } sets.
}
ctc-protected = { $safe ->
    [yes] , protégé
   *[no] {""}
}

ctc-set-kept-me = Tu gardes le set, il vaut { MONEY($value) }.
    .braille = Gardé { CARD($kind) } { AMOUNT($value) }
ctc-set-kept-you = { $seat } garde son set, il vaut { MONEY($value) }.
    .braille = { $seat } garde { CARD($kind) } { AMOUNT($value) }
ctc-set-kept-other = { $seat } garde son set, il vaut { MONEY($value) }.
    .bref = { $seat } garde { CARD($kind, $n, form: "sa-bref") } contre { $target }, { MONEY($value) }.
    .braille = { $seat } garde { CARD($kind) } { AMOUNT($value) }

## Les prises

ctc-claim-made-me = Tu joues { CARD($card, form: "un") } et tu prends { CARDS($taken, join: "and") }, un set à { MONEY($value) }.
    .bref = Tu prends { CARDS($taken, join: "and") }, un set à { MONEY($value) }.
    .complet = { ctc-claim-made-me } { $target } peut contester.
    .braille = Prise { CARD($kind) } { AMOUNT($value) }
ctc-claim-made-you = { $seat } joue { CARD($card, form: "un") } et prend { CARDS($taken, join: "and") }, un set à { MONEY($value) }.
    .bref = { $seat } prend { CARDS($taken, join: "and") }, un set à { MONEY($value) }.
    .complet = { ctc-claim-made-you } Tu peux contester.
    .braille = { $seat } { CARD($kind) } { AMOUNT($value) } { CARD($card) }+{ CARDS($taken) }
ctc-claim-made-other = { $seat } joue { CARD($card, form: "un") } et prend { CARDS($taken, join: "and") }, un set à { MONEY($value) }.
    .bref = { "" }
    .complet = { ctc-claim-made-other } { $target } peut contester.
    .braille = { $seat } { CARD($kind) } { AMOUNT($value) } { CARD($card) }+{ CARDS($taken) }

ctc-claim-contested-me = Tu contestes avec { CARDS($cards, join: "and") }.
    .complet = { ctc-claim-contested-me } { ctc-stake-sentence }
    .braille = Contestes { CARDS($cards) }
ctc-claim-contested-you = { $seat } conteste avec { CARDS($cards, join: "and") }.{ ctc-two-due } { ctc-stake-sentence }
    .braille = { $seat } conteste { CARDS($cards) }
ctc-claim-contested-other = { $seat } conteste avec { CARDS($cards, join: "and") }.
    .bref = { "" }
    .complet = { ctc-claim-contested-other } { ctc-stake-sentence }
    .braille = { $seat } conteste { CARDS($cards) }

ctc-contest-declined-me = { $forced ->
        [yes] Ta main est vide : tu ne peux pas contester.
       *[no] Tu laisses faire.
    }
    .braille = Tu laisses faire
ctc-contest-declined-you = { $forced ->
        [yes] { $seat } n'a plus de carte et ne peut pas contester.
       *[no] { $seat } laisse faire.
    }
    .braille = { $seat } laisse faire
ctc-contest-declined-other = { $forced ->
        [yes] { $seat } n'a plus de carte et ne peut pas contester.
       *[no] { $seat } laisse faire.
    }
    .bref = { "" }
    .braille = { $seat } laisse faire

# Sans contestation, « Tom laisse faire » a tout dit ; au niveau bref, les autres l'apprennent ici.
ctc-claim-kept-me = { $contested ->
        [yes] Tu gardes le set, il vaut { MONEY($value) }.
       *[no] {""}
    }
    .complet = { $contested ->
        [yes] Tu gardes le set, il vaut { MONEY($value) }.
       *[no] Le set va au sommet de ta pile.
    }
    .braille = Gardé { CARD($kind) } { AMOUNT($value) }
ctc-claim-kept-you = { $contested ->
        [yes] { $seat } garde le set, il vaut { MONEY($value) }.
       *[no] {""}
    }
    .complet = { $contested ->
        [yes] { $seat } garde le set, il vaut { MONEY($value) }.
       *[no] Le set va au sommet de sa pile.
    }
    .braille = { $seat } garde { CARD($kind) } { AMOUNT($value) }
ctc-claim-kept-other = { $contested ->
        [yes] { $seat } garde le set, il vaut { MONEY($value) }.
       *[no] {""}
    }
    .bref = { $seat } prend un set { CARD($kind, form: "kind") }, { MONEY($value) }.
    .complet = { $contested ->
        [yes] { $seat } garde le set, il vaut { MONEY($value) }.
       *[no] Le set va au sommet de sa pile.
    }
    .braille = { $seat } garde { CARD($kind) } { AMOUNT($value) }

ctc-claim-stolen-me = Tu gagnes le set, il vaut { MONEY($value) }.
    .braille = Gagné { CARD($kind) } { AMOUNT($value) }
ctc-claim-stolen-you = { $seat } gagne le set, il vaut { MONEY($value) }.
    .braille = { $seat }>toi { CARD($kind) } perdu { AMOUNT($value) }
ctc-claim-stolen-other = { $seat } gagne le set, il vaut { MONEY($value) }.
    .bref = { $seat } prend à { $target } un set { CARD($kind, form: "kind") }, { MONEY($value) }.
    .braille = { $seat }>{ $target } { CARD($kind) } gagné { AMOUNT($value) }

## Les cartes action

# $by : « hand » jouée de la main, « neutral » retournée sur une pile neutre.
ctc-sets-swapped-me = { $by ->
        [hand] Tu joues un Échange : { CARD($given, $given_n, form: "ton") }, { MONEY($given_value) }, contre { CARD($received, $received_n, form: "le") } { PERSON($target, form: "de") }, { MONEY($received_value) }.
       *[neutral] Tu donnes { CARD($given, $given_n, form: "ton") }, { MONEY($given_value) }, et tu reçois { CARD($received, $received_n, form: "le") } { PERSON($target, form: "de") }, { MONEY($received_value) }.
    }
    .braille = toi { CARD($given) }<>{ CARD($received) } { $target }
ctc-sets-swapped-you = { $by ->
        [hand] { $seat } joue un Échange avec toi : tu donnes { CARD($received, $received_n, form: "ton") }, { MONEY($received_value) }, et tu reçois { CARD($given, $given_n, form: "son") }, { MONEY($given_value) }.
       *[neutral] Tu donnes { CARD($received, $received_n, form: "ton") }, { MONEY($received_value) }, et tu reçois { CARD($given, $given_n, form: "le") } { PERSON($seat, form: "de") }, { MONEY($given_value) }.
    }
    .braille = toi { CARD($received) }<>{ CARD($given) } { $seat }
ctc-sets-swapped-other = { $by ->
        [hand] { $seat } joue un Échange : { CARD($given, $given_n, form: "son") }, { MONEY($given_value) }, contre { CARD($received, $received_n, form: "le") } { PERSON($target, form: "de") }, { MONEY($received_value) }.
       *[neutral] { $seat } donne { CARD($given, $given_n, form: "son") }, { MONEY($given_value) }, et reçoit { CARD($received, $received_n, form: "le") } { PERSON($target, form: "de") }, { MONEY($received_value) }.
    }
    .braille = { $seat } { CARD($given) }<>{ CARD($received) } { $target }

# $set : « ton set de Pianos », « le set de Pianos de Tom ». Puis ce qui tient maintenant l'autre bout de la pile.
ctc-pile-moved-me = { $by ->
        [hand] Tu joues un Déménagement : { $set } { ctc-way }.
       *[neutral] Tu choisis : { $set } { ctc-way }.
    } { ctc-other-end }
    .bref = { $by ->
        [hand] Tu joues un Déménagement : { $set } { ctc-way }.
       *[neutral] Tu choisis : { $set } { ctc-way }.
    }
    .braille = { ctc-way-braille }
ctc-pile-moved-you = { $by ->
        [hand] { $seat } joue un Déménagement : { $set } { ctc-way }.
       *[neutral] { $seat } choisit : { $set } { ctc-way }.
    } { ctc-other-end }
    .braille = { $seat }>toi { ctc-way-braille }
ctc-pile-moved-other = { $by ->
        [hand] { $seat } joue un Déménagement : { $set } { ctc-way }.
       *[neutral] { $seat } choisit : { $set } { ctc-way }.
    } { ctc-other-end }
    .bref = { $by ->
        [hand] { $seat } joue un Déménagement : { $set } { ctc-way }.
       *[neutral] { $seat } choisit : { $set } { ctc-way }.
    }
    .braille = { $seat }>{ $target } { ctc-way-braille }
ctc-way = { $way ->
    [TB] passe tout en bas
   *[BT] monte au sommet
}
ctc-way-braille = { CARD($kind) } { $way ->
    [TB] en bas
   *[BT] au sommet
}
ctc-other-end = { $way ->
    [TB] Au sommet, maintenant : un set { CARD($top, form: "kind") }.
   *[BT] Tout en bas, maintenant : un set { CARD($bottom, form: "kind") }.
}
ctc-owned-set-mine = ton set { CARD($kind, form: "kind") }
ctc-owned-set-own = son set { CARD($kind, form: "kind") }
ctc-owned-set-of = le set { CARD($kind, form: "kind") } { PERSON($target, form: "de") }

ctc-neutral-action-turned-me = { CARD($card, form: "un-capital") } apparaît sur la { $pile }.
    .complet = { ctc-neutral-action-turned-me } Cela vous concerne, toi et { $target }.
    .braille = { CARD($card) } sur { $pile }
ctc-neutral-action-turned-you = { CARD($card, form: "un-capital") } apparaît sur la { $pile }.
    .complet = { ctc-neutral-action-turned-you } Cela vous concerne, toi et { $seat }.
    .braille = { CARD($card) } sur { $pile }
ctc-neutral-action-turned-other = { CARD($card, form: "un-capital") } apparaît sur la { $pile }.
    .braille = { CARD($card) } sur { $pile }
ctc-neutral-action-spent = { $idle ->
        [yes] { CARD($card, form: "le-capital") } n'a pas d'effet et sort du jeu.
       *[no] {""}
    }
    .complet = { $idle ->
        [yes] { CARD($card, form: "le-capital") } n'a pas d'effet et sort du jeu.
       *[no] { CARD($card, form: "le-capital") } sort du jeu.
    }
    .braille = { CARD($card) } hors jeu

## La pioche

# $order : « only » une seule main se complète ; « first », puis « then » : l'ordre compte.
ctc-cards-drawn-me = { $count ->
        [1] { $order ->
            [first] Tu pioches d'abord : { CARDS($cards) }.
            [then] Puis tu pioches { CARDS($cards) }.
           *[only] Tu pioches { CARDS($cards) }.
        }
       *[other] { $order ->
            [first] Tu pioches d'abord { $count } cartes : { CARDS($cards) }.
            [then] Puis tu pioches { $count } cartes : { CARDS($cards) }.
           *[only] Tu pioches { $count } cartes : { CARDS($cards) }.
        }
    }
    .bref = Tu pioches { CARDS($cards) }.
    .complet = { ctc-cards-drawn-me }{ ctc-draw-left }
    .braille = Pioches { CARDS($cards) }
ctc-cards-drawn-other = { $order ->
        [first] { $seat } pioche d'abord { ctc-drawn-count }.
        [then] Puis { $seat } pioche { ctc-drawn-count }.
       *[only] { $seat } pioche { ctc-drawn-count }.
    }
    .bref = { "" }
    .complet = { ctc-cards-drawn-other }{ ctc-draw-left }
    .braille = { $seat } pioche { $count }
ctc-cards-drawn-quietly = { "" }
    .complet = { $seat } pioche { ctc-drawn-count }.{ ctc-draw-left }
    .braille = { $seat } pioche { $count }
ctc-drawn-count = { $count ->
    [1] une carte
   *[other] { $count } cartes
}
ctc-draw-left = { $left ->
    [0] {""}
    [1] {" "}Il en reste une.
   *[other] {" "}Il en reste { $left }.
}
ctc-draw-pile-emptied = La pioche est vide.
    .complet = La pioche est vide. On joue les dernières cartes.
    .braille = Pioche vide

## La fin

# $scores, $totals, $wins : une liste, « toi 205000, Léa 190000 ».
ctc-round-ended = La pioche et les mains sont vides. Manche { $round } terminée. { LIST($scores) }.{ $totals_matter ->
        [yes] {" "}Au total : { LIST($totals) }.
       *[no] {""}
    }{ $wins_matter ->
        [yes] {" "}{ ctc-round-won } Manches gagnées : { LIST($wins) }.
       *[no] {""}
    }
    .bref = Manche { $round } terminée. { LIST($scores) }.{ $totals_matter ->
        [yes] {" "}Au total : { LIST($totals) }.
       *[no] {""}
    }{ $wins_matter ->
        [yes] {" "}Manches gagnées : { LIST($wins) }.
       *[no] {""}
    }
    .braille = { $totals_matter ->
        [yes] Total { LIST($totals) }, manche { $round } { LIST($scores) }
       *[no] { $wins_matter ->
            [yes] Gagnées { LIST($wins) }, manche { $round } { LIST($scores) }
           *[no] Manche { $round } { LIST($scores) }
        }
    }
ctc-round-won = { $won ->
    [me] Tu gagnes la manche.
    [one] { $best } gagne la manche.
    [us] Égalité : { $best } et toi, vous gagnez la manche.
    [several] Égalité : { $best } gagnent la manche.
   *[nobody] Égalité : personne ne gagne la manche.
}
ctc-score-me = { $first ->
        [yes] Toi { AMOUNT($value) }
       *[no] toi { AMOUNT($value) }
    }
    .braille = toi { AMOUNT($value) }
ctc-score-other = { $seat } { AMOUNT($value) }
ctc-number-me = { $first ->
        [yes] Toi { $value }
       *[no] toi { $value }
    }
    .braille = toi { $value }
ctc-number-other = { $seat } { $value }

# $by : « money » la somme décide, « wins » les manches gagnées.
ctc-game-ended = { ctc-why-stopped }{ $winner ->
        [me] Tu gagnes la partie { ctc-with }.
        [one] { $names } gagne la partie { ctc-with }.
        [us] { $names } et toi, vous partagez la victoire, { ctc-with-each }.
       *[several] { $names } partagent la victoire, { ctc-with-each }.
    }
    .braille = { $winner ->
        [me] Gagné { ctc-with-braille }
        [one] { $names } gagne { ctc-with-braille }
        [us] Gagné avec { $names } { ctc-with-braille }
       *[several] { $names } gagnent { ctc-with-braille }
    }
ctc-why-stopped = { $safeguard ->
    [yes] Trente manches sont jouées, la partie s'arrête là.{" "}
   *[no] {""}
}
ctc-with = { $by ->
    [money] avec { MONEY($amount) }
   *[wins] { $amount ->
        [1] avec une manche
       *[other] avec { $amount } manches
    }
}
ctc-with-each = { $by ->
    [money] avec le même total, { MONEY($amount) }
   *[wins] { $amount ->
        [1] avec une manche gagnée
       *[other] avec { $amount } manches gagnées
    }
}
ctc-with-braille = { $by ->
    [money] { MONEY($amount) }
   *[wins] { $amount } manches
}

## Les piles neutres : par leur numéro à deux, par leurs voisins à trois.

ctc-pile-numbered = { DISPLAY() ->
    [braille] neutre { $number }
   *[other] pile neutre { $number }
}
ctc-pile-with = { DISPLAY() ->
    [braille] neutre { $other }
   *[other] pile neutre entre toi et { $other }
}
ctc-pile-between = { DISPLAY() ->
    [braille] { $one }-{ $other }
   *[other] pile neutre entre { $one } et { $other }
}
