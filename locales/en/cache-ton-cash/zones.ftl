# The zones of Cache ton Cash: what is heard while walking through them. Name first, then value, then state; the place ("2 of 5")
# is told by the table. Details (down arrow) are whole sentences, touch marks last.

## The hand

ctc-zone-hand-title = Hand
ctc-zone-hand = { $count ->
        [1] Hand, one card
       *[other] Hand, { $count } cards
    }
    .braille = Hand { $count }
ctc-zone-hand-empty = Your hand is empty.
    .braille = Hand empty

# $first: the first time that the card is named in its zone.
ctc-zone-card = { $first ->
        [yes] { CARD($card, form: "full") }
       *[no] { CARD($card) }
    }{ $family ->
        [action] , action card
        [joker] , joker, { MONEY($worth) }
       *[other] , { MONEY($worth) }
    }
    .bref = { CARD($card) }{ $family ->
        [action] {""}
       *[other] , { AMOUNT($worth) }
    }
    .braille = { CARD($card) }{ $family ->
        [action] {""}
        [joker] {" "}joker { AMOUNT($worth) }
       *[other] {" "}{ AMOUNT($worth) }
    }
# $alone: the card is enough; otherwise it needs a second one with it.
ctc-zone-answers = { $verb ->
        [CONTEST] can contest
       *[PLAY] { $alone ->
            [yes] answers the challenge
           *[no] answers the challenge with another card
        }
    }
    .braille = { $alone ->
        [yes] answers
       *[no] answers as two
    }
ctc-zone-playable = playable

# With what a possession makes a set; $how: none nothing, jokers nothing but jokers, cards the rest.
ctc-zone-partners = { $how ->
        [none] No card goes with it.
        [jokers] No card goes with it, except { LIST($partners, join: "or") }.
       *[cards] Goes with { LIST($partners, join: "or") }.
    }
    .braille = { $how ->
        [none] Nothing with it
       *[other] With { LIST($partners) }
    }
ctc-zone-partners-of-joker = { $how ->
        [none] This joker has nothing to go with.
       *[cards] This joker goes with { LIST($partners, join: "or") }.
    }
    .braille = { $how ->
        [none] Nothing with it
       *[cards] With { LIST($partners) }
    }
# A card of my hand, n times; $same: of the kind that is spoken of.
ctc-zone-partner = { DISPLAY() ->
    [braille] { CARD($card) }
   *[other] { $same ->
        [yes] { $n ->
            [1] your other { CARD($card) }{ $card ->
                [BJ] {" "}card
               *[other] {""}
            }
           *[other] your { $n } other { CARD($card, 2, form: "pl") }
        }
       *[no] { $n ->
            [1] your { CARD($card) }{ $card ->
                [BJ] {" "}card
               *[other] {""}
            }
           *[other] your { $n } { CARD($card, 2, form: "pl") }
        }
    }
}
ctc-zone-partner-discard = { CARD($card, form: "the") } from the discard pile
    .braille = disc. { CARD($card) }
ctc-zone-fitting = { $able ->
        [yes] In your hand, to go with it: { LIST($partners, join: "or") }.
       *[no] Nothing in your hand goes with it.
    }
    .braille = { $able ->
        [yes] With { LIST($partners) }
       *[no] Nothing with it
    }

# Who shows this card where sets can be stolen. $slot: 1 on top, 2 just below.
ctc-zone-shown = { $able ->
        [yes] { LIST($sets, join: "semicolon") }.
       *[no] Nobody shows one on top of their pile.
    }
    .braille = { $able ->
        [yes] { LIST($sets) }
       *[no] None on top
    }
ctc-zone-shown-set = { $seat } shows one { $slot ->
        [2] below the top
       *[other] on top
    }, { MONEY($value) }{ ctc-protected }
    .braille = { $seat } { AMOUNT($value) }
ctc-zone-open-sets = { $able ->
        [yes] Exposed sets: { LIST($sets, join: "semicolon") }.
       *[no] Nobody has an exposed set.
    }
    .braille = { $able ->
        [yes] { LIST($sets) }
       *[no] None exposed
    }
ctc-zone-open-set = { $seat }, { CARD($kind) }{ $slot ->
        [2] {" "}below the top
       *[other] {""}
    }, { MONEY($value) }
    .braille = { $seat } { CARD($kind) } { AMOUNT($value) }
ctc-zone-improves = Can improve your top set, which will be worth { MONEY($value) }.
    .braille = Add, { AMOUNT($value) }
ctc-zone-claims = Can take from the neutral piles: { CARDS($cards, join: "or") }.
    .braille = Neutral { CARDS($cards) }

ctc-zone-does = { $card ->
        [EC] Swaps your top set for somebody else's.
       *[DE] Moves a set from the top of a pile to the bottom, or from the bottom to the top.
    }
    .braille = { $card ->
        [EC] Swaps 2 top sets
       *[DE] Top<>bottom of a pile
    }
ctc-zone-swap-targets = { $able ->
        [yes] Possible with { LIST($targets, join: "or") }.
       *[no] Not possible now: both sides need a set.
    }
    .braille = { $able ->
        [yes] { LIST($targets) }
       *[no] Not possible
    }
ctc-zone-move-targets = { $able ->
        [yes] Possible on { LIST($targets, join: "or") }.
       *[no] Not possible now: no pile has two sets.
    }
    .braille = { $able ->
        [yes] { LIST($targets) }
       *[no] Not possible
    }
