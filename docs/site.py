"""The documentation as a site in build/site: `make site`.

The pages are laid out below build/pages as they lie in the repository, so that every link works in both places.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ICON = ROOT / "web" / "public" / "icon.svg"
SHOWN = ("*.md", "docs/*.md", "docs/games/*.md", "docs/images/*")


def lay_out(folder: Path) -> None:
    """Copy every page and picture into a folder that holds nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    for pattern in SHOWN:
        for file in ROOT.glob(pattern):
            target = folder / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, target)
    shutil.copy2(ICON, folder / "docs" / "images" / ICON.name)


def main() -> int:
    """Lay the pages out and build the site; anything doubtful in them is an error."""
    lay_out(ROOT / "build" / "pages")
    zensical = Path(sys.executable).with_name("zensical")
    return subprocess.run([zensical, "build", "--clean", "--strict"], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
