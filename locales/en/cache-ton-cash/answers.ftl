# What a question is answered with, what is expected of a player, and the lines of the menus.

ctc-names = { LIST($names, join: "and") }

## Whose turn, and for what

ctc-turn-actions = { $double ->
    [yes] two actions
   *[no] one action
}
ctc-turn-me-action = It is your turn: { ctc-turn-actions }.
    .complet = It is your turn: { ctc-turn-actions }. { $top ->
        [none] The discard pile is empty.
       *[other] Discard: { CARD($top) }.
    }
    .braille = Your turn
ctc-turn-me-second = It is your turn: a second action, or end the turn.
    .bref = It is your turn: second action.
    .braille = You, 2nd action
ctc-turn-me-answer = It is up to you to answer { $other }, for { $whose ->
        [mine] your { CARD($kind, $n, form: "sets") }
       *[other] { PERSON($other, form: "of") } { CARD($kind, $n, form: "sets") }
    }. { ctc-stake-sentence }{ ctc-two-due }
    .braille = You > { $other } { CARD($kind) } { AMOUNT($at_stake) }
ctc-turn-me-contest = { $other } claims a set of { CARD($kind, form: "kind") }, { MONEY($at_stake) }. It is up to you: contest, or let it go.
    .braille = Contest? { CARD($kind) } { AMOUNT($at_stake) }
ctc-turn-me-shift = It is up to you to choose for the House Move, on { PERSON($other, form: "of") } pile.
    .braille = Move, { PERSON($other, form: "of") } pile
ctc-turn-other-action = It is { PERSON($seat, form: "of") } turn.
    .braille = { PERSON($seat, form: "of") } turn
ctc-turn-other-second = It is { PERSON($seat, form: "of") } turn, for a second action.
    .bref = It is { PERSON($seat, form: "of") } turn.
    .braille = { $seat } 2nd action
ctc-turn-other-answer = It is up to { $seat } to answer { $other_is_me ->
        [yes] you
       *[no] { $other }
    }, for a set of { CARD($kind, form: "kind") }. { ctc-stake-sentence }
    .braille = { $seat } answers, { CARD($kind) } { AMOUNT($at_stake) }
ctc-turn-other-contest = It is up to { $seat } to contest { $other_is_me ->
        [yes] your claim
       *[no] { PERSON($other, form: "of") } claim
    } or not: a set of { CARD($kind, form: "kind") }, { MONEY($at_stake) }.
    .braille = { $seat } contests or not
ctc-turn-other-shift = It is up to { $seat } to choose for the House Move, on { $other_is_me ->
        [yes] your pile
       *[no] { PERSON($other, form: "of") } pile
    }.
    .braille = { $seat } chooses, Move
ctc-turn-over = The game is over.
    .braille = Game over

## What is expected of me

ctc-prompt-second = You may take a second action. { $top ->
        [none] The discard pile is empty.
       *[other] Discard: { CARD($top) }.
    }
    .bref = Second action. { $top ->
        [none] No discard.
       *[other] { CARD($top) }.
    }
    .braille = 2nd action. { $top ->
        [none] No disc.
       *[other] Disc. { CARD($top) }
    }
ctc-prompt-answer = { $able ->
        [yes] You can answer with { LIST($plays, join: "or") }. If not, you yield.
       *[no] { $demand ->
            [2] It takes two matching cards, and you do not have them: all you can do is yield.
           *[other] Nothing in your hand matches: all you can do is yield.
        }
    }
    .braille = { $able ->
        [yes] Answer: { LIST($plays) }
       *[no] Yield only
    }
ctc-prompt-contest = { $able ->
        [yes] You can contest with { LIST($plays, join: "or") }. If not, you let it go.
       *[no] All you can do is let it go.
    }
    .braille = { $able ->
        [yes] Contest: { LIST($plays) }
       *[no] Let it go
    }
ctc-prompt-shift = Choose for { PERSON($other, form: "of") } pile: the top set goes to the bottom, or the bottom set comes to the top.
    .bref = Choose for { PERSON($other, form: "of") } pile.
    .braille = { PERSON($other, form: "of") } pile: choose
ctc-play = { CARDS($cards, join: "and") }

## Scores

