# What happens, told. The end of an id says to whom: -me to the only one concerned, -us to one of several, -one and -several to the
# others, as one or more are concerned, -other to whoever looks on. { "" }: nothing is said at this level. A round has three phases.

## The round and the phase

cs-partie-began = Round { $partie }. Everyone has their 8 cards.
    .bref = Round { $partie }.
    .complet = Round { $partie }. Everyone has their 8 cards: two 1s, two 2s, two 4s and two 8s.
    .braille = Round { $partie }

# $order: who will adjust, in this order.
cs-quest-set = Phase { $tour }. The quest is { $quest }: { $most }, less { LIST($dice, join: "and") } on the dice. { cs-order }
    .bref = Phase { $tour }. Quest { $quest }.
    .braille = Quest { $quest }, phase { $tour }; { cs-order.braille }

cs-hand-empty-me = Your hand is empty: you offer nothing this phase.
    .braille = Hand empty: nothing
cs-hand-empty-other = { $seat } has no cards left and offers nothing this phase.
    .bref = { $seat } offers nothing.
    .braille = { $seat } offers nothing

## The stakes

# What exactly is asked follows: a sentence at the keyboard, what to type in the terminal.
cs-deposits-asked-me = Your move.
    .braille = Choose your stake
cs-deposits-asked-other = { "" }
    .complet = Everyone chooses a stake.
    .braille = Stakes

# $total: what your stake is worth.
cs-cards-deposited-me = { $count ->
        [1] You stake one card, total { $total }.
       *[other] You stake { $count } cards, total { $total }: { LIST($cards, join: "and") }.
    }
    .bref = { $count ->
        [1] You stake { $total }.
       *[other] You stake { LIST($cards, join: "and") }, total { $total }.
    }
    .braille = Stake { $total }: { LIST($cards) }

cs-deposits-laid = All stakes are down. Cards: { LIST($sizes) }.
    .bref = Cards staked: { LIST($sizes) }.
    .braille = Staked { LIST($sizes) }

cs-shows-asked-me = Your move.
    .braille = Turn a card up
cs-shows-asked-other = { "" }
    .complet = Everyone chooses a card to turn up.
    .braille = Cards to turn up

cs-card-chosen-me = You choose the { $card }.
    .braille = Chosen { $card }

# $quest: what it takes, hidden cards included.
cs-cards-turned = The cards are turned up: { LIST($cards) }. In sight: { $total }.
    .complet = The cards are turned up: { LIST($cards) }. In sight: { $total }, for a quest of { $quest }.
    .bref = In sight: { LIST($cards) }. Total { $total }.
    .braille = Seen { $total }: { LIST($cards) }

## The adjustments

cs-adjustment-asked-me = Your move: adjust your stake.
    .bref = Your move.
    .braille = Your move: adjust
cs-adjustment-asked-other = { "" }
    .complet = { $seat } may adjust.
    .braille = { $seat } adjusts

cs-card-added-me = You add the { $card }: { $laid } cards, total { $total }.
    .braille = +{ $card }, total { $total }
cs-card-added-other = { $seat } adds a hidden card: { $laid } in all.
    .bref = { $seat } adds a card: { $laid }.
    .braille = { $seat } +1 card: { $laid }
cs-card-taken-back-me = You take back the { $card }: { $laid ->
        [1] one card
       *[other] { $laid } cards
    }, total { $total }.
    .braille = -{ $card }, total { $total }
cs-card-taken-back-other = { $seat } takes back a card: { $laid ->
        [1] one is left.
       *[other] { $laid } are left.
    }
    .bref = { $seat } takes back a card: { $laid }.
    .braille = { $seat } -1 card: { $laid }
cs-deposit-kept-me = You change nothing.
    .braille = No change
cs-deposit-kept-other = { $seat } changes nothing.
    .bref = { "" }
    .braille = { $seat }: no change

## The Big Chef

cs-offers-turned = Everything is turned up. { LIST($detailed, join: "semicolon") }.
    .bref = { LIST($offers) }.
    .braille = { LIST($detailed, join: "semicolon") }

