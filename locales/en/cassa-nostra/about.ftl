# What the game is, in one sentence: for those who choose what to play.
game-cassa-nostra-about = Offer in secret what the Big Chef wants, a little more than the others: { $low } to { $high } players, about twenty minutes.
