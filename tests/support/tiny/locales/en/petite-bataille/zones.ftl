# The zones: what is heard while walking about in them.

pb-zone-hand-title = Hand
pb-zone-hand = { $count ->
        [1] Hand, one card
       *[other] Hand, { $count } cards
    }
    .braille = Hand { $count }
pb-zone-hand-empty = Your hand is empty.
    .braille = Hand empty
pb-zone-card = { $card }
pb-zone-table-title = Table
pb-zone-aside = The card laid aside, hidden
    .braille = Aside: hidden
pb-zone-seat-me = My tricks
pb-zone-seat-other = { $seat }'s tricks
    .braille = { $seat }
pb-zone-tricks = { $tricks ->
        [0] No trick
        [1] One trick
       *[other] { $tricks } tricks
    }
