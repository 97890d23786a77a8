"""Lines in, lines out: whatever the streams, a line is appended whole and nothing is ever redrawn."""

import errno
import os
import re
import textwrap
import unicodedata
from typing import IO, Any

_TOO_LONG = 200
"""Signs: no answer that a person means is longer."""
_PIECE = 65536
_UNDECODED = "\N{REPLACEMENT CHARACTER}"
_HELD = "\N{NO-BREAK SPACE}"
_PLAINER = str.maketrans({"’": "'", "…": "...", "«": '"', "»": '"', "–": "-", "\u00a0": " ", "\u202f": " ", "œ": "oe"})


class InputEnded(Exception):
    """There is no more to read: Ctrl+D, a closed pipe."""


class OutputClosed(Exception):
    """Nothing can be written any more: nobody reads it (`| head`), or the disk is full."""

    @property
    def disk_full(self) -> bool:
        """Whether what was written was wanted, and is lost."""
        return isinstance(self.__cause__, OSError) and self.__cause__.errno == errno.ENOSPC


class LineTooLong(Exception):
    """The line that was typed is longer than any answer."""


class LineUnreadable(Exception):
    """The line that was typed is not text: a wrong encoding, a control character."""


class Console:
    """Two streams. *width* is the number of signs of a line, None where the lines are left as they are."""

    def __init__(self, stream_in: IO[str], stream_out: IO[str], width: int | None = None) -> None:
        self._stream_in = stream_in  # closes its bytes with it, if nobody holds it
        self._in: IO[Any] = getattr(stream_in, "buffer", stream_in)
        self._encoding = getattr(stream_in, "encoding", None) or "utf-8"
        self._out = stream_out
        self._encoding_out = getattr(stream_out, "encoding", None) or "ascii"
        self._width = width

    def write(self, text: str) -> None:
        """Append *text*, which may hold several lines. Raises `OutputClosed`."""
        for line in text.split("\n"):
            for row in self._rows(line):
                self._put(row)

    def read(self) -> str:
        """Give the next line that is typed, without the blanks around it.

        Raises `InputEnded`, and `LineTooLong` or `LineUnreadable`, after which the next line can be read.
        """
        raw, whole = self._line()
        if not whole:
            raise LineTooLong
        text = raw.decode(self._encoding, "replace") if isinstance(raw, bytes) else raw
        text = text.rstrip("\r\n").lstrip("\ufeff").replace("\t", " ").strip()
        if len(text) > _TOO_LONG:
            raise LineTooLong
        if _UNDECODED in text or any(unicodedata.category(sign) in {"Cc", "Cs"} for sign in text):
            raise LineUnreadable
        return text

    def _line(self) -> tuple[bytes | str, bool]:
        """Give a line, and whether it is whole: of an endless one only the beginning is kept."""
        try:
            first = raw = self._in.readline(_PIECE)
            while len(raw) >= _PIECE and raw[-1:] not in {"\n", b"\n"}:
                raw = self._in.readline(_PIECE)
        except (OSError, ValueError) as gone:  # the terminal was hung up, or the stream closed
            raise InputEnded from gone
        if not first:
            raise InputEnded
        return first, len(first) < _PIECE

    def _rows(self, line: str) -> list[str]:
        if self._width is None or len(line) <= self._width:
            return [line]
        # A sign that stands by itself in French goes with its word.
        held = re.sub(r" (?=[:;?!»%])|(?<=«) ", _HELD, line)
        rows = textwrap.wrap(held, self._width, break_on_hyphens=False) or [""]
        return [row.replace(_HELD, " ") for row in rows]

    def _put(self, row: str) -> None:
        try:
            try:
                self._out.write(row + "\n")
            except UnicodeEncodeError:
                plain = row.translate(_PLAINER).encode(self._encoding_out, "replace")
                self._out.write(plain.decode(self._encoding_out) + "\n")
            self._out.flush()
        except (OSError, ValueError) as gone:
            _silence(self._out)
            raise OutputClosed from gone


def _silence(stream: IO[str]) -> None:
    """Let what is still in the buffer go nowhere: Python would complain of the closed pipe when it ends."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # no real file behind the stream, or it is closed: there is nothing to silence
        return
