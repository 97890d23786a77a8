# The pages of the window: menus, settings, rules.

page-sentence = { $text }.
    .braille = { $text }
page-number = { $n }
page-press-enter = Press Enter to type or choose it.
    .braille = Enter: type it
page-value-edge = No further.
page-bad-number = It takes a number from { $low } to { $high }.
page-over-game = A page lies over the game. { $key } goes back to it.
    .braille = { $key }: the game
page-unchanged = Nothing is changed.

# The main menu
page-menu = Main menu
page-menu-play = Play { $game }
    .braille = { $game }
page-menu-resume = Resume a game
    .braille = Resume
page-menu-rules = Rules of the game
page-menu-sounds = Learn the sounds
    .braille = Sounds
page-menu-keys = Keys
page-menu-quit = Quit
page-kept = Which game to resume
page-kept-none = There is no game to resume.
page-quit = Quit the game
page-quit-no = Stay
page-history = History

# A new game
page-party = { $game }, against { LIST($names, join: "and") }
    .braille = { LIST($names) }
page-party-start = Start
page-party-seats = Number of players
    .braille = Players
page-party-count = There are { $count } players.
page-party-level = { PERSON($name, form: "of") } level
    .braille = { $name }
page-party-preset = Rules
page-party-options = All table options
    .braille = Options
page-party-name = Your name

# Settings
page-settings = Settings
page-first = Welcome to cachecash. Up and down arrows choose a line, left and right change it, Escape starts at once
    .braille = Welcome. Escape: start
page-first-voice = { $found ->
    [none] Voice found: { $voice }
   *[other] Voice found: { $voice }, { $found }
}
page-first-done = All is well, start
    .braille = Start
page-first-again = Go through the first settings again
    .braille = First settings

# Keys
page-keys = Keys. Enter changes a key, Delete brings the first one back
    .braille = Keys
page-keys-help = Press Enter, then the new key. Delete brings the first keys of this command back.
page-keys-second = { $phrase }, second key
    .braille = { $phrase } (2)
page-keys-press = Press the new key. Escape changes nothing
    .braille = Press the key
page-keys-changed = { $key }: { $phrase }.
    .braille = { $key } { $phrase }
page-keys-first = These are the first keys already: { $keys }.
    .braille = First: { $keys }
page-keys-restored = First keys: { $keys }.
    .braille = First: { $keys }
page-keys-reset = Bring all the first keys back
    .braille = Reset all
page-keys-all-restored = All the first keys are back.
page-keys-no-command = Delete brings the keys of a command back: go to its line first.

# Rules
page-rules-next = Next: { $title }
page-rules-end = This is the end of the rules

# Sounds
page-sounds = The sounds. Enter plays them
    .braille = Sounds

# People
page-who = Who plays? Enter chooses, Escape keeps the last player
    .braille = Who plays?
page-people = Who plays
page-people-unnamed = somebody
page-people-now = plays now
page-people-add = Add somebody
page-people-new = Their name
page-people-need = A name is needed.
page-people-added = { $name } has a profile.
page-people-play = Play with { PERSON($name, form: "of") } profile
    .braille = Play: { $name }
page-people-welcome = Hello { $name }.
page-people-rename = Change the name
page-people-renamed = The name is now { $name }.
page-people-remove = Remove this profile
page-people-remove-sure = Remove { PERSON($name, form: "of") } profile: these settings are put aside, nothing is deleted
    .braille = Remove { $name }
page-people-keep = Keep it
page-people-removed = { PERSON($name, form: "of") } profile is removed.

# Typing a text
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
