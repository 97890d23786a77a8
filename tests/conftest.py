"""What holds for every test: how hard hypothesis looks."""

import os

import pytest
from hypothesis import HealthCheck, settings

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
