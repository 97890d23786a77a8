# What happens in Cache-cache, told. -me: to whoever acts; -other: to the others and to spectators. { "" }: nothing is said at this level.

## The deal

kk-round-began = Round { $round }. Twelve hidden cards each.
    .bref = Round { $round }.
    .complet = Round { $round }. Everyone gets twelve hidden cards, in four columns of three.
    .braille = Round { $round }
kk-starter-turned = The discard pile starts with { $a_card }.
    .bref = Discard: { AMOUNT($card) }.
    .braille = Discard { AMOUNT($card) }
kk-choice-asked-me = Choose two cards of your grid to turn: everyone chooses at once.
    .bref = Choose two cards.
    .braille = Choose 2 cards
kk-choice-asked-other = Everyone chooses two cards to turn.
    .bref = Everyone chooses two.
    .braille = All choose
# My choice is made, others are still choosing.
kk-cards-chosen-me = Chosen: { $first }, and { $second }. Waiting for the others.
    .bref = Chosen.
    .braille = Chosen { $first }, { $second }
# $alike: both cards are the same.
kk-two-turned = { $alike ->
        [yes] two { AMOUNT($first) }s
       *[no] { $a_first } and { $a_second }
    }
kk-two-turned-where = { $alike ->
        [yes] two { AMOUNT($first) }s, { $first_place }, and { $second_place }
       *[no] { $a_first }, { $first_place }, and { $a_second }, { $second_place }
    }
kk-cards-turned-me = You turn { kk-two-turned-where }: { AMOUNT($total) } in all.
    .bref = You: { kk-two-turned-where }.
    .braille = You { AMOUNT($first) } + { AMOUNT($second) } = { AMOUNT($total) }, { $first_place }, { $second_place }
kk-cards-turned-other = { $seat } turns { kk-two-turned }: { AMOUNT($total) } in all.
    .bref = { $alike ->
        [yes] { $seat }: two { AMOUNT($first) }s.
       *[no] { $seat }: { AMOUNT($first) } and { AMOUNT($second) }.
    }
    .complet = { $seat } turns { kk-two-turned-where }: { AMOUNT($total) } in all.
    .braille = { $seat } { AMOUNT($first) } + { AMOUNT($second) } = { AMOUNT($total) }
# $tie: several ($names) had the highest sum, and one was drawn.
kk-starter-chosen-me = { $tie ->
        [yes] A tie at { AMOUNT($total) } between { $names }: the draw picks you. You start.
       *[no] With { AMOUNT($total) }, you start.
    }
    .bref = You start.
    .braille = You start
kk-starter-chosen-other = { $tie ->
        [yes] A tie at { AMOUNT($total) } between { $names }: the draw picks { $seat }.
       *[no] With { AMOUNT($total) }, { $seat } starts.
    }
    .bref = { $seat } starts.
    .braille = { $seat } starts

## The turns

kk-turn-began-me = Your turn{ kk-last-turn }. Discard: { AMOUNT($top) }.
    .bref = Your turn{ kk-last-turn }. { AMOUNT($top) }.
    .braille = Your turn, disc. { AMOUNT($top) }
kk-last-turn = { $last ->
    [yes] , the last one
   *[no] {""}
}
kk-turn-began-other = { "" }
    .complet = { PERSON($seat, form: "of") } turn.
    .braille = Turn: { $seat }

kk-card-flipped-me = You turn { $a_card }, { $place }.{ kk-one-left-me }
    .bref = You turn { $a_card }.{ kk-one-left-briefly }
    .braille = Turned { AMOUNT($card) }, { $place }{ kk-one-left-briefly }
kk-card-flipped-other = { $seat } turns { $a_card }, column { $column }.{ kk-one-left-other }
    .bref = { $seat } turns { $a_card }, column { $column }.{ kk-one-left-briefly }
    .complet = { $seat } turns { $a_card }, { $place }.{ kk-one-left-other }
    .braille = { $seat } turns { AMOUNT($card) } c{ $column }{ kk-one-left-briefly }

kk-card-drawn-me = You draw { $a_card }.
    .complet = You draw { $a_card }. { kk-left-in-draw }
    .braille = Drawn { AMOUNT($card) }
kk-card-drawn-other = { "" }
    .complet = { $seat } draws a card. { kk-left-in-draw }
    .braille = { $seat } draws
