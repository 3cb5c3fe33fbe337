"""OpenSpiel's Skat: no auction of values, the first who names a game plays it, and it counts card points only.

The game is named before the skat is seen; the skat is always taken. So it judges discards, play and card points, not
what a game is worth.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.judges.judge import Theirs, load
from tests.judges.numbering import Numbering

CARDS = Numbering(suits="dhsc", ranks="789QKTAJ", by_rank=False)
PASS = 32
GAMES = {"d": 33, "h": 34, "s": 35, "c": 36, "grand": 37, "null": 38}


def deal(hands: Sequence[Sequence[str]], skat: Sequence[str]) -> Theirs:
    """The state after a deal; the first hand is forehand's, who names a game or passes first, and leads."""
    state = load("skat", {})
    for first, last in ((0, 3), (None, None), (3, 7), (7, 10)):
        dealt = [skat] if first is None else [hand[first:last] for hand in hands]
        for card in (card for cards in dealt for card in cards):
            state.apply_action(CARDS.number(card))
    return state


def solo_points(solo_return: float) -> int:
    """The card points of the solo side, discards included, by the return of the solo player; in Null 90 or 30."""
    return round(60 + 120 * solo_return)
