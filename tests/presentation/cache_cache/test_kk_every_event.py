"""Every fact × who listens × how much is said × language: a sentence, or a silence that is meant."""

from typing import Any

import pytest

from cachecash.core.events import Event, Viewer
from cachecash.games.cache_cache import events as facts
from cachecash.games.cache_cache.cards import Card
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.cache_cache import ROOM
from cachecash.presentation.wording import name_of
from kk_positions import GAME, position

NAMES = ["Léa", "Tom", "Hugo"]
CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
EARS: dict[str, Viewer] = {"me": 0, "other": 1, "spectator": None}
GRID = "5 ?6 3 | 4 ?2 8 | 7 0 ?9 | ?10 ?5 1"

EVENTS: dict[str, Event] = {
    "round-began": facts.RoundBegan(2),
    "starter-turned": facts.StarterTurned(Card.M1),
    "choice-asked": facts.ChoiceAsked(),
    "cards-chosen": facts.CardsChosen(0, (0, 11)),
    "cards-turned": facts.CardsTurned(0, (0, 11), (Card.C8, Card.M2), 6),
    "cards-turned, alike": facts.CardsTurned(0, (0, 11), (Card.C9, Card.C9), 18),
    "starter-chosen": facts.StarterChosen(0, 15, (0,)),
    "starter-chosen, by lot": facts.StarterChosen(0, 15, (0, 2)),
    "turn-began": facts.TurnBegan(0, Card.M1, last=False),
    "turn-began, last": facts.TurnBegan(0, Card.C11, last=True),
    "card-flipped": facts.CardFlipped(0, 4, Card.C11),
    "card-drawn": facts.CardDrawn(0, Card.C3, 40),
    "draw-pile-remade": facts.DrawPileRemade(40, Card.C8),
    "card-placed, drawn for visible": facts.CardPlaced(0, 4, Card.C3, Card.C11, hidden=False, taken=False),
    "card-placed, drawn for hidden": facts.CardPlaced(0, 4, Card.C3, Card.C11, hidden=True, taken=False),
    "card-placed, taken for visible": facts.CardPlaced(0, 4, Card.C3, Card.M1, hidden=False, taken=True),
    "card-placed, taken for hidden": facts.CardPlaced(0, 4, Card.C3, Card.M1, hidden=True, taken=True),
    "card-rejected": facts.CardRejected(0, Card.C12, 4, Card.M2),
    "column-removed": facts.ColumnRemoved(0, 3, Card.C7, 3, out=False),
    "column-removed, the last": facts.ColumnRemoved(0, 3, Card.M2, 0, out=True),
    "grid-finished": facts.GridFinished(0, empty=False),
    "grid-finished, empty": facts.GridFinished(0, empty=True),
    "grid-turned": facts.GridTurned(0, (0, 1), (Card.C3, Card.M1)),
    "grid-turned, one": facts.GridTurned(0, (0,), (Card.C8,)),
    "round-ended": facts.RoundEnded(1, (4, 10, 12), (4, 10, 12), (4, 10, 12), (0,), 0, doubled=False, over=False),
    "round-ended, doubled": facts.RoundEnded(2, (10, 4, 0), (20, 4, 0), (50, 4, -2), (2,), 0, doubled=True, over=False),
    "round-ended, stopped": facts.RoundEnded(2, (4, 10, 12), (4, 10, 12), (9, 10, 40), (0,), None, False, False),
    "game-ended": facts.GameEnded((0,), (1, 104, 38)),
    "game-ended, shared": facts.GameEnded((0, 1), (37, 37, 101)),
    "game-ended, two at once": facts.GameEnded((1,), (104, 12, 110)),
    "game-ended, others": facts.GameEnded((2,), (101, 38, -1)),
}
"""Seat 0 acts."""

