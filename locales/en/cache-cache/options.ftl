# Cache-cache: its name, its options.

game-cache-cache = Cache-cache

option-cache-cache-limit = End of the game
option-cache-cache-limit-100 = at 100 points
option-cache-cache-limit-50 = at 50 points
option-cache-cache-columns = The three cards of a column that disappears
    .braille = Column gone
option-cache-cache-columns-discard = go on the discard pile
option-cache-cache-columns-out = leave the game
