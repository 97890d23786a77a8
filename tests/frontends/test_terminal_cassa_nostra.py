"""Cassa Nostra at the terminal: cards typed one after the other, choices made at the same time, a game kept within."""

from collections.abc import Callable, Iterator
from io import StringIO
from itertools import pairwise
from typing import Any

import pytest

from cachecash.frontends.terminal.desk import Settings
from cachecash.narration.utterance import Display
from talk import MemoryStore, Talk, converse, talk

GAME = "cassa-nostra"
START = ("1", "1")
HINT = "Tape les cartes de ta mise, par exemple 1 1 8. Elles sont misées aussitôt."


def at_the_deposit(*lines: str, **told: Any) -> Talk:
    return talk(*START, *lines, game=GAME, **told)


def test_a_deposit_is_typed_card_by_card() -> None:
    said = at_the_deposit("1 1 8")
    assert said.after("À toi.")[:2] == [HINT, "Tu mises 3 cartes, total 10 : 1, 1 et 8."]
    assert said.after(HINT)[1].startswith("Toutes les mises sont posées. Cartes : toi 3, ")


@pytest.mark.parametrize("typed", ["8", "8 1 1", "8,1,1", "&&_", "DEPOSIT(1,1,8)"])
def test_a_deposit_may_be_typed_in_any_way_that_is_plain(typed: str) -> None:
    said = at_the_deposit(typed.replace("&&_", "& & _"))
    total = 8 if typed == "8" else 10
    assert any(line.startswith("Tu mises") and f"total {total}" in line for line in said.lines)


def test_what_cannot_be_laid_is_said_and_asked_again() -> None:
    said = at_the_deposit("8 8 8", "3", "hop", "", "2")
    assert "Tu n'as que deux 8 en main. (Détails : règle « La mise ».)" in said.lines
    assert "Il n'y a pas de carte 3 : les cartes valent 1, 2, 4 ou 8." in said.lines
    assert "« hop » n'est ni un nombre ni une commande ; ? dit les touches." in said.lines
    prompt = "Mise une carte ou plus : 1, 1, 2, 2, 4, 4, 8 et 8."
    assert said.lines.count(prompt) == 2
    assert all(said.after(prompt, time)[0] == HINT for time in (1, 2))
    assert "Tu mises une carte, total 2." in said.lines


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("0", "Il n'y a pas de carte 0 : les cartes valent 1, 2, 4 ou 8."),
        ("9 1", "Il n'y a pas de carte 9 : les cartes valent 1, 2, 4 ou 8."),
        ("118", "Sépare les cartes par des espaces : 1 1 8."),
        ("13", "Il n'y a pas de carte 13 : les cartes valent 1, 2, 4 ou 8."),
        ("1 1 2 2 4 4 8 8 8", "Tu n'as que 8 cartes en main."),
    ],
)
def test_numbers_that_are_no_cards_are_called_so(typed: str, why: str) -> None:
    assert why in at_the_deposit(typed).lines


def test_numbers_that_cannot_be_turned_are_called_so() -> None:
    said = at_the_deposit("1 8", "2 4", "3", "2").lines
    assert "On ne retourne qu'une carte : tape un seul nombre." in said
    assert "Il n'y a pas de carte 3 : les cartes valent 1, 2, 4 ou 8." in said
    assert "Il n'y a pas de 2 dans ta mise. (Détails : règle « Retourner une carte ».)" in said
    assert not any("ni un nombre" in line for line in said)


def test_letters_ask_while_cards_are_typed() -> None:
    said = at_the_deposit("q", "j2", "m", "4")
    assert "Rien n'est encore retourné." in said.lines
    assert "Léa : 2 jetons, 8 cartes en main." in said.lines
    assert "Ta main, 8 cartes, total 30 : 1, 1, 2, 2, 4, 4, 8 et 8." in said.lines
    assert "Tu mises une carte, total 4." in said.lines


def test_the_card_to_turn_is_typed_and_an_adjustment_chosen_by_its_number() -> None:
    """Lines are counted from 11: whoever types a card, as for the deposit, adds no other one by that."""
    said = at_the_deposit("1 1 8", "8", "2", "15")
    assert said.after("Tape la carte à retourner, par exemple 1.")[0] == "Tu choisis le 8."
    menu = said.lines[said.lines.index("11. Ajouter 2") :]
    assert menu[:5] == ["11. Ajouter 2", "12. Ajouter 4", "13. Ajouter 8", "14. Reprendre 1", "15. Ne rien changer"]
    assert menu[5].startswith("2 n'est pas un choix. Les choix vont de 11 à 15")
    assert menu[6] == "Tu ne changes rien."


