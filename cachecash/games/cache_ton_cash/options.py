"""Table options of Cache ton Cash."""

from dataclasses import dataclass

from cachecash.core.options import choice, switch


@dataclass(frozen=True, slots=True)
class Options:
    """How the table plays. `end` is the way to end a game (CC-38..41); `six` to `actions` are the advanced rules."""

    end: str = choice("classique", "rapide", "trois", "deux")
    tiedround: str = choice("all", "none")
    six: bool = switch()
    double: bool = switch()
    improve: bool = switch()
    toptwo: bool = switch()
    penny: bool = switch()
    actions: bool = switch()
    bottomsafe: bool = switch(default=True)
    slot2cost: int = choice(1, 2)
    pennylater: bool = switch(default=True)
    contestneedsset: bool = switch()


PRESETS = {"avance": dict.fromkeys(("six", "double", "improve", "toptwo", "penny", "actions"), "on")}
"""CA-1: the preset « avancé » is all six advanced rules."""
