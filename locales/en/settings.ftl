# Settings. For each: its name, its help (-help), and what is heard when it changes (-sample, given $value).

setting-group-voice = Voice and words
setting-group-sound = Sounds
setting-group-screen = Screen
setting-group-play = Game and keys

setting-unit-words = { $n } words a minute
    .braille = { $n } words/min
setting-unit-percent = { DISPLAY() ->
    [speech] { $n } percent
   *[other] { $n }%
}
setting-unit-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
    .braille = { $n } s

setting-voice = Voice
setting-voice-help = Who speaks: your screen reader, with braille, or a voice of the game. The automatic choice takes your screen reader if it is running, else the built-in voice.
setting-voice-sample = Here is this voice.
# Before a voice after which nothing is heard any more.
setting-voice-unheard = This voice cannot be heard.
setting-voice-auto = automatic
setting-voice-lecteur = screen reader
setting-voice-lecteur-2 = screen reader, another way
    .braille = reader 2
setting-voice-integree = built-in voice
setting-voice-speech-dispatcher = Speech Dispatcher
setting-voice-pyttsx3 = system voice
setting-voice-texte = text in the console
    .braille = text
setting-voice-enregistreur = recorder
setting-voice-aucune = no voice

setting-rate = Voice speed
    .braille = Speed
setting-rate-help = The speed of the game's voices. A screen reader often keeps its own: set it there, and set the same here, so that the game knows how long a sentence takes.
setting-rate-sample = Here is my voice at this speed.

setting-voice-volume = Voice volume
setting-voice-volume-help = The volume of the game's voices. A screen reader has its own.
setting-voice-volume-sample = Here is my voice at this volume.

setting-pitch = Voice pitch
    .braille = Pitch
setting-pitch-help = From 0, very low, to 100, very high.
setting-pitch-sample = Here is my voice at this pitch.

setting-verbosity = Level of detail
    .braille = Detail
setting-verbosity-help = Brief says what matters, normal tells the story, full adds the cards and piles. The { $key } key changes it during a game.
setting-verbosity-sample =
    .bref = Léa steals Tom's Pianos, 15000 dollars.
    .normal = Léa challenges Tom for the Pianos with a Piano. Tom yields. Léa wins 15000 dollars.
    .complet = Léa challenges Tom for the Pianos, 10000 dollars, with a Piano. At stake: 15000 dollars. Tom yields. Léa wins 15000 dollars. Tom has one set left, protected.
setting-verbosity-bref = { level-bref }
setting-verbosity-normal = { level-normal }
setting-verbosity-complet = { level-complet }

setting-positions = Say positions
    .braille = Positions
setting-positions-help = Says after each card and each line where it stands, such as 2 of 5.
setting-positions-sample = { $value ->
    [yes] Piano, 5000 dollars, 2 of 5.
   *[no] Piano, 5000 dollars.
}

setting-marks = Say touch marks
    .braille = Touch marks
setting-marks-help = Says with each card the marks that a finger feels on the adapted cards. The { $key } key always says them.
setting-marks-sample = { $value ->
    [yes] Piano, 5000 dollars; triangle, dotted circle.
   *[no] Piano, 5000 dollars.
}

setting-braille = Braille
setting-braille-help = Sends each sentence to the braille display too, if your screen reader has one.
setting-braille-sample = { $value ->
    [yes] The braille display follows.
   *[no] The braille display stays silent.
}

setting-language = Language
setting-language-help = The language of the game and its voices. The automatic choice takes your system's.
setting-language-sample = Here is the game in English.
setting-language-auto = automatic
setting-language-fr = French
setting-language-en = English

setting-effects = Effects volume
    .braille = Effects
setting-effects-help = The short sounds of the game: cards, challenges, end of a list. Each has its sentence: without them you miss nothing.
setting-effects-sample = Here is an effect.

setting-ambience = Ambience volume
    .braille = Ambience
setting-ambience-help = The background of the room, always well below the voice.
setting-ambience-sample = { $value ->
    [0] No ambience.
   *[other] The ambience is set.
}

setting-music = Music volume
    .braille = Music
setting-music-help = The music, always well below the voice. At 0 it is off.
setting-music-sample = { $value ->
    [0] No music.
   *[other] The music is set.
}

setting-mono = Mono sound
setting-mono-help = Sends the same sound to both sides, for those who hear with one ear.
setting-mono-sample = { $value ->
    [yes] Everything is heard on both sides.
   *[no] Each player is heard on their own side.
}

