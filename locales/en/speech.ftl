# The history: what was told, to be read again.
history-empty = Nothing in the history.
    .braille = History empty
history-edge = { $edge ->
        [oldest] Start of the history.
       *[newest] End of the history.
    }
    .braille = { $edge ->
        [oldest] Start
       *[newest] End
    }
history-category = { $category ->
        [all] The whole history.
        [game] The game.
        [turn] Turns.
        [duel] Challenges.
        [answer] Answers.
        [refusal] Refusals.
       *[system] The program.
    }
    .braille = { $category ->
        [all] All
        [game] Game
        [turn] Turns
        [duel] Challenges
        [answer] Answers
        [refusal] Refusals
       *[system] Program
    }
