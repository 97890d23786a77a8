"""What stands around whoever receives keys: the keys themselves, the way out, what was told, how the player plays."""

from dataclasses import dataclass

from cachecash.outputs.history import History
from cachecash.presentation.habits import Habits
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.outlet import Outlet


@dataclass(slots=True)
class Post:
    """What all the hosts of one player share. *history* is another one once somebody else plays."""

    keys: KeyMap
    outlet: Outlet
    history: History
    habits: Habits
