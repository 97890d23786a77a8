"""Letters: Atkinson Hyperlegible, or a font that the player has chosen."""

import struct
import unicodedata
from functools import lru_cache
from pathlib import Path

import pygame

from cachecash.core.problems import Problem
from cachecash.frontends.window.typeset import Type

FOLDER = Path(__file__).resolve().parent / "typefaces"
REGULAR, BOLD = FOLDER / "AtkinsonHyperlegible-Regular.ttf", FOLDER / "AtkinsonHyperlegible-Bold.ttf"

NEEDED = "AaZz09éèêëàâçîïôùûüÿœæÉÈÀÇŒ.,;:!?’'«»$()-"
"""What a font must hold to show French."""

_LARGEST = 64 * 1024 * 1024
_KINDS = {b"\x00\x01\x00\x00", b"true", b"OTTO"}
_TABLES = {b"cmap", b"head", b"hhea", b"hmtx", b"maxp"}
_OUTLINES = {b"glyf", b"CFF ", b"CFF2"}
_HEAD_MAGIC = 0x5F0F3CF5

_REPLACED = str.maketrans({"\u202f": "\u00a0", "\u2009": "\u00a0", "\u2011": "-", "\t": " "})


@lru_cache(maxsize=10_000)
def clean(text: str) -> str:
    """Give *text* in signs that can be drawn: composed letters, ordinary no-break spaces, no control signs."""
    composed = unicodedata.normalize("NFC", text.translate(_REPLACED))
    return "".join(sign for sign in composed if unicodedata.category(sign) not in {"Cc", "Cs", "Cf"})


class Fonts:
    """The letters of one font in every size. A `Measure` for the typesetter."""

    def __init__(self, regular: Path = REGULAR, bold: Path | None = BOLD) -> None:
        """*bold* None makes bold letters of the regular ones. Files must have passed `check`."""
        pygame.font.init()
        self._files = {False: regular, True: bold or regular}
        self._made_bold = bold is None
        self._fonts: dict[Type, pygame.font.Font] = {}

    def width(self, text: str, style: Type) -> int:
        """Give the width of one line."""
        return self._font(style).size(clean(text))[0]

    def height(self, style: Type) -> int:
        """Give the height of a line."""
        return self._font(style).get_linesize()

    def draw(self, text: str, style: Type, colour: tuple[int, int, int]) -> pygame.Surface:
        """Give a picture of one line."""
        return self._font(style).render(clean(text), True, colour)  # noqa: FBT003 - the library's own: smooth edges

    def _font(self, style: Type) -> pygame.font.Font:
        font = self._fonts.get(style)
        if font is None:
            font = pygame.font.Font(self._files[style.bold], style.size)
            font.bold = style.bold and self._made_bold
            self._fonts[style] = font
        return font


def read(chosen: Path | None = None) -> tuple[Fonts, list[Problem]]:
    """Give the letters to draw with, and what is wrong with the file that was *chosen* (then they are the usual ones).

    Problems: ``font-missing``, ``font-unreadable``, ``font-damaged`` (no font, or a broken one), ``font-letters`` (it
    cannot show French), each with *path*.
    """
    if chosen is None:
        return Fonts(), []
    try:
        check(chosen)
    except Problem as problem:
        return Fonts(), [problem]
    return Fonts(chosen, None), []


def check(path: Path) -> None:
    """Make sure that a file is a font that can be drawn with. Raises `Problem`, see `read`."""
    try:
        if path.stat().st_size > _LARGEST:
            raise Problem("font-damaged", path=str(path))
        content = path.read_bytes()
    except FileNotFoundError:
        raise Problem("font-missing", path=str(path)) from None
    except (OSError, ValueError):  # ValueError: a name that no file can have
        raise Problem("font-unreadable", path=str(path)) from None
    # The library crashes on some files that are no fonts: nothing is handed to it that does not look like one.
    if not _sound(content):
        raise Problem("font-damaged", path=str(path))
    try:
        font = Fonts(path, None)
        nothing = _picture(font, "\U0010fffd")
        shown = all(_picture(font, letter) != nothing for letter in NEEDED)
    except (pygame.error, OSError):
        raise Problem("font-damaged", path=str(path)) from None
    if not shown:
        raise Problem("font-letters", path=str(path))


def _picture(font: Fonts, letter: str) -> bytes:
    return pygame.image.tobytes(font.draw(letter, Type(24), (255, 255, 255)), "RGBA")


def _sound(content: bytes) -> bool:
    """Whether the table of contents of a font is there and points inside the file."""
    try:
        start = struct.unpack_from(">I", content, 12)[0] if content[:4] == b"ttcf" else 0
        if content[start : start + 4] not in _KINDS:
            return False
        tables = {}
        for place in range(struct.unpack_from(">H", content, start + 4)[0]):
            tag, _, offset, length = struct.unpack_from(">4sIII", content, start + 12 + 16 * place)
            if length == 0 or offset + length > len(content):
                return False
            tables[tag] = offset
        return (
            tables.keys() >= _TABLES
            and bool(tables.keys() & _OUTLINES)
            and struct.unpack_from(">I", content, tables[b"head"] + 12)[0] == _HEAD_MAGIC
        )
    except struct.error:
        return False
