# What is answered to a question, what is expected of a player, and the lines of menus.

## Whose turn, and for what

# $others: those still awaited, you apart.
cs-turn-me-deposit = It is for you to stake.
    .complet = It is for you to stake.{ cs-waiting-too }
    .braille = You: stake
cs-turn-me-show = It is for you to choose the card to turn up.
    .complet = It is for you to choose the card to turn up.{ cs-waiting-too }
    .braille = You: turn up
cs-turn-me-adjust = It is for you to adjust your stake.
    .braille = You: adjust
cs-turn-other-deposit = The table is waiting for the stake of { LIST($others, join: "and") }.
    .braille = Stake: { LIST($others) }
cs-turn-other-show = The table is waiting for the card to be turned up by { LIST($others, join: "and") }.
    .braille = Turn up: { LIST($others) }
cs-turn-other-adjust = It is for { LIST($others) } to adjust.
    .braille = Adjust: { LIST($others) }
# $order: who adjusts, one after the other; after whoever adjusts, those still to come, $left of them.
cs-order = Adjusting in order: { LIST($order) }.
    .braille = order { LIST($order) }
cs-order-after = { $left ->
        [0] Nobody after that.
       *[other] Then: { LIST($order) }.
    }
    .braille = { $left ->
        [0] then nobody
       *[other] then { LIST($order) }
    }
cs-turn-counted = Phase { $tour } has been counted.
    .braille = Phase { $tour } counted
cs-turn-over = The game is over.
    .braille = Game over
cs-waiting-too = { $waiting ->
    [0] {""}
   *[other] {" "}The table is also waiting for { LIST($others, join: "and") }.
}

## What is expected of me

# Follows "Your move."; it is also said alone, to whoever asks where they are. $count: how many cards there are to choose from.
cs-prompt-deposit = { $count ->
        [1] Stake your only card: { LIST($hand) }.
       *[other] Stake one card or more: { LIST($hand, join: "and") }.
    }
    .bref = A stake to choose.
    .braille = Stake: { LIST($hand) }
cs-prompt-show = { $count ->
        [1] Turn up your card: { LIST($down) }.
       *[other] Turn a card up: { LIST($down, join: "or-short") }.
    }
    .bref = A card to turn up.
    .braille = Turn up: { LIST($down) }
# $adds, $removes: how many kinds of cards can be added, taken back.
cs-prompt-adjust = { $adds ->
        [0] {""}
       *[other] To add: { LIST($adding) }. {""}
    }{ $removes ->
        [0] {""}
       *[other] To take back: { LIST($removing) }. {""}
    }Or change nothing.
    .bref = Your stake to adjust.
    .braille = { $adds ->
        [0] {""}
       *[other] +{ LIST($adding) } {""}
    }{ $removes ->
        [0] {""}
       *[other] -{ LIST($removing) } {""}
    }or nothing
cs-possible-deposit = { $count ->
        [1] You can only stake your last card: { $least }.
       *[other] You can stake from 1 to { $count } cards, for a total of { $least } to { $most }.
    }
    .braille = Stake { $least } to { $most }
cs-not-possible = You can play nothing for now.
    .braille = Nothing to play
cs-out = You have no token left: you watch the rest.
    .braille = Out

## The tokens

cs-scores = Round { $partie }, phase { $tour }. Tokens: { LIST($tokens) }.
    .bref = Tokens: { LIST($tokens) }.
    .complet = Round { $partie }, phase { $tour }. Tokens: { LIST($tokens) }. It takes 5.
    .braille = Tokens { LIST($tokens) }
cs-scores-over = The game is over. Tokens: { LIST($tokens) }.
    .braille = Tokens { LIST($tokens) }
# $cards: the cards left; $sum: what they are worth; $where: the phase is counted, they are in hand; else, in hand or staked.
cs-scores-detail-me = You: { $tokens ->
        [0] out
       *[other] { cs-tokens-held }, { cs-still-to-play }
    }.
    .braille = you { $tokens }{ cs-left-cells.braille }
cs-scores-detail-other = { $seat }: { $tokens ->
        [0] out
       *[other] { cs-tokens-held }, { cs-still-to-play }
    }.
    .braille = { $seat } { $tokens }{ cs-left-cells.braille }
cs-left-cells =
    .braille = { $left ->
        [0] {""}
       *[other] , left { $sum }: { LIST($cards) }
    }