def test_the_whole_hand_is_typed_twice() -> None:
    said = at_the_deposit("1 1 2 2 4 4 8 8", "1 1 2 2 4 4 8 8")
    asked = said.after("Il ne te restera aucune carte pour la suite de la manche. Le faire quand même ?")
    assert asked[0] == "Tape encore 1 1 2 2 4 4 8 8 pour le faire. Autre chose annule."
    assert asked[1] == "Tu mises 8 cartes, total 30 : 1, 1, 2, 2, 4, 4, 8 et 8."
    assert "Annulé." in at_the_deposit("1 1 2 2 4 4 8 8", "8").lines


def test_nothing_is_told_between_the_players_stake_and_the_last_one() -> None:
    lines = at_the_deposit("4").lines
    place = lines.index("Tu mises une carte, total 4.")
    assert lines[place + 1].startswith("Toutes les mises sont posées.")


def test_a_game_is_kept_and_taken_up_in_the_midst_of_what_is_chosen_together() -> None:
    store = MemoryStore()
    at_the_deposit("1 8", store=store)
    kept = next(text for text in store.written if text.endswith("0 DEPOSIT(1,8)\n"))
    store.texts = {"kept": kept}
    said = talk("2", "8", store=store, game=GAME)
    resumed = said.after("Partie reprise : Cassa Nostra, première manche, contre Léa, Tom et Hugo.")
    assert resumed[:7] == [
        "Manche 1, tour 1. Jetons : toi 2, Léa 2, Tom 2, Hugo 2.",
        "La quête est de 31 : 40, moins 1, 2, 2 et 4 aux dés.",
        "Rien n'est encore retourné. Ta mise : 9.",
        "En main : toi 6, Léa 8, Tom 8, Hugo 8. Posées : toi 2.",
        "Ta mise, total 9 : 1 et 8.",
        "Ta main, 6 cartes, total 21 : 1, 2, 2, 4, 4 et 8.",
        "Toutes les mises sont posées. Cartes : toi 2, Léa 2, Tom 1, Hugo 1.",
    ]
    assert "Tu choisis le 8." in said.lines


def to_the_end(place: Callable[[], Any], out: StringIO) -> Iterator[str]:
    """Lay the last deposit of the list, the first of everything else, until the game is over."""
    yield from START
    while "Et maintenant" not in out.getvalue() and "And now" not in out.getvalue():
        session = place()
        legal = session._legal() if session else []
        yield str(legal[len(legal) // 3]) if legal else ""
    yield "3"
    yield "quitter"
    yield "quit"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [20, 40])
@pytest.mark.parametrize("display", [Display.SPEECH, Display.BRAILLE])
def test_a_whole_game_of_cassa_nostra_fits_every_line(language: str, width: int, display: Display) -> None:
    settings = Settings(seed="2", width=width, display=display)
    said = converse(to_the_end, language=language, settings=settings, game=GAME)
    assert said.code == 0
    assert max(map(len, said.lines)) <= width


def test_nothing_of_a_whole_game_of_cassa_nostra_is_said_twice_in_a_row() -> None:
    lines = converse(to_the_end, game=GAME).lines
    assert any("La partie est finie" in line for line in lines)
    assert all(before != after for before, after in pairwise(lines))


def test_a_table_with_one_option_and_no_bundle_asks_for_no_more() -> None:
    lines = talk("1", game=GAME).after("Cassa Nostra, contre Léa, Tom et Hugo.")
    assert lines[:5] == [
        "1. Commencer",
        "2. Nombre de joueurs : 4",
        "3. Niveau des adversaires : habitué",
        "4. Cinq jetons font gagner : dès la fin du tour",
        "5. Ton nom : Joueur",
    ]


@pytest.mark.parametrize("letter", ["t", "l"])
def test_whoever_asks_what_to_do_while_the_game_waits_is_told_the_key(letter: str) -> None:
    said = at_the_deposit("1 8", "8", "PASS", letter)
    assert said.after("Le tour 1 est compté.")[0] == "Entrée pour continuer."
