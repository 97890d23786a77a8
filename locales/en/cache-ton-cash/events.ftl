# What happens, told. The end of an id says to whom: -me acts, -you is the other person concerned, -other are the others
# and spectators. { "" }: at this level nothing is said.
# $seat acts, $target is the other. $n, $given_n…: how many possessions the set holds ("your Piano", "your Pianos").

## The deal

ctc-round-began-dealer = Round { $round }. You deal, { $first } goes first.
    .bref = Round { $round }.
    .complet = Round { $round }. You deal { $hand_size } cards each, { $first } goes first.
    .braille = Round { $round }
ctc-round-began-first = Round { $round }. { $dealer } deals, you go first.
    .bref = Round { $round }.
    .complet = Round { $round }. { $dealer } deals { $hand_size } cards each, you go first.
    .braille = Round { $round }
ctc-round-began-other = Round { $round }. { $dealer } deals, { $first } goes first.
    .bref = Round { $round }.
    .complet = Round { $round }. { $dealer } deals { $hand_size } cards each, { $first } goes first.
    .braille = Round { $round }

ctc-hand-dealt-me = Your hand, { $count } cards: { CARDS($cards) }.
    .bref = Your hand: { CARDS($cards) }.
    .braille = Hand { CARDS($cards) }
ctc-hand-dealt-other = { "" }

ctc-card-put-back-draw = A { CARD($card) } cannot start the discard pile, so it goes back into the draw pile at random.
    .bref = A { CARD($card) } goes back into the draw pile.
    .braille = { CARD($card) } to draw pile
ctc-card-put-back-neutral = A { CARD($card) } cannot stay face up, so it goes back into { $pile } at random.
    .bref = A { CARD($card) } goes back into { $pile }.
    .braille = { CARD($card) } to { $pile }
ctc-card-put-back-idle = It takes a set on both sides: the { CARD($card) } goes back into { $pile } at random.
    .bref = The { CARD($card) } goes back into { $pile }.
    .braille = { CARD($card) } to { $pile }

ctc-starter-turned-first = { "" }
    .complet = The discard pile starts with { CARD($card, form: "a") }.
    .braille = Discard { CARD($card) }
ctc-starter-turned-other = The discard pile starts with { CARD($card, form: "a") }.
    .bref = { "" }
    .braille = Discard { CARD($card) }

ctc-neutral-turned = On { $pile }: { CARD($card, form: "a") }.
    .complet = On { $pile }: { CARD($card, form: "a") }, { $left ->
        [1] the last card
       *[other] { $left } cards
    }.
    .braille = { $pile } { CARD($card) }
ctc-neutral-emptied = Nothing is left on { $pile }.
    .braille = { $pile } empty

## Turns

ctc-turn-began-me = Your turn. { $top ->
        [none] The discard pile is empty.
       *[other] Discard: { CARD($top) }.
    }
    .bref = Your turn. { $top ->
        [none] No discard.
       *[other] { CARD($top) }.
    }
    .braille = You. { $top ->
        [none] No disc.
       *[other] Disc. { CARD($top) }
    }
ctc-turn-began-other = { "" }
    .complet = { $seat } to play.
    .braille = { $seat } to play

ctc-turn-skipped-me = You have no cards left: your turn is skipped.
    .bref = Your turn is skipped.
    .braille = You are skipped
ctc-turn-skipped-other = { $seat } has no cards left and is skipped.
    .bref = { $seat } is skipped.
    .braille = { $seat } skipped

ctc-second-action-offered-me = You may take a second action.
    .bref = Second action.
    .braille = 2nd action
ctc-second-action-offered-other = { "" }
    .complet = { $seat } may take a second action.
    .braille = { $seat } 2nd action
ctc-second-action-declined-me = You end your turn.
    .braille = End of your turn
ctc-second-action-declined-other = { "" }
    .complet = { $seat } ends the turn there.
    .braille = { $seat } ends turn

## Sets and the discard pile

