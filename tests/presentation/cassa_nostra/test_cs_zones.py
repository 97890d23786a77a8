"""The zones of Cassa Nostra, word for word, and where each action starts."""

from textwrap import dedent

import pytest

from cachecash.core.chance import Chance
from cachecash.games.cassa_nostra.actions import Action, parse
from cachecash.games.cassa_nostra.state import State
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Display, Level
from cachecash.presentation.cassa_nostra import ROOM
from cachecash.presentation.cassa_nostra.zones import OFFER, OTHERS, QUEST
from cachecash.presentation.zones import HAND, Board, Face, Zone
from cs_positions import ALL, GAME, play, position

CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
NAMES = ("Camille", "Léa", "Tom", "Hugo", "Inès", "Alice")


def board(state: State, language: str = "fr") -> Board[object, Action]:
    return ROOM.board(CATALOGS[language], NAMES[: state.seats])


def open_to(state: State, ear: int | None) -> list[Action]:
    return GAME.legal(state, ear) if ear is not None else []


def zones(state: State, ear: int | None = 0, level: Level = Level.NORMAL) -> tuple[Zone[Action], ...]:
    return board(state).zones(GAME.view(state, ear), open_to(state, ear), level)


def zone(state: State, name: str, ear: int | None = 0, level: Level = Level.NORMAL) -> Zone[Action]:
    return next(found for found in zones(state, ear, level) if found.id == name)


def walked(
    state: State, name: str, ear: int | None = 0, level: Level = Level.NORMAL, display: Display = Display.SPEECH
) -> str:
    """The summary, then each item with its state, its details beneath, as arrows tell them."""
    found = zone(state, name, ear, level)
    lines = [found.summary.on(display)]
    for item in found.items:
        state_ = f", {item.state.on(display)}" if item.state else ""
        lines.append(f"> {item.name.on(display)}{state_}")
        lines += [f"    {line.on(display)}" for line in item.details]
    return "\n".join(lines)


def text(block: str) -> str:
    return dedent(block).strip()


def adjusting() -> State:
    return position(
        ["2 4", "8", "1", ""],
        ["8/1 8", "4", "2/2", ""],
        phase="adjust",
        quest=25,
        dice=[1, 2, 2],
        tokens=[3, 2, 1, 0],
        out=[3],
        tour=2,
    )


def showing() -> State:
    return position(["2 4", "8", "1"], ["/1 8 8", "/4", "/2 2"], phase="show", quest=25, dice=[1, 2, 2])


def test_the_zones_stand_in_the_order_of_the_keyboard_map() -> None:
    assert [found.id for found in zones(adjusting())] == [HAND, OFFER, QUEST, OTHERS]
    assert [found.title.speech for found in zones(adjusting())] == ["Main", "Ta mise", "Quête", "Adversaires"]
    assert [found.id for found in zones(adjusting(), None)] == [QUEST, OTHERS]


def test_the_hand_says_what_each_card_would_make_of_the_stake() -> None:
    assert walked(adjusting(), HAND) == text("""
        Main, 2 cartes, total 6
        > 2
            Ajoutée, elle porterait ta mise à 19.
        > 4
            Ajoutée, elle porterait ta mise à 21.
    """)
    assert walked(position([ALL, "8", "8"], quest=25, dice=[1, 2, 2]), HAND).splitlines()[:3] == [
        "Main, 8 cartes, total 30",
        "> 1",
        "> 1",
    ]


def test_the_stake_says_what_is_seen_of_it() -> None:
    assert walked(adjusting(), OFFER) == text("""
        Ta mise, 3 cartes, total 17
        > 1, cachée
            Reprise, elle laisserait ta mise à 16.
        > 8, visible
        > 8, cachée
            Reprise, elle laisserait ta mise à 9.
    """)
    state = showing()
    assert walked(state, OFFER) == text("""
        Ta mise, 3 cartes, total 17
        > 1, cachée
        > 8, cachée
        > 8, cachée
    """)
    play(state, "SHOW(8)")
    assert walked(state, OFFER).splitlines()[2:] == ["> 8, à retourner", "> 8, cachée"]
    assert walked(position([ALL] * 3), OFFER) == "Tu n'as rien misé à ce tour."


def test_the_quest_says_what_is_in_sight_and_what_is_missing() -> None:
    assert walked(adjusting(), QUEST) == text("""
        Quête
        > 25 à atteindre
            La quête est de 25 : 30, moins 1, 2 et 2 aux dés.
        > Total visible 14, tu caches 9, il manque 2
            Total visible : 14. Avec ce que tu caches : 23. Il manque 2 ; une carte est cachée chez les autres.
    """)
    assert walked(adjusting(), QUEST, None).splitlines()[3:] == [
        "> Total visible 14, il manque 11",
        "    Total visible : 14. Il manque 11 ; 3 cartes sont cachées.",
    ]
    assert walked(showing(), QUEST).splitlines()[1:] == [
        "> 25 à atteindre",
        "    La quête est de 25 : 30, moins 1, 2 et 2 aux dés.",
    ]