cs-tokens-held = { $tokens ->
    [0] no token left
    [1] one token
   *[other] { $tokens } tokens
}
cs-still-to-play = { $left ->
    [0] no card left
   *[other] { $where ->
        [hand] { LIST($cards, join: "and") } in hand, total { $sum }
        [both] { LIST($cards, join: "and") } in hand or staked, total { $sum }
       *[unplayed] { LIST($cards, join: "and") } still to play, total { $sum }
    }
}
cs-cards-come-back = In the next round everyone takes back their 8 cards.
    .braille = Then 8 c. each
# Q: the quest, what is in sight, what is missing. $hides: what your hidden cards are worth; $known: with them, all that you
# know; $hidden: how many cards the others hide.
cs-goal-quest = The quest is { $quest }: { $most }, less { LIST($dice, join: "and") } on the dice.
    .bref = Quest { $quest }.
    .braille = Quest { $quest }
cs-goal-nothing-yet = Nothing is turned up yet.{ $own ->
        [0] {""}
       *[other] {" "}Your stake: { $own }.
    }
    .braille = Seen 0, you { $own }
cs-goal-visible = In sight: { $visible }.{ $hides ->
        [0] {""}
       *[other] {" "}With what you hide: { $known }.
    } { $missing ->
        [0] That is enough for the quest.
       *[other] { $missing } missing; { $hidden ->
            [0] nothing is hidden
            [1] one card is hidden
           *[other] { $hidden } cards are hidden
        }{ $seated ->
            [yes] {" "}among the others
           *[no] {""}
        }.
    }
    .bref = In sight: { $visible }{ $hides ->
        [0] {""}
       *[other] , and { $hides } that you hide
    }. { $missing ->
        [0] That is enough.
       *[other] { $missing } missing.
    }
    .braille = { $missing ->
        [0] Enough: seen { $visible }{ cs-own-cells.braille }
       *[other] Missing { $missing }: seen { $visible }{ cs-own-cells.braille }, { $hidden } hidden
    }
cs-own-cells =
    .braille = { $hides ->
        [0] {""}
       *[other] , you +{ $hides }
    }
cs-goal-offers = Offers: { LIST($offers, join: "semicolon") }.
    .braille = { LIST($offers, join: "semicolon") }
cs-goal-tokens = { $tokens ->
        [0] You have no token left: the game is over for you.
       *[other] You have { cs-tokens-held }; it takes 5 to win.
    }
    .bref = { $tokens ->
        [0] You have no token left: the game is over for you.
       *[other] { "" }
    }
    .braille = { $tokens ->
        [0] Out
        [1] 1 token of 5
       *[other] { $tokens } tokens of 5
    }

## The cards

cs-hand = { $count ->
        [none] You are watching the game, you have no hand.
        [0] Your hand is empty.
        [1] Your hand, one card: { LIST($cards) }.
       *[other] Your hand, { $count } cards, total { $total }: { LIST($cards, join: "and") }.
    }
    .bref = { $count ->
        [none] You are watching the game, you have no hand.
        [0] Your hand is empty.
       *[other] Hand: { LIST($cards) }.
    }
    .braille = { $count ->
        [none] No hand
        [0] Hand empty
       *[other] Hand { LIST($cards) }
    }
cs-marks = These cards bear their value: 1, 2, 4 or 8. No touch mark is known for them.
    .braille = No marks
cs-counts = In hand: { LIST($held) }.{ $laid ->
        [0] {""}
       *[other] {" "}Staked: { LIST($sizes) }.
    }{ $ups ->
        [0] {""}
       *[other] {" "}In sight: { LIST($up) }.
    }
    .braille = { LIST($held) }{ $laid ->
        [0] {""}
       *[other] ; laid { LIST($sizes) }
    }{ $ups ->
        [0] {""}
       *[other] ; seen { LIST($up) }
    }
# $shown: the card turned up, or chosen to be ($chosen); none if there is none, or if everything is in sight.
cs-mine = { $count ->
        [none] You are watching the game, you have no stake.
        [0] You have staked nothing this phase.
       *[other] Your stake, total { $total }: { LIST($cards, join: "and") }.{ $shown ->
            [none] {""}
           *[other] {" "}{ $chosen ->
                [yes] You will turn up the { $shown }.
               *[no] The { $shown } is in sight.
            }
        }
    }
    .braille = { $count ->
        [none] No stake
        [0] Nothing staked
       *[other] Stake { $total }: { LIST($cards) }
    }