ctc-set-formed-me = { $taken ->
        [none] You form a set of { CARD($kind, form: "kind") }{ $joker ->
            [none] {""}
           *[other] {" "}with { CARD($joker, form: "a") }
        }, { MONEY($value) }.
       *[other] You take { CARD($taken, form: "the") } from the discard pile and form a set{ $taken_names ->
            [yes] {""}
           *[no] {" "}of { CARD($kind, form: "kind") }
        }{ $joker ->
            [none] {""}
           *[other] {" "}with { CARD($joker, form: "a") }
        }, { MONEY($value) }.
    }
    .bref = You form a set of { CARD($kind, form: "kind") }, { MONEY($value) }.{ ctc-top-for-second }
    .normal = { ctc-set-formed-me }{ ctc-top-for-second }
    .complet = { ctc-set-formed-me }{ $covers ->
        [none] {""}
       *[other] {" "}It covers your { CARD($covers, $covers_n, form: "sets") }.
    }{ ctc-new-top }
    .braille = Set { CARD($kind) } { AMOUNT($value) }{ $taken ->
        [none] {""}
       *[other] {" "}disc.
    }
ctc-set-formed-other = { $taken ->
        [none] { $seat } forms a set of { CARD($kind, form: "kind") }{ $joker ->
            [none] {""}
           *[other] {" "}with { CARD($joker, form: "a") }
        }, { MONEY($value) }.
       *[other] { $seat } takes { CARD($taken, form: "the") } from the discard pile and forms a set{ $taken_names ->
            [yes] {""}
           *[no] {" "}of { CARD($kind, form: "kind") }
        }{ $joker ->
            [none] {""}
           *[other] {" "}with { CARD($joker, form: "a") }
        }, { MONEY($value) }.
    }
    .bref = { $seat } forms a set of { CARD($kind, form: "kind") }, { MONEY($value) }.
    .complet = { ctc-set-formed-other }{ $covers ->
        [none] {""}
       *[other] {" "}It covers { PERSON($seat, form: "of") } { CARD($covers, $covers_n, form: "sets") }.
    }{ ctc-new-top }
    .braille = { $seat } { CARD($kind) } { AMOUNT($value) }{ $taken ->
        [none] {""}
       *[other] {" "}disc.
    }
# $taken_names: the card taken has already said what the set is of.
# What the discard pile shows once somebody has taken from it.
ctc-new-top = { $taken ->
    [none] {""}
   *[other] { $top ->
        [none] {" "}The discard pile is empty.
       *[other] {" "}Discard: { CARD($top) }.
    }
}
# The new top counts at once where a second action follows ($again).
ctc-top-for-second = { $again ->
    [yes] { ctc-new-top }
   *[no] {""}
}

ctc-card-discarded-me = You discard { CARD($card, form: "a") }{ $out ->
        [yes] , which leaves the game
       *[no] {""}
    }.
    .braille = Discard { CARD($card) }
ctc-card-discarded-other = { $seat } discards { CARD($card, form: "a") }{ $out ->
        [yes] , which leaves the game
       *[no] {""}
    }.
    .braille = { $seat } disc. { CARD($card) }

ctc-set-improved-me = You add { CARD($kind, form: "a") } to your top set, now worth { MONEY($value) }.
    .bref = You add { CARD($kind, form: "a") }, { MONEY($value) }.
    .braille = Add { CARD($kind) } { AMOUNT($value) }
ctc-set-improved-other = { $seat } adds { CARD($kind, form: "a") } to the set on top, now worth { MONEY($value) }.
    .bref = { $seat } adds { CARD($kind, form: "a") }, { MONEY($value) }.
    .braille = { $seat }+{ CARD($kind) } { AMOUNT($value) }

## Challenges

ctc-challenge-launched-me = You challenge { $target } for the { CARD($kind, $n, form: "sets") }{ ctc-below }, { MONEY($value) }, with { CARDS($cards, join: "and") }.
    .bref = You challenge { $target } for the { CARD($kind, $n, form: "brief") }, { MONEY($value) }.
    .complet = { ctc-challenge-launched-me } { ctc-stake-sentence }
    .braille = you>{ $target } { CARD($kind) } { AMOUNT($value) }