ctc-zone-whose-pile = { $mine ->
        [yes] your pile
       *[no] { PERSON($seat, form: "of") } pile
    }
    .braille = { $mine ->
        [yes] you
       *[no] { $seat }
    }

## Touch marks, and the card that is drawn

# $several: several kinds of card are described one after the other. $proposal: a mark of our own.
ctc-zone-marks = { $several ->
        [yes] { CARD($card) }, touch marks
       *[no] Touch marks
    }: { $shape }{ $mark ->
        [none] {""}
       *[other] ; { $mark }
    }.{ $proposal ->
        [yes] {" "}This mark is our proposal.
       *[no] {""}
    }
    .braille = { $several ->
        [yes] { CARD($card) }: {""}
       *[no] {""}
    }{ $shape }{ $mark ->
        [none] {""}
       *[other] ; { $mark }
    }
ctc-zone-face = { CARD($card) }
ctc-zone-face-value = { MONEY($worth) }

## Discard pile and draw pile

ctc-zone-discard-title = Discard pile
ctc-zone-discard = { $count ->
        [1] Discard pile, one card
       *[other] Discard pile, { $count } cards
    }
    .braille = Disc. { $count }
ctc-zone-discard-empty = The discard pile is empty.
    .braille = Disc. empty
ctc-zone-takeable = can be taken
ctc-zone-under = { $under ->
        [1] One card below
       *[other] { $under } cards below
    }
    .braille = { $under } below
ctc-zone-draw-title = Draw pile
ctc-zone-draw = { $left ->
        [1] One card
       *[other] { $left } cards
    }
    .braille = { $left } c.
ctc-zone-draw-empty = The draw pile is empty.
    .braille = Draw pile empty
ctc-zone-put-back = Put back in, nobody knows where: { CARDS($cards, join: "and") }.
    .braille = Put back { CARDS($cards) }

## The piles of sets

ctc-zone-mine-title = My sets
ctc-zone-mine = { $count ->
        [1] My sets: one, { MONEY($value) }
       *[other] My sets: { $count }, { MONEY($value) }
    }
    .bref = { $count ->
        [1] My sets: one, { AMOUNT($value) }
       *[other] My sets: { $count }, { AMOUNT($value) }
    }
    .braille = Mine { AMOUNT($value) }, { $count }
ctc-zone-mine-empty = My sets: not one yet.
    .braille = Mine: no set
ctc-zone-theirs-title = { $seat }
ctc-zone-theirs = { $count ->
        [1] { $seat }, { ctc-cards-held }, one set, { MONEY($value) }
       *[other] { $seat }, { ctc-cards-held }, { $count } sets, { MONEY($value) }
    }
    .bref = { $count ->
        [1] { $seat }, one set, { AMOUNT($value) }
       *[other] { $seat }, { $count } sets, { AMOUNT($value) }
    }
    .braille = { $seat } { AMOUNT($value) }, { $count }
ctc-zone-theirs-empty = { $seat }, { ctc-cards-held }, no set.
    .bref = { $seat }, no set.
    .braille = { $seat } no set
ctc-zone-set = { CARDS($cards, join: "and", style: "bare") }, { MONEY($value) }
    .bref = { CARD($kind) }, { AMOUNT($value) }
    .braille = { CARD($kind) } { AMOUNT($value) }
ctc-zone-set-cards = Inside: { CARDS($cards, join: "and") }.
    .braille = { CARDS($cards) }
ctc-zone-attack-with = You can challenge with { LIST($plays, join: "or") }.
    .braille = Challenge: { LIST($plays) }
ctc-zone-within-reach = can be challenged
    .braille = challenge
ctc-zone-protected = protected
ctc-zone-exposed = exposed
ctc-zone-attacked = under attack
# The choice of a House Move that came up on a neutral pile: TB from top to bottom, BT from bottom to top.
ctc-zone-shifts = { $way ->
        [TB] can go to the bottom
       *[BT] can go to the top
    }
    .braille = { $way ->
        [TB] to bottom
       *[BT] to top
    }

## The neutral piles

ctc-zone-neutral-title = Neutral piles
# $where: numbered with two players; with three, with between me and somebody, between between two others.
ctc-zone-neutral = { $where ->
        [numbered] Pile { $number }
        [with] With { $other }
       *[between] Between { $one } and { $other }
    }: { $what ->
        [gone] empty
        [hidden] not turned yet
        [action] { CARD($card) }, action card
        [joker] { CARD($card) }, joker, { MONEY($worth) }
       *[card] { CARD($card, form: "full") }, { MONEY($worth) }
    }
    .bref = { $where ->
        [numbered] Pile { $number }
        [with] With { $other }
       *[between] Between { $one } and { $other }
    }: { $what ->
        [gone] empty
        [hidden] hidden
        [action] { CARD($card) }
       *[card] { CARD($card) }, { AMOUNT($worth) }
    }
    .braille = { $where ->
        [numbered] { $number }
        [with] { $other }
       *[between] { $one }-{ $other }
    } { $what ->
        [gone] empty
        [hidden] hidden
        [action] { CARD($card) }
        [joker] { CARD($card) } joker { AMOUNT($worth) }
       *[card] { CARD($card) } { AMOUNT($worth) }
    }
ctc-zone-out-of-reach = out of reach
ctc-zone-beneath = { $under ->
        [0] It is the last card of the pile.
        [1] One card below.
       *[other] { $under } cards below.
    }
    .braille = { $under } below
