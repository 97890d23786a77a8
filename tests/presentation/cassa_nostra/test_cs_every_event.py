"""Every fact of Cassa Nostra × who listens × how much is said × language: a sentence, or a silence that is meant."""

from typing import Any

import pytest

from cachecash.core.events import Event, Viewer
from cachecash.games.cassa_nostra import events as facts
from cachecash.games.cassa_nostra.cards import Card
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.cassa_nostra import ROOM
from cachecash.presentation.wording import name_of
from cs_positions import GAME, position

ONE, TWO, FOUR, EIGHT = Card
NAMES = ["Léa", "Tom", "Hugo", "Alice"]
CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
EARS: dict[str, Viewer] = {"me": 0, "other": 2, "spectator": None}
TOKENS = (3, 2, 1, 4)

EVENTS: dict[str, Event] = {
    "partie-began": facts.PartieBegan(2, 0, (0, 1, 2, 3)),
    "quest-set": facts.QuestSet(2, 30, 40, (1, 2, 3, 4)),
    "hand-empty": facts.HandEmpty(0),
    "deposits-asked": facts.DepositsAsked((0, 1)),
    "cards-deposited": facts.CardsDeposited(0, (ONE, ONE, EIGHT)),
    "cards-deposited, one": facts.CardsDeposited(0, (FOUR,)),
    "deposits-laid": facts.DepositsLaid((3, 1, 0, 2)),
    "shows-asked": facts.ShowsAsked((0, 1)),
    "card-chosen": facts.CardChosen(0, EIGHT),
    "cards-turned": facts.CardsTurned((EIGHT, FOUR, None, TWO), 14),
    "adjustment-asked": facts.AdjustmentAsked(0),
    "card-added": facts.CardAdded(0, FOUR, 3),
    "card-taken-back": facts.CardTakenBack(0, ONE, 2),
    "card-taken-back, one left": facts.CardTakenBack(0, ONE, 1),
    "deposit-kept": facts.DepositKept(0),
    "offers-turned": facts.OffersTurned(((FOUR, EIGHT), (EIGHT,), (), (ONE,)), (12, 8, 0, 1), 21, 30),
    "chef-pleased": facts.ChefPleased((0,), 12, 31, 30, TOKENS),
    "chef-pleased, tie": facts.ChefPleased((0, 1), 12, 31, 30, TOKENS),
    "chef-angered": facts.ChefAngered((0,), 2, 21, 30, TOKENS),
    "chef-angered, tie": facts.ChefAngered((0, 3), 0, 21, 30, (0, 2, 1, 4)),
    "players-eliminated": facts.PlayersEliminated((0,), 3),
    "players-eliminated, two": facts.PlayersEliminated((0, 1), 1),
    "hand-bonus-given": facts.HandBonusGiven((0,), 12, (12, 8, 0, 1), TOKENS),
    "hand-bonus-given, tie": facts.HandBonusGiven((0, 1), 12, (12, 12, 0, 1), TOKENS),
    "hand-bonus-given, all empty": facts.HandBonusGiven((0, 1, 2, 3), 0, (0, 0, 0, 0), TOKENS),
    "tour-ended": facts.TourEnded(1, 2, (12, 8, 0, 1), 30, TOKENS, last=False, over=False),
    "tour-ended, last": facts.TourEnded(1, 3, (12, 8, 0, 1), 30, TOKENS, last=True, over=False),
    "tour-ended, nobody": facts.TourEnded(1, 1, (2, 2, 2, 2), 30, (0, 0, 0, 0), last=False, over=True),
    "game-ended": facts.GameEnded((0,), (5, 2, 1, 4), "goal"),
    "game-ended, shared": facts.GameEnded((0, 3), (5, 2, 1, 5), "goal"),
    "game-ended, last": facts.GameEnded((0,), (2, 0, 0, 0), "last"),
    "game-ended, nobody": facts.GameEnded((), (0, 0, 0, 0), "nobody"),
    "game-ended, stopped": facts.GameEnded((0,), (4, 3, 3, 3), "safeguard"),
    "game-ended, stopped and shared": facts.GameEnded((0, 1), (4, 4, 3, 3), "safeguard"),
}
"""Seat 0 acts or is concerned, seat 2 is not."""

