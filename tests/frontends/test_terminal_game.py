from collections.abc import Callable, Iterator
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest

from cachecash.core.problems import Problem
from cachecash.frontends.terminal.commands import COMMANDS
from cachecash.frontends.terminal.demo import Demo
from cachecash.frontends.terminal.desk import Settings
from cachecash.frontends.terminal.terminal import Terminal
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display, Level
from cachecash.presentation.rooms import rooms
from talk import MemoryPerson, MemoryStore, Talk, converse, talk, typed

START = ("1", "1")
"""New game, start: four players, a classic game."""


def always_one() -> Iterator[str]:
    while True:
        yield "1"


def to_the_end(_place: Callable[[], Any], out: StringIO) -> Iterator[str]:
    """Answer 1 to everything until the game is over, then leave."""
    ones = always_one()
    yield from START
    while "Et maintenant" not in out.getvalue() and "And now" not in out.getvalue():
        yield next(ones)
    yield "3"
    yield "quitter"
    yield "quit"


@pytest.fixture(scope="module")
def whole() -> Talk:
    return converse(to_the_end)


def test_a_whole_game_is_played_by_always_choosing_1(whole: Talk) -> None:
    assert whole.code == 0
    assert "gagne" in whole.text
    assert whole.lines[-1] == "Au revoir."
    ending = whole.lines.index("Et maintenant ?")
    assert "gagne" in whole.lines[ending - 1] or "gagnes" in whole.lines[ending - 1]


def test_nothing_is_said_twice_in_a_row(whole: Talk) -> None:
    for before, after in zip(whole.lines, whole.lines[1:], strict=False):
        assert before != after


def test_lines_are_plain_text_without_control_characters(whole: Talk) -> None:
    assert all(line.isprintable() and line == line.rstrip() for line in whole.lines)


def test_a_round_ends_with_enter_and_the_last_one_with_the_end(whole: Talk) -> None:
    rounds = [line for line in whole.lines if "terminée" in line]
    assert len(rounds) == whole.lines.count("Entrée pour continuer.") + 1


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [20, 40, 80])
@pytest.mark.parametrize("display", [Display.SPEECH, Display.BRAILLE])
def test_a_whole_game_fits_every_line(language: str, width: int, display: Display) -> None:
    settings = Settings(seed="2", width=width, display=display)
    said = converse(_quick, language=language, settings=settings)
    assert said.code == 0
    assert max(map(len, said.lines)) <= width


def _quick(_place: Callable[[], Any], out: StringIO) -> Iterator[str]:
    """A whole game of one round."""
    yield from ("1", "4", "2", "1")
    while (
        "3 Ret" not in out.getvalue()
        and "3. Ret" not in out.getvalue()
        and "3 Back" not in out.getvalue()
        and ("3. Back" not in out.getvalue())
    ):
        yield "1"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("level", list(Level))
def test_a_game_is_told_at_every_level(language: str, level: Level) -> None:
    settings = Settings(seed="3", level=level)
    assert converse(_quick, language=language, settings=settings).code == 0


# Every letter, at every kind of prompt ------------------------------------------------------------------------------

LETTERS = "m s S ss t e c g a j1 j2 J6 r rr R h h20 h q l ? niveau".split()  # noqa: SIM905 - easier to read so
PHASES = {"action", "second", "answer", "contest", "shift"}


def _asking_everything(seats: str, heard: dict[str, int]) -> Callable[..., Iterator[str]]:
    def script(place: Callable[[], Any], out: StringIO) -> Iterator[str]:
        yield from ("1", "2", seats, "5", "2", "4", "2", "1")  # so many players, advanced rules, one round
        while "Et maintenant" not in out.getvalue():
            game = place()
            phase = "pause" if game._untold else game._view.phase
            if heard.get(phase, 0) < 2:
                heard[phase] = heard.get(phase, 0) + 1
                played = len(game._table.actions)
                for letter in LETTERS:
                    before = len(out.getvalue())
                    yield letter
                    answer = out.getvalue()[before:]
                    assert answer.strip(), f"{letter} is silent in {phase}"
                    assert "ni un nombre ni une commande" not in answer
                assert len(game._table.actions) == played
            yield "1"

    return script


