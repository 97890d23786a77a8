# Les zones de Cache ton Cash : ce qu'on entend en s'y promenant. Le nom d'abord, puis la valeur, puis l'état ; la place (« 2 sur 5 »)
# est dite par la table. Les détails (flèche bas) sont des phrases entières, les repères tactiles en dernier.

## La main

ctc-zone-hand-title = Main
ctc-zone-hand = { $count ->
        [1] Main, une carte
       *[other] Main, { $count } cartes
    }
    .braille = Main { $count }
ctc-zone-hand-empty = Ta main est vide.
    .braille = Main vide

# $first : la première fois que la carte est dite dans sa zone.
ctc-zone-card = { $first ->
        [yes] { CARD($card, form: "full") }
       *[no] { CARD($card) }
    }{ $family ->
        [action] , carte action
        [joker] , joker, { MONEY($worth) }
       *[other] , { MONEY($worth) }
    }
    .bref = { CARD($card) }{ $family ->
        [action] {""}
       *[other] , { AMOUNT($worth) }
    }
    .braille = { CARD($card) }{ $family ->
        [action] {""}
        [joker] {" "}joker { AMOUNT($worth) }
       *[other] {" "}{ AMOUNT($worth) }
    }
# $alone : la carte suffit ; sinon il en faut une deuxième avec elle.
ctc-zone-answers = { $verb ->
        [CONTEST] peut contester
       *[PLAY] { $alone ->
            [yes] répond au défi
           *[no] répond au défi avec une autre carte
        }
    }
    .braille = { $alone ->
        [yes] répond
       *[no] répond à deux
    }
ctc-zone-playable = jouable

# Avec quoi une possession fait un set ; $how : none rien, jokers des jokers seulement, cards le reste.
ctc-zone-partners = { $how ->
        [none] Aucune carte pour la compléter.
        [jokers] Aucune carte pour la compléter, sauf { LIST($partners, join: "or") }.
       *[cards] Pour la compléter : { LIST($partners, join: "or") }.
    }
    .braille = { $how ->
        [none] Rien avec
       *[other] Avec { LIST($partners) }
    }
ctc-zone-partners-of-joker = { $how ->
        [none] Ce joker n'a rien à compléter.
       *[cards] Ce joker peut compléter { LIST($partners, join: "or") }.
    }
    .braille = { $how ->
        [none] Rien avec
       *[cards] Avec { LIST($partners) }
    }
# Une carte de ma main, n fois ; $same : de la même sorte que celle dont on parle.
ctc-zone-partner = { DISPLAY() ->
    [braille] { CARD($card) }
   *[other] { $same ->
        [yes] { $n ->
            [1] ton autre { $card ->
                [BJ] carte { CARD($card) }
               *[other] { CARD($card) }
            }
           *[other] tes { $n } autres { CARD($card, 2, form: "pl") }
        }
       *[no] { $n ->
            [1] { CARD($card, form: "ta-carte") }
           *[other] tes { $n } { CARD($card, 2, form: "pl") }
        }
    }
}
ctc-zone-partner-discard = { CARD($card, form: "la-carte") } de la défausse
    .braille = déf. { CARD($card) }
ctc-zone-fitting = { $able ->
        [yes] Dans ta main, pour la compléter : { LIST($partners, join: "or") }.
       *[no] Rien dans ta main pour la compléter.
    }
    .braille = { $able ->
        [yes] Avec { LIST($partners) }
       *[no] Rien avec
    }

# Qui montre cette carte là où on peut voler. $slot : 1 au sommet, 2 juste en dessous.
ctc-zone-shown = { $able ->
        [yes] On en voit { LIST($sets, join: "semicolon") }.
       *[no] Personne n'en montre au sommet de sa pile.
    }
    .braille = { $able ->
        [yes] { LIST($sets) }
       *[no] Aucun au sommet
    }
ctc-zone-shown-set = { $slot ->
        [2] sous le sommet
       *[other] au sommet
    } chez { $seat }, { MONEY($value) }{ ctc-protected }
    .braille = { $seat } { AMOUNT($value) }
ctc-zone-open-sets = { $able ->
        [yes] Sets exposés : { LIST($sets, join: "semicolon") }.
       *[no] Personne n'a de set exposé.
    }
    .braille = { $able ->
        [yes] { LIST($sets) }
       *[no] Rien d'exposé
    }
ctc-zone-open-set = { $seat }, { CARD($kind) }{ $slot ->
        [2] {" "}sous le sommet
       *[other] {""}
    }, { MONEY($value) }
    .braille = { $seat } { CARD($kind) } { AMOUNT($value) }
ctc-zone-improves = Peut améliorer ton set du sommet, qui vaudra { MONEY($value) }.
    .braille = Ajout, { AMOUNT($value) }
ctc-zone-claims = Peut prendre sur les piles neutres { CARDS($cards, join: "or") }.
    .braille = Neutre { CARDS($cards) }

ctc-zone-does = { $card ->
        [EC] Échange ton set du sommet contre celui d'une autre personne.
       *[DE] Fait passer un set du sommet tout en bas d'une pile, ou du bas au sommet.
    }
    .braille = { $card ->
        [EC] Échange 2 sommets
       *[DE] Sommet<>bas d'1 pile
    }
ctc-zone-swap-targets = { $able ->
        [yes] Possible avec { LIST($targets, join: "or") }.
       *[no] Impossible pour l'instant : il faut un set de chaque côté.
    }
    .braille = { $able ->
        [yes] { LIST($targets) }
       *[no] Impossible
    }
ctc-zone-move-targets = { $able ->
        [yes] Possible sur { LIST($targets, join: "or") }.
       *[no] Impossible pour l'instant : aucune pile n'a deux sets.
    }
    .braille = { $able ->
        [yes] { LIST($targets) }
       *[no] Impossible
    }
