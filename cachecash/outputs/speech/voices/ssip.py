"""SSIP, the protocol of Speech Dispatcher, as far as a game needs it: orders, texts, and what became of them.

A client of our own, since a wedged server was measured to hang those of others for ten minutes: here every wait has its
end. One thread, no callback: what the server tells in between is kept until it is asked for.
"""

import os
import select
import socket
import time
from pathlib import Path

_NOTICE = 700
_ENDED = {702, 703}  # END, CANCELED
_MOST_BYTES = 65536


class SsipError(Exception):
    """The server refused, went away, or did not answer in time; the connection is of no further use."""


def address() -> str | tuple[str, int]:
    """Give where the server listens: the path of its socket, or host and port (``SPEECHD_ADDRESS``, as everywhere)."""
    method, _, rest = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = rest.partition(":")
        return host or "localhost", int(port) if port.isdigit() else 6560
    if method == "unix_socket" and rest:
        return rest
    folder = os.environ.get("XDG_RUNTIME_DIR") or Path.home() / ".cache"
    return str(Path(folder) / "speech-dispatcher" / "speechd.sock")


class Connection:
    """One client of the server. Every method raises `SsipError`."""

    def __init__(self, where: str | tuple[str, int], limit: float) -> None:
        """Connect within *limit* seconds."""
        family = socket.AF_INET if isinstance(where, tuple) else _unix_family()
        self._socket = socket.socket(family)
        self._socket.settimeout(max(limit, 0.01))
        self._unread = b""
        self._ended: set[str] = set()
        try:
            self._socket.connect(where)
        except OSError as fault:
            self._socket.close()
            raise SsipError(str(fault)) from None

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def ask(self, order: str, limit: float) -> list[str]:
        """Give an order; return what the server answers before its final line, within *limit* seconds."""
        until = time.monotonic() + limit
        self._send(order + "\r\n", until)
        return self._answer(until)

    def speak(self, text: str, limit: float) -> str:
        """Hand over a text; return the number that the server gives it."""
        until = time.monotonic() + limit
        line = " ".join(text.split())
        stuffed = f".{line}" if line.startswith(".") else line
        self._send("SPEAK\r\n", until)
        self._answer(until)
        self._send(f"{stuffed}\r\n.\r\n", until)
        return next(iter(self._answer(until)), "")

    def ended(self, number: str) -> bool:
        """Tell whether the text *number* was heard to its end or cancelled. Never waits."""
        self._take_notices()  # what came on the heels of an answer
        while select.select([self._socket], [], [], 0)[0]:
            self._receive(time.monotonic() + 1)
            self._take_notices()
        if number in self._ended:
            self._ended.clear()  # one text at a time: older numbers are of no use
            return True
        return False

    def _send(self, text: str, until: float) -> None:
        try:
            self._socket.settimeout(max(until - time.monotonic(), 0.01))
            self._socket.sendall(text.encode("utf-8", "replace"))
        except OSError as fault:
            raise SsipError(str(fault)) from None

    def _receive(self, until: float) -> None:
        left = until - time.monotonic()
        if left <= 0:
            raise SsipError("timed out")
        try:
            self._socket.settimeout(left)
            got = self._socket.recv(_MOST_BYTES)
        except OSError as fault:
            raise SsipError(str(fault)) from None
        if not got:
            raise SsipError("connection closed")
        self._unread += got

    def _line(self, until: float) -> tuple[int, bool, str]:
        """Give the next line: code, whether it is the last of its answer, and its text."""
        while b"\r\n" not in self._unread:
            self._receive(until)
        line, _, self._unread = self._unread.partition(b"\r\n")
        text = line.decode("utf-8", "replace")
        if not text[:3].isdigit():
            raise SsipError(f"not understood: {text[:60]}")
        return int(text[:3]), text[3:4] != "-", text[4:]

    def _answer(self, until: float) -> list[str]:
        lines: list[str] = []
        while True:
            code, last, text = self._line(until)
            if code >= _NOTICE:
                self._finish_notice(code, text, last=last, until=until)
            elif not last:
                lines.append(text)
            elif code < 300:
                return lines
            else:
                raise SsipError(f"{code} {text}")

    def _take_notices(self) -> None:
        """Read the whole lines that have come, all of them notices as nothing was asked."""
        while b"\r\n" in self._unread:
            until = time.monotonic() + 1
            code, last, text = self._line(until)
            self._finish_notice(code, text, last=last, until=until)

    def _finish_notice(self, code: int, number: str, *, last: bool, until: float) -> None:
        """Keep what a notice says: its first line is the number of the text, its last one the name of the notice."""
        while not last:
            _, last, _ = self._line(until)
        if code in _ENDED:
            self._ended.add(number)


def _unix_family() -> int:
    family = getattr(socket, "AF_UNIX", None)
    if family is None:
        raise SsipError("no local sockets on this system")
    return int(family)