cs-opponent = { $seat }: { $tokens ->
        [0] out
       *[other] { cs-tokens-held }, { cs-cards-held }{ cs-laid }
    }.
    .braille = { $tokens ->
        [0] { $seat } out
       *[other] { $seat } { $tokens } t., { $held } c.{ cs-laid-cells.braille }
    }
cs-laid-cells =
    .braille = { $laid ->
        [0] {""}
       *[other] {" "}+{ $laid }{ $ups ->
            [0] {""}
           *[other] , seen { LIST($up) }
        }
    }
cs-cards-held = { $held ->
    [0] no card in hand
    [1] one card in hand
   *[other] { $held } cards in hand
}
cs-laid = { $laid ->
    [0] {""}
    [1] , one card staked{ cs-seen }
   *[other] , { $laid } cards staked{ cs-seen }
}
cs-seen = { $ups ->
    [0] {""}
   *[other] , in sight: { LIST($up, join: "and") }
}
cs-seat-me = You: { $tokens ->
        [0] out
       *[other] { cs-tokens-held }, { cs-cards-held }{ cs-laid }
    }.
    .braille = { $tokens ->
        [0] you are out
       *[other] you { $tokens } t., { $held } c.{ cs-laid-cells.braille }
    }
cs-spent = { $count ->
        [0] Nothing played yet this round.
       *[other] Played this round: { LIST($cards, join: "and") }.
    }
    .braille = { $count ->
        [0] Nothing played
       *[other] Played { LIST($cards) }
    }
cs-no-such-seat = There are only { $seats } players.
    .braille = { $seats } players

## The lines of menus

cs-choice-deposit-alone = { $count ->
        [1] One card, total { $total }
       *[other] { $count } cards, total { $total }
    }
    .braille = { $count } c., total { $total }
cs-choice-deposit-of = { $count ->
        [1] Stake one card
       *[other] Stake { $count } cards
    }
    .braille = Stake { $count }
cs-choice-deposit = { $count ->
        [1] Stake { LIST($cards) }
       *[other] Stake { LIST($cards, join: "and") }, total { $total }
    }
    .braille = { $total }: { LIST($cards) }
cs-choice-show = Turn up { $card }
cs-choice-add = Add { $card }
cs-choice-remove = Take back { $card }
cs-choice-pass = Change nothing

## How to answer, by the keys

# $several: several cards may go together.
cs-how-deposit = { $several ->
        [yes] { $mark } to mark several cards, { $act } to stake.
       *[no] { $act } to stake.
    }
    .bref = { "" }
cs-how-show = { $act } to turn up.
    .bref = { "" }
cs-how-adjust = { $adds ->
        [yes] { $removes ->
            [yes] { $act } to add or take back, {""}
           *[no] { $act } to add, {""}
        }
       *[no] { $removes ->
            [yes] { $act } to take back, {""}
           *[no] {""}
        }
    }{ $decline } to change nothing.
    .bref = { "" }

## What is asked twice

cs-propose-deposit = { $count ->
        [1] Stake a single card: { LIST($cards) }?
       *[other] Stake { $count } cards, total { $total }: { LIST($cards, join: "and") }?
    }
    .braille = Stake { $total }: { LIST($cards) }?

cs-regret-whole-hand = You will have no card left for the rest of the round. Do it all the same?
    .braille = Hand empty after?

## What the terminal expects

cs-spell-deposit = { $count ->
        [1] Type your only card: { $example }.
       *[other] Type the cards of your stake, for example { $example }. They are staked at once.
    }
    .braille = Type your stake: { $example }
cs-spell-show = { $count ->
        [1] Type { $example } to turn your card up.
       *[other] Type the card to turn up, for example { $example }.
    }
    .braille = { $count ->
        [1] Type { $example }
       *[other] Type the card
    }

# Numbers that cannot be cards. $glued: cards typed without a space; $apart: the same, with spaces.
cs-fault-no-such-card = { $glued ->
        [yes] Put spaces between the cards: { $apart }.
       *[no] There is no card { $card }: cards are worth 1, 2, 4 or 8.
    }
    .braille = { $glued ->
        [yes] Spaces: { $apart }
       *[no] No card { $card }
    }
cs-fault-too-many = { $count ->
        [1] You have only one card in hand.
       *[other] You have only { $count } cards in hand.
    }
    .braille = { $count } c. in hand
cs-fault-one-card = Only one card is turned up: type a single number.
    .braille = One card only
