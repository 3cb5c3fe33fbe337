"""A real server with the built page, and real browsers that visit it. `make page browser` has to have run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

import followsuit as fs
from followsuit.bots.shelf import COMPILED, prepare
from followsuit.server.page import FOLDER
from tests.server.running import Site, running
from tests.web.chromium import ARGUMENTS, executable
from tests.web.visiting import PATIENCE, PHONE, Visitor

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium. It is closed with the last test of this folder: its event loop would be in the way of others."""
    with sync_playwright() as playwright:
        program = executable(playwright)
        assert program is not None, "There is no Chromium: make browser"
        with playwright.chromium.launch(executable_path=program, args=ARGUMENTS) as browser:
            yield browser


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose bots do not seem to think: they are compiled before anybody waits for one."""
    assert (FOLDER / "index.html").exists(), "The web table was not built: make page"
    for game in fs.games().values():
        prepare(sorted(COMPILED), game, lambda _: None)
    with running(tmp_path_factory.mktemp("site"), pace=0) as site:
        yield site


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """Lets somebody come with a browser that nobody has used yet; at the end none may have met a fault in the page."""
    visitors: list[Visitor] = []

    def come(size: ViewportSize = PHONE, *, at: str = site.address, **more: Any) -> Visitor:
        visitors.append(Visitor(browser, at, size, **more))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [] == [fault for visitor in visitors for fault in visitor.faults]
