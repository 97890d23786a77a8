"""Closing the window: it ends, even where the display server dies just then."""

import signal
import subprocess
import sys

import pytest

CLOSES_FOR_EVER = """
import ctypes
import pygame
from cachecash.frontends.window.display import Display

pygame.display.quit = ctypes.PyDLL(None).pause  # as SDL waits for a server that is gone: with Python's lock
Display("cachecash").close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no display server there")
def test_a_window_whose_server_dies_while_it_is_closed_ends() -> None:
    ended = subprocess.run([sys.executable, "-c", CLOSES_FOR_EVER], timeout=60, check=False)
    assert ended.returncode == -signal.SIGALRM