def test_every_letter_answers_at_every_kind_of_prompt_and_plays_nothing() -> None:
    heard: dict[str, int] = {}
    for seed in range(40):
        for choice in ("2", "3"):  # two players, three players
            converse(_asking_everything(choice, heard), settings=Settings(seed=str(seed)))
        if heard.keys() >= PHASES:
            break
    assert heard.keys() >= PHASES


def test_every_letter_answers_at_the_pause_between_rounds() -> None:
    heard = 0

    def script(place: Callable[[], Any], out: StringIO) -> Iterator[str]:
        nonlocal heard
        yield from START
        while not place()._untold:
            yield "1"
        for letter in LETTERS:
            before = len(out.getvalue())
            yield letter
            heard += bool(out.getvalue()[before:].strip())
        before = len(out.getvalue())
        yield "7"
        yield "zz"
        assert out.getvalue()[before:].count("Entrée pour continuer.") == 2
        assert "Manche 2" not in out.getvalue()
        yield ""
        assert "Manche 2" in out.getvalue()

    assert converse(script).code == 0
    assert heard == len(LETTERS)


def test_in_the_menus_a_letter_says_that_no_game_is_in_progress() -> None:
    said = talk("m", "1", "s", "h", "r", "j2", "rr")
    assert (
        said.lines.count("Aucune partie n'est en cours. Cette lettre se demande pendant une partie.") == 5
    )  # r repeats it
    assert "L'historique est vide." in said.lines


def test_after_the_game_the_letters_still_tell_how_it_ended() -> None:
    def script(place: Callable[[], Any], out: StringIO) -> Iterator[str]:
        yield from _quick(place, out)
        before = len(out.getvalue())
        yield "s"
        assert "Toi" in out.getvalue()[before:] or "toi" in out.getvalue()[before:]
        yield "t"
        yield "m"

    assert converse(script).lines[-1] == "Au revoir."


def test_every_command_has_words_and_a_phrase_in_every_language() -> None:
    for language in ("fr", "en"):
        catalog = Catalog(language, strict=True)
        words = [word for command in COMMANDS for word in catalog.line(f"term-words-{command.id}").split()]
        assert len(words) == len(set(words))
        assert all(catalog.line(f"term-key-{command.id}") for command in COMMANDS)


# Asking and choosing ------------------------------------------------------------------------------------------------


def test_an_empty_line_takes_the_proposed_answer_or_asks_again() -> None:
    said = talk("", "1", "", "")
    assert said.lines.count("Menu.") == 2
    turns = said.after("Entrée : Commencer.")
    assert turns[0].startswith("Manche 1")
    assert sum(line.startswith("À toi") for line in turns) >= 2


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("99", "99 n'est pas un choix. Les choix vont de 1 à 6, Entrée les redit."),
        ("0", "0 n'est pas un choix. Les choix vont de 1 à 6, Entrée les redit."),
        ("9" * 150, f"{'9' * 30}… n'est pas un choix. Les choix vont de 1 à 6, Entrée les redit."),
        ("1.5", "« 1.5 » n'est ni un nombre ni une commande. Les choix vont de 1 à 6 ; ? dit les touches."),
        ("zut", "« zut » n'est ni un nombre ni une commande. Les choix vont de 1 à 6 ; ? dit les touches."),
        ("m'aider", "« m'aider » n'est ni un nombre ni une commande. Les choix vont de 1 à 6 ; ? dit les touches."),
        ("m 3", "« m 3 » n'est ni un nombre ni une commande. Les choix vont de 1 à 6 ; ? dit les touches."),
        ("j9", "Personne à cette place : j1, c'est toi, j2 la personne suivante, et ainsi jusqu'à j6."),
        ("j", "Personne à cette place : j1, c'est toi, j2 la personne suivante, et ainsi jusqu'à j6."),
        ("h 0", "Après h, tape le nombre de coups : h 20."),
        ("h vingt", "Après h, tape le nombre de coups : h 20."),
        ("niveau fort", "« fort » n'est pas un niveau de détail. Tape niveau bref, niveau normal, ou niveau complet."),
        ("niveau Débutant", "Niveau de détail : bref, normal ou complet. Pour les adversaires, tape niveaux."),
        ("niveau hasard", "Niveau de détail : bref, normal ou complet. Pour les adversaires, tape niveaux."),
        ("x" * 10_000, "Cette ligne est trop longue. Recommence, ou tape ? pour les touches."),
        (b"\xe9", "Cette ligne contient des signes illisibles. Recommence, ou tape ? pour les touches."),
        (b"\x00", "Cette ligne contient des signes illisibles. Recommence, ou tape ? pour les touches."),
        (b"\x1b[A", "Cette ligne contient des signes illisibles. Recommence, ou tape ? pour les touches."),
    ],
)
def test_what_is_no_answer_gets_one_sentence_and_the_game_goes_on(line: str | bytes, sentence: str) -> None:
    before, after = talk(*START), talk(*START, line, "m")
    new = after.lines[len(before.lines) - 1 :]
    assert new[0] == sentence
    assert new[1].startswith("Ta main")
    assert len(new) == 3


