"""The narrator of Petite bataille: facts, answers, menus and refusals, in one language."""

from collections.abc import Sequence

from cachecash.core.events import Event, Viewer
from cachecash.core.problems import Refusal
from cachecash.games.petite_bataille.actions import Action
from cachecash.games.petite_bataille.view import View
from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.narrator import Option
from cachecash.presentation.petite_bataille.answers import QUESTIONS, answer, prompt
from cachecash.presentation.petite_bataille.stories import ASKED, tell
from cachecash.presentation.petite_bataille.words import Words

GAME = "petite-bataille"
_RULE_NOW = "PB-3"
"""The rule that explains what is going on: there is only one thing to do."""


class PetiteBatailleNarrator:
    """The `Narrator` contract for Petite bataille (see `cachecash.presentation.narrator` for each name)."""

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
        lines = answer(self._words, question, view, level)
        return [utterance(line, Priority.ANSWER, "answer") for line in lines]

    def prompt(self, view: View, legal: Sequence[Action], level: Level) -> Utterance:
        """Say what is expected of the owner of *view* now."""
        return utterance(prompt(self._words, view, legal, level), Priority.ANSWER, "turn", topic=ASKED)

    def choices(self, view: View, legal: Sequence[Action]) -> list[Option[Action]]:
        """Give the menu of the legal actions: a line a card."""
        return [Option(self._words("choose", card=action.card), action=action) for action in legal]

    def refusal(self, refusal: Refusal, view: View) -> Utterance:
        """Say why an action was refused, and under which heading of the rules to read more."""
        facts = dict(refusal.facts)
        if isinstance(target := facts.get("target"), int):
            facts["target"] = self._words.name(target)
        reason = self._words(f"refusal-{refusal.reason}", **facts)
        return self._words.refused(reason, refusal, GAME)

    def regret(self, view: View, legal: Sequence[Action], action: Action) -> Utterance | None:
        """Give nothing: no card is ever thrown away."""
        return None

    def heading(self, view: View) -> str:
        """Give the anchor of the heading of the rules about what is going on."""
        return self._words.anchor(GAME, _RULE_NOW)
