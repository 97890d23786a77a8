# The name of the game, what it is in one sentence, its options, its commands.

game-petite-bataille = Little Battle
game-petite-bataille-about = Play a card, the higher one takes the trick, and one of the seven stays hidden: { $low } players, about two minutes.

option-petite-bataille-rounds = Rounds
option-petite-bataille-rounds-1 = one only
option-petite-bataille-rounds-3 = three

command-pb-table = go to the table
