"""The fonts that the browsers of the tests see: one set at a time, so that no layout rests on one machine's fonts.

`python -m tests.web.fonts` names the Debian packages of the sets that are not installed, and says so by its exit code.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import matplotlib as mpl

FOLDERS = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path.home() / ".local" / "share" / "fonts",
    Path.home() / ".fonts",
    Path(mpl.get_data_path()) / "fonts",
)
"""Where fonts are looked for; Matplotlib brings DejaVu."""
CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <alias binding="strong"><family>sans-serif</family><prefer><family>{family}</family></prefer></alias>
</fontconfig>
"""


@dataclass(frozen=True)
class FontSet:
    """A family with the files that the page needs of it, and the Debian package that has them."""

    family: str
    files: tuple[str, ...]
    package: str
    signs_of: FontSet | None = None
    """Where signs come from that the family lacks, such as a lozenge."""

    def found(self) -> dict[str, Path]:
        """Those of its files that this machine has."""
        files = {path.name: path for folder in FOLDERS for name in self.files for path in folder.rglob(name)}
        return files | (self.signs_of.found() if self.signs_of else {})

    def is_installed(self) -> bool:
        """Whether this machine has all of it."""
        return self.found().keys() >= set(self.files)

    def configured(self, folder: Path) -> Path:
        """A configuration in a folder of its own by which nothing but this set exists, for FONTCONFIG_FILE."""
        fonts = folder / "fonts"
        fonts.mkdir(parents=True)
        for name, path in self.found().items():
            (fonts / name).symlink_to(path)
        file = folder / "fonts.conf"
        text = CONFIGURATION.format(fonts=fonts, cache=folder / "cache", family=self.family)
        file.write_text(text, encoding="utf-8")
        return file


DEJAVU = FontSet("DejaVu Sans", ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"), "fonts-dejavu-core")
LIBERATION = FontSet(
    "Liberation Sans", ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"), "fonts-liberation", DEJAVU
)
SETS = {"dejavu": DEJAVU, "liberation": LIBERATION}
USUAL = "dejavu"
"""The set for every test that names none: the widest letters, so what fits with them fits with most."""


def missing() -> Iterator[str]:
    """The Debian packages of the sets that this machine does not have."""
    return (fonts.package for fonts in SETS.values() if not fonts.is_installed())


if __name__ == "__main__":
    packages = " ".join(missing())
    sys.stdout.write(packages)
    sys.exit(bool(packages))
