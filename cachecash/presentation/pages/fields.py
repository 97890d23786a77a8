"""Where a text is typed: letters are said as they come, Enter takes the text, Escape leaves it as it was."""

from collections.abc import Callable

from cachecash.narration.utterance import Rendered
from cachecash.presentation.keys import Key
from cachecash.presentation.kinds import as_is
from cachecash.presentation.lists import Line
from cachecash.presentation.pages.shell import Entry, Shell

_SIGNS = {
    " ": "space",
    "-": "hyphen",
    "_": "underscore",
    ".": "dot",
    ",": "comma",
    ":": "colon",
    "'": "apostrophe",
    "’": "apostrophe",
    "/": "slash",
    "\\": "backslash",
    "~": "tilde",
}
"""Signs that a voice would not name by itself."""


class Field(Entry):
    """One line of text, with a caret that the arrows move."""

    text_wanted = True

    def __init__(
        self, shell: Shell, title: Rendered, text: str, most: int, take: Callable[[str], Rendered | None]
    ) -> None:
        """*most* signs at most. *take* is given the text at Enter; it closes the page, or gives why it cannot be."""
        self._shell = shell
        self._most = most
        self._take = take
        self.text = text
        self.caret = len(text)
        """The place of the next sign that is typed."""
        super().__init__(shell.text("page-field", title=title), [self._line()])

    def press(self, key: Key) -> bool:
        """Take a key; those that type come as a text."""
        if not key.ctrl and (key.sign or key.name == "Space"):
            return True
        if key.ctrl or (action := self._actions().get(key.name)) is None:
            return False
        action()
        return True

    def typed(self, text: str) -> None:
        """Put a text in at the caret, and say it."""
        signs = "".join(sign for sign in text if sign.isprintable())
        if not signs:
            return
        if len(self.text) + len(signs) > self._most:
            self._shell.edge("page-field-full", self._shell.text("page-field-most", most=self._most))
            return
        self._change(self.text[: self.caret] + signs + self.text[self.caret :], self.caret + len(signs))
        self._shell.say(self._sign(signs) if len(signs) == 1 else as_is(signs))

    def _actions(self) -> dict[str, Callable[[], None]]:
        return {
            "Enter": self._enter,
            "Escape": self._cancel,
            "Backspace": lambda: self._erase(self.caret - 1),
            "Delete": lambda: self._erase(self.caret),
            "Left": lambda: self._go(self.caret - 1),
            "Right": lambda: self._go(self.caret + 1),
            "Home": lambda: self._go(0),
            "End": lambda: self._go(len(self.text)),
            "Up": self._shell.lists.reread,
            "Down": self._shell.lists.reread,
            "Tab": self._help,
            "F1": self._help,
        }

    def _enter(self) -> None:
        why = self._take(self.text)
        if why is not None:
            self._shell.refuse(why)

    def _cancel(self) -> None:
        self._shell.close(self._shell.text("page-unchanged"))

    def _erase(self, place: int) -> None:
        if not 0 <= place < len(self.text):
            self._shell.edge("page-field-edge", self._shell.text("page-field-nothing"))
            return
        erased = self.text[place]
        self._change(self.text[:place] + self.text[place + 1 :], place)
        self._shell.say(self._shell.text("page-field-erased", sign=self._sign(erased)))

    def _go(self, place: int) -> None:
        if not 0 <= place <= len(self.text):
            self._shell.outlet.cue("edge", self._shell.text("page-field-edge"))
        else:
            self.caret = place
        at_end = self.caret == len(self.text)
        self._shell.say(self._shell.text("page-field-end") if at_end else self._sign(self.text[self.caret]))

    def _help(self) -> None:
        self._shell.answer("page-field-help")

    def _change(self, text: str, caret: int) -> None:
        self.text, self.caret = text, caret
        self.replace([self._line()])

    def _line(self) -> Line:
        return Line(as_is(self.text) if self.text else self._shell.text("page-field-empty"))

    def _sign(self, sign: str) -> Rendered:
        capital = sign.isupper()
        return self._shell.text("page-sign", name=_SIGNS.get(sign, "other"), sign=sign.lower(), capital=capital)
