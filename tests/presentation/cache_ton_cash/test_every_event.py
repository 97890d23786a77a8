"""Every fact × who listens × how much is said × language: a sentence, or a silence that is meant."""

from typing import Any

import pytest

from cachecash.core.events import ChanceDrawn, Event, Viewer
from cachecash.games.cache_ton_cash import events as facts
from cachecash.games.cache_ton_cash.cards import Card
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.cache_ton_cash import ROOM
from cachecash.presentation.wording import name_of
from positions import GAME, position

PI, AV, OR, BJ, CA, AG, EC, DE = Card.PI, Card.AV, Card.OR, Card.BJ, Card.CA, Card.AG, Card.EC, Card.DE
NAMES = ["Léa", "Tom", "Hugo"]
CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
EARS: dict[str, Viewer] = {"me": 0, "you": 1, "other": 2, "spectator": None}
TOTALS = (1_020_000, 985_000, 5_000)

EVENTS: dict[str, Event] = {
    "round-began": facts.RoundBegan(2, 0, 1, 5),
    "hand-dealt": facts.HandDealt(0, 2, (PI, AV)),
    "card-put-back": facts.CardPutBack(EC, None),
    "card-put-back, neutral": facts.CardPutBack(EC, 1),
    "starter-turned": facts.StarterTurned(PI),
    "neutral-turned": facts.NeutralTurned(0, PI, 10),
    "neutral-emptied": facts.NeutralEmptied(0),
    "turn-began": facts.TurnBegan(0, PI),
    "turn-began, no discard": facts.TurnBegan(0, None),
    "turn-skipped": facts.TurnSkipped(0),
    "second-action-offered": facts.SecondActionOffered(0, PI),
    "second-action-declined": facts.SecondActionDeclined(0),
    "set-formed": facts.SetFormed(0, PI, (PI, PI), None, 10_000, PI),
    "set-formed, joker": facts.SetFormed(0, PI, (PI, OR), None, 55_000, PI),
    "set-formed, taken": facts.SetFormed(0, PI, (AG,), PI, 30_000, None),
    "card-discarded": facts.CardDiscarded(0, PI, out=False),
    "card-discarded, out": facts.CardDiscarded(0, EC, out=True),
    "challenge-launched": facts.ChallengeLaunched(0, 1, 1, AV, 30_000, (AV,), 45_000, 1),
    "challenge-launched, two": facts.ChallengeLaunched(0, 1, 2, AV, 30_000, (Card.PE,), 31_000, 2),
    "answer-played": facts.AnswerPlayed(0, 1, AV, (AV, OR), 110_000, 1),
    "yielded": facts.Yielded(0, 1, AV, forced=False),
    "yielded, forced": facts.Yielded(0, 1, AV, forced=True),
    "set-stolen": facts.SetStolen(0, 1, AV, 45_000, PI, 1),
    "set-kept": facts.SetKept(0, 1, AV, 45_000),
    "claim-made": facts.ClaimMade(0, 1, PI, (0,), (PI,), PI, 10_000),
    "claim-contested": facts.ClaimContested(0, 1, PI, (PI,), 15_000, 1),
    "contest-declined": facts.ContestDeclined(0, 1, PI, forced=False),
    "contest-declined, forced": facts.ContestDeclined(0, 1, PI, forced=True),
    "claim-kept": facts.ClaimKept(0, 1, PI, 10_000, contested=False),
    "claim-kept, contested": facts.ClaimKept(0, 1, PI, 10_000, contested=True),
    "claim-stolen": facts.ClaimStolen(0, 1, PI, 15_000),
    "set-improved": facts.SetImproved(0, PI, 15_000),
    "sets-swapped": facts.SetsSwapped(0, 1, PI, 10_000, CA, 40_000, None),
    "sets-swapped, neutral": facts.SetsSwapped(0, 1, PI, 10_000, CA, 40_000, 0),
    "pile-moved": facts.PileMoved(0, 1, "TB", PI, AV, PI, None),
    "pile-moved, neutral": facts.PileMoved(0, 1, "BT", PI, PI, AV, 0),
    "pile-moved, own": facts.PileMoved(0, 0, "TB", PI, AV, PI, None),
    "neutral-action-turned": facts.NeutralActionTurned(0, 1, 0, DE),
    "neutral-action-spent": facts.NeutralActionSpent(0, DE, idle=True),
    "neutral-action-spent, busy": facts.NeutralActionSpent(0, DE, idle=False),
    "cards-drawn": facts.CardsDrawn(0, 2, (PI, AV), 10, after_duel=False),
    "cards-drawn, after a duel": facts.CardsDrawn(0, 2, (PI, AV), 10, after_duel=True),
    "draw-pile-emptied": facts.DrawPileEmptied(),
    "round-ended": facts.RoundEnded(2, (30_000, 20_000, 5_000), TOTALS, (0,), (1, 1, 0), "classique", over=False),
    "round-ended, by wins": facts.RoundEnded(2, (30_000, 30_000, 5_000), TOTALS, (0, 1), (1, 2, 0), "deux", over=True),
    "game-ended": facts.GameEnded((0,), TOTALS, (1, 1, 0), "classique", safeguard=False),
    "game-ended, shared": facts.GameEnded((0, 1), TOTALS, (2, 2, 0), "deux", safeguard=False),
    "game-ended, stopped": facts.GameEnded((0,), TOTALS, (1, 1, 0), "classique", safeguard=True),
}
"""Seat 0 acts, seat 1 is the other person concerned, seat 2 looks on."""

