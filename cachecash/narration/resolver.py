"""From what is written to what is read: Fluent's patterns with their arguments filled in.

Fluent's own runtime brings a library of calendars and time zones, which takes longer to load than the first word may
wait; the little that is needed of it, plurals and decimal fractions, is asked of that library when it is first met.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fluent.syntax import ast

from cachecash.narration.source import CatalogError, Entry

Function = Callable[..., Any]


class Several:
    """An argument made of several texts. A catalog says how they are joined, by ``LIST`` or ``CARDS``."""

    def __init__(self, items: Iterable[str]) -> None:
        """Hold the texts, in order."""
        self.items = tuple(items)


class Resolver:
    """Fills in the patterns of one language. *entry* gives a message or a term (with its dash) by its id.

    An argument is a text, a number or `Several`; *functions* are given the same, and give texts. Whatever is wrong in a
    pattern raises `CatalogError`.
    """

    def __init__(self, language: str, entry: Callable[[str], Entry], functions: Mapping[str, Function]) -> None:
        self._language = language
        self._entry = entry
        self._functions = {"NUMBER": self._number, **functions}
        self._kinds: dict[type[ast.BaseNode], Callable[[Any, Mapping[str, Any]], Any]] = {
            ast.StringLiteral: self._literal,
            ast.NumberLiteral: self._literal,
            ast.Placeable: self._placed,
            ast.VariableReference: self._variable,
            ast.MessageReference: self._message,
            ast.TermReference: self._term,
            ast.FunctionReference: self._called,
            ast.SelectExpression: self._selected,
        }
        self._open: set[int] = set()

    def text(self, pattern: ast.Pattern, args: Mapping[str, Any]) -> str:
        """Give the text of a pattern."""
        if id(pattern) in self._open:
            raise CatalogError("it refers to itself")
        self._open.add(id(pattern))
        try:
            return "".join(self._element(element, args) for element in pattern.elements)
        finally:
            self._open.discard(id(pattern))

    def _element(self, element: ast.TextElement | ast.Placeable, args: Mapping[str, Any]) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        value = self._value(element.expression, args)
        if isinstance(value, str | int):
            return str(value)
        if isinstance(value, float):
            return self._number(value)
        raise CatalogError("a value is missing, or several need LIST() or CARDS()")

    def _value(self, node: Any, args: Mapping[str, Any]) -> Any:
        return self._kinds[type(node)](node, args)

    def _literal(self, node: ast.StringLiteral | ast.NumberLiteral, _args: Mapping[str, Any]) -> Any:
        return _written(node) if isinstance(node, ast.NumberLiteral) else node.parse()["value"]

    def _placed(self, node: ast.Placeable, args: Mapping[str, Any]) -> Any:
        return self._value(node.expression, args)

    def _variable(self, node: ast.VariableReference, args: Mapping[str, Any]) -> Any:
        if node.id.name not in args:
            raise CatalogError(f"${node.id.name} is missing")
        return args[node.id.name]

    def _message(self, node: ast.MessageReference, args: Mapping[str, Any]) -> str:
        return self._referred(node.id.name, node.attribute, args)

    def _term(self, node: ast.TermReference, args: Mapping[str, Any]) -> str:
        own = self._named(node.arguments, args) if node.arguments else {}
        return self._referred(f"-{node.id.name}", node.attribute, own)

    def _referred(self, name: str, attribute: ast.Identifier | None, args: Mapping[str, Any]) -> str:
        entry = self._entry(name)
        pattern = entry.attributes.get(attribute.name) if attribute else entry.value
        if pattern is None:
            raise CatalogError(f"{name} has no such text")
        return self.text(pattern, args)

    def _called(self, node: ast.FunctionReference, args: Mapping[str, Any]) -> Any:
        if node.id.name not in self._functions:
            raise CatalogError(f"{node.id.name}() is not known")
        given = [self._value(argument, args) for argument in node.arguments.positional]
        try:
            return self._functions[node.id.name](*given, **self._named(node.arguments, args))
        except (TypeError, ValueError, AttributeError) as fault:  # arguments that it cannot take
            raise CatalogError(f"{node.id.name}(): {fault}") from fault

    def _named(self, arguments: ast.CallArguments, args: Mapping[str, Any]) -> dict[str, Any]:
        return {named.name.name: self._value(named.value, args) for named in arguments.named}

    def _selected(self, node: ast.SelectExpression, args: Mapping[str, Any]) -> str:
        return self.text(self._chosen(node, args), args)

    def _chosen(self, node: ast.SelectExpression, args: Mapping[str, Any]) -> ast.Pattern:
        """Give the pattern of the first variant that fits, else of the default one."""
        value = self._value(node.selector, args)
        fits = (variant.value for variant in node.variants if self._fits(value, variant.key))
        return next(fits, None) or next(variant.value for variant in node.variants if variant.default)

    def _fits(self, value: Any, key: ast.NumberLiteral | ast.Identifier) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return bool(value == _written(key))
        return bool((value if isinstance(value, str) else self._plural(value)) == key.name)

    def _plural(self, number: float) -> str:
        """Give the plural form of a number: ``one``, ``other``, and what else the language has."""
        from babel import Locale  # noqa: PLC0415 - see above

        return str(Locale.parse(self._language).plural_form(number))

    def _number(self, number: float, **options: int) -> str:
        """Write a number: *minimumIntegerDigits* of a whole one, *maximumFractionDigits* of another."""
        if isinstance(number, int):
            return f"{number:0{options.get('minimumIntegerDigits', 1)}d}"
        from babel.numbers import format_decimal  # noqa: PLC0415 - see above

        digits = "#" * options.get("maximumFractionDigits", 3)
        return format_decimal(number, format=f"#,##0.{digits}", locale=self._language)


def _written(node: ast.NumberLiteral) -> float:
    """Give the number that is written."""
    return float(node.value) if "." in node.value else int(node.value)
