# Les réponses, les questions du jeu, les refus.

pb-score-me = toi { $value }
pb-score-other = { $seat } { $value }

pb-turn-over = La partie est finie.
    .braille = Partie finie
# $laid : la carte posée, 0 s'il n'y en a pas.
pb-turn-me = { $laid ->
        [0] C'est à toi d'ouvrir.
       *[other] C'est à toi de répondre au { $laid }.
    }
    .braille = { $laid ->
        [0] À toi d'ouvrir
       *[other] À toi, sur { $laid }
    }
pb-turn-other = C'est au tour { PERSON($seat, form: "de") }.
    .braille = Tour { $seat }
pb-prompt = { $laid ->
        [0] Tu ouvres. Ta main : { LIST($cards) }.
       *[other] Une carte contre le { $laid }. Ta main : { LIST($cards) }.
    }
    .bref = { $laid ->
        [0] Tu ouvres.
       *[other] Une carte contre le { $laid }.
    }
    .braille = { $laid ->
        [0] Ouvre : { LIST($cards) }
       *[other] Sur { $laid } : { LIST($cards) }
    }
pb-choose = Jouer le { $card }
    .braille = { $card }

pb-scores = { $of ->
        [1] Plis : { LIST($tricks) }.
       *[other] Manche { $round } sur { $of }. Plis : { LIST($tricks) }. Manches finies : { LIST($totals) }.
    }
    .braille = Plis { LIST($tricks) }
pb-hand = { $watching ->
        [yes] Tu regardes : tu n'as pas de main.
       *[no] { $count ->
            [0] Ta main est vide.
            [1] Ta main, une carte : { LIST($cards) }.
           *[other] Ta main, { $count } cartes : { LIST($cards, join: "and") }.
        }
    }
    .braille = Main { $count ->
        [0] vide
       *[other] { LIST($cards) }
    }
pb-counts = Cartes en main : { LIST($counts) }.
    .braille = Cartes { LIST($counts) }
pb-middle = { $laid ->
        [0] Aucune carte posée.
       *[other] Carte posée : { $laid }.
    } { $count ->
        [0] Rien n'est encore joué.
       *[other] Déjà joué : { LIST($played, join: "and") }.
    }
    .braille = { $laid ->
        [0] Rien
       *[other] { $laid }
    }{ $count ->
        [0] {""}
       *[other] , joué { LIST($played) }
    }
pb-goal = Prends le plus de plis { $of ->
        [1] en une manche.
       *[other] en { $of } manches.
    }
    .braille = Le plus de plis
pb-seat-me = Toi : { $tricks ->
        [0] aucun pli.
        [1] un pli.
       *[other] { $tricks } plis.
    }
    .braille = Toi { $tricks }
pb-seat-other = { $seat } : { $tricks ->
        [0] aucun pli
        [1] un pli
       *[other] { $tricks } plis
    }, { $count ->
        [0] plus de carte.
        [1] une carte.
       *[other] { $count } cartes.
    }
    .braille = { $seat } { $tricks }, { $count } c.
pb-no-such-seat = Vous n'êtes que deux.

pb-refusal-game-over = La partie est finie.
pb-refusal-not-your-turn = C'est au tour { PERSON($target, form: "de") }.
pb-refusal-not-in-hand = Tu n'as pas le { $card }.
