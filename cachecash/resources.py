"""Where the shipped data lies: `locales/` and `sounds/`.

In a wheel both are inside the package; in a checkout both stand at the top of the repository. An editable install may
leave copies of them in site-packages: they are never looked at, since the search starts from this very file.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
"""The imported package: what a wheel carries is inside it."""

CHECKOUT_MARK = "pyproject.toml"
"""What tells a repository from a site-packages whose neighbours also may own a `locales/`."""


class ResourceMissing(Exception):
    """A shipped folder is nowhere to be found: the installation is incomplete.

    *name* is the folder that was looked for, *places* are the paths that were tried, in order.
    """

    def __init__(self, name: str, places: tuple[Path, ...]) -> None:
        super().__init__(f"{name}/ is missing; looked at: {', '.join(map(str, places))}")
        self.name = name
        self.places = places


def locales() -> Traversable:
    """Return the folder of the catalogs and rules, one sub-folder per language. Raises `ResourceMissing`."""
    return find("locales")


def sounds() -> Traversable:
    """Return the folder of the sounds and their `theme.yaml`. Raises `ResourceMissing`."""
    return find("sounds")


def find(name: str, package: Path = PACKAGE) -> Traversable:
    """Return the shipped folder *name*: the one inside *package*, else the one beside it in a checkout.

    Raises `ResourceMissing` if there is neither.
    """
    inside, beside = package / name, package.parent / name
    if inside.is_dir():
        return inside
    if beside.is_dir() and (package.parent / CHECKOUT_MARK).is_file():
        return beside
    raise ResourceMissing(name, (inside, beside))
