"""Every message of a catalog with sample arguments, found by reading the Fluent files as a translator would."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).parents[2] / "locales"

_LISTS = {"CARDS": ("PI", "PI", "AV", "OR"), "LIST": ("toi 25000", "Alice 5000")}
_SINGLES: dict[str, Any] = {"CARD": "TI", "MONEY": 25000, "AMOUNT": 1_000_000, "PERSON": "Alice", "NUMBER": 3}


@cache
def entries(language: str) -> dict[str, ast.Message | ast.Term]:
    """Give the messages and terms of a language by id (terms with their dash)."""
    found: dict[str, ast.Message | ast.Term] = {}
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                found[f"-{entry.id.name}"] = entry
    return found


def sayable(language: str) -> list[str]:
    """Give the ids of the messages that are sentences by themselves: those with a value, or with levels."""
    return [
        name
        for name, entry in entries(language).items()
        if isinstance(entry, ast.Message)
        and (entry.value or {"normal", "bref"} & {part.id.name for part in entry.attributes})
    ]


def samples(language: str, message_id: str) -> Iterator[dict[str, Any]]:
    """Give arguments for a message: one set for every key that it selects on, else one."""
    base: dict[str, Any] = {}
    keys: dict[str, list[Any]] = {}
    _read(language, entries(language)[message_id], base, keys, set())
    for name, values in keys.items():
        if base.get(name, "Alice") == "Alice":
            base[name] = values[-1]
    yield base
    for name, values in keys.items():
        yield from ({**base, name: base[name] if value == "TI" else value} for value in values)


def _read(language: str, node: Any, base: dict[str, Any], keys: dict[str, list[Any]], seen: set[str]) -> None:
    if isinstance(node, ast.SelectExpression):
        _read_selector(node, keys)
    if isinstance(node, ast.FunctionReference):
        _read_call(node, base)
    if isinstance(node, ast.VariableReference):
        base.setdefault(node.id.name, "Alice")
    if isinstance(node, ast.MessageReference) and node.id.name not in seen:
        seen.add(node.id.name)
        _read(language, entries(language)[node.id.name], base, keys, seen)
    if isinstance(node, ast.BaseNode):
        for name, child in vars(node).items():
            if name != "span":
                _read(language, child, base, keys, seen)
    if isinstance(node, list):
        for child in node:
            _read(language, child, base, keys, seen)


def _read_selector(node: ast.SelectExpression, keys: dict[str, list[Any]]) -> None:
    if isinstance(node.selector, ast.VariableReference):
        found = keys.setdefault(node.selector.id.name, [])
        numbers = any(isinstance(variant.key, ast.NumberLiteral) for variant in node.variants)
        for variant in node.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                found.append(int(key.value))
            elif key.name == "other":
                found.append(7 if numbers else "TI")
            else:
                found.append(1 if key.name == "one" and numbers else key.name)


def _read_call(node: ast.FunctionReference, base: dict[str, Any]) -> None:
    for place, argument in enumerate(node.arguments.positional):
        if isinstance(argument, ast.VariableReference):
            called = node.id.name
            value = 2 if place else _LISTS.get(called, _SINGLES.get(called, "Alice"))
            if any(str(named.value.value).endswith("-capital") for named in node.arguments.named):
                value = "EC"  # only action cards begin a sentence
            if base.get(argument.id.name) != "EC":
                base[argument.id.name] = value
