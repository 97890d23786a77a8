"""The command table at work: help, the menu of everything, "what does this key do?", letters off, remapped keys."""

import pytest

from cachecash.presentation.commands import COMMANDS
from cachecash.presentation.keys import Key
from cachecash.presentation.outlet import Wish
from deskside import Deskside


def at_my_turn(**given: object) -> Deskside:
    return Deskside(**given).settle()  # type: ignore[arg-type] # each test names what it wants otherwise


def lines(here: Deskside) -> list[str]:
    return [line.label.speech for line in here.desk.lists[-1].lines]


def seats(here: Deskside, *places: int) -> list[str]:
    return [here.keys.phrase(here.keys.of(f"seat-{place}")).speech for place in places]


def test_help_lists_the_keys_usable_now_and_enter_does_one() -> None:
    here = at_my_turn()
    assert here.press("F1")[0] == "Touches utiles maintenant."
    assert "ma main" in lines(here)
    here.desk.lists[-1].go(lines(here).index("ma main"))
    assert here.press("Enter") == here.press("M")
    assert not here.desk.lists


def test_help_leaves_out_what_cannot_be_done_now() -> None:
    here = at_my_turn()
    here.press("F1")
    assert "former un set avec cette carte" in lines(here)
    assert "ajouter un joueur de l'ordinateur" not in lines(here)
    assert "améliorer mon set du sommet" not in lines(here)
    here.press("Escape")
    others = Deskside(seed="1")
    others.press("F1")
    assert "former un set avec cette carte" not in lines(others)
    assert "ma main" in lines(others)


def test_help_speaks_a_remapped_key() -> None:
    here = at_my_turn(saved={"hand": ["W"]})
    here.press("F1")
    line = here.desk.lists[-1].lines[lines(here).index("ma main")]
    assert line.value is not None
    assert line.value.speech == "W"
    here.press("Escape")
    assert here.press("W")[0].startswith("Ta main")
    assert here.press("M") == ["M ne fait rien ici."]


def test_help_in_a_list_is_about_lists_and_comes_back_to_it() -> None:
    here = at_my_turn()
    here.press("Escape", "F1")
    assert "ligne suivante" in lines(here)
    assert "élément suivant" not in lines(here)
    here.desk.lists[-1].go(lines(here).index("ligne suivante"))
    assert here.press("Enter")[0].endswith("2 sur 13")
    assert len(here.desk.lists) == 1


def test_every_command_is_reached_from_the_escape_menu_without_another_key_than_arrows_and_enter() -> None:
    here = at_my_turn()
    table = here.keys.inside("cache-ton-cash")
    phrases = [here.keys.phrase(command).speech for command in table]
    here.press("Escape", "End", "Enter")
    assert lines(here) == phrases
    for place, command in enumerate(table):
        fresh = at_my_turn()
        fresh.press("Escape", "End", "Enter")
        fresh.desk.lists[-1].go(place)
        noticed, silences = fresh.outlet.noticed, len(fresh.outlet.silences)
        fresh.press("Enter")
        silenced = command.id == "silence" and len(fresh.outlet.silences) > silences
        assert fresh.outlet.noticed > noticed or silenced, command.id


def test_the_escape_menu_begins_with_every_action_possible_now() -> None:
    here = at_my_turn()
    legal = len(here.desk.legal)
    assert here.press("Escape") == ["Menu.", "Former un set : 2 cartes Bijoux de mémé, 20000 dollars, 1 sur 13"]
    assert legal <= 9
    assert "Où" not in lines(here)[0]
    assert lines(here)[legal:] == [
        "où j'en suis, et ce qu'on attend de moi",
        "les règles, au chapitre qui sert maintenant",
        "les réglages",
        "le niveau des adversaires",
        "garder la partie",
        "quitter",
        "Toutes les commandes",
    ]


def test_what_does_this_key_do_describes_one_key_and_does_not_do_it() -> None:
    here = at_my_turn()
    assert here.press("Shift+F1") == ["Appuie sur une touche, je dis ce qu'elle fait. Échap sort."]
    assert here.press("X") == ["X : défausser cette carte."]
    assert here.table.actions == at_my_turn().table.actions
    assert here.press("M")[0].startswith("Ta main")
    here.press("Shift+F1")
    assert here.press("Escape") == ["Les touches agissent à nouveau."]
    assert not here.desk.lists
    here.press("Shift+F1")
    assert here.press("Z") == ["Z ne fait rien ici."]
    here.press("Shift+F1")
    assert here.press("Ctrl") == ["Contrôle : faire taire la voix."]


def test_letters_off_are_answered_by_the_way_that_is_left() -> None:
    here = at_my_turn(letters=False)
    answer = "Lettres désactivées. Échap, puis Toutes les commandes, pour"
    assert here.press("M") == [f"{answer} : ma main."]
    assert here.press("1")[0].startswith(answer)
    assert here.press("Shift+R")[0].startswith(answer)
    assert here.press("F4")[0].startswith("Cache ton Cash, zone")
    assert here.press("Right")[0].startswith("Piano")
    here.keys.letters = True
    assert here.press("M")[0].startswith("Ta main")


