"""What sounds when: `sounds/theme.yaml`, and what a player's own folder says again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable

from cachecash import resources
from cachecash.core.problems import Problem
from cachecash.outputs.sound.written import Fault, GameSounds, Strict, understand
from cachecash.storage.yaml_text import Unclear, parse

FILE = "theme.yaml"
MAX_CHARS = 200_000
"""A theme is a hundred times smaller; more than this is another file, and is not understood."""


@dataclass(frozen=True, slots=True)
class Theme:
    """What sounds when.

    *sounds* and *loops* give the file of each name, None where there is none: that one is silent. *categories* gives
    the sound of an utterance's category, *games* the facts of each game.
    """

    sounds: Mapping[str, Traversable | None] = field(default_factory=dict)
    loops: Mapping[str, Traversable | None] = field(default_factory=dict)
    categories: Mapping[str, str] = field(default_factory=dict)
    games: Mapping[str, GameSounds] = field(default_factory=dict)


def read(folder: Traversable | None = None) -> tuple[Theme, list[Problem]]:
    """Give the shipped theme, with what a player's *folder* says in its place; never raises.

    The problems are for the player (``sound-theme-unreadable``, ``sound-theme-line``, ``sound-theme-entry``,
    ``sound-file-missing``); the theme goes without what they name. A damaged `theme.yaml` leaves the shipped theme
    whole, or, where it is itself the shipped one, silence.
    """
    theme, problems = Theme(), list[Problem]()
    try:
        theme = _over(theme, resources.sounds(), problems.append)
    except resources.ResourceMissing:
        problems.append(Problem("sound-theme-unreadable", path="sounds", instead="nothing"))
    except Problem as problem:
        problems.append(_with(problem, "nothing"))
    if folder is not None:
        try:
            theme = _over(theme, folder, problems.append)
        except Problem as problem:
            problems.append(_with(problem, "shipped"))
    return theme, problems


def learnable(theme: Theme) -> tuple[str, ...]:
    """Give the sounds that can be heard, in the order in which they are learnt.

    The messages ``sound-<name>`` and ``sound-<name>-when`` tell what each is called, and when it is heard.
    """
    return tuple(name for name, file in theme.sounds.items() if file is not None)


def _with(problem: Problem, instead: str) -> Problem:
    """Add what stands in for a theme that cannot be used."""
    return Problem(problem.reason, **problem.facts, instead=instead)


def _over(theme: Theme, folder: Traversable, tell: Callable[[Problem], None]) -> Theme:
    """Lay what *folder* says over *theme*. Raises `Problem`, and then nothing of it holds."""
    file = folder / FILE
    try:
        written = understand(_parsed(file), theme.sounds)
    except Fault as fault:
        raise Problem("sound-theme-entry", path=str(file), entry=fault.entry or FILE) from None
    return replace(
        theme,
        sounds={**theme.sounds, **_found(folder, written.sounds, theme.sounds, tell)},
        loops={**theme.loops, **_found(folder, written.loops, theme.loops, tell)},
        categories={**theme.categories, **written.categories},
        games={**theme.games, **written.games},
    )


def _parsed(file: Traversable) -> object:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError):  # not there, not to be read, no UTF-8, a name with a NUL in it
        raise Problem("sound-theme-unreadable", path=str(file)) from None
    if len(text) > MAX_CHARS:
        raise Problem("sound-theme-entry", path=str(file), entry=FILE)
    try:
        return parse(text, Strict)
    except Unclear as unclear:
        raise Problem("sound-theme-line", path=str(file), line=unclear.line) from None


def _found(
    folder: Traversable,
    files: Mapping[str, str],
    instead: Mapping[str, Traversable | None],
    tell: Callable[[Problem], None],
) -> dict[str, Traversable | None]:
    """Find the files of *folder*. For one that is not there stands what there is *instead*."""
    found: dict[str, Traversable | None] = {}
    for name, file in files.items():
        path: Traversable | None = folder / file
        if path is not None and not path.is_file():
            path = instead.get(name)
            tell(Problem("sound-file-missing", file=file, instead="shipped" if path else "nothing"))
        found[name] = path
    return found
