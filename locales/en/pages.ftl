# The pages of the window: menus, settings, rules.

page-sentence = { $text }.
    .braille = { $text }
page-number = { $n }
page-press-enter = Press { $key } to type or choose it.
    .braille = { $key }: type it
page-value-edge = No further.
page-bad-number = It takes a number from { $low } to { $high }.
    .braille = { $low } to { $high }
page-over-game = A page lies over the game. { $key } goes back to it.
    .braille = { $key }: the game
page-unchanged = Nothing is changed.

# The main menu
page-menu = Main menu
page-menu-play = Play { $game }
    .braille = { $game }
page-menu-resume = { $count ->
        [1] Resume the game in progress
       *[other] Resume a game: { $count } in progress
    }
    .braille = Resume
page-menu-rules = Rules of the game
page-menu-sounds = Learn the sounds
    .braille = Sounds
page-menu-keys = Keys
page-menu-quit = Quit
page-kept = Games to resume
    .braille = To resume
page-kept-none = There is no game to resume.
page-quit = Quit the game
page-quit-no = Stay
page-history = History

# A new game
page-party = { $game }, against { LIST($names, join: "and") }
    .braille = { LIST($names) }
page-party-start = Start
page-party-start-help = Starts the game with what the lines below say.
page-party-seats = Number of players
    .braille = Players
page-party-seats-help = From { $low } to { $high }, you included. The others are computer players.
page-party-count = There are { $count } players.
page-party-level = { PERSON($name, form: "of") } level
    .braille = { $name }
page-party-preset = Rules
page-party-options = All table options
    .braille = Options
page-party-options-help = Every rule that the table can change, one a line.
page-party-name = Your name
page-party-name-help = The name that you play this game under. The one of your profile is changed in the settings.

# During a game
page-levels = Level of your opponents
    .braille = Levels

# Settings
page-settings = Settings
page-first = Welcome to cachecash. { $up } and { $down } choose a line, { $lower } and { $higher } change it, { $key } starts at once
    .braille = Welcome. { $key }: start
page-first-sought = First, a few settings
page-first-voice = { $found ->
    [none] Voice found: { $voice }
   *[other] Voice found: { $voice }, { $found }
}
page-first-done = All set, let's start
    .braille = Start
page-first-again = Go through the first-start settings again
    .braille = First start

# Keys
page-keys = Keys. { $choose } changes a key, { $restore } restores the default
    .braille = Keys
page-keys-help = { $choose } changes it. { $restore } restores the default keys of this command.
page-keys-second = { $phrase }, second key
    .braille = { $phrase } (2)
page-keys-press = Press the new key. { $key } changes nothing
    .braille = New key?
page-keys-changed = { $key }: { $phrase }.
    .braille = { $key } { $phrase }
page-keys-first = These are the default keys already: { $keys }.
    .braille = Default: { $keys }
page-keys-restored = Default keys: { $keys }.
    .braille = Default: { $keys }
page-keys-reset = Restore all the default keys
    .braille = Reset all
page-keys-reset-sure = Restore all the default keys: those that you have changed are forgotten
    .braille = Reset all
page-keys-keep = Keep my keys
page-keys-none-changed = All the keys are the default ones already.
    .braille = None changed
page-keys-all-restored = All the default keys are restored.
page-keys-no-command = { $restore } restores the keys of a command: go to its line first.

# Rules
page-rules-next = Next: { $title }
page-rules-end = This is the end of the rules

# Sounds
page-sounds = The sounds. { $key } plays them
    .braille = Sounds

# People
page-who = Who is playing? { $choose } chooses, { $back } keeps the last player
    .braille = Who is playing?
page-people = Who is playing
page-people-title = Profiles
page-people-unnamed = somebody
page-people-now = playing now
page-people-add = Add somebody
page-people-new = Their name
page-people-added = { $name } has a profile.
page-people-play = Play with { PERSON($name, form: "of") } profile
    .braille = Play: { $name }
page-people-welcome = Hello { $name }.
page-people-rename = Change the name
page-people-renamed = The name is now { $name }.
page-people-remove = Remove this profile
page-people-remove-sure = Remove { PERSON($name, form: "of") } profile: its settings are put aside, nothing is deleted
    .braille = Remove { $name }
page-people-keep = Keep it
page-people-removed = { PERSON($name, form: "of") } profile is removed.

# Typing a text
page-field = { $title }, to be typed
    .braille = { $title }: type
page-field-empty = empty
page-field-help = Type, then Enter to keep it, Escape to leave it as it was. Left and right read sign by sign, up reads all.
page-field-full = No more room.
page-field-most = { $most } characters at most.
page-field-edge = No further.
page-field-nothing = Nothing to delete on this side.
page-field-erased = { $sign } deleted.
    .braille = { $sign } deleted
page-field-end = end
page-sign = { DISPLAY() ->
    [speech] { $name ->
        [space] space
        [hyphen] hyphen
        [underscore] underscore
        [dot] dot
        [comma] comma
        [colon] colon
        [apostrophe] apostrophe
        [slash] slash
        [backslash] backslash
        [tilde] tilde
       *[other] { $sign }
    }
   *[other] { $name ->
        [space] space
       *[other] { $sign }
    }
}{ $capital ->
    [yes] {" "}capital
   *[no] { "" }
}
