"""Sounds: the theme that says what sounds when, the cues chosen by it, the mixer that plays them."""

import os

# pygame greets on the standard output, where the game alone is read; it looks at this when it is first imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
