"""Letters: Atkinson Hyperlegible, or a font that the player has chosen."""

import stat
import string
import struct
import unicodedata
from functools import lru_cache
from pathlib import Path

import pygame

from cachecash.core.problems import Problem
from cachecash.frontends.window.typeset import Type

FOLDER = Path(__file__).resolve().parent / "typefaces"
REGULAR, BOLD = FOLDER / "AtkinsonHyperlegible-Regular.ttf", FOLDER / "AtkinsonHyperlegible-Bold.ttf"

NEEDED = string.ascii_letters + string.digits + "éèêëàâçîïôùûüœÉÈÊÀÂÇÎÔŒ.,;:!?’'«»$%()/+-\N{MINUS SIGN}"
"""What a font must hold to show French."""

_LARGEST = 64 * 1024 * 1024
_COLLECTION = b"ttcf"
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
        """*bold* None makes bold letters of the regular ones. A file without `check` may raise `pygame.error`."""
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
            font.size("A")  # pygame-ce may keep quiet about a failure: this raises, where other calls would crash
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
        # The library crashes on some files that are no fonts: nothing is handed to it that does not look like one.
        _inspect(_content(path))
        complete = _draws_all(Fonts(path, None))
    except FileNotFoundError:
        raise Problem("font-missing", path=str(path)) from None
    except (_Damaged, pygame.error):
        raise Problem("font-damaged", path=str(path)) from None
    except (OSError, ValueError):  # ValueError: a name that no file can have
        raise Problem("font-unreadable", path=str(path)) from None
    if not complete:
        raise Problem("font-letters", path=str(path))


class _Damaged(Exception):
    """A file is no font, or a broken one."""


def _content(path: Path) -> bytes:
    """Give what is in a file, the beginning of it where it is larger than any font. Raises `OSError`, `ValueError`."""
    if not stat.S_ISREG(path.stat().st_mode):  # a pipe or a device might never end
        raise OSError
    with path.open("rb") as file:
        return file.read(_LARGEST)


def _draws_all(font: Fonts) -> bool:
    """Draw every letter that is needed, small and large. Raises `_Damaged` where lines are of no sensible height."""
    for style in _TRIED:
        if not style.size / 2 < font.height(style) < style.size * 4:
            raise _Damaged
        nothing = _pixels(font.draw(_NO_LETTER, style, _WHITE))
        pictures = [font.draw(letter, style, _WHITE) for letter in NEEDED]
        if any(picture.get_bounding_rect().w == 0 or _pixels(picture) == nothing for picture in pictures):
            return False
    return True


def _pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


_TRIED = (Type(24), Type(96))
_WHITE = (255, 255, 255)
_NO_LETTER = "\U0010fffd"
"""A sign that no font has."""


def _inspect(content: bytes) -> None:
    """Make sure that the table of contents of a font is there and points inside the file. Raises `_Damaged`."""
    try:
        start = struct.unpack_from(">I", content, 12)[0] if content[:4] == _COLLECTION else 0
        kind, count = struct.unpack_from(">4sH", content, start)
        entries = [struct.unpack_from(">4sIII", content, start + 12 + 16 * place) for place in range(count)]
        offsets = {tag: offset for tag, _, offset, _ in entries}
        magic = struct.unpack_from(">I", content, offsets.get(b"head", len(content)) + 12)[0]
    except struct.error:
        raise _Damaged from None
    inside = all(length and offset + length <= len(content) for _, _, offset, length in entries)
    known = offsets.keys() >= _TABLES and offsets.keys() & _OUTLINES
    if kind not in _KINDS or magic != _HEAD_MAGIC or not inside or not known:
        raise _Damaged
