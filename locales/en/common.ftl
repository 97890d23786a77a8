# What all games have in common: money, names, lists, levels.
# A value is heard, seen or read in braille: DISPLAY() says where. The functions are described in
# cachecash/narration/voice.py. A spoken sentence holds no no-break space and no sign that a voice misreads.

# $plain and $grouped: the amount without its sign; $millions: the number of millions where nothing else is left, else 0.
money =
    .group = ,
    .speech =
        { $sign ->
            [minus] minus {""}
           *[plus] {""}
        }{ $millions ->
            [0] { $plain } dollars
           *[other] { $millions } million dollars
        }
    .screen =
        { $sign ->
            [minus] −
           *[plus] {""}
        }${ $grouped }
    .braille =
        { $sign ->
            [minus] -
           *[plus] {""}
        }${ $plain }

amount =
    .speech =
        { $sign ->
            [minus] minus {""}
           *[plus] {""}
        }{ $millions ->
            [0] { $plain }
           *[other] { $millions } million
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

# Lists.
join-comma =
    .between = { ", " }
    .last = { ", " }
join-and =
    .between = { ", " }
    .last = { " and " }
join-or =
    .between = { ", " }
    .last = { ", or " }
join-or-short =
    .between = { ", " }
    .last = { " or " }
join-semicolon =
    .between = { "; " }
    .last = { "; " }

# Several cards of one kind: "2 Pianos", "a Scooter".
card-group =
    .one = { DISPLAY() ->
        [braille] { CARD($card) }
       *[other] { CARD($card, form: "a") }
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

# English shortens no word before a name.
elision =
    .rule = (?!)
    .never = { "" }
    .always = { "" }

person-of =
    .plain = { $name }'s
    .elided = { $name }'s

# "3 of 5". Not used where there is only one place.
place = { DISPLAY() ->
    [speech] { $n } of { $of }
   *[other] { $n }/{ $of }
}

round-title = { DISPLAY() ->
    [speech] { ordinal } round
    [screen] { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $n }th
    } round
   *[braille] round { $n }
}
ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [13] thirteenth
    [14] fourteenth
    [15] fifteenth
    [16] sixteenth
    [17] seventeenth
    [18] eighteenth
    [19] nineteenth
    [20] twentieth
    [21] twenty-first
    [22] twenty-second
    [23] twenty-third
    [24] twenty-fourth
    [25] twenty-fifth
    [26] twenty-sixth
    [27] twenty-seventh
    [28] twenty-eighth
    [29] twenty-ninth
    [30] thirtieth
   *[other] number { $n }
}

level-bref = brief
level-normal = normal
level-complet = full

# Why an action is refused, and the heading of the rules that explains it ($title).
refusal-detail = { $reason } (Details: rule "{ $title }".)
    .braille = { $reason }
