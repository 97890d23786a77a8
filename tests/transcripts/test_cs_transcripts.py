"""What an ear hears of Cassa Nostra, word for word. `pytest --rewrite` writes the files anew: read the diff aloud."""

from pathlib import Path

import pytest

from cs_scenes import SCENES
from screenplay import Scene, screenplay

FOLDER = Path(__file__).parent / "cassa-nostra"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_scene_of_cassa_nostra_sounds_as_it_is_written(
    scene: Scene, language: str, request: pytest.FixtureRequest
) -> None:
    folder = FOLDER if language == "fr" else FOLDER / language
    path = folder / f"{scene.name}.txt"
    heard = screenplay(scene, language)
    if request.config.getoption("--rewrite"):
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(heard, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == heard


def test_every_transcript_of_cassa_nostra_has_its_scene() -> None:
    names = {scene.name for scene in SCENES}
    assert {path.stem for path in FOLDER.rglob("*.txt")} == names
