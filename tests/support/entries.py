"""The games under the contract suite and under perft. A new game adds its entry here."""

import cache_ton_cash
import cs_contract
import kk_entry
import pb_entry

GAMES = [cache_ton_cash.ENTRY, cs_contract.ENTRY, kk_entry.ENTRY, pb_entry.ENTRY]
"""What the contract suite needs to know of a game that the Game contract doesn't tell: one `Entry` a game."""
