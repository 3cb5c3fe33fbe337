"""The key of a picture: the letter of each seat with its name."""

from __future__ import annotations

from collections.abc import Sequence

from followsuit.knowledge.pictures.captions import Captions
from followsuit.knowledge.pictures.cards import draw_seat
from followsuit.knowledge.pictures.paper import MARGIN, SMALL, Paper, width_of

ROW = 26


def draw_key(paper: Paper, captions: Captions, seats: Sequence[int], top: float) -> float:
    """Seats with their names below `top`, in as many lines as they need; the foot of the last."""
    if not seats:
        return top
    x, y = float(MARGIN), top + 20
    for seat in seats:
        needed = 26 + width_of(captions.names[seat], SMALL) + 18
        if x > MARGIN and x + needed > paper.width - MARGIN:
            x, y = float(MARGIN), y + ROW
        draw_seat(paper, captions.letters[seat], seat, x + 10, y - 5)
        paper.text(x + 26, y, captions.names[seat], size=SMALL)
        x += needed
    return y + 6
