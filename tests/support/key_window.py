"""A program with a small window that notes what the keyboard sends: `python key_window.py NOTES TITLE`.

One JSON object a line: the event of pygame, and what our keyboard makes of it.
"""

import json
import sys
from pathlib import Path

import pygame

from cachecash.frontends.window.keyboard import Keyboard
from cachecash.presentation.keys import Key

KEYS = {pygame.KEYDOWN, pygame.KEYUP}


def note(event: pygame.Event, keyboard: Keyboard) -> str:
    got = keyboard.translate(event)
    facts = {name: getattr(event, name) for name in ("key", "mod", "scancode", "unicode") if event.type in KEYS}
    made = str(got) if isinstance(got, Key) else got and type(got).__name__
    return json.dumps({"event": pygame.event.event_name(event.type), **facts, "made": made})


def main() -> None:
    pygame.display.init()
    pygame.display.set_mode((300, 200))
    pygame.display.set_caption(sys.argv[2])
    pygame.key.stop_text_input()
    pygame.key.set_repeat(400, 60)  # as the window of the program does
    keyboard = Keyboard()
    with Path(sys.argv[1]).open("w", encoding="utf-8", buffering=1) as notes:
        while True:
            event = pygame.event.wait()
            notes.write(f"{note(event, keyboard)}\n")
            if event.type == pygame.QUIT:
                return


if __name__ == "__main__":
    main()
