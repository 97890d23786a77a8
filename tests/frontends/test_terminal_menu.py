from collections.abc import Callable, Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any, TextIO, cast

import pytest

from cachecash.app.in_terminal import open_menu
from cachecash.core.problems import Problem
from cachecash.frontends.terminal.desk import Settings
from cachecash.frontends.terminal.terminal import Terminal
from cachecash.narration.catalog import Catalog
from cachecash.narration.rules_text import rules_text
from cachecash.presentation.person import Person
from cachecash.presentation.rooms import rooms
from cachecash.storage.profiles import Profiles
from cachecash.table.replay import read
from talk import MemoryPerson, MemoryStore, Talk, Typist, converse, talk, typed

START = ("1", "1")
LEFT = "Au revoir."
LEFT_LOST = "Au revoir. La partie n'est pas gardée telle que tu la quittes."
LEFT_KEPT = "Au revoir. La partie est gardée : le menu propose de la reprendre."


def kept(store: MemoryStore) -> Any:
    return read(store.written[-1])


def one_round_on(_place: Callable[[], Any], out: StringIO) -> Iterator[str]:
    while "Et maintenant" not in out.getvalue():
        yield "1"


def one_round(place: Callable[[], Any], out: StringIO) -> Iterator[str]:
    """A whole game of one round, always answering 1."""
    yield from ("1", "4", "2", "1")
    yield from one_round_on(place, out)


# Leaving ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [(), ("1",), ("1", "2"), ("2",), ("quitter",), ("1", "QUITTER"), ("4",)])
def test_leaving_the_menus_says_so_in_one_line(lines: tuple[str, ...]) -> None:
    said = talk(*lines)
    assert (said.code, said.lines[-1]) == (0, LEFT)


@pytest.mark.parametrize("lines", [(), ("1",), ("1", "1", "3 4"), ("quitter",), ("regles",)])
def test_leaving_a_game_keeps_it_and_says_so(lines: tuple[str, ...]) -> None:
    store = MemoryStore()
    said = talk(*START, *lines, store=store)
    assert (said.code, said.lines[-1]) == (0, LEFT_KEPT)
    assert list(store.texts.values()) == [store.written[-1]]


def test_ctrl_c_leaves_as_the_end_of_the_input_does() -> None:
    def script(_place: Callable[[], Any], _out: StringIO) -> Iterator[str]:
        yield from START
        raise KeyboardInterrupt

    said = converse(script)
    assert (said.code, said.lines[-1]) == (0, LEFT_KEPT)


def test_when_nobody_listens_it_leaves_without_a_word() -> None:
    out = StringIO()
    out.close()
    assert Terminal(rooms(), Catalog(), Settings(), (typed(), out)).run(MemoryStore(), MemoryPerson) == 0


# Keeping and resuming -----------------------------------------------------------------------------------------------


def test_the_game_is_kept_after_every_action_and_given_up_at_its_end() -> None:
    store = MemoryStore()

    said = converse(one_round, store=store)
    assert said.lines[-1] == LEFT
    assert [len(read(text).actions) for text in store.written] == list(range(len(store.written)))
    assert not store.texts


def test_a_kept_game_is_resumed_where_it_was_and_says_where_that_is() -> None:
    store = MemoryStore()
    first = talk(*START, "1", "1", store=store)
    choices = [line for line in first.lines[-4:-1] if line[0].isdigit()]
    again = talk("2", "1", store=store)
    resumed = again.lines.index("Partie reprise : Cache ton Cash, première manche, contre Léa, Tom et Hugo.")
    where = again.lines[resumed:]
    assert where[1].startswith("Manche 1. ")
    assert any(line.startswith("Ta main, 5 cartes") for line in where)
    assert any(line.startswith("À toi") for line in where)
    assert [line for line in where if line in choices] == choices
    assert len(store.texts) == 1, "the resumed game takes the place of the kept one"


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped() -> None:
    whole, halves = MemoryStore(), MemoryStore()
    talk(*START, "1", "1", "1", "1", "1", "1", store=whole)
    talk(*START, "1", "1", store=halves)
    talk("2", "1", "1", "1", "1", store=halves)
    assert kept(whole) == kept(halves)


