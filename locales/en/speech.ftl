# The history: what was told, to be read again.
history-empty = Nothing in the history.
    .braille = History empty
history-edge = { $edge ->
        [first] Back to the first category.
        [last] Back to the last category.
        [oldest] Start of the history.
       *[newest] End of the history.
    }
    .braille = { $edge ->
        [first] 1st category
        [last] Last category
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
voice-name = { $voice ->
    [lecteur] { setting-voice-lecteur }
    [lecteur-2] { setting-voice-lecteur-2 }
    [integree] { setting-voice-integree }
    [speech-dispatcher] { setting-voice-speech-dispatcher }
    [pyttsx3] { setting-voice-pyttsx3 }
    [texte] { setting-voice-texte }
    [enregistreur] { setting-voice-enregistreur }
   *[aucune] { setting-voice-aucune }
}
problem-voice-lost = Voice that no longer answers: { voice-name }.
problem-voice-next = Voice that takes over: { voice-name }.
problem-voice-back = Voice that speaks now: { voice-name }.
problem-voice-none = No voice answers. The game goes on, all of it can be read on the screen.
problem-voice-no-stream = There is no output to write what is said to. Choose another voice.
