"""How the built-in voice is told to pronounce: respellings, for it alone (`locales/<language>/pronunciation.yaml`)."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

import yaml

from cachecash import resources


class Lexicon:
    """The respellings of one language: patterns first, in order, then whole words, whatever their capitals."""

    def __init__(self, patterns: Sequence[tuple[str, str]] = (), words: Mapping[str, str] | None = None) -> None:
        """Take pairs (regular expression, replacement), and words with what is read in their place."""
        self._patterns = [(re.compile(pattern), replacement) for pattern, replacement in patterns]
        self._words = {word.casefold(): spoken for word, spoken in (words or {}).items()}
        alternatives = "|".join(map(re.escape, self._words))
        self._any_word = re.compile(rf"\b(?:{alternatives})\b", re.IGNORECASE) if self._words else None

    def respelt(self, text: str) -> str:
        """Give *text* as the voice should read it."""
        for pattern, replacement in self._patterns:
            text = pattern.sub(replacement, text)
        if self._any_word is None:
            return text
        return self._any_word.sub(lambda found: self._words[found[0].casefold()], text)


@cache
def lexicon(language: str) -> Lexicon:
    """Give the shipped lexicon of *language*, an empty one where there is none."""
    file = resources.locales() / language / "pronunciation.yaml"
    if not file.is_file():
        return Lexicon()
    read = yaml.safe_load(file.read_text(encoding="utf-8"))
    return Lexicon([(pattern, replacement) for pattern, replacement in read["patterns"]], read["words"])
