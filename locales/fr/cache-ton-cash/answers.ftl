# Ce qu'on répond à une question, ce qu'on attend d'un joueur, et les lignes des menus.

ctc-names = { LIST($names, join: "and") }

## À qui le tour, et pour quoi

ctc-turn-actions = { $double ->
    [yes] deux actions
   *[no] une action
}
ctc-turn-me-action = C'est à toi : { ctc-turn-actions }.
    .complet = C'est à toi : { ctc-turn-actions }. { $top ->
        [none] La défausse est vide.
       *[other] Défausse : { CARD($top) }.
    }
    .braille = À toi
ctc-turn-me-second = C'est à toi : une deuxième action, ou la fin de ton tour.
    .bref = C'est à toi : deuxième action.
    .braille = À toi, 2e action
ctc-turn-me-answer = C'est à toi de répondre à { $other }, pour { $whose ->
        [mine] { CARD($kind, $n, form: "ton") }
       *[other] { CARD($kind, $n, form: "son") }
    }. { ctc-stake-sentence }{ ctc-two-due }
    .braille = À toi > { $other } { CARD($kind) } { AMOUNT($at_stake) }
ctc-turn-me-contest = { $other } prend un set { CARD($kind, form: "kind") }, { MONEY($at_stake) }. C'est à toi : contester, ou laisser faire.
    .braille = Contester? { CARD($kind) } { AMOUNT($at_stake) }
ctc-turn-me-shift = C'est à toi de choisir pour le Déménagement, sur la pile { PERSON($other, form: "de") }.
    .braille = Déménag pile { PERSON($other, form: "de") }
ctc-turn-other-action = C'est à { $seat } de jouer.
    .braille = Tour { PERSON($seat, form: "de") }
ctc-turn-other-second = C'est à { $seat } de jouer, pour une deuxième action.
    .bref = C'est à { $seat } de jouer.
    .braille = { $seat } 2e action
ctc-turn-other-answer = C'est à { $seat } de répondre { $other_is_me ->
        [yes] à ton défi
       *[no] à { $other }
    }, pour un set { CARD($kind, form: "kind") }. { ctc-stake-sentence }
    .braille = { $seat } répond, { CARD($kind) } { AMOUNT($at_stake) }
ctc-turn-other-contest = C'est à { $seat } de contester ou non { $other_is_me ->
        [yes] ta prise
       *[no] la prise { PERSON($other, form: "de") }
    } : un set { CARD($kind, form: "kind") }, { MONEY($at_stake) }.
    .braille = { $seat } conteste ou non
ctc-turn-other-shift = C'est à { $seat } de choisir pour le Déménagement, sur { $other_is_me ->
        [yes] ta pile
       *[no] la pile { PERSON($other, form: "de") }
    }.
    .braille = { $seat } choisit, Déménag
ctc-turn-over = La partie est finie.
    .braille = Partie finie

## Ce qu'on attend de moi

ctc-prompt-second = Deuxième action possible. { $top ->
        [none] La défausse est vide.
       *[other] Défausse : { CARD($top) }.
    }
    .bref = Deuxième action. { $top ->
        [none] Défausse vide.
       *[other] { CARD($top) }.
    }
    .braille = 2e action. { $top ->
        [none] Déf. vide
       *[other] Déf. { CARD($top) }
    }
ctc-prompt-answer = { $able ->
        [yes] Tu peux répondre : { LIST($plays, join: "or") }. Sinon, tu cèdes.
       *[no] { $demand ->
            [2] Il te faudrait deux cartes qui conviennent : tu ne peux que céder.
           *[other] Rien ne convient dans ta main : tu ne peux que céder.
        }
    }
    .braille = { $able ->
        [yes] Réponse: { LIST($plays) }
       *[no] Céder seulement
    }
