"""Our program as a player starts it, with the built-in voice; it tells a pipe when the first sample is played.

    python bench/our_start.py FD

The sound device is a stand-in, but it is tried in a process of its own first, as a real one is.
"""

import gc
import os
import sys
from types import ModuleType

gc.disable()  # as the program does before it loads anything

from cachecash import app  # noqa: E402 - after the line above
from cachecash.__main__ import main  # noqa: E402 - after the line above
from cachecash.outputs.sound import attempt  # noqa: E402 - after the line above

told = int(sys.argv[1])
load = app._windowed


def watched() -> ModuleType:
    """Load the window in its time, then lay the stop-watch beside the voice."""
    loaded = load()
    from cachecash.outputs.sound.player import VoicePlayer  # noqa: PLC0415 - not before the program loads it

    play = VoicePlayer.play

    def telling(player: VoicePlayer, pcm: bytes, rate: int, volume: int) -> None:
        play(player, pcm, rate, volume)
        os.write(told, b".")

    VoicePlayer.play = telling  # type: ignore[method-assign,assignment] # the stop-watch
    return loaded


attempt._HARMLESS_DRIVERS.clear()
app._windowed = watched
sys.argv[1:] = ["--window", "--voix", "integree"]
main()
