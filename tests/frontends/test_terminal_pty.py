"""The program itself, on a real terminal and through pipes, as a player meets it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pexpect = pytest.importorskip("pexpect", reason="there is no pseudo-terminal on this system")

PROGRAM = [sys.executable, "-m", "cachecash"]
KEPT = "Au revoir. La partie est gardée : le menu propose de la reprendre."


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT", "VIRTUAL_ENV") if name in os.environ}
    return {**kept, "LANG": "fr_FR.UTF-8", "TERM": "dumb", "CACHECASH_DATA": str(tmp_path), "COLUMNS": "80"}


@pytest.fixture
def start(environment: dict[str, str]) -> Iterator[Any]:
    """Start the program on a terminal; what is left of it is ended with the test."""
    started = []

    def begin(*arguments: str, columns: int = 80) -> Any:
        child = pexpect.spawn(
            PROGRAM[0],
            [*PROGRAM[1:], *arguments],
            env=environment,
            encoding="utf-8",
            timeout=30,
            dimensions=(24, columns),
            echo=False,
        )
        started.append(child)
        return child

    yield begin
    for child in started:
        child.close(force=True)


def piped(environment: dict[str, str], data: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *arguments], input=data, env=environment, capture_output=True, timeout=60, check=False
    )


def ended(child: Any) -> int:
    child.expect(pexpect.EOF)
    child.close()
    assert child.signalstatus is None
    return int(child.exitstatus)


def kept_games(environment: dict[str, str]) -> list[Path]:
    return sorted(Path(environment["CACHECASH_DATA"]).glob("saves/*.replay"))


def new_game(child: Any) -> None:
    """Ask for a new game of the first kind, as it is proposed."""
    child.sendline("1")
    child.expect_exact("Quel jeu ?")
    child.sendline("1")
    child.expect_exact("Entrée : Commencer.")


@pytest.mark.pty
def test_a_game_is_begun_left_by_ctrl_d_and_resumed(start: Any, environment: dict[str, str]) -> None:
    child = start("--terminal", "--seed", "1")
    child.expect_exact("4. Quitter")
    new_game(child)
    child.sendline("")
    child.expect_exact("À toi. Défausse : Train électrique.")
    child.expect_exact("6. Défausser une carte Bijoux de mémé")
    child.sendline("m")
    child.expect_exact("Ta main, 5 cartes")
    child.sendline("1")
    child.expect_exact("Tu formes un set de Bijoux de mémé, 20000 dollars.")
    child.expect_exact("À toi.")
    child.sendeof()
    child.expect_exact(KEPT)
    assert ended(child) == 0
    assert len(kept_games(environment)) == 1

    again = start("--terminal")
    again.expect_exact("2. Reprendre la partie en cours")
    again.sendline("2")
    again.expect_exact("Partie reprise : Cache ton Cash, première manche")
    again.expect_exact("Ta main, 5 cartes")
    again.expect_exact("À toi")
    again.sendline("quitter")
    again.expect_exact(KEPT)
    assert ended(again) == 0
    assert len(kept_games(environment)) == 1


@pytest.mark.pty
@pytest.mark.parametrize("moment", ["menu", "game"])
def test_ctrl_c_leaves_cleanly(start: Any, moment: str) -> None:
    child = start("--terminal", "--seed", "1")
    child.expect_exact("4. Quitter")
    if moment == "game":
        new_game(child)
        child.sendline("1")
        child.expect_exact("6. ")
    child.sendintr()
    child.expect_exact("Au revoir.")
    assert "Traceback" not in child.before
    assert ended(child) == 0


@pytest.mark.pty
def test_a_terminal_that_is_hung_up_ends_the_program_and_keeps_the_game(
    start: Any, environment: dict[str, str]
) -> None:
    child = start("--terminal", "--seed", "1")
    child.expect_exact("4. Quitter")
    new_game(child)
    child.sendline("1")
    child.expect_exact("6. ")
    child.close(force=False)  # the terminal goes away, as when its window is closed
    assert child.signalstatus == signal.SIGHUP or child.exitstatus == 0
    assert len(kept_games(environment)) == 1
    assert "Partie reprise" in piped(environment, b"2\n2\n", "--terminal").stdout.decode()


@pytest.mark.pty
@pytest.mark.parametrize("arguments", [("--braille",), ()])
def test_20_columns_hold_every_line(start: Any, arguments: tuple[str, ...]) -> None:
    child = start("--terminal", "--seed", "1", "--largeur", "20", *arguments, columns=20)
    child.expect("4.? Quitter")
    for line in ("1", "1", "1", "m", "s", "g", "a", "c", "l", "?", "1"):
        child.sendline(line)
    child.sendeof()
    child.expect(pexpect.EOF)
    lines = child.before.splitlines()
    assert len(lines) > 60
    assert max(map(len, lines)) <= 20


@pytest.mark.pty
def test_nothing_is_redrawn_coloured_or_moved(start: Any) -> None:
    child = start("--terminal", "--seed", "1")
    child.expect_exact("4. Quitter")
    for line in ("1", "1", "1", "1", "?", "regles", "1", "0", "0", "s"):
        child.sendline(line)
    child.sendeof()
    child.expect(pexpect.EOF)
    text = child.before.replace("\r\n", "\n")
    assert all(sign == "\n" or sign.isprintable() for sign in text)
    assert child.wait() == 0


@pytest.mark.pty
def test_bytes_that_are_no_text_are_answered_in_one_sentence(environment: dict[str, str]) -> None:
    child = pexpect.spawn(PROGRAM[0], [*PROGRAM[1:], "--terminal"], env=environment, timeout=30, echo=False)
    child.expect_exact(b"4. Quitter")
    for data in (b"\xe9\xff", b"a\x07b", b"\x1b[A"):
        child.sendline(data)
        child.expect_exact(b"signes illisibles")
    child.sendline("zut")
    child.expect_exact(b"ni un nombre ni une commande")
    child.sendeof()
    assert ended(child) == 0


@pytest.mark.pty
def test_the_rules_are_read_page_by_page(start: Any) -> None:
    child = start("regles")
    child.expect_exact("0. Fermer les règles")
    child.sendline("2")
    child.expect_exact("Les cartes")
    child.expect_exact("Entrée : Les possessions.")
    child.sendline("")
    child.expect_exact("Il y a dix sortes de possessions.")
    child.sendline("0")
    child.expect_exact("0. Fermer les règles")
    child.sendline("0")
    assert ended(child) == 0


def test_through_a_pipe_the_end_of_the_input_leaves_cleanly(environment: dict[str, str]) -> None:
    done = piped(environment, b"1\n1\n1\n1", "--terminal", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().splitlines()[-1] == KEPT
    empty = piped(environment, b"")
    assert (empty.returncode, empty.stderr) == (0, b"")
    assert empty.stdout.decode().splitlines()[-1] == "Au revoir."


@pytest.mark.parametrize("arguments", [("--terminal",), ("demo", "--seed", "1"), ("regles",)])
def test_when_nobody_reads_any_more_it_leaves_quietly(environment: dict[str, str], arguments: tuple[str, ...]) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "wb") as nobody:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            input=b"1\n1\n",
            env=environment,
            stdout=nobody,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_is_typed_badly_never_stops_the_game(environment: dict[str, str]) -> None:
    lines = [b"1", b"1", b"", b"99", b"zut", b"-1", b"x" * 10_000, b"\xe9\xe8", b"a\x00b", b"\x1b[A", b"1 2 3 4", b"m"]
    done = piped(environment, b"\n".join(lines) + b"\n", "--terminal", "--seed", "1")
    said = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Ta main, 5 cartes" in said.splitlines()[-2]
    assert said.splitlines()[-1] == KEPT


def test_the_demonstration_speaks_english_where_asked(environment: dict[str, str]) -> None:
    done = piped(environment, b"", "demo", "--seed", "1", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "win" in done.stdout.decode().splitlines()[-1]
