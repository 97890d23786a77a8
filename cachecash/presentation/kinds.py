"""The kinds of settings: what each accepts, how a value is stepped through, how it is said."""

import math
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Rendered
from cachecash.presentation.names import NAME, read_name

_QUOTED = 40
"""Signs of a wrong value that are said again."""


_BOUND = 10**9
"""No setting has a greater number."""


class Kind(Protocol):
    """What the values of a setting have in common. *name* is the setting's id."""

    def read(self, name: str, raw: object) -> Any:
        """Give the value that *raw*, found in a file or typed, stands for. Raises `Problem` (``setting-…``)."""

    def step(self, value: Any, by: int) -> Any:
        """Give the next value (*by* 1) or the one before (-1); *value* itself at an end."""

    def shown(self, catalog: Catalog, name: str, value: Any) -> Rendered:
        """Say a value."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words. The message of a value is ``setting-<name>-<value>``.

    *unheard* are those after which one hears nothing: no step leads there.
    """

    values: tuple[str, ...]
    unheard: tuple[str, ...] = ()

    def read(self, name: str, raw: object) -> str:
        """Take one of the values. Raises `Problem` (``setting-choice``)."""
        if isinstance(raw, str) and raw in self.values:
            return raw
        raise Problem("setting-choice", name=name, value=_quoted(raw), known=", ".join(self.values))

    def step(self, value: str, by: int) -> str:
        """Give the neighbour in the order of the values."""
        here = self.values.index(value)
        ahead = self.values[here + 1 :] if by > 0 else self.values[:here][::-1]
        return next((other for other in ahead if other not in self.unheard), value)

    def shown(self, catalog: Catalog, name: str, value: str) -> Rendered:
        """Give the message of the value."""
        return catalog.render(f"setting-{name}-{value}")


@dataclass(frozen=True, slots=True)
class Number:
    """A number from *low* to *high*, both included; with a whole *step* only whole numbers.

    *unit* is the message of a value: ``setting-unit-<unit>``.
    """

    low: int
    high: int
    step_by: float
    unit: str

    def read(self, name: str, raw: object) -> float:
        """Take a number within the bounds, or a text that is one. Raises `Problem` (``setting-number``)."""
        try:
            number = _number(raw)
        except ValueError:
            number = math.nan
        whole = isinstance(self.step_by, int)
        if not self.low <= number <= self.high or (whole and number != int(number)):
            raise Problem("setting-number", name=name, value=_quoted(raw), low=self.low, high=self.high)
        return int(number) if number == int(number) else round(number, 2)

    def step(self, value: float, by: int) -> float:
        """Give the next multiple of the step, in that direction."""
        steps = value / self.step_by
        place = math.floor(steps) + 1 if by > 0 else math.ceil(steps) - 1
        number = min(max(place * self.step_by, self.low), self.high)
        return int(number) if number == int(number) else number

    def shown(self, catalog: Catalog, name: str, value: float) -> Rendered:
        """Give the number with its unit."""
        return catalog.render(f"setting-unit-{self.unit}", n=value)


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def read(self, name: str, raw: object) -> bool:
        """Take a truth. Raises `Problem` (``setting-switch``)."""
        if isinstance(raw, bool):
            return raw
        raise Problem("setting-switch", name=name, value=_quoted(raw))

    def step(self, value: bool, by: int) -> bool:  # noqa: FBT001 - the value of the setting, as in every kind
        """Give on for *by* 1, off for -1."""
        return by > 0

    def shown(self, catalog: Catalog, name: str, value: bool) -> Rendered:  # noqa: FBT001 - as above
        """Say yes or no."""
        return catalog.render("option-on" if value else "option-off")


@dataclass(frozen=True, slots=True)
class Text:
    """A text of at most *most* signs, on one line. An empty one is said ``setting-<name>-empty``."""

    most: int

    def read(self, name: str, raw: object) -> str:
        """Take a text, without the blanks around it. Raises `Problem` (``setting-text``)."""
        text = raw.strip() if isinstance(raw, str) else None
        if text is None or len(text) > self.most or not text.isprintable():
            raise Problem("setting-text", name=name, value=_quoted(raw), most=self.most)
        return text

    def step(self, value: str, by: int) -> str:
        """Give the same: a text is typed."""
        return value

    def shown(self, catalog: Catalog, name: str, value: str) -> Rendered:
        """Give the text as it is."""
        return as_is(value) if value else catalog.render(f"setting-{name}-empty")


