# The zones of Cassa Nostra: what is heard while walking through them. The name first, then the state; the position ("2 of 5") is said
# by the table. The details (down arrow) are whole sentences.

## The hand

cs-zone-hand-title = Hand
cs-zone-hand = { $count ->
        [1] Hand, one card
       *[other] Hand, { $count } cards, total { $total }
    }
    .braille = Hand { $count }, total { $total }
cs-zone-hand-empty = Your hand is empty.
    .braille = Hand empty
cs-zone-card = { $card }
cs-zone-would-make = Added, it would bring your stake to { $total }.
    .braille = Stake { $total } with

## My stake

cs-zone-offer-title = Your stake
cs-zone-offer = { $count ->
        [1] Your stake, one card
       *[other] Your stake, { $count } cards, total { $total }
    }
    .braille = Stake { $count }, total { $total }
cs-zone-offer-empty = You have staked nothing this phase.
    .braille = Nothing staked
cs-zone-face-up = in sight
cs-zone-face-down = hidden
cs-zone-chosen = to be turned up
cs-zone-would-leave = Taken back, it would leave your stake at { $total }.
    .braille = Stake { $total } without

## The quest

cs-zone-quest-title = Quest
cs-zone-quest = Quest
cs-zone-quest-item = { $quest } to reach
    .braille = Quest { $quest }
cs-zone-visible = In sight, { $visible }
    .braille = Seen { $visible }
# $hides: what your hidden cards are worth.
cs-zone-missing = { $hides ->
        [0] {""}
       *[other] you hide { $hides }, {""}
    }{ $missing ->
        [0] that is enough
       *[other] { $missing } missing
    }

## The others

cs-zone-others-title = { $seated ->
        [yes] Opponents
       *[no] Players
    }
cs-zone-others = { $seated ->
        [yes] { $count ->
            [1] One opponent
           *[other] { $count } opponents
        }
       *[no] { $count } players
    }
cs-zone-other = { $tokens ->
        [0] { $seat }, out
       *[other] { $seat }, { cs-tokens-held }, { cs-cards-held }{ $laid ->
            [0] {""}
            [1] , one staked
           *[other] , { $laid } staked
        }
    }
    .bref = { $tokens ->
        [0] { $seat }, out
       *[other] { $seat }, { cs-tokens-held }{ $laid ->
            [0] {""}
            [1] , one staked
           *[other] , { $laid } staked
        }
    }
    .braille = { $tokens ->
        [0] { $seat } out
       *[other] { $seat } { $tokens } t., { $held } c.{ $laid ->
            [0] {""}
           *[other] {" "}+{ $laid }
        }
    }
cs-zone-showing = in sight: { LIST($up, join: "and") }
    .braille = seen { LIST($up) }
cs-zone-left = { $left ->
        [0] Nothing left to play this round.
       *[other] { $counted ->
            [yes] Still in hand: { LIST($cards, join: "and") }, total { $sum }.
           *[no] Still to play, in hand or staked: { LIST($cards, join: "and") }, total { $sum }.
        }
    }
    .braille = Left { $sum }: { LIST($cards) }
