"""`python -m tests.outsider`: build wheel and sdist, and try the wheel in empty environments of every Python."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHONS = ("python3.11", "python3.12", "python3.13")
EXTRAS = ("", "[server,lab,rl]")


def run(*words: object, **options: object) -> None:
    """A command that has to work."""
    subprocess.run([str(word) for word in words], check=True, **options)  # type: ignore[call-overload]


def built(folder: Path) -> Path:
    """The wheel, made from the source archive that is put beside it."""
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, stdout=subprocess.DEVNULL)
    return max(folder.glob("*.whl"), key=lambda path: path.stat().st_mtime)


def newest_pip(folder: Path) -> Path:
    """A pip that knows the newest Python: the one that came with an old Python need not."""
    run(sys.executable, "-m", "venv", folder)
    run(folder / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--upgrade", "pip")
    return folder / "bin" / "pip"


def is_here(python: str) -> bool:
    """Whether there is such a Python, and not only a version manager's word for one that it would run."""
    is_named = shutil.which(python) is not None
    return is_named and subprocess.run([python, "-c", ""], check=False, capture_output=True).returncode == 0


def tried(python: str, wheel: Path, pip: Path, arguments: list[str]) -> None:
    """Install the wheel in an empty environment and run the tests of this package there, far from the repository.

    First without extras, then with them: what was compiled need not be compiled again.
    """
    with tempfile.TemporaryDirectory(prefix="followsuit-outsider-") as name:
        folder, environment = Path(name), Path(name, "environment")
        run(python, "-m", "venv", "--without-pip", environment)
        there = environment / "bin" / "python"
        install = [pip, "--python", there, "--disable-pip-version-check", "install", "--quiet"]
        (folder / "tests").mkdir()
        for file in Path(__file__).parent.glob("test_*.py"):
            shutil.copy(file, folder / "tests")
        shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("*.py", "images"))
        known = {key: value for key, value in os.environ.items() if not key.startswith(("FOLLOWSUIT_", "PYTHON"))}
        given = known | {"FOLLOWSUIT_GUIDES": str(folder / "docs"), "HOME": name}
        for extras in EXTRAS:
            print(f"{python}, followsuit{extras}:", flush=True)
            run(*install, "--constraint", ROOT / "constraints.txt", f"{wheel}{extras}", "pytest")
            run(there, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments, "tests", cwd=folder, env=given)


def main() -> None:
    """Try every Python that is found, without extras and with them."""
    parser = argparse.ArgumentParser(prog="python -m tests.outsider", description=__doc__)
    parser.add_argument("--python", action="append", help="one to try; usually every one from 3.11 to 3.13 on the PATH")
    asked, more = parser.parse_known_args()
    wheel = built(ROOT / "dist")
    print(f"Built {wheel.relative_to(ROOT)} and the source archive beside it.", flush=True)
    with tempfile.TemporaryDirectory(prefix="followsuit-pip-") as folder:
        pip = newest_pip(Path(folder))
        for python in asked.python or PYTHONS:
            if not is_here(python):
                print(f"{python} is not here: not tried.", flush=True)
                continue
            tried(python, wheel, pip, more)


if __name__ == "__main__":
    main()
