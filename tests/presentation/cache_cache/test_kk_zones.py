"""The zones of Cache-cache: what is heard of each, where each action starts, and what follows taking hold."""

import pytest

from cachecash.games.cache_cache import State
from cachecash.games.cache_cache.actions import Action
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display, Level
from cachecash.presentation.cache_cache import ROOM
from cachecash.presentation.zones import DISCARD, DRAW, Face, Holding, Item, Zone, place_zone
from kk_positions import FRESH, GAME, play, position

NAMES = ("Camille", "Léa", "Tom", "Hugo", "Inès", "Alice")
BOARD = ROOM.board(Catalog("fr", strict=True), NAMES)
GRID = "11 ?6 3 | x | 7 7 ?9 | ?10 ?5 -2"
MINE = place_zone(1)


def zones(state: State, viewer: int | None = 0, level: Level = Level.NORMAL) -> dict[str, Zone[Action]]:
    legal = GAME.legal(state, viewer) if viewer is not None and viewer in GAME.to_act(state) else []
    return {zone.id: zone for zone in BOARD.zones(GAME.view(state, viewer), legal, level)}


def items(state: State, viewer: int | None = 0) -> dict[str, Item[Action]]:
    return {f"{zone.id} {item.id}": item for zone in zones(state, viewer).values() for item in zone.items}


def actions(state: State) -> dict[str, list[str]]:
    return {name: [*map(str, item.actions)] for name, item in items(state).items() if item.actions}


def test_the_zones_stand_in_the_order_of_tab_and_a_spectator_has_none_of_its_own() -> None:
    state = position([GRID] * 3)
    assert [*zones(state)] == [MINE, DISCARD, DRAW, "seat-2", "seat-3"]
    assert [*zones(state, None)] == [DISCARD, DRAW, "seat-1", "seat-2", "seat-3"]
    assert [zone.mine for zone in zones(state).values()] == [True, False, False, False, False]
    assert not any(zone.mine for zone in zones(state, None).values())


def test_a_cell_says_its_card_then_its_place() -> None:
    grid = zones(position([GRID, GRID], rules="", discard="5"))[MINE]
    names = [item.name.speech for item in grid.items]
    assert names[:3] == ["11, colonne 1, ligne 1", "7, colonne 3, ligne 1", "cachée, colonne 4, ligne 1"]
    assert names[-1] == "moins 2, colonne 4, ligne 3"
    assert grid.items[-1].name.screen == "\u22122, colonne 4, ligne 3"
    assert [item.name.braille for item in grid.items][-2:] == ["cachée c3 l3", "-2 c4 l3"]
    assert grid.items[-1].faces == (Face(code="M2", name="\u22122"),)
    assert grid.items[2].faces == (Face(name="cachée"),)


def test_a_grid_is_walked_without_the_columns_that_have_gone() -> None:
    grid = zones(position([GRID, GRID]))[MINE]
    assert grid.columns == 3
    assert [item.id for item in grid.items] == [f"cell-{cell}" for cell in (0, 6, 9, 1, 7, 10, 2, 8, 11)]
    assert [line.speech for line in grid.across] == [
        "Ligne 1 : 11, 7, cachée.",
        "Ligne 2 : cachée, 7, cachée.",
        "Ligne 3 : 3, cachée, moins 2.",
    ]
    assert [line.speech for line in grid.down] == [
        "Colonne 1 : 11, cachée, 3.",
        "Colonne 3 : 7, 7, cachée.",
        "Colonne 4 : cachée, cachée, moins 2.",
    ]
    assert grid.whole.speech == " ".join(line.speech for line in grid.down)
    assert grid.summary.speech == "Ma grille, 26 points visibles, 4 cartes cachées"
    assert zones(position([GRID, GRID]), 0, Level.BRIEF)[MINE].summary.speech == "Ma grille, 26"


def test_an_empty_grid_says_so() -> None:
    empty = "x | x | x | x"
    found = zones(position([empty, empty], active=1))
    assert (found[MINE].summary.speech, found[MINE].items, found[MINE].across) == ("Ma grille est vide.", (), ())
    assert found["seat-2"].empty.speech == "Léa n'a plus de carte."


def test_a_pair_tells_what_would_make_its_column_disappear() -> None:
    about = items(position([GRID, GRID]))[f"{MINE} cell-8"].about.speech
    assert about == "cachée, colonne 3, ligne 3. Colonne 3 : 7, 7, cachée. Avec un 7 de plus, la colonne disparaît."
    assert "disparaît" not in items(position([GRID, GRID]))[f"{MINE} cell-0"].about.speech


def test_the_middle_shows_the_top_discard_and_what_is_beneath() -> None:
    found = zones(position([GRID, GRID], discard="1 2 7", draw="1 2"))
    assert found[DISCARD].summary.speech == "Défausse, 3 cartes"
    assert [item.name.speech for item in found[DISCARD].items] == ["Carte 7", "2 cartes dessous"]
    top = found[DISCARD].items[0]
    assert top.about.speech == "Carte 7, à prendre. Elle ferait disparaître ta colonne 3."
    assert [item.name.speech for item in found[DRAW].items] == ["2 cartes"]
    assert len(zones(position([GRID, GRID], discard="7"))[DISCARD].items) == 1


@pytest.mark.rule("KK-12")
def test_an_empty_draw_pile_can_still_be_drawn_from() -> None:
    pile = items(position([GRID, GRID], discard="1 2 7"))[f"{DRAW} pile"]
    assert pile.name.speech == "Vide, la défausse sera mélangée"
    assert [*map(str, pile.actions)] == ["DRAW"]


