# What the game is, in one sentence: for those who choose what to play.
game-cache-ton-cash-about = Make pairs, hide them in your pile and steal those of others: { $low } to { $high } players, about half an hour.
