"""What holds for every test: how hard hypothesis looks, the desktop of a real window, the room with one game more."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from added_game import added
from desktop import Desktop, need_desktop

# The suite is the same on every machine and in every run. `HYPOTHESIS_PROFILE=search` looks for new trouble.
settings.register_profile(
    "suite",
    derandomize=True,
    deadline=None,  # the time of a test depends on the machine
    database=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],  # a whole game is one example
)
settings.register_profile("search", settings.get_profile("suite"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite", action="store_true", help="write the transcripts anew; review the diff as prose")


@pytest.fixture
def desktop(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Desktop]:
    """Give a desktop of the test's own: French, or of the layout that an indirect parameter names."""
    need_desktop()
    with Desktop(tmp_path, getattr(request, "param", "fr")) as there:
        yield there
    assert [path.read_text(encoding="utf-8") for path in tmp_path.rglob("faults.log")] == [], "a fault was survived"


@pytest.fixture
def one_game_more(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Add a fourth game to the room of this process, until the end of the test."""
    with added(tmp_path_factory.mktemp("room")):
        yield
