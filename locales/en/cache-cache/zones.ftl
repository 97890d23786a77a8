# The zones of Cache-cache: what is heard as one goes over them. The card first, then its place.

## The grids

kk-zone-mine-title = My grid
kk-zone-mine = My grid, { kk-shown }
    .bref = My grid, { AMOUNT($sum) }
    .braille = Grid { AMOUNT($sum) }, h{ $hidden }
kk-zone-mine-empty = My grid is empty.
    .braille = Grid empty
kk-zone-theirs-title = { $seat }
kk-zone-theirs = { $seat }, { kk-shown }
    .bref = { $seat }, { AMOUNT($sum) }
    .braille = { $seat } { AMOUNT($sum) }, h{ $hidden }
kk-zone-theirs-empty = { $seat } has no cards left.
    .braille = { $seat } grid empty
kk-zone-card = { $card }, { $place }
    .braille = { $card } { $place }
kk-zone-row = Row { $row }: { LIST($cards) }.
    .braille = r{ $row }: { LIST($cards) }
kk-zone-head = Column { $column }
    .braille = c{ $column }
kk-zone-chosen = chosen
# Two equal cards in the column.
kk-zone-missing = With { $a_card } more, the column disappears.
    .braille = Missing { $a_card }

## The middle

kk-zone-discard-title = Discard pile
kk-zone-discard = { $count ->
        [1] Discard pile, one card
       *[other] Discard pile, { $count } cards
    }
    .braille = Disc. { $count }
# A card that is in no grid: its number alone would be taken for the position that follows.
kk-zone-lone = { DISPLAY() ->
    [speech] Card { AMOUNT($card) }
   *[other] { AMOUNT($card) }
}
kk-zone-takeable = for the taking
kk-zone-under = { $under ->
        [1] One card beneath
       *[other] { $under } cards beneath
    }
    .braille = { $under } below
kk-zone-completes = It would make your column { $column } disappear.
    .braille = Completes c{ $column }
kk-zone-draw-title = Draw pile
kk-zone-draw = { $left ->
        [0] Empty, the discards will be shuffled
        [1] One card
       *[other] { $left } cards
    }
    .braille = { $left } cards
kk-zone-drawn = drawn

## What is held

kk-hold-discard = Taking the { AMOUNT($top) }: which card does it replace?
    .braille = Take { AMOUNT($top) }, where?
kk-hold-drawn = Throwing the { AMOUNT($drawn) } away: which hidden card do you turn?
    .braille = Throw { AMOUNT($drawn) }, and?
kk-hold-cell = { $item }: chosen. One more.
    .braille = { $item }, and?
