"""Lists, as a dialogue: press, hear."""

from collections.abc import Sequence
from functools import partial

from cachecash.narration.utterance import Priority, Rendered
from cachecash.presentation.commands import COMMANDS
from cachecash.presentation.habits import Habits
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.lists import Line, ListBox, Lists
from deskside import CATALOGS, MemoryOutlet

FR = CATALOGS["fr"]


def text(words: str) -> Rendered:
    return Rendered(words, words, words)


class Somebody:
    """Walks through a list of three fruits."""

    def __init__(self, lines: Sequence[Line] | None = None, *, positions: bool = True) -> None:
        self.outlet = MemoryOutlet()
        self.leaves = 0
        self.lists = Lists(KeyMap(COMMANDS, FR), self.outlet, Habits(positions=positions), closed=self.leave)
        self.done: list[str] = []
        fruits = [Line(text(name), partial(self.done.append, name)) for name in ("Poire", "Pomme", "Prune")]
        self.box = ListBox(text("Fruits"), fruits if lines is None else lines)
        self.lists.open(self.box, now=10.0)

    def leave(self) -> None:
        self.leaves += 1

    @property
    def heard(self) -> list[str]:
        heard, self.outlet.lines = self.outlet.lines, []
        return heard


def test_a_list_opens_with_its_title_and_first_line() -> None:
    assert Somebody().heard == ["Fruits.", "Poire, 1 sur 3"]


def test_positions_can_be_off_and_one_of_one_is_never_said() -> None:
    assert Somebody(positions=False).heard == ["Fruits.", "Poire"]
    assert Somebody([Line(text("Seule"))]).heard == ["Fruits.", "Seule"]


def test_a_list_of_one_line_has_no_beginning_and_no_end() -> None:
    here = Somebody([Line(text("Seule"))])
    for press in (here.lists.first, here.lists.last, lambda: here.lists.move(1), lambda: here.lists.move(-1)):
        press()
        assert here.outlet.cues[-1] == ("edge", "La liste n'a qu'une ligne.")


def test_right_and_left_scroll_in_a_text_that_does_not_all_show_and_cut_nothing() -> None:
    here = Somebody([Line(text("Un long paragraphe."))])
    here.outlet.text_goes_on = True
    here.lists.turn(1)
    here.lists.turn(-1)
    assert here.outlet.scrolled == [1, -1]
    here.outlet.text_goes_on = False
    here.lists.turn(1)
    here.lists.turn(-1)
    assert here.outlet.cues == [("edge", "Fin du texte."), ("edge", "Début du texte.")]
    assert {told.priority for told in here.outlet.stories} == {Priority.AMBIENT}
    told = [told.speech for told in here.outlet.stories]
    assert told == ["Suite du texte à l'écran."] * 2 + ["Fin du texte.", "Début du texte."]


def test_a_text_that_all_shows_has_no_value() -> None:
    here = Somebody([Line(text("Un paragraphe."))])
    here.lists.turn(1)
    assert here.heard[-1] == "Cette ligne n'a pas de valeur à changer."


def test_an_empty_list_says_so_and_has_nothing_to_do() -> None:
    here = Somebody([])
    assert here.heard == ["Fruits.", "La liste est vide."]
    here.lists.enter(20.0)
    here.lists.move(1)
    here.lists.turn(1)
    here.lists.more()
    assert all(here.heard)


def test_both_ends_are_edges_and_the_line_is_said_again() -> None:
    here = Somebody()
    here.heard.clear()
    here.lists.move(-1)
    assert (here.heard, here.outlet.cues[-1]) == (["Poire, 1 sur 3"], ("edge", "Début de la liste."))
    here.lists.last()
    assert here.heard == ["Prune, 3 sur 3"]
    here.lists.move(1)
    assert (here.heard, here.outlet.cues[-1]) == (["Prune, 3 sur 3"], ("edge", "Fin de la liste."))
    here.lists.last()
    assert len(here.outlet.cues) == 3
    here.lists.first()
    assert here.heard[-1] == "Poire, 1 sur 3"
    assert len(here.outlet.cues) == 3


def test_enter_does_the_line_where_one_is() -> None:
    here = Somebody()
    here.lists.move(1)
    here.lists.enter(20.0)
    assert here.done == ["Pomme"]


def test_an_enter_that_bounced_when_the_list_opened_is_not_for_it() -> None:
    here = Somebody()
    here.heard.clear()
    here.lists.enter(10.4)
    assert here.done == []
    assert here.outlet.cues == [("error", "Trop tôt : la liste vient de s'ouvrir.")]
    assert here.heard == []
    here.lists.enter(10.5)
    assert here.done == ["Poire"]


def test_a_line_that_is_only_heard_says_so() -> None:
    here = Somebody([Line(text("Bonjour"))])
    here.heard.clear()
    here.lists.enter(20.0)
    assert here.heard == ["Cette ligne s'écoute seulement. Échap revient en arrière.", "Bonjour"]


def test_a_value_is_said_and_turned() -> None:
    turned: list[int] = []
    here = Somebody([Line(text("Débit"), value=text("180 mots"), turn=turned.append, help=text("La vitesse."))])
    assert here.heard == ["Fruits.", "Débit : 180 mots"]
    here.lists.turn(1)
    here.lists.turn(-1)
    assert turned == [1, -1]
    here.lists.more()
    assert here.heard == ["La vitesse.", "Débit : 180 mots"]


def test_without_a_value_or_a_help_that_is_said() -> None:
    here = Somebody()
    here.heard.clear()
    here.lists.turn(1)
    here.lists.more()
    assert here.heard == ["Cette ligne n'a pas de valeur à changer.", "Rien de plus sur cette ligne.", "Poire, 1 sur 3"]


def test_back_says_the_list_below_again_and_the_last_one_leaves() -> None:
    here = Somebody()
    here.lists.move(1)
    here.lists.open(ListBox(text("Légumes"), [Line(text("Poireau"))]))
    here.heard.clear()
    here.lists.back()
    assert here.heard == ["Fruits.", "Pomme, 2 sur 3"]
    assert here.leaves == 0
    here.lists.back()
    assert here.leaves == 1
    assert len(here.lists) == 0


def test_a_list_may_have_its_own_way_back() -> None:
    here = Somebody()
    asked: list[str] = []
    here.lists.open(ListBox(text("Racine"), [], back=lambda: asked.append("quitter ?")))
    here.lists.back()
    assert asked == ["quitter ?"]
    assert [box.title.speech for box in here.lists] == ["Fruits", "Racine"]


def test_lines_can_be_replaced_under_the_player() -> None:
    here = Somebody()
    here.lists.last()
    here.box.replace([Line(text("Kiwi")), Line(text("Melon"))])
    here.heard.clear()
    here.lists.reread()
    assert here.heard == ["Melon, 2 sur 2"]
    here.box.replace([])
    assert here.box.current is None


def test_lists_can_be_cut_without_a_word() -> None:
    here = Somebody()
    here.lists.open(ListBox(text("Légumes"), []))
    here.heard.clear()
    here.lists.cut(1)
    assert [box.title.speech for box in here.lists] == ["Fruits"]
    assert here.heard == []