def test_whoever_comes_back_takes_the_kept_game_up_by_enter() -> None:
    store = MemoryStore()
    talk(*START, store=store)
    said = talk("", store=store).lines
    assert "2. Reprendre la partie en cours : Cache ton Cash" in said
    assert "Entrée : Reprendre la partie en cours : Cache ton Cash." in said
    assert any(line.startswith("Partie reprise") for line in said)
    assert not any(line.startswith("Entrée :") for line in talk().lines), "with nothing kept, Enter says it again"


def test_several_kept_games_are_listed_with_date_players_and_round() -> None:
    store = MemoryStore()
    talk(*START, store=store)
    text = store.written[-1]
    store.texts = {"one": text, "two": text}
    said = talk("2", "2", store=store)
    assert "2. Reprendre une partie : 2 en cours" in said.lines
    assert "1. Cache ton Cash, le 3 août à 14 heures 5, première manche, contre Léa, Tom et Hugo" in said.lines
    assert any(line.startswith("Partie reprise") for line in said.lines)
    assert talk("2", "0", store=store).text.count("Menu.") == 2


@pytest.mark.parametrize(
    "damage",
    [
        lambda _text: "",
        lambda _text: "nothing of ours",
        lambda text: text + "0 WIN\n",
        lambda text: text + "0 YIELD\n",
        lambda text: text.replace("option end: classique", "option end: never"),
    ],
)
def test_a_kept_game_that_is_damaged_is_put_aside_and_the_menu_comes(damage: Callable[[str], str]) -> None:
    store = MemoryStore()
    talk(*START, store=store)
    store.texts = {"old": damage(store.written[-1])}
    said = talk("1", "1", "m", store=store)
    assert store.aside == ["old"]
    assert "La partie gardée old ne se lit pas : elle est mise de côté, rien n'est effacé." in said.lines
    assert any(line.startswith("Ta main") for line in said.lines)


def test_a_kept_game_whose_last_line_was_cut_is_resumed_from_the_play_before() -> None:
    store = MemoryStore()
    talk(*START, "1", "1", store=store)
    whole = store.written[-1]
    store.texts = {"old": whole[:-5]}
    said = talk("2", "quitter", store=store)
    told = "Il manque la fin de la partie gardée old : elle reprend au dernier coup qui s'y lit."
    assert said.lines.count(told) == 1
    assert not store.aside
    assert any(line.startswith("Partie reprise") for line in said.lines)


@pytest.mark.parametrize(
    "other",
    [
        lambda text: text.replace("replay 1", "replay 99"),
        lambda text: text.replace("habitue", "champion"),
        lambda text: text.replace("game: cache-ton-cash", "game: belote"),
    ],
)
def test_a_kept_game_that_a_newer_program_may_read_stays_where_it_is(other: Callable[[str], str]) -> None:
    store = MemoryStore()
    talk(*START, store=store)
    store.texts = {"old": other(store.written[-1])}
    said = talk("1", "0", "", store=store)
    assert store.aside == []
    assert "old" in store.texts
    assert len([line for line in said.lines if line.endswith("le jeu l'ignore, et elle reste où elle est.")]) == 1


def test_where_the_game_cannot_be_written_it_is_said_once_and_the_game_goes_on() -> None:
    said = talk(*START, "1", "1", store=MemoryStore(full=True))
    assert said.lines[-1] == LEFT_LOST, "whoever leaves hears what is lost by it"
    assert "Attention : la partie n'est pas gardée telle que tu la quittes." in talk(
        *START, "1", "menu", store=MemoryStore(full=True)
    ).after("Tu formes un set de Bijoux de mémé, 20000 dollars.")
    assert said.text.count("Ta main") == 1
    assert said.text.count("Tu formes") >= 1


def test_the_menu_is_one_word_away_and_the_game_can_be_taken_up_again() -> None:
    said = talk(*START, "menu", "2", "m")
    assert "La partie est gardée." in said.lines
    assert said.lines[-1] == LEFT_KEPT


def test_a_game_that_was_left_between_its_last_action_and_its_end_is_not_proposed() -> None:
    store = MemoryStore()
    converse(one_round, store=store)
    store.texts = {"over": store.written[-1]}
    said = talk(store=store)
    assert "Reprendre" not in said.text
    assert not store.texts
    assert not store.aside


