"""The narrator of Cache-cache: facts, answers, menus, refusals and second thoughts, in one language."""

from collections.abc import Sequence

from cachecash.core.events import Event, Viewer
from cachecash.core.problems import Refusal
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.view import View
from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.cache_cache.answers import QUESTIONS, answer
from cachecash.presentation.cache_cache.asked import prompt
from cachecash.presentation.cache_cache.choices import choices
from cachecash.presentation.cache_cache.regrets import regret
from cachecash.presentation.cache_cache.stories import ASKED, tell
from cachecash.presentation.cache_cache.words import Words
from cachecash.presentation.narrator import Option
from cachecash.presentation.wording import reply

GAME = "cache-cache"
_RULE_NOW = {"setup": "KK-5", "turn": "KK-7", "drawn": "KK-8", "dealing": "KK-20", "over": "KK-23"}
"""The rule that explains each phase."""


class CacheCacheNarrator:
    """The `Narrator` contract for Cache-cache (see `cachecash.presentation.narrator` for each name)."""

    questions = QUESTIONS

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        """Take the language and the names of the people, one a seat."""
        self._words = Words(catalog, names)

    def resuming(self, view: View) -> tuple[str, ...]:
        """Give the questions that tell a game taken up again: no hand, as a drawn card is in what is asked."""
        return ("scores", "mine")

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
        words = self._words
        facts = dict(refusal.facts)
        if isinstance(target := facts.get("target"), int):
            facts["target"] = words.name(target)
        reason = words(f"refusal-{refusal.reason}", **facts)
        return self._words.refused(reason, refusal, GAME)

    def regret(self, view: View, legal: Sequence[Action], action: Action) -> Utterance | None:
        """Ask again before a dearer card is laid, or the round ended though somebody shows less."""
        question = regret(self._words, view, action) if action in legal else None
        return reply(question, "answer") if question else None

    def heading(self, view: View) -> str:
        """Give the anchor of the heading of the rules about the present phase."""
        return self._words.anchor(GAME, _RULE_NOW[view.phase])
