"""What goes wrong, said once: reasons and facts for the catalogs, a line for a developer."""

from cachecash.core.problems import IllegalAction, Problem, Refusal


def test_a_problem_carries_its_reason_and_facts() -> None:
    problem = Problem("option-value", name="end", value="soon")
    assert (problem.reason, problem.facts) == ("option-value", {"name": "end", "value": "soon"})
    assert str(problem) == "option-value {'name': 'end', 'value': 'soon'}"


def test_a_refusal_needs_no_facts() -> None:
    assert Refusal("CC-16", "no-pass").facts == {}


def test_an_illegal_action_carries_the_refusal() -> None:
    refusal = Refusal("CC-22", "no-match", {"card": 3})
    illegal = IllegalAction(refusal)
    assert illegal.refusal is refusal
    assert str(illegal) == "CC-22 no-match {'card': 3}"