def test_each_of_the_others_says_all_that_everybody_knows() -> None:
    assert walked(adjusting(), OTHERS) == text("""
        3 adversaires
        > Léa, 2 jetons, une carte en main, une posée, visible : 4
            Encore à jouer, en main ou posé : 4 et 8, total 12.
            Déjà joué dans cette manche : 1, 1, 2, 2, 4 et 8.
        > Tom, un jeton, une carte en main, 2 posées, visible : 2
            Encore à jouer, en main ou posé : 1, 2 et 2, total 5.
            Déjà joué dans cette manche : 1, 4, 4, 8 et 8.
        > Hugo, hors jeu
    """)
    assert walked(adjusting(), OTHERS, level=Level.BRIEF).splitlines()[1] == "> Léa, 2 jetons, une posée, visible : 4"
    assert walked(adjusting(), OTHERS, display=Display.BRAILLE).splitlines()[1] == "> Léa 2 j., 1 c. +1, vu 4"
    assert walked(adjusting(), OTHERS, None).splitlines()[0] == "4 joueurs"


def test_a_zone_of_the_others_shows_no_stake_before_all_are_in() -> None:
    state = position([ALL] * 3, quest=25, dice=[1, 2, 2])
    before = walked(state, OTHERS, 1)
    play(state, "DEPOSIT(1,1,8)")
    assert walked(state, OTHERS, 1) == before


def test_a_seat_that_is_asked_for_is_found_as_an_item() -> None:
    assert [item.id for item in zone(adjusting(), OTHERS).items] == ["seat-2", "seat-3", "seat-4"]
    assert [item.id for item in zone(adjusting(), OTHERS, None).items] == ["seat-1", "seat-2", "seat-3", "seat-4"]


def test_what_is_drawn_of_cards_seen_and_hidden() -> None:
    eight, back = Face("8", "8"), Face()
    assert zone(adjusting(), OFFER).items[2].faces == (eight,)
    others = [item.faces for item in zone(adjusting(), OTHERS).items]
    assert others == [(Face("4", "4"),), (Face("2", "2"), back), ()]


def test_a_zone_is_read_whole_as_its_question_is_answered() -> None:
    assert zone(adjusting(), OFFER).whole.speech == "Ta mise, total 17 : 1, 8 et 8. Le 8 se voit."
    assert zone(adjusting(), HAND).whole.speech == "Ta main, 2 cartes, total 6 : 2 et 4."


# --- where actions start


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_legal_action_starts_from_an_item_or_from_none(seats: int) -> None:
    state = GAME.new(seats, GAME.options(), Chance(f"starts/{seats}"))
    chance = Chance("starts")
    for turn in range(60):
        if not GAME.to_act(state):
            break
        seat = GAME.to_act(state)[0]
        legal = GAME.legal(state, seat)
        view = GAME.view(state, seat)
        found = board(state).zones(view, legal, Level.NORMAL)
        started = {action for place in found for item in place.items for action in item.actions}
        declining = {board(state).decline(view, legal)} - {None}
        assert started | declining == set(legal)
        assert not started & declining
        assert all(item.playable == bool(item.actions) for place in found for item in place.items)
        GAME.apply(state, seat, legal[chance.below(len(legal), "choice", turn)])


def test_a_card_in_sight_starts_nothing() -> None:
    low, seen, high = zone(adjusting(), OFFER).items
    assert [[str(action) for action in item.actions] for item in (low, seen, high)] == [
        ["REMOVE(1)"],
        [],
        ["REMOVE(8)"],
    ]


def test_what_is_asked_begins_where_its_answer_lies() -> None:
    table = board(adjusting())
    empty_hand = position(["", "8", "8"], ["8/4", "4", "4"], phase="adjust", quest=25, dice=[1, 2, 2])
    asked = (position([ALL] * 3), showing(), adjusting(), empty_hand)
    starts = [table.start(GAME.view(state, 0), GAME.legal(state, 0)) for state in asked]
    assert starts == [HAND, OFFER, HAND, OFFER]
    assert table.start(GAME.view(adjusting(), 1), []) is None


def test_backspace_changes_nothing_and_enter_plays_a_card_at_once_but_in_a_deposit() -> None:
    state = adjusting()
    table, view, legal = board(state), GAME.view(state, 0), GAME.legal(state, 0)
    assert table.decline(view, legal) == parse("PASS")
    assert table.plain(view, legal, zone(state, HAND).items[0]) == parse("ADD(2)")
    assert table.plain(view, legal, zone(state, OFFER).items[0]) == parse("REMOVE(1)")
    assert table.plain(view, legal, zone(state, OFFER).items[1]) is None
    state = position(["8", "8", "8"], quest=25, dice=[1, 2, 2])
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert table.plain(view, legal, zone(state, HAND).items[0]) is None
    assert table.decline(view, legal) is None


def test_a_deposit_takes_exactly_what_is_marked() -> None:
    table = board(adjusting())
    assert table.takes_all(parse("DEPOSIT(1,1,8)"), ("1#1", "8#2", "1#2"))
    assert not table.takes_all(parse("DEPOSIT(1,1,8)"), ("1#1", "8#1"))
    assert not table.takes_all(parse("DEPOSIT(8)"), ("8#1", "8#2"))
    assert table.takes_all(parse("ADD(8)"), ("8#1",))
    assert not table.takes_all(parse("ADD(8)"), ("8#1", "8#2"))