# $offer: the highest offer, or the lowest. $names: the others concerned; $us, $also: you and them, at the beginning of a sentence
# or within. $mine: your tokens, $theirs: those of the only one concerned.
cs-chef-pleased-me = { $total } in all for { $quest }: the Big Chef is happy. You offered { $offer }, the most: you gain a token. You have { $mine }.
    .bref = { $total } for { $quest }: the Chef is happy. You gain a token. You have { $mine }.
    .braille = { $total }/{ $quest } happy, you +1
cs-chef-pleased-us = { $total } in all for { $quest }: the Big Chef is happy. { LIST($us, join: "and") } offered { $offer }, the most: a token each. You have { $mine }.
    .bref = { $total } for { $quest }: the Chef is happy. A token for { LIST($also, join: "and") }. You have { $mine }.
    .braille = { $total }/{ $quest } happy, you +1, { LIST($names) }
cs-chef-pleased-one = { $total } in all for { $quest }: the Big Chef is happy. { LIST($names) } offered { $offer }, the most, and gains a token: { $theirs } in all.
    .bref = { $total } for { $quest }: the Chef is happy. A token for { LIST($names) }, { $theirs } in all.
    .braille = { $total }/{ $quest } happy, { LIST($names) } +1
cs-chef-pleased-several = { $total } in all for { $quest }: the Big Chef is happy. { LIST($names, join: "and") } offered { $offer }, the most: a token each.
    .bref = { $total } for { $quest }: the Chef is happy. A token for { LIST($names, join: "and") }.
    .braille = { $total }/{ $quest } happy, { LIST($names) } +1

cs-chef-angered-me = { $total } in all for { $quest }: the Big Chef is angry. { $offer ->
        [0] You offered nothing
       *[other] You offered { $offer }, the least
    }: you lose a token.{ cs-tokens-kept }
    .bref = { $total } for { $quest }: the Chef is angry. You lose a token.{ cs-tokens-kept }
    .braille = { $total }/{ $quest } angry, you -1
cs-chef-angered-us = { $total } in all for { $quest }: the Big Chef is angry. { LIST($us, join: "and") } { $offer ->
        [0] offered nothing
       *[other] offered { $offer }, the least
    }: a token less each.{ cs-tokens-kept }
    .bref = { $total } for { $quest }: the Chef is angry. A token less for { LIST($also, join: "and") }.{ cs-tokens-kept }
    .braille = { $total }/{ $quest } angry, you -1, { LIST($names) }
cs-chef-angered-one = { $total } in all for { $quest }: the Big Chef is angry. { LIST($names) } { $offer ->
        [0] offered nothing
       *[other] offered { $offer }, the least,
    } and loses a token{ $theirs ->
        [0] {""}
        [1] : one left
       *[other] : { $theirs } left
    }.
    .bref = { $total } for { $quest }: the Chef is angry. A token less for { LIST($names) }.
    .braille = { $total }/{ $quest } angry, { LIST($names) } -1
cs-chef-angered-several = { $total } in all for { $quest }: the Big Chef is angry. { LIST($names, join: "and") } { $offer ->
        [0] offered nothing
       *[other] offered { $offer }, the least
    }: a token less each.
    .bref = { $total } for { $quest }: the Chef is angry. A token less for { LIST($names, join: "and") }.
    .braille = { $total }/{ $quest } angry, { LIST($names) } -1
# Leaving the game tells that it was the last one.
cs-tokens-kept = { $mine ->
    [0] {""}
    [1] {" "}You have one left.
   *[other] {" "}You have { $mine } left.
}

# $left: how many players remain.
cs-players-eliminated-me = You have no token left: the game is over for you.{ cs-players-left }
    .bref = You have no token left: the game is over for you.
    .braille = You are out
cs-players-eliminated-us = { LIST($us, join: "and") } have no token left: the game is over for you.{ cs-players-left }
    .bref = { LIST($us, join: "and") } have no token left: the game is over for you.
    .braille = You, { LIST($names) } out
cs-players-eliminated-one = { LIST($names) } has no token left and is out.{ cs-players-left }
    .bref = { LIST($names) } is out.
    .braille = { LIST($names) } out
cs-players-eliminated-several = { LIST($names, join: "and") } have no token left and are out.{ cs-players-left }
    .bref = { LIST($names, join: "and") } are out.
    .braille = { LIST($names) } out
cs-players-left = { $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ $left } players remain.
}

## The end of the phase, of the round, of the game

