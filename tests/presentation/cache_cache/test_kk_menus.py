"""The numbered menus, and what is asked again before something is lost."""

from collections.abc import Iterator, Sequence

import pytest

from cachecash.core.chance import Chance
from cachecash.games.cache_cache import State
from cachecash.games.cache_cache.actions import Action, parse
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Level
from cachecash.presentation.cache_cache import ROOM
from cachecash.presentation.narrator import Option
from kk_positions import FRESH, GAME, options, position

CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
NAMES = ["Camille", "Léa", "Tom", "Hugo", "Inès", "Alice"]
GRID = "11 ?6 3 | 4 ?2 8 | 7 7 ?9 | ?10 ?5 -2"


def menu(state: State, language: str = "fr") -> list[Option[Action]]:
    seat = GAME.to_act(state)[0]
    narrator = ROOM.narrator(CATALOGS[language], NAMES[: state.seats])
    return narrator.choices(GAME.view(state, seat), GAME.legal(state, seat))


def lines(options_: Sequence[Option[Action]]) -> list[str]:
    return [option.label.speech for option in options_]


def leaves(option: Option[Action]) -> Iterator[Action]:
    if option.action:
        yield option.action
    for inner in option.options:
        yield from leaves(inner)


def test_a_turn_asks_the_verb_first_then_the_column_where_there_are_many_cells() -> None:
    top = menu(position([GRID, GRID], discard="-1"))
    assert lines(top) == ["Retourner une carte cachée", "Piocher", "Prendre le moins 1 de la défausse"]
    assert str(top[1].action) == "DRAW"
    assert lines(top[0].options) == [
        "Colonne 1, ligne 2, avec 11 et 3",
        "Colonne 2, ligne 2, avec 4 et 8",
        "Colonne 3, ligne 3, avec 7 et 7",
        "Colonne 4, ligne 1, avec moins 2",
        "Colonne 4, ligne 2, avec moins 2",
    ]
    assert lines(top[2].options)[0] == "Colonne 1 : 11, cachée, 3"
    assert lines(top[2].options[0].options) == [
        "Prendre le moins 1 à la place du 11, colonne 1, ligne 1",
        "Prendre le moins 1 à la place d'une carte cachée, colonne 1, ligne 2",
        "Prendre le moins 1 à la place du 3, colonne 1, ligne 3",
    ]


def test_a_short_menu_is_flat() -> None:
    assert lines(menu(position(["x | x | x | ?4 5 6", GRID], discard="8"))) == [
        "Retourner la carte cachée, colonne 4, ligne 1",
        "Piocher",
        "Prendre le 8 à la place d'une carte cachée, colonne 4, ligne 1",
        "Prendre le 8 à la place du 5, colonne 4, ligne 2",
        "Prendre le 8 à la place du 6, colonne 4, ligne 3",
    ]


def test_a_drawn_card_is_laid_or_thrown_away() -> None:
    top = menu(position([GRID, GRID], drawn=8))
    assert lines(top) == ["Poser le 8", "Jeter le 8 et retourner une carte cachée"]
    assert lines(top[0].options[3].options)[2] == "Poser le 8 à la place du moins 2, colonne 4, ligne 3"
    assert lines(top[1].options)[0] == "Colonne 1, ligne 2, avec 11 et 3"
    assert lines(menu(position(["?1 2 3 | ?4 ?5 ?6 | x | x", GRID], drawn=8))[1].options)[1] == "Colonne 2, ligne 1"


def test_the_set_up_asks_the_columns_then_the_lines() -> None:
    top = menu(position([FRESH, FRESH], phase="setup"))
    assert lines(top)[:3] == [
        "Deux cartes de la colonne 1",
        "Une carte de la colonne 1 et une de la colonne 2",
        "Une carte de la colonne 1 et une de la colonne 3",
    ]
    assert lines(top[0].options) == [
        "Colonne 1, lignes 1 et 2",
        "Colonne 1, lignes 1 et 3",
        "Colonne 1, lignes 2 et 3",
    ]
    assert lines(top[1].options)[0] == "Colonne 1, ligne 1, et colonne 2, ligne 1"
    assert [len(option.options) for option in top] == [3, 9, 9, 9, 3, 9, 9, 3, 9, 3]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_menu_holds_every_legal_action_once(seats: int, language: str) -> None:
    chance = Chance(f"menu/{seats}")
    state = GAME.new(seats, options(), chance)
    narrator = ROOM.narrator(CATALOGS[language], NAMES[:seats])
    for turn in range(60):
        seat = GAME.to_act(state)[0]
        legal = GAME.legal(state, seat)
        tree = narrator.choices(GAME.view(state, seat), legal)
        found = [action for option in tree for action in leaves(option)]
        assert sorted(map(str, found)) == sorted(map(str, legal))
        assert all((option.action is None) == bool(option.options) for option in tree)
        GAME.apply(state, seat, legal[chance.below(len(legal), "choice", turn)])


# --- second thoughts


def regret(state: State, text: str, seat: int = 0) -> str | None:
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES[: state.seats])
    legal = GAME.legal(state, seat) if seat in GAME.to_act(state) else []
    asked = narrator.regret(GAME.view(state, seat), legal, parse(text))
    return asked.speech if asked else None