def test_a_key_of_the_table_is_explained_where_a_list_is_in_its_way() -> None:
    here = at_my_turn()
    here.press("Escape")
    assert here.press("X") == ["Une liste est ouverte : cette touche sert à la table. Échap ferme la liste."]
    assert here.press("M")[0].startswith("Ta main")  # asking goes on working
    assert len(here.desk.lists) == 1


@pytest.mark.parametrize("at", [(), ("Escape",)])
def test_a_key_that_has_a_name_but_does_nothing_says_so(at: tuple[str, ...]) -> None:
    here = at_my_turn()
    here.press(*at)
    keys = ("Z", "F5", "Delete", "Shift+Enter", "Ctrl+Z", "F12")
    assert [here.press(key) for key in keys] == [
        ["Z ne fait rien ici."],
        ["F5 ne fait rien ici."],
        ["Supprimer ne fait rien ici."],
        ["Majuscule Entrée ne fait rien ici."],
        ["Contrôle Z ne fait rien ici."],
        ["F12 ne fait rien ici."],
    ]
    assert here.outlet.cues == []


@pytest.mark.parametrize(
    ("key", "wish"),
    [
        ("F2", Wish("settings")),
        ("F6", Wish("knob-next")),
        ("F7", Wish("knob-lower")),
        ("F8", Wish("knob-raise")),
        ("F11", Wish("full-screen")),
        ("Ctrl+S", Wish("save")),
        ("F9", Wish("rules", "your-turn")),
        ("Ctrl+F1", Wish("rules", "your-turn")),
        ("F3", Wish("level", "complet")),
    ],
)
def test_what_only_the_program_can_do_is_asked_of_it(key: str, wish: Wish) -> None:
    here = at_my_turn()
    here.press(key)
    assert here.outlet.wishes[-1] == wish


def test_players_are_added_in_the_lobby_only() -> None:
    here = at_my_turn()
    wishes = len(here.outlet.wishes)
    where = "Les joueurs se choisissent avant la partie, quand tu choisis à quoi jouer dans le menu principal."
    assert here.press("B")[0] == where
    assert here.press("Shift+B")[0] == where
    assert len(here.outlet.wishes) == wishes


def test_verbosity_goes_round_and_is_said() -> None:
    here = at_my_turn()
    assert here.press("F3") == ["Niveau de détail : complet."]
    assert here.press("F3") == ["Niveau de détail : bref."]
    assert here.press("Right") == ["Piano, 5000, 2 sur 5."]
    assert here.press("F3") == ["Niveau de détail : normal."]
    assert here.press("Left")[0].startswith("Collection de bédé, 5000 dollars")


def test_the_essential_keys_are_no_letters() -> None:
    steady = [command for command in COMMANDS if command.steady]
    assert {"act", "menu", "back", "choose", "help", "line-next", "decline"} <= {command.id for command in steady}
    assert not any(key.sign for command in steady for key in command.keys)
    assert Key("Enter") in next(command for command in COMMANDS if command.id == "act").keys


def test_the_categories_of_the_history_are_gone_through_in_both_directions() -> None:
    here = at_my_turn()
    assert here.press("Ctrl+PageDown")[0] == "Le jeu."
    assert here.press("Ctrl+PageUp")[0] == "Ce qui s'est passé."
    assert here.press("Ctrl+PageUp")[:2] == ["Retour à la dernière catégorie.", "Tout l'historique."]
    assert here.outlet.cues[-1] == ("edge", "Retour à la dernière catégorie.")


def test_help_tells_the_games_own_keys_first_then_what_one_asks_then_the_rest() -> None:
    here = at_my_turn()
    here.press("F1")
    told = lines(here)
    assert told[0] == "former un set avec cette carte"
    in_order = ["aller à la pioche", "à qui le tour, et pour quoi faire", *seats(here, 4), "élément précédent"]
    assert [line for line in told if line in in_order] == in_order
    here.press("Escape", "Escape", "F1")
    assert lines(here)[0] == "ligne précédente"


def test_a_seat_where_nobody_sits_is_not_among_the_keys_and_says_so() -> None:
    here = at_my_turn(seats=2)
    here.press("F1")
    assert [line for line in lines(here) if "place" in line] == seats(here, 1, 2)
    here.press("Escape")
    assert here.press("3")[0] == here.press("6")[0] == "Personne n'est assis à cette place."
    assert here.press("2")[0].startswith("Léa")
    six = at_my_turn(seats=6)
    six.press("F1")
    assert [line for line in lines(six) if "place" in line] == seats(six, *range(1, 7))


def test_help_says_of_a_key_that_it_is_off() -> None:
    here = at_my_turn(letters=False, saved={"since": ["W", "Shift+F4"]})
    here.press("F1")
    values = {line.label.speech: line.value.speech for line in here.desk.lists[-1].lines if line.value}
    assert values["ma main"] == "M désactivée"
    assert values["tout ce qui s'est passé depuis que j'ai joué"] == "W désactivée, ou Majuscule F4"
    assert values["élément suivant"] == "Flèche droite"
    here.keys.letters = True
    here.press("Escape", "F1")
    assert "désactivée" not in " ".join(line.value.speech for line in here.desk.lists[-1].lines if line.value)
