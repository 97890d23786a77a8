# Ce qui se passe. -me : à qui agit ; -other : à toute autre oreille.

pb-round-began-me = Manche { $round } : tu ouvres.
    .braille = Manche { $round } : tu ouvres
pb-round-began-other = Manche { $round } : { $seat } ouvre.
    .braille = Manche { $round } : { $seat }
pb-hand-dealt-me = Tu reçois { LIST($cards, join: "and") }.
    .braille = Main { LIST($cards) }
pb-hand-dealt-other = { "" }
pb-turn-began-me = À toi.
    .braille = À toi
pb-turn-began-other = { "" }
    .complet = Au tour { PERSON($seat, form: "de") }.
    .braille = Tour { $seat }
pb-card-played-me = Tu joues le { $card }.
    .braille = Toi { $card }
pb-card-played-other = { $seat } joue le { $card }.
    .braille = { $seat } { $card }
pb-trick-taken-me = Le { $card } bat le { $beaten } : tu prends le pli.
    .bref = Tu prends le pli.
    .complet = Le { $card } bat le { $beaten } : tu prends le pli, ton { $tricks ->
        [1] premier
        [2] deuxième
       *[other] troisième
    }.
    .braille = Pli : toi, { $card }>{ $beaten }
pb-trick-taken-other = Le { $card } bat le { $beaten } : { $seat } prend le pli.
    .bref = { $seat } prend le pli.
    .braille = Pli : { $seat }, { $card }>{ $beaten }
pb-round-ended = Manche finie. Plis : { LIST($scores) }.{ $several ->
        [yes] {" "}Au total : { LIST($totals) }.
       *[no] {""}
    }
    .braille = Plis { LIST($scores) }
pb-game-ended-me = La partie est finie : tu gagnes avec { $tricks } plis.
    .braille = Gagné, { $tricks } plis
pb-game-ended-other = La partie est finie : { $seat } gagne avec { $tricks } plis.
    .braille = { $seat } gagne, { $tricks }