def test_after_a_resumed_game_one_may_play_again() -> None:
    store = MemoryStore()

    def script(place: Callable[[], Any], out: StringIO) -> Iterator[str]:
        yield from ("1", "4", "2", "1", "menu", "2")
        yield from one_round_on(place, out)
        yield "1"
        yield "m"
        yield "menu"
        yield "menu"
        yield "2"
        yield "m"

    said = converse(script, store=store)
    assert said.text.count("Manche 1. ") >= 2
    assert said.lines[-2].startswith("Ta main")
    assert len(store.texts) == 1


def test_with_the_step_by_step_pace_the_others_wait_for_enter() -> None:
    said = talk(*START, "", "", settings=Settings(seed="1", stepwise=True))
    assert said.lines.count("Entrée pour continuer.") >= 1
    plain = talk(*START)
    assert [line for line in said.lines if line != "Entrée pour continuer."][: len(plain.lines) - 1] == plain.lines[:-1]


def test_where_there_are_several_games_it_asks_which() -> None:
    room = next(iter(rooms().values()))
    for lines, heard in (
        (("1", "1", "1", "m"), "Ta main"),
        (("2", "1", "1"), "Le but du jeu"),
        (("3", "2"), "gagne"),
        (("regles", "2"), "Les règles de unwritten ne sont pas écrites dans cette langue."),
        (("1", "0", "2", "0", "3", "0"), "Menu."),
    ):
        out = StringIO()
        both = {"cache-ton-cash": room, "unwritten": room}
        # The second game has no name in the catalogs.
        assert (
            Terminal(both, Catalog("fr"), Settings(seed="1"), (typed(*lines), out)).run(MemoryStore(), MemoryPerson)
            == 0
        )
        assert heard in out.getvalue()


# A new game ---------------------------------------------------------------------------------------------------------


def party(*lines: str) -> Any:
    store = MemoryStore()
    talk("1", *lines, "1", store=store)
    return kept(store)


def test_players_level_ending_rules_options_and_name_can_be_chosen() -> None:
    usual = party()
    assert usual.seats == 4
    assert [player.level for player in usual.players] == ["human", "habitue", "habitue", "habitue"]
    for seats in range(2, 7):
        assert party("2", str(seats)).seats == seats, "the number of the line is that of the players"
    assert "1 n'est pas un choix. Les choix vont de 2 à 6, Entrée les redit." in talk("1", "2", "1").lines
    assert {player.level for player in party("3", "1").players} == {"human", "debutant"}
    assert {player.level for player in party("3", "4").players} == {"human", "random"}
    assert party("4", "3").options["end"] == "trois"
    advanced = party("5", "2").options
    assert {advanced[name] for name in ("six", "double", "improve", "toptwo", "penny", "actions")} == {"on"}
    assert party("6", "3", "2", "0").options["six"] == "on"
    assert party("7", "Léa").players[0].name == "Léa"
    assert len({player.name for player in party("7", "Léa", "2", "6").players}) == 6


def test_going_back_or_an_empty_line_changes_nothing() -> None:
    usual = party()
    for lines in (("2", "0"), ("2", ""), ("3", "0"), ("5", ""), ("6", "0"), ("6", "3", "0", "0"), ("7", "")):
        assert party(*lines) == usual
    assert talk("1", "0").text.count("Menu.") == 2


def test_the_number_of_players_and_the_name_are_proposed_again_after_the_menu() -> None:
    said = talk("1", "2", "3", "7", "Agnès", "0", "1").lines
    last = len(said) - said[::-1].index("1. Commencer")
    assert said[last] == "2. Nombre de joueurs : 3"
    assert "7. Ton nom : Agnès" in said[last:]


def test_0_goes_back_where_a_name_is_due() -> None:
    assert "n'est pas un choix" not in talk("1", "7", "0", "1").text


def test_an_option_says_what_it_changes_before_its_values() -> None:
    lines = talk("1", "6", "3", "0", "0").lines
    asked = lines.index("Six cartes en main")
    assert lines[asked + 1] == "Chacun tient six cartes au lieu de cinq. À deux joueurs, c'est toujours six."
    assert lines[asked + 2] == "1. non"


