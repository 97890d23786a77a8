"""The words that stories, answers and zones of Petite bataille share."""

from collections.abc import Sequence
from dataclasses import dataclass

from cachecash.core.events import Viewer
from cachecash.narration.utterance import Rendered
from cachecash.presentation.wording import Wording


@dataclass(frozen=True, slots=True)
class Words(Wording):
    """A catalog, and the names of the two people at the table."""

    prefix = "pb"

    def who(self, seat: int, ear: Viewer) -> str:
        """Give the end of the id of a message about *seat*: to itself, or to another ear."""
        return "me" if seat == ear else "other"

    def tally(self, values: Sequence[int], ear: Viewer) -> list[Rendered]:
        """Give one item a seat, the ear first: "toi 2", "Léa 1"."""
        return [
            self(f"score-{self.who(seat, ear)}", seat=self.name(seat), value=values[seat])
            for seat in self.around(len(values), ear)
        ]
