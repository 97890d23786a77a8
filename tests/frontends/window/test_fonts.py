"""Letters: the shipped font holds French, and a file that is no font is told, never a crash."""

import random
from pathlib import Path

import pygame
import pytest

from cachecash.core.problems import Problem
from cachecash.frontends.window import fonts
from cachecash.frontends.window.fonts import BOLD, REGULAR, Fonts, check, clean, read
from cachecash.frontends.window.typeset import Type
from cachecash.narration.catalog import Catalog, languages

OTHER = Path(pygame.__file__).parent / "freesansbold.ttf"
WHITE = (255, 255, 255)


def reason(path: Path) -> str | None:
    found, problems = read(path)
    assert found.width("Piano", Type(22)) > 0  # whatever happens there are letters to draw with
    return problems[0].reason if problems else None


@pytest.mark.parametrize("path", [REGULAR, BOLD, OTHER], ids=lambda path: path.name)
def test_a_font_is_taken(path: Path) -> None:
    assert reason(path) is None


def test_the_licence_goes_with_the_font() -> None:
    assert "SIL OPEN FONT LICENSE Version 1.1" in (fonts.FOLDER / "OFL.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("style", [Type(24), Type(24, bold=True)])
def test_every_sign_of_the_catalogs_is_in_the_shipped_font(style: Type) -> None:
    letters = Fonts()
    nothing = pygame.image.tobytes(letters.draw("\U0010fffd", style, WHITE), "RGBA")
    used = {sign for language in languages() for sign in _signs(language)}
    used |= set("ÉÈÊËÀÂÇÎÏÔÖÙÛÜŸŒÆéèêëàâçîïôöùûüÿœæ’‘“”«»…–—€$×·%\N{MINUS SIGN}\u00a0")
    missing = {sign for sign in used if pygame.image.tobytes(letters.draw(sign, style, WHITE), "RGBA") == nothing}
    assert missing == set()


def _signs(language: str) -> set[str]:
    """Every sign of the texts of a language, as they are written in the catalog."""
    folder = Path(__file__).parents[3] / "locales" / language
    texts = (path.read_text(encoding="utf-8") for path in (*folder.rglob("*.ftl"), *folder.rglob("*.md")))
    return {sign for text in texts for sign in clean(text.replace("\n", " "))}


def test_spaces_that_the_font_lacks_are_replaced_and_controls_are_not_drawn() -> None:
    assert clean("25\u202f000\u2009$") == "25\u00a0000\u00a0$"
    assert clean("a\0b\r\x1b[2Jc\ud800") == "ab[2Jc"
    assert clean("e\u0301") == "é"
    assert clean("rendez\u2011vous\u00ad") == "rendez-vous"


def test_what_is_no_font_is_told(tmp_path: Path) -> None:
    good = REGULAR.read_bytes()
    files = {
        "text": b"Ceci n'est pas une police." * 100,
        "empty": b"",
        "word": b"true",
        "zeros": bytes(5000),
        "collection": b"ttcf" + bytes(8) + b"\xff" * 100,
        "half": good[: len(good) // 2],
        "head": good[:300],
        "tables": good[:4] + b"\xff\xff" + good[6:],
        "picture": b"\x89PNG\r\n\x1a\n" + bytes(1000),
    }
    for name, content in files.items():
        path = tmp_path / f"{name}.ttf"
        path.write_bytes(content)
        assert reason(path) == "font-damaged", name


def test_what_is_no_font_never_reaches_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        pytest.fail("the library may crash on this file")

    monkeypatch.setattr(pygame.font, "Font", crash)
    path = tmp_path / "letters.ttf"
    good = REGULAR.read_bytes()
    for content in (
        b"RIFF" + bytes(5000),
        b"RIFF" + good[4:],
        good[:5000],
        b"OTTO" + good[4:200],
        bytes(12) + good[12:],
    ):
        path.write_bytes(content)
        with pytest.raises(Problem, match="font-damaged"):
            check(path)


def test_a_font_that_the_library_fails_to_load_without_a_word(tmp_path: Path) -> None:
    """The head of the font is wiped out but for its mark: pygame-ce gives a font that crashes when it is used."""
    content = bytearray(REGULAR.read_bytes())
    entry = content.index(b"head")
    head = int.from_bytes(content[entry + 8 : entry + 12], "big")
    mark = content[head + 12 : head + 16]
    content[head : head + 54] = bytes(54)
    content[head + 12 : head + 16] = mark
    path = tmp_path / "headless.ttf"
    path.write_bytes(content)
    assert reason(path) == "font-damaged"


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    assert reason(tmp_path / "nowhere.ttf") == "font-missing"
    assert reason(tmp_path) == "font-unreadable"
    assert reason(Path("a\0b")) == "font-unreadable"
    pipe = Path("/dev/zero")  # it never ends
    if pipe.exists():
        assert reason(pipe) == "font-unreadable"


def test_a_font_without_french_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "NEEDED", fonts.NEEDED + "雪")
    with pytest.raises(Problem, match="font-letters"):
        check(REGULAR)


@pytest.mark.parametrize("seed", range(6))
def test_a_font_with_wrong_bytes_is_taken_or_told_never_a_crash(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    path = tmp_path / "broken.ttf"
    for _ in range(25):
        content = bytearray(REGULAR.read_bytes())
        for _ in range(chance.choice([1, 3, 10, 100, 1000])):
            content[chance.randrange(400 if chance.random() < 0.3 else len(content))] = chance.randrange(256)
        path.write_bytes(content)
        assert reason(path) in {None, "font-damaged", "font-letters"}


def test_a_chosen_font_has_bold_letters_too() -> None:
    chosen, _ = read(OTHER)
    thin, bold = (chosen.draw("Piano", Type(40, bold), WHITE) for bold in (False, True))
    assert pygame.image.tobytes(thin, "RGBA") != pygame.image.tobytes(bold, "RGBA")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["font-missing", "font-unreadable", "font-damaged", "font-letters"])
def test_each_problem_of_a_font_names_the_file(language: str, name: str) -> None:
    assert "/a/b.ttf" in Catalog(language, strict=True).problem(Problem(name, path="/a/b.ttf"))