ctc-prompt-contest = { $able ->
        [yes] Tu peux contester : { LIST($plays, join: "or") }. Sinon, tu laisses faire.
       *[no] Tu ne peux que laisser faire.
    }
    .braille = { $able ->
        [yes] Contester: { LIST($plays) }
       *[no] Laisser faire
    }
ctc-prompt-shift = Choisis pour la pile { PERSON($other, form: "de") } : le sommet passe tout en bas, ou le set le plus bas monte au sommet.
    .bref = Choisis pour la pile { PERSON($other, form: "de") }.
    .braille = Choix: pile { PERSON($other, form: "de") }
ctc-play = { CARDS($cards, join: "and") }

## Les scores

# $missing : ce qui manque au premier pour le million. $leader : me, ou other.
ctc-scores-classique = { $round ->
        [1] Manche 1. Dans les piles : { LIST($piles) }.
       *[other] Manche { $round }. { LIST($totals) }. { ctc-missing }
    }
    .bref = { $round ->
        [1] Dans les piles : { LIST($piles) }.
       *[other] { LIST($totals) }.
    }
    .braille = { $round ->
        [1] { LIST($piles) }
       *[other] { LIST($totals) }
    }
ctc-scores-rapide = Dans les piles : { LIST($piles) }.
    .braille = { LIST($piles) }
ctc-scores-trois = { $round ->
        [1] Manche { place }. Dans les piles : { LIST($piles) }.
       *[other] Manche { place }. { LIST($totals) }.
    }
    .bref = { $round ->
        [1] Dans les piles : { LIST($piles) }.
       *[other] { LIST($totals) }.
    }
    .braille = { $round ->
        [1] { LIST($piles) }
       *[other] { LIST($totals) }
    }
ctc-scores-deux = Manche { $round }. Manches gagnées : { LIST($wins) }. Dans les piles : { LIST($piles) }.
    .bref = Manches gagnées : { LIST($wins) }.
    .braille = Gagnées { LIST($wins) }
ctc-scores-over = La partie est finie. { LIST($totals) }.
    .braille = { LIST($totals) }
ctc-missing = { $reached ->
    [yes] {""}
   *[no] { $leader ->
        [me] Il te manque { AMOUNT($missing) } pour le million.
       *[other] Il manque { AMOUNT($missing) } à { $leader_name } pour le million.
    }
}
# Une ligne par joueur. $matter : money les totaux comptent, wins les manches, none rien d'autre que la pile.
ctc-scores-detail-me = { $matter ->
        [money] Toi : { MONEY($total) } avant cette manche, { AMOUNT($table) } dans ta pile.
        [wins] Toi : { ctc-rounds-won }, { MONEY($table) } dans ta pile.
       *[none] Toi : { MONEY($table) } dans ta pile.
    }
    .braille = toi { $matter ->
        [money] { AMOUNT($total) }+{ AMOUNT($table) }
        [wins] { $won } manches, { AMOUNT($table) }
       *[none] { AMOUNT($table) }
    }
ctc-scores-detail-other = { $matter ->
        [money] { $seat } : { MONEY($total) } avant cette manche, { AMOUNT($table) } dans sa pile.
        [wins] { $seat } : { ctc-rounds-won }, { MONEY($table) } dans sa pile.
       *[none] { $seat } : { MONEY($table) } dans sa pile.
    }
    .braille = { $seat } { $matter ->
        [money] { AMOUNT($total) }+{ AMOUNT($table) }
        [wins] { $won } manches, { AMOUNT($table) }
       *[none] { AMOUNT($table) }
    }
ctc-rounds-won = { $won ->
    [0] aucune manche gagnée
    [1] une manche gagnée
   *[other] { $won } manches gagnées
}

## Les mains, le milieu, les piles

