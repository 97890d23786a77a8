"""The program itself in its window, as somebody plays it: keys in, and what was said to them, by the recorder."""

import json
import re
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Any

from desktop import Desktop, Window
from waiting import until

HAND = 0.6
"""Seconds between what is said and the next key. The program takes an Enter that comes within 0.5 s for a bounce."""

OVER = "Partie finie"
GO_ON = re.compile(r"pour continuer\.$")
DEMAND = re.compile(rf"^À toi\b|pour (renoncer|choisir|continuer)\.$|^{OVER}")
"""What is said where the game waits for the player."""


@dataclass(frozen=True)
class Said:
    """One line of the recorder: what was said, in speech and in braille, and what became of it."""

    time: float
    text: str
    braille: str
    priority: str
    category: str
    fate: str


class Recording:
    """The file that ``--voix enregistreur=FILE`` writes, read while it is being written."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def said(self) -> Sequence[Said]:
        """Give what was said so far, in order."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        facts = [json.loads(line) for line in lines if line.endswith("\n")]  # the last one may be half written
        return [Said(*(each[name] for name in Said.__dataclass_fields__)) for each in facts]

    def __str__(self) -> str:
        return "\n".join(f"{said.time:9.3f} {said.priority:7} {said.fate:9} {said.text}" for said in self.said())


class Game(Window):
    """The program, started with *arguments* and the recorder; its window is there and has the focus.

    *settings* are those of the player, who has been here before; without any this is the first start. What is kept in
    the desktop's folder is found again by the next one.
    """

    def __init__(
        self, desktop: Desktop, *arguments: str, name: str = "game", settings: Mapping[str, Any] | None = None
    ) -> None:
        self.recording = Recording(desktop.folder / f"{name}-said.jsonl")
        self.data = desktop.folder / "data"
        self.pressed: list[tuple[int, str]] = []
        """Each key, after how many lines it was pressed."""
        self._since = 0
        self._answered = 0
        if settings is not None:
            self.data.mkdir(exist_ok=True)
            text = json.dumps({"welcomed": True, **settings})  # which is YAML, too
            (self.data / "settings.yaml").write_text(text, encoding="utf-8")
        voice = f"enregistreur={self.recording.path}"
        command = [sys.executable, "-m", "cachecash", "--window", "--voix", voice, *arguments]
        super().__init__(desktop, command, name, more={"CACHECASH_DATA": str(self.data)})

    def story(self) -> str:
        return f"{super().story()}\n-- said ({self._since} lines before the last key):\n{self.recording}"

    def heard(self) -> list[str]:
        """Give every sentence that was said so far."""
        return [said.text for said in self.recording.said()]

    def since(self) -> Sequence[Said]:
        """Give what was said since the last key."""
        return self.recording.said()[self._since :]

    def wait_for(self, text: str) -> Said:
        """Wait until something that contains *text* has been said since the last key, and give it."""
        return self.until(lambda: next((said for said in self.since() if text in said.text), None), repr(text))

    def rest(self) -> Sequence[Said]:
        """Listen until nothing has been said for a moment; give what was said since the last key."""
        file = self.recording.path
        until(lambda: time.time() - file.stat().st_mtime > HAND, lambda: f"it never stops talking\n{self.story()}")
        return self.since()

    def ask(self, key: str) -> Sequence[Said]:
        """Press one key, and give all that is said to it."""
        self._since = len(self.recording.said())
        self.pressed.append((self._since, key))
        self.press(key)
        self.until(self.since, f"an answer to {key}")
        return self.rest()

    def sit_down(self) -> None:
        """Go from the main menu to the table of a quick game, one round long."""
        self.ask("Enter")
        self.walk_to("Fin de la partie")
        self.ask("Right")
        self.ask("Home")
        self.ask("Enter")

    def walk_to(self, text: str) -> None:
        """Go down a list to the line that begins with *text*."""
        line = before = ""
        while not line.startswith(text):
            before, line = line, self.ask("Down")[-1].text
            assert line != before, f"no line begins with {text!r}\n{self.story()}"

    def play(self) -> bool:
        """Listen until the player is awaited, and do the first thing that is possible. False: the game is over."""
        demand = self.until(self._demand, "what the player is to do")
        self.rest()
        self._answered = len(self.recording.said())
        if OVER in demand:
            return False
        if GO_ON.search(demand):
            self.ask("Enter")
            return True
        self.ask("Escape")
        while all(said.priority != "story" for said in self.ask("Enter")):
            pass
        return True

    def _demand(self) -> str | None:
        lines = self.recording.said()[self._answered :]
        return next((said.text for said in lines if DEMAND.search(said.text)), None)

    def compare(self, transcript: Path, *, rewrite: bool) -> None:
        """Hold what was pressed and said against *transcript*, word for word; *rewrite* writes it anew before."""
        heard = self.screenplay()
        if rewrite:
            transcript.parent.mkdir(exist_ok=True)
            transcript.write_text(heard, encoding="utf-8")
        written = transcript.read_text(encoding="utf-8")
        was, is_now = (text.splitlines(keepends=True) for text in (written, heard))
        assert heard == written, "".join(unified_diff(was, is_now, "written", "heard"))
        assert {said.fate for said in self.recording.said() if said.priority == "story"} == {"said"}

    def take_seats(self, title: str, fewer: int) -> None:
        """Go from the main menu to the table of the game called *title*, with so many computer players fewer."""
        self.walk_to(f"Jouer à {title}")
        self.ask("Enter")
        self.walk_to("Nombre de joueurs")
        for _ in range(fewer):
            self.ask("Left")
        self.ask("Home")
        self.ask("Enter")

    def do(self, *steps: str, then: str = "") -> None:
        """Press keys, one after the other's answer; ``key: words`` waits until these words have been said to it.

        Where an answer has several sentences the words of the last one are to be named: a busy machine may take its
        time between two. *then*: the words to wait for after the last key.
        """
        for place, step in enumerate(steps, 1):
            key, _, words = step.partition(": ")
            self.ask(key)
            awaited = words or (then if place == len(steps) else "")
            if awaited:
                self.wait_for(awaited)
                self.rest()

    def stories(self) -> list[str]:
        """Give what was told of the game, in order: neither answers nor what is said in passing."""
        return [said.text for said in self.recording.said() if said.priority == "story"]

    def screenplay(self) -> str:
        """Write down what was pressed and what was said. What is said in passing may be dropped, and is left out."""
        lines = [
            (place, 1, said.text) for place, said in enumerate(self.recording.said()) if said.priority != "ambient"
        ]
        lines += [(place, 0, f"[{key}]") for place, key in self.pressed]
        ordered = sorted(line for line in lines if line[0] >= self.pressed[0][0])
        return "".join(f"{text}\n" for _, _, text in ordered)
