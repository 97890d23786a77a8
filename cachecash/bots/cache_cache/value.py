"""What each action comes to by one member of the committee: every card that may come, weighed by its likelihood."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from cachecash.bots.cache_cache.nets import FINISHED, LAST, ON, Net, Sum, add
from cachecash.bots.cache_cache.sight import KINDS, STARTING, Column, Sight, kind, put
from cachecash.core.memo import Memo
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.grid import column_of
from cachecash.games.cache_cache.view import GONE, HIDDEN


class Value:
    """One decision, in points of the round that I gain on the others, as far as they serve to win the game."""

    def __init__(self, sight: Sight, nets: Sequence[Net], table: Mapping[int, float]) -> None:
        """*table*: the features of *sight*."""
        self.sight = sight
        self._nets = nets
        self._phase = LAST if sight.lap else ON
        self._feeds = not sight.lap or sight.left > 0
        self._table: Memo[int, Sum] = Memo(lambda phase: nets[phase].table(table))
        self._rest = Memo(self._without)
        self._after = Memo(self._with)
        self._turned = Memo(self._mean_turned)
        self._gift = Memo(self._left_to_the_next)

    def of(self, action: Action) -> float:
        """Give the value of an action."""
        return _JUDGE[action.verb](self, action)

    # --- my grid

    def _without(self, key: tuple[Column, int, int]) -> Sum:
        """Sum up all but one *column*, with so many cards hidden in the grid."""
        column, hidden, phase = key
        net, others = self._nets[phase], list(self.sight.columns)
        others.remove(column)
        return add(self._table[phase], net.hidden[hidden], *[net.column[other] for other in others])

    def exchanged(self, column: Column, card: int, new: int) -> float:
        """Value my grid once *new* lies in the place of *card* in *column*."""
        return self._after[column, card, new]

    def _with(self, key: tuple[Column, int, int]) -> float:
        column, card, new = key
        hidden = self.sight.hidden[self.sight.me] - (card == HIDDEN)
        phase = FINISHED if self._phase == ON and not hidden else self._phase
        net = self._nets[phase]
        return net.value(self._rest[column, hidden, phase], net.column[put(column, card, new)])

    def _mean_turned(self, column: Column) -> float:
        """Value my grid once a hidden card of *column* is turned."""
        return sum([likely * self._after[column, HIDDEN, value] for value, likely in self.sight.odds])

    # --- the next player

    def gift(self, card: int) -> float:
        """Value *card* on top of the discard pile; `HIDDEN` is one that nobody has seen."""
        return self._gift[card]

    def _left_to_the_next(self, card: int) -> float:
        if not self._feeds:
            return 0.0
        if card == HIDDEN:
            return sum([likely * self._gift[value] for value, likely in self.sight.odds])
        top = self._nets[self._phase].top
        completes = top[KINDS] + top[KINDS + 1] * card / 10 if card in self.sight.pairs else 0.0
        return top[kind(card)] + completes

    # --- actions

    def _laid(self, column: Column, card: int, new: int) -> float:
        """Value an exchange; of a column that goes, a card lies on the discard pile (KK-15)."""
        gone = put(column, card, new)[0] == GONE and self.sight.view.options.columns == "discard"
        return self._after[column, card, new] + self._gift[new if gone else card]

    def put(self, action: Action, new: int) -> float:
        """Value *new* in the place of the cell of an action."""
        (cell,) = action.cells
        return self._laid(self.sight.columns[column_of(cell)], self.sight.grid[cell], new)

    def turn(self, action: Action, top: int) -> float:
        """Value the turning of a hidden card, while *top* lies on the discard pile."""
        return self._turned[self.sight.columns[column_of(action.cells[0])]] + self._gift[top]

    def draw(self) -> float:
        """Value the best use of each card that may come."""
        mine = set(self.sight.columns)
        turned = max([self._turned[column] for column in mine if column[-1] == HIDDEN])
        places = {(column, card) for column in mine if column[0] != GONE for card in column}
        return sum(
            [
                likely * max(turned + self._gift[new], *[self._laid(column, card, new) for column, card in places])
                for new, likely in self.sight.odds
            ]
        )

    def reveal(self, action: Action) -> float:
        """Value two cards turned in the set-up."""
        one, two = [column_of(cell) for cell in action.cells]
        return self._together if one == two else self._apart

    @cached_property
    def _together(self) -> float:
        """Value two cards turned in one column: a pair may come."""
        return self._mean_of_two(lambda column, one, two: column[tuple(sorted((one, two, HIDDEN)))], cut=1)

    @cached_property
    def _apart(self) -> float:
        """Value two cards turned in two columns."""
        return self._mean_of_two(lambda column, one, two: add(column[one, *_TWO], column[two, *_TWO]), cut=2)

    def _mean_of_two(self, seen: Callable[[Memo[Column, Sum], int, int], Sum], cut: int) -> float:
        """Value a fresh grid, *cut* columns of which are *seen* with any two cards."""
        net, odds = self._nets[ON], self.sight.odds
        fresh = [net.column[column] for column in self.sight.columns[cut:]]
        rest = add(self._table[ON], net.hidden[STARTING], *fresh)
        return sum(
            [
                likely * as_likely * net.value(rest, seen(net.column, one, two))
                for one, likely in odds
                for two, as_likely in odds
            ]
        )


_TWO = (HIDDEN, HIDDEN)


def _place(value: Value, action: Action) -> float:
    drawn = value.sight.view.drawn
    assert drawn is not None  # noqa: S101 - who places has drawn
    return value.put(action, drawn)


def _reject(value: Value, action: Action) -> float:
    drawn = value.sight.view.drawn
    assert drawn is not None  # noqa: S101 - who rejects has drawn
    return value.turn(action, drawn)


_JUDGE: dict[str, Callable[[Value, Action], float]] = {
    "REVEAL": Value.reveal,
    "FLIP": lambda value, action: value.turn(action, value.sight.view.discard[-1]),
    "DRAW": lambda value, _action: value.draw(),
    "TAKE": lambda value, action: value.put(action, value.sight.view.discard[-1]),
    "PLACE": _place,
    "REJECT": _reject,
}
"""One estimate a verb."""