ctc-challenge-launched-you = { $seat } challenges you for your { CARD($kind, $n, form: "sets") }{ ctc-below }, { MONEY($value) }, with { CARDS($cards, join: "and") }.{ ctc-two-due }
    .bref = { $seat } challenges you for your { CARD($kind, $n, form: "brief") }{ ctc-below }, { MONEY($value) }, with { CARDS($cards, join: "and") }.{ ctc-two-due }
    .complet = { ctc-challenge-launched-you } { ctc-stake-sentence }
    .braille = { $seat }>you { CARD($kind) } { AMOUNT($value) }, { CARDS($cards) }
ctc-challenge-launched-other = { $seat } challenges { $target } for the { CARD($kind, $n, form: "sets") }{ ctc-below }{ $slot ->
        [2] ,
       *[other] {""}
    } with { CARDS($cards, join: "and") }.
    .bref = { "" }
    .complet = { $seat } challenges { $target } for the { CARD($kind, $n, form: "sets") }{ ctc-below }, { MONEY($value) }, with { CARDS($cards, join: "and") }. { ctc-stake-sentence }
    .braille = { $seat }>{ $target } { CARD($kind) } { AMOUNT($value) }
ctc-below = { $slot ->
    [2] , second from the top
   *[other] {""}
}
ctc-two-due = { $demand ->
    [2] {" "}You owe two cards.
   *[other] {""}
}
ctc-stake-sentence = At stake: { MONEY($at_stake) }.

# $attacks: whoever answers is the attacker.
ctc-answer-played-me = { $attacks ->
        [yes] You come back with { CARDS($cards, join: "and") }.
       *[no] You answer with { CARDS($cards, join: "and") }.
    }
    .complet = { ctc-answer-played-me } { ctc-stake-sentence }
    .braille = you { CARDS($cards) }
ctc-answer-played-you = { $attacks ->
        [yes] { $seat } comes back with { CARDS($cards, join: "and") }.
       *[no] { $seat } answers with { CARDS($cards, join: "and") }.
    }{ ctc-two-due } { ctc-stake-sentence }
    .bref = { $seat }: { CARDS($cards, join: "and") }.{ ctc-two-due } { ctc-stake-sentence }
    .braille = { $seat }>you { CARDS($cards) } { AMOUNT($at_stake) }
ctc-answer-played-other = { $attacks ->
        [yes] { $seat } comes back with { CARDS($cards, join: "and") }.
       *[no] { $seat } answers with { CARDS($cards, join: "and") }.
    }
    .bref = { "" }
    .complet = { ctc-answer-played-other } { ctc-stake-sentence }
    .braille = { $seat }>{ $target } { CARDS($cards) }

ctc-yielded-me = { $forced ->
        [yes] Your hand is empty, so you yield.
       *[no] You yield.
    }
    .braille = You yield
ctc-yielded-you = { $forced ->
        [yes] { $seat } has no cards left, and yields.
       *[no] { $seat } yields.
    }
    .braille = { $seat } yields
ctc-yielded-other = { $forced ->
        [yes] { $seat } has no cards left, and yields.
       *[no] { $seat } yields.
    }
    .bref = { "" }
    .braille = { $seat } yields

# $safe: the lowest set is protected.
ctc-set-stolen-me = You win the set, now worth { MONEY($value) }.
    .bref = You steal { PERSON($target, form: "of") } { CARD($kind, $n, form: "brief") }, { MONEY($value) }.
    .complet = { ctc-set-stolen-me }{ $covers ->
        [none] {""}
       *[other] {" "}It covers your { CARD($covers, $covers_n, form: "sets") }.
    }{ ctc-left-other }
    .braille = you>{ $target } { CARD($kind) } won { AMOUNT($value) }
ctc-set-stolen-you = { $seat } wins your set, now worth { MONEY($value) }.
    .bref = { $seat } steals your { CARD($kind, $n, form: "brief") }, { MONEY($value) }.
    .complet = { ctc-set-stolen-you }{ $left ->
        [0] {" "}You have no set left.
        [1] {" "}You have one set left{ ctc-protected }.
       *[other] {" "}You have { $left } sets left.
    }
    .braille = { $seat }>you { CARD($kind) } lost { AMOUNT($value) }
