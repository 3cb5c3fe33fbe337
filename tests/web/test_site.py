"""The documentation as a site: whole, and what people look for is found."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import until
from tests.web.fonts import USUAL
from tests.web.visiting import DESKTOP, PATIENCE, PHONE

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


class Quiet(SimpleHTTPRequestHandler):
    """Hands out files, and tells nobody."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - so it is called where it comes from
        """Say nothing."""


@pytest.fixture(scope="module")
def documentation() -> Iterator[str]:
    """Where the site is, built as `make site` builds it."""
    done = subprocess.run([sys.executable, ROOT / "docs" / "site.py"], capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stdout + done.stderr
    assert "No issues found" in done.stdout + done.stderr
    handler = partial(Quiet, directory=str(ROOT / "build" / "site"))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def listed(nav: Any) -> Iterator[str]:
    """Every page that the site's menu names."""
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from listed(part)


def search_is_open(page: Page) -> bool:
    """Press the key that opens it, unless it is open; the page may not listen yet."""
    if not page.get_by_role("combobox", name="Search").is_visible():
        page.keyboard.press("/")
    return page.get_by_role("combobox", name="Search").is_visible()


def test_every_page_is_in_the_menu_once():
    """A page that nobody could find is noticed here."""
    project = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]

    assert sorted(str(page.relative_to(ROOT)) for page in PAGES) == sorted(listed(project["nav"]))


def test_what_people_look_for_is_found(browsers, documentation):
    """By the words they use; nothing is fetched from any other site, and links lead on."""
    page = browsers(USUAL).new_page(viewport=DESKTOP)
    page.set_default_timeout(PATIENCE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for words, path in (
        ("write a bot", "docs/writing-a-player/"),
        ("install", "docs/install/"),
        ("docker", "docs/operating/"),
    ):
        page.goto(documentation)
        until(partial(search_is_open, page))
        page.get_by_role("combobox", name="Search").fill(words)
        page.locator(f"[role=option][href*='{path}']").first.click()
        expect(page).to_have_url(re.compile(re.escape(f"{documentation}/{path}")))
    assert [] == [url for url in asked if not url.startswith((documentation, "data:", "blob:"))]
    page.close()


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_pages_are_read_on_a_phone_by_day_and_by_night(browsers, documentation, colors):
    """No page is wider than the phone, and dark is dark."""
    page = browsers(USUAL).new_page(viewport=PHONE, color_scheme=colors)
    for path in ("", "docs/operating/", "docs/games/zole/", "docs/server/"):
        page.goto(f"{documentation}/{path}")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (colors == "dark") == (sum(map(int, ground.strip("rgba()").split(",")[:3])) < 200)
    page.close()
