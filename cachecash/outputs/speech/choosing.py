"""Which voices to try, in which order: what ``--voix`` and the settings name becomes voices to be made.

One voice speaks at a time, so a choice is an order of preference: the one that was chosen, then those that the system
would have got by itself.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from cachecash.core.problems import Problem
from cachecash.outputs.speech.names import AUTO, NAMES, READ, RECORDER
from cachecash.outputs.speech.voice import Factory, Player, Voice


def makers(player: Player, language: str) -> Mapping[str, Factory]:
    """Give how each voice of `NAMES` is made."""
    return {
        "lecteur": lambda: _made("prism", "PrismVoice"),
        "lecteur-2": lambda: _made("accessible", "AccessibleVoice"),
        "integree": lambda: _made("espeak", "EspeakVoice", player, language),
        "speech-dispatcher": lambda: _made("speechd", "SpeechdVoice", language),
        "pyttsx3": lambda: _made("child", "ChildVoice", language),
        "texte": lambda: _made("text", "TextVoice"),
        "aucune": lambda: _made("nothing", "NothingVoice"),
    }


def _made(module: str, kind: str, *args: Any) -> Voice:
    """Make a voice. It is loaded in the thread that owns it, when it is tried: nobody waits for one that is not."""
    voice: Voice = getattr(import_module(f"cachecash.outputs.speech.voices.{module}"), kind)(*args)
    return voice


def preferred(platform: str = sys.platform) -> Sequence[str]:
    """Give the voices that a system gets by itself, in order.

    Speech Dispatcher is not among them: its first connection took seconds, so whoever wants it chooses it.
    """
    readers = ("lecteur", "lecteur-2") if platform == "win32" else ("lecteur",)
    return (*readers, "integree", "pyttsx3")


def order(choice: str, platform: str = sys.platform) -> Sequence[str]:
    """Give the names to try for a *choice* among `NAMES` or `AUTO`. Raises `Problem` (``voice-unknown``)."""
    if choice == AUTO:
        return preferred(platform)
    if choice not in NAMES:
        raise Problem("voice-unknown", name=choice[:60], known=", ".join((AUTO, *NAMES, RECORDER)))
    if choice in READ:
        return (choice,)
    return tuple(dict.fromkeys((choice, *preferred(platform))))


def factories(choice: str, player: Player, language: str, platform: str = sys.platform) -> list[Factory]:
    """Give what to try for a *choice*: `AUTO`, one of `NAMES`, or ``enregistreur=FICHIER``.

    Behind a recorder stand the voices that the system gets by itself, to tell aloud of a file that cannot be written.

    Raises `Problem`: ``voice-unknown``, ``voice-file-missing`` (a recorder without a file).
    """
    made = makers(player, language)
    name, _, file = choice.partition("=")
    if name == RECORDER:
        if not file:
            raise Problem("voice-file-missing")
        return [lambda: _made("recorder", "RecorderVoice", Path(file)), *(made[name] for name in preferred(platform))]
    return [made[name] for name in order(choice, platform)]