ctc-set-stolen-other = { $seat } wins { MONEY($value) }.
    .bref = { $seat } steals { PERSON($target, form: "of") } { CARD($kind, $n, form: "brief") }, { MONEY($value) }.
    .complet = { ctc-set-stolen-other }{ $covers ->
        [none] {""}
       *[other] {" "}The new set covers { PERSON($seat, form: "of") } { CARD($covers, $covers_n, form: "sets") }.
    }{ ctc-left-other }
    .braille = { $seat }>{ $target } { CARD($kind) } won { AMOUNT($value) }
ctc-left-other = { $left ->
    [0] {" "}{ $target } has no set left.
    [1] {" "}{ $target } has one set left{ ctc-protected }.
   *[other] {" "}{ $target } has { $left } sets left.
}
ctc-protected = { $safe ->
    [yes] , protected
   *[no] {""}
}

ctc-set-kept-me = You keep the set, now worth { MONEY($value) }.
    .braille = Kept { CARD($kind) } { AMOUNT($value) }
ctc-set-kept-you = { $seat } keeps the set, now worth { MONEY($value) }.
    .braille = { $seat } keeps { CARD($kind) } { AMOUNT($value) }
ctc-set-kept-other = { $seat } keeps the set, now worth { MONEY($value) }.
    .bref = { $seat } keeps the { CARD($kind, $n, form: "brief") } against { $target }, { MONEY($value) }.
    .braille = { $seat } keeps { CARD($kind) } { AMOUNT($value) }

## Claims

ctc-claim-made-me = You play { CARD($card, form: "a") } and claim { CARDS($taken, join: "and") }, a set worth { MONEY($value) }.
    .bref = You claim { CARDS($taken, join: "and") }, a set worth { MONEY($value) }.
    .complet = { ctc-claim-made-me } { $target } may contest it.
    .braille = Claim { CARD($kind) } { AMOUNT($value) }
ctc-claim-made-you = { $seat } plays { CARD($card, form: "a") } and claims { CARDS($taken, join: "and") }, a set worth { MONEY($value) }.
    .bref = { $seat } claims { CARDS($taken, join: "and") }, a set worth { MONEY($value) }.
    .complet = { ctc-claim-made-you } You may contest it.
    .braille = { $seat } { CARD($kind) } { AMOUNT($value) } { CARD($card) }+{ CARDS($taken) }
ctc-claim-made-other = { $seat } plays { CARD($card, form: "a") } and claims { CARDS($taken, join: "and") }, a set worth { MONEY($value) }.
    .bref = { "" }
    .complet = { ctc-claim-made-other } { $target } may contest it.
    .braille = { $seat } { CARD($kind) } { AMOUNT($value) } { CARD($card) }+{ CARDS($taken) }

ctc-claim-contested-me = You contest with { CARDS($cards, join: "and") }.
    .complet = { ctc-claim-contested-me } { ctc-stake-sentence }
    .braille = Contest { CARDS($cards) }
ctc-claim-contested-you = { $seat } contests with { CARDS($cards, join: "and") }.{ ctc-two-due } { ctc-stake-sentence }
    .braille = { $seat } contests { CARDS($cards) }
ctc-claim-contested-other = { $seat } contests with { CARDS($cards, join: "and") }.
    .bref = { "" }
    .complet = { ctc-claim-contested-other } { ctc-stake-sentence }
    .braille = { $seat } contests { CARDS($cards) }

ctc-contest-declined-me = { $forced ->
        [yes] Your hand is empty, so you cannot contest.
       *[no] You let it go.
    }
    .braille = You let it go
ctc-contest-declined-you = { $forced ->
        [yes] { $seat } has no cards left and cannot contest.
       *[no] { $seat } lets it go.
    }
    .braille = { $seat } lets it go