# $missing: what the leader still needs for the million. $leader: me, or other.
ctc-scores-classique = { $round ->
        [1] Round 1. In the piles: { LIST($piles) }.
       *[other] Round { $round }. { LIST($totals) }. { ctc-missing }
    }
    .bref = { $round ->
        [1] In the piles: { LIST($piles) }.
       *[other] { LIST($totals) }.
    }
    .braille = { $round ->
        [1] { LIST($piles) }
       *[other] { LIST($totals) }
    }
ctc-scores-rapide = In the piles: { LIST($piles) }.
    .braille = { LIST($piles) }
ctc-scores-trois = { $round ->
        [1] Round { place }. In the piles: { LIST($piles) }.
       *[other] Round { place }. { LIST($totals) }.
    }
    .bref = { $round ->
        [1] In the piles: { LIST($piles) }.
       *[other] { LIST($totals) }.
    }
    .braille = { $round ->
        [1] { LIST($piles) }
       *[other] { LIST($totals) }
    }
ctc-scores-deux = Round { $round }. Rounds won: { LIST($wins) }. In the piles: { LIST($piles) }.
    .bref = Rounds won: { LIST($wins) }.
    .braille = Won { LIST($wins) }
ctc-scores-over = The game is over. { LIST($totals) }.
    .braille = { LIST($totals) }
ctc-missing = { $reached ->
    [yes] {""}
   *[no] { $leader ->
        [me] You are { AMOUNT($missing) } short of the million.
       *[other] { $leader_name } is { AMOUNT($missing) } short of the million.
    }
}
# One line a player. $matter: money where totals count, wins where rounds do, none where nothing but the pile does.
ctc-scores-detail-me = { $matter ->
        [money] You: { MONEY($total) } before this round, { AMOUNT($table) } in your pile.
        [wins] You: { ctc-rounds-won }, { MONEY($table) } in your pile.
       *[none] You: { MONEY($table) } in your pile.
    }
    .braille = you { $matter ->
        [money] { AMOUNT($total) }+{ AMOUNT($table) }
        [wins] { $won } rounds, { AMOUNT($table) }
       *[none] { AMOUNT($table) }
    }
ctc-scores-detail-other = { $matter ->
        [money] { $seat }: { MONEY($total) } before this round, { AMOUNT($table) } in the pile.
        [wins] { $seat }: { ctc-rounds-won }, { MONEY($table) } in the pile.
       *[none] { $seat }: { MONEY($table) } in the pile.
    }
    .braille = { $seat } { $matter ->
        [money] { AMOUNT($total) }+{ AMOUNT($table) }
        [wins] { $won } rounds, { AMOUNT($table) }
       *[none] { AMOUNT($table) }
    }
ctc-rounds-won = { $won ->
    [0] no round won
    [1] one round won
   *[other] { $won } rounds won
}

## Hands, the middle, piles

ctc-hand = { $count ->
        [none] You are watching, you have no hand.
        [0] Your hand is empty.
        [1] Your hand, one card: { CARDS($cards) }.
       *[other] Your hand, { $count } cards: { CARDS($cards) }.
    }
    .bref = { $count ->
        [none] You are watching, you have no hand.
        [0] Your hand is empty.
       *[other] Hand: { CARDS($cards) }.
    }
    .braille = { $count ->
        [none] No hand
        [0] Hand empty
       *[other] { CARDS($cards) }
    }
ctc-counts = In hand: { LIST($sizes) }. In the draw pile: { $left }.
    .braille = { LIST($sizes) }, draw { $left }
ctc-discard = { $top ->
        [none] The discard pile is empty.
       *[other] Discard: { CARD($top) }{ $count ->
            [1] , the only card
           *[other] , with { ctc-under }
        }.
    }
    .bref = { $top ->
        [none] No discard.
       *[other] Discard: { CARD($top) }.
    }
    .braille = { $top ->
        [none] No disc.
       *[other] Disc. { CARD($top) }, { $count }
    }
ctc-under = { $under ->
    [1] one card below
   *[other] { $under } cards below
}
ctc-draw = { $left ->
        [0] The draw pile is empty.
        [1] Draw pile: one card.
       *[other] Draw pile: { $left } cards.
    }
    .braille = Draw { $left }
