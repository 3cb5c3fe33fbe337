"""A Chromium for the tests of the web table: Playwright's own if it was installed, else the system's.

`python -m tests.web.chromium` says by its exit code whether there is one.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first draws pages as the others do, without the windows around them, and takes a fifth less time."""
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def executable(playwright: Playwright) -> str | None:
    """The program, or none."""
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else next(filter(None, map(shutil.which, NAMES)), None)


if __name__ == "__main__":
    with sync_playwright() as started:
        sys.exit(executable(started) is None)
