"""The narrator of Cassa Nostra: facts, answers, menus, refusals and second thoughts, in one language."""

from collections.abc import Sequence

from cachecash.core.events import Event, Viewer
from cachecash.core.problems import Refusal
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.counting import TOURS
from cachecash.games.cassa_nostra.view import View
from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.rules_text import rules_text
from cachecash.narration.utterance import Level, Priority, Rendered, Utterance
from cachecash.presentation.cassa_nostra.answers import QUESTIONS, answer
from cachecash.presentation.cassa_nostra.asked import prompt
from cachecash.presentation.cassa_nostra.choices import choices
from cachecash.presentation.cassa_nostra.stories import ASKED, tell
from cachecash.presentation.cassa_nostra.words import Words
from cachecash.presentation.narrator import Option, Spelling

GAME = "cassa-nostra"
_RULE_NOW = {"deposit": "CS-5", "show": "CS-6", "adjust": "CS-8", "counted": "CS-11", "over": "CS-14"}
"""The rule that explains each phase."""
_SPELLED = frozenset({"DEPOSIT", "SHOW"})
_EXAMPLE = Action("DEPOSIT", (1, 1, 8))


class CassaNostraNarrator:
    """The `Narrator` contract for Cassa Nostra (see `cachecash.presentation.narrator` for each name)."""

    questions = QUESTIONS

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        """Take the language and the names of the people, one a seat."""
        self._words = Words(catalog, names)

    def name(self, seat: int) -> str:
        """Give the name of who sits there."""
        return self._words.name(seat)

    def tell(self, event: Event, view: View, ear: Viewer, level: Level) -> Utterance | None:
        """Tell a fact to *ear*, or give None where nothing is said."""
        return tell(self._words, event, view, ear, level)

    def answer(self, question: str, view: View, level: Level, legal: Sequence[Action] = ()) -> list[Utterance]:
        """Answer a question. Raises `KeyError` for an unknown one."""
        return [_reply(line, "answer") for line in answer(self._words, question, view, level, legal)]

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
        heading = rules_text(words.catalog.language, GAME).heading_of(refusal.rule)
        if heading:
            reason = words.shared("refusal-detail", reason=reason, title=heading.title)
        return _reply(reason, "refusal")

    def regret(self, view: View, legal: Sequence[Action], action: Action) -> Utterance | None:
        """Ask again before the last cards are laid while there are tours to come."""
        lays = action.verb in {"DEPOSIT", "ADD"}
        if lays and action.cost == view.hand and view.tour < TOURS and len(legal) > 1:
            return _reply(self._words("regret-whole-hand"), "answer")
        return None

    def spelling(self, view: View, legal: Sequence[Action]) -> Spelling | None:
        """Read numbers as cards where they are laid or turned."""
        verb = legal[0].verb if legal else ""
        if verb not in _SPELLED:
            return None
        example = _EXAMPLE if _EXAMPLE in legal else legal[-1] if verb == "DEPOSIT" else legal[0]
        hint = self._words(f"spell-{verb.lower()}", example=" ".join(map(str, example.cards)))
        return Spelling(hint, lambda numbers: f"{verb}({','.join(map(str, numbers))})")

    def heading(self, view: View) -> str:
        """Give the anchor of the heading of the rules about the present phase."""
        heading = rules_text(self._words.catalog.language, GAME).heading_of(_RULE_NOW[view.phase])
        return heading.anchor if heading else ""


def _reply(text: Rendered, category: str) -> Utterance:
    return utterance(text, Priority.ANSWER, category)