LOOKERS_ON = ("other", "spectator")
BYSTANDERS = ("you", *LOOKERS_ON)
ALWAYS, BRIEFLY, UNLESS_FULL = tuple(Level), (Level.BRIEF,), (Level.BRIEF, Level.NORMAL)
SILENT: dict[str, tuple[tuple[str, ...], tuple[Level, ...]]] = {
    # RoundBegan has told how many cards were dealt
    "hand-dealt": (BYSTANDERS, ALWAYS),
    # the top of the discard pile is told to whoever may take it, at the beginning of their turn
    "starter-turned": (("me", *BYSTANDERS), BRIEFLY),
    # other people's turns go by themselves
    "turn-began": (BYSTANDERS, UNLESS_FULL),
    "turn-began, no discard": (BYSTANDERS, UNLESS_FULL),
    "second-action-offered": (BYSTANDERS, UNLESS_FULL),
    "second-action-declined": (BYSTANDERS, UNLESS_FULL),
    "cards-drawn": (BYSTANDERS, UNLESS_FULL),
    "cards-drawn, after a duel": (BYSTANDERS, BRIEFLY),
    # somebody else's duel is one sentence, at its end
    "challenge-launched": (LOOKERS_ON, BRIEFLY),
    "challenge-launched, two": (LOOKERS_ON, BRIEFLY),
    "answer-played": (LOOKERS_ON, BRIEFLY),
    "yielded": (LOOKERS_ON, BRIEFLY),
    "yielded, forced": (LOOKERS_ON, BRIEFLY),
    "claim-made": (LOOKERS_ON, BRIEFLY),
    "claim-contested": (LOOKERS_ON, BRIEFLY),
    "contest-declined": (LOOKERS_ON, BRIEFLY),
    "contest-declined, forced": (LOOKERS_ON, BRIEFLY),
    # its effect has just been told
    "neutral-action-spent, busy": (("me", *BYSTANDERS), UNLESS_FULL),
}
"""The silences that are meant: by fact, for whom, at which levels."""


def _meant(fact: str, ear: str, level: Level) -> bool:
    if fact == "claim-kept":  # « Tom laisse faire » has said it, except to those who heard nothing of the claim
        return level is Level.NORMAL or (level is Level.BRIEF and ear in {"me", "you"})
    if fact == "starter-turned" and ear == "me":  # whoever begins hears the discard with « à toi »
        return level is not Level.FULL
    ears, levels = SILENT.get(fact, ((), ()))
    return ear in ears and level in levels


def _told(fact: str, ear: Viewer, level: Level, language: str, seats: int = 3) -> Utterance | None:
    piles = ["BJ BJ | PI PI", "CA CA | AV AV | PI PI"]
    names = NAMES[:seats]
    state = position([*(["PI AV"] * seats)], piles, neutral=("PI", "SC SC", "EC TR"), draw="BD BD", discard="TI")
    event = EVENTS[fact].seen_by(ear)
    assert event is not None
    return ROOM.narrator(CATALOGS[language], names).tell(event, GAME.view(state, ear), ear, level)


def test_every_type_of_fact_is_here() -> None:
    types = [kind for kind in vars(facts).values() if isinstance(kind, type) and kind.__module__ == facts.__name__]
    assert {type(event).__name__ for event in EVENTS.values()} == {kind.__name__ for kind in types}
    assert {name.split(",")[0] for name in EVENTS} == {name_of(kind) for kind in types}
    assert ChanceDrawn("dealer", 0).seen_by(0) is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("ear", EARS)
