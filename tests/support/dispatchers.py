"""Speech Dispatcher for the tests: the real one, whose synthesiser appends its text to a file, and scripted ones."""

import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

MODULES = Path("/usr/lib/speech-dispatcher-modules")

_SERVER = """
LogLevel 1
LogDir "{folder}"
SymbolsPreproc "none"
AddModule "file" "sd_generic" "file.conf"
DefaultModule file
DefaultLanguage "fr"
AudioOutputMethod "libao"
"""
_MODULE = """
GenericExecuteSynth "echo $RATE \\'$DATA\\' >> {folder}/said.txt; sleep {pause}"
GenericCmdDependency "sleep"
GenericRateAdd 100
GenericLanguage "fr" "fr" "utf-8"
AddVoice "fr" "male1" "fr"
GenericDefaultCharset "utf-8"
"""


@contextmanager
def real_dispatcher(folder: Path, pause: float) -> Iterator[Path]:
    """Run the server in *folder*; give the file of what was said. Every sentence takes *pause* seconds."""
    if shutil.which("speech-dispatcher") is None or not (MODULES / "sd_generic").exists():
        pytest.skip("speech-dispatcher is not installed, with its generic module")
    (folder / "modules").mkdir()
    (folder / "speechd.conf").write_text(_SERVER.format(folder=folder), encoding="utf-8")
    (folder / "modules" / "file.conf").write_text(_MODULE.format(folder=folder, pause=pause), encoding="utf-8")
    said = folder / "said.txt"
    said.touch()
    place = ["-c", "unix_socket", "-S", str(folder / "s"), "-P", str(folder / "pid"), "-C", str(folder)]
    command = ["speech-dispatcher", "--run-single", *place, "-m", str(MODULES), "-L", str(folder)]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet) as server:
        try:
            wait_for((folder / "s").exists)
            yield said
        finally:
            server.terminate()
            try:
                server.wait(3)
            except subprocess.TimeoutExpired:  # asked to end while it speaks, it was seen to hang
                server.kill()


def wait_for(true: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait until something holds; a test fails where it does not within *seconds*."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "waited too long"
        time.sleep(0.005)


@contextmanager
def scripted_dispatcher(path: Path, answer: Callable[[str], str | None]) -> Iterator[list[str]]:
    """Listen at *path*; *answer* gives the reply to each line (None hangs up). Yields the lines received."""
    lines: list[str] = []
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()
        threading.Thread(target=_serve, args=(server, answer, lines), daemon=True).start()
        yield lines


def _serve(server: socket.socket, answer: Callable[[str], str | None], lines: list[str]) -> None:
    with suppress(OSError):  # the test is over
        while True:
            client, _ = server.accept()
            with client, client.makefile("rb") as received:
                for line in received:
                    lines.append(line.decode().rstrip("\r\n"))
                    reply = answer(lines[-1])
                    if reply is None:
                        break
                    client.sendall(reply.encode())