ctc-hand = { $count ->
        [none] Tu regardes la partie, tu n'as pas de main.
        [0] Ta main est vide.
        [1] Ta main, une carte : { CARDS($cards) }.
       *[other] Ta main, { $count } cartes : { CARDS($cards) }.
    }
    .bref = { $count ->
        [none] Tu regardes la partie, tu n'as pas de main.
        [0] Ta main est vide.
       *[other] Main : { CARDS($cards) }.
    }
    .braille = { $count ->
        [none] Pas de main
        [0] Main vide
       *[other] { CARDS($cards) }
    }
ctc-counts = En main : { LIST($sizes) }. À la pioche : { $left }.
    .braille = { LIST($sizes) }, pioche { $left }
ctc-discard = { $top ->
        [none] La défausse est vide.
       *[other] Défausse : { CARD($top) }{ $count ->
            [1] , seule carte
           *[other] , et { ctc-under }
        }.
    }
    .bref = { $top ->
        [none] Défausse vide.
       *[other] Défausse : { CARD($top) }.
    }
    .braille = { $top ->
        [none] Déf. vide
       *[other] Déf. { CARD($top) }, { $count }
    }
ctc-under = { $under ->
    [1] une carte dessous
   *[other] { $under } cartes dessous
}
ctc-draw = { $left ->
        [0] La pioche est vide.
        [1] Pioche : une carte.
       *[other] Pioche : { $left } cartes.
    }
    .braille = Pioche { $left }
ctc-neutral = { $left ->
        [0] La { $pile } est vide.
        [1] Sur la { $pile } : { CARD($card, form: "un") }, la dernière carte.
       *[other] Sur la { $pile } : { CARD($card, form: "un") }, et { ctc-under }.
    }
    .bref = { $left ->
        [0] La { $pile } est vide.
       *[other] Sur la { $pile } : { CARD($card, form: "un") }.
    }
    .braille = { $pile } { $left ->
        [0] vide
       *[other] { CARD($card) }, { $left }
    }
ctc-neutral-hidden = La { $pile } n'est pas encore retournée.
    .braille = { $pile } cachée

# $where : only le seul set, top le sommet, next en dessous, bottom tout en bas.
ctc-set = { $where ->
        [only] Un seul set{ ctc-protected } : { CARDS($cards, join: "and") }, { MONEY($value) }.
        [top] Au sommet : { CARDS($cards, join: "and") }, { MONEY($value) }.
        [bottom] Tout en bas{ ctc-protected } : { CARDS($cards, join: "and") }, { MONEY($value) }.
       *[next] Dessous : { CARDS($cards, join: "and") }, { MONEY($value) }.
    }
    .bref = { $where ->
        [only] Un set : { CARDS($cards, join: "and") }, { MONEY($value) }.
        [top] Sommet : { CARDS($cards, join: "and") }, { MONEY($value) }.
        [bottom] Tout en bas : { CARDS($cards, join: "and") }, { MONEY($value) }.
       *[next] Puis : { CARDS($cards, join: "and") }, { MONEY($value) }.
    }
    .braille = { CARD($kind) } { AMOUNT($value) }: { CARDS($cards) }
ctc-mine = { $count ->
        [none] Tu regardes la partie, tu n'as pas de pile.
        [0] Ta pile est vide.
        [1] {""}
       *[other] Ta pile : { $count } sets, { MONEY($value) }.
    }
    .braille = { $count ->
        [none] Pas de pile
        [0] Pile vide
       *[other] Pile { AMOUNT($value) }
    }
ctc-seat-me = Toi, { ctc-cards-held }.{ $count ->
        [0] {" "}Ta pile est vide.
        [1] {""}
       *[other] {" "}Ta pile : { $count } sets, { MONEY($value) }.
    }
    .braille = toi { $held } c., { AMOUNT($value) }
ctc-seat-other = { $seat }, { ctc-cards-held }.{ $count ->
        [0] {" "}Sa pile est vide.
        [1] {""}
       *[other] {" "}Sa pile : { $count } sets, { MONEY($value) }.
    }
    .braille = { $seat } { $held } c., { AMOUNT($value) }
