"""Where several choose at once: the player first, the others in silence, and nothing of a choice before all are in."""

from typing import Any

from cachecash.presentation.habits import Habits
from deskside import Deskside


def cassa(**told: Any) -> Deskside:
    return Deskside(game="cassa-nostra", **told)


def lay(here: Deskside, *cards: str) -> list[str]:
    """Mark cards of the hand by their values, and lay them."""
    for card in cards:
        hand = [item.name.speech for item in here.desk.zones.zone.items]
        here.press("Home", *["Right"] * hand.index(card), "Space")
    return here.press("Enter", "Enter")


def test_the_player_is_asked_first_and_the_others_choose_after_without_a_word() -> None:
    here = cassa().settle()
    assert here.desk.legal
    assert here.thinker.asked == [], "nobody thinks while the player is awaited"
    said = lay(here, "8", "1")
    assert said[0] == "Tu mises 2 cartes, total 9 : 1 et 8."
    lines = len(here.outlet.lines)
    for chosen in (1, 2, 3):
        assert len(here.table.actions) == chosen
        assert here.outlet.lines[lines:] == [], "the others' choices are told to nobody"
        here.tick()
    here.settle()
    assert here.outlet.lines[lines].startswith("Toutes les mises sont posées. Cartes : toi 2, Léa")


def test_whom_the_table_waits_for_is_never_out_of_date() -> None:
    here = cassa().settle()
    lay(here, "8")
    assert here.press("T")[:1] == ["Pour la mise, on attend Léa, Tom et Hugo."]
    here.tick()
    assert here.press("T")[:1] == ["Pour la mise, on attend Tom et Hugo."]
    here.tick()
    assert here.press("T")[:1] == ["Pour la mise, on attend Hugo."]


def test_a_key_is_owed_for_what_was_told_and_for_no_silent_choice() -> None:
    here = cassa(habits=Habits(pace="key")).settle()
    lay(here, "8")
    for _ in range(3):
        assert not here.desk.telling.waiting
        here.tick()
    here.settle()
    assert here.desk.telling.announced


def test_a_spectator_is_told_nothing_before_all_are_in() -> None:
    here = cassa(me=None)
    told = {}
    for _ in range(30):
        told[len(here.table.actions)] = [*here.outlet.lines]
        here.tick()
        if len(here.table.actions) > 8:
            break
    assert told[1] == told[3], "three of four have chosen, and nothing was told"
    assert len(told[4]) > len(told[3])
    assert told[5] == told[7]
