"""From the main menu to a game that begins: everything is said, Escape leaves everything, no key is silent."""

import random
from pathlib import Path

import pytest

from cachecash.narration.catalog import Catalog, languages, utterance
from cachecash.narration.utterance import Priority, Rendered
from cachecash.presentation.kept import KeptGames
from cachecash.presentation.keys import NAMES, Key, forbidden
from cachecash.presentation.lists import ListBox
from cachecash.presentation.pages.shell import Entry
from cachecash.presentation.settings import Settings
from cachecash.storage.profiles import Profile
from talk import MemoryStore, talk
from visit import Hostel, Visit, visit


def kept(count: int = 1) -> MemoryStore:
    store = MemoryStore()
    talk("1", "1", store=store)
    store.texts = {f"game-{number}": store.written[-1] for number in range(1, count + 1)}
    return store


def test_the_menu_says_where_one_is_and_what_each_game_is() -> None:
    guest = Visit()
    assert guest.open() == "Menu principal. | Jouer à Cache ton Cash, 1 sur 8"
    assert guest.press("I") == (
        "Forme des paires, cache-les dans ta pile et vole celles des autres : de 2 à 6 joueurs, une demi-heure "
        "environ. | Jouer à Cache ton Cash, 1 sur 8"
    )
    assert guest.press("Up") == "<edge> | Jouer à Cache ton Cash, 1 sur 8"
    assert guest.press("End") == "Quitter, 8 sur 8"
    assert guest.press("Down") == "<edge> | Quitter, 8 sur 8"
    assert guest.press("F4") == "Menu principal. | Quitter, 8 sur 8"


def test_without_position_counts_none_is_said() -> None:
    guest = Visit(Hostel(settings=Settings(welcomed=True, positions=False)))
    assert guest.open() == "Menu principal. | Jouer à Cache ton Cash"


def test_in_english() -> None:
    guest = Visit(language="en")
    assert guest.open() == "Main menu. | Play Cache ton Cash, 1 of 8"
    assert guest.enter("Play") == "Cache ton Cash, against Léa, Tom and Hugo. | Start, 1 of 9"


def test_two_presses_of_enter_start_a_game_as_it_is_proposed() -> None:
    guest = visit()
    assert guest.press("Enter") == "Cache ton Cash, contre Léa, Tom et Hugo. | Commencer, 1 sur 9"
    guest.press("Enter")
    (party,) = guest.house.started
    assert party.names == ("Joueur", "Léa", "Tom", "Hugo")
    assert {player.level for player in party.players[1:]} == {"habitue"}
    assert party.table().seats == 4
    assert len(party.seed) == 8


def test_a_second_enter_that_bounces_does_not_start_anything() -> None:
    guest = visit()
    guest.press("Enter")
    guest.pages.key(Key("Enter"), guest.now + 0.3)
    assert guest.answer() == "<error>"
    assert not guest.house.started


def test_players_levels_rules_and_name_are_chosen_one_by_one() -> None:
    guest = visit(Hostel(settings=Settings(welcomed=True, name="Zoé")))
    guest.press("Enter")
    assert guest.lines == [
        "Commencer",
        "Nombre de joueurs : 4",
        "Niveau de Léa : habitué",
        "Niveau de Tom : habitué",
        "Niveau d'Hugo : habitué",
        "Fin de la partie : classique, au premier million",
        "Règles : classiques",
        "Toutes les options de la table",
        "Ton nom : Zoé",
    ]
    guest.go("Nombre de joueurs")
    assert guest.press("Left") == "3."
    assert guest.press("Left Left") == "<edge> | 2."
    assert guest.press("Enter") == "Nombre de joueurs. | 2, 1 sur 5"
    assert guest.press("Down Enter") == "3. | Nombre de joueurs : 3, 2 sur 8"
    guest.go("Niveau de Tom")
    assert guest.press("Left") == "débutant."
    guest.go("Fin de la partie")
    assert guest.press("Right") == "rapide, une seule manche."
    guest.go("Règles")
    assert guest.press("Right") == "avancées."
    assert guest.enter("Toutes les options").startswith("Toutes les options de la table. | Fin de la partie : rapide")
    guest.go("Six cartes en main")
    assert guest.press("Left") == "non."
    guest.press("Escape")
    assert "Règles : à ton choix" in guest.lines
    guest.go("Ton nom")
    assert guest.press("Right") == "Entrée pour l'écrire ou le choisir."
    guest.press("Enter Backspace Backspace Backspace")
    guest.type("4")
    assert guest.press("Enter") == "Un nom a de 2 à 20 signes, et commence par une lettre."
    guest.press("Backspace")
    guest.type("Anne")
    assert guest.press("Enter") == "Ton nom : Anne, 8 sur 8"
    guest.enter("Commencer")
    (party,) = guest.house.started
    assert party.names == ("Anne", "Léa", "Tom")
    assert [player.level for player in party.players] == ["human", "habitue", "debutant"]
    assert (party.options.six, party.options.double) == (False, True)


