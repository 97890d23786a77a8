# What is answered to a question, what is expected of a player, and the lines of the menus.

## Whose turn, and for what

kk-turn-me-setup = It is up to you: choose two cards to turn.
    .braille = You: 2 cards
kk-turn-other-setup = Waiting for { $names } to choose.
    .braille = Choosing: { $names }
kk-turn-me-turn = It is your turn{ kk-last-turn }: turn a card, draw, or take the { AMOUNT($top) } from the discard pile.
    .bref = It is your turn{ kk-last-turn }.
    .braille = Your turn
kk-turn-me-drawn = It is your turn{ kk-last-turn }: lay the { AMOUNT($drawn) }, or throw it away.
    .braille = You: { AMOUNT($drawn) }
kk-turn-other-turn = It is { PERSON($seat, form: "of") } turn.
    .complet = It is { PERSON($seat, form: "of") } turn{ kk-last-turn }.
    .braille = Turn: { $seat }
kk-turn-other-drawn = It is { PERSON($seat, form: "of") } turn, with a card drawn.
    .bref = It is { PERSON($seat, form: "of") } turn.
    .braille = Turn: { $seat }
kk-turn-over = The game is over.
    .braille = Game over
kk-turn-counting = Nobody plays for now: the cards are counted, or dealt.
    .braille = Counting
kk-prompt-drawn = You have drawn { kk-drawn-card }: lay it on a card, or throw it away and turn a hidden one.
    .bref = Where does the { AMOUNT($drawn) } go?
    .braille = Lay or throw { AMOUNT($drawn) }
kk-drawn-card = { $drawn ->
    [8] an 8
    [11] an 11
   *[other] a { AMOUNT($drawn) }
}

## Scores and aim

kk-scores = Round { $round }. In all: { LIST($totals_then) }. The game ends at { $limit }.
    .bref = { LIST($totals) }.
    .braille = { LIST($totals_then) }
kk-scores-over = The game is over. { LIST($totals) }.
    .braille = End: { LIST($totals) }
kk-scores-detail-me = You: { kk-total } in all, and { kk-shown }.
    .braille = You { AMOUNT($total) }, +{ AMOUNT($sum) }, h{ $hidden }
kk-scores-detail-other = { $seat }: { kk-total } in all, and { kk-shown }.
    .braille = { $seat } { AMOUNT($total) }, +{ AMOUNT($sum) }, h{ $hidden }
kk-total = { AMOUNT($total) }
# What a grid shows: $sum, the sum of its visible cards; $hidden, how many are hidden.
kk-shown = { AMOUNT($sum) } { $sum ->
    [-1] point
    [1] point
   *[other] points
} visible, { $hidden ->
    [0] nothing hidden
    [1] one card hidden
   *[other] { $hidden } cards hidden
}
kk-shown-briefly = { AMOUNT($sum) }, { $hidden ->
    [0] nothing hidden
   *[other] { $hidden } hidden
}
kk-goal-me = The aim: the smallest total when somebody reaches { $limit }. You have { AMOUNT($total) }, { $place ->
        [all] like everybody.
        [ahead] { AMOUNT($gap) } less than { $rival }.
        [level] as much as { $rival }.
       *[behind] { AMOUNT($gap) } more than { $rival }.
    }
    .bref = You have { AMOUNT($total) }, { $place ->
        [all] like everybody.
        [ahead] { AMOUNT($gap) } less than { $rival }.
        [level] as much as { $rival }.
       *[behind] { AMOUNT($gap) } more than { $rival }.
    }
    .braille = { AMOUNT($total) }, { $place ->
        [all] like everybody
        [ahead] less than { $rival }
        [level] like { $rival }
       *[behind] { AMOUNT($gap) } too many
    }
kk-goal-other = The aim: the smallest total when somebody reaches { $limit }.
    .braille = Aim: fewest at { $limit }

## What is on the table

kk-hand = { $watching ->
        [yes] You are watching: you have no cards.
       *[no] { $drawn ->
            [none] You hold nothing: your cards are in your grid.
           *[other] In your hand, the card that you drew: { AMOUNT($drawn) }.
        }
    }
    .braille = { $drawn ->
        [none] Hand empty
       *[other] In hand { AMOUNT($drawn) }
    }
kk-counts = Hidden cards: { LIST($hidden) }. { $left ->
        [0] The draw pile is empty.
        [1] One card in the draw pile.
       *[other] { $left } cards in the draw pile.
    }
    .bref = Hidden: { LIST($hidden) }. Draw pile: { $left }.
    .braille = Hidden { LIST($hidden) }, pile { $left }
kk-discard = { $under ->
        [0] Discard: { AMOUNT($top) }, the only card.
        [1] Discard: { AMOUNT($top) }, and one card beneath.
       *[other] Discard: { AMOUNT($top) }, and { $under } cards beneath.
    }
    .bref = Discard: { AMOUNT($top) }.
    .braille = Disc. { AMOUNT($top) }, { $under } below