ctc-neutral = { $left ->
        [0] Nothing is left on { $pile }.
        [1] On { $pile }: { CARD($card, form: "a") }, the last card.
       *[other] On { $pile }: { CARD($card, form: "a") }, with { ctc-under }.
    }
    .bref = { $left ->
        [0] Nothing is left on { $pile }.
       *[other] On { $pile }: { CARD($card, form: "a") }.
    }
    .braille = { $pile } { $left ->
        [0] empty
       *[other] { CARD($card) }, { $left }
    }
ctc-neutral-hidden = Nothing is turned up yet on { $pile }.
    .braille = { $pile } hidden

# $where: only the one set, top, next below it, bottom.
ctc-set = { $where ->
        [only] A single set{ ctc-protected }: { CARDS($cards, join: "and") }, { MONEY($value) }.
        [top] On top: { CARDS($cards, join: "and") }, { MONEY($value) }.
        [bottom] At the bottom{ ctc-protected }: { CARDS($cards, join: "and") }, { MONEY($value) }.
       *[next] Below: { CARDS($cards, join: "and") }, { MONEY($value) }.
    }
    .bref = { $where ->
        [only] One set: { CARDS($cards, join: "and") }, { MONEY($value) }.
        [top] Top: { CARDS($cards, join: "and") }, { MONEY($value) }.
        [bottom] Bottom: { CARDS($cards, join: "and") }, { MONEY($value) }.
       *[next] Then: { CARDS($cards, join: "and") }, { MONEY($value) }.
    }
    .braille = { CARD($kind) } { AMOUNT($value) }: { CARDS($cards) }
ctc-mine = { $count ->
        [none] You are watching, you have no pile.
        [0] Your pile is empty.
        [1] {""}
       *[other] Your pile: { $count } sets, { MONEY($value) }.
    }
    .braille = { $count ->
        [none] No pile
        [0] Pile empty
       *[other] Pile { AMOUNT($value) }
    }
ctc-seat-me = You, { ctc-cards-held }.{ $count ->
        [0] {" "}Your pile is empty.
        [1] {""}
       *[other] {" "}Your pile: { $count } sets, { MONEY($value) }.
    }
    .braille = you { $held } c., { AMOUNT($value) }
ctc-seat-other = { $seat }, { ctc-cards-held }.{ $count ->
        [0] {" "}The pile is empty.
        [1] {""}
       *[other] {" "}In the pile: { $count } sets, { MONEY($value) }.
    }
    .braille = { $seat } { $held } c., { AMOUNT($value) }
ctc-cards-held = { $held ->
    [0] no cards left
    [1] one card in hand
   *[other] { $held } cards in hand
}
ctc-opponent = { $count ->
        [0] { $seat }: no set, { ctc-cards-held }.
        [1] { $seat }: one set of { CARD($kind, form: "kind") }{ ctc-protected }, { MONEY($value) }, { ctc-cards-held }.
       *[other] { $seat }: { $count } sets, { MONEY($value) }, on top { CARDS($cards, join: "and") }, { MONEY($top) }, { ctc-cards-held }.
    }
    .bref = { $count ->
        [0] { $seat }: no set.
        [1] { $seat }: one set of { CARD($kind, form: "kind") }{ ctc-protected }, { MONEY($value) }.
       *[other] { $seat }: on top, a set of { CARD($kind, form: "kind") }, { MONEY($top) }.
    }
    .braille = { $seat } { $count ->
        [0] no set
       *[other] { CARD($kind) } { AMOUNT($top) }, { AMOUNT($value) }
    }
ctc-no-such-seat = There are only { $seats } players.
    .braille = { $seats } players

## Cards in full, with their touch marks

# $family: possession, joker or action. $mark: the value mark, none if there is none. $proposal: a mark of our own.
ctc-card-in-full = { CARD($card, form: "full") }{ $family ->
        [action] , action card
        [joker] , joker, { MONEY($worth) }
       *[possession] , { MONEY($worth) }
    }{ $count ->
        [1] {""}
       *[other] , { $count } of them
    }. Marks: { $shape }{ $mark ->
        [none] {""}
       *[other] ; { $mark }
    }.{ $proposal ->
        [yes] {" "}This mark is our own proposal.
       *[no] {""}
    }
    .bref = { CARD($card) }. Marks: { $shape }{ $mark ->
        [none] {""}
       *[other] ; { $mark }
    }.
    .braille = { CARD($card) }: { $shape }{ $mark ->
        [none] {""}
       *[other] ; { $mark }
    }
