"""What a link shows of itself where it is posted: Open Graph tags in the page's head.

Of a table no more is told than any stranger with the link may see, and nobody's name.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from followsuit.errors import FollowsuitError
from followsuit.language.message import Message
from followsuit.language.wording import language
from followsuit.server.live.hall import Hall
from followsuit.server.table.model import Table
from followsuit.server.web.short_codes import code_meant
from followsuit.server.web.wording import language_of_errors

SAID = "t"
"""The first word of addresses that name a table by words or few letters."""
OF_A_TABLE = (SAID, "table", "join", "replay", "explore", "review")
PATIENCE = 1.0
"""Seconds that the page waits for a table to be found: it can do without."""
PICTURE = "preview.png"
WIDTH, HEIGHT = 1200, 630


@dataclass(frozen=True, slots=True)
class Preview:
    """What is shown of a link: words, and the game whose picture goes with them."""

    title: Message
    description: Message
    game: str | None = None


USUAL = Preview(Message("preview/title"), Message("preview/says"))


async def preview_of(request: Request, path: str) -> Preview:
    """What the link to a place of the page shows."""
    place, _, code = path.partition("/")
    hall: Hall | None = getattr(request.app.state, "hall", None)
    if hall is None or place not in OF_A_TABLE or not code or "/" in code:
        return USUAL
    try:
        async with asyncio.timeout(PATIENCE):
            desk = await hall.desk(await code_meant(request, hall, code) if place == SAID else code)
    except (FollowsuitError, TimeoutError):
        # The page itself says what is wrong.
        return USUAL
    return _of_table(desk.table) if desk.table.may_enter(None) else USUAL


def _of_table(table: Table) -> Preview:
    free = sum(seat.is_open for seat in table.seats)
    facts = {"game": table.game.name, "free": free}
    status = "full" if table.status == "open" and not free else table.status
    return Preview(Message("preview/table", facts), Message(f"preview/{status}", facts), table.game.key)


def tags(request: Request, preview: Preview, pictures: frozenset[str]) -> str:
    """The tags themselves, escaped; with the picture of the game, if there is one among these."""
    hall: Hall | None = getattr(request.app.state, "hall", None)
    public = None if hall is None else hall.settings.public_url
    site = (public or str(request.base_url)).rstrip("/")
    own = f"preview/{preview.game}.png"
    words = language(language_of_errors(request))
    told = {
        "og:site_name": "Followsuit",
        "og:type": "website",
        "og:title": words.say(preview.title),
        "og:description": words.say(preview.description),
        "og:url": site + request.url.path,
        "og:image": f"{site}/{own if own in pictures else PICTURE}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words.say(preview.title),
    }
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in told.items()]
    return "".join((*lines, '<meta name="twitter:card" content="summary_large_image" />'))
