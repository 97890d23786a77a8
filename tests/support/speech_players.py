"""A player of sound that keeps what it was given: for the voices that make their own sound."""

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(eq=False)
class CountingPlayer:
    """Plays nothing; `played` holds (samples, rate, volume), `stops` counts.

    *hook* is called as playing starts; *there* tells whether it can be heard.
    """

    hook: Callable[[], None] = lambda: None
    played: list[tuple[bytes, int, int]] = field(default_factory=list)
    stops: int = 0
    sounding: bool = False
    there: bool = True

    def wait(self, seconds: float) -> bool:
        return self.there

    def play(self, pcm: bytes, rate: int, volume: int) -> None:
        self.hook()
        self.played.append((pcm, rate, volume))
        self.sounding = True

    def stop(self) -> None:
        self.stops += 1
        self.sounding = False

    def busy(self) -> bool:
        return self.sounding

    def seconds(self) -> list[float]:
        """How long each sentence lasts."""
        return [len(pcm) / 2 / rate for pcm, rate, _ in self.played]