@pytest.mark.parametrize("verb", ["TAKE", "PLACE"])
def test_a_dearer_card_in_place_of_a_visible_one_is_asked_again(verb: str) -> None:
    def asked(card: int, cell: int) -> str | None:
        drawn = card if verb == "PLACE" else None
        return regret(position([GRID, GRID], discard=f"0 {card}", drawn=drawn), f"{verb}({cell})")

    assert asked(12, 2) == "Poser un 12 à la place d'un 3 ? Ta grille augmente."
    assert asked(4, 2) is not None
    assert asked(3, 2) is None, "as good as before"
    assert asked(2, 2) is None
    assert asked(12, 1) is None, "nobody knows what is hidden"
    assert asked(11, 2) is None, "it makes a pair"


def test_finishing_though_somebody_shows_less_is_asked_again() -> None:
    mine, low = "x | x | 4 3 8 | ?4 5 0", "?1 2 ?3 | ?4 5 6 | ?0 ?0 ?0 | ?1 ?1 ?1"
    assert regret(position([mine, low], discard="-1"), "TAKE(9)") == (
        "Tu finirais avec 19, et Léa ne montre que 13. Si quelqu'un fait autant ou moins, tes points comptent double."
        " Finir quand même ?"
    )
    assert str(regret(position([mine, low]), "FLIP(9)")).startswith(
        "Tu finirais avec 20 et la carte que tu retournes, et Léa ne montre que 13."
    )
    assert regret(position([mine, low], drawn=12), "REJECT(9)") is not None
    between = "1 2 ?3 | 4 5 6 | ?0 ?0 ?0 | ?1 ?1 ?1"
    assert "Tom ne montre que 13" in str(regret(position([mine, between, low]), "FLIP(9)")), "the lowest of all"
    level = "9 9 2 | ?4 ?5 ?6 | ?0 ?0 ?0 | ?1 ?1 ?1"
    assert regret(position([mine, level]), "FLIP(9)") is not None, "a tie is enough"


@pytest.mark.rule("KK-21")
def test_finishing_is_not_asked_again_where_nothing_is_lost() -> None:
    mine, low, high = "x | x | 4 3 8 | ?4 5 0", "x | x | ?4 5 8 | ?0 ?0 ?0", "9 9 8 | ?4 5 6 | 1 1 ?0 | ?1 ?1 ?1"
    assert regret(position([mine, high]), "FLIP(9)") is None, "all the others show more"
    assert regret(position([mine, low], finisher=1), "FLIP(9)") is None, "the last lap"
    assert regret(position([mine.replace("5", "?5"), low]), "FLIP(9)") is None, "a card is still hidden"
    assert regret(position(["x | x | x | ?4 -1 -1", low]), "FLIP(9)") is None, "less than nothing is never doubled"
    nothing = "?5 ?5 ?5 | x | x | ?1 ?1 ?1"
    assert regret(position(["x | x | x | ?4 1 -1", nothing]), "FLIP(9)") is None, "nor is nothing"
    assert regret(position(["x | x | 1 2 3 | ?4 5 5", low], discard="5"), "TAKE(9)") is None, "the column goes"


def test_what_cannot_be_played_or_is_drawn_is_not_asked_again() -> None:
    state = position([GRID, GRID], discard="12")
    assert regret(state, "DRAW") is None
    assert regret(state, "FLIP(0)") is None, "the rules refuse it anyway"
    assert regret(state, "TAKE(2)", seat=1) is None
    assert regret(position([FRESH, FRESH], phase="setup"), "REVEAL(0,1)") is None


@pytest.mark.parametrize(
    ("totals", "heard"),
    [
        ([0, 0, 0], "comme tout le monde."),
        ([7, 7, 9], "autant que Léa."),
        ([3, 7, 9], "4 de moins que Léa."),
        ([9, 7, 7], "2 de plus que Léa."),
    ],
)
def test_who_has_as_much_as_all_the_others_is_not_compared_with_one_of_them(totals: list[int], heard: str) -> None:
    view = GAME.view(position([GRID, GRID, GRID], totals=totals), 0)
    (told,) = ROOM.narrator(CATALOGS["fr"], NAMES[:3]).answer("goal", view, Level.NORMAL)
    assert told.speech.endswith(f"Tu as {totals[0]}, {heard}")


def test_whoever_is_not_awaited_is_told_whose_turn_it_is() -> None:
    state = position([GRID, GRID, GRID], drawn=3)
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES[:3])

    def prompted(viewer: int | None) -> str:
        legal = GAME.legal(state, 0) if viewer == 0 else []
        text: str = narrator.prompt(GAME.view(state, viewer), legal, Level.NORMAL).speech
        return text

    assert prompted(0) == "Tu as pioché un 3 : pose-le sur une carte, ou jette-le pour en retourner une cachée."
    assert prompted(1) == prompted(None) == "C'est à Camille de jouer, avec une carte piochée."
    assert [narrator.name(seat) for seat in range(3)] == NAMES[:3]
