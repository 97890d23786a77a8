"""The only randomness of the room: integers derived from a seed by a written-down algorithm.

A stream is named by (seed, purpose, round, seat, counter). Its words are the SHAKE-128 digest of the UTF-8 text
``cachecash 1|<length of seed>:<seed>|<purpose>|<round>|<seat>|<counter>``, read as big-endian 64-bit integers.
Nothing is consumed: asking twice gives the same answer, so neither a bot nor the way a round was played can change a
later shuffle, and the same seed gives the same cards on every platform and Python.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import shake_128
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

_WORD_BITS = 64


@dataclass(frozen=True, slots=True)
class Chance:
    """A family of independent streams, all born of one text, *seed*."""

    seed: str

    def words(self, count: int, purpose: str, round_: int = 0, seat: int = 0, counter: int = 0) -> tuple[int, ...]:
        """Give the first *count* 64-bit words of the stream that the other arguments name."""
        label = f"cachecash 1|{len(self.seed)}:{self.seed}|{purpose}|{round_}|{seat}|{counter}"
        digest = shake_128(label.encode("utf-8", "surrogatepass")).digest(count * 8)
        return unpack(f">{count}Q", digest)

    def below(self, bound: int, purpose: str, round_: int = 0, seat: int = 0, counter: int = 0) -> int:
        """Draw one integer from 0 to *bound* - 1 (bias under bound / 2**64)."""
        return self.words(1, purpose, round_, seat, counter)[0] * bound >> _WORD_BITS

    def shuffled(self, items: Sequence[T], purpose: str, round_: int = 0, seat: int = 0, counter: int = 0) -> list[T]:
        """Give the items in a random order: each gets a 64-bit key, the keys are sorted (a tie keeps the order)."""
        keys = self.words(len(items), purpose, round_, seat, counter)
        return [items[place] for place in sorted(range(len(items)), key=keys.__getitem__)]

    def child(self, name: str) -> "Chance":
        """Give another family, independent of this one: for a bot, a search, one game of many."""
        return Chance(f"{self.seed}/{name}")
