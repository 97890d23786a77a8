"""The composition root of the window and of the voices: what the terminal can do without, so that it always starts."""

import logging
import time
from collections.abc import Iterator

from cachecash.app import WindowWish, choose_language
from cachecash.core.problems import Problem
from cachecash.narration.catalog import FALL_BACK, Catalog, utterance
from cachecash.narration.utterance import Priority
from cachecash.outputs.sound.attempt import Attempt
from cachecash.outputs.sound.player import VoicePlayer
from cachecash.outputs.sound.sounds import Sounds
from cachecash.outputs.speech.choosing import factories, makers
from cachecash.outputs.speech.names import AUTO, HEARD
from cachecash.outputs.speech.report import Report
from cachecash.outputs.speech.speaker import Speaker
from cachecash.presentation.rooms import rooms
from cachecash.storage.profiles import Profiles
from cachecash.storage.saves import SaveFolder, data_folder
from cachecash.storage.settings import config_folder

LAST_WORDS = 8.0
"""Seconds that the voice has to say that a fault ends the program."""
_FRAME = 1 / 60

_log = logging.getLogger(__name__)


def open_window(wish: WindowWish, begun: Attempt | None = None) -> int:
    """Open the window (see `cachecash.app.open_window`). *begun*: an attempt to open the sound device."""
    if wish.voice:
        factories(wish.voice, VoicePlayer(), FALL_BACK)  # raises for a voice that there is not

    sounds = Sounds(config_folder() / "sounds", begun)
    try:
        return _opened(wish, sounds)
    except Problem:
        raise
    except Exception:
        _apologise(wish, sounds)
        raise
    finally:
        sounds.mixer.close()


def _opened(wish: WindowWish, sounds: Sounds) -> int:
    from cachecash.frontends.window import faults  # noqa: PLC0415 - see above
    from cachecash.frontends.window.loop import Window  # noqa: PLC0415 - loaded while the device is looked for
    from cachecash.frontends.window.program import Means  # noqa: PLC0415 - loaded while the device is looked for

    def catalog_of(chosen: str) -> Catalog:
        asked = wish.language or (None if chosen == AUTO else chosen)
        return Catalog(choose_language(asked))

    means = Means(
        rooms=rooms(),
        store=SaveFolder(data_folder()),
        profiles=Profiles(config_folder()),
        catalog_of=catalog_of,
        sounds=sounds,
        faults=data_folder() / faults.NAME,
        voice=wish.voice,
        seed=wish.seed,
        level=wish.level,
    )
    return Window(means).run()


def _apologise(wish: WindowWish, sounds: Sounds) -> None:
    """Say aloud that a fault of ours ends the program: an icon that was clicked has nowhere to write it."""
    catalog = Catalog(choose_language(wish.language or None))
    text = catalog.render("problem-fault-end", path="none")
    speaker = Speaker()
    try:
        sounds.mixer.open()
        speaker.start(factories(wish.voice or AUTO, sounds.mixer.voice, catalog.language))
        speaker.present(utterance(text, Priority.STORY, "system"))
        end = time.monotonic() + LAST_WORDS
        while (now := time.monotonic()) < end and not speaker.idle(now):
            sounds.mixer.step(now)
            time.sleep(_FRAME)
    except Exception:  # noqa: BLE001 - the voice may be what is at fault: the sentence is written too
        _log.info("nothing could be said", exc_info=True)
    finally:
        speaker.close()


def tell_voices(catalog: Catalog, name: str | None) -> Iterator[str]:
    """Say which voices are found (see `cachecash.app.tell_voices`)."""
    if name is not None and name not in HEARD:
        raise Problem("voice-unknown", name=name[:60], known=", ".join(HEARD))
    return _told(catalog, HEARD if name is None else (name,))


def _told(catalog: Catalog, names: tuple[str, ...]) -> Iterator[str]:
    mixer = Sounds().mixer
    report = Report(catalog, meanwhile=lambda: mixer.step(time.monotonic()))
    try:
        yield from report.lines(makers(mixer.voice, catalog.language), names)
    finally:
        mixer.close()
