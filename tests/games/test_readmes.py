"""The examples in the README of each game do what they say."""

import doctest
from pathlib import Path

import pytest

import cachecash.games

READMES = sorted(readme for folder in cachecash.games.__path__ for readme in Path(folder).glob("*/README.md"))


@pytest.mark.parametrize("path", READMES, ids=[path.parent.name for path in READMES])
def test_the_examples_of_a_readme_do_what_they_say(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0
