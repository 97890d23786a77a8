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
        [plays] What happened.
        [all] The whole history.
        [game] The game.
        [turn] Turns.
        [duel] Challenges.
        [answer] Answers.
        [refusal] Refusals.
       *[system] The program.
    }
    .braille = { $category ->
        [plays] Plays
        [all] All
        [game] Game
        [turn] Turns
        [duel] Challenges
        [answer] Answers
        [refusal] Refusals
       *[system] Program
    }

# Voices that stand in for each other.
voice-lost = { $lost ->
        [lecteur] The screen reader
        [integree] The built-in voice
        [speech-dispatcher] Speech Dispatcher
        [texte] The text output
        [enregistreur] The recorder
       *[other] { $lost }
    }
voice-next = { $voice ->
        [lecteur] The screen reader
        [integree] The built-in voice
        [speech-dispatcher] Speech Dispatcher
        [texte] The text output
        [enregistreur] The recorder
       *[other] { $voice }
    }
problem-voice-replaced = { voice-lost } does not answer. { voice-next } goes on.
problem-voice-back = { voice-next } speaks now.
problem-voice-none = No voice answers. The game goes on, all of it can be read on the screen.
problem-voice-no-stream = There is no output to write what is said to. Choose another voice.
