"""Every numbered rule is named by a test that asserts something, and no test names a rule that there isn't."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent


def rules() -> set[str]:
    """Read the list of rules, rows spelled out."""
    known: set[str] = set()
    for line in (FOLDER / "rules.txt").read_text(encoding="utf-8").splitlines():
        first, row, last = line.partition(" .. ")
        if not line or line.startswith("#"):
            continue
        if row:
            family, _, start = first.partition("-")
            known |= {f"{family}-{number}" for number in range(int(start), int(last.rpartition("-")[2]) + 1)}
        else:
            known.add(line)
    return known


def named() -> dict[str, list[ast.FunctionDef]]:
    """Read, without running them, which tests name which rules."""
    found: dict[str, list[ast.FunctionDef]] = defaultdict(list)
    for path in sorted(FOLDER.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in _marks(node):
                    found[rule].append(node)
    return found


def _marks(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            assert mark.args, f"{test.name} names no rule"
            for rule in mark.args:
                assert isinstance(rule, ast.Constant), f"{test.name}: the rules are read without running the test"
                yield str(rule.value)


def test_every_rule_is_named_by_a_test() -> None:
    missing = rules() - named().keys()
    assert not missing, f"no test names {sorted(missing)}"


def test_no_test_names_an_unknown_rule() -> None:
    unknown = named().keys() - rules()
    assert not unknown, f"not in tests/rules.txt: {sorted(unknown)}"


def test_whoever_names_a_rule_asserts_it() -> None:
    for rule, tests in named().items():
        for test in tests:
            assert test.name.startswith("test_"), f"{rule}: {test.name} is no test"
            asserts = any(isinstance(node, ast.Assert) or "raises" in ast.dump(node) for node in ast.walk(test))
            assert asserts, f"{rule}: {test.name} asserts nothing"


def test_a_worked_example_is_a_test_named_after_its_id() -> None:
    for rule, tests in named().items():
        family, _, number = rule.partition("-")
        if family == "X":
            assert all(test.name.startswith(f"test_x_{int(number):02}_") for test in tests), rule
