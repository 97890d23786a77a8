import os
from io import BytesIO, StringIO, TextIOWrapper
from typing import Any, cast

import pytest

from cachecash.frontends.terminal.console import Console, InputEnded, LineTooLong, LineUnreadable, OutputClosed


def reading(data: bytes) -> Console:
    return Console(TextIOWrapper(BytesIO(data), encoding="utf-8"), StringIO())


def written(text: str, width: int | None) -> list[str]:
    out = StringIO()
    Console(StringIO(), out, width).write(text)
    return out.getvalue().splitlines()


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"1\n", "1"),
        (b"  m \r\n", "m"),
        (b"1", "1"),
        (b"\n", ""),
        (b"regles\td\xc3\xa9fi\n", "regles défi"),
        (b"\xef\xbb\xbf1\n", "1"),
    ],
)
def test_a_line_is_read_without_its_end_and_the_blanks_around(data: bytes, text: str) -> None:
    assert reading(data).read() == text


@pytest.mark.parametrize("data", [b"\xe9\n", b"\xff\xfe1\x00\n", b"a\x00b\n", b"\x1b[A\n", b"\x07\n"])
def test_what_is_no_text_is_refused_and_the_next_line_is_read(data: bytes) -> None:
    console = reading(data + b"1\n")
    with pytest.raises(LineUnreadable):
        console.read()
    assert console.read() == "1"


@pytest.mark.parametrize("length", [201, 10_000, 65_535, 65_536, 65_537, 300_000])
def test_a_line_that_is_too_long_is_refused_whole_and_the_next_line_is_read(length: int) -> None:
    console = reading(b"1" * length + b"\n2\n")
    with pytest.raises(LineTooLong):
        console.read()
    assert console.read() == "2"


def test_the_end_of_the_input_is_told_every_time() -> None:
    console = reading(b"")
    for _ in range(2):
        with pytest.raises(InputEnded):
            console.read()


def test_a_closed_input_is_an_end() -> None:
    stream = StringIO()
    stream.close()
    with pytest.raises(InputEnded):
        Console(stream, StringIO()).read()


def test_lines_break_between_words_and_never_before_a_lonely_sign() -> None:
    text = "Tu formes un set : deux Pianos, « règle » ; voilà."
    assert written(text, 20) == ["Tu formes un set :", "deux Pianos,", "« règle » ; voilà."]
    assert all(len(row) <= 20 for row in written(text, 20))
    assert written(text, None) == [text]
    assert written("x" * 50, 20) == ["x" * 20, "x" * 20, "x" * 10]
    assert written("un\n\ndeux", 20) == ["un", "", "deux"]


def test_each_line_is_flushed_as_it_is_written() -> None:
    class Counting(StringIO):
        flushed = 0

        def flush(self) -> None:
            self.flushed += 1

    out = Counting()
    Console(StringIO(), out).write("un\ndeux")
    assert out.flushed == 2


def test_where_the_output_knows_fewer_signs_the_line_is_told_with_plainer_ones() -> None:
    raw = BytesIO()
    out = TextIOWrapper(raw, encoding="latin-1", newline="\n")
    Console(StringIO(), out).write("« l’Or » … é ♠")
    assert raw.getvalue().decode("latin-1") == '" l\'Or " ... é ?\n'


def test_when_nobody_reads_any_more_it_is_told_once_and_python_has_nothing_left_to_complain_of() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    out = cast("Any", os.fdopen(write_end, "w"))
    console = Console(StringIO(), out)
    with pytest.raises(OutputClosed):
        console.write("x")
    out.close()  # flushes into nowhere


def test_a_closed_output_is_noticed() -> None:
    out = StringIO()
    out.close()
    with pytest.raises(OutputClosed):
        Console(StringIO(), out).write("x")


def test_a_percent_sign_goes_with_its_number() -> None:
    assert written("à force égale, ce serait 50 %.", 28) == ["à force égale, ce serait", "50 %."]