ctc-contest-declined-other = { $forced ->
        [yes] { $seat } has no cards left and cannot contest.
       *[no] { $seat } lets it go.
    }
    .bref = { "" }
    .braille = { $seat } lets it go

# Uncontested, "Tom lets it go" has said it all; at the brief level the others learn it here.
ctc-claim-kept-me = { $contested ->
        [yes] You keep the set, now worth { MONEY($value) }.
       *[no] {""}
    }
    .complet = { $contested ->
        [yes] You keep the set, now worth { MONEY($value) }.
       *[no] The set goes on top of your pile.
    }
    .braille = Kept { CARD($kind) } { AMOUNT($value) }
ctc-claim-kept-you = { $contested ->
        [yes] { $seat } keeps the set, now worth { MONEY($value) }.
       *[no] {""}
    }
    .complet = { $contested ->
        [yes] { $seat } keeps the set, now worth { MONEY($value) }.
       *[no] The set goes on top of { PERSON($seat, form: "of") } pile.
    }
    .braille = { $seat } keeps { CARD($kind) } { AMOUNT($value) }
ctc-claim-kept-other = { $contested ->
        [yes] { $seat } keeps the set, now worth { MONEY($value) }.
       *[no] {""}
    }
    .bref = { $seat } claims a set of { CARD($kind, form: "kind") }, { MONEY($value) }.
    .complet = { $contested ->
        [yes] { $seat } keeps the set, now worth { MONEY($value) }.
       *[no] The set goes on top of { PERSON($seat, form: "of") } pile.
    }
    .braille = { $seat } keeps { CARD($kind) } { AMOUNT($value) }

ctc-claim-stolen-me = You win the set, now worth { MONEY($value) }.
    .braille = Won { CARD($kind) } { AMOUNT($value) }
ctc-claim-stolen-you = { $seat } wins the set, now worth { MONEY($value) }.
    .braille = { $seat }>you { CARD($kind) } lost { AMOUNT($value) }
ctc-claim-stolen-other = { $seat } wins the set, now worth { MONEY($value) }.
    .bref = { $seat } wins a set of { CARD($kind, form: "kind") } from { $target }, { MONEY($value) }.
    .braille = { $seat }>{ $target } { CARD($kind) } won { AMOUNT($value) }

## Action cards

# $by: "hand" played from the hand, "neutral" turned up on a neutral pile.
ctc-sets-swapped-me = { $by ->
        [hand] You play a Swap: your { CARD($given, $given_n, form: "sets") }, { MONEY($given_value) }, for { PERSON($target, form: "of") } { CARD($received, $received_n, form: "sets") }, { MONEY($received_value) }.
       *[neutral] You give your { CARD($given, $given_n, form: "sets") }, { MONEY($given_value) }, and get { PERSON($target, form: "of") } { CARD($received, $received_n, form: "sets") }, { MONEY($received_value) }.
    }
    .braille = you { CARD($given) }<>{ CARD($received) } { $target }
ctc-sets-swapped-you = { $by ->
        [hand] { $seat } plays a Swap on you: you give your { CARD($received, $received_n, form: "sets") }, { MONEY($received_value) }, and get { PERSON($seat, form: "of") } { CARD($given, $given_n, form: "sets") }, { MONEY($given_value) }.
       *[neutral] You give your { CARD($received, $received_n, form: "sets") }, { MONEY($received_value) }, and get { PERSON($seat, form: "of") } { CARD($given, $given_n, form: "sets") }, { MONEY($given_value) }.
    }
    .braille = you { CARD($received) }<>{ CARD($given) } { $seat }
ctc-sets-swapped-other = { $by ->
        [hand] { $seat } plays a Swap: a set of { CARD($given, form: "kind") }, { MONEY($given_value) }, for { PERSON($target, form: "of") } { CARD($received, $received_n, form: "sets") }, { MONEY($received_value) }.
       *[neutral] { $seat } gives a set of { CARD($given, form: "kind") }, { MONEY($given_value) }, and gets { PERSON($target, form: "of") } { CARD($received, $received_n, form: "sets") }, { MONEY($received_value) }.
    }
    .braille = { $seat } { CARD($given) }<>{ CARD($received) } { $target }

