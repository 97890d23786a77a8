# Les zones de Cache-cache : ce qu'on entend en s'y promenant. La carte d'abord, puis sa place.

## Les grilles

kk-zone-mine-title = Ma grille
kk-zone-mine = Ma grille, { kk-shown }
    .bref = Ma grille, { AMOUNT($sum) }
    .braille = Grille { AMOUNT($sum) }, { $hidden } cach.
kk-zone-mine-empty = Ma grille est vide.
    .braille = Grille vide
kk-zone-theirs-title = { $seat }
kk-zone-theirs = { $seat }, { kk-shown }
    .bref = { $seat }, { AMOUNT($sum) }
    .braille = { $seat } { AMOUNT($sum) }, { $hidden } cach.
kk-zone-theirs-empty = { $seat } n'a plus de carte.
    .braille = { $seat } grille vide
kk-zone-card = { $card }, { $place }
    .braille = { $card } { $place }
kk-zone-row = Ligne { $row } : { LIST($cards) }.
    .braille = l{ $row }: { LIST($cards) }
kk-zone-head = Colonne { $column }
    .braille = c{ $column }
kk-zone-chosen = choisie
# Deux cartes égales dans la colonne.
kk-zone-missing = Avec { $a_card } de plus, la colonne disparaît.
    .braille = Manque { $a_card }

## Le milieu

kk-zone-discard-title = Défausse
kk-zone-discard = { $count ->
        [1] Défausse, une carte
       *[other] Défausse, { $count } cartes
    }
    .braille = Déf. { $count }
# Une carte qui n'est pas dans une grille : son nombre seul se confondrait avec la position qui suit.
kk-zone-lone = { DISPLAY() ->
    [speech] Carte { AMOUNT($card) }
   *[other] { AMOUNT($card) }
}
kk-zone-takeable = à prendre
kk-zone-under = { $under ->
        [1] Une carte dessous
       *[other] { $under } cartes dessous
    }
    .braille = { $under } dessous
kk-zone-completes = Elle ferait disparaître ta colonne { $column }.
    .braille = Complète c{ $column }
kk-zone-draw-title = Pioche
kk-zone-draw = { $left ->
        [0] Vide, la défausse sera mélangée
        [1] Une carte
       *[other] { $left } cartes
    }
    .braille = { $left } cartes
kk-zone-drawn = piochée

## Ce qu'on tient

kk-hold-discard = Prendre le { AMOUNT($top) } : quelle carte remplace-t-il ?
    .braille = Prendre { AMOUNT($top) }, où?
kk-hold-drawn = Jeter le { AMOUNT($drawn) } : quelle carte cachée retournes-tu ?
    .braille = Jeter { AMOUNT($drawn) }, et?
kk-hold-cell = { $item } : choisie. Encore une.
    .braille = { $item }, et?
