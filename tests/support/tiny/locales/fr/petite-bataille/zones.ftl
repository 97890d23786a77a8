# Les zones : ce qu'on entend en s'y promenant.

pb-zone-hand-title = Main
pb-zone-hand = { $count ->
        [1] Main, une carte
       *[other] Main, { $count } cartes
    }
    .braille = Main { $count }
pb-zone-hand-empty = Ta main est vide.
    .braille = Main vide
pb-zone-card = { $card }
pb-zone-table-title = Table
pb-zone-aside = La carte mise de côté, cachée
    .braille = De côté : cachée
pb-zone-seat-me = Mes plis
pb-zone-seat-other = Plis { PERSON($seat, form: "de") }
    .braille = { $seat }
pb-zone-tricks = { $tricks ->
        [0] Aucun pli
        [1] Un pli
       *[other] { $tricks } plis
    }