def test_the_drawn_card_is_at_the_draw_pile_for_who_drew_it() -> None:
    state = position([GRID, GRID], draw="1 2", drawn=7)
    assert [item.name.speech for item in zones(state)[DRAW].items] == ["Carte 7", "2 cartes"]
    assert items(state)[f"{DRAW} drawn"].about.speech == "Carte 7, piochée. Elle ferait disparaître ta colonne 3."
    assert [item.id for item in zones(state, 1)[DRAW].items] == ["pile"]
    assert not items(state)[f"{DRAW} drawn"].playable, "it is thrown away from there"
    whole = zones(state)[DRAW].whole.speech
    assert whole == "Carte 7, piochée. Elle ferait disparaître ta colonne 3. Pioche : 2 cartes."


def test_on_a_turn_hidden_cards_are_turned_and_the_piles_are_taken_from() -> None:
    state = position(["x | x | x | ?4 5 6", GRID], draw="1")
    assert actions(state) == {
        f"{MINE} cell-9": ["FLIP(9)"],
        "discard top": ["TAKE(9)", "TAKE(10)", "TAKE(11)"],
        "draw pile": ["DRAW"],
    }
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert {name: str(BOARD.plain(view, legal, item)) for name, item in items(state).items() if "cell" in name} == {
        f"{MINE} cell-9": "FLIP(9)",
        f"{MINE} cell-10": "None",
        f"{MINE} cell-11": "None",
    }
    assert (BOARD.start(view, legal), BOARD.decline(view, legal)) == (None, None)


def test_a_drawn_card_is_laid_at_once_and_thrown_away_in_two_steps() -> None:
    state = position(["x | x | x | ?4 5 6", GRID], draw="1", drawn=3)
    assert actions(state) == {
        f"{MINE} cell-9": ["PLACE(9)"],
        f"{MINE} cell-10": ["PLACE(10)"],
        f"{MINE} cell-11": ["PLACE(11)"],
        "draw drawn": ["REJECT(9)"],
    }
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert str(BOARD.plain(view, legal, items(state)[f"{MINE} cell-10"])) == "PLACE(10)"
    assert BOARD.start(view, legal) == MINE


def held(state: State, what: str, *, on: str) -> str:
    """What Enter on *on* does with *what* held."""
    assert isinstance(BOARD, Holding)
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    return str(BOARD.then(view, legal, what.split(), items(state)[on]))


def test_what_is_held_says_the_rest_on_a_cell_of_one_s_own() -> None:
    turn, drawn = position([GRID, GRID]), position([GRID, GRID], drawn=3)
    assert held(turn, "top", on=f"{MINE} cell-0") == "TAKE(0)"
    assert held(drawn, "drawn", on=f"{MINE} cell-1") == "REJECT(1)"
    assert held(drawn, "drawn", on=f"{MINE} cell-0") == "REJECT(0)", "the rules say why not"
    assert held(turn, "top", on="seat-2 seen-0") == "None"
    assert held(turn, "top", on="draw pile") == "None"
    setup = position([FRESH, FRESH], phase="setup")
    assert held(setup, "cell-7", on=f"{MINE} cell-0") == "REVEAL(0,7)"
    assert held(setup, "cell-7", on=f"{MINE} cell-7") == "None"
    assert held(setup, "cell-7 cell-0", on=f"{MINE} cell-7") == "REVEAL(0,7)", "both were marked"
    assert held(setup, "cell-7 cell-0", on=f"{MINE} cell-8") == "None"


def test_only_what_needs_a_second_thing_is_taken_hold_of() -> None:
    assert isinstance(BOARD, Holding)

    def grips(state: State) -> dict[str, str]:
        view, legal = GAME.view(state, 0), GAME.legal(state, 0) if 0 in GAME.to_act(state) else []
        found = {name: BOARD.hold(view, legal, item) for name, item in items(state).items()}
        return {name: grip.said.on(Display.SPEECH) for name, grip in found.items() if grip}

    small = "x | x | x | ?4 5 6"
    assert grips(position([small, small], discard="0 7")) == {
        "discard top": "Prendre le 7 : quelle carte remplace-t-il ?"
    }
    assert grips(position([small, small], drawn=3)) == {"draw drawn": "Jeter le 3 : quelle carte cachée retournes-tu ?"}
    setup = position([FRESH, FRESH], phase="setup")
    assert len(grips(setup)) == 12
    assert grips(setup)[f"{MINE} cell-0"] == "cachée, colonne 1, ligne 1 : choisie. Encore une."
    play(setup, "REVEAL(0,7)")
    assert grips(setup) == {}
    assert grips(position([small, small], active=1)) == {}


@pytest.mark.rule("KK-5")
def test_what_one_has_chosen_is_marked_for_oneself_alone() -> None:
    state = position([FRESH, FRESH], phase="setup")
    play(state, "REVEAL(0,7)")
    mine = {name: item.state.speech for name, item in items(state).items() if item.state}
    assert mine == {f"{MINE} cell-0": "choisie", f"{MINE} cell-7": "choisie"}
    assert not any(item.state for name, item in items(state, 1).items() if name.startswith("seat-2"))


def test_others_grids_are_looked_at_and_nothing_starts_there() -> None:
    theirs = zones(position([GRID, GRID], drawn=3))["seat-2"]
    assert theirs.summary.speech == "Léa, 26 points visibles, 4 cartes cachées"
    assert {item.id for item in theirs.items} == {f"seen-{cell}" for cell in (0, 1, 2, 6, 7, 8, 9, 10, 11)}
    assert not any(item.actions for item in theirs.items)
    assert BOARD.takes_all(Action("DRAW"), ())