kk-draw = { $left ->
        [0] The draw pile is empty: the discards will be shuffled into a new one.
        [1] Draw pile: one card.
       *[other] Draw pile: { $left } cards.
    }
    .bref = Draw pile: { $left }.
    .braille = Draw pile { $left }
kk-grid-me = Your grid: { kk-grid-shown }
    .bref = Your grid: { kk-shown-briefly }.
    .braille = Grid { AMOUNT($sum) }, h{ $hidden }
kk-grid-other = { PERSON($seat, form: "of") } grid: { kk-grid-shown }
    .bref = { $seat }: { kk-shown-briefly }.
    .braille = { $seat } { AMOUNT($sum) }, h{ $hidden }
kk-grid-shown = { $columns ->
    [0] all columns have disappeared.
   *[other] { kk-shown }.
}
kk-nothing-mine = You are watching: you have no grid.
    .braille = No grid
kk-opponent = { $seat }: { kk-shown }.
    .bref = { $seat }: { kk-shown-briefly }.
    .complet = { $seat }: { kk-shown }, { $columns ->
        [0] no column
        [1] one column
       *[other] { $columns } columns
    }.
    .braille = { $seat } { AMOUNT($sum) }, h{ $hidden }
kk-no-such-seat = There are only { $seats } players: nobody sits there.
    .braille = Nobody

## What is possible

kk-not-possible = It is not your turn.
kk-possible = You can { LIST($items, join: "semicolon") }.
    .braille = { LIST($items) }
kk-possible-REVEAL = choose two cards to turn
    .braille = choose 2 cards
kk-possible-FLIP = turn a hidden card
    .braille = turn
kk-possible-DRAW = draw
kk-possible-TAKE = take the { AMOUNT($top) } from the discard pile
    .braille = take { AMOUNT($top) }
kk-possible-PLACE = lay the { AMOUNT($drawn) } on one of your cards
    .braille = lay { AMOUNT($drawn) }
kk-possible-REJECT = throw it away and turn a hidden card
    .braille = throw away

## The menus

kk-two-columns = { $same ->
        [yes] Two cards of column { $one }
       *[no] One card of column { $one } and one of column { $other }
    }
    .braille = { $same ->
        [yes] c{ $one }, two
       *[no] c{ $one } and c{ $other }
    }
kk-choose-REVEAL = { $same ->
        [yes] Column { $column }, rows { $first } and { $second }
       *[no] Column { $column }, row { $first }, and column { $to }, row { $second }
    }
    .braille = { $one } and { $other }
# A hidden card to turn: its place, and the $count cards that show in its column.
kk-turn-cell = { $count ->
        [0] Column { $column }, row { $row }
       *[other] Column { $column }, row { $row }, with { LIST($cards, join: "and") }
    }
    .braille = { $count ->
        [0] c{ $column } r{ $row }
       *[other] c{ $column } r{ $row }, with { LIST($cards) }
    }
kk-choose-FLIP = Turn the hidden card, { $place }
    .braille = Turn { $place }
kk-choose-DRAW = Draw
# $hidden: the card that goes is hidden, else $there is its value.
kk-choose-TAKE = Take the { AMOUNT($top) } in place of { kk-of-card }, { $place }
    .braille = Take { AMOUNT($top) } > { kk-there } { $place }
kk-choose-PLACE = Lay the { AMOUNT($drawn) } in place of { kk-of-card }, { $place }
    .braille = { AMOUNT($drawn) } > { kk-there } { $place }
kk-choose-REJECT = Throw the { AMOUNT($drawn) } away and turn the hidden card, { $place }
    .braille = Throw, { $place }
kk-of-card = { $hidden ->
    [yes] a hidden card
   *[no] the { AMOUNT($there) }
}
kk-there = { $hidden ->
    [yes] hidden
   *[no] { AMOUNT($there) }
}
kk-verb-FLIP = Turn a hidden card
    .braille = Turn
kk-verb-TAKE = Take the { AMOUNT($top) } from the discard pile
    .braille = Take { AMOUNT($top) }
kk-verb-PLACE = Lay the { AMOUNT($drawn) }
    .braille = Lay { AMOUNT($drawn) }
kk-verb-REJECT = Throw the { AMOUNT($drawn) } away and turn a hidden card
    .braille = Throw { AMOUNT($drawn) }

## Before something is lost

kk-regret-dearer = Lay { AMOUNT($card) } in place of { AMOUNT($there) }? Your grid grows.
    .braille = { AMOUNT($there) } > { AMOUNT($card) }?
# $known: the grid is known then, else the card that is turned adds to it. $seat shows less, $least.
kk-regret-finish = { $known ->
        [yes] You would finish with { AMOUNT($sum) }
       *[no] You would finish with { AMOUNT($sum) } and the card that you turn
    }, and { $seat } shows only { AMOUNT($least) }. If somebody has as few or fewer, your points count double. Finish anyway?
    .braille = Finish at { AMOUNT($sum) }? { $seat } { AMOUNT($least) }