ctc-cards-held = { $held ->
    [0] plus de carte
    [1] une carte en main
   *[other] { $held } cartes en main
}
ctc-opponent = { $count ->
        [0] { $seat } : pas de set, { ctc-cards-held }.
        [1] { $seat } : un set { CARD($kind, form: "kind") }{ ctc-protected }, { MONEY($value) }, { ctc-cards-held }.
       *[other] { $seat } : { $count } sets, { MONEY($value) }, au sommet { CARDS($cards, join: "and") }, { MONEY($top) }, { ctc-cards-held }.
    }
    .bref = { $count ->
        [0] { $seat } : pas de set.
        [1] { $seat } : un set { CARD($kind, form: "kind") }{ ctc-protected }, { MONEY($value) }.
       *[other] { $seat } : au sommet, un set { CARD($kind, form: "kind") }, { MONEY($top) }.
    }
    .braille = { $seat } { $count ->
        [0] sans set
       *[other] { CARD($kind) } { AMOUNT($top) }, { AMOUNT($value) }
    }
ctc-no-such-seat = Il n'y a que { $seats } joueurs.
    .braille = { $seats } joueurs

## Les cartes en entier, avec leurs repères tactiles

# $family : possession, joker ou action. $mark : le repère de valeur, none s'il n'y en a pas. $proposal : un repère à nous.
ctc-card-in-full = { CARD($card, form: "full") }{ $family ->
        [action] , carte action
        [joker] , joker, { MONEY($worth) }
       *[possession] , { MONEY($worth) }
    }{ $count ->
        [1] {""}
       *[other] , { $count } fois
    }. Repères : { $shape }{ $mark ->
        [none] {""}
       *[other] {" "}; { $mark }
    }.{ $proposal ->
        [yes] {" "}Ce repère est notre proposition.
       *[no] {""}
    }
    .bref = { CARD($card) }. Repères : { $shape }{ $mark ->
        [none] {""}
       *[other] {" "}; { $mark }
    }.
    .braille = { CARD($card) }: { $shape }{ $mark ->
        [none] {""}
       *[other] ; { $mark }
    }
ctc-shape-square = carré
ctc-shape-triangle = triangle
ctc-shape-circle = rond
ctc-shape-star = étoile
ctc-shape-star-star = deux étoiles
ctc-shape-triangle-beside = deux triangles côte à côte
ctc-shape-triangle-above = deux triangles, l'un au-dessus de l'autre
ctc-mark-dot = rond pointé
ctc-mark-box = carré pointé
ctc-mark-box-dot = carré pointé, rond pointé
ctc-mark-box-box = deux carrés pointés
ctc-mark-point-point = deux points

## Le but

ctc-goal-classique-me = Le but : finir une manche avec 1 million de dollars. { $total ->
        [0] Tu as { MONEY($table) } dans ta pile.
       *[other] Tu as { MONEY($total) }, et { AMOUNT($table) } dans ta pile.
    } { $reached ->
        [yes] Le compte y est, pour l'instant.
       *[no] Il te manque { MONEY($missing) }.
    }
    .bref = { $reached ->
        [yes] Le million y est, pour l'instant.
       *[no] Il te manque { MONEY($missing) } pour le million.
    }
    .braille = Manque { AMOUNT($missing) }
ctc-goal-classique-other = Le but : finir une manche avec 1 million de dollars.
    .braille = But 1 million $
ctc-goal-rapide-me = Le but : le meilleur score de cette manche. { ctc-standing }
    .bref = { ctc-standing }
    .braille = { AMOUNT($table) }, but: 1er
ctc-goal-rapide-other = Le but : le meilleur score de cette manche.
    .braille = But: 1er de la manche
ctc-goal-trois-me = Le but : le plus gros total après trois manches. { ctc-standing }
    .bref = { ctc-standing }
    .braille = { AMOUNT($sum) }, but: 1er