setting-mute = Mute sounds
setting-mute-help = Mutes effects, ambience and music. The voice goes on.
setting-mute-sample = { $value ->
    [yes] Sounds are muted.
   *[no] Sounds are back.
}

setting-text-size = Text size
setting-text-size-help = From 100 to 400 percent. At large sizes the screen scrolls up and down.
setting-text-size-sample = Here is the text at this size.

setting-theme = Colours
setting-theme-help = The colours of the screen. Every choice has a strong contrast.
setting-theme-sample = Here is the screen in these colours.
setting-theme-dark = dark
setting-theme-light = light
setting-theme-yellow = yellow on black
setting-theme-system = those of the system
    .braille = system

setting-font = Font
setting-font-help = The file of another font: type its path. Left empty, it is Atkinson Hyperlegible, which was drawn to be easy to read.
setting-font-sample = Here is the text in this font.
setting-font-empty = the game's own

setting-full-screen = Full screen
setting-full-screen-help = The game takes the whole screen. The { $key } key does the same.
setting-full-screen-sample = { $value ->
    [yes] The game takes the whole screen.
   *[no] The game is in a window.
}

setting-name = Your name
setting-name-help = The name you play under, which is also that of your profile.
setting-name-sample = Hello{ $value ->
    [none] { "" }
   *[other] {" "}{ $value }
}.
setting-name-empty = none

setting-pace = Pace of the other players
    .braille = Pace
setting-pace-help = When the others play: as soon as the sentence is over, after an extra pause, or when you press a key.
setting-pace-sample = { $value ->
    [speech] The others play as soon as all is said.
    [pause] The others wait a little longer.
   *[key] The others wait for your key.
}
setting-pace-speech = end of the sentence
setting-pace-pause = with a pause
setting-pace-key = on a key press

setting-pause = Extra pause
setting-pause-help = How long the others still wait once all is said, if their pace is with a pause.
setting-pause-sample = The pause is set.

setting-confirmations = Ask for confirmation
    .braille = Confirm
setting-confirmations-help = Asks for the same key again before a play that loses something, and before you quit.
setting-confirmations-sample = { $value ->
    [yes] The game asks before something is lost.
   *[no] The game no longer asks.
}

setting-letters = Single-letter keys
    .braille = Letters
setting-letters-help = Letters and digits alone ask questions during a game. Without them everything is still in the menu of the { $key } key.
setting-letters-sample = { $value ->
    [yes] A letter alone answers.
   *[no] A letter alone does nothing any more.
}

setting-keys = Keys
setting-keys-help = The list of all commands, to change their keys.
setting-keys-sample = The key is changed.
setting-keys-changed = { $count ->
    [0] all as they were
    [one] { $count } command changed
   *[other] { $count } commands changed
}
    .braille = { $count }

# The file of settings: its heading, and what may be wrong.
settings-about = The settings of cachecash. This file may also be changed by hand while the game is closed: one setting a line, its name, a colon, its value. What is missing or wrong has its default value again. Only the comments at the top of the file are kept.

problem-settings-broken = The file of settings cannot be read. It is put aside under the name { $aside }, and the default settings are used.
problem-settings-stuck = The file of settings { $path } cannot be read, nor put aside. The default settings are used.
problem-settings-unread = Access to the settings { $path } is denied. The default settings are used.
problem-settings-full = The disk is full: the settings are not kept. You can play; make room for { $path }.
problem-settings-denied = Access to { $path } is denied: the settings are not kept. You can play all the same.
problem-settings-late = The file { $path } does not answer: the last settings are not kept.
problem-settings-trouble = The file { $path } does not answer: the settings are not kept. You can play all the same.

problem-setting-choice = Setting { $name }: "{ $value }" will not do. Possible values: { $known }. The default value is used.
problem-setting-number = Setting { $name }: "{ $value }" will not do. It takes a number from { $low } to { $high }. The default value is used.
problem-setting-switch = Setting { $name }: "{ $value }" will not do. It takes true or false. The default value is used.
problem-setting-text = Setting { $name }: "{ $value }" will not do. It takes a text on one line, of { $most } characters at most. The default value is used.
problem-setting-name = Setting { $name }: "{ $value }" will not do. A name has { $low } to { $high } characters, and begins with a letter. The default value is used.
problem-setting-underscore = Setting { $name }: this name is written { $known }, with a hyphen and not an underscore. The line is ignored.
problem-setting-table = Setting { $name }: that is no list of keys. The default keys are used.