def test_where_cards_have_no_touch_marks_i_answers_as_m_does() -> None:
    said = talk("1", "1", "i", "m", game="cache-cache").lines
    assert said[-3] == said[-2] == "Tu n'as rien en main : tes cartes sont dans ta grille."


def test_the_row_of_digits_is_understood_without_shift_on_a_french_keyboard() -> None:
    assert talk("&", "&", "é").text == talk("1", "1", "2").text


def test_capitals_and_accents_do_not_count() -> None:
    assert talk(*START, "M", "règles défi", "0", "0").text == talk(*START, "m", "REGLES DEFI", "0", "0").text


def test_several_numbers_go_down_the_menu_and_0_comes_back() -> None:
    step_by_step = talk(*START, "1", "1", "3", "1")
    assert talk(*START, "1", "1", "3 1").lines[-5:] == step_by_step.lines[-5:]
    assert "0. Retour" in step_by_step.text
    back = talk(*START, "1", "1", "1", "0")
    assert back.lines[-2].startswith("3. ")


def test_what_a_choice_opens_is_listed_under_its_name() -> None:
    lines = talk(*START, "1", "1", "3").lines
    (chosen,) = {line for line in lines if line.startswith("3. ") and lines.count(line.removeprefix("3. ")) == 1}
    under = lines.index(chosen.removeprefix("3. "))
    assert lines[under + 1].startswith("1. ")
    assert lines[-2] == "0. Retour"


def test_an_action_may_be_typed_as_the_log_writes_it_and_a_refusal_explains() -> None:
    said = talk(*START, "CHALLENGE(1,1,PI)", "DISCARD(PI)", "m")
    assert any("règle «" in line for line in said.lines)
    assert "Tu défausses un Piano." in said.lines


def test_a_choice_that_loses_something_asks_for_the_same_again() -> None:
    question = "Tape encore 3 pour le faire. Autre chose annule."
    base = (*START, "1", "1", "0")

    def yielding(*answers: str) -> Talk:
        return talk(*START, "1", "1", "3 4", *answers)

    said = yielding()
    assert any(line.startswith("Tape encore 4") for line in said.lines), said.text
    assert "Tu défausses une Argenterie." in yielding("4").lines
    assert "Tu défausses une Argenterie." in yielding("3 4").lines
    for other in ("1", "0", "", "zz"):
        assert "Annulé." in yielding(other).lines
        assert "Tu défausses une Argenterie." not in yielding(other).lines
    asked = yielding("m", "4")
    assert asked.text.count("Tape encore 4 pour le faire.") == 2, "a letter cancels nothing"
    assert "Tu défausses une Argenterie." in asked.lines
    assert question not in talk(*base).lines


# History and repetition ---------------------------------------------------------------------------------------------


def test_r_repeats_the_last_thing_told_and_rr_everything_since_ones_own_play() -> None:
    said = talk(*START, "1", "m", "r", "rr")
    hand = [line for line in said.lines if line.startswith("Ta main")]
    assert hand[-1] == hand[-2]
    own = "Tu formes un set de Bijoux de mémé, 20000 dollars."
    again = said.after(own, 2)
    assert again[:-1] == said.after(own)[: len(again) - 1]