def test_the_rules_are_named_for_what_they_are() -> None:
    said = talk("1", "5", "2", "6", "3", "1", "0")
    lines = [line for line in said.lines if line.startswith("5. Règles")]
    assert lines == ["5. Règles : classiques", "5. Règles : avancées", "5. Règles : à ton choix"]


@pytest.mark.parametrize("name", ["42", "x" * 21, "!!", "--Léa"])
def test_a_name_that_could_be_taken_for_something_else_is_refused_in_one_sentence(name: str) -> None:
    said = talk("1", "7", name, "Zélie")
    assert "Ton nom : Zélie" in said.text


def test_a_letter_still_asks_where_a_name_is_due() -> None:
    said = talk("1", "7", "?", "m")
    assert "m : ta main" not in said.text, "no game is in progress yet"
    assert "? : ces touches" in said.lines


def test_the_seed_is_for_one_game_and_the_same_deal_can_be_played_again() -> None:
    def script(choice: str) -> Callable[..., Iterator[str]]:
        def lines(place: Callable[[], Any], out: StringIO) -> Iterator[str]:
            yield from one_round(place, out)
            yield choice

        return lines

    def hands(said: Talk) -> list[str]:
        return [line for line in said.lines if line.startswith("Ta main")]

    settings = Settings(seed="1")
    same = hands(converse(script("2"), settings=settings))
    assert same[0] == same[1]
    other = hands(converse(script("1"), settings=settings))
    assert other[0] == same[0] != other[1]
    assert hands(converse(script("1"), settings=replace(settings, seed=None)))[0] != same[0]


# The rules ----------------------------------------------------------------------------------------------------------


def test_the_rules_are_read_by_chapter_by_section_and_onwards() -> None:
    said = talk("2", "2", "", "2 1", "0", "16", "", "0", "0", "m")
    headings = rules_text("fr", "cache-ton-cash").headings
    titles = [heading.title for heading in headings]
    read_titles = [line for line in said.lines if line in titles]
    assert read_titles == ["Les cartes", "Les possessions", "Les possessions", "Les options de la table"]
    assert "Entrée : Les possessions. 0 : la liste des chapitres." in said.lines
    assert said.lines.count("C'est la fin des règles. 0 : la liste des chapitres.") == 2
    assert said.text.count("0. Fermer les règles") == 3
    assert said.text.count("Menu.") == 2


def test_the_rules_open_at_a_word_and_close_where_they_were_opened() -> None:
    said = talk(*START, "regles lancer un defi", "0", "menu", "m", "regles rien de tel", "0", "m")
    assert "Lancer un défi" in said.lines
    assert "Aucun titre des règles ne contient « rien de tel »." in said.lines
    assert said.text.count("Ta main") == 3
    assert said.text.count("Menu.") == 1


def test_a_chapter_without_parts_says_so_and_a_wrong_number_tells_the_range() -> None:
    assert "« Le but du jeu » n'ouvre pas de liste : tape son seul nombre." in talk("2", "1 1").lines
    assert "99 n'est pas un choix. Les choix vont de 0 à 16." in talk("2", "1", "99").lines


def test_out_of_the_rules_the_question_is_put_again() -> None:
    asked = talk(*START).lines
    said = talk(*START, "regles", "0").lines
    first = max(place for place, line in enumerate(asked) if line.startswith("À toi. "))
    question = asked[first:-1]
    assert said[-len(question) - 1 : -1] == question


def test_repeat_says_again_what_an_option_changes() -> None:
    """Not what was answered before it."""
    said = talk("1", "4", "r").lines
    about = said[said.index("Fin de la partie") + 1]
    assert about.startswith("Quand la partie finit")
    assert said.count(about) == 2


def test_the_rules_alone_are_read_until_they_are_closed() -> None:
    lines = iter(("r", "m", "1", "r", "menu"))
    out = StringIO()
    stream_in = cast("TextIO", Typist(lambda: next(lines, None)))
    terminal = Terminal(rooms(), Catalog("fr", strict=True), Settings(), (stream_in, out))
    assert terminal.rules("cache-ton-cash") == 0
    said = out.getvalue().splitlines()
    assert len([line for line in said if line.startswith("Les règles de Cache ton Cash.")]) == 2, "r said them again"
    assert said.count("Le but du jeu") == 2
    assert terminal.rules("cache-ton-cash") == 0
    assert out.getvalue().splitlines()[-1] == "Fin de la lecture."


