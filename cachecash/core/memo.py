"""A table that fills itself: what depends on one small value is worked out once and remembered."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
W = TypeVar("W")


class Memo(dict[K, W]):
    """A dict that makes a missing value with *make*.

    `functools.cache` does the same behind a call; a subscript is half its cost, which counts where a search asks a
    few hundred thousand times a second. Only for keys whose number is bounded.
    """

    __slots__ = ("make",)

    def __init__(self, make: Callable[[K], W]) -> None:
        """Start empty."""
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> W:
        """Make the value, and keep it."""
        made = self[key] = self.make(key)
        return made