LOOKERS_ON = ("other", "spectator")
UNLESS_FULL = (Level.BRIEF, Level.NORMAL)
SILENT: dict[str, tuple[Level, ...]] = {
    # what others have to choose goes by itself
    "deposits-asked": UNLESS_FULL,
    "shows-asked": UNLESS_FULL,
    "adjustment-asked": UNLESS_FULL,
    # nothing has changed
    "deposit-kept": (Level.BRIEF,),
}
"""The silences that are meant, for those who look on."""
SECRET = ("cards-deposited", "card-chosen")
"""What reaches nobody but its owner."""


def _state() -> Any:
    return position(
        ["2 4", "8", "", "1"], ["8/1 1", "4", "", "2/2"], phase="adjust", quest=30, dice=[1, 2, 3, 4], tokens=TOKENS
    )


def _told(fact: str, ear: Viewer, level: Level, language: str) -> Utterance | None:
    event = EVENTS[fact].seen_by(ear)
    if event is None:
        return None
    return ROOM.narrator(CATALOGS[language], NAMES).tell(event, GAME.view(_state(), ear), ear, level)


def _meant(fact: str, ear: str, level: Level) -> bool:
    if ear == "me":
        return False
    return fact.startswith(SECRET) or level in SILENT.get(fact, ())


def test_every_type_of_fact_of_cassa_nostra_is_here() -> None:
    types = [kind for kind in vars(facts).values() if isinstance(kind, type) and kind.__module__ == facts.__name__]
    assert {type(event).__name__ for event in EVENTS.values()} == {kind.__name__ for kind in types}
    assert {name.split(",")[0] for name in EVENTS} == {name_of(kind) for kind in types}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("ear", EARS)
@pytest.mark.parametrize("fact", EVENTS)
def test_a_fact_of_cassa_nostra_has_a_sentence_for_every_ear(fact: str, ear: str, level: Level, language: str) -> None:
    told = _told(fact, EARS[ear], level, language)
    assert (told is None) == _meant(fact, ear, level)
    if told:
        assert told.speech.endswith(".")
        assert told.speech[0].isupper() or told.speech[0].isdigit()
        assert told.braille
        assert told.category in {"game", "turn"}
        assert told.priority in {Priority.STORY, Priority.AMBIENT}


@pytest.mark.parametrize(
    ("fact", "ear", "cells"),
    [
        ("quest-set", 0, "Quête 30, tour 2; or"),
        ("deposits-asked", 0, "À toi: mise"),
        ("cards-deposited", 0, "Mise 10: 1, 1, 8"),
        ("deposits-laid", 0, "Posées toi 3, Tom 1,"),
        ("cards-turned", None, "Vu 14: Léa 8, Tom 4,"),
        ("card-added", 2, "Léa +1 carte: 3"),
        ("card-added", 0, "+4, total 10"),
        ("card-taken-back", 2, "Léa -1 carte: 2"),
        ("offers-turned", 0, "Toi 12: 4, 8; Tom 8;"),
        ("chef-pleased", 0, "31/30 content, toi +"),
        ("chef-pleased", 2, "31/30 content, Léa +"),
        ("chef-angered", 0, "21/30 fâché, toi -1"),
        ("players-eliminated", 2, "Léa hors jeu"),
        ("hand-bonus-given", 2, "Main 12: Léa +1"),
        ("tour-ended", 0, "Jetons toi 3, Tom 2,"),
        ("game-ended", 0, "Gagné, 5 jetons"),
        ("game-ended", 2, "Léa gagne, 5 jetons"),
    ],
)
def test_the_first_cells_of_a_braille_line_hold_the_fact_of_cassa_nostra(fact: str, ear: Viewer, cells: str) -> None:
    told = _told(fact, ear, Level.NORMAL, "fr")
    assert told
    assert told.braille[:20].rstrip() == cells


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("ear", EARS)
@pytest.mark.parametrize("fact", EVENTS)
def test_a_player_far_behind_hears_the_same_fact_of_cassa_nostra_shorter(fact: str, ear: str, language: str) -> None:
    shortest = _told(fact, EARS[ear], Level.BRIEF, language)
    assert shortest is None or shortest.brief is None
    for level in (Level.NORMAL, Level.FULL):
        told = _told(fact, EARS[ear], level, language)
        brief = told.brief if told else None
        if told and shortest and shortest.speech != told.speech:
            assert brief
            assert (brief.speech, brief.screen) == (shortest.speech, shortest.screen)
        else:
            assert brief is None


