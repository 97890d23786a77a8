# Cache-cache: its name, its options.

game-cache-cache = Cache-cache
game-cache-cache-score = { $number } { $score ->
        [one] point
       *[other] points
    }
bot-level-cache-cache-habitue-help = Plays like a regular of the café: takes the low cards, watches its columns, and thinks before ending the round. Knows no hidden card.
bot-level-cache-cache-debutant-help = Plays like a child of seven: swaps its high cards for low ones, turns cards out of curiosity, and does not watch its neighbours. Knows no hidden card.
bot-level-cache-cache-expert-help = Weighs every card that may come, breaks a pair when it must, and plays for the game more than for the round. Knows no hidden card.

option-cache-cache-limit = End of the game
option-cache-cache-limit-help = The game ends after the round in which somebody reaches this total. The lowest total wins. At 50 points it is half as long.
option-cache-cache-limit-100 = at 100 points
option-cache-cache-limit-50 = at 50 points
option-cache-cache-columns = The three cards of a column that disappears
    .braille = Column gone
option-cache-cache-columns-help = Three equal cards in a column go away. On the discard pile, the next player may take one of them. Out of the game, nobody sees them again in this round.
option-cache-cache-columns-discard = go on the discard pile
option-cache-cache-columns-out = leave the game
