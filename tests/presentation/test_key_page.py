"""The key page of the manual says what the command table says: `pytest --rewrite` writes it again."""

from pathlib import Path

import pytest

from cachecash.narration.catalog import Catalog
from cachecash.presentation.commands import COMMANDS
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.rooms import rooms

PAGE = Path(__file__).parents[2] / "docs" / "touches.md"
HEAD = """# Les touches de la fenêtre

Chacune se change, dans le menu principal, à la ligne « Touches ». F1 dit pendant le jeu celles qui servent alors,
Majuscule F1 dit ce que fait la prochaine touche sans la faire.
"""


SECTIONS = {("game", "menu"): "Partout", ("game",): "À la table", ("menu",): "Dans un menu, une liste, les réglages"}


def written(catalog: Catalog) -> str:
    keys = KeyMap(COMMANDS, catalog)
    sections = [
        (title, [keys.line(command) for command in keys if command.where == where]) for where, title in SECTIONS.items()
    ]
    for name, room in rooms().items():
        if room.commands:
            own = KeyMap([*COMMANDS, *room.commands], catalog)
            sections.append((catalog.line(f"game-{name}"), [own.line(command) for command in room.commands]))
    told = (f"\n## {title}\n\n" + "".join(f"- {line.screen}\n" for line in lines) for title, lines in sections)
    return HEAD + "".join(told)


def test_the_key_page_says_what_the_command_table_says(request: pytest.FixtureRequest) -> None:
    text = written(Catalog("fr"))
    if request.config.getoption("--rewrite"):
        PAGE.write_text(text, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == text