def test_the_rules_are_written_whole_where_nobody_types() -> None:
    out = StringIO()
    terminal = Terminal(rooms(), Catalog("fr", strict=True), Settings(width=40), (typed(), out))
    assert terminal.rules("cache-ton-cash") == 0
    text = " ".join(out.getvalue().split())
    for heading in rules_text("fr", "cache-ton-cash").headings:
        assert heading.title in text
        assert all(paragraph in text for paragraph in heading.paragraphs)
    assert max(map(len, out.getvalue().splitlines())) <= 40


def test_a_game_that_another_program_plays_is_missed_in_one_sentence() -> None:
    store = MemoryStore(elsewhere=1)
    said = talk("", "", store=store)
    assert said.text.count("Une partie est ouverte dans un autre cachecash : elle se reprend là-bas.") == 1


# What is remembered of the player ------------------------------------------------------------------------------------


def test_the_next_table_is_proposed_as_the_last_one_was_laid() -> None:
    person = MemoryPerson()
    talk("1", "2", "3", "3", "1", "1", person=person)
    assert person.tables["cache-ton-cash"] == {"seats": 3, "levels": ["debutant"] * 2, "options": {}}
    again = talk("1", person=person).lines
    assert "Cache ton Cash, contre Léa et Tom." in again
    assert "3. Niveau des adversaires : débutant" in again
    assert person.closed == 2, "the last change is written"


def test_levels_that_were_mixed_in_the_window_are_told_and_kept() -> None:
    person = MemoryPerson(tables={"cache-ton-cash": {"seats": 3, "levels": ["expert", "debutant"], "options": {}}})
    store = MemoryStore()
    said = talk("1", "3", "0", "1", person=person, store=store).lines
    assert said.count("3. Niveaux des adversaires : Léa expert et Tom débutant") == 2
    assert [player.level for player in kept(store).players] == ["human", "expert", "debutant"]


def test_each_opponent_may_have_a_level_of_its_own() -> None:
    store = MemoryStore()
    said = talk("1", "3", "6", "2", "3", "3", "1", "0", "1", store=store).lines
    assert "3. Niveaux des adversaires : Léa habitué, Tom expert et Hugo débutant" in said
    assert [player.level for player in kept(store).players] == ["human", "habitue", "expert", "debutant"]
    assert not any("pour chacun" in line for line in talk("1", "2", "2", "3").lines), "there is one alone"


def test_a_single_opponent_is_spoken_of_as_one() -> None:
    said = talk("1", "2", "2", "3").lines
    assert "3. Niveau de l'adversaire : habitué" in said
    assert "Quel niveau pour ton adversaire ?" in said


def test_who_has_a_name_in_the_window_has_it_here() -> None:
    store = MemoryStore()
    talk(*START, person=MemoryPerson(name="Anne"), store=store)
    assert kept(store).players[0].name == "Anne"


def test_settings_that_cannot_be_read_or_kept_are_told_once_and_the_game_goes_on() -> None:
    unread = Problem("settings-unread", path="settings.yaml", why="file-denied")
    full = Problem("settings-full", path="settings.yaml")
    person = MemoryPerson(unread=[unread], troubles=[full])
    said = talk("1", "1", "menu", "1", "1", person=person).lines
    tell = Catalog("fr").problem
    assert said.count(tell(unread)) == said.count(tell(full)) == 1
    assert said.index(tell(unread)) < said.index("Manche 1. Tom distribue, Hugo commence.")
    assert said[said.index(tell(full)) + 1] == "Menu."
    assert sum(line.startswith("Manche 1.") for line in said) == 2
    person = MemoryPerson(troubles=[full])
    assert talk("1", "1", person=person).lines[-2:] == [tell(full), LEFT_KEPT]


