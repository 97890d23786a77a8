"""YAML that somebody may have written by hand: understood, or found to be unclear, whatever stands in it."""

from typing import Any

import yaml
from yaml.constructor import ConstructorError


class Unclear(Exception):
    """A text is no YAML, or promises values that it does not hold; *line* is where, counted from 1."""

    def __init__(self, line: int = 1) -> None:
        super().__init__(f"line {line}")
        self.line = line


class Loader(yaml.SafeLoader):
    """Plain values only; whatever is wrong with one is told with its place."""

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:  # noqa: FBT001, FBT002 - yaml's
        """Make a value. Raises `yaml.YAMLError`."""
        try:
            return super().construct_object(node, deep=deep)
        except yaml.YAMLError:
            raise
        except Exception:  # noqa: BLE001 - a tag promises what Python's own conversions refuse, each in its own way
            raise ConstructorError(None, None, "no such value", node.start_mark) from None


def parse(text: str, loader: type[Loader] = Loader) -> Any:
    """Give what *text* holds, as *loader* reads it. Raises `Unclear`."""
    try:
        return yaml.load(text, loader)  # noqa: S506 - a safe one
    except Exception as error:  # noqa: BLE001 - beside YAML's own: what is nested too deeply, what a scanner stumbles over
        mark = getattr(error, "problem_mark", None)
        raise Unclear(mark.line + 1 if mark else 1) from None