OTHERS = ("other", "spectator")
ALWAYS, BRIEFLY, UNLESS_FULL = tuple(Level), (Level.BRIEF,), (Level.BRIEF, Level.NORMAL)
SILENT: dict[str, tuple[tuple[str, ...], tuple[Level, ...]]] = {
    # other people's turns go by themselves; what is drawn is told when it is laid or thrown away
    "turn-began": (OTHERS, UNLESS_FULL),
    "turn-began, last": (OTHERS, UNLESS_FULL),
    "card-drawn": (OTHERS, UNLESS_FULL),
    # the scores follow
    "grid-turned": (OTHERS, BRIEFLY),
    "grid-turned, one": (OTHERS, BRIEFLY),
}
"""The silences that are meant: by fact, for whom, at which levels."""


def _told(fact: str, ear: Viewer, level: Level, language: str, seats: int = 3) -> Utterance | None:
    state = position([GRID] * seats, discard="-1", draw="4 4", rest=False)
    event = EVENTS[fact].seen_by(ear)
    if event is None:
        return None
    return ROOM.narrator(CATALOGS[language], NAMES[:seats]).tell(event, GAME.view(state, ear), ear, level)


def test_every_type_of_fact_is_here() -> None:
    types = [kind for kind in vars(facts).values() if isinstance(kind, type) and kind.__module__ == facts.__name__]
    assert {type(event).__name__ for event in EVENTS.values()} == {kind.__name__ for kind in types}
    assert {name.split(",")[0] for name in EVENTS} == {name_of(kind) for kind in types}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("ear", EARS)