def test_a_name_that_is_typed_is_kept_for_who_had_none() -> None:
    person = MemoryPerson()
    talk("1", "7", "Anne", "1", person=person)
    assert person.name == "Anne"
    talk("1", "7", "Zoé", "1", person=person)
    assert person.name == "Anne", "another name is for a game, as in the window"


def at_home(*lines: str) -> list[str]:
    """Play in the folder of this test, as the program itself does."""
    out = StringIO()
    assert open_menu(Catalog("fr"), Settings(seed="1"), (typed(*lines), out)) == 0
    return out.getvalue().splitlines()


def test_terminal_and_window_find_the_table_that_the_other_has_laid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CACHECASH_DATA", str(tmp_path))
    profiles = Profiles(tmp_path)
    anne, zoe = profiles.add("Anne"), profiles.add("Zoé")
    profiles.choose(anne)
    window = Person(anne, Catalog("fr"))
    window.lay("cassa-nostra", {"seats": 3, "levels": ["expert"] * 2, "options": {}})
    window.close()
    said = at_home("1", "1", "2", "5", "1", "menu", "1", "3")
    assert "Cassa Nostra, contre Léa et Tom." in said
    assert "7. Ton nom : Anne" in said
    assert Person(anne, Catalog("fr")).table("cache-ton-cash")["seats"] == 5
    assert Person(anne, Catalog("fr")).table("cassa-nostra")["seats"] == 3
    assert not Person(zoe, Catalog("fr")).settings.tables


def test_the_terminal_says_nothing_of_settings_that_it_does_not_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CACHECASH_DATA", str(tmp_path))
    (tmp_path / "settings.yaml").write_text("rate: 9999\nvoice: zork\n", encoding="utf-8")
    assert not [line for line in at_home("1", "1") if "Réglage" in line]
    (tmp_path / "settings.yaml").write_text("tables: [", encoding="utf-8")
    assert len([line for line in at_home("1", "1") if "mis de côté" in line]) == 1


# What happened before a game was left --------------------------------------------------------------------------------


def test_after_a_resume_one_hears_again_what_has_happened_since_ones_last_play() -> None:
    store = MemoryStore()
    first = talk(*START, "1", "1", store=store)
    played = first.lines.index("Tu formes un set de Pianos, 10000 dollars.")
    since = [line for line in first.lines[played:-1] if not line[0].isdigit()]
    again = talk("2", "rr", "h 50", store=store)
    told = again.lines
    assert since[0] in told
    there = told.index(since[0])
    assert told[there : there + len(since)] == since
    assert told[-2] == "C'est le début de l'historique."
    assert told.count(since[0]) == 2, "once in what happened since, once in the history"
    assert sum(line.startswith("Manche 1. Tom distribue") for line in told) == 1


def test_enter_says_again_what_a_duel_is_about() -> None:
    duel = "C'est à toi de répondre à Léa, pour tes Bijoux de mémé. En jeu : 45000 dollars."
    at_the_duel = (*START, "2", "1", "1")
    said = talk(*at_the_duel, "", store=(store := MemoryStore()))
    assert said.lines.count(duel) == 1
    assert said.after(duel)[0].startswith("Tu peux répondre")
    again = talk("2", store=store)
    assert again.lines.count(duel) == 1, "taken up again, it is told once"
    plain = talk(*START, "", "").text
    assert plain.count("À toi. Défausse : Train électrique.") == 3
    assert "C'est à toi" not in plain, "a plain turn is asked in one sentence"


def test_a_word_that_no_heading_has_is_said_to_be_in_none() -> None:
    said = talk("2", "banane", "b" * 40, "1")
    assert said.lines.count("Aucun titre des règles ne contient « banane ».") == 1
    assert said.lines.count(f"Aucun titre des règles ne contient « {'b' * 30}… ».") == 1


def test_the_rules_are_left_by_one_0_however_one_has_gone_through_them() -> None:
    said = talk(*START, "regles mise", "regles but", "regles", "0", "1").lines
    assert "Le but du jeu" in said
    assert said.count("0. Fermer les règles") == 1
    assert any(line.startswith("Tu formes") for line in said), "1 plays again"


def test_a_figure_that_is_none_in_the_rules_is_answered_by_those_that_are() -> None:
    assert any(line.startswith("« 2x »") and "0" in line for line in talk("2", "2x").lines)
