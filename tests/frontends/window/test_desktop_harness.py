"""The desktop that the tests of the window stand on: it ends whole, fails clearly, is not skipped where required."""

import os
import sys
from pathlib import Path

import pytest

import desktop as harness
import key_window
import waiting
from desktop import Desktop, Window, need_desktop

PROGRAM = [sys.executable, str(Path(key_window.__file__)), os.devnull, "notes"]


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


@pytest.mark.window
def test_everything_ends_with_the_desktop_even_when_a_test_fails(tmp_path: Path) -> None:
    need_desktop()
    there = Desktop(tmp_path)
    started: list[int] = []

    def failing() -> None:
        with there:
            started.append(Window(there, PROGRAM, "notes").process.pid)
            started.append(there.start(["sh", "-c", "sleep 1000 & wait"], "child").pid)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        failing()
    assert [alive(pid) for pid in started] == [False, False]
    socket = Path("/tmp/.X11-unix") / there.environment["DISPLAY"].replace(":", "X")  # noqa: S108 - where X puts it
    assert not socket.exists()


@pytest.mark.window
def test_a_window_that_is_asked_to_close_ends_its_program(desktop: Desktop) -> None:
    window = Window(desktop, PROGRAM, "notes")
    assert desktop.photograph().stat().st_size > 0
    screen = desktop.screenshot()
    assert len({screen.get_at((x, 300))[:3] for x in range(0, 1280, 5)}) > 1
    window.close()
    assert window.ended() == 0


@pytest.mark.window
def test_a_program_that_opens_no_window_fails_at_once_with_what_it_wrote(desktop: Desktop) -> None:
    with pytest.raises(AssertionError, match=r"(?s)exit code 3.*no luck"):
        Window(desktop, [sys.executable, "-c", "import sys; print('no luck'); sys.exit(3)"], "unlucky")


def test_what_never_comes_is_told() -> None:
    with pytest.raises(AssertionError, match="the moon"):
        waiting.until(lambda: None, lambda: "waited for the moon", patience=0)


def test_without_its_tools_it_skips_or_fails_where_it_is_required(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "PACKAGES", {"no-such-tool": "no-such-package"})
    monkeypatch.delenv("CACHECASH_WINDOW_TESTS", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(pytest.skip.Exception, match="no-such-package"):
        need_desktop()
    monkeypatch.setenv("CACHECASH_WINDOW_TESTS", "required")
    with pytest.raises(pytest.fail.Exception, match="no-such-package"):
        need_desktop()
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(pytest.fail.Exception, match="Linux only"):
        need_desktop()
