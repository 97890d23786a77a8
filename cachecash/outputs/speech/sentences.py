"""Sentences of a spoken text: where one ends, and how long it takes to say."""

import re

_END = re.compile(r"""[.!?](?:\s?[»”")])*\s+""")
_OPENING = frozenset('«“"(')
_GOES_ON = re.compile(r"(?:^|[\s«“\"(-])(?:[A-ZÀ-ÖØ-Þ]|MM|Mme|Mlle|Mr|Mrs|Ms|Dr|Pr|St|Ste|cf)\.$|^\d+\.$")
"""What ends with a point and yet does not end: an initial, an abbreviation, the number of a line."""
_DIGITS = re.compile(r"\d+")
_PATIENCE, _SLACK_SECONDS = 4.0, 5.0
"""A voice may take so many times what words should, and some seconds."""


def split(text: str) -> tuple[str, ...]:
    """Give the sentences of *text*, in order; joined by spaces they are the text again.

    Better two sentences in one than one cut in two: a retelling is longer then, but not strange.
    """
    sentences: list[str] = []
    start = 0
    for end in _END.finditer(text):
        sentence = text[start : end.end()].strip()
        if _begins(text[end.end() : end.end() + 1]) and not _GOES_ON.search(sentence):
            sentences.append(sentence)
            start = end.end()
    rest = text[start:].strip()
    return (*sentences, rest) if rest else tuple(sentences)


def _begins(sign: str) -> bool:
    return sign.isupper() or sign.isdigit() or sign in _OPENING


def words(text: str) -> int:
    """How many words are heard: a number counts for about as many as a voice makes of it (25000: three)."""
    return sum(_heard_as(word) for word in text.split())


def _heard_as(word: str) -> int:
    return max(1, sum((len(digits) + 1) // 2 for digits in _DIGITS.findall(word)))


def seconds(text: str, rate: int) -> float:
    """How long *text* takes to say at *rate* words a minute."""
    return words(text) * 60 / rate


def longest(text: str, rate: int) -> float:
    """How long a voice may take over *text* at *rate* words a minute before it is taken for hung, in seconds."""
    return _SLACK_SECONDS + _PATIENCE * seconds(text, rate)
