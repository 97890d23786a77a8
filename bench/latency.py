"""How long a key waits for its answer, and how long what it cuts goes on: beside the ordinary ways, in the same run.

    python bench/latency.py [--keys N] [--starts N] [--reflexion LEVEL]

Each key falls into the middle of a sentence, and is answered by another; a computer player thinks all the while. The
ways take turns, key by key. Peers that are not installed are left out (`pip install -e '.[bench]'`, espeak-ng). The
last lines are how long our window, and a program of the ordinary kind, take from their start to their first sound.

With --reflexion only this is measured: how long a key waits to be handed over while a player of that level thinks, and
while nobody does, in turns; the ratio is taken turn by turn, and its median given, since other programs come and go.
`busy` computes for 200 ms a decision, as the slowest player may, in the process where such
players think; `busy-thread` does it where they must not.
"""

import argparse
import statistics
from contextlib import ExitStack
from random import Random
from time import sleep

import speech_ours
import speech_peers
from delays import Delays, high, median
from thinking import ROOM, thinking

ANSWERS = (
    "Piano, 5000 dollars, 2 sur 5.",
    "Scooter, 15000 dollars, 3 sur 5.",
    "À toi.",
    "Ta main, 5 cartes : 2 Pianos, un Scooter, une Cabane, une Argenterie.",
    "On ne pioche pas pendant un défi.",
    "Manche 2. Toi 365000, Léa 410000, Tom 220000, Hugo 180000.",
)
READER, BUILT_IN = "screen reader, handed over", "built-in voice, first sample"
PYTTSX3, ESPEAK = "pyttsx3 in a child, killed", "an espeak-ng process each"
FRAME_MS = 1000 / 60
TURN = 25
"""Keys that are pressed before the other case has its turn."""
BETWEEN = 0.03
"""Seconds between two keys, as of somebody in a hurry."""


def measure(keys: int) -> dict[str, list[Delays]]:
    """Press *keys* keys for each way that is there."""
    chance = Random(1)
    with ExitStack() as stack:
        reader = speech_ours.reader()
        stack.callback(reader.close)
        ways: list[tuple[str, speech_peers.Peer]] = [
            (READER, reader),
            (BUILT_IN, stack.enter_context(speech_ours.built_in())),
        ]
        peers = (
            (PYTTSX3, stack.enter_context(speech_peers.pyttsx3())),
            (ESPEAK, stack.enter_context(speech_peers.espeak())),
        )
        ways += [(name, peer) for name, peer in peers if peer is not None]
        stack.enter_context(thinking())
        found: dict[str, list[Delays]] = {name: [] for name, _ in ways}
        for number in range(keys):
            for name, way in chance.sample(ways, len(ways)):
                found[name].append(way.press(ANSWERS[number % len(ANSWERS)]))
                sleep(BETWEEN * (0.5 + chance.random()))
        return found


def measure_thought(level: str, keys: int) -> list[tuple[list[float], list[float]]]:
    """Press *keys* keys while nobody thinks, and as many while *level* does, in turns. Give the delays of each turn."""
    chance = Random(1)

    def press() -> list[float]:
        delays = []
        for number in range(TURN):
            delays.append(reader.press(ANSWERS[number % len(ANSWERS)]).spoken)
            sleep(BETWEEN * (0.5 + chance.random()))
        return delays

    def press_while_it_thinks() -> list[float]:
        with thinking(level):
            return press()

    reader = speech_ours.reader()
    try:
        return [(press(), press_while_it_thinks()) for _ in range(max(1, keys // TURN))]
    finally:
        reader.close()


def compare_thought(level: str, keys: int) -> None:
    """Print both, and their ratio."""
    turns = measure_thought(level, keys)
    for name, delays in zip(("nobody thinks", f"{level} thinks"), zip(*turns, strict=True), strict=True):
        together = [delay for turn in delays for delay in turn]
        print(f"{name:32}{median(together):12.2f} ms{high(together):8.2f} ms for 95 %")
    ratio = statistics.median(high(thought) / high(quiet) for quiet, thought in turns)
    print(f"95 %: {ratio:.2f} x, the median of {len(turns)} turns (aim: at most 1.5)")


def told(found: dict[str, list[Delays]]) -> None:
    """Print the table, then the aims."""
    print(f"{'milliseconds':32}{'to speech':>20}{'to silence':>20}")
    print(f"{'':32}{'median':>12}{'95 %':>8}{'median':>12}{'95 %':>8}")
    for name, delays in found.items():
        spoken, silent = zip(*delays, strict=True)
        print(f"{name:32}{median(spoken):12.2f}{high(spoken):8.2f}{median(silent):12.2f}{high(silent):8.2f}")
    handed = [delay.spoken for delay in found[READER]]
    print(f"\nhanded over within {high(handed):.2f} ms (aim: a frame, {FRAME_MS:.1f} ms)")
    compare(found, READER, PYTTSX3, 10)
    compare(found, BUILT_IN, ESPEAK, 3)


def compare(found: dict[str, list[Delays]], ours: str, peer: str, times: float) -> None:
    """Print how many times sooner we speak, by the medians."""
    if peer in found:
        ratio = median([delay.spoken for delay in found[peer]]) / median([delay.spoken for delay in found[ours]])
        print(f"{ours}: {ratio:.1f} x sooner than {peer} (aim: at least {times:g})")


def compare_starts(times: int) -> None:
    """Print how long both programs take from their start to their first sound, by the medians."""
    ours = statistics.median(speech_ours.starts(times))
    print(f"our window, with the built-in voice: {ours:.3f} s from its start to its first sound")
    if peers := speech_peers.starts(times):
        peer = statistics.median(peers)
        print(f"an empty pygame window that speaks by pyttsx3: {peer:.3f} s; ours takes {ours / peer:.2f} x (aim: 1.3)")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=int, default=200)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--reflexion", "--thinking", choices=list(ROOM.levels), metavar="LEVEL")
    asked = parser.parse_args()
    if asked.reflexion:
        compare_thought(asked.reflexion, asked.keys)
        return
    told(measure(asked.keys))
    compare_starts(asked.starts)


if __name__ == "__main__":
    main()