def test_the_history_goes_back_page_by_page_to_its_beginning() -> None:
    said = talk(*START, "1", "1", "h", "h", "h", "h", "m", "h")
    assert said.text.count("h : les coups d'avant.") == 2
    assert said.text.count("C'est le début de l'historique.") == 3
    every = talk(*START, "1", "1", "h 500")
    told = [line for line in talk(*START, "1", "1").after("Entrée : Commencer.")[:-1] if not line[0].isdigit()]
    assert every.lines[-len(told) - 2 : -2] == told


def test_the_level_of_detail_changes_at_once() -> None:
    said = talk(*START, "niveau", "niveau bref", "1", "Niveau COMPLET", "1")
    assert "Niveau de détail : bref" in said.text
    assert "Niveau de détail : complet" in said.text
    english = talk(*START, "level full", "level Brief", "level expert", language="en").text
    assert "Level of detail: full." in english
    assert "Level of detail: brief." in english
    assert "For your opponents, type levels." in english


# A failing computer player ------------------------------------------------------------------------------------------


def test_a_computer_player_that_fails_plays_by_lot_and_the_game_goes_on() -> None:
    class Failing:
        def choose(self, *_anything: object) -> Any:
            raise ZeroDivisionError

    class Cheating:
        def choose(self, *_anything: object) -> Any:
            class Choice:
                action = "WIN"

            return Choice

    for bot in (Failing, Cheating):
        room = rooms()["cache-ton-cash"]
        broken = replace(room, levels={"habitue": bot})
        out = StringIO()
        terminal = Terminal(
            {room.game.id: broken}, Catalog("fr", strict=True), Settings(seed="1"), (typed(*START, "1", "1"), out)
        )
        assert terminal.run(MemoryStore(), MemoryPerson) == 0
        assert out.getvalue().count("Léa hésite et joue sans trop réfléchir.") == 1
        assert "Traceback" not in out.getvalue()


# Levels in the course of a game -------------------------------------------------------------------------------------


def test_the_level_of_an_opponent_is_changed_in_the_course_of_the_game() -> None:
    store = MemoryStore()
    said = talk(*START, "niveaux", "2", "3", "1", "quitter", store=store)
    assert "Changer le niveau de qui ?" in said.lines
    assert "1. Léa, niveau habitué" in said.lines
    assert "Quel niveau pour Tom ?" in said.lines
    third = list(rooms()["cache-ton-cash"].levels)[2]
    level = Catalog("fr").line(f"bot-level-{third}")
    assert f"Tom : niveau {level}, dès sa prochaine décision." in said.lines
    assert f'player 2: {third} "Tom"' in store.written[-1]
    assert 'player 1: habitue "Léa"' in store.written[-1]


@pytest.mark.parametrize("way", [("1", "3"), (*START, "niveaux", "1")])
def test_how_each_level_plays_is_told_before_one_is_chosen(way: tuple[str, ...]) -> None:
    """At the new table and in the course of a game: the last line tells of all levels, then asks again."""
    levels = list(rooms()["cache-ton-cash"].levels)
    said = talk(*way, str(len(levels) + 1), "0", "0", "0", "quitter")
    last = f"{len(levels) + 1}. Comment joue chaque niveau"
    assert said.lines.count(last) == 2
    told = [line for line in said.lines if line.startswith("Niveau ") and line.endswith(("main.", "battre."))]
    assert len(told) == len(levels)
    assert any("comme un enfant de sept ans" in line for line in told)


@pytest.mark.parametrize("way", [(*START, "niveaux", "0"), ("1", "2", "2", "1", "niveaux", "0")])
def test_to_go_back_changes_no_level(way: tuple[str, ...]) -> None:
    """With one opponent as with three: there one goes back from the level itself."""
    said = talk(*way, "quitter")
    assert "Aucun niveau n'est changé." in said.lines
    assert not any("dès sa prochaine décision" in line for line in said.lines)


