"""What the built-in voice is heard to say: `tests/phonemes/<language>.txt`, each line of which was read by eye.

One language all through, and numbers in one piece. `pytest --rewrite` writes what is heard now; read the diff.
"""

import re
from pathlib import Path

import pytest

from cachecash.games.cache_ton_cash.cards import Card
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Display
from cachecash.outputs.speech.pronunciation import lexicon
from messages import samples, sayable
from phonemes import phonemes

PINNED = Path(__file__).parents[2] / "phonemes"
TYPED = re.compile(r"--\w+|\w+=\w+")
"""What is typed in a shell, which no language can pronounce."""


def heard(text: str, language: str = "fr") -> str:
    return phonemes(lexicon(language).respelt(text), language)


def pinned(language: str) -> list[tuple[str, str]]:
    lines = (PINNED / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return [(text, phonemes) for text, _, phonemes in (line.partition(" | ") for line in lines)]


@pytest.mark.parametrize("language", languages())
def test_it_is_heard_so(language: str, request: pytest.FixtureRequest) -> None:
    now = [(text, heard(text, language)) for text, _ in pinned(language)]
    if request.config.getoption("--rewrite"):
        lines = "".join(f"{text} | {phonemes}\n" for text, phonemes in now)
        (PINNED / f"{language}.txt").write_text(lines, encoding="utf-8", newline="\n")
    assert now == pinned(language)


def test_every_card_is_among_them() -> None:
    speech = Catalog("fr", strict=True)._voices[Display.SPEECH]
    names = {speech.attribute(f"card-{card.name}", "name") for card in Card} - {"Cabane"}
    assert names <= {text for text, _ in pinned("fr")}


@pytest.mark.parametrize("language", languages())
def test_no_sentence_changes_its_language_half_way(language: str) -> None:
    catalog = Catalog(language, strict=True)
    for message_id in (name for name in sayable(language) if not name.startswith(("cli-", "term-"))):
        for arguments in samples(language, message_id):
            text = TYPED.sub("", catalog.render(message_id, **arguments).speech)
            assert "(" not in heard(text, language), (message_id, text)