ctc-goal-trois-other = Le but : le plus gros total après trois manches.
    .braille = But: 1er en 3 manches
ctc-goal-deux-me = Le but : gagner deux manches. { $won ->
        [0] Tu n'en as encore aucune
        [1] Tu en as une
       *[other] Tu en as { $won }
    }. { ctc-standing }
    .braille = { $won } sur 2, { AMOUNT($table) }
ctc-goal-deux-other = Le but : gagner deux manches.
    .braille = But: 2 manches
# $gap : l'écart avec le meilleur des autres, avec les piles comme elles sont ; $rival : son nom.
ctc-standing = { $place ->
    [ahead] Avec ce qui est dans les piles, tu mènes de { MONEY($gap) } devant { $rival }.
    [level] Avec ce qui est dans les piles, tu es à égalité avec { $rival }.
   *[behind] Avec ce qui est dans les piles, il te manque { MONEY($gap) } pour rejoindre { $rival }.
}

## Ce qui est possible

ctc-possible = Tu peux { LIST($items, join: "semicolon") }.
    .braille = { LIST($items) }
ctc-possible-FORM = { DISPLAY() ->
    [braille] set { LIST($kinds) }
   *[other] former un set { LIST($kinds, join: "or") }
}
ctc-possible-FORM_D = { DISPLAY() ->
    [braille] prendre { CARD($top) }
   *[other] prendre { CARD($top, form: "la-carte") } de la défausse
}
ctc-possible-CLAIM = { DISPLAY() ->
    [braille] neutres { CARDS($cards) }
   *[other] prendre sur les piles neutres avec { CARDS($cards, join: "or") }
}
ctc-possible-CHALLENGE = { DISPLAY() ->
    [braille] défier { LIST($targets) }
   *[other] défier { LIST($targets, join: "or") }
}
ctc-possible-IMPROVE = { DISPLAY() ->
    [braille] ajouter { CARDS($cards) }
   *[other] améliorer ton set du sommet avec { CARDS($cards, join: "or") }
}
ctc-possible-SWAP = { DISPLAY() ->
    [braille] Échange { LIST($targets) }
   *[other] jouer l'Échange avec { LIST($targets, join: "or") }
}
ctc-possible-MOVE = { DISPLAY() ->
    [braille] Déménag
   *[other] jouer le Déménagement
}
ctc-possible-DISCARD = défausser
ctc-possible-END = terminer ton tour
ctc-kind = { DISPLAY() ->
    [braille] { CARD($kind) }
   *[other] { CARD($kind, form: "kind") }
}
ctc-no-form = Aucun set à former : rien ne va ensemble.
    .bref = Aucun set à former.
    .braille = Aucun set
ctc-no-challenge = { $why ->
        [no-own-set] Aucun défi : il te faut d'abord un set.
        [nothing-to-steal] Aucun défi : personne n'a de set à voler.
        [all-safe] Aucun défi : le set tout en bas d'une pile ne se vole pas.
       *[no-match] Aucun défi : tu n'as pas de carte qui convient.
    }
    .bref = Aucun défi.
    .braille = Aucun défi
ctc-not-possible = Ce n'est pas à toi.

## Les lignes des menus

ctc-choose-FORM = Former un set : { CARDS($cards, join: "and", style: "bare") }, { MONEY($value) }
    .braille = Set { CARDS($cards) } { AMOUNT($value) }
ctc-choose-FORM_D = Prendre { CARD($top, form: "la-carte") } de la défausse avec { $same ->
        [yes] { CARD($card, form: "tien") }
       *[no] { CARD($card, form: "ta-carte") }
    }, { MONEY($value) }
    .braille = Prendre { CARD($top) }+{ CARD($card) } { AMOUNT($value) }