def test_only_what_asks_the_player_to_choose_gives_way_to_a_newer_request() -> None:
    topics = {fact: told.topic for fact in EVENTS if (told := _told(fact, 0, Level.FULL, "fr"))}
    assert {fact for fact, topic in topics.items() if topic} == {
        "deposits-asked",
        "shows-asked",
        "adjustment-asked",
    }
    assert set(topics.values()) == {None, "turn"}
    passing: Any = _told("adjustment-asked", 2, Level.FULL, "fr")
    assert (passing.topic, passing.priority, passing.seat) == (None, Priority.AMBIENT, 0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("level", Level)
def test_a_card_added_or_taken_back_is_named_to_its_owner_alone(level: Level, language: str) -> None:
    for fact, others in (("card-added", "3"), ("card-taken-back", "2")):
        told = _told(fact, 2, level, language)
        assert told
        numbers = {sign for sign in told.speech if sign.isdigit()}
        assert numbers == {others}, "how many cards lie there, and no value"


def test_the_cards_that_were_shown_are_told_with_the_offers_unless_little_is_said() -> None:
    told = _told("offers-turned", 0, Level.NORMAL, "fr")
    assert told
    assert told.speech == "On retourne tout. Toi 12 : 4 et 8 ; Tom 8 ; Hugo rien ; Alice 1."
    assert told.brief
    assert told.brief.speech == "Toi 12, Tom 8, Hugo 0, Alice 1."


def test_the_last_token_is_told_once_and_tokens_are_counted_in_words_where_one_is_left() -> None:
    state = _state()
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES)

    def lost(tokens: tuple[int, ...], ear: Viewer) -> str:
        event = facts.ChefAngered((0,), 2, 21, 30, tokens)
        told = narrator.tell(event, GAME.view(state, ear), ear, Level.NORMAL)
        return told.speech.partition("fâché. ")[2] if told else ""

    assert lost((0, 2, 1, 4), 2) == "Léa a offert 2, le moins, et perd un jeton."
    assert lost((1, 2, 1, 4), 2) == "Léa a offert 2, le moins, et perd un jeton : il lui en reste un."
    assert lost((0, 2, 1, 4), 0) == "Tu as offert 2, le moins : tu perds un jeton."
    assert lost((1, 2, 1, 4), 0) == "Tu as offert 2, le moins : tu perds un jeton. Il t'en reste un."


def test_the_last_one_left_is_named_with_the_elision_that_the_name_wants() -> None:
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES)

    def last(seat: int) -> str:
        told = narrator.tell(
            facts.GameEnded((seat,), (2, 0, 2, 2), "last"), GAME.view(_state(), None), None, Level.NORMAL
        )
        return told.speech if told else ""

    assert last(2) == "La partie est finie. Il ne reste qu'Hugo, qui gagne."
    assert last(0) == "La partie est finie. Il ne reste que Léa, qui gagne."