@dataclass(frozen=True, slots=True)
class Name(Text):
    """A person's name, or none."""

    most: int = NAME[-1]

    def read(self, name: str, raw: object) -> str:
        """Take a name that `read_name` takes, or an empty text. Raises `Problem` (``setting-name``)."""
        text = raw if isinstance(raw, str) else None
        found = "" if text is not None and not text.strip() else read_name(text or "")
        if found is None:
            raise Problem("setting-name", name=name, value=_quoted(raw), low=NAME[0], high=NAME[-1])
        return found


@dataclass(frozen=True, slots=True)
class Bindings:
    """The keys that were changed: a table for `KeyMap.restore`, which looks at it more closely."""

    def read(self, name: str, raw: object) -> dict[str, Any]:
        """Take a table; what is no list of texts in it becomes an empty one. Raises `Problem` (``setting-table``)."""
        if isinstance(raw, dict) and all(isinstance(key, str) for key in raw):
            return {key: texts if _are_texts(texts) else [] for key, texts in raw.items()}
        raise Problem("setting-table", name=name)

    def step(self, value: dict[str, Any], by: int) -> dict[str, Any]:
        """Give the same: keys have a page of their own."""
        return value

    def shown(self, catalog: Catalog, name: str, value: dict[str, Any]) -> Rendered:
        """Say how many commands have other keys than at first."""
        return catalog.render(f"setting-{name}-changed", count=len(value))


@dataclass(frozen=True, slots=True)
class Remembered:
    """What the program remembers by itself: a table for each of several things. It is chosen and shown nowhere."""

    def read(self, name: str, raw: object) -> dict[str, dict[Any, Any]]:
        """Take the tables. Nobody chose them, so that whatever else is there is forgotten without a word."""
        tables = raw if isinstance(raw, dict) else {}
        return {key: value for key, value in tables.items() if isinstance(key, str) and isinstance(value, dict)}

    def step(self, value: dict[str, Any], by: int) -> dict[str, Any]:
        """Give the same."""
        return value

    def shown(self, catalog: Catalog, name: str, value: dict[str, Any]) -> Rendered:
        """Say nothing."""
        return as_is("")


def as_is(text: str) -> Rendered:
    """Give a text that is the same for the ear, the screen and the finger."""
    return Rendered(text, text, text)


def _number(raw: object) -> float:
    """Give a finite number. Raises `ValueError`."""
    if isinstance(raw, str):
        number = float(raw.strip().replace(",", "."))
    elif isinstance(raw, int | float) and not isinstance(raw, bool):
        number = float(max(min(raw, _BOUND), -_BOUND))
    else:
        number = math.nan
    if not math.isfinite(number):
        raise ValueError("no number")
    return number


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _quoted(raw: object) -> str:
    """Give a wrong value as it can be said again: short, printable, on one line."""
    shown = "".join(sign if sign.isprintable() else " " for sign in _written(raw))
    return " ".join(shown.split())[:_QUOTED]


def _written(raw: object, deep: int = 2) -> str:
    """Write a value much as the file has it; *deep*: no deeper, as a list may hold itself."""
    if isinstance(raw, dict | list):
        return _parts(raw, deep - 1) if deep else ""
    if raw is None:
        return ""
    if isinstance(raw, bool):
        return str(raw).lower()
    if isinstance(raw, int) and abs(raw) > _BOUND:  # of an endless one Python makes no text
        raw = math.copysign(math.inf, raw > 0 or -1)
    return str(raw)[: _QUOTED * 4]


def _parts(raw: dict[Any, Any] | list[Any], deep: int) -> str:
    if isinstance(raw, list):
        return ", ".join(_written(part, deep) for part in raw[:_QUOTED])
    return ", ".join(f"{_written(key, deep)}: {_written(raw[key], deep)}" for key in islice(raw, _QUOTED))
