"""Our program as a player starts it, with the built-in voice; it tells a pipe when the first sample is played.

    python bench/our_start.py FD

The sound device is a stand-in, but it is tried in a process of its own first, as a real one is.
"""

import os
import sys

from cachecash.cli import main
from cachecash.outputs.sound import attempt
from cachecash.outputs.sound.player import VoicePlayer

told = int(sys.argv[1])
play = VoicePlayer.play


def telling(player: VoicePlayer, pcm: bytes, rate: int, volume: int) -> None:
    """Play, and tell."""
    play(player, pcm, rate, volume)
    os.write(told, b".")


attempt._HARMLESS_DRIVERS.clear()
VoicePlayer.play = telling  # type: ignore[method-assign,assignment] # the stop-watch
main(["--window", "--voix", "integree"])
