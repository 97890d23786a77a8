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
    assert here.press("M") == []
    assert here.outlet.cues[-1] == ("error", "M ne fait rien ici.")


def test_help_in_a_list_is_about_lists_and_comes_back_to_it() -> None:
    here = at_my_turn()
    here.press("Escape", "F1")
    assert "ligne suivante" in lines(here)
    assert "élément suivant" not in lines(here)
    here.desk.lists[-1].go(lines(here).index("ligne suivante"))
    assert here.press("Enter")[0].endswith("2 sur 12")
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
        silent = len(fresh.outlet.silences)
        wishes = len(fresh.outlet.wishes)
        said = fresh.press("Enter")
        assert said or len(fresh.outlet.wishes) > wishes or len(fresh.outlet.silences) > silent, command.id


def test_the_escape_menu_begins_with_every_action_possible_now() -> None:
    here = at_my_turn()
    legal = len(here.desk.legal)
    assert here.press("Escape") == ["Menu.", "Former un set : 2 cartes Bijoux de mémé, 20000 dollars, 1 sur 12"]
    assert legal <= 9
    assert "Où" not in lines(here)[0]
    assert lines(here)[legal:] == [
        "où j'en suis, et ce qu'on attend de moi",
        "les règles, à l'endroit de la partie",
        "les réglages",
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
    answer = "Les lettres et les chiffres seuls sont désactivés. Échap ouvre le menu, avec toutes les commandes"
    assert here.press("M") == [f"{answer} : ma main."]
    assert here.press("1")[0].startswith(answer)
    assert here.press("Shift+R")[0].startswith(answer)
    assert here.press("F4")[0].startswith("Tu es à la table")
    assert here.press("Right")[0].startswith("Piano")
    here.keys.letters = True
    assert here.press("M")[0].startswith("Ta main")


def test_a_key_of_the_table_is_explained_where_a_list_is_in_its_way() -> None:
    here = at_my_turn()
    here.press("Escape")
    assert here.press("X") == ["Une liste est ouverte : cette touche sert à la table. Échap ferme la liste."]
    assert here.press("M")[0].startswith("Ta main")  # asking goes on working
    assert len(here.desk.lists) == 1


def test_an_unbound_key_plays_the_refusal_cue_and_leaves_speech_alone() -> None:
    here = at_my_turn()
    assert here.press("Z") == here.press("F5") == here.press("Delete") == []
    assert [caption for _, caption in here.outlet.cues[-3:]] == [
        "Z ne fait rien ici.",
        "F5 ne fait rien ici.",
        "Supprimer ne fait rien ici.",
    ]


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
    assert here.press("B")[0] == "Les joueurs se choisissent avant la partie, à la ligne « Jouer » du menu principal."
    assert (
        here.press("Shift+B")[0]
        == "Les joueurs se choisissent avant la partie, à la ligne « Jouer » du menu principal."
    )
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
