"""What is shipped plays outside the checkout: built as an sdist, then a wheel, installed in a new environment."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**clean, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_wheel_plays_outside_the_checkout(tmp_path: Path) -> None:
    dist, elsewhere, home = tmp_path / "dist", tmp_path / "elsewhere", tmp_path / "home"
    for folder in (elsewhere, home):
        folder.mkdir()
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", dist, ROOT, cwd=elsewhere)
    (wheel,) = dist.glob("*.whl")
    assert len([*dist.glob("*.tar.gz")]) == 1

    venv.create(tmp_path / "env", with_pip=False)
    scripts = tmp_path / "env" / ("Scripts" if sys.platform == "win32" else "bin")
    target = Path(
        run(scripts / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).strip()
    )
    pip = (sys.executable, "-m", "pip", "--python", scripts / "python", "install", "--no-deps", "--no-index", wheel)
    run(*pip, cwd=elsewhere)
    # The dependencies are those of this environment: the test needs no network.
    others = [path for path in sys.path if path.endswith(("site-packages", "dist-packages"))]
    (target / "others.pth").write_text("\n".join(others))

    where = run(scripts / "python", "-c", "import cachecash.resources as r; print(r.locales())", cwd=elsewhere)
    assert Path(where.strip()) == target / "cachecash" / "locales"
    named = {"CACHECASH_DATA": str(home), "LANG": "C.UTF-8"}
    told = run(scripts / "cachecash", "demo", "--seed", "1", cwd=elsewhere, **named)
    assert "Cache ton Cash" in told
    assert "é" in told
    log = run(scripts / "cachecash", "simulate", "cache-ton-cash", "--seed", "x", cwd=elsewhere, **named)
    assert "graine x" in log
    assert "Menu" in run(scripts / "python", "-m", "cachecash", cwd=elsewhere, **named)
    assert "règles" in run(scripts / "cachecash", "regles", cwd=elsewhere, **named)
