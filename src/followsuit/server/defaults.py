"""What is usual where nobody chose anything else, and what can be chosen: once, for the server, its API and the page.

`npm run schema` writes what the page needs of it to web/src/net/defaults.ts.
"""

from __future__ import annotations

from collections.abc import Mapping

PACE: float = 1
"""How many seconds a bot seems to think."""
TAKEOVER_SECONDS = 60.0
"""How long the others wait for somebody who is away before a bot plays for them."""
ROUND_PAUSE = 15.0
"""How many seconds the scores are looked at between rounds, unless somebody goes on."""
CUSTOMS: Mapping[str, tuple[float, float]] = {
    "pace": (0, 60),
    "decision_seconds": (1, 3600),
    "bank_seconds": (1, 86_400),
    "takeover_seconds": (1, 86_400),
    "round_pause": (0, 3600),
}
"""The bounds of those customs of a table that are numbers."""
EXTRA_SECONDS = 30.0
"""How much time somebody gives to whoever is to act."""
MOST_EXTRA = 600.0
LONGEST_NAME = 24
LONGEST_TEXT = 200
"""Of what is said at a table, in signs that can be seen."""
FEWEST_TABLES, MOST_TABLES = 2, 4
"""Of a match."""
MOST_DEALS = 24
"""Of each of its tables."""
SILENCE = 60.0
"""How many seconds a client may say nothing through its WebSocket before it is taken to be gone."""

FOR_THE_PAGE = (
    "EXTRA_SECONDS",
    "FEWEST_TABLES",
    "LONGEST_NAME",
    "LONGEST_TEXT",
    "MOST_DEALS",
    "MOST_TABLES",
    "SILENCE",
)
"""Those that the page needs before it has asked the server for anything."""
