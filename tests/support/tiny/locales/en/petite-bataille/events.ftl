# What happens. -me: to who acts; -other: to any other ear.

pb-round-began-me = Round { $round }: you lead.
    .braille = Round { $round }: you lead
pb-round-began-other = Round { $round }: { $seat } leads.
    .braille = Round { $round }: { $seat }
pb-hand-dealt-me = You get { LIST($cards, join: "and") }.
    .braille = Hand { LIST($cards) }
pb-hand-dealt-other = { "" }
pb-turn-began-me = Your turn.
    .braille = Your turn
pb-turn-began-other = { "" }
    .complet = It is { $seat }'s turn.
    .braille = { $seat }'s turn
pb-card-played-me = You play the { $card }.
    .braille = You { $card }
pb-card-played-other = { $seat } plays the { $card }.
    .braille = { $seat } { $card }
pb-trick-taken-me = The { $card } beats the { $beaten }: you take the trick.
    .bref = You take the trick.
    .complet = The { $card } beats the { $beaten }: you take the trick, your { $tricks ->
        [1] first
        [2] second
       *[other] third
    }.
    .braille = Trick: you, { $card }>{ $beaten }
pb-trick-taken-other = The { $card } beats the { $beaten }: { $seat } takes the trick.
    .bref = { $seat } takes the trick.
    .braille = Trick: { $seat }, { $card }>{ $beaten }
pb-round-ended = The round is over. Tricks: { LIST($scores) }.{ $several ->
        [yes] {" "}In total: { LIST($totals) }.
       *[no] {""}
    }
    .braille = Tricks { LIST($scores) }
pb-game-ended-me = The game is over: you win with { $tricks } tricks.
    .braille = Won, { $tricks } tricks
pb-game-ended-other = The game is over: { $seat } wins with { $tricks } tricks.
    .braille = { $seat } wins, { $tricks }
