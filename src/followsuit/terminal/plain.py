"""Plain letters for the signs that a terminal may not have, so that a game can be played on it all the same."""

from __future__ import annotations

import codecs
from collections.abc import Mapping
from functools import cache

PLAIN = "followsuit.plain"
"""How a stream answers what it cannot encode: the name that `errors` takes."""
SIGNS = {
    "−": "-", "–": "-", "·": "-", "±": "+/-", "×": "x", "→": "->", "▸": ">", "›": ">", "…": "...", "✓": "+", "✗": "x",
    "„": '"', "“": '"', "”": '"', "’": "'", "\u202f": " ",
}  # fmt: skip
"""Those that belong to no deck."""


@cache
def _letters() -> Mapping[str, str]:
    """What a card's sign is typed as, and the other signs."""
    from followsuit.engine.game import games  # noqa: PLC0415 - takes its time, and most terminals have all signs

    decks = [game.rules.deck for game in games().values()]
    suits = {suit.sign: suit.letter for deck in decks for suit in deck.suits}
    ranks = {rank: spelling for deck in decks for spelling, rank in deck.spellings.items()}
    return SIGNS | suits | ranks


def _spell(error: UnicodeError) -> tuple[str, int]:
    """The letters for what could not be encoded, with a question mark for a sign that has none."""
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end]
    return "".join(_letters().get(sign, "?") for sign in signs), error.end


codecs.register_error(PLAIN, _spell)
