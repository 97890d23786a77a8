"""Cache-cache in tables of numpy, for the maker of the expert's value: a column is a number, a card a code from 0.

A grid is four numbers of column, and what may happen to a column stands in a table, one entry a column. Hidden cards
are drawn when they are turned, which comes to the same as dealing them: nobody knows them.
"""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cachecash.bots.cache_cache.sight import KINDS, OF_COLUMN, OF_TABLE, VALUES, features, kind, pair, put
from cachecash.games.cache_cache.cards import DECK
from cachecash.games.cache_cache.grid import COLUMNS, ROWS
from cachecash.games.cache_cache.view import GONE, HIDDEN

Array = NDArray[Any]

VALUE = np.array(VALUES)
COPIES = np.array([Counter(DECK)[value] for value in VALUES])
UNSEEN, NONE = KINDS, KINDS + 1
"""The codes of a hidden card and of no card."""

_SEEN = (*VALUES, HIDDEN)
COLUMN = [*combinations_with_replacement(_SEEN, ROWS), (GONE,) * ROWS]
"""By number: the column, as `Sight` sees it."""
_NUMBER = {column: number for number, column in enumerate(COLUMN)}
ABSENT = _NUMBER[(GONE,) * ROWS]
FRESH = _NUMBER[(HIDDEN,) * ROWS]


def _code(card: int) -> int:
    return {HIDDEN: UNSEEN, GONE: NONE}.get(card, kind(card))


def _put(column: tuple[int, ...], at: int, new: int) -> int:
    return ABSENT if column[0] == GONE else _NUMBER[put(column, column[at], new)]


CODES = np.array([[_code(card) for card in column] for column in COLUMN])
HIDDEN_IN = (CODES == UNSEEN).sum(1)
SUM_OF = np.array([sum(card for card in column if card < HIDDEN) for column in COLUMN])
PUT = np.array([[[_put(column, at, new) for new in VALUES] for at in range(ROWS)] for column in COLUMN])
"""By column, place and code of a new card: the column then."""
PAIR_IN = np.array([kind(pair(column)) if pair(column) < HIDDEN else -1 for column in COLUMN])

HIDDEN_AT = OF_COLUMN
TABLE_AT = HIDDEN_AT + COLUMNS * ROWS + 1
TOP_AT = TABLE_AT + OF_TABLE
WIDTH = TOP_AT + KINDS + 2
"""A position is a row: features of my columns, my hidden cards, the table, the top discard."""


def _features() -> Array:
    found = np.zeros((len(COLUMN), OF_COLUMN), np.float32)
    for number, column in enumerate(COLUMN):
        for feature in features(column):
            found[number, feature] += 1
    return found


FEATURES = _features()


def drawn(left: Array, luck: np.random.Generator) -> Array:
    """Draw one card at each table from what is *left* there, by code, and take it away."""
    sums = left.cumsum(1)
    at = luck.random(len(left)) * sums[:, -1]
    codes: Array = np.minimum((sums <= at[:, None]).sum(1), KINDS - 1)
    left[np.arange(len(left)), codes] -= 1
    return codes


def pairs_of(columns: Array) -> Array:
    """Say of which cards a grid has a pair, by table and code."""
    found = np.zeros((len(columns), KINDS), bool)
    for column in range(COLUMNS):
        twin = PAIR_IN[columns[:, column]]
        with_one = np.flatnonzero(twin >= 0)
        found[with_one, twin[with_one]] = True
    return found