ctc-zone-whose-pile = { $mine ->
        [yes] ta pile
       *[no] la pile { PERSON($seat, form: "de") }
    }
    .braille = { $mine ->
        [yes] toi
       *[no] { $seat }
    }

## Les repères tactiles, et la carte dessinée

# $several : plusieurs sortes de cartes sont décrites à la suite. $proposal : un repère à nous.
ctc-zone-marks = { $several ->
        [yes] { CARD($card) }, repères
       *[no] Repères
    } : { $shape }{ $mark ->
        [none] {""}
       *[other] {" "}; { $mark }
    }.{ $proposal ->
        [yes] {" "}Ce repère est notre proposition.
       *[no] {""}
    }
    .braille = { $several ->
        [yes] { CARD($card) }: {""}
       *[no] {""}
    }{ $shape }{ $mark ->
        [none] {""}
       *[other] ; { $mark }
    }
ctc-zone-face = { CARD($card) }
ctc-zone-face-value = { MONEY($worth) }

## La défausse et la pioche

ctc-zone-discard-title = Défausse
ctc-zone-discard = { $count ->
        [1] Défausse, une carte
       *[other] Défausse, { $count } cartes
    }
    .braille = Déf. { $count }
ctc-zone-discard-empty = La défausse est vide.
    .braille = Déf. vide
ctc-zone-takeable = à prendre
ctc-zone-under = { $under ->
        [1] Une carte dessous
       *[other] { $under } cartes dessous
    }
    .braille = { $under } dessous
ctc-zone-draw-title = Pioche
ctc-zone-draw = { $left ->
        [1] Une carte
       *[other] { $left } cartes
    }
    .braille = { $left } c.
ctc-zone-draw-empty = La pioche est vide.
    .braille = Pioche vide
ctc-zone-put-back = Remis dedans, on ne sait où : { CARDS($cards, join: "and") }.
    .braille = Remis { CARDS($cards) }

## Les piles de sets

ctc-zone-mine-title = Mes gains
ctc-zone-mine = { $count ->
        [1] Mes gains, un set, { MONEY($value) }
       *[other] Mes gains, { $count } sets, { MONEY($value) }
    }
    .bref = { $count ->
        [1] Mes gains, un set, { AMOUNT($value) }
       *[other] Mes gains, { $count } sets, { AMOUNT($value) }
    }
    .braille = Gains { AMOUNT($value) }, { $count }
ctc-zone-mine-empty = Mes gains : aucun set.
    .braille = Gains: aucun set
ctc-zone-theirs-title = { $seat }
ctc-zone-theirs = { $count ->
        [1] { $seat }, { ctc-cards-held }, un set, { MONEY($value) }
       *[other] { $seat }, { ctc-cards-held }, { $count } sets, { MONEY($value) }
    }
    .bref = { $count ->
        [1] { $seat }, un set, { AMOUNT($value) }
       *[other] { $seat }, { $count } sets, { AMOUNT($value) }
    }
    .braille = { $seat } { AMOUNT($value) }, { $count }
ctc-zone-theirs-empty = { $seat }, { ctc-cards-held }, aucun set.
    .bref = { $seat }, aucun set.
    .braille = { $seat } sans set
ctc-zone-set = { CARDS($cards, join: "and", style: "bare") }, { MONEY($value) }
    .bref = { CARD($kind) }, { AMOUNT($value) }
    .braille = { CARD($kind) } { AMOUNT($value) }
ctc-zone-set-cards = Dedans : { CARDS($cards, join: "and") }.
    .braille = { CARDS($cards) }
ctc-zone-attack-with = Tu peux défier avec { LIST($plays, join: "or") }.
    .braille = Défi: { LIST($plays) }
ctc-zone-within-reach = défi possible
    .braille = défi
ctc-zone-protected = protégé
ctc-zone-exposed = exposé
ctc-zone-attacked = attaqué
# Le choix d'un Déménagement sorti d'une pile neutre : TB du sommet au bas, BT du bas au sommet.
ctc-zone-shifts = { $way ->
        [TB] peut passer tout en bas
       *[BT] peut monter au sommet
    }
    .braille = { $way ->
        [TB] vers le bas
       *[BT] vers le haut
    }

## Les piles neutres

ctc-zone-neutral-title = Piles neutres
# $where : numbered à deux joueurs ; à trois, with entre moi et quelqu'un, between entre deux autres.
ctc-zone-neutral = { $where ->
        [numbered] Pile { $number }
        [with] Avec { $other }
       *[between] Entre { $one } et { $other }
    } : { $what ->
        [gone] vide
        [hidden] pas encore retournée
        [action] { CARD($card) }, carte action
        [joker] { CARD($card) }, joker, { MONEY($worth) }
       *[card] { CARD($card, form: "full") }, { MONEY($worth) }
    }
    .bref = { $where ->
        [numbered] Pile { $number }
        [with] Avec { $other }
       *[between] Entre { $one } et { $other }
    } : { $what ->
        [gone] vide
        [hidden] cachée
        [action] { CARD($card) }
       *[card] { CARD($card) }, { AMOUNT($worth) }
    }
    .braille = { $where ->
        [numbered] { $number }
        [with] { $other }
       *[between] { $one }-{ $other }
    } { $what ->
        [gone] vide
        [hidden] cachée
        [action] { CARD($card) }
        [joker] { CARD($card) } joker { AMOUNT($worth) }
       *[card] { CARD($card) } { AMOUNT($worth) }
    }
ctc-zone-out-of-reach = hors de portée
ctc-zone-beneath = { $under ->
        [0] C'est la dernière carte de la pile.
        [1] Une carte dessous.
       *[other] { $under } cartes dessous.
    }
    .braille = { $under } dessous
