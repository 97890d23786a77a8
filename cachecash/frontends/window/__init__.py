"""The window: the same game in large print, drawn for eyes while voice and braille tell it."""
