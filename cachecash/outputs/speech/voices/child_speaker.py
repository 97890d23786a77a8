"""The child process of ``pyttsx3``: speaks each sentence that comes on its standard input, and says when it is through.

It is a process of its own because pyttsx3 hangs, and cannot be stopped: it is killed instead. One JSON object a line
comes in (text, rate, volume, pitch, language); ``ready``, then ``done`` for each sentence, go out.

On Linux `runAndWait` was seen to return before a sentence is made, let alone heard (a program that ends then is
silent): the end is what the driver notifies.
"""

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from threading import Event
from typing import Any, TextIO

LONGEST_SECONDS = 60.0
"""For a driver that notifies nothing; the parent, who knows the length of the text, may lose patience before."""


def speak(engine: Any, lines: Iterable[str], out: TextIO) -> None:
    """Speak every line with *engine*, one at a time: of three given at once pyttsx3 says but the last."""
    finished = Event()
    engine.connect("finished-utterance", lambda **_: finished.set())
    print("ready", file=out, flush=True)
    for line in lines:
        order = json.loads(line)
        apply(engine, order)
        finished.clear()
        engine.say(order["text"])
        engine.runAndWait()
        finished.wait(LONGEST_SECONDS)
        print("done", file=out, flush=True)


def apply(engine: Any, order: dict[str, Any]) -> None:
    """Set rate, volume, pitch and voice; what a driver does not know stays as it is."""
    wanted = {"rate": order["rate"], "volume": order["volume"] / 100, "pitch": order["pitch"]}
    if voice := best_voice(engine.getProperty("voices"), order["language"]):
        wanted = {"voice": voice, **wanted}
    for name, value in wanted.items():
        with suppress(KeyError, ValueError, TypeError):
            engine.setProperty(name, value)


def best_voice(voices: Iterable[Any], language: str) -> str | None:
    """Give the id of a voice for *language*, its own country first ("fr-fr" before "fr-be"); None without one."""
    ranked = sorted((rank, number, voice.id) for number, voice in enumerate(voices) if (rank := _rank(voice, language)))
    return str(ranked[0][2]) if ranked else None


def _rank(voice: Any, language: str) -> int:
    """Tell how well a voice suits: 1 the best, 0 not at all."""
    known = (name.decode("ascii", "ignore") if isinstance(name, bytes) else str(name) for name in voice.languages or ())
    spoken = (str(voice.id).replace("\\", "/").rsplit("/", 1)[-1], *known)
    names = {name.strip("\5\2 ").replace("_", "-").lower() for name in spoken}
    if names & {language, f"{language}-{language}"}:
        return 1
    return 2 if any(name.startswith(f"{language}-") for name in names) else 0


def main() -> None:
    """Answer the parent; whatever pyttsx3 prints goes to the error output, not between the answers."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    import pyttsx3  # noqa: PLC0415 - optional, and what takes the time

    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # a pipe: it can
    speak(pyttsx3.init(), sys.stdin, answers)


if __name__ == "__main__":
    main()
