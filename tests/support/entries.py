"""The games under the contract suite and under perft. A new game adds its entry here."""

import cache_ton_cash

GAMES = [cache_ton_cash.ENTRY]