ctc-shape-square = square
ctc-shape-triangle = triangle
ctc-shape-circle = circle
ctc-shape-star = star
ctc-shape-star-star = two stars
ctc-shape-triangle-beside = two triangles side by side
ctc-shape-triangle-above = two triangles, one above the other
ctc-mark-dot = dotted circle
ctc-mark-box = dotted square
ctc-mark-box-dot = dotted square, dotted circle
ctc-mark-box-box = two dotted squares
ctc-mark-point-point = two dots

## The goal

ctc-goal-classique-me = The goal: to end a round with 1 million dollars. { $total ->
        [0] You have { MONEY($table) } in your pile.
       *[other] You have { MONEY($total) }, and { AMOUNT($table) } in your pile.
    } { $reached ->
        [yes] That is enough, for now.
       *[no] You are { MONEY($missing) } short.
    }
    .bref = { $reached ->
        [yes] You have the million, for now.
       *[no] You are { MONEY($missing) } short of the million.
    }
    .braille = Short { AMOUNT($missing) }
ctc-goal-classique-other = The goal: to end a round with 1 million dollars.
    .braille = Goal $1 million
ctc-goal-rapide-me = The goal: the highest score in this round. { ctc-standing }
    .bref = { ctc-standing }
    .braille = { AMOUNT($table) }, goal 1st
ctc-goal-rapide-other = The goal: the highest score in this round.
    .braille = Goal: best of round
ctc-goal-trois-me = The goal: the highest total after three rounds. { ctc-standing }
    .bref = { ctc-standing }
    .braille = { AMOUNT($sum) }, goal 1st
ctc-goal-trois-other = The goal: the highest total after three rounds.
    .braille = Goal: best of 3
ctc-goal-deux-me = The goal: to win two rounds. You have won { $won ->
        [0] no round
        [1] one round
       *[other] { $won } rounds
    }. { ctc-standing }
    .braille = { $won } of 2, { AMOUNT($table) }
ctc-goal-deux-other = The goal: to win two rounds.
    .braille = Goal: 2 rounds
# $gap: the distance to the best of the others, with the piles as they are; $rival: their name.
ctc-standing = { $place ->
    [ahead] With the piles as they are, you are { MONEY($gap) } ahead of { $rival }.
    [level] With the piles as they are, you are level with { $rival }.
   *[behind] With the piles as they are, you are { MONEY($gap) } behind { $rival }.
}

## What is possible

ctc-possible = You can { LIST($items, join: "semicolon") }.
    .braille = { LIST($items) }
ctc-possible-FORM = { DISPLAY() ->
    [braille] set { LIST($kinds) }
   *[other] form a set of { LIST($kinds, join: "or") }
}
ctc-possible-FORM_D = { DISPLAY() ->
    [braille] take { CARD($top) }
   *[other] take { CARD($top, form: "the") } from the discard pile
}
ctc-possible-CLAIM = { DISPLAY() ->
    [braille] claim { CARDS($cards) }
   *[other] claim from the neutral piles with { CARDS($cards, join: "or") }
}
ctc-possible-CHALLENGE = { DISPLAY() ->
    [braille] challenge { LIST($targets) }
   *[other] challenge { LIST($targets, join: "or") }
}
ctc-possible-IMPROVE = { DISPLAY() ->
    [braille] add { CARDS($cards) }
   *[other] improve your top set with { CARDS($cards, join: "or") }
}
ctc-possible-SWAP = { DISPLAY() ->
    [braille] Swap { LIST($targets) }
   *[other] play the Swap on { LIST($targets, join: "or") }
}
ctc-possible-MOVE = { DISPLAY() ->
    [braille] Move
   *[other] play the House Move
}
ctc-possible-DISCARD = discard
ctc-possible-END = end your turn
ctc-kind = { DISPLAY() ->
    [braille] { CARD($kind) }
   *[other] { CARD($kind, form: "kind") }
}
ctc-no-form = No set to form: nothing goes together.
    .bref = No set to form.
    .braille = No set
ctc-no-challenge = { $why ->
        [no-own-set] No challenge: you need a set of your own first.
        [nothing-to-steal] No challenge: nobody has a set to steal.
        [all-safe] No challenge: the lowest set of a pile cannot be stolen.
       *[no-match] No challenge: you have no matching card.
    }
    .bref = No challenge.
    .braille = No challenge