# $set: "your set of Pianos", "Tom's set of Pianos". Then what now holds the other end of the pile.
ctc-pile-moved-me = { $by ->
        [hand] You play a House Move: { $set } { ctc-way }.
       *[neutral] You choose: { $set } { ctc-way }.
    } { ctc-other-end }
    .bref = { $by ->
        [hand] You play a House Move: { $set } { ctc-way }.
       *[neutral] You choose: { $set } { ctc-way }.
    }
    .braille = { ctc-way-braille }
ctc-pile-moved-you = { $by ->
        [hand] { $seat } plays a House Move: { $set } { ctc-way }.
       *[neutral] { $seat } chooses: { $set } { ctc-way }.
    } { ctc-other-end }
    .braille = { $seat }>you { ctc-way-braille }
ctc-pile-moved-other = { $by ->
        [hand] { $seat } plays a House Move: { $set } { ctc-way }.
       *[neutral] { $seat } chooses: { $set } { ctc-way }.
    } { ctc-other-end }
    .bref = { $by ->
        [hand] { $seat } plays a House Move: { $set } { ctc-way }.
       *[neutral] { $seat } chooses: { $set } { ctc-way }.
    }
    .braille = { $seat }>{ $target } { ctc-way-braille }
ctc-way = { $way ->
    [TB] goes to the bottom
   *[BT] comes to the top
}
ctc-way-braille = { CARD($kind) } { $way ->
    [TB] to bottom
   *[BT] to top
}
ctc-other-end = { $way ->
    [TB] Now on top: a set of { CARD($top, form: "kind") }.
   *[BT] Now at the bottom: a set of { CARD($bottom, form: "kind") }.
}
ctc-owned-set-mine = your set of { CARD($kind, form: "kind") }
ctc-owned-set-own = { PERSON($target, form: "of") } own set of { CARD($kind, form: "kind") }
ctc-owned-set-of = { PERSON($target, form: "of") } set of { CARD($kind, form: "kind") }

ctc-neutral-action-turned-me = A { CARD($card) } turns up on { $pile }.
    .complet = { ctc-neutral-action-turned-me } It concerns you and { $target }.
    .braille = { CARD($card) } on { $pile }
ctc-neutral-action-turned-you = A { CARD($card) } turns up on { $pile }.
    .complet = { ctc-neutral-action-turned-you } It concerns you and { $seat }.
    .braille = { CARD($card) } on { $pile }
ctc-neutral-action-turned-other = A { CARD($card) } turns up on { $pile }.
    .braille = { CARD($card) } on { $pile }
ctc-neutral-action-spent = { $idle ->
        [yes] The { CARD($card) } has no effect and leaves the game.
       *[no] {""}
    }
    .complet = { $idle ->
        [yes] The { CARD($card) } has no effect and leaves the game.
       *[no] The { CARD($card) } leaves the game.
    }
    .braille = { CARD($card) } out

## Drawing

# $order: "only" one hand is filled up; "first", then "then": the order matters.
ctc-cards-drawn-me = { $count ->
        [1] { $order ->
            [first] You draw first: { CARDS($cards) }.
            [then] Then you draw { CARDS($cards) }.
           *[only] You draw { CARDS($cards) }.
        }
       *[other] { $order ->
            [first] You draw { $count } cards first: { CARDS($cards) }.
            [then] Then you draw { $count } cards: { CARDS($cards) }.
           *[only] You draw { $count } cards: { CARDS($cards) }.
        }
    }
    .bref = You draw { CARDS($cards) }.
    .complet = { ctc-cards-drawn-me }{ ctc-draw-left }
    .braille = Draw { CARDS($cards) }
ctc-cards-drawn-other = { $order ->
        [first] { $seat } draws { ctc-drawn-count } first.
        [then] Then { $seat } draws { ctc-drawn-count }.
       *[only] { $seat } draws { ctc-drawn-count }.
    }
    .bref = { "" }
    .complet = { ctc-cards-drawn-other }{ ctc-draw-left }
    .braille = { $seat } draws { $count }
