# Keys: their names, the help, and what is wrong when they are changed.

key-name = { $ctrl ->
        [yes] { DISPLAY() ->
            [speech] Control {""}
           *[other] Ctrl+
        }
       *[no] {""}
    }{ $shift ->
        [yes] { DISPLAY() ->
            [speech] Shift {""}
           *[other] Shift+
        }
       *[no] {""}
    }{ key-base }
# As printed on an English keyboard; the other keys bear their letter or digit.
key-base = { $key ->
    [Left] { DISPLAY() ->
        [braille] Left
       *[other] Left arrow
    }
    [Right] { DISPLAY() ->
        [braille] Right
       *[other] Right arrow
    }
    [Up] { DISPLAY() ->
        [braille] Up
       *[other] Up arrow
    }
    [Down] { DISPLAY() ->
        [braille] Down
       *[other] Down arrow
    }
    [Home] Home
    [End] End
    [PageUp] { DISPLAY() ->
        [braille] PgUp
       *[other] Page up
    }
    [PageDown] { DISPLAY() ->
        [braille] PgDn
       *[other] Page down
    }
    [Tab] Tab
    [Enter] Enter
    [Space] Space
    [Backspace] { DISPLAY() ->
        [braille] Bksp
       *[other] Backspace
    }
    [Escape] { DISPLAY() ->
        [braille] Esc
       *[other] Escape
    }
    [Delete] { DISPLAY() ->
        [braille] Del
       *[other] Delete
    }
    [Ctrl] { DISPLAY() ->
        [speech] Control
       *[other] Ctrl
    }
   *[other] { $key }
}
key-name-off = { $key } off
key-names = { LIST($keys, join: "or") }
key-line = { $keys }: { $phrase }.
    .braille = { $keys } { $phrase }
key-does = { $key }: { $phrase }.
    .braille = { $key } { $phrase }
key-does-off = { $line } But letters and digits are off.
    .braille = { $line } (off)
key-does-nothing = { $key } does nothing here.
    .braille = { $key }: nothing

# Help.
key-help = Keys that work now
    .braille = Keys
key-explain = Press a key, and I say what it does. { $key } leaves.
    .braille = Which key? { $key } leaves
key-explain-left = Keys act again.
    .braille = Keys act again
key-is-off = Letters are off. { $listed ->
    [yes] At the table, { $menu }
   *[other] { $menu }
}, then { desk-all-commands }, for: { $phrase }.
    .braille = Letter off, { $menu }

problem-key-unreadable = "{ $text }" is not a key. The default key is kept.
problem-key-forbidden = The key { $key } belongs to the system or to the screen reader. Choose another one.
problem-key-taken = { $key } is taken: { $phrase }. Choose another key.
problem-key-letter = { $phrase }: this needs a key that is neither a letter nor a digit, for when those are off. { $key } will not do.
problem-key-no-command = "{ $name }" is not a command. This saved key is forgotten.
problem-keys-unreadable = The saved keys cannot be read. The default keys are kept.