def test_own_rules_are_left_for_a_preset_by_either_arrow() -> None:
    guest = visit()
    guest.enter("Jouer", "Toutes les options")
    guest.go("Deux actions par tour")
    guest.press("Right Escape")
    guest.go("Règles")
    assert guest.press("Right") == "classiques."
    assert guest.press("Left") == "<edge> | classiques."


def test_computer_players_come_and_go_with_b() -> None:
    guest = visit()
    assert guest.press("B").startswith("Les joueurs se choisissent avant la partie")
    guest.press("Home Enter")
    assert guest.press("B") == "Cache ton Cash, contre Léa, Tom, Hugo et Inès."
    assert guest.press("B B") == "<edge> | Il y a 6 joueurs."
    assert guest.press("Shift+B") == "Cache ton Cash, contre Léa, Tom, Hugo et Inès."


def test_one_kept_game_is_resumed_at_once() -> None:
    guest = visit(Hostel(store=kept()))
    assert guest.press("Down Home").split(" | ")[-1] == "Reprendre la partie en cours, 1 sur 9", (
        "whoever comes back finds it under Enter"
    )
    guest.press("Enter")
    (game,) = guest.house.resumed
    assert game.slot.name == "game-1"


def test_several_kept_games_are_listed_with_date_round_and_players() -> None:
    guest = visit(Hostel(store=kept(2)))
    assert guest.press("Down Home").split(" | ")[-1] == "Reprendre une partie : 2 en cours, 1 sur 9"
    assert guest.press("Enter") == (
        "Parties à reprendre. | "
        "Cache ton Cash, le 3 août à 14 heures 5, première manche, contre Léa, Tom et Hugo, 1 sur 2"
    )
    guest.press("Down Enter")
    assert [game.slot.name for game in guest.house.resumed] == ["game-2"]


def test_a_kept_game_is_told_with_the_name_of_who_plays_it_where_they_gave_one() -> None:
    store = kept(2)
    store.texts = {name: text.replace('human "Joueur"', 'human "Anne"') for name, text in store.texts.items()}
    guest = visit(Hostel(store=store))
    assert "première manche, Anne contre Léa, Tom et Hugo" in guest.enter("Reprendre")
    assert guest.house.kept.all()[0].title(Catalog("fr")).braille.endswith("m1 Anne, Léa, Tom, Hugo")


def test_the_name_of_who_plays_is_left_out_wherever_they_sit() -> None:
    store = kept()
    text = (
        store.texts["game-1"]
        .replace('0: human "Joueur"', '0: expert "Zoé"')
        .replace('1: habitue "Léa"', '1: human "Joueur"')
    )
    store.texts["game-1"] = text
    (game,) = KeptGames(Hostel().rooms, store).all()
    assert game.title(Catalog("fr")).speech.endswith("contre Zoé, Tom et Hugo")


def test_a_game_of_two_people_is_of_another_version() -> None:
    store = kept()
    store.texts["game-1"] = store.texts["game-1"].replace("1: habitue", "1: human")
    games = KeptGames(Hostel().rooms, store)
    assert not games.all()
    assert [problem.facts["why"] for problem in games.notices()] == ["unknown-level"]
    assert (games.count(), len(store.texts)) == (0, 1), "it is left where it is, and not counted again"


