"""What somebody may be called: one rule, wherever a name is typed, read or remembered."""

NAME = range(2, 21)
"""Signs of a name; a single letter would be taken for a question."""


def read_name(text: str) -> str | None:
    """Give a name as it is typed, None for one that could not be told from a command or a figure."""
    name = " ".join(text.split())
    return name if len(name) in NAME and name[0].isalpha() and name.isprintable() else None
