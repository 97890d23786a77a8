"""The window: the same game in large print, drawn for eyes while voice and braille tell it."""

import os

# pygame greets on the standard output, where a voice of lines may be read; it looks at this when it is first imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
