"""A real server with the built page, and real browsers that visit it. `make page browser` has to have run."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from followsuit.server.web.page import FOLDER
from tests.compiled import compile_players
from tests.server.running import Site, running
from tests.web.chromium import ARGUMENTS, executable
from tests.web.fonts import SETS
from tests.web.visiting import PATIENCE, PHONE, Visitor
from tests.web.visitors import Visitors

Visit = Callable[..., Visitor]
Browsers = Callable[[str], Browser]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browsers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browsers]:
    """A Chromium for each set of fonts, which sees no others; started when it is first asked for.

    They are closed with the last test of this folder: their event loop would be in the way of others.
    """
    with sync_playwright() as playwright, ExitStack() as stack:
        program = executable(playwright)
        assert program is not None, "There is no Chromium: make browser"
        started: dict[str, Browser] = {}

        def browser(fonts: str) -> Browser:
            if not SETS[fonts].is_installed():
                pytest.skip(f"{SETS[fonts].family} is not installed: make browser, or on Debian {SETS[fonts].package}")
            if fonts not in started:
                file = SETS[fonts].configured(tmp_path_factory.mktemp(fonts))
                environment: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(file)}
                launched = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, env=environment)
                started[fonts] = stack.enter_context(launched)
            return started[fonts]

        yield browser


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose bots do not seem to think: they are compiled before anybody waits for one."""
    assert (FOLDER / "index.html").exists(), "The web table was not built: make page"
    compile_players()
    with running(tmp_path_factory.mktemp("site"), pace=0) as site:
        yield site


@pytest.fixture(scope="package")
def visitors(browsers: Browsers) -> Visitors:
    """Whoever has come so far, and their browsers."""
    return Visitors(browsers)


@pytest.fixture
def visit(visitors: Visitors, site: Site) -> Iterator[Visit]:
    """Lets somebody come with a browser as if nobody had used it yet; at the end none may have met a fault in the page.

    A test that changes a browser for good, or is about what a new one does, asks for its `own`.
    """

    def come(size: ViewportSize = PHONE, *, at: str = site.address, own: bool = False, **more: Any) -> Visitor:
        return visitors.come(at, size, own=own or at != site.address, **more)

    yield come
    assert [] == visitors.leave()