kk-left-in-draw = { $left ->
    [0] The draw pile is empty.
    [1] The pile has one left.
   *[other] The pile has { $left } left.
}
kk-draw-pile-remade = The draw pile is empty: the discards make a new one, but for { $a_top } that stays on top.
    .bref = The discards become the draw pile.
    .complet = The draw pile is empty: { $count } discards are shuffled into a new one. Only { $a_top } stays.
    .braille = New draw pile, { $count }

# $taken: the card comes from the discard pile, else from the draw pile. $hidden: the card that it replaces was hidden, and nobody knew it.
kk-card-placed-me = { $taken ->
        [yes] { $hidden ->
            [yes] You take the { AMOUNT($card) }. The hidden card was { $a_replaced }: it goes to the discard pile.
           *[no] You take the { AMOUNT($card) } from the discard pile, and leave the { AMOUNT($replaced) } there.
        }
       *[no] { $hidden ->
            [yes] You lay the { AMOUNT($card) }. The hidden card was { $a_replaced }: it goes to the discard pile.
           *[no] You lay the { AMOUNT($card) }, the { AMOUNT($replaced) } goes to the discard pile.
        }
    }{ kk-one-left-me }
    .bref = { $taken ->
        [yes] You take the { AMOUNT($card) }
       *[no] You lay the { AMOUNT($card) }
    }, { $hidden ->
        [yes] { $a_replaced }
       *[no] the { AMOUNT($replaced) }
    } goes.{ kk-one-left-briefly }
    .braille = { $taken ->
        [yes] Took
       *[no] Laid
    } { AMOUNT($card) } c{ $column }, { kk-replaced }{ kk-one-left-briefly }
kk-card-placed-other = { $seat } { $taken ->
        [yes] takes the { AMOUNT($card) } from the discard pile
       *[no] lays { $a_card }
    } { $hidden ->
        [yes] in place of a hidden card, { $a_replaced }
       *[no] in place of the { AMOUNT($replaced) }
    }, column { $column }.{ kk-one-left-other }
    .bref = { $seat } { $taken ->
        [yes] takes the { AMOUNT($card) } for
       *[no] lays { $a_card } on
    } { $hidden ->
        [yes] a hidden one, { $a_replaced }
       *[no] the { AMOUNT($replaced) }
    }, column { $column }.{ kk-one-left-briefly }
    .complet = { $seat } { $taken ->
        [yes] takes the { AMOUNT($card) } from the discard pile
       *[no] lays { $a_card }
    } { $hidden ->
        [yes] in place of a hidden card, { $a_replaced }
       *[no] in place of the { AMOUNT($replaced) }
    }, { $place }.{ kk-one-left-other }
    .braille = { $seat } { $taken ->
        [yes] takes
       *[no] lays
    } { AMOUNT($card) } c{ $column }, { kk-replaced }{ kk-one-left-briefly }
# The card that goes to the discard pile, in braille: hidden until then, or not.
kk-replaced = { $hidden ->
    [yes] hidden { AMOUNT($replaced) }
   *[no] disc. { AMOUNT($replaced) }
}

kk-card-rejected-me = You throw the { AMOUNT($card) } away, and turn { $a_turned }, { $place }.{ kk-one-left-me }
    .bref = You throw the { AMOUNT($card) } away, you turn { $a_turned }.{ kk-one-left-briefly }
    .braille = Turned { AMOUNT($turned) } c{ $column }, threw { AMOUNT($card) }{ kk-one-left-briefly }
kk-card-rejected-other = { $seat } throws { $a_card } away and turns { $a_turned }, column { $column }.{ kk-one-left-other }
    .bref = { $seat } throws { $a_card } away, turns { $a_turned }, column { $column }.{ kk-one-left-briefly }
    .complet = { $seat } throws { $a_card } away and turns { $a_turned }, { $place }.{ kk-one-left-other }
    .braille = { $seat } turns { AMOUNT($turned) } c{ $column }, throws { AMOUNT($card) }{ kk-one-left-briefly }

# After a card was turned: $one_left, only one is still hidden, the end of the round is near.
kk-one-left-me = { $one_left ->
    [yes] { "" } You have one hidden card left.
   *[no] { "" }
}
kk-one-left-other = { $one_left ->
    [yes] { "" } One hidden card is left.
   *[no] { "" }
}
kk-one-left-briefly = { DISPLAY() ->
    [braille] { $one_left ->
        [yes] , 1 hidden left
       *[no] { "" }
    }
   *[other] { $one_left ->
        [yes] { "" } One still hidden.
       *[no] { "" }
    }
}

## The columns