# $held: what the strongest hand is worth; $sums: what each hand is worth.
cs-hand-bonus-given-me = The third phase is over. In hand: { LIST($sums) }. You kept the most: you gain a token. You have { $mine }.
    .bref = In hand you kept the most, { $held }: a token. You have { $mine }.
    .braille = Hand { $held }: you +1
cs-hand-bonus-given-us = The third phase is over. { $held ->
        [0] Every hand is empty
       *[other] In hand: { LIST($sums) }. { LIST($us, join: "and") } kept the most
    }: a token each. You have { $mine }.
    .bref = { $held ->
        [0] Every hand is empty: a token each.
       *[other] In hand, { LIST($also, join: "and") } kept the most, { $held }: a token each.
    } You have { $mine }.
    .braille = Hand { $held }: you +1, { LIST($names) }
cs-hand-bonus-given-one = The third phase is over. In hand: { LIST($sums) }. { LIST($names) } kept the most and gains a token: { $theirs } in all.
    .bref = In hand, { LIST($names) } kept the most, { $held }: a token, { $theirs } in all.
    .braille = Hand { $held }: { LIST($names) } +1
cs-hand-bonus-given-several = The third phase is over. { $held ->
        [0] Every hand is empty
       *[other] In hand: { LIST($sums) }. { LIST($names, join: "and") } kept the most
    }: a token each.
    .bref = { $held ->
        [0] Every hand is empty: a token each.
       *[other] In hand, { LIST($names, join: "and") } kept the most, { $held }: a token each.
    }
    .braille = Hand { $held }: { LIST($names) } +1

# $last: it was the third phase.
cs-tour-ended = { $last ->
        [yes] End of round { $partie }.
       *[no] End of phase { $tour }.
    } Tokens: { LIST($tokens) }.
    .bref = Tokens: { LIST($tokens) }.
    .braille = Tokens { LIST($tokens) }
cs-tour-ended-nobody = { $last ->
        [yes] End of round { $partie }.
       *[no] End of phase { $tour }.
    } No token is left.
    .bref = No token is left.
    .braille = No token left

# $reason: goal five tokens, last one player left, nobody nobody left, safeguard thirty rounds without an end.
cs-game-ended-me = { $reason ->
        [last] The game is over. You are the only one left: you win.
        [safeguard] The game stops after 30 rounds. You have the most tokens, { $tokens }: you win.
       *[goal] The game is over. You have { $tokens } tokens: you win.
    }
    .braille = Won, { $tokens } tokens
cs-game-ended-us = { $reason ->
        [safeguard] The game stops after 30 rounds. { LIST($us, join: "and") } have the most tokens, { $tokens }: you win together.
       *[goal] The game is over. { LIST($us, join: "and") } have reached five tokens: you win together.
    }
    .braille = Won with { LIST($names) }
cs-game-ended-one = { $reason ->
        [last] The game is over. Only { $winner } is left, and wins.
        [safeguard] The game stops after 30 rounds. { LIST($names) } has the most tokens, { $tokens }, and wins.
       *[goal] The game is over. { LIST($names) } has { $tokens } tokens and wins.
    }
    .braille = { LIST($names) } wins, { $tokens } tokens
cs-game-ended-several = { $reason ->
        [safeguard] The game stops after 30 rounds. { LIST($names, join: "and") } have the most tokens, { $tokens }, and win together.
       *[goal] The game is over. { LIST($names, join: "and") } have reached five tokens and win together.
    }
    .braille = Won by { LIST($names) }
cs-game-ended-nobody = The game is over. Nobody is left: the Big Chef keeps everything, and no one wins.
    .bref = The game is over. Nobody is left: no one wins.
    .braille = Over, no one wins

## What these sentences share

cs-part-me = { $first ->
        [yes] You
       *[no] you
    } { $value }
cs-part-other = { $seat } { $value }
cs-you = { $first ->
    [yes] You
   *[no] you
}
# An offer with its cards: "10: 2 and 8".
cs-offer-in-full = { $count ->
        [0] nothing
        [1] { $offer }
       *[other] { $offer }: { LIST($cards, join: "and") }
    }
    .braille = { $count ->
        [0] 0
        [1] { $offer }
       *[other] { $offer }: { LIST($cards) }
    }
