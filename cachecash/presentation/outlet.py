"""What a desk is connected to: the way out to voice, sound and screen, and who thinks for the computer players."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from cachecash.core.events import Event, Seat
from cachecash.narration.utterance import Rendered, Utterance

What = Literal[
    "settings",
    "rules",
    "levels",
    "knob-next",
    "knob-lower",
    "knob-raise",
    "full-screen",
    "save",
    "leave",
    "quit",
    "add-player",
    "remove-player",
    "level",
    "played",
    "over",
]
"""What only the program around the desk can do.

``settings``, ``rules`` and ``levels`` (those of the computer players) open a page (*detail* of ``rules``: words of the
heading to open it at). ``knob-…``: choose
what F7 and F8 set, lower it, raise it. ``leave`` goes to the menu, ``quit`` ends the program; the game is kept.
``level``: the player has changed how much is said (*detail*: the level's value), to be remembered. ``played``: an
action was played, the game is to be written. ``over``: the game has ended and been told to its end.
"""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that the player has asked for and that is not the desk's to do. *detail*: see `What`."""

    what: What
    detail: str = ""


class Outlet(Protocol):
    """Everything that leaves a desk or a menu, which have put it in the history already. Nothing here blocks."""

    def present(self, utterance: Utterance) -> None:
        """Tell what happened: queued, never lost (or dropped if busy, where it is ambient)."""

    def answer(self, utterances: Sequence[Utterance]) -> None:
        """Answer a key with some utterances that belong together: they cut what is being said.

        Without any the key is answered by the story that follows: only what is being said is cut.
        """

    def fact(self, event: Event) -> None:
        """Give a fact that is being told now, for its sound and for the picture."""

    def cue(self, name: str, caption: Rendered) -> None:
        """Play a sound by its name, and show what it means; speech goes on."""

    def scroll(self, step: int) -> bool | None:
        """Show what comes after (*step* 1) or before (-1) in the text that has the focus, where not all of it shows.

        False where there is no more of it that way, None where all of it shows. Speech goes on.
        """

    def silence(self, *, dismiss: bool = True) -> None:
        """Stop speech, and dismiss what waits; without *dismiss* a story that is cut so will be told again."""

    def read(self, utterance: Utterance) -> None:
        """Note that the player has read a story in the history: it is not to be told again."""

    def idle(self, now: float) -> bool:
        """Whether everything presented has been told, as far as the voice can know. *now* in seconds."""

    def ask(self, wish: Wish) -> None:
        """Do something that is not the desk's to do."""


class Thinker(Protocol):
    """Thinks for the computer players, one decision at a time, beside the main thread. Nothing here blocks."""

    def start(self, seat: Seat, view: Any, legal: Sequence[Any], number: int) -> None:
        """Begin to think for *seat*; *number* counts the actions played before (it picks the chance)."""

    def poll(self) -> tuple[Any, bool] | None:
        """Give what `bots.thinking.think` gives, once it is chosen; None before.

        That is the action, and whether it was thought of: False where another one chose it after a fault of ours.
        """

    def cancel(self) -> None:
        """Forget the decision in course, if there is one."""
