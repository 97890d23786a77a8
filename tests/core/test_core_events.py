"""What facts share: whom they reach, what they write in the log."""

import pytest

from cachecash.core.events import ChanceDrawn, Fact, HiddenEvent, PublicEvent


@pytest.mark.parametrize("viewer", [None, 0, 5])
def test_a_public_fact_reaches_everybody_and_a_hidden_one_nobody(viewer: int | None) -> None:
    public, hidden = PublicEvent(), HiddenEvent()
    assert public.seen_by(viewer) is public
    assert hidden.seen_by(viewer) is None


def test_most_facts_write_no_line_and_stop_nobody() -> None:
    fact = Fact()
    assert fact.record() is None
    assert fact.pauses is False
    assert not hasattr(fact, "seen_by"), "whom a fact reaches has no default"


def test_chance_is_for_the_log_alone() -> None:
    drawn = ChanceDrawn("dealer", 3)
    assert drawn.seen_by(None) is None
    assert drawn.record() == {"record": "chance", "what": "dealer", "outcome": 3}
    assert ChanceDrawn("reinsert", 4, 0).record() == {
        "record": "chance",
        "what": "reinsert",
        "outcome": 4,
        "pile": 0,
    }
