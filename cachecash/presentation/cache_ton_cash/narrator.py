"""The narrator of Cache ton Cash: facts, answers, menus, refusals and second thoughts, in one language."""

from collections.abc import Sequence

from cachecash.core.events import Event, Viewer
from cachecash.core.problems import Refusal
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import JOKERS, Card
from cachecash.games.cache_ton_cash.view import View
from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.cache_ton_cash.answers import QUESTIONS, answer
from cachecash.presentation.cache_ton_cash.asked import plays_of, prompt, verbs_of
from cachecash.presentation.cache_ton_cash.choices import choices
from cachecash.presentation.cache_ton_cash.stories import ASKED, tell
from cachecash.presentation.cache_ton_cash.words import Words
from cachecash.presentation.narrator import USUAL_RESUMING, Option
from cachecash.presentation.wording import reply

GAME = "cache-ton-cash"
_RULE_NOW = {
    "action": "CC-16",
    "second": "CA-5",
    "answer": "CC-24",
    "contest": "C2-8",
    "shift": "CN-3",
    "over": "CC-38",
}
"""The rule that explains each phase."""
_WORTH_STAYING_FOR = frozenset({"FORM", "FORM_D", "CLAIM", "CHALLENGE", "IMPROVE"})


class CacheTonCashNarrator:
    """The `Narrator` contract for Cache ton Cash (see `cachecash.presentation.narrator` for each name)."""

    questions = QUESTIONS

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        """Take the language and the names of the people, one a seat."""
        self._words = Words(catalog, names)

    def resuming(self, view: View) -> tuple[str, ...]:
        """Give the questions that tell a game taken up again: in a duel, with whom and for what, too."""
        return (*USUAL_RESUMING, "turn") if view.duel else USUAL_RESUMING

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
        return choices(self._words, view, legal)

    def refusal(self, refusal: Refusal, view: View) -> Utterance:
        """Say why an action was refused, and under which heading of the rules to read more."""
        catalog = self._words.catalog
        facts = {
            name: self._words.name(value) if name in {"seat", "target"} and isinstance(value, int) else value
            for name, value in refusal.facts.items()
        }
        reason = catalog.render(f"refusal-{refusal.reason}", **facts)
        return self._words.refused(reason, refusal, GAME)

    def regret(self, view: View, legal: Sequence[Action], action: Action) -> Utterance | None:
        """Ask again before yielding with a card that answers, discarding a joker, or leaving something undone."""
        words = self._words
        if action.verb == "YIELD" and len(legal) > 1:
            return reply(words("regret-YIELD", plays=plays_of(words, legal)), "answer")
        if action.verb == "DISCARD" and action.cards[0] in JOKERS and not all(map(_throws_joker, legal)):
            return reply(words("regret-DISCARD", card=Card(action.cards[0])), "answer")
        if action.verb == "END" and (undone := verbs_of(words, view, legal, _WORTH_STAYING_FOR)):
            return reply(words("regret-END", items=undone), "answer")
        return None

    def heading(self, view: View) -> str:
        """Give the anchor of the heading of the rules about the present phase."""
        return self._words.anchor(GAME, _RULE_NOW.get(view.phase, ""))


def _throws_joker(action: Action) -> bool:
    return action.verb == "DISCARD" and action.cards[0] in JOKERS