def test_a_game_that_was_played_elsewhere_meanwhile_is_missed_aloud() -> None:
    guest = visit(Hostel(store=kept(2), gone=True))
    guest.enter("Reprendre")
    assert guest.press("Enter").startswith(
        "Cette partie n'est plus à reprendre : elle a été jouée ailleurs. | Cache ton Cash, le 3"
    )


@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_damaged_game_is_put_aside_aloud_and_the_others_are_there(others: int) -> None:
    store = kept(others)
    store.texts["bad"] = "nonsense"
    guest = visit(Hostel(store=store))
    told = guest.enter("Reprendre")
    assert told.startswith("La partie gardée bad ne se lit pas : elle est mise de côté, rien n'est effacé. | ")
    assert told.endswith(
        f"14 heures 5, première manche, contre Léa, Tom et Hugo{', 1 sur 2' if others == 2 else ''}"
        if others
        else "Aucune partie à reprendre. | Jouer à Cache ton Cash, 1 sur 8"
    )
    assert store.aside == ["bad"]


def test_a_game_that_another_program_plays_is_missed_once() -> None:
    guest = Visit(Hostel(store=MemoryStore(elsewhere=1)))
    assert guest.open().endswith("| Une partie est ouverte dans un autre cachecash : elle se reprend là-bas.")
    guest.pages.menu(9.0)
    assert guest.answer() == "Menu principal. | Jouer à Cache ton Cash, 1 sur 8"


NO_GAME = "Aucune partie n'est en cours. Cette touche sert pendant une partie."
OVER_GAME = "Une page est ouverte sur la partie. Échap y ramène."


@pytest.mark.parametrize("playing", [False, True])
def test_a_key_of_the_table_says_why_it_does_nothing_here(playing: bool) -> None:
    guest = visit(Hostel(playing=playing))
    keys = ("Tab", "Shift+Tab", "J", "H", "M", "T", "1")
    assert {guest.press(key) for key in keys} == {OVER_GAME if playing else NO_GAME}


def test_a_key_without_a_meaning_says_so_on_a_page() -> None:
    guest = visit()
    assert guest.press("F5") == "F5 ne fait rien ici."
    assert guest.press("Delete") == "Supprimer ne fait rien ici."


# --- leaving


def test_leaving_asks_first_and_stays_at_the_first_line() -> None:
    guest = visit()
    assert guest.press("Escape") == "Quitter le jeu. | Rester, 1 sur 2"
    assert guest.press("Enter") == "Menu principal. | Jouer à Cache ton Cash, 1 sur 8"
    assert guest.enter("Quitter") == "Quitter le jeu. | Rester, 1 sur 2"
    assert guest.press("Escape") == "Menu principal. | Quitter, 8 sur 8"
    guest.press("Ctrl+Q Down Enter")
    assert guest.house.ended == "quit"


def test_who_does_not_want_to_be_asked_is_not() -> None:
    guest = visit(Hostel(settings=Settings(welcomed=True, confirmations=False)))
    guest.press("Escape")
    assert guest.house.ended == "quit"


def test_escape_leaves_every_page() -> None:
    guest = visit(Hostel(store=kept(2)))
    for place, name in enumerate(guest.lines):
        guest.press("Home" + " Down" * place + " Enter")
        assert guest.title != "Menu principal", name
        guest.press("Escape")
        assert guest.title == "Menu principal", name
        assert guest.pages.page.index == place


# --- listening


def test_sounds_are_learnt_by_their_lines() -> None:
    guest = visit()
    assert guest.enter("Apprendre les sons") == "Les sons. Entrée les joue. | À toi, 1 sur 3"
    assert guest.press("Enter") == "<your-turn> | C'est à toi de jouer, ou de jouer encore."
    assert guest.press("Down Enter").startswith("<card-taken> | ")
    assert guest.lines == ["À toi", "Carte prise", "Bord"]


