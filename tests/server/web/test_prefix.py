"""A server below a path of another site: nobody else has to know of it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Scope

from followsuit.server.run.settings import Settings
from followsuit.server.web.app import create_app
from followsuit.server.web.page import Page
from followsuit.server.web.prefix import BelowPrefix
from followsuit.server.web.request_log import path_of

PREFIX = "/games/cards"
SOURCES = Path(__file__).parents[3] / "web" / "src"


def path_behind(path: str, prefix: str = PREFIX) -> str:
    """The path that the application sees."""
    seen = []

    async def app(scope: Scope, *_: Any) -> None:
        seen.append(scope["path"])

    async def nobody(*_: Any) -> Any:
        raise AssertionError("nothing is sent or received")

    asyncio.run(BelowPrefix(app, prefix=prefix)({"type": "http", "path": path}, nobody, nobody))
    return str(seen[0])


@pytest.mark.parametrize(
    ("asked", "seen"),
    [
        ("/games/cards", "/"),
        ("/games/cards/", "/"),
        ("/games/cards/table/bcdfghjkmn", "/table/bcdfghjkmn"),
        ("/games/cards/games/cards", "/games/cards"),
        ("/games/cardsharp", "/games/cardsharp"),
        ("/api/v1/tables", "/api/v1/tables"),
        ("/readyz", "/readyz"),
    ],
)
def test_the_prefix_is_taken_off_once(asked, seen):
    """A path that a proxy has stripped, or a machine asks for that stands beside the server, stays as it is."""
    assert seen == path_behind(asked)
    assert asked == path_behind(asked, prefix="")


def test_cards_are_kept_out_of_logs_below_a_prefix_too():
    """The log has the path as it was asked for, but for the cards in it."""
    scope = {"raw_path": b"/games/cards/zole/play/QC", "path": "/zole/play/QC"}

    assert "/games/cards/zole/play/…" == path_of(scope)


def test_pages_are_told_where_their_files_are(tmp_path):
    """Pages only: whatever else begins with a dot in a script is its own affair."""
    (tmp_path / "offline.html").write_text('<img src="./icon.svg" /><a href="">Again</a>')
    (tmp_path / "worker.js").write_text('const name="./icon.svg"')

    def read(name: str, prefix: str) -> str:
        answer = Page(tmp_path, prefix).file(name)
        assert answer is not None
        return bytes(answer.body).decode()

    assert '<img src="/games/cards/icon.svg" /><a href="">Again</a>' == read("offline.html", PREFIX)
    assert '<img src="/icon.svg" /><a href="">Again</a>' == read("offline.html", "")
    assert 'const name="./icon.svg"' == read("worker.js", PREFIX)


def test_the_description_of_the_api_says_where_its_paths_are():
    """For programs that are made from it; at the root of a site nothing needs to be said."""
    below = create_app(Settings(public_url=f"https://example.org{PREFIX}")).openapi()
    usual = create_app(Settings()).openapi()

    assert [{"url": PREFIX}] == below["servers"]
    assert "servers" not in usual
    assert json.dumps(usual["paths"]) == json.dumps(below["paths"])


def test_no_link_of_the_page_forgets_the_prefix():
    """Links are made by `linkTo`, which knows it."""
    forgetful = [file.name for file in sorted(SOURCES.rglob("*.svelte")) if 'href="/' in file.read_text("utf-8")]

    assert [] == forgetful