def test_one_level_after_the_other_is_changed_and_then_the_game_asks_again() -> None:
    """The number that was meant for the next opponent plays nothing."""
    said = talk(*START, "niveaux", "1", "3", "2", "3", "0", "quitter")
    assert said.lines.count("Changer le niveau de qui ?") == 3
    assert "1. Léa, niveau expert" in said.lines
    after = said.lines[said.lines.index("Tom : niveau expert, dès sa prochaine décision.") :]
    assert "2. Tom, niveau expert" in after
    assert [line for line in after if line.startswith("À toi. Défausse")]
    assert not [line for line in said.lines if line.startswith("Tu formes")]


def test_a_level_that_is_chosen_after_the_end_counts_in_the_next_game() -> None:
    def script(place: Callable[[], Any], out: StringIO) -> Iterator[str]:
        yield from ("1", "2", "2", "4", "2", "1")  # one opponent, one round
        while "Et maintenant" not in out.getvalue():
            yield "1"
        ended = len(out.getvalue())
        yield from ("niveaux", "3")
        assert "Léa : niveau expert" in out.getvalue()[ended:]
        assert "Et maintenant ?" in out.getvalue()[ended:]
        yield "2"
        assert place().party.players[1].level == "expert"
        yield "quitter"

    store = MemoryStore()
    assert converse(script, store=store).code == 0
    assert 'player 1: expert "Léa"' in store.written[-1]


def test_numbers_where_the_game_waits_for_enter_are_told_what_it_waits_for() -> None:
    def script(_place: Callable[[], Any], out: StringIO) -> Iterator[str]:
        yield from START
        while "Entrée pour continuer." not in out.getvalue():
            yield "1"
        yield "1 1 8"
        yield "quitter"

    lines = converse(script).lines
    assert not [line for line in lines if "n'ouvre pas de liste" in line]
    assert lines.count("Entrée pour continuer.") == 2


def test_out_of_a_game_there_is_no_level_to_change() -> None:
    assert "Aucune partie" in talk("niveaux", "quitter").text


def test_a_single_opponent_is_not_asked_for() -> None:
    said = talk("1", "2", "2", "1", "niveaux", "2", "quitter")
    assert "Changer le niveau de qui ?" not in said.lines
    assert "Quel niveau pour Léa ?" in said.lines


# The demonstration --------------------------------------------------------------------------------------------------


def told_demo(**wishes: Any) -> list[str]:
    out = StringIO()
    terminal = Terminal(rooms(), Catalog("fr", strict=True), Settings(), (typed(), out))
    assert terminal.demo(Demo(rooms()["cache-ton-cash"], **wishes)) == 0
    return out.getvalue().splitlines()


def test_the_demonstration_tells_a_whole_game_and_is_the_same_for_the_same_seed() -> None:
    lines = told_demo(seed="1")
    assert lines[0] == "Une partie de Cache ton Cash entre Léa, Tom, Hugo et Inès. Donne 1."
    assert "gagne" in lines[-1]
    assert lines == told_demo(seed="1")
    assert lines[1:] != told_demo(seed="2")[1:]
    assert not any("toi" in line.split() or line.startswith("Tu ") for line in lines)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_demonstration_takes_every_number_of_players(seats: int) -> None:
    options = dict(rooms()["cache-ton-cash"].game.presets["avance"], end="rapide")
    assert "gagne" in told_demo(seed="1", seats=seats, options=options)[-1]


def test_the_demonstration_of_the_menu_waits_after_a_round_and_comes_back() -> None:
    said = talk("3", *[""] * 30)
    assert said.text.count("Entrée pour continuer.") >= 1
    assert said.text.count("Menu.") > 1


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"levels": ["expert", "champion"]}, "unknown-level"),
        ({"seats": 7}, "seats"),
        ({"options": {"end": "x"}}, "option-value"),
    ],
)
def test_a_demonstration_that_cannot_be_is_a_problem(wishes: dict[str, Any], reason: str) -> None:
    with pytest.raises(Problem) as caught:
        told_demo(**wishes)
    assert caught.value.reason == reason