def test_the_history_is_a_page_with_the_newest_first() -> None:
    guest = visit()
    for words in ("Léa pose un set.", "Tom pioche."):
        guest.history.add(utterance(Rendered(words, words, words), Priority.STORY, "game"))
    assert guest.enter("Historique") == "Historique. | Tom pioche."
    assert guest.lines == ["Tom pioche.", "Léa pose un set."]
    empty = visit()
    assert empty.enter("Historique") == "Historique. | La liste est vide."


def test_the_history_keys_and_repeat_work_in_a_menu() -> None:
    guest = visit()
    assert guest.press("PageUp") == "Rien dans l'historique."
    for words in ("Léa pose un set.", "Tom pioche."):
        guest.history.add(utterance(Rendered(words, words, words), Priority.STORY, "game"))
    guest.press("Down")
    assert guest.press("R") == "Règles du jeu, 2 sur 8"
    assert guest.press("PageUp PageUp") == "Léa pose un set."
    assert guest.press("PageUp").startswith("<edge> | ")


def test_the_whole_page_is_read_with_its_values() -> None:
    guest = visit()
    told = guest.press("L")
    assert told.startswith("Menu principal. | Jouer à Cache ton Cash. | Règles du jeu. | ")
    assert "Qui joue : quelqu'un." in told


def test_f1_lists_the_keys_and_enter_does_what_one_says() -> None:
    guest = visit()
    assert guest.press("F1").startswith("Touches utiles maintenant. | ")
    guest.go("ligne suivante")
    assert guest.press("Enter").endswith("Règles du jeu, 2 sur 8")
    assert guest.press("Shift+F1").startswith("Appuie sur une touche")
    assert guest.press("F2").startswith("F2 : ")
    assert guest.title == "Menu principal"


# --- no key is silent


PAGES: list[tuple[str, ...]] = [
    (),
    ("Jouer",),
    ("Jouer", "Toutes les options"),
    ("Jouer", "Nombre de joueurs"),
    ("Règles du jeu",),
    ("Règles du jeu", "Le but du jeu"),
    ("Apprendre les sons",),
    ("Réglages", "Voix et paroles"),
    ("Touches",),
    ("Qui joue",),
    ("Qui joue", "quelqu'un"),
    ("Historique",),
    ("Quitter",),
]


@pytest.mark.parametrize("way", PAGES, ids=" ".join)
def test_no_key_is_silent_on_any_page(way: tuple[str, ...]) -> None:
    guest = Visit()
    for key in (f"{held}{name}" for name in sorted(NAMES - {"F10"}) for held in ("", "Shift+", "Ctrl+")):
        if not forbidden(Key(key.rpartition("+")[2], shift="Shift" in key)):
            guest.house.ended = ""
            guest.house.started.clear()
            guest.pages.menu(guest.now)
            guest.enter(*way)
            guest.press(key)
            guest.press("F4")
            guest.press("F4")  # whatever was to be asked twice, or explained, is over


def test_thousands_of_keys_never_lose_the_player() -> None:
    chance = random.Random(3)
    names = sorted(NAMES - {"F10", "Ctrl"})
    people = [Profile(Path("settings.yaml"), "Zoé"), Profile(Path("settings-2.yaml"), "Léa")]
    for language in languages():
        guest = visit(Hostel(store=kept(2), people=people, settings=Settings(welcomed=True, name="Zoé")), language)
        for _ in range(600):
            box = guest.pages.page
            if guest.pages.wants_text and chance.random() < 0.5:
                guest.type(chance.choice("aÉ -7'"))
            elif not (isinstance(box, Entry) and box.text_wanted):
                guest.press(str(Key(chance.choice(names), shift=chance.random() < 0.2, ctrl=chance.random() < 0.1)))
            else:
                guest.press(chance.choice(("Enter", "Escape", "Backspace", "Left", "F1", "Up", "Delete")))
            guest.house.ended = ""
            guest.house.started.clear()
            guest.house.resumed.clear()
            assert isinstance(guest.pages.page, ListBox)
            assert guest.pages.page.title.screen
