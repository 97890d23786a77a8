"""Table options as texts: what a command line, a menu and a replay write and read."""

from dataclasses import dataclass

import pytest

from cachecash.core.options import choice, option_texts, read_options, switch, written_options
from cachecash.core.problems import Problem


@dataclass(frozen=True, slots=True)
class Sample:
    end: str = choice("long", "short")
    limit: int = choice(100, 50)
    loud: bool = switch()
    safe: bool = switch(default=True)


def test_every_option_names_its_texts_the_default_first() -> None:
    texts = {"end": ("long", "short"), "limit": ("100", "50"), "loud": ("off", "on"), "safe": ("on", "off")}
    assert option_texts(Sample) == texts
    assert option_texts(Sample()) == texts


def test_options_are_written_with_their_defaults() -> None:
    assert written_options(Sample(limit=50, loud=True)) == {"end": "long", "limit": "50", "loud": "on", "safe": "on"}


def test_texts_are_read_into_values() -> None:
    read = read_options(Sample(), {"limit": "50", "safe": "off"})
    assert read == Sample(limit=50, safe=False)
    assert type(read.limit) is int
    assert read_options(read, {"end": "short"}) == Sample(end="short", limit=50, safe=False)
    assert read_options(read, {}) == read


def test_what_is_written_is_read_again() -> None:
    options = Sample("short", 50, loud=True, safe=False)
    assert read_options(Sample(), written_options(options)) == options


def test_an_unknown_option_is_a_problem_that_names_the_known_ones() -> None:
    with pytest.raises(Problem) as caught:
        read_options(Sample(), {"lmit": "50"})
    assert caught.value.reason == "unknown-option"
    assert caught.value.facts == {"name": "lmit", "known": "end, limit, loud, safe"}


@pytest.mark.parametrize(("name", "value"), [("limit", "75"), ("loud", "ON"), ("loud", "True"), ("end", "")])
def test_an_unknown_value_is_a_problem_that_names_the_known_ones(name: str, value: str) -> None:
    with pytest.raises(Problem) as caught:
        read_options(Sample(), {name: value})
    assert caught.value.reason == "option-value"
    assert caught.value.facts == {"name": name, "value": value, "known": ", ".join(option_texts(Sample)[name])}
