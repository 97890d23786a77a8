# The name of the game, what it is in one sentence, its options, its commands.

game-petite-bataille = Little Battle
game-petite-bataille-score = { $number } { $score ->
        [one] trick
       *[other] tricks
    }
game-petite-bataille-about = Play a card, the higher one takes the trick, and one of the seven stays hidden: { $low } players, about two minutes.
bot-level-petite-bataille-habitue-help = Takes as cheaply as it can, and throws its lowest card away where it cannot.

option-petite-bataille-rounds = Rounds
option-petite-bataille-rounds-help = How many rounds are played before the tricks are counted.
option-petite-bataille-rounds-1 = one only
option-petite-bataille-rounds-3 = three

command-pb-table = go to the table
