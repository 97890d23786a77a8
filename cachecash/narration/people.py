"""Names of people inside a sentence: elision ("d'Alice", "de Léa"), by a rule that the locale gives."""

import re
import unicodedata
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Elision:
    """When a word is shortened before a name.

    *rule* is a pattern for the beginning of a name, in small letters without accents. *never* and *always* are the
    exceptions: first names, in the same spelling, whatever the pattern says.
    """

    rule: re.Pattern[str]
    never: frozenset[str]
    always: frozenset[str]

    def before(self, name: str) -> bool:
        """Whether the word before *name* is shortened."""
        plain = _plain(name)
        first = re.split(r"[^\w]", plain, maxsplit=1)[0]
        if first in self.never or first in self.always:
            return first in self.always
        return self.rule.match(plain) is not None


def read_elision(rule: str, never: str, always: str) -> Elision:
    """Read the three texts of a locale: a pattern, and two lists of names separated by spaces."""
    return Elision(re.compile(rule), frozenset(_plain(never).split()), frozenset(_plain(always).split()))


def _plain(text: str) -> str:
    """Small letters without accents; ligatures opened."""
    opened = text.strip().casefold().replace("œ", "oe").replace("æ", "ae")
    return "".join(sign for sign in unicodedata.normalize("NFD", opened) if not unicodedata.combining(sign))
