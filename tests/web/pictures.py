"""Take the pictures of the docs anew, of real games on the real page: `make pictures`."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.server.running import running
from tests.web.chromium import ARGUMENTS, executable
from tests.web.visiting import DESKTOP, Visitor

IMAGES = Path(__file__).parents[2] / "docs" / "images"
PHONE = ViewportSize(width=390, height=844)
COLOURS = 96
SETTLED = 1500
"""Milliseconds after which nothing moves any more."""
MOST_ACTIONS = 3000

Told = dict[str, Any]
Moment = Callable[[Told], bool]


def to_play(document: Told) -> bool:
    """One is to play a card, to a trick with two or more in it, having taken some already."""
    telling = document["telling"]
    trick = telling["trick"]
    asked = telling["decision"] is not None and telling["decision"]["kind"] == "play"
    under_way = trick is not None and len(trick["cards"]) >= 2 and telling["round"]["tricks"] >= 2
    return bool(asked and under_way and len(telling["hand"]) >= 4)


def in_round(number: int) -> Moment:
    """Such a moment, in that round or a later one."""
    return lambda document: to_play(document) and document["telling"]["round"]["number"] >= number


def to_bid(document: Told) -> bool:
    """One is to bid on a hand of some size, after somebody else."""
    telling = document["telling"]
    asked = telling["decision"] is not None and telling["decision"]["kind"] == "bid"
    return asked and telling["round"]["hand_size"] >= 6 and any(seat["bid"] is not None for seat in telling["seats"])


def to_lay_tokens(document: Told) -> bool:
    """One may lay a token with the card just played."""
    decision = document["telling"]["decision"]
    return decision is not None and decision["kind"] == "tokens"


def play_until(visitor: Visitor, code: str, moment: Moment) -> None:
    """Play whatever comes first, until the picture is worth taking."""
    for _ in range(MOST_ACTIONS):
        document = visitor.telling(code)
        if document["telling"]["legal"]:
            if moment(document):
                return
            body = {"action": document["telling"]["legal"][:2][-1], "version": document["table"]["version"]}
            visitor.context.request.post(f"/api/v1/tables/{code}/actions", data=body)
    raise AssertionError("the moment never came")


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
