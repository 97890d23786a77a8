"""What was told: to repeat the last sentence, to hear the last plays, to catch up since one's own last play."""

from collections import deque
from itertools import islice

from cachecash.narration.utterance import Priority, Utterance
from cachecash.presentation.retold import Retold

_KEPT = 2000
PAGE = 10
"""Plays of one page of the history."""


class Told:
    """The memory of one player's ears. The story alone makes the history: answers come again by asking again."""

    def __init__(self) -> None:
        self.last: tuple[Utterance, ...] = ()
        """What `repeat` says: the last thing told, which may be several utterances."""
        self._story: deque[Utterance] = deque(maxlen=_KEPT)
        self._mark = 0
        self._heard = 0

    def __len__(self) -> int:
        """How many plays there are to hear."""
        return len(self._story)

    def hear(self, *utterances: Utterance) -> None:
        """Remember what has just been told, together."""
        if utterances:
            self.last = utterances
        for utterance in utterances:
            if utterance.priority is not Priority.ANSWER:
                self._story.append(utterance)
                self._mark = min(self._mark + 1, _KEPT)

    def mark(self) -> None:
        """Remember that the player plays now: `since` starts here."""
        self._mark = 0

    def recall(self, told: Retold) -> None:
        """Remember what was told before the game was left."""
        self.hear(*told.before)
        self.mark()
        self.hear(*told.since)

    def since(self) -> list[Utterance]:
        """Give everything told since the player last played, that play included."""
        return self._latest(self._mark)

    def newest(self, count: int) -> list[Utterance]:
        """Give the last plays, the oldest first; `page` then goes on with the ones before."""
        self._heard = min(count, len(self._story))
        return self._latest(count)

    def page(self) -> list[Utterance]:
        """Give the newest page, or the one before the page that was heard last; empty beyond the oldest play."""
        before = [*islice(reversed(self._story), self._heard, self._heard + PAGE)][::-1]
        self._heard += len(before)
        return before

    def rewind(self) -> None:
        """Start again from the newest page: the player has done something else."""
        self._heard = 0

    @property
    def has_older(self) -> bool:
        """Whether `page` has more to give."""
        return self._heard < len(self._story)

    def _latest(self, count: int) -> list[Utterance]:
        return [*islice(reversed(self._story), count)][::-1]
