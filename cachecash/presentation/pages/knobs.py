"""The few settings that two keys change from anywhere, without a page."""

from cachecash.presentation.outlet import What
from cachecash.presentation.pages.settings import step
from cachecash.presentation.pages.shell import Shell
from cachecash.presentation.settings import setting

KNOBS = ("voice-volume", "effects", "ambience", "music", "rate")
"""In the order in which they are chosen."""


class Knobs:
    """Which of them is turned now."""

    def __init__(self, shell: Shell) -> None:
        """*shell* answers, whether or not it has a page open."""
        self._shell = shell
        self._at = 0

    def turn(self, what: What) -> None:
        """Go to the next (``knob-next``), or lower or raise this one; say which it is, and how far."""
        if what == "knob-next":
            self._at = (self._at + 1) % len(KNOBS)
        shell, entry = self._shell, setting(KNOBS[self._at])
        if what != "knob-next":
            step(shell, entry, 1 if what == "knob-raise" else -1)
        value = entry.shown(shell.catalog, shell.house.settings.value(entry.id))
        shell.answer("list-value", label=entry.name(shell.catalog), value=value)
