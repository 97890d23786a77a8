"""Table options: a frozen dataclass whose fields know the texts that stand for their values."""

from collections.abc import Mapping
from dataclasses import field, fields, replace
from typing import Any, TypeVar

from cachecash.core.problems import Problem

O = TypeVar("O")  # noqa: E741 - the options type of a game; no other letter says it


def choice(*values: Any) -> Any:
    """Declare an option whose values are *values*, the first being the default. True and False read on and off."""
    return field(default=values[0], metadata={"texts": {_text(value): value for value in values}})


def switch(*, default: bool = False) -> Any:
    """Declare an option that is on or off."""
    return choice(default, not default)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def option_texts(options: type[Any] | Any) -> dict[str, tuple[str, ...]]:
    """Give each option's name with the texts that it accepts, the default first."""
    return {entry.name: tuple(entry.metadata["texts"]) for entry in fields(options)}


def written_options(options: Any) -> dict[str, str]:
    """Give every option with its value as a text, defaults included."""
    return {entry.name: _text(getattr(options, entry.name)) for entry in fields(options)}


def read_options(options: O, texts: Mapping[str, str]) -> O:
    """Give *options* with the values that *texts* name.

    Raises `Problem` (``unknown-option``, ``option-value``), with what would have been accepted.
    """
    known = {entry.name: entry.metadata["texts"] for entry in fields(options)}  # type: ignore[arg-type]
    values: dict[str, Any] = {}
    for name, text in texts.items():
        if name not in known:
            raise Problem("unknown-option", name=name, known=", ".join(known))
        if text not in known[name]:
            raise Problem("option-value", name=name, value=text, known=", ".join(known[name]))
        values[name] = known[name][text]
    return replace(options, **values)  # type: ignore[type-var]