ctc-not-possible = It is not up to you.

## The lines of the menus

ctc-choose-FORM = Form a set: { CARDS($cards, join: "and", style: "bare") }, { MONEY($value) }
    .braille = Set { CARDS($cards) } { AMOUNT($value) }
ctc-choose-FORM_D = Take { CARD($top, form: "the") } from the discard pile with { $same ->
        [yes] yours
       *[no] your { CARD($card) }
    }, { MONEY($value) }
    .braille = Take { CARD($top) }+{ CARD($card) } { AMOUNT($value) }
ctc-choose-CLAIM = { $named ->
        [no] Claim { CARDS($taken, join: "and") } on { $count ->
            [1] a neutral pile
           *[other] { $count } neutral piles
        } with your { CARD($card) }, { MONEY($value) }
       *[yes] Claim { CARDS($taken, join: "and") } with your { CARD($card) }, { MONEY($value) }, on { LIST($piles, join: "and") }
    }
    .braille = { $named ->
        [no] Claim { CARDS($taken) }+{ CARD($card) } { AMOUNT($value) }
       *[yes] { LIST($piles) } { CARDS($taken) }+{ CARD($card) } { AMOUNT($value) }
    }
ctc-that-pile = { $pile }
ctc-choose-CHALLENGE = Challenge { $target } for the { CARD($kind, $n, form: "sets") }{ ctc-below }, { MONEY($value) }, with { CARDS($cards, join: "and") }
    .braille = >{ $target } { CARD($kind) } { AMOUNT($value) }{ $slot ->
        [1] { "" }
       *[other] { "" } below
    }, { CARDS($cards) }
ctc-choose-IMPROVE = Add { CARD($card, form: "a") } to your top set, making it { MONEY($value) }
    .braille = Add { CARD($card) } { AMOUNT($value) }
ctc-choose-SWAP = Swap your { CARD($given, $given_n, form: "sets") }, { MONEY($given_value) }, for { PERSON($target, form: "of") } { CARD($received, $received_n, form: "sets") }, { MONEY($received_value) }
    .braille = Swap { $target } { CARD($received) } { AMOUNT($received_value) }
ctc-choose-MOVE = House Move: { $set }, { MONEY($value) }, { ctc-way }
    .braille = { $target } { ctc-way-braille }
ctc-choose-DISCARD = Discard { CARD($card, form: "a") }
    .braille = Discard { CARD($card) }
ctc-choose-END = End your turn
    .braille = End turn
ctc-choose-PLAY = Answer with { CARDS($cards, join: "and") }
    .braille = Answer { CARDS($cards) }
ctc-choose-YIELD = Yield
ctc-choose-CONTEST = Contest with { CARDS($cards, join: "and") }
    .braille = Contest { CARDS($cards) }
ctc-choose-DECLINE = Let it go
ctc-choose-SHIFT = { PERSON($target, form: "of") } set of { CARD($kind, form: "kind") }, { MONEY($value) }, { ctc-way }
    .braille = { $target } { ctc-way-braille }

ctc-verb-FORM = Form a set
ctc-verb-FORM_D = Take { CARD($top, form: "the") } from the discard pile
    .braille = Take { CARD($top) }
ctc-verb-CLAIM = Claim from the neutral piles
    .braille = Neutral piles
ctc-verb-CHALLENGE = Challenge
ctc-verb-SWAP = Play the Swap
    .braille = Swap
ctc-verb-MOVE = Play the House Move
    .braille = Move
ctc-verb-DISCARD = Discard
ctc-verb-PLAY = Answer
ctc-verb-CONTEST = Contest
# The second storey of a menu that is too long: by the card played.
ctc-with-card = With { CARDS($cards, join: "and") }
    .braille = { CARDS($cards) }

## Before something is lost

ctc-regret-YIELD = You could answer with { LIST($plays, join: "or") }. Yield all the same?
    .braille = Yield? { LIST($plays) }
ctc-regret-DISCARD = Discard { CARD($card, form: "the") }? It is a joker, and the next player will be able to take it.
    .braille = Discard { CARD($card) }?
ctc-regret-END = You can still { LIST($items, join: "or") }. End your turn all the same?
    .braille = End? { LIST($items) }
