"""Take the pictures of the docs anew, of real games on the real page: `make pictures`."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.running import running
from tests.web.chromium import ARGUMENTS, executable
from tests.web.moments import in_round, play_until, to_bid, to_lay_tokens, to_play
from tests.web.visiting import DESKTOP, Visitor

IMAGES = Path(__file__).parents[2] / "docs" / "images"
PHONE = ViewportSize(width=390, height=844)
COLOURS = 96
SETTLED = 1500
"""Milliseconds after which nothing moves any more."""


def take(visitor: Visitor, name: str) -> None:
    """Write what the page shows, in few colours."""
    visitor.page.wait_for_timeout(SETTLED)
    picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
    path = IMAGES / f"{name}.png"
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def main() -> None:
    """Take them all."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), pace=0) as site,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS) as browser,
    ):
        take_all(browser, site.address)


def take_all(browser: Browser, address: str) -> None:
    """Visit, play and take."""
    for name, size, scheme, game, bots, options, moment in (
        ("table-desktop", DESKTOP, "light", "boerenbridge", 3, {"schedule": "fifteen"}, in_round(7)),
        ("zole-phone", PHONE, "light", "zole", 2, {}, to_play),
        ("bid-phone", PHONE, "light", "elemental", 3, {}, to_bid),
        ("tokens-phone", PHONE, "dark", "ninja-whist", 3, {}, to_lay_tokens),
    ):
        visitor = Visitor(browser, address, size, color_scheme=scheme)
        code = visitor.table(game, [None, *["greedy"] * bots], options=options)
        play_until(visitor, code, moment)
        visitor.page.reload()
        take(visitor, name)
        visitor.context.close()
    visitor = Visitor(browser, address, PHONE, color_scheme="dark")
    visitor.page.goto("/")
    take(visitor, "home-phone")
    visitor.context.close()
    visitor = Visitor(browser, address, DESKTOP, color_scheme="dark")
    code = visitor.table("boerenbridge", [None, "greedy", "greedy", "greedy"])
    visitor.finish(code)
    visitor.page.goto(f"/replay/{code}")
    for _ in range(30):
        visitor.page.keyboard.press("ArrowRight")
    take(visitor, "replay-desktop")
    visitor.context.close()


if __name__ == "__main__":
    main()
