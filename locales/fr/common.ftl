# Ce que toutes les parties ont en commun : argent, noms, listes, niveaux.
# Une valeur s'entend, se voit ou se lit en braille : DISPLAY() dit où. Les fonctions sont décrites dans
# cachecash/narration/voice.py. Une phrase parlée n'a ni espace insécable, ni signe que la voix lirait de travers.

# $plain et $grouped : le montant sans signe ; $millions : le nombre de millions s'il n'y a rien d'autre, sinon 0.
money =
    .group = { "\u00A0" }
    .speech =
        { $sign ->
            [minus] moins {""}
           *[plus] {""}
        }{ $millions ->
            [0] { $plain ->
                [0] 0 dollar
               *[other] { $plain } dollars
            }
            [1] 1 million de dollars
           *[other] { $millions } millions de dollars
        }
    .screen =
        { $sign ->
            [minus] −
           *[plus] {""}
        }{ $grouped }{ "\u00A0" }$
    .braille =
        { $sign ->
            [minus] -
           *[plus] {""}
        }{ $plain } $

amount =
    .speech =
        { $sign ->
            [minus] moins {""}
           *[plus] {""}
        }{ $millions ->
            [0] { $plain }
            [1] 1 million
           *[other] { $millions } millions
        }
    .screen =
        { $sign ->
            [minus] −
           *[plus] {""}
        }{ $grouped }
    .braille =
        { $sign ->
            [minus] -
           *[plus] {""}
        }{ $plain }

# Les listes.
join-comma =
    .between = { ", " }
    .last = { ", " }
join-and =
    .between = { ", " }
    .last = { " et " }
join-or =
    .between = { ", " }
    .last = { ", ou " }
join-or-short =
    .between = { ", " }
    .last = { " ou " }
join-semicolon =
    .between = { DISPLAY() ->
        [braille] { "; " }
       *[other] { " ; " }
    }
    .last = { DISPLAY() ->
        [braille] { "; " }
       *[other] { " ; " }
    }

# Plusieurs cartes de la même sorte : « 2 Pianos », « un Scooter ».
card-group =
    .one = { DISPLAY() ->
        [braille] { CARD($card) }
       *[other] { CARD($card, form: "un") }
    }
    .many = { DISPLAY() ->
        [braille] { $n } { CARD($card) }
       *[other] { $n } { CARD($card, form: "pl") }
    }
    .bare-one = { CARD($card) }
    .bare-many = { DISPLAY() ->
        [braille] { $n } { CARD($card) }
       *[other] { $n } { CARD($card, form: "pl") }
    }

# L'élision devant un prénom : une règle, puis les exceptions, en minuscules sans accents.
# Y suivi d'une consonne élide (Yves), y suivi d'une voyelle non (Yann). Le h est muet, sauf les prénoms de la liste.
elision =
    .rule = [aeiou]|h|y[^aeiou]
    .never = haakon hadi hakan hakim hamid hamza hana hans harald haroun harrison harry harvey hassan hassen hatem heidi heinrich heinz helmut herbert hicham hilda hisham hiroshi holger howard hussein ouassim ouiam ouiza wassim ioannis iannis ionas
    .always = yves

person-de =
    .plain = de { $name }
    .elided = d'{ $name }
person-que =
    .plain = que { $name }
    .elided = qu'{ $name }

# « 3 sur 5 ». Ne sert pas quand il n'y a qu'une place.
place = { DISPLAY() ->
    [speech] { $n } sur { $of }
   *[other] { $n }/{ $of }
}

round-title = { DISPLAY() ->
    [speech] { ordinal-feminine } manche
    [screen] { $n ->
        [1] 1re
       *[other] { $n }e
    } manche
   *[braille] manche { $n }
}
ordinal-feminine = { $n ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
    [13] treizième
    [14] quatorzième
    [15] quinzième
    [16] seizième
    [17] dix-septième
    [18] dix-huitième
    [19] dix-neuvième
    [20] vingtième
    [21] vingt et unième
    [22] vingt-deuxième
    [23] vingt-troisième
    [24] vingt-quatrième
    [25] vingt-cinquième
    [26] vingt-sixième
    [27] vingt-septième
    [28] vingt-huitième
    [29] vingt-neuvième
    [30] trentième
   *[other] { $n } ième
}

level-bref = bref
level-normal = normal
level-complet = complet

# Pourquoi une action est refusée, et la rubrique des règles qui l'explique ($title).
refusal-detail = { $reason } (Détails : règle « { $title } ».)
    .braille = { $reason }
