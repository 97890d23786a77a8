"""The levels of a game in course: each computer player may play better or worse from its next decision on."""

from collections.abc import Sequence
from functools import partial

from cachecash.narration.utterance import Rendered
from cachecash.presentation.lists import Line
from cachecash.presentation.pages.party import Values, value_line
from cachecash.presentation.pages.shell import Page
from cachecash.presentation.setup import level_help
from cachecash.table.replay import Player


class LevelsPage(Page):
    """A line for each computer player at the table."""

    def heading(self) -> Rendered:
        """Give the title."""
        return self.shell.text("page-levels")

    def made(self) -> Sequence[Line]:
        """Give the computer players, in seat order; none where no game goes on."""
        party = self.shell.house.party
        return [self._level(seat, party.players[seat]) for seat in party.computers] if party else []

    def _level(self, seat: int, player: Player) -> Line:
        party, text = self.shell.house.party, self.shell.text
        assert party is not None  # noqa: S101 - it has this player
        values = Values(
            options=[(text(f"bot-level-{level}"), level) for level in party.room.levels],
            now=player.level,
            take=partial(self.shell.house.set_level, seat),
            help=partial(level_help, self.shell.catalog, party.room.game.id),
            told=lambda level: text("party-level-now", name=player.name, level=text(f"bot-level-{level}")),
        )
        return value_line(self.shell, text("page-party-level", name=player.name), values)
