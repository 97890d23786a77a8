# Les mots de Cache-cache : cartes, places, scores. Une carte se dit par sa valeur.

kk-card = { AMOUNT($card) }
kk-hidden = cachée
kk-a-card = un { AMOUNT($card) }
    .braille = { AMOUNT($card) }
kk-place = colonne { $column }, ligne { $row }
    .braille = c{ $column } l{ $row }
# Une colonne, de haut en bas : une phrase, ou une ligne d'un choix.
kk-column = { kk-column-line }.
    .braille = { kk-column-line.braille }
kk-column-line = Colonne { $column } : { LIST($cards) }
    .braille = c{ $column }: { LIST($cards) }
# Des points : un seul, ou plusieurs.
kk-points = { AMOUNT($amount) } { $amount ->
        [-1] point
        [0] point
        [1] point
       *[other] points
    }
    .braille = { AMOUNT($amount) } p.

kk-you = toi
kk-the-others = les autres
kk-people = { LIST($names, join: "and") }
    .braille = { LIST($names) }
kk-score-me = { DISPLAY() ->
    [braille] toi { AMOUNT($value) }
   *[other] { $first ->
        [yes] Toi
       *[no] toi
    } { AMOUNT($value) }
}
kk-score-other = { $seat } { AMOUNT($value) }