ctc-cards-drawn-quietly = { "" }
    .complet = { $seat } draws { ctc-drawn-count }.{ ctc-draw-left }
    .braille = { $seat } draws { $count }
ctc-drawn-count = { $count ->
    [1] a card
   *[other] { $count } cards
}
ctc-draw-left = { $left ->
    [0] {""}
   *[other] {" "}{ $left } left.
}
ctc-draw-pile-emptied = The draw pile is empty.
    .complet = The draw pile is empty. The last cards are played.
    .braille = Draw pile empty

## The end

# $scores, $totals, $wins: a list, "you 205000, Léa 190000".
ctc-round-ended = The draw pile and all hands are empty. End of round { $round }. { LIST($scores) }.{ $totals_matter ->
        [yes] {" "}In all: { LIST($totals) }.
       *[no] {""}
    }{ $wins_matter ->
        [yes] {" "}{ ctc-round-won } Rounds won: { LIST($wins) }.
       *[no] {""}
    }
    .bref = End of round { $round }. { LIST($scores) }.{ $totals_matter ->
        [yes] {" "}In all: { LIST($totals) }.
       *[no] {""}
    }{ $wins_matter ->
        [yes] {" "}Rounds won: { LIST($wins) }.
       *[no] {""}
    }
    .braille = { $totals_matter ->
        [yes] Total { LIST($totals) }, round { $round } { LIST($scores) }
       *[no] { $wins_matter ->
            [yes] Won { LIST($wins) }, round { $round } { LIST($scores) }
           *[no] Round { $round } { LIST($scores) }
        }
    }
ctc-round-won = { $won ->
    [me] You win the round.
    [one] { $best } wins the round.
    [us] A tie: you and { $best } win the round.
    [several] A tie: { $best } win the round.
   *[nobody] A tie: nobody wins the round.
}
ctc-score-me = { $first ->
        [yes] You { AMOUNT($value) }
       *[no] you { AMOUNT($value) }
    }
    .braille = you { AMOUNT($value) }
ctc-score-other = { $seat } { AMOUNT($value) }
ctc-number-me = { $first ->
        [yes] You { $value }
       *[no] you { $value }
    }
    .braille = you { $value }
ctc-number-other = { $seat } { $value }

# $by: "money" the sum decides, "wins" the rounds won.
ctc-game-ended = { ctc-why-stopped }{ $winner ->
        [me] You win the game { ctc-with }.
        [one] { $names } wins the game { ctc-with }.
        [us] You and { $names } share the win { ctc-with-each }.
       *[several] { $names } share the win { ctc-with-each }.
    }
    .braille = { $winner ->
        [me] Won { ctc-with-braille }
        [one] { $names } wins { ctc-with-braille }
        [us] Won with { $names } { ctc-with-braille }
       *[several] { $names } win { ctc-with-braille }
    }
ctc-why-stopped = { $safeguard ->
    [yes] Thirty rounds have been played, so the game stops here.{" "}
   *[no] {""}
}
ctc-with = { $by ->
    [money] with { MONEY($amount) }
   *[wins] { $amount ->
        [1] with one round
       *[other] with { $amount } rounds
    }
}
ctc-with-each = { $by ->
    [money] with { MONEY($amount) } each
   *[wins] { $amount ->
        [1] with one round each
       *[other] with { $amount } rounds each
    }
}
ctc-with-braille = { $by ->
    [money] { MONEY($amount) }
   *[wins] { $amount } rounds
}

## Neutral piles: by number with two players, by neighbours with three.

ctc-pile-numbered = { DISPLAY() ->
    [braille] neutral { $number }
   *[other] neutral pile { $number }
}
ctc-pile-with = { DISPLAY() ->
    [braille] neutral { $other }
   *[other] the neutral pile between you and { $other }
}
ctc-pile-between = { DISPLAY() ->
    [braille] { $one }-{ $other }
   *[other] the neutral pile between { $one } and { $other }
}
