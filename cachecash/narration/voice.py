"""One language on one display: its messages, and functions that know who will read the text.

Functions for the catalogs (the *forms* are attributes of the message, named as each language likes):

``DISPLAY()``               ``speech``, ``screen`` or ``braille``: to be selected on
``MONEY($dollars)``         an amount with its unit (message ``money``)
``AMOUNT($dollars)``        the same without the unit (message ``amount``)
``CARD($card, $n, form:)``  the message ``card-<code>``, attribute *form* (``form-pl``, if there is one, for $n > 1);
                            without a form ``.name``, in braille ``.short``
``CARDS($cards, join:)``    several cards, grouped by kind (message ``card-group``: ``.one``, ``.many``, or with
                            ``style: "bare"`` ``.bare-one``, ``.bare-many``)
``LIST($items, join:)``     several texts (message ``join-<join>``: ``.between``, ``.last``)
``PERSON($name, form:)``    a name after a word that it may shorten (message ``person-<form>``: ``.plain``, ``.elided``)
"""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cached_property
from itertools import groupby
from typing import Any

from fluent.syntax.ast import Pattern

from cachecash.narration.people import Elision, read_elision
from cachecash.narration.resolver import Resolver, Several
from cachecash.narration.source import CatalogError, Entry, Source
from cachecash.narration.utterance import Display, Level, Rendered

_MILLION = 1_000_000
_FALL_BACK = {
    Level.BRIEF: (Level.BRIEF.value, Level.NORMAL.value),
    Level.NORMAL: (Level.NORMAL.value,),
    Level.FULL: (Level.FULL.value, Level.NORMAL.value),
}


class Voice:
    """The messages of one language, as one display shows them."""

    def __init__(self, language: str, display: Display, source: Source) -> None:
        """Take what is written in a language."""
        self.display = display
        self._source = source
        functions: dict[str, Callable[..., Any]] = {
            "DISPLAY": lambda: display.value,
            "MONEY": lambda dollars: self._number("money", dollars),
            "AMOUNT": lambda dollars: self._number("amount", dollars),
            "CARD": self._card,
            "CARDS": self._cards,
            "LIST": self._list,
            "PERSON": self._person,
        }
        self._resolver = Resolver(language, source.entry, functions)

    def sentence(self, message_id: str, level: Level, args: Mapping[str, Any]) -> str:
        """Give a message at a level: that level's attribute, else the normal one, else the value; braille has its own.

        A level where nothing is said has an empty attribute. Raises `CatalogError`.
        """
        message = self._source.entry(message_id)
        spoken = self._pick(message_id, message, _FALL_BACK[level])
        if self.display is Display.BRAILLE and "braille" in message.attributes:
            return self._format(message_id, message.attributes["braille"], args)
        return self._format(message_id, spoken, args)

    def attribute(self, message_id: str, name: str, /, **args: Any) -> str:
        """Give one attribute of a message. Raises `CatalogError`."""
        message = self._source.entry(message_id)
        if name not in message.attributes:
            raise CatalogError(f"{message_id} has no attribute .{name}")
        return self._format(message_id, message.attributes[name], args)

    def _pick(self, message_id: str, message: Entry, names: Sequence[str]) -> Pattern:
        found = next((message.attributes[name] for name in names if name in message.attributes), message.value)
        if found is None:
            raise CatalogError(f"{message_id} has nothing to say at this level")
        return found

    def _format(self, message_id: str, pattern: Pattern, args: Mapping[str, Any]) -> str:
        try:
            return self._resolver.text(pattern, {name: argument(value, self.display) for name, value in args.items()})
        except CatalogError as fault:
            raise CatalogError(f"{message_id}: {fault}") from None

    def _number(self, message_id: str, dollars: float) -> str:
        amount = abs(int(dollars))
        group = self.attribute("money", "group")
        return self.attribute(
            message_id,
            self.display.value,
            sign="minus" if dollars < 0 else "plus",
            plain=amount,
            grouped=f"{amount:,}".replace(",", group),
            millions=amount // _MILLION if amount % _MILLION == 0 else 0,
        )

    def _card(self, code: str, number: float = 1, form: str = "") -> str:
        message_id = f"card-{code}"
        default = "short" if self.display is Display.BRAILLE else "name"
        name = str(form) or default
        several = f"{name}-pl"
        if number > 1 and several in self._source.entry(message_id).attributes:
            name = several
        return self.attribute(message_id, name)

    def _cards(self, cards: Several, join: str = "comma", style: str = "") -> str:
        groups = []
        for code, same in groupby(cards.items):
            n = len([*same])
            attribute = f"{style}-{'one' if n == 1 else 'many'}" if style else "one" if n == 1 else "many"
            groups.append(self.attribute("card-group", attribute, card=code, n=n))
        return self._list(Several(groups), join)

    def _list(self, several: Several, join: str = "comma") -> str:
        *first, last = several.items or ("",)
        if not first:
            return last
        between = self.attribute(f"join-{join}", "between")
        return between.join(first) + self.attribute(f"join-{join}", "last") + last

    def _person(self, name: str, form: str) -> str:
        elided = self._elision.before(str(name))
        return self.attribute(f"person-{form}", "elided" if elided else "plain", name=name)

    @cached_property
    def _elision(self) -> Elision:
        return read_elision(*(self.attribute("elision", part) for part in ("rule", "never", "always")))


def argument(value: Any, display: Display) -> Any:
    """Give a value as Fluent takes it: see `Catalog.render`."""
    if isinstance(value, Rendered):
        return value.on(display)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, tuple | list):
        return Several(str(argument(item, display)) for item in value)
    return "none" if value is None else value
