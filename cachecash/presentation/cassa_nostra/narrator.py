"""The narrator of Cassa Nostra: facts, answers, menus, refusals and second thoughts, in one language."""

from collections.abc import Sequence

from cachecash.core.events import Event, Viewer
from cachecash.core.problems import Refusal
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import Card, size_of
from cachecash.games.cassa_nostra.counting import TOURS
from cachecash.games.cassa_nostra.view import View
from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.cassa_nostra.answers import QUESTIONS, answer
from cachecash.presentation.cassa_nostra.asked import prompt
from cachecash.presentation.cassa_nostra.choices import choices
from cachecash.presentation.cassa_nostra.stories import ASKED, tell
from cachecash.presentation.cassa_nostra.words import Words
from cachecash.presentation.narrator import Option, Spelling
from cachecash.presentation.wording import reply

GAME = "cassa-nostra"
_RULE_NOW = {"deposit": "CS-5", "show": "CS-6", "adjust": "CS-8", "counted": "CS-11", "over": "CS-14"}
"""The rule that explains each phase."""
_SPELLED = frozenset({"DEPOSIT", "SHOW"})
_EXAMPLE = Action("DEPOSIT", (1, 1, 8))
_VALUES = frozenset(map(int, Card))


class CassaNostraNarrator:
    """The `Narrator` contract for Cassa Nostra (see `cachecash.presentation.narrator` for each name)."""

    questions = QUESTIONS

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        """Take the language and the names of the people, one a seat."""
        self._words = Words(catalog, names)

    def resuming(self, view: View) -> tuple[str, ...]:
        """Give the questions that tell a game taken up again: the quest and what lies open besides the usual."""
        return ("scores", "middle", "counts", "mine", "hand")

    def name(self, seat: int) -> str:
        """Give the name of who sits there."""
        return self._words.name(seat)

    def tell(self, event: Event, view: View, ear: Viewer, level: Level) -> Utterance | None:
        """Tell a fact to *ear*, or give None where nothing is said."""
        return tell(self._words, event, view, ear, level)

    def answer(self, question: str, view: View, level: Level, legal: Sequence[Action] = ()) -> list[Utterance]:
        """Answer a question. Raises `KeyError` for an unknown one."""
        return [reply(line, "answer") for line in answer(self._words, question, view, level, legal)]

    def prompt(self, view: View, legal: Sequence[Action], level: Level) -> Utterance:
        """Say what is expected of the owner of *view* now."""
        return utterance(prompt(self._words, view, legal, level), Priority.ANSWER, "turn", topic=ASKED)

    def choices(self, view: View, legal: Sequence[Action]) -> list[Option[Action]]:
        """Give the menu of the legal actions."""
        return choices(self._words, legal)

    def refusal(self, refusal: Refusal, view: View) -> Utterance:
        """Say why an action was refused, and under which heading of the rules to read more."""
        words = self._words
        facts = {
            name: words.name(value) if name == "target" and isinstance(value, int) else value
            for name, value in refusal.facts.items()
        }
        reason = words(f"refusal-{refusal.reason}", **facts)
        return self._words.refused(reason, refusal, GAME)

    def regret(self, view: View, legal: Sequence[Action], action: Action) -> Utterance | None:
        """Ask again before the last cards are laid while there are tours to come."""
        lays = action.verb in {"DEPOSIT", "ADD"}
        if lays and action.cost == view.hand and view.tour < TOURS and len(legal) > 1:
            return reply(self._words("regret-whole-hand"), "answer")
        return None

    def spelling(self, view: View, legal: Sequence[Action]) -> Spelling | None:
        """Read numbers as cards where they are laid or turned."""
        verb = legal[0].verb if legal else ""
        if verb not in _SPELLED:
            return None
        example = _EXAMPLE if _EXAMPLE in legal[:-1] else _small(legal)
        facts = {"example": " ".join(map(str, example.cards)), "count": len(legal)}
        hint = self._words(f"spell-{verb.lower()}", **facts)
        return Spelling(
            hint,
            lambda numbers: f"{verb}({','.join(map(str, numbers))})",
            lambda numbers: self._fault(view, verb, numbers),
        )

    def _fault(self, view: View, verb: str, numbers: Sequence[int]) -> Utterance | None:
        """Say which number is no card, or that there are too many of them; None where the rules are to be asked."""
        strange = next((number for number in numbers if number not in _VALUES), None)
        glued = strange is not None and len(str(strange)) > 1 and set(map(int, str(strange))) <= _VALUES
        if verb == "SHOW" and len(numbers) > 1:
            text = self._words("fault-one-card")
        elif strange is not None:
            text = self._words("fault-no-such-card", card=strange, glued=glued, apart=" ".join(str(strange)))
        elif len(numbers) > size_of(view.hand or 0) and verb == "DEPOSIT":
            text = self._words("fault-too-many", count=size_of(view.hand or 0))
        else:
            return None
        return reply(text, "refusal")

    def heading(self, view: View) -> str:
        """Give the anchor of the heading of the rules about the present phase."""
        return self._words.anchor(GAME, _RULE_NOW[view.phase])


def _small(legal: Sequence[Action]) -> Action:
    """Give an example of some cards, not of all of the hand where there is another one: it might be typed as it is."""
    return next((action for action in legal[:-1] if len(action.cards) == 2), legal[0])