ctc-choose-CLAIM = { $named ->
        [no] Prendre { CARDS($taken, join: "and") } sur { $count ->
            [1] une pile neutre
           *[other] { $count } piles neutres
        } avec { CARD($card, form: "ta-carte") }, { MONEY($value) }
       *[yes] Prendre { CARDS($taken, join: "and") } avec { CARD($card, form: "ta-carte") }, { MONEY($value) }, sur { LIST($piles, join: "and") }
    }
    .braille = { $named ->
        [no] Neutre { CARDS($taken) }+{ CARD($card) } { AMOUNT($value) }
       *[yes] { LIST($piles) } { CARDS($taken) }+{ CARD($card) } { AMOUNT($value) }
    }
ctc-that-pile = la { $pile }
    .braille = { $pile }
ctc-choose-CHALLENGE = Défier { $target } pour { CARD($kind, $n, form: "son") }{ ctc-below }, { MONEY($value) }, avec { CARDS($cards, join: "and") }
    .braille = >{ $target } { CARD($kind) } { AMOUNT($value) }{ $slot ->
        [1] { "" }
       *[other] { "" } dessous
    }, { CARDS($cards) }
ctc-choose-IMPROVE = Ajouter { CARD($card, form: "un") } à ton set du sommet, qui vaudra { MONEY($value) }
    .braille = Ajout { CARD($card) } { AMOUNT($value) }
ctc-choose-SWAP = Échanger { CARD($given, $given_n, form: "ton") }, { MONEY($given_value) }, contre { CARD($received, $received_n, form: "le") } { PERSON($target, form: "de") }, { MONEY($received_value) }
    .braille = Échange { $target } { CARD($received) } { AMOUNT($received_value) }
ctc-choose-MOVE = Déménagement : { $set }, { MONEY($value) }, { ctc-way }
    .braille = { $target } { ctc-way-braille }
ctc-choose-DISCARD = Défausser { CARD($card, form: "un") }
    .braille = Défausser { CARD($card) }
ctc-choose-END = Terminer ton tour
    .braille = Fin du tour
ctc-choose-PLAY = Répondre par { CARDS($cards, join: "and") }
    .braille = Réponse { CARDS($cards) }
ctc-choose-YIELD = Céder
ctc-choose-CONTEST = Contester avec { CARDS($cards, join: "and") }
    .braille = Contester { CARDS($cards) }
ctc-choose-DECLINE = Laisser faire
ctc-choose-SHIFT = Le set { CARD($kind, form: "kind") } { PERSON($target, form: "de") }, { MONEY($value) }, { ctc-way }
    .braille = { $target } { ctc-way-braille }

ctc-verb-FORM = Former un set
ctc-verb-FORM_D = Prendre { CARD($top, form: "la-carte") } de la défausse
    .braille = Prendre { CARD($top) }
ctc-verb-CLAIM = Prendre sur les piles neutres
    .braille = Piles neutres
ctc-verb-CHALLENGE = Défier
ctc-verb-SWAP = Jouer l'Échange
    .braille = Échange
ctc-verb-MOVE = Jouer le Déménagement
    .braille = Déménag
ctc-verb-DISCARD = Défausser
ctc-verb-PLAY = Répondre
ctc-verb-CONTEST = Contester
# Le deuxième étage d'un menu trop long : par carte jouée.
ctc-with-card = Avec { CARDS($cards, join: "and") }
    .braille = { CARDS($cards) }

## Avant de perdre quelque chose

ctc-regret-YIELD = Tu as de quoi répondre : { LIST($plays, join: "or") }. Céder quand même ?
    .braille = Céder? { LIST($plays) }
ctc-regret-DISCARD = Défausser { CARD($card, form: "la-carte") } ? C'est un joker, et la personne suivante pourra le prendre.
    .braille = Défausser { CARD($card) }?
ctc-regret-END = Tu peux encore { LIST($items, join: "or") }. Terminer ton tour quand même ?
    .braille = Finir? { LIST($items) }