kk-column-removed-me = Three { AMOUNT($card) }s in column { $column }: it disappears. { kk-columns-left-me }
    .bref = Three { AMOUNT($card) }s: column { $column } disappears.
    .complet = Three { AMOUNT($card) }s in column { $column }: it disappears. { kk-columns-left-me } { kk-column-goes }
    .braille = Column { $column } gone, { AMOUNT($card) }
kk-columns-left-me = { $left ->
    [0] You have no column left.
    [1] You have one column left.
   *[other] You have { $left } columns left.
}
kk-column-removed-other = Three { AMOUNT($card) }s in { PERSON($seat, form: "of") } column { $column }: it disappears.
    .bref = Three { AMOUNT($card) }s: { PERSON($seat, form: "of") } column { $column } disappears.
    .complet = Three { AMOUNT($card) }s in { PERSON($seat, form: "of") } column { $column }: it disappears. { $left ->
        [0] No column is left.
        [1] One column is left.
       *[other] { $left } columns are left.
    } { kk-column-goes }
    .braille = { $seat } c{ $column } gone, { AMOUNT($card) }
kk-column-goes = { $out ->
    [yes] These cards leave the game.
   *[no] These cards go on the discard pile.
}

## The end of the round and of the game

# $whom: who has a turn left.
kk-grid-finished-me = { $empty ->
        [yes] Your grid is empty.
       *[no] You have turned everything.
    } Last turn for { $whom }.
    .braille = Finished. Last turn
kk-grid-finished-other = { $empty ->
        [yes] { $seat } has no cards left.
       *[no] { $seat } has turned everything.
    } Last turn for { $whom }.
    .braille = { $seat } finished. Last turn
kk-grid-turned-me = { $count ->
        [1] Your hidden card was { $a_card }.
       *[other] Your hidden cards were { LIST($cards, join: "and") }.
    }
    .bref = You still had { LIST($cards, join: "and") }.
    .braille = Hidden: { LIST($cards) }
kk-grid-turned-other = { $count ->
        [1] { PERSON($seat, form: "of") } hidden card was { $a_card }.
       *[other] { PERSON($seat, form: "of") } hidden cards were { LIST($cards, join: "and") }.
    }
    .bref = { "" }
    .braille = { $seat }: { LIST($cards) }

# $doubled: whose points are doubled; $alone: what the grid made without that.
kk-round-ended = { kk-why-ended }Round { $round } is over.{ kk-doubled } { LIST($scores) }.{ $totals_matter ->
        [yes] {" "}In all: { LIST($totals) }.
       *[no] {""}
    }
    .bref = Round { $round }.{ kk-doubled } { LIST($scores) }.{ $totals_matter ->
        [yes] {" "}In all: { LIST($totals) }.
       *[no] {""}
    }
    .braille = { $totals_matter ->
        [yes] Total
       *[no] Round
    } { LIST($totals) }
kk-why-ended = { $finisher ->
    [none] A thousand turns and nobody has finished: the cards are counted.{" "}
   *[other] {""}
}
kk-doubled = { $doubled ->
    [me] {" "}{ kk-who-doubled }: { $alone ->
        [1] your point counts double.
       *[other] your { AMOUNT($alone) } points count double.
    }
    [other] {" "}{ kk-who-doubled }: { $alone ->
        [1] { PERSON($finisher, form: "of") } point counts double.
       *[other] { PERSON($finisher, form: "of") } { AMOUNT($alone) } points count double.
    }
   *[none] {""}
}
kk-who-doubled = { $lowest ->
    [me] You have { AMOUNT($least) }
    [several] { $whose } have { AMOUNT($least) }
   *[one] { $whose } has { AMOUNT($least) }
}
# $reached: who has ended the game, with $most points.
kk-game-ended = { $reached ->
        [me] You reach { AMOUNT($most) }.
        [one] { $who_reached } reaches { AMOUNT($most) }.
       *[several] Several have reached { $limit } points.
    } { $winner ->
        [me] You win, with the smallest total: { kk-points }.
        [us] You win, tied with { $names }: { kk-points } each.
        [one] { $names } wins, with the smallest total: { kk-points }.
       *[several] { $names } win together: { kk-points } each.
    }
    .bref = { $winner ->
        [me] You win, { kk-points }.
        [us] You win with { $names }, { kk-points }.
        [one] { $names } wins, { kk-points }.
       *[several] { $names } win, { kk-points }.
    }
    .braille = { $winner ->
        [me] Won
        [us] Won with { $names }
        [one] { $names } wins
       *[several] { $names } win
    } { AMOUNT($amount) }
