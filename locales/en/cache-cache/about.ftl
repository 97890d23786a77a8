# What the game is, in one sentence: for those who choose what to play.
game-cache-cache-about = Turn your twelve cards and get rid of the big ones, for the fewest points win: { $low } to { $high } players, about half an hour.