@pytest.mark.parametrize("fact", EVENTS)
def test_a_fact_has_a_sentence_for_every_ear(fact: str, ear: str, level: Level, language: str) -> None:
    told = _told(fact, EARS[ear], level, language)
    ears, levels = SILENT.get(fact, ((), ()))
    secret = fact == "cards-chosen" and ear != "me"
    assert (told is None) == (secret or (ear in ears and level in levels))
    if told:
        assert told.speech.endswith(".")
        assert told.speech[0].isupper()
        assert told.braille
        assert told.category in {"game", "turn"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("ear", EARS)
@pytest.mark.parametrize("fact", EVENTS)
def test_a_player_far_behind_hears_the_same_fact_shorter(fact: str, ear: str, language: str) -> None:
    shortest = _told(fact, EARS[ear], Level.BRIEF, language)
    for level in Level:
        told = _told(fact, EARS[ear], level, language)
        if told and told.brief:
            assert shortest
            assert told.brief.speech == shortest.speech != told.speech
        elif told and shortest:
            assert told.speech == shortest.speech


@pytest.mark.parametrize(
    ("fact", "ear", "cells"),
    [
        ("cards-turned", 0, "Toi 8 + -2 = 6, c1 l"),
        ("turn-began", 0, "À toi. Déf. -1"),
        ("card-flipped", 0, "Tourné 11, c2 l2"),
        ("card-flipped", 1, "Léa tourne 11 c2"),
        ("card-drawn", 0, "Pioché 3"),
        ("card-placed, drawn for hidden", 0, "Posé 3 c2, cachée 11"),
        ("card-placed, taken for visible", 1, "Léa prend 3 c2, déf."),
        ("card-rejected", 0, "Tourné -2 c2, jeté 1"),
        ("card-rejected", 1, "Léa tourne -2 c2, je"),
        ("column-removed", 1, "Léa c4 partie, 7"),
        ("grid-finished", 1, "Léa a fini. Dernier"),
        ("round-ended, doubled", 0, "Total toi 50, Tom 4,"),
        ("game-ended", 0, "Gagné 1"),
    ],
)
def test_the_first_cells_of_a_braille_line_hold_the_fact(fact: str, ear: Viewer, cells: str) -> None:
    told = _told(fact, ear, Level.NORMAL, "fr")
    assert told
    assert told.braille[:20].rstrip() == cells


@pytest.mark.parametrize(
    ("level", "heard"),
    [
        (Level.NORMAL, "Tu retournes un 8, colonne 1, ligne 1, et un moins 2, colonne 4, ligne 3 : 6 en tout."),
        (Level.BRIEF, "Toi : un 8, colonne 1, ligne 1, et un moins 2, colonne 4, ligne 3."),
    ],
)
def test_i_learn_where_each_of_my_two_first_cards_lies(level: Level, heard: str) -> None:
    told = _told("cards-turned", 0, level, "fr")
    assert told
    assert told.speech == heard


@pytest.mark.parametrize(
    ("ear", "level", "language", "heard"),
    [
        (1, Level.NORMAL, "fr", "Léa retourne deux 9 : 18 en tout."),
        (1, Level.BRIEF, "fr", "Léa : deux 9."),
        (0, Level.NORMAL, "fr", "Tu retournes deux 9, colonne 1, ligne 1, et colonne 4, ligne 3 : 18 en tout."),
        (1, Level.NORMAL, "en", "Léa turns two 9s: 18 in all."),
    ],
)
def test_two_cards_that_are_alike_are_told_as_two(ear: Viewer, level: Level, language: str, heard: str) -> None:
    told = _told("cards-turned, alike", ear, level, language)
    assert told
    assert told.speech == heard


@pytest.mark.parametrize(
    ("fact", "heard"),
    [
        ("card-flipped", "Léa retourne un 11, colonne 2."),
        ("card-placed, drawn for visible", "Léa pose un 3 sur le 11, colonne 2."),
        ("card-placed, drawn for hidden", "Léa pose un 3 sur une cachée, un 11, colonne 2."),
        ("card-placed, taken for visible", "Léa prend le 3 contre le moins 1, colonne 2."),
        ("card-placed, taken for hidden", "Léa prend le 3 contre une cachée, un moins 1, colonne 2."),
        ("card-rejected", "Léa jette un 12, retourne un moins 2, colonne 2."),
        ("column-removed", "Trois 7 : la colonne 4 de Léa disparaît."),
    ],
)
def test_told_briefly_the_column_stays_and_whether_the_card_was_hidden(fact: str, heard: str) -> None:
    told = _told(fact, 1, Level.BRIEF, "fr")
    assert told
    assert told.speech == heard


def test_what_passes_by_is_ambient_and_a_seat_is_where_it_comes_from() -> None:
    drawn: Any = _told("card-drawn", 1, Level.FULL, "fr")
    assert (drawn.priority, drawn.seat) == (Priority.AMBIENT, 0)
    mine: Any = _told("card-drawn", 0, Level.FULL, "fr")
    assert (mine.priority, mine.topic) == (Priority.STORY, None)
    asked: Any = _told("turn-began", 0, Level.FULL, "fr")
    assert (asked.priority, asked.topic, asked.category) == (Priority.STORY, "turn", "turn")
    ended: Any = _told("game-ended", 0, Level.FULL, "fr")
    assert ended.seat is None


@pytest.mark.rule("KK-11")
def test_no_fact_betrays_what_its_event_hides() -> None:
    for level in Level:
        told = _told("card-drawn", 1, level, "fr")
        assert not told or "3" not in told.speech.replace("40", "") + told.braille


def test_with_two_players_the_last_turn_is_somebody_s() -> None:
    def told(ear: Viewer) -> str:
        utterance: Any = _told("grid-finished", ear, Level.NORMAL, "fr", seats=2)
        text: str = utterance.speech
        return text

    assert told(0) == "Tu as tout retourné. Dernier tour pour Tom."
    assert told(1) == "Léa a tout retourné. Dernier tour pour toi."
    assert told(None) == "Léa a tout retourné. Dernier tour pour Tom."


def test_points_are_one_or_several_on_either_side_of_nothing() -> None:
    def speech(fact: str, ear: Viewer = None) -> str:
        told: Any = _told(fact, ear, Level.NORMAL, "fr")
        text: str = told.speech
        return text

    assert speech("game-ended, others").endswith("Hugo gagne, avec le plus petit total : moins 1 point.")
    assert speech("game-ended, two at once", 2) == (
        "Les 100 points sont atteints. Tom gagne, avec le plus petit total : 12 points."
    )
    assert speech("game-ended").endswith("Léa gagne, avec le plus petit total : 1 point.")
    assert speech("game-ended, shared", 0).endswith("Tu gagnes avec Tom, à égalité : 37 points chacun.")