@pytest.mark.parametrize("fact", EVENTS)
def test_a_fact_has_a_sentence_for_every_ear(fact: str, ear: str, level: Level, language: str) -> None:
    told = _told(fact, EARS[ear], level, language)
    assert (told is None) == _meant(fact, ear, level)
    if told:
        assert told.speech.endswith((".", "!"))
        assert told.speech[0].isupper()
        assert told.braille
        assert told.category in {"game", "turn", "duel"}
        assert told.priority in {Priority.STORY, Priority.AMBIENT}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fact", [fact for fact in EVENTS if not fact.startswith(("round-ended", "game-ended"))])
@pytest.mark.parametrize("ear", ["me", "you", "spectator"])
def test_a_fact_has_a_sentence_with_two_players(fact: str, ear: str, language: str) -> None:
    told = _told(fact, EARS[ear], Level.FULL, language, seats=2)
    assert (told is None) == _meant(fact, ear, Level.FULL)
    assert told is None or "Hugo" not in told.speech  # nobody sits there


@pytest.mark.parametrize(
    ("fact", "ear", "cells"),
    [
        ("challenge-launched", 1, "Léa>toi Avion 30000,"),
        ("challenge-launched", None, "Léa>Tom Avion 30000"),
        ("challenge-launched", 0, "toi>Tom Avion 30000"),
        ("set-formed", 1, "Léa Piano 10000"),
        ("set-formed, taken", 0, "Set Piano 30000 déf."),
        ("card-discarded", 1, "Léa déf. Piano"),
        ("yielded", 1, "Léa cède"),
        ("set-stolen", None, "Léa>Tom Avion gagné"),
        ("set-stolen", 1, "Léa>toi Avion perdu"),
        ("set-kept", 0, "Gardé Avion 45000"),
        ("turn-began", 0, "À toi. Déf. Piano"),
        ("cards-drawn", 0, "Pioches Piano, Avion"),
        ("sets-swapped", 0, "toi Piano<>Cabane To"),
        ("pile-moved", 1, "Léa>toi Piano en bas"),
        ("game-ended", 0, "Gagné 1020000 $"),
        ("round-ended", 0, "Total toi 1020000, T"),
    ],
)
def test_the_first_cells_of_a_braille_line_hold_the_fact(fact: str, ear: Viewer, cells: str) -> None:
    told = _told(fact, ear, Level.NORMAL, "fr")
    assert told
    assert told.braille[:20].rstrip() == cells


def test_what_passes_by_is_ambient_and_a_seat_is_where_it_comes_from() -> None:
    drawn: Any = _told("cards-drawn", 1, Level.FULL, "fr")
    assert (drawn.priority, drawn.seat) == (Priority.AMBIENT, 0)
    mine: Any = _told("cards-drawn", 0, Level.FULL, "fr")
    assert mine.priority is Priority.STORY
    ended: Any = _told("game-ended", 0, Level.FULL, "fr")
    assert ended.seat is None


def test_no_fact_betrays_what_its_event_hides() -> None:
    for level in Level:
        told = _told("cards-drawn, after a duel", 1, level, "fr")
        assert not told or "Piano" not in told.speech + told.braille


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("ear", EARS)
@pytest.mark.parametrize("fact", EVENTS)
def test_a_player_far_behind_hears_the_same_fact_shorter(fact: str, ear: str, language: str) -> None:
    shortest = _told(fact, EARS[ear], Level.BRIEF, language)
    assert shortest is None or shortest.brief is None  # nothing is shorter
    for level in (Level.NORMAL, Level.FULL):
        told = _told(fact, EARS[ear], level, language)
        brief = told.brief if told else None
        if told and shortest and shortest.speech != told.speech:
            assert brief
            assert (brief.speech, brief.screen) == (shortest.speech, shortest.screen)
        else:  # also where bref says nothing: what is told is told
            assert brief is None


def test_only_what_asks_the_player_to_act_gives_way_to_a_newer_request() -> None:
    topics = {fact: told.topic for fact in EVENTS if (told := _told(fact, 0, Level.FULL, "fr"))}
    asks = {fact for fact, topic in topics.items() if topic == "turn"}
    assert asks == {"turn-began", "turn-began, no discard", "second-action-offered"}
    assert not {topic for fact, topic in topics.items() if fact not in asks} - {None}
    passing: Any = _told("turn-began", 1, Level.FULL, "fr")
    assert passing.topic is None
