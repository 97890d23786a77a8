"""A desktop without a device: Xvfb, openbox, a keyboard of some layout. What is opened on it ends with it."""

import os
import select
import shutil
import signal
import struct
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import pygame
import pytest

from waiting import PATIENCE, Found, until

PACKAGES = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "setxkbmap": "x11-xkb-utils",
    "xdotool": "xdotool",
    "wmctrl": "wmctrl",
}
"""The tools by name, and the Debian package of each."""

DIGIT_ROW = {digit: str(10 + place) for place, digit in enumerate("1234567890")}
"""The digit row by X keycodes: what is there depends on the layout."""

KEYSYMS = {
    **DIGIT_ROW,
    **{name: name.lower() for name in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"},
    "Enter": "Return",
    "Space": "space",
    "Backspace": "BackSpace",
    "PageUp": "Prior",
    "PageDown": "Next",
    "Ctrl": "Control_L",
    "Shift": "Shift_L",
}
"""What xdotool calls the keys of the map, where it has a name of its own for them."""


def need_desktop() -> None:
    """Skip the test, with the reason, where there can be no desktop; fail it where desktops are required."""
    if sys.platform.startswith("linux"):
        lacking = [package for tool, package in PACKAGES.items() if not shutil.which(tool)]
        why = f"needs {', '.join(lacking)}" if lacking else ""
    else:
        why = "the real window is driven on Linux only"
    if why and os.environ.get("CACHECASH_WINDOW_TESTS") == "required":
        pytest.fail(f"the tests of the window are required here: {why}")
    if why:
        pytest.skip(why)


class Desktop:
    """An empty desktop of its own in *folder*, which is everybody's home there. A context manager."""

    def __init__(self, folder: Path, layout: str = "fr") -> None:
        self.folder = folder
        self._layout = layout
        self._stack = ExitStack()
        kept = {name: os.environ[name] for name in ("PATH", "VIRTUAL_ENV") if name in os.environ}
        self.environment = {
            **kept,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "LANG": "fr_FR.UTF-8",
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }

    def __enter__(self) -> Self:
        with self._stack:
            self.environment["DISPLAY"] = self._serve()
            self.start(["openbox", "--sm-disable"], "openbox")
            until(
                lambda: self.attempt("wmctrl", "-l") is not None,
                lambda: f"no window manager came\n{self.log('openbox')}",
            )
            self.lay_out(self._layout)
            self._stack = self._stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def _serve(self) -> str:
        """Start a server on a display that is free, and give its name."""
        reading, writing = os.pipe()
        with os.fdopen(reading) as told:
            try:
                options = ["-displayfd", str(writing), "-screen", "0", "1280x720x24", "-fbdir", str(self.folder)]
                self.server = self.start(["Xvfb", *options, "-nolisten", "tcp", "-noreset", "-r"], "xvfb", writing)
            finally:
                os.close(writing)
            ready, _, _ = select.select([told], [], [], PATIENCE)
            number = told.readline().strip() if ready else ""
        assert number, f"no display came\n{self.log('xvfb')}"
        return f":{number}"

    def start(
        self, command: Sequence[str], name: str, *inherited: int, more: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """Start a program that ends with the desktop; what it writes goes to the log called *name*."""
        # It also ends when the test's own process is killed, which leaves nobody to clean up.
        guard = ["setpriv", "--pdeathsig", "TERM"] if shutil.which("setpriv") else []
        with (self.folder / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(
                [*guard, *command],
                env={**self.environment, **(more or {})},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=inherited,
                start_new_session=True,
            )
        self._stack.callback(_end, process)
        return process

    def log(self, name: str) -> str:
        """Give what a program has written."""
        return (self.folder / f"{name}.log").read_text(encoding="utf-8", errors="replace")

    def ask(self, *command: str) -> str:
        """Run one of the tools, and give what it says."""
        done = self._run(command)
        assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
        return done.stdout

    def attempt(self, *command: str) -> str | None:
        """Run one of the tools, and give what it says; None if it fails."""
        done = self._run(command)
        return done.stdout if done.returncode == 0 else None

    def _run(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, env=self.environment, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False
        )

    def lay_out(self, layout: str) -> None:
        """Change the layout of the keyboard: ``fr``, ``us``, ``de``."""
        self.ask("setxkbmap", layout)

    def press(self, *keys: str) -> None:
        """Press and release keys, one after the other, wherever the focus is.

        They are named as in the map (``Shift+F1``, ``Ctrl+Home``, ``V``), the digits being those of the digit row
        without Shift, or else by X keysym or keycode.
        """
        self.ask("xdotool", "key", "--delay", "15", *map(_sent, keys))

    def hold(self, key: str) -> None:
        """Press a key without releasing it."""
        self.ask("xdotool", "keydown", _sent(key))

    def release(self, key: str) -> None:
        """Release a key that is held."""
        self.ask("xdotool", "keyup", _sent(key))

    def windows(self) -> dict[int, str]:
        """Give the windows that are open, by the process that owns them; none while one is just going away."""
        told = self.attempt("wmctrl", "-l", "-p") or ""
        lines = [line.split() for line in told.splitlines()]
        return {int(owner): window for window, _, owner, *_ in lines}

    def active(self) -> int | None:
        """Give the window that has the focus, if one has."""
        told = self.attempt("xdotool", "getactivewindow")
        return int(told) if told else None

    def screenshot(self) -> pygame.Surface:
        """Give the whole screen as it is now."""
        # An X window dump: a header in big-endian words, the colours, the pixels.
        image = (self.folder / "Xvfb_screen0").read_bytes()
        header, _, _, _, width, height = struct.unpack(">6I", image[:24])
        colours = struct.unpack(">I", image[76:80])[0]
        pixels = image[header + 12 * colours :][: 4 * width * height]
        opaque = pygame.image.tobytes(pygame.image.frombytes(pixels, (width, height), "BGRA"), "RGB")
        return pygame.image.frombytes(opaque, (width, height), "RGB")

    def photograph(self) -> Path:
        """Keep the screen as it is now in a file of the desktop's folder, for who looks into a test that failed."""
        path = self.folder / "screen.png"
        pygame.image.save(self.screenshot(), path)
        return path


class Window:
    """A program that opens one window on *desktop*; once made, its window is there and has the focus."""

    def __init__(
        self, desktop: Desktop, command: Sequence[str], name: str, more: Mapping[str, str] | None = None
    ) -> None:
        self.desktop = desktop
        self.name = name
        self.process = desktop.start(command, name, more=more)
        self.focus()

    def story(self) -> str:
        """Tell what is known of the program, for who reads that a test failed."""
        code = self.process.poll()
        state = "it runs" if code is None else f"it has ended with exit code {code}"
        screen = self.desktop.photograph()
        return f"{self.name}: {state}; screen: {screen}\n-- written:\n{self.desktop.log(self.name)}"

    def until(self, fact: Callable[[], Found | None], what: str) -> Found:
        """Give what *fact* gives as soon as it is something: *what*, awaited from a program that runs."""

        def found() -> Found | None:
            running = self.process.poll() is None
            got = fact()
            assert got or running, f"waited for {what}\n{self.story()}"
            return got

        return until(found, lambda: f"waited for {what}\n{self.story()}")

    def id(self) -> str | None:
        """Give the name of its window, which may change: SDL makes it anew at times."""
        return self.desktop.windows().get(self.process.pid)

    def focused(self) -> bool:
        """Whether this window has the focus."""
        window, active = self.id(), self.desktop.active()
        return window is not None and active == int(window, 16)

    def focus(self) -> None:
        """Give this window the focus, and wait until it has it."""

        def taken() -> bool:
            if not self.focused():
                self.desktop.attempt("wmctrl", "-i", "-a", self.id() or "")
            return self.focused()

        self.until(taken, "its window to have the focus")

    def press(self, *keys: str) -> None:
        """Press keys in this window, which has the focus; see `Desktop.press`."""
        assert self.focused(), f"the focus is elsewhere\n{self.story()}"
        self.desktop.press(*keys)

    def close(self) -> None:
        """Ask it to close, as the cross of its title bar does."""
        self.desktop.ask("wmctrl", "-i", "-c", self.until(self.id, "its window"))

    def ended(self) -> int:
        """Wait until the program has ended, and give its exit code."""
        until(lambda: self.process.poll() is not None, lambda: f"waited for its end\n{self.story()}")
        return self.process.wait()


def _sent(key: str) -> str:
    *held, name = key.split("+")
    return "+".join(KEYSYMS.get(each, each) for each in (*held, name))


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process, and those that it started and left behind."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        process.wait(5)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
