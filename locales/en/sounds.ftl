# The sounds: what each is called and when it is heard ("Learn the sounds"), and what may go wrong.

sound-your-turn = Your turn
sound-your-turn-when = It is your turn, or you may play once more.
sound-card-taken = Card taken
sound-card-taken-when = You receive cards, or cards change places.
sound-card-laid = Card laid
sound-card-laid-when = A card is laid or turned over. The more it is worth, the higher the sound.
sound-card-turned = Card turned
sound-card-turned-when = A hidden card is turned. The bigger it is, the higher the sound.
sound-set = Set
sound-set-when = A set is formed, or grows. The more it is worth, the higher the sound.
sound-column-gone = Column gone
sound-column-gone-when = Three equal cards disappear from a grid.
sound-chef-pleased = The Chef is happy
sound-chef-pleased-when = The Big Chef gets what he asks for.
sound-chef-angered = The Chef is angry
sound-chef-angered-when = The Big Chef does not get what he asks for.
sound-challenge = Challenge
sound-challenge-when = A challenge is launched or answered: the more there is at stake, the higher the sound. Or the last turn begins.
sound-won = Won
sound-won-when = You win a challenge, a round or the game.
sound-lost = Lost
sound-lost-when = You lose a challenge, a round or the game.
sound-error = Error
sound-error-when = What you ask for is not possible now. A sentence says why.
sound-edge = Edge
sound-edge-when = There is nothing further on this side.
sound-playable = Playable
sound-playable-when = This card can be played now.

# What is heard in place of a theme.
sound-instead = { $instead ->
    [shipped] The original sounds stand in for it.
   *[nothing] No sound stands in for it; the sentences remain.
}

problem-sound-no-device = No sound output answers. The game goes on without sound, and tries again by itself.
problem-sound-device-back = The sound is back.
problem-sound-theme-unreadable = The sound theme { $path } cannot be read. { sound-instead }
problem-sound-theme-line = The sound theme { $path } is damaged at line { $line }. { sound-instead }
problem-sound-theme-entry = In the sound theme { $path }, the entry "{ $entry }" will not do. { sound-instead }
problem-sound-file-missing = { $instead ->
    [shipped] The sound file { $file } is missing. The original sound stands in for it.
   *[nothing] The sound file { $file } is missing. This sound stays silent; its sentence remains.
}
problem-sound-file-damaged = The file { $file } is no sound that the game can read. This sound stays silent; its sentence remains.
