"""What goes wrong, said once: a reason that a catalog turns into a sentence, and the facts that it needs."""

from collections.abc import Mapping
from dataclasses import dataclass, field


class Problem(Exception):
    """Bad input that a player can mend.

    *reason* is the end of a message id (``problem-<reason>`` in the catalogs), *facts* are its arguments.
    """

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts: Mapping[str, str | int] = facts

    def __str__(self) -> str:
        """Give a line for a developer's eyes; players get the catalog's sentence."""
        return f"{self.reason} {dict(self.facts)}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules refuse an action.

    *rule* is the id in the rules (``CC-22``), *reason* the end of a message id (``refusal-<reason>``), *facts* what
    explains it: seats, cards and numbers as the rules know them. The narrator puts names and articles to them.
    """

    rule: str
    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)


class IllegalAction(Exception):
    """The table has refused an action; nothing has changed. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.reason} {dict(refusal.facts)}")
        self.refusal = refusal
