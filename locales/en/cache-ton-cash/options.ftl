# Cache ton Cash: its name, its options, its levels.

game-cache-ton-cash = Cache ton Cash
preset-cache-ton-cash-avance = advanced

option-cache-ton-cash-end = End of the game
option-cache-ton-cash-end-classique = classic, the first million
    .braille = classic
option-cache-ton-cash-end-rapide = quick, a single round
    .braille = quick
option-cache-ton-cash-end-trois = three rounds
option-cache-ton-cash-end-deux = first to two rounds
option-cache-ton-cash-tiedround = A tied round, in first to two rounds
    .braille = Tied round
option-cache-ton-cash-tiedround-all = everyone tied wins it
option-cache-ton-cash-tiedround-none = nobody wins it
option-cache-ton-cash-six = Six cards in hand
option-cache-ton-cash-double = Two actions a turn
option-cache-ton-cash-improve = Improve a set
option-cache-ton-cash-toptwo = Challenge the top two sets
    .braille = Top two sets
option-cache-ton-cash-penny = Small Savings
option-cache-ton-cash-actions = Action cards
option-cache-ton-cash-bottomsafe = Bottom set protected, with the top two sets
    .braille = Bottom protected
option-cache-ton-cash-slot2cost = Price of the second set, with the top two sets
    .braille = Second set's price
option-cache-ton-cash-slot2cost-1 = one card
option-cache-ton-cash-slot2cost-2 = two cards, or a Small Savings
    .braille = two cards
option-cache-ton-cash-pennylater = The attacker's Small Savings at any point in a challenge
    .braille = Savings at any point
option-cache-ton-cash-contestneedsset = A set is needed to contest a claim
    .braille = Contest: with a set
