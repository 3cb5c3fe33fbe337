"""The web table's own files: kept as long as they may be, compressed for browsers, and a page for every address."""

import asyncio
import gzip
import json
import subprocess
import sys

import httpx
import pytest
from fastapi import FastAPI

from followsuit.server.web.page import Page, page_routes

HOME = "<!doctype html><title>Followsuit</title>" + "<p>Pull up a chair.</p>" * 20
PEOPLE = "text/html,application/xhtml+xml"


@pytest.fixture
def folder(tmp_path):
    """A page that was built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(HOME)
    (tmp_path / "assets" / "index-a1b2.js").write_text("let followed = 'suit';\n" * 40)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    return tmp_path


class Browser:
    """Somebody who looks at the page in a folder."""

    def __init__(self, folder):
        self._app = FastAPI()
        self._app.include_router(page_routes(Page(folder)))

    def get(self, address, **headers):
        """What is at an address; its raw bytes are in `extensions`."""
        return asyncio.run(self._get(address, headers))

    async def _get(self, address, headers):
        transport = httpx.ASGITransport(self._app)
        async with httpx.AsyncClient(transport=transport, base_url="http://followsuit.test") as client:
            async with client.stream("GET", address, headers=headers) as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            return httpx.Response(answer.status_code, headers=answer.headers, content=raw, extensions={"raw": raw})


@pytest.fixture
def browser(folder):
    """Somebody who looks at it."""
    return Browser(folder)


@pytest.mark.parametrize("address", ["/", "/table/bcdfghjkmn", "/replay/bcdfghjkmn", "/rules/zole", "/new/zole"])
def test_every_address_of_the_client_is_the_one_page(browser, address):
    """The client draws what the address names."""
    answer = browser.get(address)

    assert (200, HOME, "no-cache") == (answer.status_code, answer.text, answer.headers["cache-control"])


def test_a_file_named_by_its_content_is_kept_for_ever(browser):
    """Others are asked for again, for they may change."""
    kept = [browser.get(name).headers["cache-control"] for name in ("/assets/index-a1b2.js", "/icon.svg")]

    assert ["public, max-age=31536000, immutable", "no-cache"] == kept


def test_files_are_compressed_for_those_who_take_it(browser):
    """And sent as they are to others, or where compressing would not make them smaller."""
    zipped = browser.get("/assets/index-a1b2.js")
    plain = browser.get("/assets/index-a1b2.js", **{"accept-encoding": "identity"})

    assert "gzip" == zipped.headers["content-encoding"]
    assert plain.content == gzip.decompress(zipped.extensions["raw"])
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in browser.get("/icon.svg").headers


def test_files_have_the_kind_that_browsers_want(browser):
    """Whatever the system believes about their endings."""
    kinds = [
        browser.get(name).headers["content-type"].partition(";")[0]
        for name in ("/assets/index-a1b2.js", "/icon.svg", "/manifest.webmanifest")
    ]

    assert ["text/javascript", "image/svg+xml", "application/manifest+json"] == kinds


def test_a_dead_link_is_a_page_for_people_and_a_refusal_for_programs(browser):
    """Both say that there is nothing."""
    people, programs = browser.get("/what/ever", accept=PEOPLE), browser.get("/what/ever")
    api = browser.get("/api/v1/nothing", accept=PEOPLE)

    assert (404, HOME) == (people.status_code, people.text)
    assert (404, "request/unknown") == (programs.status_code, programs.json()["error"]["code"])
    assert (404, "request/unknown") == (api.status_code, api.json()["error"]["code"])


def test_a_server_without_a_built_page_says_how_to_build_it(tmp_path):
    """It runs from sources then, and the API is there all the same."""
    answer = Browser(tmp_path).get("/")

    assert (503, "page/not-built") == (answer.status_code, answer.json()["error"]["code"])


def test_the_description_that_the_pages_types_are_made_from_is_printed_in_a_stable_order():
    """Keys in order, so that the same server prints the same text."""
    command = [sys.executable, "-m", "followsuit.server.web.openapi"]
    printed = subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout
    described = json.loads(printed)

    assert json.dumps(described, indent=1, sort_keys=True, ensure_ascii=False) + "\n" == printed
    assert "Frame" in described["components"]["schemas"]
