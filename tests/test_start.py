"""What a player does not wait for: whatever the first sentence can do without is loaded after it, or never."""

import subprocess
import sys
from pathlib import Path

import pytest

TELL = "import atexit, sys; atexit.register(lambda: print(*sorted(sys.modules), file=sys.stderr)); "


def loaded(code: str, tmp_path: Path) -> set[str]:
    """Give the modules that are loaded when a program ends that does nothing but *code*."""
    stand_ins = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "CACHECASH_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", TELL + code],
        env=stand_ins,
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    return set(done.stderr.split())


def begun(names: set[str], *packages: str) -> list[str]:
    return sorted(name for name in names if name.startswith(packages))


@pytest.mark.parametrize("typed", ["--help", "--version"])
def test_help_needs_neither_the_window_nor_the_terminal_nor_a_game(typed: str, tmp_path: Path) -> None:
    names = loaded(f"from cachecash.cli import main; main(['{typed}'])", tmp_path)
    dear = ("pygame", "babel", "tqdm", "cachecash.frontends.window", "cachecash.frontends.terminal.menu")
    assert begun(names, *dear, "cachecash.games.", "cachecash.outputs.speech") == []


def test_the_terminal_needs_no_window(tmp_path: Path) -> None:
    names = loaded("from cachecash.cli import main; main(['demo', '--seed', '1', '--option', 'end=rapide'])", tmp_path)
    assert begun(names, "pygame", "tqdm", "cachecash.frontends.window", "cachecash.outputs.speech.voices") == []


def test_the_first_sentence_of_the_window_waits_for_nothing_that_is_drawn_or_played(tmp_path: Path) -> None:
    code = (
        "from cachecash.frontends.window.loop import Display; from cachecash.cli import main\n"
        "class Spoken(BaseException): pass\n"
        "def opened(*_, **__): raise Spoken\n"
        "Display.open = opened\n"
        "try: main(['--window', '--voix', 'aucune'])\n"
        "except Spoken: pass"
    )
    names = loaded(code, tmp_path)
    assert "cachecash.frontends.window.program" in names
    dear = [f"cachecash.frontends.window.{name}" for name in ("easel", "painter", "layout", "fonts", "icon", "play")]
    others = ["babel", "tqdm", "cachecash.frontends.terminal.menu", "cachecash.outputs.speech.voices.prism"]
    others += ["statistics", "multiprocessing", "cachecash.table.tournament"]
    assert begun(names, *dear, *others) == []
