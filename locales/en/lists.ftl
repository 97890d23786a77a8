# Lists: menus, settings, choices.

list-title = { $title }.
    .braille = { $title }
list-value = { $label }: { $value }
list-place = { $text }, { $place }
    .braille = { $text } { $place }
list-empty = The list is empty.
list-start = Start of the list.
list-end = End of the list.
list-only = The list has only one line.
list-no-value = This line has no value to change.
    .braille = No value
list-text-shown = More of the text on the screen.
list-text-start = Start of the text.
list-text-end = End of the text.
list-nothing-to-do = This line is only for listening. { $key } goes back.
    .braille = Nothing to do
list-no-help = Nothing more on this line.
    .braille = Nothing more
list-too-soon = Too soon: the list has just opened.
    .braille = Too soon
list-in-the-way = A list is open: this key is for the table. { $key } closes the list.
    .braille = List open, { $key }
