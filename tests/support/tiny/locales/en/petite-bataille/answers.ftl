# The answers, the questions of the game, the refusals.

pb-score-me = you { $value }
pb-score-other = { $seat } { $value }

pb-turn-over = The game is over.
    .braille = Game over
# $laid: the card that is laid, 0 where there is none.
pb-turn-me = { $laid ->
        [0] It is your turn to lead.
       *[other] It is your turn to answer the { $laid }.
    }
    .braille = { $laid ->
        [0] You lead
       *[other] You, on { $laid }
    }
pb-turn-other = It is { $seat }'s turn.
    .braille = { $seat }'s turn
pb-prompt = { $laid ->
        [0] You lead. Your hand: { LIST($cards) }.
       *[other] A card against the { $laid }. Your hand: { LIST($cards) }.
    }
    .bref = { $laid ->
        [0] You lead.
       *[other] A card against the { $laid }.
    }
    .braille = { $laid ->
        [0] Lead: { LIST($cards) }
       *[other] On { $laid }: { LIST($cards) }
    }
pb-choose = Play the { $card }
    .braille = { $card }

pb-scores = { $of ->
        [1] Tricks: { LIST($tricks) }.
       *[other] Round { $round } of { $of }. Tricks: { LIST($tricks) }. Finished rounds: { LIST($totals) }.
    }
    .braille = Tricks { LIST($tricks) }
pb-hand = { $watching ->
        [yes] You are watching: you have no hand.
       *[no] { $count ->
            [0] Your hand is empty.
            [1] Your hand, one card: { LIST($cards) }.
           *[other] Your hand, { $count } cards: { LIST($cards, join: "and") }.
        }
    }
    .braille = Hand { $count ->
        [0] empty
       *[other] { LIST($cards) }
    }
pb-counts = Cards in hand: { LIST($counts) }.
    .braille = Cards { LIST($counts) }
pb-middle = { $laid ->
        [0] No card is laid.
       *[other] Card laid: { $laid }.
    } { $count ->
        [0] Nothing is played yet.
       *[other] Played already: { LIST($played, join: "and") }.
    }
    .braille = { $laid ->
        [0] Nothing
       *[other] { $laid }
    }{ $count ->
        [0] {""}
       *[other] , played { LIST($played) }
    }
pb-goal = Take the most tricks { $of ->
        [1] in one round.
       *[other] in { $of } rounds.
    }
    .braille = Most tricks
pb-seat-me = You: { $tricks ->
        [0] no trick.
        [1] one trick.
       *[other] { $tricks } tricks.
    }
    .braille = You { $tricks }
pb-seat-other = { $seat }: { $tricks ->
        [0] no trick
        [1] one trick
       *[other] { $tricks } tricks
    }, { $count ->
        [0] no card left.
        [1] one card.
       *[other] { $count } cards.
    }
    .braille = { $seat } { $tricks }, { $count } c.
pb-no-such-seat = There are only two of you.

pb-refusal-game-over = The game is over.
pb-refusal-not-your-turn = It is { $target }'s turn.
pb-refusal-not-in-hand = You do not have the { $card }.
