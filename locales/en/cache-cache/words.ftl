# The words of Cache-cache: cards, places, scores. A card is said by its value.

kk-card = { AMOUNT($card) }
kk-hidden = hidden
kk-a-card = { $card ->
        [8] an 8
        [11] an 11
       *[other] a { AMOUNT($card) }
    }
    .braille = { AMOUNT($card) }
kk-place = column { $column }, row { $row }
    .braille = c{ $column } r{ $row }
# A column, from the top: a sentence, or a line of a choice.
kk-column = { kk-column-line }.
    .braille = { kk-column-line.braille }
kk-column-line = Column { $column }: { LIST($cards) }
    .braille = c{ $column }: { LIST($cards) }
# Points: one, or several.
kk-points = { AMOUNT($amount) } { $amount ->
        [-1] point
        [1] point
       *[other] points
    }
    .braille = { AMOUNT($amount) } p.

kk-you = you
kk-the-others = the others
kk-people = { LIST($names, join: "and") }
    .braille = { LIST($names) }
kk-score-me = { DISPLAY() ->
    [braille] you { AMOUNT($value) }
   *[other] { $first ->
        [yes] You
       *[no] you
    } { AMOUNT($value) }
}
kk-score-other = { $seat } { AMOUNT($value) }
