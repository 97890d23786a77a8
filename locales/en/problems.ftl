# What is wrong, and what to do: one sentence for each reason.

# The command line
problem-unknown-command = "{ $name }" is not a command. Try { $known }, or cachecash by itself to play.
problem-unknown-argument = There is no option { $text }. cachecash --help lists them.
problem-foreign-option = The option { $option } does not go with { $command }. cachecash --help says what does.
problem-extra-word = "{ $text }" is one word too many after { $command }. cachecash --help says how to write it.
problem-value-missing = A value is missing after { $option }. If it begins with a dash, write { $option }=value.
problem-value-unwanted = The option { $option } takes no value. Write it by itself.
problem-bad-text = The text after { $option } is not in UTF-8. Write it with other signs.
problem-not-a-number = "{ $text }" is not a number. After { $option }, write a number from { $low } to { $high }.
problem-number-range = { $text } does not do for { $option }. Write a number from { $low } to { $high }.
problem-option-form = "{ $text }" is not an option of the table. Write NAME=VALUE, for example { $example }.
problem-tournament-alike = A tournament compares at least two different levels. Write for example --levels regular,random.
problem-tournament-crowded = { $count } levels are too many for { $seats } seats. Leave one out, or add seats with --players.
problem-pool-broken = The system has stopped one of the computing processes, probably for want of memory. Close other programs, then try again.
problem-unknown-detail = "{ $name }" is not a level of detail. Choose among: { $known }.
problem-game-missing = The game is missing. Write its name after the command: { $known }.
problem-replay-missing = The file to play again is missing. Write its name after the command.
problem-log-over-replay = The log would erase the recorded game { $path }. Give the log another name.

# The table
problem-unknown-game = There is no game "{ $name }". Possible games: { $known }.
problem-unknown-level = There is no level "{ $name }". Possible levels: { $known }.
problem-empty-level = There is one comma too many in "{ $text }": write { $mended }.
problem-unknown-language = The language "{ $name }" is not available. Possible languages: { $known }.
problem-unknown-preset = There is no preset "{ $name }". Possible presets: { $known }.
problem-no-presets = This game has no presets. Choose its options one by one, with --option.
problem-unknown-option = There is no table option "{ $name }". Possible options: { $known }.
problem-option-value = "{ $value }" does not do for the table option { $name }. Possible values: { $known }.
problem-seats = This game is not for { $seats }. It takes { $low } to { $high } players.
problem-bad-action = "{ $text }" is not an action. Write it as in the log, for example DISCARD(PI).
problem-no-rules = The rules of { $game } are not written in this language. Choose another language with --lang.

# Recorded games
problem-replay-foreign = This file is not a game recorded by cachecash. Choose another file.
problem-replay-version = This game is of another version of cachecash: format { $version }, and this program reads format { $known }. Update cachecash.
problem-replay-line = Line { $line } of the recorded game is damaged. Take an intact copy of the file.
problem-replay-short = The recorded game stops before the first action. Take a whole copy of the file.
problem-replay-action = On line { $line } of the recorded game, the rules refuse { $action } (rule { $rule }). Take an intact copy of the file.

# Files
problem-file-missing = The file { $path } was not found. Check its name and its folder.
problem-file-is-folder = { $path } is a folder. Give the name of a file.
problem-file-denied = Access to { $path } is denied. Choose another place, or change the permissions.
problem-file-full = The disk is full: { $path } could not be written whole. Make room, then try again.
problem-file-trouble = The file { $path } does not answer. Try another place.
problem-file-too-large = The file { $path } is far too large for a recorded game. Choose another file.
problem-file-encoding = The file { $path } is not a text in UTF-8. Choose another file.

# The game in course
problem-save-full = The disk is full: the game is not kept. You can play; make room in { $path }.
problem-save-denied = Access to { $path } is denied: the game is not kept. You can play all the same.
problem-save-trouble = The folder { $path } does not answer: the game is not kept. You can play all the same.
